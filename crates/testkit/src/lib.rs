//! What tests share: the laws every game must pass, and naive second engines to compare
//! with. For tests only.

pub mod faulty;
pub mod golden;
pub mod laws;
pub mod naive_claim;
pub mod naive_defaite;
pub mod naive_rats;
pub mod rulebook;
