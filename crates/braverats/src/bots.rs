//! The names of `BraveRats` bots: rats of both clans, named after cheeses like the clans
//! themselves.

pub(crate) const NAMES: [&str; 16] = [
    "Brie",
    "Cantal",
    "Edam",
    "Gouda",
    "Livarot",
    "Maroilles",
    "Mimolette",
    "Morbier",
    "Munster",
    "Pecorino",
    "Roquefort",
    "Stilton",
    "Taleggio",
    "Tilsit",
    "Tomme",
    "Wensley",
];
