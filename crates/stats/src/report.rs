//! The report: every figure with its interval and its name.

use crate::estimate::{Interval, wilson};
use crate::figures::{
    CardUse, Distribution, Ending, Gain, Incident, PointSource, SetupResult, SideResult, WinRate,
};
use crate::measurement::{Measurement, TotalsOf};
use crate::observations::Category;
use crate::significance::Significance;
use crate::totals::{IncidentTotals, PointTotals, Totals};
use crate::verdict::Verdict;
use crate::{Counter, Measured};
use interregnum_kernel::Phrase;
use serde::Serialize;

/// The result of a measurement. It is serialized as the JSON of `interregnum stats --json`.
#[derive(Serialize)]
pub struct Report {
    /// The game's name.
    pub game: &'static str,
    /// The setup's name, or what the names of several have in common.
    pub label: String,
    /// The names of the bots.
    pub bots: Vec<String>,
    /// The number of games.
    pub games: u64,
    /// The seed, which repeats the measurement.
    pub seed: String,
    /// The number of players.
    pub players: usize,
    /// The number of sides: players, or teams.
    pub sides: usize,
    /// The number of decisions in a game.
    pub decisions: Distribution,
    /// The number of rounds or tricks in a game.
    pub rounds: Distribution,
    /// The fair win share: one divided by the number of sides.
    pub fair: f64,
    /// The share of draws.
    pub draws: Interval,
    /// The share of games that several sides have won together.
    pub shared: Interval,
    /// The share of games by reason.
    pub endings: Vec<Ending>,
    /// The results by seat.
    pub by_seat: Vec<SideResult>,
    /// The results by place in the order of the first round; empty if nobody begins.
    pub by_place: Vec<SideResult>,
    /// The points by source.
    pub points: Vec<PointSource>,
    /// The points of all sources together.
    pub all_points: PointSource,
    /// The cards by role.
    pub cards: Vec<CardUse>,
    /// The other incidents.
    #[serde(rename = "matters")]
    pub incidents: Vec<Incident>,
    /// The figures that differ from fair.
    pub verdict: Verdict,
    /// The setups one by one, if there are several.
    #[serde(rename = "tables")]
    pub setups: Vec<SetupResult>,
}

impl Report {
    /// The report on the totals of each setup.
    pub(crate) fn new<G: Measured>(measurement: &Measurement<G>, totals: &[TotalsOf<G>]) -> Self {
        let mut sum = Totals::new(totals[0].players, totals[0].sides);
        totals.iter().for_each(|more| sum.merge(more));
        let (by_seat, by_place) = side_results(&sum);
        let cards = cards::<G>(&sum);
        let share = |part: u64| wilson(part as f64, sum.games, Significance::FIVE_PERCENT);
        let ending = |(&reason, &games): (&&'static str, &u64)| Ending { reason, share: share(games) };
        Self {
            game: G::NAME,
            label: label(&measurement.setups.iter().map(|setup| setup.label.as_str()).collect::<Vec<_>>()),
            bots: measurement.bots.clone(),
            games: sum.games,
            seed: measurement.seed.to_string(),
            players: sum.players,
            sides: sum.sides,
            decisions: Distribution::new(&sum.decisions),
            rounds: Distribution::new(&sum.rounds),
            fair: 1.0 / sum.sides as f64,
            draws: share(sum.draws),
            shared: share(sum.shared),
            endings: sum.endings.iter().map(ending).collect(),
            points: sources::<G>(&sum),
            all_points: PointSource::new(
                "all",
                Phrase::new("stats-all"),
                &sum.all_points,
                sum.sides,
                !by_place.is_empty(),
            ),
            incidents: sum.incidents.iter().map(|(key, incident)| incidents::<G>(*key, incident)).collect(),
            verdict: Verdict::new(&by_seat, &by_place, &cards, sum.sides),
            setups: setups(measurement, totals),
            by_seat,
            by_place,
            cards,
        }
    }
}

/// The label of one setup, or what several labels have in common.
fn label(labels: &[&str]) -> String {
    let [first, rest @ ..] = labels else { return String::new() };
    if rest.is_empty() {
        return (*first).to_owned();
    }
    let common = first.rsplit_once('/').map_or(*first, |(common, _)| common);
    format!("{common}/all")
}

fn side_results<C: Copy + Ord>(sum: &Totals<C>) -> (Vec<SideResult>, Vec<SideResult>) {
    let by_place =
        if is_begun(sum) { SideResult::all(&sum.by_place, sum.games, sum.sides) } else { Vec::new() };
    (SideResult::all(&sum.by_seat, sum.games, sum.sides), by_place)
}

/// Whether every game had a seat with the first turn.
fn is_begun<C>(sum: &Totals<C>) -> bool {
    sum.begun == sum.games
}

fn sources<G: Measured>(sum: &TotalsOf<G>) -> Vec<PointSource> {
    let source = |(source, points): (&Category, &PointTotals)| {
        PointSource::new(source.code, G::Counter::source(*source), points, sum.sides, is_begun(sum))
    };
    sum.points.iter().map(source).collect()
}

fn cards<G: Measured>(sum: &TotalsOf<G>) -> Vec<CardUse> {
    let mut cards = Vec::new();
    for (&(role, card), uses) in &sum.uses {
        let gains = sum.gains.iter().filter(|((of, other, _), _)| (*of, *other) == (role, card));
        cards.push(CardUse {
            role: role.code,
            card: card.to_string(),
            name: G::Counter::card(card),
            times: uses.times.interval(Significance::FIVE_PERCENT),
            gains: gains
                .map(|((.., gain), ratio)| Gain {
                    gain: gain.code,
                    each: ratio.interval(Significance::FIVE_PERCENT),
                })
                .collect(),
            win: WinRate::new(uses.wins, sum.sides),
        });
    }
    cards
}

fn incidents<G: Measured>((group, incident): (Category, Category), incidents: &IncidentTotals) -> Incident {
    Incident {
        group: group.code,
        code: incident.code,
        name: G::Counter::incident(group, incident),
        times: incidents.times.interval(Significance::FIVE_PERCENT),
        share: incidents.of_group.interval(Significance::FIVE_PERCENT).as_share(),
    }
}

fn setups<G: Measured>(measurement: &Measurement<G>, totals: &[TotalsOf<G>]) -> Vec<SetupResult> {
    if totals.len() < 2 {
        return Vec::new();
    }
    let result = |(label, totals): (&String, &TotalsOf<G>)| {
        let (by_seat, by_place) = side_results(totals);
        SetupResult {
            label: label.clone(),
            games: totals.games,
            first: by_place.first().unwrap_or(&by_seat[0]).win.with,
            draws: wilson(totals.draws as f64, totals.games, Significance::FIVE_PERCENT),
            decisions: Distribution::new(&totals.decisions).mean,
        }
    };
    measurement.setups.iter().map(|setup| &setup.label).zip(totals).map(result).collect()
}
