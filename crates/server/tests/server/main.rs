//! The server as its visitors find it: the real server on a real socket.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod accounts;
mod bots;
mod client;
mod devices;
mod durability;
mod games;
mod gate;
mod golden;
mod identity;
mod migration;
mod nodes;
mod noise;
mod origins;
mod overload;
mod presence;
mod ratings;
mod records;
mod recovery;
mod running;
mod secrets;
mod shuffle;
mod slow;
mod tables;
mod unread;
mod wire;
