//! Duels (L6).

use crate::card::Card;
use crate::card_set::CardSet;
use crate::happening::{DefaiteEvent, Fact, Zone};
use crate::rule_runner::{Flow, RuleRunner};
use crate::state::Stage;
use interregnum_kernel::{Seat, Witness};

/// A duel in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Duel {
    pub(crate) challenger: Seat,
    pub(crate) opponent: Seat,
    pub(crate) phase: Phase,
}

/// What a duel waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// L6.3: the opponent's card; the challenger's lies face down.
    Answer(Card),
    /// L6.4: the cards are equal, and the challenger may lay one more.
    Even([Card; 2]),
    /// L6.5: the noble that this player loses.
    Lose(Seat),
}

impl Duel {
    /// The seat to act.
    #[inline]
    pub(crate) const fn turn(&self) -> Seat {
        match self.phase {
            Phase::Answer(_) => self.opponent,
            Phase::Even(_) => self.challenger,
            Phase::Lose(seat) => seat,
        }
    }
}

impl<W: Witness<DefaiteEvent>> RuleRunner<'_, W> {
    /// L6.1: the challenger lays a card face down. It counts as part of the hand until somebody
    /// else sees it.
    pub(crate) fn challenge(&mut self, challenger: Seat, opponent: Seat, card: Card) {
        self.round.acted = true;
        self.happened("L6.1", || Fact::Challenges { challenger, opponent });
        if self.hands[opponent].within(CardSet::NUMBERS).is_empty() {
            self.happened("L6.2", || Fact::NoDuel { challenger, opponent });
            return;
        }
        self.hands[challenger].remove(card);
        self.stage = Stage::Duel(Duel { challenger, opponent, phase: Phase::Answer(card) });
    }

    /// L6.3: the opponent's card; both are revealed.
    pub(crate) fn answer(&mut self, mut duel: Duel, first: Card, second: Card) -> Flow {
        self.hands[duel.opponent].remove(second);
        self.lay_open(duel.challenger, first, "L6.3");
        self.lay_open(duel.opponent, second, "L6.3");
        if first.value() == second.value() {
            self.happened("L6.4", || Fact::Even { challenger: duel.challenger });
            duel.phase = Phase::Even([first, second]);
            self.stage = Stage::Duel(duel);
            return Flow::Waits;
        }
        self.decide(duel, first.value() > second.value(), [first, second], None)
    }

    /// L6.4: one more card wins an even duel.
    pub(crate) fn raise(&mut self, duel: Duel, cards: [Card; 2], third: Card) -> Flow {
        self.hands[duel.challenger].remove(third);
        self.lay_open(duel.challenger, third, "L6.4");
        self.decide(duel, true, cards, Some(third))
    }

    /// L6.4: the challenger gives up an even duel.
    pub(crate) fn leave_duel(&mut self, duel: Duel, cards: [Card; 2]) -> Flow {
        self.happened("L6.4", || Fact::DuelOff { challenger: duel.challenger });
        self.clear(duel, cards, None);
        Flow::Done
    }

    /// L6.5: the loser chooses which noble dies; a single one is taken without asking (L13.8).
    fn decide(
        &mut self,
        mut duel: Duel,
        challenger_wins: bool,
        cards: [Card; 2],
        third: Option<Card>,
    ) -> Flow {
        let Duel { challenger, opponent, .. } = duel;
        let (winner, loser) = if challenger_wins { (challenger, opponent) } else { (opponent, challenger) };
        self.happened("L6.3", || Fact::DuelWon { winner, loser });
        self.clear(duel, cards, third);
        let nobles = self.courts[loser].persons.within(CardSet::NOBLES);
        if nobles.len() > 1 {
            duel.phase = Phase::Lose(loser);
            self.stage = Stage::Duel(duel);
            return Flow::Waits;
        }
        if let Some(noble) = nobles.lowest() {
            self.lose(loser, noble);
        }
        Flow::Done
    }

    /// L6.5: a noble is discarded.
    pub(crate) fn lose(&mut self, loser: Seat, noble: Card) {
        self.strike(noble, loser, "L6.5");
    }

    fn lay_open(&mut self, seat: Seat, card: Card, rule: &'static str) {
        self.moved(card, Zone::Hand(seat), Zone::Laid(seat), rule);
    }

    /// L6.5: all cards laid are discarded.
    fn clear(&mut self, duel: Duel, [first, second]: [Card; 2], third: Option<Card>) {
        self.discard(first, Zone::Laid(duel.challenger), "L6.5");
        self.discard(second, Zone::Laid(duel.opponent), "L6.5");
        if let Some(third) = third {
            self.discard(third, Zone::Laid(duel.challenger), "L6.5");
        }
    }
}
