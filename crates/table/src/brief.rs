//! Records in few letters, for links: what cannot be worked out from the rest, and nothing twice.

use crate::analysis::written;
use interregnum_kernel::{HUMAN, Head, Playthrough, Record, Seat, SeatEntry, read_json, read_value};
use interregnum_players::{Playable, VisitPlayable, visit_playable};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Game, options, deal, names, players, and the moves: a line each, the seat's digit and the action.
#[derive(Serialize, Deserialize)]
struct Brief(String, Value, Value, Vec<String>, Vec<String>, String);

/// A record in few letters, as JSON; `None` if the text is no record.
pub fn brief_record(record: &str) -> Option<String> {
    let head = Head::read(record).ok()?;
    visit_playable(&head.game, Shorten(record)).flatten()
}

struct Shorten<'a>(&'a str);

impl VisitPlayable for Shorten<'_> {
    type Output = Option<String>;

    fn game<G: Playable>(self) -> Option<String> {
        let record = Record::<G>::read(self.0).ok()?;
        let moves: Vec<String> =
            record.moves.iter().map(|each| format!("{}{}", each.seat.index(), each.action)).collect();
        let (names, players) = record.seats.into_iter().map(|seat| (seat.name, seat.player)).unzip();
        let [options, deal] =
            [serde_json::to_value(record.options).ok()?, serde_json::to_value(record.deal).ok()?];
        serde_json::to_string(&Brief(record.game, options, deal, names, players, moves.join("\n"))).ok()
    }
}

/// The record that was made brief; `None` if the text is none, or cannot be replayed.
pub fn whole_record(brief: &str) -> Option<String> {
    let brief: Brief = read_json(brief).ok()?;
    visit_playable(&brief.0.clone(), Restore(brief)).flatten()
}

struct Restore(Brief);

impl VisitPlayable for Restore {
    type Output = Option<String>;

    fn game<G: Playable>(self) -> Option<String> {
        let Brief(game, options, deal, names, players, moves) = self.0;
        let (options, deal) = (read_value(&options).ok()?, read_value(&deal).ok()?);
        G::admits(&options).ok()?;
        let mut play = Playthrough::<G>::start(options, deal).ok()?;
        for line in moves.lines() {
            let (seat, action) = line.split_at_checked(1)?;
            play.apply(Seat::checked(seat.parse().ok()?)?, action.parse().ok()?).ok()?;
        }
        let player = |seat: usize| players.get(seat).cloned().unwrap_or_else(|| HUMAN.to_owned());
        let seats =
            names.into_iter().enumerate().map(|(seat, name)| SeatEntry { name, player: player(seat) });
        let record = Record { game, ..play.record(seats.collect()) };
        Some(written(record, &play).write())
    }
}
