//! All tests of the public interface in one program, which is built much faster than one for each file.

mod braverats;
mod claim;
mod draft;
mod draw;
mod games;
mod goofspiel;
mod hidden;
mod matrices;
mod perfect;
mod toys;
mod variants;
