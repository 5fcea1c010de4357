//! What was noted of many games, summed up. All of it is whole numbers, so that it does not
//! matter who added what when.

use super::estimate::{Moments, Ratio};
use super::fortune::{Fortune, Shares, Wins};
use super::sheet::{Sheet, Use, Word};
use interregnum_kernel::{MAX_SEATS, Seat, SeatSet};
use std::collections::BTreeMap;

/// What one source of points gave.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Points {
    pub(super) by_seat: [Moments; MAX_SEATS],
    pub(super) by_place: [Moments; MAX_SEATS],
    pub(super) all: Moments,
    /// In how many games it gave anything.
    pub(super) games: u64,
    /// How those fared who got points from it.
    pub(super) fortune: Fortune,
}

impl Points {
    const NONE: Self = Self {
        by_seat: [Moments::NONE; MAX_SEATS],
        by_place: [Moments::NONE; MAX_SEATS],
        all: Moments::NONE,
        games: 0,
        fortune: Fortune::NONE,
    };

    /// The points of one more game, by side.
    fn add<C>(&mut self, points: &[u32; MAX_SEATS], sheet: &Sheet<C>, shares: Shares) {
        let all: u32 = points.iter().sum();
        self.all.add(all);
        self.games += u64::from(all > 0);
        let by = Seat::all(sheet.sides).filter(|side| points[side.index()] > 0).collect();
        self.fortune.add(by, shares, sheet.sides);
        for side in Seat::all(sheet.sides) {
            self.by_seat[side.index()].add(points[side.index()]);
            if let Some(place) = place(side, sheet) {
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
        self.fortune.merge(more.fortune);
    }
}

/// How a card was used in a role.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Uses {
    pub(super) times: Moments,
    pub(super) fortune: Fortune,
}

/// What happened: how often in a game, and how often for each time that anything of its
/// group did.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Matters {
    pub(super) times: Moments,
    pub(super) of_group: Ratio,
}

/// How many games had a length of so much.
pub(super) type Lengths = BTreeMap<u32, u64>;

/// The sums over many games.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Totals<C> {
    pub(super) sides: usize,
    pub(super) players: usize,
    pub(super) games: u64,
    /// Games in which somebody had the first turn.
    pub(super) begun: u64,
    pub(super) draws: u64,
    pub(super) shared: u64,
    pub(super) decisions: Lengths,
    pub(super) rounds: Lengths,
    /// What decided the games, by the record's word.
    pub(super) endings: BTreeMap<&'static str, u64>,
    pub(super) by_seat: [Wins; MAX_SEATS],
    /// By the place in the first round's order.
    pub(super) by_place: [Wins; MAX_SEATS],
    pub(super) points: BTreeMap<Word, Points>,
    /// All sources together.
    pub(super) all_points: Points,
    pub(super) uses: BTreeMap<(Word, C), Uses>,
    pub(super) gains: BTreeMap<(Word, C, Word), Ratio>,
    pub(super) matters: BTreeMap<(Word, Word), Matters>,
}

impl<C: Copy + Ord> Totals<C> {
    /// Nothing yet.
    pub(super) const fn new(players: usize, sides: usize) -> Self {
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
            by_seat: [Wins::NONE; MAX_SEATS],
            by_place: [Wins::NONE; MAX_SEATS],
            points: BTreeMap::new(),
            all_points: Points::NONE,
            uses: BTreeMap::new(),
            gains: BTreeMap::new(),
            matters: BTreeMap::new(),
        }
    }

    /// One more game: what was noted of it, who won it, and what decided it.
    pub(super) fn add(&mut self, sheet: &Sheet<C>, winners: SeatSet, reason: &'static str) {
        let winners: SeatSet = winners.map(|seat| Seat::new(seat.index() % self.sides)).collect();
        let shares = Shares::of(winners, self.sides);
        self.games += 1;
        self.draws += u64::from(winners.is_empty());
        self.shared += u64::from(winners.len() > 1);
        *self.decisions.entry(sheet.decisions).or_default() += 1;
        *self.rounds.entry(sheet.rounds).or_default() += 1;
        *self.endings.entry(reason).or_default() += 1;
        self.add_wins(sheet, winners, shares);
        self.add_points(sheet, shares);
        self.add_cards(sheet, shares);
        self.add_matters(sheet);
    }

    fn add_wins(&mut self, sheet: &Sheet<C>, winners: SeatSet, shares: Shares) {
        self.begun += u64::from(sheet.begins.is_some());
        for side in Seat::all(self.sides) {
            self.by_seat[side.index()].add(side, winners, shares);
            if let Some(place) = place(side, sheet) {
                self.by_place[place].add(side, winners, shares);
            }
        }
    }

    fn add_points(&mut self, sheet: &Sheet<C>, shares: Shares) {
        let mut all = [0; MAX_SEATS];
        for (&source, points) in &sheet.points {
            self.points.entry(source).or_default().add(points, sheet, shares);
            all.iter_mut().zip(points).for_each(|(sum, more)| *sum += more);
        }
        self.all_points.add(&all, sheet, shares);
    }

    fn add_cards(&mut self, sheet: &Sheet<C>, shares: Shares) {
        for (&key, &Use { by, times }) in &sheet.uses {
            let total = self.uses.entry(key).or_default();
            total.times.add(times);
            total.fortune.add(by, shares, self.sides);
        }
        for (&(role, card, gain), &number) in &sheet.gains {
            let times = sheet.uses.get(&(role, card)).map_or(0, |used| used.times);
            self.gains.entry((role, card, gain)).or_default().add(number, times);
        }
    }

    fn add_matters(&mut self, sheet: &Sheet<C>) {
        for (&(group, matter), &number) in &sheet.matters {
            let of_group = sheet.matters.iter().filter(|((other, _), _)| *other == group);
            let total = self.matters.entry((group, matter)).or_default();
            total.times.add(number);
            if !sheet.loose.contains(&group) {
                total.of_group.add(number, of_group.map(|(_, number)| number).sum());
            }
        }
    }

    /// What somebody else has summed up, at a table of the same size.
    pub(super) fn merge(&mut self, other: &Self) {
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
            sum.fortune.merge(more.fortune);
        });
        merge(&mut self.gains, &other.gains, Ratio::merge);
        merge(&mut self.matters, &other.matters, |sum, more| {
            sum.times.merge(more.times);
            sum.of_group.merge(more.of_group);
        });
    }
}

/// The place of a side in the order of the first round, if somebody began it.
fn place<C>(side: Seat, sheet: &Sheet<C>) -> Option<usize> {
    let begins = sheet.begins?.index();
    Some((side.index() + sheet.players - begins) % sheet.sides)
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

    use super::super::sheet::Side;

    const ROLE: Word = Word::new(0, "played");
    const GAIN: Word = Word::new(0, "tricks");
    const SOURCE: Word = Word::new(0, "vote");
    const GROUP: Word = Word::new(0, "duel");
    const ENDED: [Word; 2] = Word::all(["won", "lost"]);

    fn seats(numbers: &[usize]) -> SeatSet {
        numbers.iter().map(|&number| Seat::new(number)).collect()
    }

    /// A sheet of a table of three on which the seats in `by` have used the card 'a'.
    fn sheet(by: &[usize]) -> Sheet<char> {
        let mut sheet = Sheet::new(3, 3);
        sheet.list_points(SOURCE);
        sheet.list_card(ROLE, 'a', &[GAIN]);
        sheet.list_matters(GROUP, &ENDED);
        seats(by).for_each(|seat| sheet.used(ROLE, 'a', seat));
        sheet
    }

    /// In the third game all used the card and in the fourth nobody: they say nothing. In the
    /// first one of two users won, in the second the only one did not.
    #[test]
    fn only_games_with_users_and_others_tell_what_a_card_is_worth() {
        let mut totals = Totals::new(3, 3);
        for (by, winner) in [(&[0, 1][..], 1), (&[2], 0), (&[0, 1, 2], 0), (&[], 0)] {
            totals.add(&sheet(by), seats(&[winner]), "points");
        }
        let uses = totals.uses[&(ROLE, 'a')];
        assert_eq!(uses.fortune, Fortune { games: 2, doers: 3, won: 60 });
        assert_eq!((uses.times.number, uses.times.sum), (4, 6));
    }

    #[test]
    fn places_are_counted_from_who_begins_and_teams_keep_their_side() {
        let mut three: Totals<char> = Totals::new(3, 3);
        let mut noted = sheet(&[]);
        noted.begins(Seat::new(2));
        noted.points(SOURCE, Side(0), 5);
        three.add(&noted, seats(&[0]), "points");
        assert_eq!(three.by_place.map(|wins| wins.alone)[..3], [0, 1, 0], "seat 0 follows seat 2");
        assert_eq!(three.points[&SOURCE].by_place.map(|points| points.sum)[..3], [0, 5, 0]);
        let mut four: Totals<char> = Totals::new(4, 2);
        let mut noted = Sheet::new(4, 2);
        noted.begins(Seat::new(3));
        four.add(&noted, seats(&[1, 3]), "votes");
        assert_eq!(four.by_seat.map(|wins| wins.alone)[..2], [0, 1]);
        assert_eq!(four.by_place.map(|wins| wins.alone)[..2], [1, 0], "the leader's team has won");
        assert_eq!(four.shared, 0, "partners do not share a win, they have it");
    }

    #[test]
    fn what_can_happen_and_does_not_counts_as_nothing() {
        let mut totals = Totals::new(3, 3);
        let mut noted = sheet(&[1]);
        noted.gained(ROLE, 'a', GAIN, 1);
        noted.happened(GROUP, ENDED[0]);
        totals.add(&noted, seats(&[0]), "points");
        noted.clear();
        totals.add(&noted, seats(&[0]), "points");
        assert_eq!(totals.points[&SOURCE].all.number, 2);
        assert_eq!((totals.uses[&(ROLE, 'a')].times.sum, totals.uses[&(ROLE, 'a')].times.number), (1, 2));
        assert_eq!(totals.matters[&(GROUP, ENDED[1])].times.sum, 0);
        let mut expected = Ratio::default();
        expected.add(1, 1);
        expected.add(0, 0);
        assert_eq!(totals.matters[&(GROUP, ENDED[0])].of_group, expected);
        assert_eq!(totals.gains[&(ROLE, 'a', GAIN)], expected);
    }

    #[test]
    fn two_who_count_come_to_what_one_would() {
        let games = [(&[0][..], 0), (&[1, 2], 1), (&[2], 0), (&[0, 2], 2)];
        let count = |games: &[(&[usize], usize)]| {
            let mut totals = Totals::new(3, 3);
            games.iter().for_each(|(by, winner)| totals.add(&sheet(by), seats(&[*winner]), "points"));
            totals
        };
        let mut merged = count(&games[2..]);
        merged.merge(&count(&games[..2]));
        assert_eq!(merged, count(&games));
    }
}
