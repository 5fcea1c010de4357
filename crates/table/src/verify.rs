//! Checks a record's shuffle: that its deal follows from what the server and the seats had
//! promised.

use crate::shuffle::SeatShare;
use crate::{Algorithm, Commitment, Contribution, DealId, Pledge, TableId, hex};
use interregnum_games::{RegisteredGame, Visit, visit_record};
use interregnum_kernel::{BadRecord, BadSetup, Game, Phrase, Record, Seat, Shuffled};
use serde::Serialize;
use serde_json::Value;
use std::error::Error;
use std::fmt;

/// What a record's shuffle has been shown to be: the deal follows from the server's secret, to which
/// its pledge commits, and from the bytes of the seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The game's name.
    pub game: &'static str,
    /// How the seed was made, which says what the rest proves.
    pub algorithm: Algorithm,
    /// The table at which it was dealt.
    pub table: String,
    /// The number of the deal at that table, where the record names it.
    pub deal: Option<u32>,
    /// The server's pledge: to be compared with the one that was shown before the deal.
    pub commitment: String,
    /// What every seat did, in order.
    pub seats: Vec<CheckedSeat>,
}

/// What one seat did for a shuffle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedSeat {
    /// Its promise, to be compared with the one that was shown before the deal.
    pub promise: Option<String>,
    /// Where its bytes came from.
    pub origin: Origin,
}

/// Where the bytes of a seat came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// The seat promised them and showed them.
    Shown,
    /// The seat promised others and did not show them; these follow from the secret and the promise.
    Withheld,
    /// The seat promised nothing; these follow from the secret.
    Filler,
    /// The server drew them at the deal, bound by nothing: in records of the first algorithm.
    Drawn,
}

impl Checked {
    /// The seats that added bytes of their own, promised before they were shown.
    pub fn contributed(&self) -> Vec<Seat> {
        self.seats_of(Origin::Shown)
    }

    /// The seats whose bytes came from there.
    pub fn seats_of(&self, origin: Origin) -> Vec<Seat> {
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        seats.filter(|(_, part)| part.origin == origin).map(|(seat, _)| seat).collect()
    }
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
    /// The secret and the salt are not those that the server promised.
    Commitment,
    /// A seat's bytes are not those that it promised.
    Promise {
        /// Which seat.
        seat: Seat,
    },
    /// A seat promised nothing, and its bytes are not those that follow from the secret.
    Filler {
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
            Self::Filler { .. } => "filler",
            Self::Deal => "deal",
        }
    }

    /// What to tell a person.
    pub fn phrase(&self) -> Phrase {
        let phrase = Phrase::new(format!("verify-{}", self.code()));
        match self {
            Self::Record(bad) => bad.phrase(),
            Self::Setup(bad) => bad.phrase.clone(),
            Self::Algorithm { found } => {
                let known = Algorithm::ALL.map(Algorithm::name).join(", ");
                phrase.with("found", found.as_str()).with("known", known)
            }
            Self::Promise { seat } | Self::Filler { seat } => phrase.with("number", seat.index()),
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
            Self::Filler { seat } => write!(f, "filler of seat {seat}"),
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
        let Claims { pledge, table, number } = server_part(shuffle)?;
        let deal = pledge.deal(&table, number);
        let (bytes, seats) = seat_parts(shuffle, &pledge, &deal)?;
        let dealt = G::deal(&record.options, pledge.seed(&deal, &bytes));
        let players = G::start(&record.options, &dealt).map_err(Unproved::Setup)?.players();
        if bytes.len() != players {
            return Err(Unproved::Seats);
        }
        if cards::<G>(&dealt) != cards::<G>(&record.deal) {
            return Err(Unproved::Deal);
        }
        Ok(Checked {
            game: G::NAME,
            algorithm: deal.algorithm,
            table: table.to_string(),
            deal: shuffle.deal,
            commitment: pledge.commitment(&deal).to_string(),
            seats,
        })
    }
}

/// The server's part of a record's shuffle.
struct Claims {
    pledge: Pledge,
    table: TableId,
    number: u32,
}

/// The server's part, if the secret is the pledged one.
fn server_part(shuffle: &Shuffled) -> Result<Claims, Unproved> {
    let unknown = || Unproved::Algorithm { found: shuffle.algorithm.clone() };
    let algorithm = Algorithm::named(&shuffle.algorithm).ok_or_else(unknown)?;
    let number = match (algorithm, shuffle.deal) {
        (Algorithm::First, None) => 1,
        (Algorithm::Second, Some(number)) => number,
        _ => return Err(Unproved::Digits),
    };
    let table = shuffle.table.parse().map_err(|_| Unproved::Digits)?;
    let pledge = Pledge::read(&shuffle.secret, &shuffle.salt, algorithm).ok_or(Unproved::Digits)?;
    let pledged = hex::bytes(&shuffle.commitment).map(Commitment).ok_or(Unproved::Digits)?;
    let kept = pledge.commitment(&pledge.deal(&table, number)) == pledged;
    if kept { Ok(Claims { pledge, table, number }) } else { Err(Unproved::Commitment) }
}

/// The bytes of the seats, and where they came from.
fn seat_parts(
    shuffle: &Shuffled,
    pledge: &Pledge,
    deal: &DealId,
) -> Result<(Vec<Contribution>, Vec<CheckedSeat>), Unproved> {
    let (mut all, mut seats) = (Vec::new(), Vec::new());
    for (number, part) in shuffle.seats.iter().enumerate() {
        let seat = Seat::checked(number).ok_or(Unproved::Seats)?;
        let bytes = hex::bytes(&part.bytes).map(Contribution).ok_or(Unproved::Digits)?;
        let promise = part.commitment.as_deref().map(|digits| hex::bytes(digits).map(Commitment));
        let promise = promise.map(|promise| promise.ok_or(Unproved::Digits)).transpose()?;
        let origin = origin(pledge, deal, seat, (promise, bytes))?;
        all.push(bytes);
        seats.push(CheckedSeat { promise: promise.map(|promise| promise.to_string()), origin });
    }
    Ok((all, seats))
}

/// Where the bytes of a seat came from. Every byte is accounted for: those that the seat did not show
/// must be the ones that follow from the secret.
fn origin(
    pledge: &Pledge,
    deal: &DealId,
    seat: Seat,
    (promise, bytes): (Option<Commitment>, Contribution),
) -> Result<Origin, Unproved> {
    let derived = |share| pledge.bytes(deal, seat, share) == bytes;
    match (promise, deal.algorithm) {
        (Some(promise), _) if promise == deal.promise(seat, bytes) => Ok(Origin::Shown),
        (Some(promise), Algorithm::Second) if derived(SeatShare::Withheld(promise)) => Ok(Origin::Withheld),
        (Some(_), _) => Err(Unproved::Promise { seat }),
        (None, Algorithm::First) => Ok(Origin::Drawn),
        (None, Algorithm::Second) if derived(SeatShare::Nothing) => Ok(Origin::Filler),
        (None, Algorithm::Second) => Err(Unproved::Filler { seat }),
    }
}

/// The cards of a deal, whatever it says of its seed.
fn cards<G: Game>(deal: &G::Deal) -> Option<Value> {
    let mut written = serde_json::to_value(deal).ok()?;
    written.as_object_mut()?.remove("seed");
    Some(written)
}

#[cfg(test)]
mod tests;
