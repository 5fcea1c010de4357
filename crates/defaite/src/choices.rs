//! The legal actions, counted and indexed without building a list.

use crate::ask::{Asking, Question};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::card_stack::{CardStack, Kinds, Means};
use crate::contest::Contest;
use crate::court::{Guards, Lands};
use crate::duel::Phase;
use crate::event::countermand;
use crate::held::Held;
use crate::middle::Group;
use crate::notation::{Action, Source, Spot};
use crate::options::SEATS;
use crate::state::{Defaite, Stage};
use crate::turn_actions::TurnActions;
use interregnum_kernel::{BySeat, Seat, SeatSet};

/// The legal actions of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Choices {
    /// Nothing.
    None,
    /// L13.1.
    Turn(TurnActions),
    /// L13.2.
    Lay { hand: Kinds, reserve: Kinds, let_go: bool, countermand: bool },
    /// L13.3: `answer`, each card once.
    Answer { cards: CardSet, countermand: bool },
    /// L13.3: `raise`, each card once, or `let-go`.
    Raise(CardSet),
    /// L13.3: `lose`.
    Lose(CardSet),
    /// `name`.
    Name(SeatSet),
    /// `king`.
    King(SeatSet),
    /// `choose` among a player's provinces.
    Lands(Seat, Lands),
    /// `choose` among persons.
    Persons(BySeat<CardSet, SEATS>),
    /// `choose` among what lies in the middle, by seat.
    Middle(BySeat<Option<Card>, SEATS>),
    /// `take`, each card once.
    Take(CardSet),
    /// `give`, or `decline`.
    Give(CardSet),
    /// `put` on a land of these, or in the reserve.
    PutOn(Card, Lands),
    /// `put` under a person of these, or in the reserve.
    PutUnder(Card, CardSet),
    /// L13.4: `put` each musketeer on each land, `done`, `countermand`.
    Defend { musketeers: Kinds, lands: Lands, countermand: bool },
}

impl Choices {
    /// The legal actions of the player to act.
    #[inline]
    pub(crate) fn of(game: &Defaite) -> Self {
        match game.stage {
            Stage::Turn => {
                let mut menu = TurnActions::EMPTY;
                menu.fill(game, game.at(usize::from(game.round.turns)));
                Self::Turn(menu)
            }
            Stage::Contest(contest) => Self::contest(game, &contest),
            Stage::Duel(duel) => {
                let cards = game.hands[duel.turn()].within(CardSet::NUMBERS).one_of_each();
                match duel.phase {
                    Phase::Answer(_) => {
                        Self::Answer { cards, countermand: countermand::is_held(game, duel.opponent) }
                    }
                    Phase::Even(_) => Self::Raise(cards),
                    Phase::Lose(seat) => Self::Lose(game.courts[seat].persons.within(CardSet::NOBLES)),
                }
            }
            Stage::Asking(asking) => Self::asked(game, asking),
            Stage::Over => Self::None,
        }
    }

    fn contest(game: &Defaite, contest: &Contest) -> Self {
        let (seat, means) = (contest.turn(), contest.target.means());
        let [hand, reserve] = if contest.is_begun() || game.can_raise(contest) {
            [CardStack::within(game.hands[seat], means), game.courts[seat].reserve(means)]
        } else {
            [CardStack::EMPTY; 2]
        };
        Self::Lay {
            hand: hand.kinds(means),
            reserve: reserve.kinds(means),
            let_go: !contest.is_begun(),
            countermand: contest.may_be_countermanded() && countermand::is_held(game, seat),
        }
    }

    /// The legal answers to a question.
    pub(crate) fn asked(game: &Defaite, asking: Asking) -> Self {
        let Asking { seat, question, .. } = asking;
        match question {
            Question::Name(seats) => Self::Name(seats),
            Question::King => Self::King(SeatSet::all(game.seats())),
            Question::Land(owner) => Self::Lands(owner, game.guards.distinct(game.courts[owner].lands)),
            Question::Person => {
                let either = CardSet::COURTIERS.beside(CardSet::SPECIALS);
                Self::persons(game, seat, either)
            }
            Question::Swap(_) => Self::persons(game, seat, CardSet::COURTIERS),
            Question::Middle => Self::Middle(in_middle(game, seat)),
            Question::Take(from) => Self::Take(game.hands[from].one_of_each()),
            Question::Give => Self::Give(game.courts[seat].courtiers()),
            Question::Put(card) if Means::of(card) == Some(Means::Musketeers) => {
                Self::PutOn(card, game.guards.distinct(game.courts[seat].lands))
            }
            Question::Put(card) => Self::PutUnder(card, game.courts[seat].corruptible()),
            Question::Defend { first, .. } => Self::Defend {
                musketeers: CardStack::within(game.hands[seat], Means::Musketeers).kinds(Means::Musketeers),
                lands: game.guards.distinct(game.unguarded(seat)),
                countermand: first && countermand::is_held(game, seat),
            },
        }
    }

    /// The persons of the set `among` in the courts of all seats except one.
    fn persons(game: &Defaite, but: Seat, among: CardSet) -> Self {
        let mut persons = BySeat::default();
        for seat in game.opponents(but) {
            persons[seat] = game.courts[seat].persons.within(among);
        }
        Self::Persons(persons)
    }

    /// The number of legal actions.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::None => 0,
            Self::Turn(menu) => menu.len(),
            Self::Lay { hand, reserve, let_go, countermand } => {
                hand.len() + reserve.len() + usize::from(*let_go) + usize::from(*countermand)
            }
            Self::Answer { cards, countermand } => cards.len() + usize::from(*countermand),
            Self::Raise(cards) | Self::Give(cards) => cards.len() + 1,
            Self::Lose(cards) | Self::Take(cards) => cards.len(),
            Self::Name(seats) | Self::King(seats) => seats.len(),
            Self::Lands(_, lands) => lands.len(),
            Self::Persons(persons) => persons.0.iter().map(|cards| cards.len()).sum(),
            Self::Middle(cards) => cards.0.iter().flatten().count(),
            Self::PutOn(_, lands) => lands.len() + 1,
            Self::PutUnder(_, persons) => persons.len() + 1,
            Self::Defend { musketeers, lands, countermand } => {
                musketeers.len() * lands.len() + 1 + usize::from(*countermand)
            }
        }
    }

    /// The n-th action, counted from 0; there must be more than n.
    #[inline]
    pub(crate) fn nth(&self, n: usize, guards: &Guards) -> Action {
        if let Self::Turn(menu) = self {
            return menu.nth(n, guards);
        }
        match *self {
            Self::None | Self::Turn(_) => Action::Pass,
            Self::Lay { hand, .. } if n < hand.len() => Action::Lay(Source::Hand, hand.nth(n)),
            Self::Lay { hand, reserve, .. } if n < hand.len() + reserve.len() => {
                Action::Lay(Source::Reserve, reserve.nth(n - hand.len()))
            }
            Self::Lay { hand, reserve, .. } if n == hand.len() + reserve.len() => Action::LetGo,
            Self::Answer { cards, .. } if n < cards.len() => Action::Answer(cards.nth_of_each(n)),
            Self::Raise(cards) if n < cards.len() => Action::Raise(cards.nth_of_each(n)),
            Self::Raise(_) => Action::LetGo,
            Self::Lose(nobles) => Action::Lose(guards.person(nobles.nth_of_each(n))),
            Self::Name(seats) => Action::Name(nth_seat(seats, n)),
            Self::King(seats) => Action::King(nth_seat(seats, n)),
            Self::Lands(owner, lands) => Action::Choose(owner, guards.land(lands.nth(n))),
            Self::Persons(persons) => {
                let (seat, person) = nth_person(&persons, n);
                Action::Choose(seat, guards.person(person))
            }
            Self::Middle(cards) => {
                let mut lying = Seat::all(SEATS).filter_map(|seat| cards[seat].map(|card| (seat, card)));
                lying.nth(n).map_or(Action::Pass, |(seat, card)| Action::Choose(seat, Held::bare(card)))
            }
            Self::Take(cards) => Action::Take(cards.nth_of_each(n)),
            Self::Give(courtiers) if n < courtiers.len() => {
                Action::Give(guards.person(courtiers.nth_of_each(n)))
            }
            Self::Give(_) => Action::Decline,
            Self::PutOn(card, lands) if n < lands.len() => {
                Action::Put(card, Spot::On(guards.land(lands.nth(n))))
            }
            Self::PutUnder(card, persons) if n < persons.len() => {
                Action::Put(card, Spot::On(guards.person(persons.nth_of_each(n))))
            }
            Self::PutOn(card, _) | Self::PutUnder(card, _) => Action::Put(card, Spot::Reserve),
            Self::Defend { musketeers, lands, .. } if n < musketeers.len() * lands.len() => {
                let (card, land) = (musketeers.nth(n / lands.len()), lands.nth(n % lands.len()));
                Action::Put(card, Spot::On(guards.land(land)))
            }
            Self::Defend { musketeers, lands, .. } if n == musketeers.len() * lands.len() => Action::Done,
            Self::Lay { .. } | Self::Answer { .. } | Self::Defend { .. } => Action::Countermand,
        }
    }
}

#[inline]
pub(crate) fn nth_seat(mut seats: SeatSet, n: usize) -> Seat {
    seats.nth(n).unwrap_or(Seat::new(0))
}

/// The n-th person of all seats' sets, which must hold no duplicates and more than n persons
/// together.
#[inline]
pub(crate) fn nth_person(persons: &BySeat<CardSet, SEATS>, mut n: usize) -> (Seat, Card) {
    let mut seats = Seat::all(SEATS);
    loop {
        let seat = seats.next().unwrap_or(Seat::new(0));
        let number = persons[seat].len();
        if n < number {
            return (seat, persons[seat].nth_of_each(n));
        }
        n -= number;
    }
}

/// The cards of all other seats in the middle that can be imprisoned.
fn in_middle(game: &Defaite, but: Seat) -> BySeat<Option<Card>, SEATS> {
    let mut lying = BySeat::default();
    for place in game.middle.of(Group::Person) {
        let seat = game.at(place);
        if seat != but {
            lying[seat] = Some(game.middle.card(place));
        }
    }
    lying
}

impl Defaite {
    /// The provinces of a court without guards.
    #[inline]
    pub(crate) fn unguarded(&self, seat: Seat) -> Lands {
        self.courts[seat].lands.without(self.guards.guarded)
    }
}

/// An iterator over the legal actions of a seat.
#[derive(Clone, Debug)]
pub struct Actions {
    choices: Choices,
    /// The guards of the cards that the actions name.
    guards: Guards,
    next: usize,
    number: usize,
}

impl Actions {
    pub(crate) fn of(game: &Defaite, seat: Seat) -> Self {
        let choices = if game.acting() == Some(seat) { Choices::of(game) } else { Choices::None };
        Self { number: choices.len(), choices, guards: game.guards, next: 0 }
    }
}

impl Iterator for Actions {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        self.nth(0)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        let at = self.next + n;
        self.next = (at + 1).min(self.number);
        (at < self.number).then(|| self.choices.nth(at, &self.guards))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.number - self.next, Some(self.number - self.next))
    }
}

impl ExactSizeIterator for Actions {}
