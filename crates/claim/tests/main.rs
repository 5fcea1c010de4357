//! All tests of the public interface in one program, which is built much faster than one for each file.

mod board;
mod engine;
mod faults;
mod laws;
mod phase_two;
mod reduced;
mod rules;
mod second_opinion;
mod standings;
