//! All tests of the public interface in one program, which is built much faster than one for each file.

mod arrows;
mod bots;
mod describe;
mod forms;
mod golden;
mod named;
mod playthrough;
mod public;
mod results;
mod size;
mod unused;
