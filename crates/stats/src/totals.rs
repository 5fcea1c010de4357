//! The observations of many games, summed up. All sums are integers, so their order does not
//! matter.

use crate::estimate::{Moments, Ratio};
use crate::observations::{Category, Observations, Use};
use crate::wins::{SideWins, UserWins, WinShares};
use interregnum_kernel::{MAX_SEATS, Seat, SeatSet};
use std::collections::BTreeMap;

/// The points of one source.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct PointTotals {
    pub(crate) by_seat: [Moments; MAX_SEATS],
    pub(crate) by_place: [Moments; MAX_SEATS],
    pub(crate) all: Moments,
    /// The number of games in which it gave points.
    pub(crate) games: u64,
    /// How often the sides have won that got points from it.
    pub(crate) wins: UserWins,
}

impl PointTotals {
    const NONE: Self = Self {
        by_seat: [Moments::NONE; MAX_SEATS],
        by_place: [Moments::NONE; MAX_SEATS],
        all: Moments::NONE,
        games: 0,
        wins: UserWins::NONE,
    };

    /// Adds the points of one game, by side.
    fn add<C>(&mut self, points: &[u32; MAX_SEATS], observations: &Observations<C>, shares: WinShares) {
        let all: u32 = points.iter().sum();
        self.all.add(all);
        self.games += u64::from(all > 0);
        let by = Seat::all(observations.sides).filter(|side| points[side.index()] > 0).collect();
        self.wins.add(by, shares, observations.sides);
        for side in Seat::all(observations.sides) {
            self.by_seat[side.index()].add(points[side.index()]);
            if let Some(place) = place(side, observations) {
                self.by_place[place].add(points[side.index()]);
            }
        }
    }

    fn merge(&mut self, more: &Self) {
        for place in 0..MAX_SEATS {
            self.by_seat[place].merge(more.by_seat[place]);
            self.by_place[place].merge(more.by_place[place]);
        }
        self.all.merge(more.all);
        self.games += more.games;
        self.wins.merge(more.wins);
    }
}

/// How a card was used in a role.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct UseTotals {
    pub(crate) times: Moments,
    pub(crate) wins: UserWins,
}

/// How often an incident happened in a game, and as a share of its group.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct IncidentTotals {
    pub(crate) times: Moments,
    pub(crate) of_group: Ratio,
}

/// The number of games by length.
pub(crate) type Lengths = BTreeMap<u32, u64>;

/// The sums over many games.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Totals<C> {
    pub(crate) sides: usize,
    pub(crate) players: usize,
    pub(crate) games: u64,
    /// Games in which somebody had the first turn.
    pub(crate) begun: u64,
    pub(crate) draws: u64,
    pub(crate) shared: u64,
    pub(crate) decisions: Lengths,
    pub(crate) rounds: Lengths,
    /// The number of games by reason, as records name it.
    pub(crate) endings: BTreeMap<&'static str, u64>,
    pub(crate) by_seat: [SideWins; MAX_SEATS],
    /// By the place in the order of the first round.
    pub(crate) by_place: [SideWins; MAX_SEATS],
    pub(crate) points: BTreeMap<Category, PointTotals>,
    /// All sources together.
    pub(crate) all_points: PointTotals,
    pub(crate) uses: BTreeMap<(Category, C), UseTotals>,
    pub(crate) gains: BTreeMap<(Category, C, Category), Ratio>,
    pub(crate) incidents: BTreeMap<(Category, Category), IncidentTotals>,
}

impl<C: Copy + Ord> Totals<C> {
    /// The totals of no games.
    pub(crate) const fn new(players: usize, sides: usize) -> Self {
        Self {
            sides,
            players,
            games: 0,
            begun: 0,
            draws: 0,
            shared: 0,
            decisions: Lengths::new(),
            rounds: Lengths::new(),
            endings: BTreeMap::new(),
            by_seat: [SideWins::NONE; MAX_SEATS],
            by_place: [SideWins::NONE; MAX_SEATS],
            points: BTreeMap::new(),
            all_points: PointTotals::NONE,
            uses: BTreeMap::new(),
            gains: BTreeMap::new(),
            incidents: BTreeMap::new(),
        }
    }

    /// Adds one game: its observations, its winners, and the reason of its outcome.
    pub(crate) fn add(&mut self, observations: &Observations<C>, winners: SeatSet, reason: &'static str) {
        let winners: SeatSet = winners.map(|seat| Seat::new(seat.index() % self.sides)).collect();
        let shares = WinShares::of(winners, self.sides);
        self.games += 1;
        self.draws += u64::from(winners.is_empty());
        self.shared += u64::from(winners.len() > 1);
        *self.decisions.entry(observations.decisions).or_default() += 1;
        *self.rounds.entry(observations.rounds).or_default() += 1;
        *self.endings.entry(reason).or_default() += 1;
        self.add_wins(observations, winners, shares);
        self.add_points(observations, shares);
        self.add_cards(observations, shares);
        self.add_incidents(observations);
    }

    fn add_wins(&mut self, observations: &Observations<C>, winners: SeatSet, shares: WinShares) {
        self.begun += u64::from(observations.begins.is_some());
        for side in Seat::all(self.sides) {
            self.by_seat[side.index()].add(side, winners, shares);
            if let Some(place) = place(side, observations) {
                self.by_place[place].add(side, winners, shares);
            }
        }
    }

    fn add_points(&mut self, observations: &Observations<C>, shares: WinShares) {
        let mut all = [0; MAX_SEATS];
        for (&source, points) in &observations.points {
            self.points.entry(source).or_default().add(points, observations, shares);
            all.iter_mut().zip(points).for_each(|(sum, more)| *sum += more);
        }
        self.all_points.add(&all, observations, shares);
    }

    fn add_cards(&mut self, observations: &Observations<C>, shares: WinShares) {
        for (&key, &Use { by, times }) in &observations.uses {
            let total = self.uses.entry(key).or_default();
            total.times.add(times);
            total.wins.add(by, shares, self.sides);
        }
        for (&(role, card, gain), &number) in &observations.gains {
            let times = observations.uses.get(&(role, card)).map_or(0, |used| used.times);
            self.gains.entry((role, card, gain)).or_default().add(number, times);
        }
    }

    fn add_incidents(&mut self, observations: &Observations<C>) {
        for (&(group, incident), &number) in &observations.incidents {
            let of_group = observations.incidents.iter().filter(|((other, _), _)| *other == group);
            let total = self.incidents.entry((group, incident)).or_default();
            total.times.add(number);
            if !observations.independent.contains(&group) {
                total.of_group.add(number, of_group.map(|(_, number)| number).sum());
            }
        }
    }

    /// Adds the totals of other games of a table of the same size.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.begun += other.begun;
        self.draws += other.draws;
        self.shared += other.shared;
        merge(&mut self.decisions, &other.decisions, |sum, more| *sum += more);
        merge(&mut self.rounds, &other.rounds, |sum, more| *sum += more);
        merge(&mut self.endings, &other.endings, |sum, more| *sum += more);
        for place in 0..MAX_SEATS {
            self.by_seat[place].merge(other.by_seat[place]);
            self.by_place[place].merge(other.by_place[place]);
        }
        merge(&mut self.points, &other.points, |sum, more| sum.merge(&more));
        self.all_points.merge(&other.all_points);
        merge(&mut self.uses, &other.uses, |sum, more| {
            sum.times.merge(more.times);
            sum.wins.merge(more.wins);
        });
        merge(&mut self.gains, &other.gains, Ratio::merge);
        merge(&mut self.incidents, &other.incidents, |sum, more| {
            sum.times.merge(more.times);
            sum.of_group.merge(more.of_group);
        });
    }
}

/// The place of a side in the order of the first round, if somebody began it.
fn place<C>(side: Seat, observations: &Observations<C>) -> Option<usize> {
    let begins = observations.begins?.index();
    Some((side.index() + observations.players - begins) % observations.sides)
}

fn merge<K: Copy + Ord, V: Copy + Default>(
    sums: &mut BTreeMap<K, V>,
    more: &BTreeMap<K, V>,
    add: impl Fn(&mut V, V),
) {
    more.iter().for_each(|(&key, &value)| add(sums.entry(key).or_default(), value));
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::Side;

    const ROLE: Category = Category::new(0, "played");
    const GAIN: Category = Category::new(0, "tricks");
    const SOURCE: Category = Category::new(0, "vote");
    const GROUP: Category = Category::new(0, "duel");
    const ENDED: [Category; 2] = Category::all(["won", "lost"]);

    fn seats(numbers: &[usize]) -> SeatSet {
        numbers.iter().map(|&number| Seat::new(number)).collect()
    }

    /// Observations of a table of three at which the seats in `by` have used the card 'a'.
    fn observations(by: &[usize]) -> Observations<char> {
        let mut observations = Observations::new(3, 3);
        observations.list_points(SOURCE);
        observations.list_card(ROLE, 'a', &[GAIN]);
        observations.list_incidents(GROUP, &ENDED);
        seats(by).for_each(|seat| observations.used(ROLE, 'a', seat));
        observations
    }

    /// In the third game all used the card and in the fourth nobody, so these do not count. In the
    /// first, one of two users won; in the second, the only user lost.
    #[test]
    fn only_games_with_users_and_others_tell_what_a_card_is_worth() {
        let mut totals = Totals::new(3, 3);
        for (by, winner) in [(&[0, 1][..], 1), (&[2], 0), (&[0, 1, 2], 0), (&[], 0)] {
            totals.add(&observations(by), seats(&[winner]), "points");
        }
        let uses = totals.uses[&(ROLE, 'a')];
        assert_eq!(uses.wins, UserWins { games: 2, users: 3, won: 60 });
        assert_eq!((uses.times.number, uses.times.sum), (4, 6));
    }

    #[test]
    fn places_are_counted_from_who_begins_and_teams_keep_their_side() {
        let mut three: Totals<char> = Totals::new(3, 3);
        let mut noted = observations(&[]);
        noted.begins(Seat::new(2));
        noted.points(SOURCE, Side(0), 5);
        three.add(&noted, seats(&[0]), "points");
        assert_eq!(three.by_place.map(|wins| wins.alone)[..3], [0, 1, 0], "seat 0 follows seat 2");
        assert_eq!(three.points[&SOURCE].by_place.map(|points| points.sum)[..3], [0, 5, 0]);
        let mut four: Totals<char> = Totals::new(4, 2);
        let mut noted = Observations::new(4, 2);
        noted.begins(Seat::new(3));
        four.add(&noted, seats(&[1, 3]), "votes");
        assert_eq!(four.by_seat.map(|wins| wins.alone)[..2], [0, 1]);
        assert_eq!(four.by_place.map(|wins| wins.alone)[..2], [1, 0], "the leader's team has won");
        assert_eq!(four.shared, 0, "partners do not share a win, they have it");
    }

    #[test]
    fn what_can_happen_and_does_not_counts_as_nothing() {
        let mut totals = Totals::new(3, 3);
        let mut noted = observations(&[1]);
        noted.gained(ROLE, 'a', GAIN, 1);
        noted.happened(GROUP, ENDED[0]);
        totals.add(&noted, seats(&[0]), "points");
        noted.clear();
        totals.add(&noted, seats(&[0]), "points");
        assert_eq!(totals.points[&SOURCE].all.number, 2);
        assert_eq!((totals.uses[&(ROLE, 'a')].times.sum, totals.uses[&(ROLE, 'a')].times.number), (1, 2));
        assert_eq!(totals.incidents[&(GROUP, ENDED[1])].times.sum, 0);
        let mut expected = Ratio::default();
        expected.add(1, 1);
        expected.add(0, 0);
        assert_eq!(totals.incidents[&(GROUP, ENDED[0])].of_group, expected);
        assert_eq!(totals.gains[&(ROLE, 'a', GAIN)], expected);
    }

    #[test]
    fn two_who_count_come_to_what_one_would() {
        let games = [(&[0][..], 0), (&[1, 2], 1), (&[2], 0), (&[0, 2], 2)];
        let count = |games: &[(&[usize], usize)]| {
            let mut totals = Totals::new(3, 3);
            games.iter().for_each(|(by, winner)| totals.add(&observations(by), seats(&[*winner]), "points"));
            totals
        };
        let mut merged = count(&games[2..]);
        merged.merge(&count(&games[..2]));
        assert_eq!(merged, count(&games));
    }
}
