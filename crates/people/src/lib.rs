#![doc = include_str!("../README.md")]

mod address_block;
mod departure;
mod examine;
mod moment;
mod names;
mod pairing;
mod rating;
mod ratings;
mod record;
mod result;

pub use address_block::{AddressBlock, BadAddressBlock};
pub use departure::{DEPARTURES_FREE, DEPARTURES_KEPT, departed, wait_until};
pub use examine::{examination, examine_all, unreadable};
pub use moment::utc;
pub use names::{BadName, check_name, name_forms};
pub use pairing::Seeker;
pub use rating::{Placement, Rating, rate};
pub use ratings::Ratings;
pub use record::{rebuild, record_results};
pub use result::{result, results};
