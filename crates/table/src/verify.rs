//! Checks a record's shuffle: that its deal follows from what the house and the seats had
//! promised.

use crate::{ALGORITHM, Commitment, Contribution, Pledge, TableId, hex};
use interregnum_games::{RegisteredGame, Visit, visit_record};
use interregnum_kernel::{BadRecord, BadSetup, Game, Phrase, Record, Seat, Shuffled};
use serde_json::Value;
use std::error::Error;
use std::fmt;

/// What a record's shuffle has been shown to be: the deal follows from the house's secret,
/// which was promised, and from the bytes of the seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The game's name.
    pub game: &'static str,
    /// The table at which it was dealt.
    pub table: String,
    /// What the house published before the seats contributed: to be compared with what one
    /// was shown then.
    pub commitment: String,
    /// How many seats there are.
    pub seats: usize,
    /// The seats that added bytes of their own, promised before they were shown. The house
    /// added those of the others.
    pub contributed: Vec<Seat>,
}

/// Why a record does not show that its shuffle was fair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unproved {
    /// It is no record.
    Record(BadRecord),
    /// Its game cannot begin like that.
    Setup(BadSetup),
    /// It says nothing about a shuffle.
    NoShuffle,
    /// Its seed was made in a way this program does not know.
    Algorithm {
        /// The way it names.
        found: String,
    },
    /// A part is not as many hexadecimal digits as it should be, or the table has no name.
    Digits,
    /// There is not one part for every seat.
    Seats,
    /// The secret and the salt are not those that the house promised.
    Commitment,
    /// A seat's bytes are not those that it promised.
    Promise {
        /// Which seat.
        seat: Seat,
    },
    /// The parts give another deal than that of the record.
    Deal,
}

impl Unproved {
    /// A short name that stays the same between releases.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Record(_) => "record",
            Self::Setup(_) => "setup",
            Self::NoShuffle => "no-shuffle",
            Self::Algorithm { .. } => "algorithm",
            Self::Digits => "digits",
            Self::Seats => "seats",
            Self::Commitment => "commitment",
            Self::Promise { .. } => "promise",
            Self::Deal => "deal",
        }
    }

    /// What to tell a person.
    pub fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(format!("verify-{}", self.code()));
        match self {
            Self::Record(bad) => bad.phrase(),
            Self::Setup(bad) => bad.phrase.clone(),
            Self::Algorithm { found } => phrase.with("found", found.as_str()).with("known", ALGORITHM),
            Self::Promise { seat } => phrase.with("number", seat.index()),
            _ => phrase,
        }
    }
}

impl fmt::Display for Unproved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(bad) => write!(f, "{bad}"),
            Self::Setup(bad) => write!(f, "{bad}"),
            Self::Promise { seat } => write!(f, "promise of seat {seat}"),
            other => f.write_str(other.code()),
        }
    }
}

impl Error for Unproved {}

/// Checks the shuffle of a record, given as a line of JSON. Whether the moves could have
/// happened is told by [`replay`](interregnum_kernel::replay()).
pub fn check_shuffle(line: &str) -> Result<Checked, Unproved> {
    visit_record(line, Line(line)).map_err(Unproved::Record)?
}

struct Line<'a>(&'a str);

impl Visit for Line<'_> {
    type Output = Result<Checked, Unproved>;

    fn game<G: RegisteredGame>(self) -> Self::Output {
        let record = Record::<G>::read(self.0).map_err(Unproved::Record)?;
        G::admits(&record.options).map_err(Unproved::Setup)?;
        let shuffle = record.shuffle.as_ref().ok_or(Unproved::NoShuffle)?;
        if shuffle.algorithm != ALGORITHM {
            return Err(Unproved::Algorithm { found: shuffle.algorithm.clone() });
        }
        let (pledge, table) = house(shuffle)?;
        let (bytes, contributed) = seats(shuffle)?;
        let deal = G::deal(&record.options, pledge.seed(&table, &bytes));
        let players = G::start(&record.options, &deal).map_err(Unproved::Setup)?.players();
        if bytes.len() != players {
            return Err(Unproved::Seats);
        }
        if cards::<G>(&deal) != cards::<G>(&record.deal) {
            return Err(Unproved::Deal);
        }
        let (table, commitment) = (table.to_string(), pledge.commitment().to_string());
        Ok(Checked { game: G::NAME, table, commitment, seats: players, contributed })
    }
}

/// The house's part, if it is what was promised.
fn house(shuffle: &Shuffled) -> Result<(Pledge, TableId), Unproved> {
    let table = shuffle.table.parse().map_err(|_| Unproved::Digits)?;
    let pledge = Pledge::read(&shuffle.secret, &shuffle.salt).ok_or(Unproved::Digits)?;
    let promised = hex::bytes(&shuffle.commitment).map(Commitment).ok_or(Unproved::Digits)?;
    if pledge.commitment() == promised { Ok((pledge, table)) } else { Err(Unproved::Commitment) }
}

/// The bytes of the seats, and which of them were promised by the seats themselves.
fn seats(shuffle: &Shuffled) -> Result<(Vec<Contribution>, Vec<Seat>), Unproved> {
    let (mut all, mut contributed) = (Vec::new(), Vec::new());
    for (number, part) in shuffle.seats.iter().enumerate() {
        let seat = Seat::checked(number).ok_or(Unproved::Seats)?;
        let bytes = hex::bytes(&part.bytes).map(Contribution).ok_or(Unproved::Digits)?;
        if let Some(promise) = &part.commitment {
            let promise = hex::bytes(promise).map(Commitment).ok_or(Unproved::Digits)?;
            if promise != bytes.commitment() {
                return Err(Unproved::Promise { seat });
            }
            contributed.push(seat);
        }
        all.push(bytes);
    }
    Ok((all, contributed))
}

/// The cards of a deal, whatever it says of its seed.
fn cards<G: Game>(deal: &G::Deal) -> Option<Value> {
    let mut written = serde_json::to_value(deal).ok()?;
    written.as_object_mut()?.remove("seed");
    Some(written)
}
