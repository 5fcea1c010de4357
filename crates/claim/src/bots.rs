//! The names of Claim's bots: people of the realm.

pub(crate) const NAMES: [&str; 16] = [
    "Aldwin",
    "Brannoc",
    "Corisande",
    "Edrith",
    "Faramond",
    "Grimbold",
    "Hesper",
    "Isaura",
    "Jorund",
    "Liothe",
    "Maelis",
    "Orlan",
    "Sigrun",
    "Tavish",
    "Ulfrid",
    "Wenna",
];
