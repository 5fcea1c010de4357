//! What tests share.
pub mod naive_claim;
