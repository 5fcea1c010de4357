//! Checks whether an action is legal now; if not, why.

use crate::ask::{Asking, Question};
use crate::card::{Card, Kind};
use crate::card_set::CardSet;
use crate::card_stack::Means;
use crate::choices::Choices;
use crate::contest::Contest;
use crate::duel::{Duel, Phase};
use crate::event::{EventCard, countermand, masquerade};
use crate::held::Held;
use crate::illegal::{Ask, Illegal};
use crate::notation::{Action, Source, Spot};
use crate::state::{Defaite, Stage};
use interregnum_kernel::Seat;

type Checked = Result<(), Illegal>;

fn ensure(holds: bool, why: Illegal) -> Checked {
    if holds { Ok(()) } else { Err(why) }
}

impl Defaite {
    /// What the player to act has to choose; `None` when the game is over.
    pub(crate) fn asked(&self) -> Option<Ask> {
        Some(match &self.stage {
            Stage::Turn => Ask::Turn,
            Stage::Contest(contest) if contest.is_begun() => Ask::Lay,
            Stage::Contest(_) => Ask::Contest,
            Stage::Duel(duel) => match duel.phase {
                Phase::Answer(_) => Ask::Answer,
                Phase::Even(_) => Ask::Raise,
                Phase::Lose(_) => Ask::Lose,
            },
            Stage::Asking(asking) => asking.ask(),
            Stage::Over => return None,
        })
    }

    /// Whether the seat may do this now; if not, why.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Checked {
        let (turn, asked) = self.acting().zip(self.asked()).ok_or(Illegal::GameOver)?;
        ensure(turn == seat, Illegal::NotYourTurn { turn })?;
        match &self.stage {
            Stage::Turn => self.check_turn(seat, action),
            Stage::Contest(contest) => self.check_contest(contest, action),
            Stage::Duel(duel) => self.check_duel(duel, action),
            Stage::Asking(asking) => self.check_answer(asking, asked, action),
            Stage::Over => Err(Illegal::GameOver),
        }
    }

    fn check_turn(&self, seat: Seat, action: Action) -> Checked {
        let playable = self.hands[seat].within(CardSet::PLAYABLE);
        match action {
            Action::Play(card) => {
                self.check_hand(seat, card)?;
                ensure(playable.contains(card), Illegal::Interruption { card })
            }
            Action::Pass => ensure(playable.is_empty(), Illegal::MustPlay),
            Action::Masquerade => {
                self.check_hand(seat, EventCard::Masquerade.card())?;
                ensure(masquerade::may_call(self, seat), Illegal::MasqueradeComes)
            }
            Action::Attack(other, held) => {
                self.check_act(seat, other)?;
                let card = held.card;
                ensure(card.kind() == Kind::Province, Illegal::NotAttackable { card })?;
                self.check_target(seat, other, held, Means::Musketeers)
            }
            Action::Corrupt(other, held) => {
                self.check_act(seat, other)?;
                let card = held.card;
                ensure(CardSet::CORRUPTIBLE.contains(card), Illegal::NotCorruptible { card })?;
                self.check_target(seat, other, held, Means::Gold)
            }
            Action::Duel(other, card) => {
                self.check_act(seat, other)?;
                for seat in [seat, other] {
                    ensure(self.courts[seat].has_noble(), Illegal::NoNoble { seat })?;
                }
                self.check_number(seat, card)
            }
            _ => Err(Illegal::NotAsked { asked: Ask::Turn }),
        }
    }

    /// L3.4: whether the player may act against this one.
    fn check_act(&self, seat: Seat, other: Seat) -> Checked {
        ensure(!self.round.acted, Illegal::HasActed)?;
        let opponent = other != seat && other.index() < self.seats();
        ensure(opponent, Illegal::NoOpponent { seat: other })
    }

    /// L4.1: whether the target is there, and not too strong.
    fn check_target(&self, seat: Seat, other: Seat, held: Held, means: Means) -> Checked {
        self.check_there(other, held)?;
        ensure(self.strength(seat, means) > held.guards.sum(), Illegal::TooWeak { means })
    }

    fn check_there(&self, seat: Seat, held: Held) -> Checked {
        let there = seat.index() < self.seats() && self.held_in(seat).any(|other| other == held);
        ensure(there, Illegal::NotThere { held })
    }

    fn check_hand(&self, seat: Seat, card: Card) -> Checked {
        ensure(self.hands[seat].contains(card), Illegal::NotInHand { card })
    }

    /// L6.1: whether the card is a number card of the hand.
    fn check_number(&self, seat: Seat, card: Card) -> Checked {
        self.check_hand(seat, card)?;
        ensure(card.is_number(), Illegal::NoNumber { card })
    }

    /// L9.3: whether a Countermand may be played; only the `first` answer allows it.
    fn check_countermand(&self, seat: Seat, first: bool) -> Checked {
        ensure(first, Illegal::TooLate)?;
        let card = EventCard::Countermand.card();
        ensure(countermand::is_held(self, seat), Illegal::NotInHand { card })
    }

    fn check_contest(&self, contest: &Contest, action: Action) -> Checked {
        let (seat, means) = (contest.turn(), contest.target.means());
        match action {
            Action::Lay(source, card) => {
                ensure(Means::of(card) == Some(means), Illegal::WrongMeans { means })?;
                match source {
                    Source::Hand => self.check_hand(seat, card)?,
                    Source::Reserve => {
                        let there = self.courts[seat].reserve(means).contains(card, means);
                        ensure(there, Illegal::NotInReserve { card })?;
                    }
                }
                ensure(contest.is_begun() || self.can_raise(contest), Illegal::CannotRaise { means })
            }
            Action::LetGo => ensure(!contest.is_begun(), Illegal::MustComplete),
            Action::Countermand => self.check_countermand(seat, contest.may_be_countermanded()),
            _ => Err(Illegal::NotAsked { asked: if contest.is_begun() { Ask::Lay } else { Ask::Contest } }),
        }
    }

    fn check_duel(&self, duel: &Duel, action: Action) -> Checked {
        match (duel.phase, action) {
            (Phase::Answer(_), Action::Answer(card)) => self.check_number(duel.opponent, card),
            (Phase::Answer(_), Action::Countermand) => self.check_countermand(duel.opponent, true),
            (Phase::Answer(_), _) => Err(Illegal::NotAsked { asked: Ask::Answer }),
            (Phase::Even(_), Action::Raise(card)) => self.check_number(duel.challenger, card),
            (Phase::Even(_), Action::LetGo) => Ok(()),
            (Phase::Even(_), _) => Err(Illegal::NotAsked { asked: Ask::Raise }),
            (Phase::Lose(seat), Action::Lose(held)) => {
                ensure(CardSet::NOBLES.contains(held.card), Illegal::NotOffered { asked: Ask::Lose })?;
                self.check_there(seat, held)
            }
            (Phase::Lose(_), _) => Err(Illegal::NotAsked { asked: Ask::Lose }),
        }
    }

    /// L13.4 to L13.7: whether the action answers the question.
    fn check_answer(&self, asking: &Asking, asked: Ask, action: Action) -> Checked {
        let Asking { seat, question, .. } = *asking;
        match (question, action) {
            (Question::Defend { first, .. }, Action::Countermand) => self.check_countermand(seat, first),
            (Question::Defend { .. }, Action::Put(card, Spot::On(held))) => {
                self.check_hand(seat, card)?;
                let means = Means::Musketeers;
                ensure(Means::of(card) == Some(means), Illegal::WrongMeans { means })?;
                ensure(held.card.kind() == Kind::Province, Illegal::NotOffered { asked })?;
                ensure(held.guards.is_empty(), Illegal::Guarded)?;
                self.check_there(seat, held)
            }
            (Question::Name(_), Action::Name(_))
            | (Question::King, Action::King(_))
            | (
                Question::Land(_) | Question::Person | Question::Middle | Question::Swap(_),
                Action::Choose(..),
            )
            | (Question::Take(_), Action::Take(_))
            | (Question::Put(_), Action::Put(..))
            | (Question::Give, Action::Give(_) | Action::Decline)
            | (Question::Defend { .. }, Action::Done) => {
                let choices = Choices::asked(self, *asking);
                let offered = (0..choices.len()).any(|n| choices.nth(n, &self.guards) == action);
                ensure(offered, Illegal::NotOffered { asked })
            }
            _ => Err(Illegal::NotAsked { asked }),
        }
    }
}
