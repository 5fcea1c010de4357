//! A round: its order, its turns, its end (L3).

use crate::ask::Asking;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::contest::Target;
use crate::court::Land;
use crate::duel::Phase;
use crate::event::{countermand, masquerade};
use crate::happening::{DefaiteEvent, Fact, Zone};
use crate::notation::Action;
use crate::rule_runner::{Flow, RuleRunner};
use crate::state::{King, Stage, Step};
use interregnum_kernel::{Audience, Rule, Seat, Witness};

impl<W: Witness<DefaiteEvent>> RuleRunner<'_, W> {
    /// Applies a legal action of the player to act.
    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        self.write_down(action);
        match self.stage {
            Stage::Turn => self.take_turn(seat, action),
            Stage::Contest(contest) => {
                if let Action::Lay(source, card) = action {
                    return self.lay(contest, source, card);
                }
                let flow = if action == Action::Countermand {
                    countermand::contest(self, contest)
                } else {
                    self.let_go(contest)
                };
                self.resume(flow);
            }
            Stage::Duel(duel) => {
                let flow = match (duel.phase, action) {
                    (Phase::Answer(first), Action::Answer(second)) => self.answer(duel, first, second),
                    (Phase::Answer(first), _) => countermand::duel(self, duel, first),
                    (Phase::Even(cards), Action::Raise(third)) => self.raise(duel, cards, third),
                    (Phase::Even(cards), _) => self.leave_duel(duel, cards),
                    (Phase::Lose(loser), Action::Lose(noble)) => {
                        self.lose(loser, noble.card);
                        Flow::Done
                    }
                    (Phase::Lose(_), _) => Flow::Done,
                };
                self.resume(flow);
            }
            Stage::Asking(asking) => self.answered(asking, action),
            Stage::Over => {}
        }
    }

    /// Applies the answer to a question.
    fn answered(&mut self, asking: Asking, action: Action) {
        let flow = asking.agent.answered(self, asking, action);
        self.resume(flow);
    }

    /// L13.1: applies an action of a turn.
    #[inline]
    fn take_turn(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Play(card) => {
                self.play(seat, card);
                self.end_turn();
            }
            Action::Pass => {
                self.happened("L3.5", || Fact::Passes { seat });
                self.end_turn();
            }
            Action::Masquerade => masquerade::call(self, seat),
            Action::Attack(defender, held) => {
                let land = self.guards.find(self.courts[defender].lands, held);
                self.begin_contest(seat, defender, Target::Land(land.unwrap_or(Land::at(0))));
            }
            Action::Corrupt(defender, held) => self.begin_contest(seat, defender, Target::Person(held.card)),
            Action::Duel(opponent, card) => self.challenge(seat, opponent, card),
            _ => {}
        }
    }

    /// L3.5: a card goes to the middle; face down in a masquerade.
    #[inline]
    fn play(&mut self, seat: Seat, card: Card) {
        self.hands[seat].remove(card);
        let place = usize::from(self.round.turns);
        self.middle.lay(place, card);
        if self.round.masquerade {
            self.happened("L9.2", || Fact::FaceDown { seat });
        } else {
            self.moved(card, Zone::Hand(seat), Zone::Middle, "L3.5");
        }
    }

    /// L3.2: the round begins beside the King.
    pub(crate) fn begin_round(&mut self) {
        self.round.first = self.king.seat;
        self.round.turns = 0;
        self.round.step = Step::Turns;
        self.round.fresh = CardSet::EMPTY;
        self.happened_round();
        self.begin_turn();
    }

    fn happened_round(&mut self) {
        let (number, first, masquerade) = (self.round.number, self.round.first, self.round.masquerade);
        self.happened("L3.2", || Fact::RoundBegins { number, first, masquerade });
    }

    /// L3.3: the next player draws.
    #[inline]
    fn begin_turn(&mut self) {
        self.round.acted = false;
        self.stage = Stage::Turn;
        let seat = self.at(usize::from(self.round.turns));
        let number = if self.hands[seat].len() <= 1 { 3 } else { 1 };
        for _ in 0..number {
            let Some(card) = self.deck.draw() else { return };
            self.hands[seat].insert(card);
            self.note(|| DefaiteEvent::Moved {
                card,
                from: Zone::Pile,
                to: Zone::Hand(seat),
                seen: Audience::only(seat),
                rule: Rule("L3.3"),
            });
        }
    }

    /// L3.6: after the last turn, the capture.
    #[inline]
    fn end_turn(&mut self) {
        self.round.turns += 1;
        if usize::from(self.round.turns) < self.seats() {
            return self.begin_turn();
        }
        if self.round.masquerade {
            masquerade::unmask(self);
        }
        self.round.step = Step::Events(0);
        self.go_on();
    }

    /// Continues the round, unless a player has to choose.
    #[inline]
    pub(crate) fn resume(&mut self, flow: Flow) {
        if flow == Flow::Done {
            self.go_on();
        }
    }

    /// L3.7: a free King moves on; the game ends with the deck.
    pub(crate) fn end_round(&mut self) {
        if !self.king.held {
            let seat = self.king.seat.clockwise(1, self.seats());
            self.bring_king(King { seat, held: false }, "L3.7");
        }
        if self.deck.is_empty() {
            self.stage = Stage::Over;
            self.happened("L3.7", || Fact::Ends);
            self.score_end();
            return;
        }
        self.round.number += 1;
        self.round.masquerade = std::mem::take(&mut self.round.masquerade_next);
        self.begin_round();
    }
}
