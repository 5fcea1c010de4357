//! What a player can do, as a value and as text (L13).

use crate::card::Card;
use crate::held::Held;
use interregnum_kernel::{BadText, Seat};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `masquerade`: make the next round a masquerade (L9.2).
    Masquerade,
    /// `attack T P`: attack a province in another court (L4).
    Attack(Seat, Held),
    /// `corrupt T C`: corrupt a person of another court (L5).
    Corrupt(Seat, Held),
    /// `duel T C`: challenge an opponent with a number card (L6).
    Duel(Seat, Card),
    /// `play X`: play a card to the middle (L3.5).
    Play(Card),
    /// `pass`: have no card to play (L3.5).
    Pass,
    /// `lay hand Ms5`, `lay reserve Ms5`: lay a card in a contest (L4, L5).
    Lay(Source, Card),
    /// `let-go`: raise no further (L4.2), or leave an even duel (L6.4).
    LetGo,
    /// `countermand`: end an action against oneself (L9.3).
    Countermand,
    /// `answer C`: lay a number card in a duel (L6.3).
    Answer(Card),
    /// `raise C`: lay one more in an even duel (L6.4).
    Raise(Card),
    /// `lose N`: give up a noble after a duel (L6.5).
    Lose(Held),
    /// `name T`: name an opponent, for an Insurrection or a Spy.
    Name(Seat),
    /// `put Ms5 reserve`, `put Ms5 P`: place a musketeer or gold (L7.1, L9.4).
    Put(Card, Spot),
    /// `done`: defend no more provinces (L9.4).
    Done,
    /// `king T`: put the King beside a player.
    King(Seat),
    /// `choose T C`: choose a card of a player's court, or one that the player has in the
    /// middle.
    Choose(Seat, Held),
    /// `take C`: take a card of the hand that one looks at.
    Take(Card),
    /// `give C`: offer a courtier for a swap.
    Give(Held),
    /// `decline`: swap none.
    Decline,
}

/// Where a card laid in a contest comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// From the hand.
    Hand,
    /// From the reserve.
    Reserve,
}

/// Where a musketeer or gold is placed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// In the reserve.
    Reserve,
    /// On a province, or under a person, of one's own court.
    On(Held),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Masquerade => f.write_str("masquerade"),
            Self::Attack(seat, province) => write!(f, "attack {seat} {province}"),
            Self::Corrupt(seat, person) => write!(f, "corrupt {seat} {person}"),
            Self::Duel(seat, card) => write!(f, "duel {seat} {card}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Pass => f.write_str("pass"),
            Self::Lay(Source::Hand, card) => write!(f, "lay hand {card}"),
            Self::Lay(Source::Reserve, card) => write!(f, "lay reserve {card}"),
            Self::LetGo => f.write_str("let-go"),
            Self::Countermand => f.write_str("countermand"),
            Self::Answer(card) => write!(f, "answer {card}"),
            Self::Raise(card) => write!(f, "raise {card}"),
            Self::Lose(noble) => write!(f, "lose {noble}"),
            Self::Name(seat) => write!(f, "name {seat}"),
            Self::Put(card, Spot::Reserve) => write!(f, "put {card} reserve"),
            Self::Put(card, Spot::On(held)) => write!(f, "put {card} {held}"),
            Self::Done => f.write_str("done"),
            Self::King(seat) => write!(f, "king {seat}"),
            Self::Choose(seat, held) => write!(f, "choose {seat} {held}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Give(courtier) => write!(f, "give {courtier}"),
            Self::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Action {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        read(text).ok_or_else(|| BadText::new("action", text))
    }
}

fn read(text: &str) -> Option<Action> {
    let Some((verb, rest)) = text.split_once(' ') else { return read_word(text) };
    let seat_and = || rest.split_once(' ').and_then(|(seat, rest)| Some((read_seat(seat)?, rest)));
    Some(match verb {
        "play" => Action::Play(rest.parse().ok()?),
        "answer" => Action::Answer(rest.parse().ok()?),
        "raise" => Action::Raise(rest.parse().ok()?),
        "take" => Action::Take(rest.parse().ok()?),
        "lose" => Action::Lose(rest.parse().ok()?),
        "give" => Action::Give(rest.parse().ok()?),
        "name" => Action::Name(read_seat(rest)?),
        "king" => Action::King(read_seat(rest)?),
        "lay" => match rest.split_once(' ')? {
            ("hand", card) => Action::Lay(Source::Hand, card.parse().ok()?),
            ("reserve", card) => Action::Lay(Source::Reserve, card.parse().ok()?),
            _ => return None,
        },
        "put" => match rest.split_once(' ')? {
            (card, "reserve") => Action::Put(card.parse().ok()?, Spot::Reserve),
            (card, held) => Action::Put(card.parse().ok()?, Spot::On(held.parse().ok()?)),
        },
        _ => {
            let (seat, rest) = seat_and()?;
            match verb {
                "attack" => Action::Attack(seat, rest.parse().ok()?),
                "corrupt" => Action::Corrupt(seat, rest.parse().ok()?),
                "choose" => Action::Choose(seat, rest.parse().ok()?),
                "duel" => Action::Duel(seat, rest.parse().ok()?),
                _ => return None,
            }
        }
    })
}

fn read_word(word: &str) -> Option<Action> {
    Some(match word {
        "masquerade" => Action::Masquerade,
        "pass" => Action::Pass,
        "let-go" => Action::LetGo,
        "countermand" => Action::Countermand,
        "done" => Action::Done,
        "decline" => Action::Decline,
        _ => return None,
    })
}

/// A seat in the notation of records: one digit.
pub(crate) fn read_seat(text: &str) -> Option<Seat> {
    match text.as_bytes() {
        &[digit @ b'0'..=b'5'] => Seat::checked(usize::from(digit - b'0')),
        _ => None,
    }
}

interregnum_kernel::serialize_as_text!(Action);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_read_as_it_is_written() {
        let texts = "masquerade|attack 2 Pv3Su+Ms2+Ms1|corrupt 0 Qu+Au1|duel 5 Co7|play Reb|pass|lay hand Ms5\
            |lay reserve Au1|let-go|countermand|answer Pv4|raise Ms1|lose NoLi|lose Qu+Au2|name 3\
            |put Ms5 reserve|put Ms5 Pv3Li+Ms1|put Au1 Co4Ro|done|king 0|choose 1 Co6Li+Au3|take Ctr\
            |give Co4Li|decline";
        for text in texts.split('|') {
            assert_eq!(text.parse::<Action>().expect(text).to_string(), text);
        }
    }

    #[test]
    fn what_is_no_action_is_not_read() {
        for text in
            ["", "play", "play ", "play  Ms1", "attack Pv4", "attack 6 Pv4", "attack 00 Pv4", "name x"]
        {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
        for text in ["lay Ms1", "lay court Ms1", "put Ms1", "duel 1 Pv4+Ms1", "pass ", "Pass", "king", "give"]
        {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
