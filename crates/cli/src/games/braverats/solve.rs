//! `solve braverats`: one position, a variant as a whole, or a game with piles.

mod asked;
mod chosen;
mod draw;
mod exploit;
mod position;
mod variant;

use crate::command::{option, switch};
use crate::failure::Failure;
use crate::games::braverats::picture::Picture;
use crate::number::{decimal, percent, signed};
use crate::output;
use crate::output::Output;
use crate::progress;
use crate::tables::options;
use crate::threads;
use crate::translator::Translator;
use asked::Asked;
use clap::{ArgMatches, Command, value_parser};
use interregnum_games::braverats::{BraveRats, Card, CardSet, DealVariant, Open, Options, Standing};
use interregnum_kernel::Phrase;
use interregnum_solve::braverats::{Deals, Emperor, MATCH_GAMES, OpenRats, Payoffs};
use interregnum_solve::{Solved, Verified};
use serde_json::{Value, json};
use std::num::NonZero;
use std::path::PathBuf;
use std::time::Instant;

pub(super) fn args(command: Command, translator: &Translator) -> Command {
    options::args::<BraveRats>(command, translator)
        .arg(option("hands", "HANDS", translator))
        .arg(option("after", "ROUNDS", translator))
        .arg(switch("chosen", translator))
        .arg(switch("verify", translator))
        .arg(option("exploit", "PLAYER", translator).conflicts_with_all(["hands", "after", "verify", "svg"]))
        .arg(option("svg", "FILE", translator).value_parser(value_parser!(PathBuf)))
        .arg(
            option("iterations", "N", translator)
                .value_parser(value_parser!(u32).range(1..))
                .requires("draw"),
        )
        .arg(threads::arg(translator))
        .arg(switch("json", translator))
}

pub(super) fn run(matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    if let Some(name) = matches.get_one::<String>("exploit") {
        return exploit::run(name, matches, translator);
    }
    let asked = Asked::read(matches)?;
    if asked.choices_count {
        return chosen::run(&asked, matches, translator);
    }
    if asked.options.draw {
        return draw::run(&asked, matches, translator);
    }
    // Open the file before the work: a path that cannot be written is an error at once.
    let output = matches.get_one::<PathBuf>("svg").map(|path| Output::open(path)).transpose()?;
    let work = Work::new(matches, &asked);
    let answer: Box<dyn Answer> = match asked.start {
        Some(start) => Box::new(position::Solution::find(&asked, start, &work)),
        None => Box::new(variant::Solution::find(&asked, &work)),
    };
    work.bar.finish_and_clear();
    if let Some(mut output) = output {
        output.line(&answer.picture(translator).draw(translator))?;
        output.finish()?;
    }
    if matches.get_flag("json") {
        output::print(answer.json());
    } else {
        answer.lines(translator).iter().for_each(output::print);
    }
    Ok(())
}

/// The result as text, as JSON and as a picture.
trait Answer {
    fn lines(&self, translator: &Translator) -> Vec<String>;
    fn json(&self) -> Value;
    fn picture(&self, translator: &Translator) -> Picture;
}

/// The parameters of the computation.
struct Work {
    threads: NonZero<usize>,
    verify: bool,
    started: Instant,
    bar: indicatif::ProgressBar,
}

impl Work {
    fn new(matches: &ArgMatches, asked: &Asked) -> Self {
        let threads = threads::asked(matches);
        let later = if asked.options.wins > 1 { Emperor::work(&asked.later) } else { 0 };
        let steps = asked.first.len() + later;
        let bar = if steps > 1 { progress::bar(steps) } else { indicatif::ProgressBar::hidden() };
        Self { threads, verify: matches.get_flag("verify"), started: Instant::now(), bar }
    }

    /// The match to which the game belongs, if there is one.
    fn emperor(&self, asked: &Asked) -> Option<Emperor> {
        let each = || self.bar.inc(1);
        (asked.options.wins > 1).then(|| Emperor::new(asked.options, &asked.later, self.threads, &each))
    }
}

/// The payoffs of the first game.
fn payoffs(emperor: Option<&Emperor>) -> Payoffs {
    emperor.map_or(Payoffs::GAME, |emperor| emperor.payoffs([0, 0], MATCH_GAMES))
}

/// The cost of the computation.
struct Figures {
    positions: usize,
    seconds: f64,
    gap: f64,
}

impl Figures {
    fn new(solved: &Solved<OpenRats>, emperor: Option<&Emperor>, started: Instant) -> Self {
        Self {
            positions: solved.positions() + emperor.map_or(0, Emperor::positions),
            seconds: started.elapsed().as_secs_f64(),
            gap: emperor.map_or(0.0, Emperor::worst_gap).max(solved.worst_gap()),
        }
    }

    fn line(&self, translator: &Translator) -> String {
        let phrase = Phrase::new("solve-figures")
            .with("positions", translator.number(self.positions))
            .with("seconds", decimal(self.seconds, 2, translator))
            .with("gap", format!("{:.1e}", self.gap));
        translator.say(&phrase)
    }
}

/// The results of the checks as text.
fn verified_lines(verified: &Verified, translator: &Translator) -> Vec<String> {
    let walk = Phrase::new("solve-verified")
        .with("positions", translator.number(verified.guarantees[0].positions))
        .with("exploitable", format!("{:.1e}", verified.exploitable()));
    let key = if verified.is_proved { "solve-proved" } else { "solve-not-proved" };
    let exact = Phrase::new(key).with("error", format!("{:.1e}", verified.exact_error));
    vec![translator.say(&walk), translator.say(&exact)]
}

/// Adds the match and the verification to the JSON of an answer, if it has them.
fn add_proofs(object: &mut Value, emperor: Option<&Emperor>, verified: Option<&Verified>) {
    if let Some(emperor) = emperor {
        object["match"] = match_json(emperor);
    }
    if let Some(verified) = verified {
        object["verify"] = verified_json(verified);
    }
}

fn verified_json(verified: &Verified) -> Value {
    json!({
        "exploitable": verified.guarantees.map(|side| side.worst_shortfall),
        "at_start": verified.guarantees.map(|side| side.at_start),
        "positions": verified.guarantees[0].positions,
        "proved": verified.is_proved,
        "exact_error": verified.exact_error,
    })
}

/// The value of the match at each possible score.
fn match_json(emperor: &Emperor) -> Value {
    let scores = [[0, 0], [1, 0], [0, 1], [1, 1]];
    let all = (1..MATCH_GAMES).rev().flat_map(|left| scores.map(|won| (left, won)));
    let reached = all.filter(|(left, won)| left + won[0] + won[1] <= MATCH_GAMES);
    reached.map(|(left, won)| json!({"won": won, "left": left, "value": emperor.value(won, left)})).collect()
}

fn match_line(emperor: &Emperor, translator: &Translator) -> String {
    let phrase = Phrase::new("solve-match")
        .with("ahead", signed(emperor.value([1, 0], MATCH_GAMES - 1), 4, translator))
        .with("behind", signed(emperor.value([0, 1], MATCH_GAMES - 1), 4, translator));
    translator.say(&phrase)
}

/// The variant in a few words.
fn title(options: Options, hands_given: bool, choices_count: bool) -> Phrase {
    let way = match options.deal {
        DealVariant::Standard if hands_given => "solve-way-hands",
        DealVariant::Standard => "solve-way-standard",
        DealVariant::Princess => "solve-way-princess",
        DealVariant::Draft if choices_count => "solve-way-chosen",
        DealVariant::Draft => "solve-way-draft",
        DealVariant::Random => "solve-way-random",
    };
    let others = [
        (options.traitor, "solve-with-traitor"),
        (options.draw, "solve-with-draw"),
        (options.target == 3, "solve-with-fast"),
        (options.wins > 1, "solve-with-match"),
        (options.musician_cancels, "solve-with-musician-cancels"),
        (!options.ambassador_keeps, "solve-without-ambassador-keeps"),
    ];
    let others = others.into_iter().filter(|(is, _)| *is).map(|(_, key)| key);
    let parts: Vec<Phrase> = std::iter::once(way).chain(others).map(Phrase::new).collect();
    Phrase::new("solve-title").with("parts", parts)
}

/// The heading: the variant and its deals.
fn heading(asked: &Asked) -> Phrase {
    title(asked.options, asked.hands_given, asked.choices_count)
}

/// Cards as codes.
fn codes(cards: CardSet) -> String {
    cards.cards().map(Card::code).collect::<Vec<_>>().join(" ")
}

/// The start of the deal, if there is only one.
fn only_start(deals: &Deals) -> Option<Open> {
    let (hands, _) = deals.iter().next().filter(|_| deals.len() == 1)?;
    Some(Open { hands, standing: Standing::default() })
}
