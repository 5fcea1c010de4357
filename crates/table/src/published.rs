//! Games that were played elsewhere, at one device or against bots, and that a server shows to everybody.

use interregnum_kernel::{BadRecord, BadText, HUMAN, Head, Phrase, Playthrough, Record, Rule, SeatEntry};
use interregnum_players::{Playable, VisitPlayable, visit_playable};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

use crate::TableId;

/// The longest kind of a player, such as `search:100ms`.
const LONGEST_PLAYER: usize = 24;

/// The name of a published record, as it stands in its link. It follows from the record, so that a game
/// that is sent twice is kept once.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RecordId(TableId);

impl RecordId {
    /// The name of the record that this line is.
    pub fn of(line: &str) -> Self {
        let mut bytes = [0; 10];
        bytes.copy_from_slice(&Sha256::digest(line)[..10]);
        Self(TableId::from_bytes(bytes))
    }
}

impl fmt::Display for RecordId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for RecordId {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        text.parse().map(Self).map_err(|_| BadText::new("record", text))
    }
}

/// Why a record is not published.
#[derive(Clone, PartialEq, Debug)]
pub struct Unpublishable {
    /// What is wrong with it.
    pub why: Phrase,
    /// The rule that it breaks, if it breaks one.
    pub rule: Option<Rule>,
}

impl From<BadRecord> for Unpublishable {
    fn from(bad: BadRecord) -> Self {
        Self { why: bad.phrase(), rule: None }
    }
}

/// The line to publish for a record that somebody sends: replayed by the rules, with nothing in it but the
/// game. Names of people are replaced by what `person` says of their seats, since nobody can prove a name;
/// bots get the names that they have everywhere. The proof of a shuffle is left out: no server dealt it.
pub fn published_line(record: &str, person: impl Fn(usize) -> String) -> Result<String, Unpublishable> {
    let head = Head::read(record)?;
    let unknown = || BadRecord::UnknownGame { found: head.game.clone() };
    visit_playable(&head.game, Publish(record, person)).unwrap_or_else(|| Err(unknown().into()))
}

struct Publish<'a, F>(&'a str, F);

impl<F: Fn(usize) -> String> VisitPlayable for Publish<'_, F> {
    type Output = Result<String, Unpublishable>;

    fn game<G: Playable>(self) -> Self::Output {
        let Self(text, person) = self;
        let record = Record::<G>::read(text)?;
        if record.moves.is_empty() {
            return Err(Unpublishable { why: Phrase::new("record-no-moves"), rule: None });
        }
        let play = Playthrough::<G>::from_record(&record)
            .map_err(|fault| Unpublishable { why: fault.phrase(), rule: fault.rule() })?;
        let seats = record.seats.iter().enumerate();
        let seats = seats.map(|(seat, entry)| anonymous(seat, entry, &person)).collect::<Result<_, _>>()?;
        let mut line = play.record(seats);
        line.moves.iter_mut().for_each(|each| each.legal = None);
        Ok(line.write())
    }
}

/// Who sat at a seat, without a name that its sender chose.
fn anonymous(
    seat: usize,
    entry: &SeatEntry,
    person: impl Fn(usize) -> String,
) -> Result<SeatEntry, BadRecord> {
    let player = &entry.player;
    if player == HUMAN {
        return Ok(SeatEntry { name: person(seat), player: player.clone() });
    }
    let is_plain =
        |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || b":.-".contains(&letter);
    if (1..=LONGEST_PLAYER).contains(&player.len()) && player.bytes().all(is_plain) {
        return Ok(SeatEntry { name: player.clone(), player: player.clone() });
    }
    Err(BadRecord::Field { path: format!("seats[{seat}].player"), message: "no kind of player".to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOLDEN: &str = include_str!("../../../golden/braverats/prince-wins.json");

    fn published(text: &str) -> Result<String, Unpublishable> {
        published_line(text, |seat| format!("Player {}", seat + 1))
    }

    fn refused(text: &str) -> String {
        published(text).unwrap_err().why.key
    }

    #[test]
    fn what_is_published_has_the_same_moves_and_nobodys_name() {
        let text = GOLDEN.trim_end().replacen("\"player\":\"random\"", "\"player\":\"human\"", 1);
        let line = published(&text).unwrap();
        assert!(!line.contains("Ada") && !line.contains("Blaise") && !line.contains("legal"), "{line}");
        assert!(line.contains(r#"{"name":"Player 1","player":"human"},{"name":"random","player":"random"}"#));
        let [before, after] =
            [&text, &line].map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
        assert_eq!(before["outcome"], after["outcome"]);
        assert_eq!(before["moves"].as_array().unwrap().len(), after["moves"].as_array().unwrap().len());
        assert_eq!(published(&line), Ok(line.clone()), "published again, it is the same");
    }

    #[test]
    fn a_record_that_could_not_have_happened_is_refused() {
        let text = GOLDEN.trim_end();
        assert_eq!(refused("{"), "record-not-json");
        assert_eq!(refused(&text.replace("braverats", "chess")), "record-unknown-game");
        assert_eq!(refused(&text.replace("\"winners\":[1]", "\"winners\":[0]")), "fault-outcome");
        let twice = text.replacen("\"action\":\"play Sp\"", "\"action\":\"play Am\"", 9);
        assert_eq!(refused(&twice), "fault-at-move");
        assert_eq!(refused(&text.replacen("\"random\"", "\"<b>\"", 1)), "record-field");
    }

    #[test]
    fn the_name_of_a_record_follows_from_it() {
        let id = RecordId::of("a line");
        assert_eq!(id.to_string().parse(), Ok(id.clone()));
        assert_ne!(id, RecordId::of("another"));
        assert!("short".parse::<RecordId>().is_err());
    }
}
