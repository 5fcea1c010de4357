//! `BraveRats`' bots: rats of both clans, which are called after cheeses, as the clans are.

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
