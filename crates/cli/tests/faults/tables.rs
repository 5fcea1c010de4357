//! The tables at which people play while something fails: with bots, clocks and talk.

use crate::server_process::ServerProcess;
use interregnum_kernel::{Seat, Seed};
use interregnum_load::{Guest, Player};
use interregnum_table::{Clock, Setup, Span};
use serde_json::{Value, json};
use std::net::SocketAddr;

fn setup(game: &str, options: Value) -> Setup {
    let (game, clock, pace, grace) = (game.to_owned(), Clock::None, Span(0), Span::seconds(3600));
    Setup { game, options, listed: false, rated: false, clock, chat: true, pace, grace }
}

pub(crate) fn claim() -> Setup {
    setup("claim", json!({"players": 2, "kingdom": ["Go", "Kn", "Dw", "Un", "Do"], "leader": 0}))
}

pub(crate) fn rats() -> Setup {
    let options = json!({"deal": "standard", "traitor": false, "draw": false, "target": 4, "match": 1,
        "musician_cancels": false, "ambassador_keeps": true});
    setup("braverats", options)
}

pub(crate) fn defaite() -> Setup {
    setup("defaite", json!({"players": 3}))
}

/// So long for every move that it is up only if the server's downtime or waiting counts.
pub(crate) fn per_move(setup: Setup) -> Setup {
    Setup { clock: Clock::Move { span: Span::seconds(60) }, ..setup }
}

/// A game's time, which is used up only if the server's downtime counts.
pub(crate) fn per_game(setup: Setup) -> Setup {
    let clock = Clock::Bank { span: Span::seconds(120), increment: Span::seconds(1) };
    Setup { clock, ..setup }
}

impl ServerProcess {
    /// A table with a player at every seat.
    pub(crate) async fn table(&self, setup: &Setup, players: usize, seed: u64) -> Vec<Player> {
        let seats: Vec<&str> = std::iter::once("me").chain((1..players).map(|_| "open")).collect();
        self.table_with(setup, &seats, seed).await
    }

    /// A table with these holders of its seats: `me` for its host, `open` for another player, or a
    /// bot by name.
    pub(crate) async fn table_with(&self, setup: &Setup, seats: &[&str], seed: u64) -> Vec<Player> {
        table_at(self.address, setup, seats, seed).await
    }

    /// Tables of all games: of people alone, with bots, with both kinds of clock, and with talk.
    pub(crate) async fn many_tables(&self) -> Vec<Player> {
        many_tables_at(self.address, 1).await
    }

    /// A few tables, for tests in which the number of tables does not matter.
    pub(crate) async fn few_tables(&self) -> Vec<Player> {
        let people: [(Setup, &[&str]); 3] = [
            (per_game(claim()), &["me", "open"]),
            (per_move(rats()), &["me", "open"]),
            (rats(), &["me", "page"]),
        ];
        tables_at(self.address, &people, 1).await
    }
}

/// A table of a server with these holders of its seats.
async fn table_at(server: SocketAddr, setup: &Setup, seats: &[&str], seed: u64) -> Vec<Player> {
    let host = Guest::come(server, "G0").await.unwrap();
    let table = host.make_with(setup, seats).await.unwrap();
    let mut guests = vec![host];
    for seat in Seat::all(seats.len()).filter(|seat| seats[seat.index()] == "open") {
        let guest = Guest::come(server, &format!("G{seat}")).await.unwrap();
        guest.sit(&table, seat).await.unwrap();
        guests.push(guest);
    }
    let seeded = |(number, guest): (usize, Guest)| {
        let seed = Seed::from_number(seed * 10 + number as u64);
        Player::new(guest, table.clone(), seed)
    };
    guests.into_iter().enumerate().map(seeded).collect()
}

async fn tables_at(server: SocketAddr, people: &[(Setup, &[&str])], first_seed: u64) -> Vec<Player> {
    let mut players = Vec::new();
    for (seed, (setup, seats)) in (first_seed..).zip(people) {
        players.extend(table_at(server, setup, seats, seed).await);
    }
    players.iter_mut().for_each(|player| player.talks = true);
    players
}

/// Tables of all games at a server: of people alone, with bots, with both kinds of clock, and with talk.
pub(crate) async fn many_tables_at(server: SocketAddr, first_seed: u64) -> Vec<Player> {
    let people: [(Setup, &[&str]); 9] = [
        (claim(), &["me", "open"]),
        (per_game(claim()), &["me", "open"]),
        (per_move(claim()), &["me", "page"]),
        (rats(), &["me", "open"]),
        (per_move(rats()), &["me", "open"]),
        (rats(), &["page", "me"]),
        (defaite(), &["me", "open", "open"]),
        (per_move(defaite()), &["me", "page", "open"]),
        (defaite(), &["me", "page", "page"]),
    ];
    tables_at(server, &people, first_seed).await
}
