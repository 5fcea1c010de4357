//! A dishonest server tries to choose the deck after its pledge.

use super::*;
use crate::shuffle::SeatShare;
use crate::{Asked, Command, Entropy, Entry, Happening, SeatSecret, Setup, Table, Time};
use interregnum_games::claim::Claim;
use interregnum_kernel::Seed;
use serde_json::json;
use std::collections::BTreeSet;

const HONEST: Contribution = Contribution([7; 16]);
const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// A game in which the honest seat 0 promised and showed its bytes and seat 1 promised nothing.
struct Played {
    record: Value,
    pledge: Pledge,
    table: TableId,
    /// What the honest seat saw before it showed its bytes: the pledge, and the promise of each seat.
    seen: (String, Vec<Option<String>>),
}

fn played(algorithm: Algorithm) -> Played {
    let options = json!({"players": 2, "kingdom": ["Go", "Kn", "Dw", "Un", "Do"], "leader": 0});
    let people = [1, 2].map(|byte| SeatSecret::from_bytes([byte; 16]).person());
    let table = TableId::from_bytes([4; 10]);
    let (now, entropy) = (Time(0), Entropy([9; 32]));
    let made = Table::create(table.clone(), Setup::new("claim", options), people[0], now, entropy);
    let mut made = made.expect("a table");
    let Happening::Created { pledge, .. } = &mut made.what else { panic!("a table is made first") };
    let (secret, salt) = pledge.open();
    *pledge = Pledge::read(&secret, &salt, algorithm).expect("digits");
    let pledge = *pledge;
    let mut log: Vec<Entry> = vec![made];
    let promise = pledge.deal(&table, 1).promise(SEATS[0], HONEST);
    let sit = |seat: Seat, commitment| Command::Sit {
        seat: Some(seat),
        name: format!("P{seat}"),
        commitment,
        commits: false,
    };
    let asked = [
        (0, sit(SEATS[0], Some(promise))),
        (1, sit(SEATS[1], None)),
        (0, Command::Show { bytes: HONEST }),
        (1, Command::Resign),
    ];
    for (number, (who, command)) in asked.into_iter().enumerate() {
        let id = format!("r{number}").parse().expect("a name");
        let table = Table::load(&log).expect("a log");
        let asked = Asked { who: people[who], id, command, now, entropy };
        log.extend(table.decide(&asked).expect("allowed").expect("it happens").entries);
    }
    let record = Table::load(&log).expect("a log").record().expect("a game that is over");
    let seen =
        (pledge.commitment(&pledge.deal(&table, 1)).to_string(), vec![Some(promise.to_string()), None]);
    Played { record: serde_json::from_str(&record).expect("a record"), pledge, table, seen }
}

impl Played {
    /// The record with other bytes and another promise of a seat, and with the deal that follows.
    fn forged(&self, seat: Seat, bytes: Contribution, promise: Option<Commitment>) -> String {
        let mut record = self.record.clone();
        let part = &mut record["shuffle"]["seats"][seat.index()];
        part["bytes"] = bytes.to_string().into();
        part["commitment"] = promise.map_or(Value::Null, |promise| promise.to_string().into());
        let digits = |seat: &Value| hex::bytes(seat["bytes"].as_str().expect("digits")).map(Contribution);
        let seats = record["shuffle"]["seats"].as_array().expect("seats").iter();
        let all: Vec<_> = seats.map(|seat| digits(seat).expect("digits")).collect();
        let seed = self.pledge.seed(&self.pledge.deal(&self.table, 1), &all);
        self.with_deal(record, seed)
    }

    fn with_deal(&self, mut record: Value, seed: Seed) -> String {
        let options = serde_json::from_value(record["options"].clone()).expect("options");
        record["deal"] = serde_json::to_value(Claim::deal(&options, seed)).expect("a deal");
        assert_ne!(self.record["deal"], Value::Null);
        record.to_string()
    }

    /// Whether the honest seat accepts a record: it is proved, the pledge and the promises are those
    /// that the seat saw, and its own bytes are in it.
    fn accepts(&self, record: &str) -> bool {
        check_shuffle(record).is_ok_and(|checked| {
            let promises: Vec<_> = checked.seats.iter().map(|part| part.promise.clone()).collect();
            (checked.commitment, promises) == self.seen && checked.seats[0].origin == Origin::Shown
        })
    }

    /// The different decks that a server can make the honest seat accept with everything it could
    /// choose after the seat has shown its bytes.
    fn grind(&self) -> BTreeSet<String> {
        let deal = self.pledge.deal(&self.table, 1);
        let tries = (0..500u64).map(|number| Contribution(drawn(number)));
        let mut forged: Vec<String> = vec![self.record.to_string()];
        for bytes in tries {
            // Other bytes for the seat without a promise; a promise invented for it, shown or
            // withheld; other bytes in the place of the honest seat's.
            forged.push(self.forged(SEATS[1], bytes, None));
            let promise = deal.promise(SEATS[1], bytes);
            forged.push(self.forged(SEATS[1], bytes, Some(promise)));
            let withheld = self.pledge.bytes(&deal, SEATS[1], SeatShare::Withheld(promise));
            forged.push(self.forged(SEATS[1], withheld, Some(promise)));
            forged.push(self.forged(SEATS[0], bytes, Some(deal.promise(SEATS[0], bytes))));
            forged.push(self.forged(SEATS[0], bytes, Some(deal.promise(SEATS[0], HONEST))));
            // Another secret or salt, with the pledge of before and with one of its own.
            let other = Pledge::draw(Entropy([(bytes.0[0] ^ bytes.0[1]) | 1; 32]));
            forged.extend(self.with_secret(&other));
        }
        let deck = |line: &String| {
            let record: Value = serde_json::from_str(line).expect("a record");
            record["deal"]["deck"].to_string()
        };
        forged.iter().filter(|line| self.accepts(line)).map(deck).collect()
    }

    fn with_secret(&self, other: &Pledge) -> [String; 2] {
        let deal = self.pledge.deal(&self.table, 1);
        let bytes = |seat: Seat| {
            if seat == SEATS[0] {
                SeatShare::Shown(deal.promise(seat, HONEST), HONEST)
            } else {
                SeatShare::Nothing
            }
        };
        let bytes: Vec<_> = SEATS.iter().map(|seat| other.bytes(&deal, *seat, bytes(*seat))).collect();
        let mut record = self.record.clone();
        let (secret, salt) = other.open();
        (record["shuffle"]["secret"], record["shuffle"]["salt"]) = (secret.into(), salt.into());
        record["shuffle"]["seats"][1]["bytes"] = bytes[1].to_string().into();
        let same = self.with_deal(record.clone(), other.seed(&deal, &bytes));
        record["shuffle"]["commitment"] = other.commitment(&deal).to_string().into();
        [same, self.with_deal(record, other.seed(&deal, &bytes))]
    }
}

fn drawn(number: u64) -> [u8; 16] {
    let seed = Seed::from_number(number).child(0).0;
    std::array::from_fn(|place| seed[place])
}

#[test]
fn after_the_pledge_a_dishonest_server_finds_one_deck_only() {
    let played = played(Algorithm::Second);
    assert!(played.accepts(&played.record.to_string()));
    assert_eq!(played.grind().len(), 1);
}

#[test]
fn the_first_algorithm_let_the_server_choose_among_as_many_decks_as_it_tried() {
    let played = played(Algorithm::First);
    assert!(played.accepts(&played.record.to_string()));
    assert_eq!(played.grind().len(), 501);
}

#[test]
fn withholding_the_honest_bytes_leaves_one_other_deck_and_the_record_says_so() {
    let played = played(Algorithm::Second);
    let deal = played.pledge.deal(&played.table, 1);
    let promise = deal.promise(SEATS[0], HONEST);
    let bytes = played.pledge.bytes(&deal, SEATS[0], SeatShare::Withheld(promise));
    let record = played.forged(SEATS[0], bytes, Some(promise));
    let checked = check_shuffle(&record).expect("the record holds together");
    assert_eq!(checked.seats_of(Origin::Withheld), [SEATS[0]]);
    assert!(!played.accepts(&record), "the honest seat knows that it showed its bytes");
}
