//! Claim's bots: people of the realm, who wait for its next king or queen.

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
