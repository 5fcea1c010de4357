//! Attack and corruption: the same rules, with musketeers for a province and with gold for a person
//! (L4, L5).

use crate::card::{Card, Kind};
use crate::card_stack::{CardStack, Means};
use crate::court::Land;
use crate::happening::{DefaiteEvent, Fact, Zone};
use crate::held::Held;
use crate::notation::Source;
use crate::person;
use crate::rule_runner::{Flow, RuleRunner};
use crate::state::{Defaite, Stage};
use interregnum_kernel::{Seat, Witness};

/// What a contest is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// A province, attacked.
    Land(Land),
    /// A person, corrupted.
    Person(Card),
}

impl Target {
    /// The kind of cards that are laid.
    #[inline]
    pub(crate) const fn means(self) -> Means {
        match self {
            Self::Land(_) => Means::Musketeers,
            Self::Person(_) => Means::Gold,
        }
    }
}

/// An attack or a corruption in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Contest {
    pub(crate) attacker: Seat,
    pub(crate) defender: Seat,
    pub(crate) target: Target,
    /// How many raises are complete. The attacker makes the first, and every other.
    raises: u8,
    /// The raise in progress.
    raise: CardStack,
    /// The last complete one.
    last: CardStack,
    /// What the attacker and the defender laid in the raises before the last.
    before: [CardStack; 2],
}

impl Contest {
    const fn new(attacker: Seat, defender: Seat, target: Target) -> Self {
        let before = [CardStack::EMPTY; 2];
        Self {
            attacker,
            defender,
            target,
            raises: 0,
            raise: CardStack::EMPTY,
            last: CardStack::EMPTY,
            before,
        }
    }

    /// The side that lays or lets go: 0 for the attacker, 1 for the defender.
    #[inline]
    const fn side(&self) -> usize {
        self.raises as usize % 2
    }

    #[inline]
    const fn seat(&self, side: usize) -> Seat {
        if side == 0 { self.attacker } else { self.defender }
    }

    /// The seat that lays or lets go.
    #[inline]
    pub(crate) const fn turn(&self) -> Seat {
        self.seat(self.side())
    }

    /// L4.3: whether a raise has begun and must be completed. The attack itself begins the first.
    #[inline]
    pub(crate) const fn is_begun(&self) -> bool {
        self.raises == 0 || !self.raise.is_empty()
    }

    /// L9.3: whether this is the defender's first answer.
    #[inline]
    pub(crate) const fn may_be_countermanded(&self) -> bool {
        self.raises == 1 && self.raise.is_empty()
    }

    /// L4.3: the sums of the side to lay and of the other.
    #[inline]
    const fn sums(&self, guards: CardStack) -> (u32, u32) {
        let side = self.side();
        let own = self.before[side].sum() + self.raise.sum();
        let other = self.before[1 - side].sum() + self.last.sum();
        if side == 0 { (own, other + guards.sum()) } else { (own + guards.sum(), other) }
    }

    /// All cards that a side has laid, including the current raise.
    pub(crate) fn laid(&self, seat: Seat) -> CardStack {
        let side = usize::from(seat != self.attacker);
        let mut laid = self.before[side];
        laid.insert_all(if side == self.side() { self.raise } else { self.last }, self.target.means());
        laid
    }
}

impl Defaite {
    /// The guards of the target of a contest.
    #[inline]
    pub(crate) const fn guards_of(&self, target: Target) -> CardStack {
        match target {
            Target::Land(land) => self.guards.on(land),
            Target::Person(person) => self.guards.under(person),
        }
    }

    /// The sum that a player could lay from hand and reserve.
    #[inline]
    pub(crate) fn strength(&self, seat: Seat, means: Means) -> u32 {
        CardStack::within(self.hands[seat], means).sum() + self.courts[seat].reserve(means).sum()
    }

    /// L4.3: whether the side to lay can exceed the other.
    #[inline]
    pub(crate) fn can_raise(&self, contest: &Contest) -> bool {
        self.strength(contest.turn(), contest.target.means()) >= self.missing(contest)
    }

    /// What the side to lay needs to exceed the other.
    #[inline]
    pub(crate) const fn missing(&self, contest: &Contest) -> u32 {
        let (own, other) = contest.sums(self.guards_of(contest.target));
        (other + 1).saturating_sub(own)
    }

    fn target(&self, target: Target) -> Held {
        match target {
            Target::Land(land) => self.guards.land(land),
            Target::Person(person) => self.guards.person(person),
        }
    }
}

impl<W: Witness<DefaiteEvent>> RuleRunner<'_, W> {
    /// L4.1, L5.1: begins a contest for a target.
    #[inline]
    pub(crate) fn begin_contest(&mut self, attacker: Seat, defender: Seat, target: Target) {
        self.round.acted = true;
        let (means, held) = (target.means(), self.target(target));
        let rule = if means == Means::Gold { "L5.1" } else { "L4.1" };
        self.happened(rule, || Fact::Contest { means, attacker, defender, target: held });
        self.stage = Stage::Contest(Contest::new(attacker, defender, target));
    }

    /// L4.1, L4.2: lays a card; the raise ends as soon as the sum exceeds the other side's.
    #[inline]
    pub(crate) fn lay(&mut self, mut contest: Contest, source: Source, card: Card) {
        let (means, seat) = (contest.target.means(), contest.turn());
        let from = match source {
            Source::Hand => {
                self.hands[seat].remove(card);
                Zone::Hand(seat)
            }
            Source::Reserve => {
                self.courts[seat].reserve_mut(means).remove(card, means);
                Zone::Reserve(seat)
            }
        };
        self.moved(card, from, Zone::Laid(seat), if contest.raises == 0 { "L4.1" } else { "L4.2" });
        contest.raise.insert(card, means);
        let (sum, against) = contest.sums(self.guards_of(contest.target));
        if sum > against {
            self.happened("L4.3", || Fact::Raised { seat, sum, against });
            let other = 1 - contest.side();
            contest.before[other].insert_all(contest.last, means);
            contest.last = contest.raise;
            contest.raise = CardStack::EMPTY;
            contest.raises += 1;
        }
        self.stage = Stage::Contest(contest);
    }

    /// L4.4: the side that lets go loses; the last raise stays, the rest is discarded.
    pub(crate) fn let_go(&mut self, contest: Contest) -> Flow {
        let (means, side) = (contest.target.means(), contest.side());
        let winner = contest.seat(1 - side);
        let card = self.target(contest.target).card;
        let moves = winner == contest.attacker;
        self.happened("L4.4", || Fact::LetsGo { seat: contest.seat(side), winner, moves, card });
        let before = Zone::Guarding(contest.defender, card);
        self.discard_stack(self.guards_of(contest.target), means, before, "L4.4");
        for side in 0..2 {
            self.discard_stack(contest.before[side], means, Zone::Laid(contest.seat(side)), "L4.4");
        }
        match contest.target {
            Target::Land(land) => {
                self.guards.set_on(land, contest.last);
                if moves {
                    self.cede(land, contest.defender, winner, "L4.5");
                }
            }
            Target::Person(person) => {
                self.guards.set_under(person, contest.last);
                if moves {
                    self.courts[contest.defender].persons.remove(person);
                    self.enter(person, Zone::Court(contest.defender), winner, "L5.1");
                }
            }
        }
        let rule = if means == Means::Gold { "L5.4" } else { "L4.4" };
        for guard in contest.last.cards(means) {
            self.moved(guard, Zone::Laid(winner), Zone::Guarding(winner, card), rule);
        }
        // L5.3: at last a special person acts for the new owner.
        match card.kind() {
            Kind::Special(special) if moves => person::act(special, self, winner),
            _ => Flow::Done,
        }
    }

    /// L9.3: discards the attacker's cards; nothing else changes.
    pub(crate) fn break_off(&mut self, contest: Contest) {
        let from = Zone::Laid(contest.attacker);
        self.discard_stack(contest.last, contest.target.means(), from, "L9.3");
    }
}
