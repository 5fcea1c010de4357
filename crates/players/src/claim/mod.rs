//! Claim: heuristics, and the model of worlds that the search uses.
//!
//! Two players: a fitted evaluation judges phase one ([`fit`](mod@fit) makes its weights), or the
//! `lookahead` of two evaluations where there is time. The exact solver plays phase two; where that
//! is lost, `swindle` chooses the card after which an opponent errs most easily. Random play judges
//! everything else, and tables of three and four.

mod belief;
mod endgame;
mod evaluator;
pub mod exploit;
mod features;
mod finisher;
pub mod fit;
mod heuristic;
mod lookahead;
mod model;
mod net;
mod networks;
mod one_trick;
mod open;
mod playable;
mod policy;
mod stored;
mod swindle;
mod weights;

pub use endgame::EndgameSolver;
pub use model::ClaimModel;
pub(crate) use networks::network;
pub use swindle::Swindle;
