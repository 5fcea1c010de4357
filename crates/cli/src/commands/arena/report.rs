//! The report of an arena: as text, as a Markdown table, and as JSON.

use super::contest::{Contest, Task};
use super::ledger::Ledger;
use super::standing::Standings;
use crate::failure::Failure;
use crate::number::{decimal, signed};
use crate::tables::Setup;
use crate::translator::Translator;
use interregnum_kernel::{Phrase, Seed};
use interregnum_players::Playable;
use interregnum_players::arena::{Score, Verdict, elo, fair_share, seatings};
use serde_json::{Value, json};

/// The results of an arena.
pub(super) struct Report {
    game: &'static str,
    /// What is played: `claim/2/claim`.
    pub(super) table: String,
    pub(super) bots: Vec<String>,
    /// The number of games of a pair, at the most if the arena has a test.
    pub(super) games: usize,
    seatings: usize,
    players: usize,
    pub(super) seed: Seed,
    /// The share of equal players.
    pub(super) fair: f64,
    pub(super) pairs: Vec<Pair>,
}

/// The result of two players.
pub(super) struct Pair {
    /// Their indices in the list of players.
    pub(super) met: (usize, usize),
    pub(super) score: Score,
    /// How many of their games count: fewer than were asked for if a test ended early.
    games: usize,
    test: Option<Test>,
    /// Milliseconds per choice, mean and maximum.
    pace: [(f64, f64); 2],
}

/// How the test of two players stands.
struct Test {
    verdict: Option<Verdict>,
    log_ratio: f64,
}

impl Test {
    /// The verdict in one word, for programs and for the key of its sentence.
    const fn word(&self) -> &'static str {
        match self.verdict {
            Some(Verdict::High) => "high",
            Some(Verdict::Low) => "low",
            None => "open",
        }
    }
}

impl Report {
    pub(super) fn new<G: Playable>(
        game: &'static str,
        contest: &Contest<'_, G>,
        ledger: &Ledger,
        standings: &Standings,
        games: usize,
        players: usize,
    ) -> Result<Self, Failure> {
        let seatings = seatings::<G>(players).len();
        let fair = fair_share::<G>(players);
        let pair = |met| {
            let (deals, verdict) = standings.of(met);
            let test = standings.log_ratio(met).map(|log_ratio| Test { verdict, log_ratio });
            let score = standings.score(met)?;
            let pace = pace(met, ledger, deals)?;
            Some(Pair { met, score, games: deals * seatings, test, pace })
        };
        let pair = |met| pair(met).ok_or(Failure::Faults);
        Ok(Self {
            game,
            table: label(contest.setups),
            bots: contest.bots.to_vec(),
            games,
            seatings,
            players,
            seed: contest.seed,
            fair,
            pairs: contest.pairs().map(pair).collect::<Result<_, _>>()?,
        })
    }

    /// The names of two that met.
    pub(super) fn names(&self, pair: &Pair) -> [&str; 2] {
        [&self.bots[pair.met.0], &self.bots[pair.met.1]]
    }

    /// The difference in Elo, with its interval.
    fn elo(&self, pair: &Pair) -> [f64; 3] {
        [pair.score.mean, pair.score.low, pair.score.high].map(|share| elo(share, self.fair))
    }

    /// The description of the games and of the numbers.
    pub(super) fn setting(&self, translator: &Translator) -> Vec<String> {
        let games = Phrase::new("arena-setting")
            .with("table", self.table.as_str())
            .with("games", translator.number(self.games))
            .with("deals", translator.number(self.games / self.seatings))
            .with("seatings", self.seatings)
            .with("seed", shown(self.seed));
        let alone = Phrase::new("arena-alone")
            .with("others", self.players - 1)
            .with("fair", decimal(100.0 * self.fair, 1, translator));
        let alone = (self.seatings > 2).then_some(alone);
        let all = std::iter::once(games).chain(alone).chain([Phrase::new("arena-units")]);
        all.map(|phrase| translator.say(&phrase)).collect()
    }

    /// For people.
    pub(super) fn lines(&self, translator: &Translator) -> Vec<String> {
        let mut lines = self.setting(translator);
        if self.bots.len() > 2 {
            lines.extend(self.table(translator));
        }
        for pair in &self.pairs {
            lines.extend(self.pair_lines(pair, translator));
        }
        lines
    }

    fn pair_lines(&self, pair: &Pair, translator: &Translator) -> Vec<String> {
        let [a, b] = self.names(pair);
        let [elo, low, high] = self.elo(pair).map(|elo| signed_elo(elo, translator));
        let score = Phrase::new("arena-pair")
            .with("a", a)
            .with("b", b)
            .with("share", decimal(100.0 * pair.score.mean, 1, translator))
            .with("low", decimal(100.0 * pair.score.low, 1, translator))
            .with("high", decimal(100.0 * pair.score.high, 1, translator))
            .with("elo", elo)
            .with("elo-low", low)
            .with("elo-high", high);
        let [first, second] =
            pair.pace.map(|(mean, most)| [milli(mean, translator), milli(most, translator)]);
        let pace = Phrase::new("arena-pace")
            .with("a", a)
            .with("b", b)
            .with("a-mean", first[0].as_str())
            .with("a-most", first[1].as_str())
            .with("b-mean", second[0].as_str())
            .with("b-most", second[1].as_str());
        let test = pair.test.as_ref().map(|test| {
            Phrase::new(format!("arena-sprt-{}", test.word()))
                .with("games", translator.number(pair.games))
                .with("ratio", signed(test.log_ratio, 2, translator))
        });
        [score].into_iter().chain(test).chain([pace]).map(|phrase| translator.say(&phrase)).collect()
    }

    /// The cross table: the row's share in per cent. Where one player sits alone against several,
    /// the reverse was not played.
    fn table(&self, translator: &Translator) -> Vec<String> {
        let width = self.bots.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6);
        let line = |name: &str, cells: Vec<String>| {
            let first = format!("{name:width$}");
            let cells = cells.iter().map(|cell| format!("{cell:>width$}"));
            std::iter::once(first).chain(cells).collect::<Vec<_>>().join("  ")
        };
        let cell = |row: usize, column: usize| {
            let share = self.share(row, column).map(|share| decimal(100.0 * share, 1, translator));
            share.unwrap_or_else(|| "·".to_owned())
        };
        let row = |(row, name): (usize, &String)| {
            line(name, (0..self.bots.len()).map(|column| cell(row, column)).collect())
        };
        let head = line("", self.bots.clone());
        std::iter::once(head).chain(self.bots.iter().enumerate().map(row)).collect()
    }

    /// The share of one player against another, if it follows from the games.
    fn share(&self, row: usize, column: usize) -> Option<f64> {
        let found = |met| self.pairs.iter().find(|pair| pair.met == met).map(|pair| pair.score.mean);
        let turned = || found((column, row)).filter(|_| self.seatings == 2).map(|share| 1.0 - share);
        found((row, column)).or_else(turned)
    }

    /// A table of Markdown, for pages.
    pub(super) fn markdown(&self, translator: &Translator) -> Vec<String> {
        let mut lines = vec![translator.get("arena-markdown-head"), "| --- ".repeat(9) + "|"];
        for pair in &self.pairs {
            let [a, b] = self.names(pair);
            let share = |share: f64| decimal(100.0 * share, 1, translator);
            let elo = signed_elo(self.elo(pair)[0], translator);
            let pace = pair.pace.map(|(mean, _)| milli(mean, translator)).join(" / ");
            lines.push(format!(
                "| {} | `{a}` | `{b}` | {} | **{}** | {} – {} | {elo} | {pace} | {} |",
                self.table,
                translator.number(pair.games),
                share(pair.score.mean),
                share(pair.score.low),
                share(pair.score.high),
                shown(self.seed),
            ));
        }
        lines
    }

    /// For programs.
    pub(super) fn json(&self, options: &Value) -> Value {
        let pair = |pair: &Pair| {
            let [a, b] = self.names(pair);
            let mut object = json!({
                "a": a, "b": b, "score": pair.score.mean, "low": pair.score.low, "high": pair.score.high,
                "elo": self.elo(pair)[0], "ms_per_move": pair.pace.map(|(mean, _)| mean),
            });
            if let Some(test) = &pair.test {
                object["games"] = pair.games.into();
                object["sprt"] = json!({ "verdict": test.word(), "log_ratio": test.log_ratio });
            }
            object
        };
        json!({
            "game": self.game, "options": options, "bots": self.bots, "games": self.games,
            "pairs": self.pairs.iter().map(pair).collect::<Vec<_>>(),
        })
    }
}

/// Milliseconds per choice of two players on the first `deals` deals, mean and maximum.
fn pace(met: (usize, usize), ledger: &Ledger, deals: usize) -> Option<[(f64, f64); 2]> {
    let entries: Option<Vec<_>> = (0..deals).map(|deal| ledger.get(Task { pair: met, deal })).collect();
    let entries = entries?;
    let side = |side: usize| {
        let choices: u64 = entries.iter().map(|entry| entry.choices[side]).sum();
        let whole: f64 = entries.iter().map(|entry| entry.ms[side]).sum();
        let longest = entries.iter().map(|entry| entry.longest[side]).fold(0.0, f64::max);
        (whole / choices.max(1) as f64, longest)
    };
    Some([side(0), side(1)])
}

/// The label of several tables: the common part of their names.
fn label<G: Playable>(setups: &[Setup<G>]) -> String {
    match setups {
        [one] => one.label.clone(),
        several => {
            let first = several.first().map_or("", |setup| setup.label.as_str());
            let common = first.rfind('/').map_or(first, |end| &first[..end]);
            format!("{common}/all")
        }
    }
}

/// A seed as a small number if it is one, else with all its digits.
fn shown(seed: Seed) -> String {
    let (number, rest) = seed.0.split_at(8);
    match (<[u8; 8]>::try_from(number), rest.iter().all(|byte| *byte == 0)) {
        (Ok(bytes), true) => u64::from_le_bytes(bytes).to_string(),
        _ => seed.to_string(),
    }
}

fn signed_elo(elo: f64, translator: &Translator) -> String {
    match elo {
        elo if elo.is_finite() => signed(elo, 0, translator),
        elo if elo > 0.0 => "+∞".to_owned(),
        _ => "−∞".to_owned(),
    }
}

/// Milliseconds, with the digits that matter.
fn milli(ms: f64, translator: &Translator) -> String {
    let digits = match ms {
        ms if ms >= 10.0 => 0,
        ms if ms >= 1.0 => 1,
        _ => 3,
    };
    decimal(ms, digits, translator)
}
