//! What the sums mean: every figure with its interval and its name.

use super::estimate::{Interval, wilson};
use super::figures::{CardUse, Ending, Gain, Matter, Sitting, Source, Spread, Table, Winning};
use super::play::{Session, TotalsOf};
use super::quantile::Doubt;
use super::sheet::Word;
use super::totals::{Matters, Points, Totals};
use super::verdict::Verdict;
use crate::tables::{Counter, Seated};
use interregnum_kernel::{Game, Phrase};
use serde::Serialize;
use std::fmt::Display;

/// All that was found.
#[derive(Serialize)]
pub(super) struct Report {
    pub(super) game: &'static str,
    pub(super) label: String,
    pub(super) bots: Vec<String>,
    pub(super) games: u64,
    /// The seed, as it can be given again.
    pub(super) seed: String,
    pub(super) players: usize,
    pub(super) sides: usize,
    pub(super) decisions: Spread,
    pub(super) rounds: Spread,
    /// What each side would win if all were equal.
    pub(super) fair: f64,
    pub(super) draws: Interval,
    pub(super) shared: Interval,
    pub(super) endings: Vec<Ending>,
    pub(super) by_seat: Vec<Sitting>,
    /// By the place in the order of the first round; empty if nobody begins.
    pub(super) by_place: Vec<Sitting>,
    pub(super) points: Vec<Source>,
    /// All sources together.
    pub(super) all_points: Source,
    pub(super) cards: Vec<CardUse>,
    pub(super) matters: Vec<Matter>,
    pub(super) verdict: Verdict,
    /// The tables one by one, if there are several.
    pub(super) tables: Vec<Table>,
}

impl Report {
    /// What the sums of each setup come to, all together.
    pub(super) fn new<S: Seated>(session: &Session<'_, S>, totals: &[TotalsOf<S>]) -> Self {
        let mut sum = Totals::new(totals[0].players, totals[0].sides);
        totals.iter().for_each(|more| sum.merge(more));
        let (by_seat, by_place) = sittings(&sum);
        let cards = cards::<S>(&sum);
        let share = |part: u64| wilson(part as f64, sum.games, Doubt::USUAL);
        let ending = |(&reason, &games): (&&'static str, &u64)| Ending { reason, share: share(games) };
        Self {
            game: S::Game::NAME,
            label: label(&session.setups.iter().map(|setup| setup.label.as_str()).collect::<Vec<_>>()),
            bots: session.bots.clone(),
            games: sum.games,
            seed: session.given.map_or_else(|| session.seed.to_string(), str::to_owned),
            players: sum.players,
            sides: sum.sides,
            decisions: Spread::new(&sum.decisions),
            rounds: Spread::new(&sum.rounds),
            fair: 1.0 / sum.sides as f64,
            draws: share(sum.draws),
            shared: share(sum.shared),
            endings: sum.endings.iter().map(ending).collect(),
            points: sources::<S>(&sum),
            all_points: Source::new(
                "all",
                Phrase::new("stats-all"),
                &sum.all_points,
                sum.sides,
                !by_place.is_empty(),
            ),
            matters: sum.matters.iter().map(|(key, matter)| matters::<S>(*key, matter)).collect(),
            verdict: Verdict::new(&by_seat, &by_place, &cards, sum.sides),
            tables: tables(session, totals),
            by_seat,
            by_place,
            cards,
        }
    }
}

/// The label of one table, or what several labels have in common.
fn label(labels: &[&str]) -> String {
    let [first, rest @ ..] = labels else { return String::new() };
    if rest.is_empty() {
        return (*first).to_owned();
    }
    let common = first.rsplit_once('/').map_or(*first, |(common, _)| common);
    format!("{common}/all")
}

fn sittings<C: Copy + Ord>(sum: &Totals<C>) -> (Vec<Sitting>, Vec<Sitting>) {
    let by_place = if is_begun(sum) { Sitting::all(&sum.by_place, sum.games, sum.sides) } else { Vec::new() };
    (Sitting::all(&sum.by_seat, sum.games, sum.sides), by_place)
}

/// Whether somebody had the first turn in every game.
fn is_begun<C>(sum: &Totals<C>) -> bool {
    sum.begun == sum.games
}

fn sources<S: Seated>(sum: &TotalsOf<S>) -> Vec<Source> {
    let source = |(word, points): (&Word, &Points)| {
        Source::new(word.text, S::Counter::source(*word), points, sum.sides, is_begun(sum))
    };
    sum.points.iter().map(source).collect()
}

fn cards<S: Seated>(sum: &TotalsOf<S>) -> Vec<CardUse>
where
    <S::Game as Game>::Card: Display,
{
    let mut cards = Vec::new();
    for (&(role, card), uses) in &sum.uses {
        let gains = sum.gains.iter().filter(|((of, other, _), _)| (*of, *other) == (role, card));
        cards.push(CardUse {
            role: role.text,
            card: card.to_string(),
            name: S::Counter::card(card),
            times: uses.times.interval(Doubt::USUAL),
            gains: gains
                .map(|((.., gain), ratio)| Gain { gain: gain.text, each: ratio.interval(Doubt::USUAL) })
                .collect(),
            win: Winning::new(uses.fortune, sum.sides),
        });
    }
    cards
}

fn matters<S: Seated>((group, matter): (Word, Word), matters: &Matters) -> Matter {
    Matter {
        group: group.text,
        code: matter.text,
        name: S::Counter::matter(group, matter),
        times: matters.times.interval(Doubt::USUAL),
        share: matters.of_group.interval(Doubt::USUAL).as_share(),
    }
}

fn tables<S: Seated>(session: &Session<'_, S>, totals: &[TotalsOf<S>]) -> Vec<Table> {
    if totals.len() < 2 {
        return Vec::new();
    }
    let table = |(label, totals): (&String, &TotalsOf<S>)| {
        let (by_seat, by_place) = sittings(totals);
        Table {
            label: label.clone(),
            games: totals.games,
            first: by_place.first().unwrap_or(&by_seat[0]).win.with,
            draws: wilson(totals.draws as f64, totals.games, Doubt::USUAL),
            decisions: Spread::new(&totals.decisions).mean,
        }
    };
    session.setups.iter().map(|setup| &setup.label).zip(totals).map(table).collect()
}
