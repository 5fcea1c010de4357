//! All tests of the public interface in one program, which is built much faster than one for each file.

mod answers;
mod arena;
mod exact_play;
mod exploit;
mod heuristic;
mod policy_search;
mod reasons;
