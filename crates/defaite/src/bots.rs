//! The names of La Défaite's bots: invented ladies and gentlemen of the court of 1625.

pub(crate) const NAMES: [&str; 16] = [
    "Aude de Vair",
    "Aymar de Lorn",
    "Berthe de Luce",
    "Cyr de Maulne",
    "Didier de Brac",
    "Éloi de Ferrac",
    "Flore de Cers",
    "Gaspard de Nuis",
    "Hélie de Torcy",
    "Inès de Valbry",
    "Josse de Pont",
    "Lise de Marcé",
    "Odon de Riez",
    "Pons de Verne",
    "Renaud de Bry",
    "Sabine de Mons",
];
