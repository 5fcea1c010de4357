#![doc = include_str!("../README.md")]

pub mod faulty;
pub mod form;
pub mod golden;
pub mod laws;
pub mod naive_claim;
pub mod naive_defaite;
pub mod naive_goofspiel;
pub mod naive_rats;
pub mod rulebook;
