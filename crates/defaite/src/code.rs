//! Actions as bytes of the log. The meaning of a byte depends on the current question.

use crate::ask::{Asking, Question};
use crate::card::{Card, Kind};
use crate::card_stack::Means;
use crate::court::Land;
use crate::duel::Phase;
use crate::held::Held;
use crate::notation::{Action, Source, Spot};
use crate::state::{Defaite, Stage};
use interregnum_kernel::Seat;

/// Bytes below this are places of cards.
const CARDS: u8 = 128;
/// In a turn: passing, a corruption (followed by the person), duels by seat (followed by the card),
/// attacks by land.
const PASS: u8 = CARDS;
const MASQUERADE: u8 = CARDS + 1;
const CORRUPT: u8 = CARDS + 2;
const DUEL: u8 = CARDS + 8;
const ATTACK: u8 = CARDS + 16;
/// In a contest: bytes from here on are cards of the reserve.
const RESERVE: u8 = CARDS;
/// Elsewhere: let go, done, decline, or put into the reserve.
const NONE: u8 = 254;
const COUNTERMAND: u8 = 255;

impl Defaite {
    /// Appends an action of the player to act.
    #[inline]
    pub(crate) fn write_down(&mut self, action: Action) {
        let byte = match action {
            Action::Play(card)
            | Action::Lay(Source::Hand, card)
            | Action::Answer(card)
            | Action::Raise(card)
            | Action::Take(card) => card.index() as u8,
            Action::Lay(Source::Reserve, card) => RESERVE + card.index() as u8,
            Action::Pass => PASS,
            Action::Masquerade => MASQUERADE,
            Action::Attack(seat, held) => ATTACK + self.number(seat, held),
            Action::Corrupt(seat, held) => {
                self.log.push(CORRUPT);
                self.number(seat, held)
            }
            Action::Duel(seat, card) => {
                self.log.push(DUEL + seat.index() as u8);
                card.index() as u8
            }
            Action::LetGo | Action::Done | Action::Decline | Action::Put(_, Spot::Reserve) => NONE,
            Action::Countermand => COUNTERMAND,
            Action::Name(seat) | Action::King(seat) => seat.index() as u8,
            Action::Lose(held) | Action::Give(held) => held.card.index() as u8,
            Action::Choose(seat, held) => self.number(seat, held),
            Action::Put(card, Spot::On(held)) => self.put_number(card, held),
        };
        self.log.push(byte);
    }

    /// A card of a court as a byte: a land's number, a person's place.
    #[inline]
    fn number(&self, seat: Seat, held: Held) -> u8 {
        if held.card.kind() != Kind::Province {
            return held.card.index() as u8;
        }
        self.guards.find(self.courts[seat].lands, held).map_or(0, |land| land.index() as u8)
    }

    /// The place where a card is put; the card itself is written only where there is a choice.
    fn put_number(&mut self, card: Card, held: Held) -> u8 {
        let Stage::Asking(Asking { seat, question, .. }) = self.stage else { return NONE };
        if let Question::Defend { .. } = question {
            self.log.push(card.index() as u8);
        }
        self.number(seat, held)
    }

    /// Reads the action that comes next in a log; `None` at its end.
    pub(crate) fn read_next(&self, bytes: &mut impl Iterator<Item = u8>) -> Option<Action> {
        let byte = bytes.next()?;
        let card = Card::at(usize::from(byte));
        Some(match self.stage {
            Stage::Turn => match byte {
                ..CARDS => Action::Play(card),
                PASS => Action::Pass,
                MASQUERADE => Action::Masquerade,
                CORRUPT => {
                    let (seat, held) = self.person_at(bytes.next()?)?;
                    Action::Corrupt(seat, held)
                }
                ATTACK.. => {
                    let (seat, held) = self.land_at(byte - ATTACK)?;
                    Action::Attack(seat, held)
                }
                _ => {
                    let seat = Seat::checked(usize::from(byte.checked_sub(DUEL)?))?;
                    Action::Duel(seat, Card::at(usize::from(bytes.next()?)))
                }
            },
            Stage::Contest(_) => match byte {
                NONE => Action::LetGo,
                COUNTERMAND => Action::Countermand,
                RESERVE.. => Action::Lay(Source::Reserve, Card::at(usize::from(byte - RESERVE))),
                _ => Action::Lay(Source::Hand, card),
            },
            Stage::Duel(duel) => match (duel.phase, byte) {
                (Phase::Answer(_), COUNTERMAND) => Action::Countermand,
                (Phase::Answer(_), _) => Action::Answer(card),
                (Phase::Even(_), NONE) => Action::LetGo,
                (Phase::Even(_), _) => Action::Raise(card),
                (Phase::Lose(_), _) => Action::Lose(self.guards.person(card)),
            },
            Stage::Asking(asking) => self.read_answer(asking, byte, bytes)?,
            Stage::Over => return None,
        })
    }

    fn read_answer(&self, asking: Asking, byte: u8, bytes: &mut impl Iterator<Item = u8>) -> Option<Action> {
        let card = Card::at(usize::from(byte));
        let seat = || Seat::checked(usize::from(byte));
        let choose = |(seat, held): (Seat, Held)| Action::Choose(seat, held);
        Some(match asking.question {
            Question::Name(_) => Action::Name(seat()?),
            Question::King => Action::King(seat()?),
            Question::Land(_) => choose(self.land_at(byte)?),
            Question::Person | Question::Swap(_) => choose(self.person_at(byte)?),
            Question::Middle => {
                let (place, card) = self.middle.cards().find(|&(_, lying)| lying == card)?;
                choose((self.at(place), Held::bare(card)))
            }
            Question::Take(_) => Action::Take(card),
            Question::Give if byte == NONE => Action::Decline,
            Question::Give => Action::Give(self.guards.person(card)),
            Question::Put(put) if byte == NONE => Action::Put(put, Spot::Reserve),
            Question::Put(put) if Means::of(put) == Some(Means::Gold) => {
                Action::Put(put, Spot::On(self.guards.person(card)))
            }
            Question::Put(put) => Action::Put(put, Spot::On(self.land_at(byte)?.1)),
            Question::Defend { .. } => match byte {
                NONE => Action::Done,
                COUNTERMAND => Action::Countermand,
                _ => Action::Put(card, Spot::On(self.land_at(bytes.next()?)?.1)),
            },
        })
    }

    /// The land with this number, and whose it is.
    fn land_at(&self, number: u8) -> Option<(Seat, Held)> {
        let land = Land::at(usize::from(number));
        let owner = Seat::all(self.seats()).find(|&seat| self.courts[seat].lands.contains(land))?;
        Some((owner, self.guards.land(land)))
    }

    /// The person with this place, and whose they are.
    fn person_at(&self, place: u8) -> Option<(Seat, Held)> {
        let person = Card::at(usize::from(place));
        let owner = Seat::all(self.seats()).find(|&seat| self.courts[seat].persons.contains(person))?;
        Some((owner, self.guards.person(person)))
    }
}
