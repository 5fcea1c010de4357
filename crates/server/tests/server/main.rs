//! The server as its visitors find it: the real server on a real socket.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

mod accounts;
mod authenticator;
mod bots;
mod challenges;
mod client;
mod days;
mod devices;
mod durability;
mod exact_play;
mod games;
mod gate;
mod golden;
mod identity;
mod mail;
mod migration;
mod moderation;
mod nodes;
mod noise;
mod notices;
mod origins;
mod overload;
mod pairing;
mod passkeys;
mod plans;
mod presence;
mod published;
mod push_service;
mod ratings;
mod records;
mod recovery;
mod running;
mod secrets;
mod security;
mod shuffle;
mod slow;
mod smtp_server;
mod tables;
mod tokens;
mod unread;
mod wire;
