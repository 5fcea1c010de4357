//! The deal and the actions that led to a position, as the position remembers them.

use crate::card::{APPLEWOOD, Card, CardSet, SEATS, YARG};
use crate::chance::Chance;
use crate::deal::Deal;
use crate::draft::keeper;
use crate::notation::Action;
use crate::options::{DealVariant, GAMES};
use crate::row::Row;
use crate::standing::{GameEnd, Resolved};
use crate::state::{BraveRats, Stage};
use interregnum_kernel::{BySeat, Seat, Silent};

/// All actions of a game or a match: the cards kept, played and chosen.
#[derive(Clone, Copy)]
pub(crate) struct Story {
    pub(crate) kept: [Row; GAMES],
    pub(crate) rounds: [Row; GAMES],
    pub(crate) chosen: BySeat<Option<Card>, SEATS>,
    /// The index of the current game.
    pub(crate) game: usize,
}

impl Story {
    /// The next action in this position; simultaneous choices are in the order of seats.
    fn next(&self, rats: &BraveRats) -> Option<(Seat, Action)> {
        let game = rats.game();
        let mut turn = rats.turn;
        if rats.stage == Stage::Drafting {
            let card = self.kept[game].cards().nth(rats.drafted())?;
            return Some((turn.first()?, Action::Keep(card)));
        }
        let over = rats.rounds[game].len();
        turn.find_map(|seat| {
            let past = self.rounds[game].cards().nth(over + seat.index());
            let card = past.or_else(|| self.chosen[seat].filter(|_| game == self.game))?;
            Some((seat, Action::Play(card)))
        })
    }

    /// Replays all actions from the position after the deal.
    pub(crate) fn tell(&self, mut rats: BraveRats, mut each: impl FnMut(Seat, Action)) -> BraveRats {
        while let Some((seat, action)) = self.next(&rats) {
            rats.act(seat, action, &mut Silent);
            each(seat, action);
        }
        rats
    }
}

impl BraveRats {
    /// The deal and the actions that lead to this position.
    pub(crate) fn story(&self) -> (Deal, Vec<(Seat, Action)>) {
        let mut start = self.undone();
        start.begin(&mut Silent);
        let story = Story { kept: self.kept, rounds: self.rounds, chosen: self.chosen, game: self.game() };
        let mut actions = Vec::new();
        story.tell(start, |seat, action| actions.push((seat, action)));
        (Deal::written(self.options, &self.chances), actions)
    }

    /// The rounds of a game, resolved one after the other.
    pub(crate) fn resolved(&self, game: usize) -> impl Iterator<Item = Resolved> {
        let Self { options, began: mut standing, .. } = *self;
        let mut cards = self.rounds[game].cards();
        std::iter::from_fn(move || {
            let resolved = standing.resolve(&options, BySeat([cards.next()?, cards.next()?]));
            standing = resolved.next;
            Some(resolved)
        })
    }

    /// The end of a finished game, and its victories.
    pub(crate) fn result(&self, game: usize) -> (GameEnd, BySeat<u8, SEATS>) {
        let last = self.resolved(game).last();
        let end = last.and_then(|last| last.end).unwrap_or(GameEnd::DRAW);
        (end, last.map_or(self.began, |last| last.next).victories)
    }

    /// The position before the deal.
    pub(crate) fn undone(&self) -> Self {
        let Self { deck, began, chances, .. } = *self;
        Self { deck, began, chances, ..Self::undealt(self.options) }
    }

    /// B6.1: what each seat gave the other in a game.
    pub(crate) fn gifts(&self, game: usize) -> Option<BySeat<Card, SEATS>> {
        let hands = dealt(self.options.deal, &self.chances[game], self.kept[game])?;
        if self.options.traitor { self.chances[game].gifts(hands) } else { None }
    }

    /// B6.2: what a seat has drawn in a game, in order: three, then one after each round but
    /// the last.
    pub(crate) fn drawn(&self, game: usize, seat: Seat) -> Row {
        let hands = dealt(self.options.deal, &self.chances[game], self.kept[game]);
        let Some(hands) = hands.filter(|_| self.options.draw) else { return Row::EMPTY };
        let hands = after_gifts(hands, self.gifts(game));
        let over = game < usize::from(self.ended);
        let number = 3 + self.rounds[game].len() / SEATS - usize::from(over);
        self.chances[game].pile(seat, hands[seat]).cards().take(number).collect()
    }
}

/// The hands of a game as they were dealt or drafted; `None` while they are drafted.
pub(crate) fn dealt(way: DealVariant, chance: &Chance, kept: Row) -> Option<BySeat<CardSet, SEATS>> {
    if way != DealVariant::Draft {
        return Some(chance.hands);
    }
    let of = |seat: Seat| {
        let cards = kept.cards().enumerate().filter(|&(number, _)| keeper(number) == seat);
        cards.map(|(_, card)| card).collect()
    };
    (kept.len() == Row::MOST).then(|| BySeat([of(YARG), of(APPLEWOOD)]))
}

/// The hands after the exchange of B6.1, if there is one.
pub(crate) fn after_gifts(
    mut hands: BySeat<CardSet, SEATS>,
    gifts: Option<BySeat<Card, SEATS>>,
) -> BySeat<CardSet, SEATS> {
    if let Some(BySeat([yarg, applewood])) = gifts {
        hands.0 = [hands[YARG].without(yarg), hands[APPLEWOOD].without(applewood)];
        hands.0 = [hands[YARG].with(applewood), hands[APPLEWOOD].with(yarg)];
    }
    hands
}
