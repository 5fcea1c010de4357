//! All tests of the public interface in one program, which is built much faster than one for each file.

mod deal;
mod draft_memory;
mod engine;
mod faults;
mod hidden;
mod laws;
mod odds;
mod rules;
mod second_opinion;
mod smoke;
mod table;
