#![doc = include_str!("../README.md")]

mod rating;
mod ratings;
mod record;
mod result;

pub use rating::{Placement, Rating, rate};
pub use ratings::Ratings;
pub use record::{rebuild, record_results};
pub use result::{result, results};
