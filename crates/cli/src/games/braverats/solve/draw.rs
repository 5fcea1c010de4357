//! `solve braverats --draw`: strategies for hands drawn from piles, with the certificate of best
//! responses.

use super::{Asked, codes, heading};
use crate::failure::Failure;
use crate::number::{decimal, percent, signed};
use crate::output;
use crate::progress;
use crate::threads;
use crate::translator::Translator;
use clap::ArgMatches;
use interregnum_games::braverats::{APPLEWOOD, YARG};
use interregnum_kernel::{Phrase, Seat};
use interregnum_solve::braverats::draw::{DrawCertificate, DrawGame, DrawTraining, Opening};
use serde_json::{Map, Value, json};
use std::time::Instant;

/// How many iterations there are unless another number is asked for.
const ITERATIONS: u32 = 256;

/// The first iteration with a certificate; then whenever their number has doubled, and the last.
const FIRST_CERTIFICATE: u32 = 16;

/// The best responses after some iterations.
struct Milestone {
    iterations: u32,
    certificate: DrawCertificate,
    seconds: f64,
}

pub(super) fn run(asked: &Asked, matches: &ArgMatches, translator: &Translator) -> Result<(), Failure> {
    let given = |name: &str| matches.contains_id(name);
    if asked.options.wins > 1 || given("after") || given("svg") || matches.get_flag("verify") {
        return Err(Failure::Bad(Phrase::new("solve-error-draw-alone")));
    }
    let start = asked.start.ok_or_else(|| Failure::Bad(Phrase::new("solve-error-draw-which")))?;
    let (started, threads) = (Instant::now(), threads::asked(matches));
    let game = DrawGame::new(asked.options, start.hands, threads)
        .ok_or_else(|| Failure::Bad(Phrase::new("solve-error-draw-open")))?;
    let iterations = matches.get_one::<u32>("iterations").copied().unwrap_or(ITERATIONS);
    let bar = progress::bar(iterations as usize);
    let mut training = DrawTraining::new(&game, threads);
    let mut milestones: Vec<Milestone> = Vec::new();
    while training.iterations() < iterations {
        training.iterate();
        bar.inc(1);
        let so_far = training.iterations();
        if so_far == iterations || so_far >= FIRST_CERTIFICATE && so_far.is_power_of_two() {
            let certificate = DrawCertificate::of(&game, training.average(), threads);
            bar.set_message(decimal(exploitable(&game, &certificate), 4, translator));
            let seconds = started.elapsed().as_secs_f64();
            milestones.push(Milestone { iterations: so_far, certificate, seconds });
        }
    }
    bar.finish_and_clear();
    let solution = Solution { game: &game, training: &training, milestones };
    if matches.get_flag("json") {
        output::print(solution.json());
    } else {
        output::print(translator.say(&heading(asked)));
        solution.lines(translator).iter().for_each(output::print);
    }
    Ok(())
}

/// The most that a best response gains over the value, against either side: if the value is known
/// to be zero, what it gets; else the distance of the two bounds.
fn exploitable(game: &DrawGame, certificate: &DrawCertificate) -> f64 {
    if game.is_even() { certificate.upper.max(-certificate.lower) } else { certificate.exploitable() }
}

struct Solution<'a> {
    game: &'a DrawGame,
    training: &'a DrawTraining<'a>,
    milestones: Vec<Milestone>,
}

impl Solution<'_> {
    fn openings(&self, seat: Seat) -> Vec<Opening> {
        let mut openings = self.training.average().opening(self.game, seat);
        openings.sort_by(|a, b| b.share.total_cmp(&a.share));
        openings
    }

    fn lines(&self, translator: &Translator) -> Vec<String> {
        let mut lines = Vec::new();
        let clan = |seat: Seat| Phrase::new(format!("braverats-clan-{seat}"));
        for seat in [YARG, APPLEWOOD] {
            let cards = codes(self.game.cards(seat));
            let phrase = Phrase::new("solve-hand").with("clan", clan(seat)).with("seat", seat.index());
            lines.push(translator.say(&phrase.with("cards", cards)));
        }
        lines.extend(self.certificate_lines(translator));
        for seat in [YARG, APPLEWOOD] {
            lines.push(String::new());
            lines.push(translator.say(&Phrase::new("solve-draw-opening").with("clan", clan(seat))));
            for Opening { card, share, held } in self.openings(seat) {
                let [all, held] = [share, share / held].map(|share| percent(share, translator));
                lines.push(format!("{card} {all:>9} {held:>9}"));
            }
        }
        lines.push(String::new());
        for milestone in &self.milestones {
            let most = exploitable(self.game, &milestone.certificate);
            let phrase = Phrase::new("solve-draw-milestone")
                .with("iterations", translator.number(milestone.iterations as usize))
                .with("most", decimal(most, 5, translator))
                .with("seconds", decimal(milestone.seconds, 1, translator));
            lines.push(translator.say(&phrase));
        }
        let figures = Phrase::new("solve-draw-figures")
            .with("sets", translator.number(self.game.information_sets() as usize))
            .with("histories", translator.number(self.game.histories() as usize))
            .with("megabytes", translator.number(self.training.bytes() / 1_000_000));
        lines.push(translator.say(&figures));
        lines
    }

    fn certificate_lines(&self, translator: &Translator) -> Vec<String> {
        let Some(Milestone { certificate, .. }) = self.milestones.last() else { return Vec::new() };
        let value = Phrase::new("solve-draw-value")
            .with("lower", signed(certificate.lower, 5, translator))
            .with("upper", signed(certificate.upper, 5, translator));
        let most = decimal(exploitable(self.game, certificate), 5, translator);
        let mut lines = vec![translator.say(&value)];
        lines.extend(self.game.is_even().then(|| translator.get("solve-draw-even")));
        lines.push(translator.say(&Phrase::new("solve-draw-exploitable").with("most", most)));
        lines
    }

    fn json(&self) -> Value {
        let by_card = |seat: Seat| -> Map<String, Value> {
            let openings = self.training.average().opening(self.game, seat).into_iter();
            let one = |Opening { card, share, held }| (card.to_string(), json!([share, share / held]));
            openings.map(one).collect()
        };
        let hands = |seat: Seat| -> Vec<Value> {
            let hands = self.training.average().opening_hands(self.game, seat).into_iter();
            let mix = |mix: Vec<_>| -> Map<String, Value> {
                mix.into_iter().map(|(card, share): (_, f64)| (format!("{card}"), json!(share))).collect()
            };
            hands
                .map(|hand| json!({"hand": hand.hand, "chance": hand.chance, "mix": mix(hand.mix)}))
                .collect()
        };
        let milestone = |milestone: &Milestone| {
            json!({
                "iterations": milestone.iterations,
                "lower": milestone.certificate.lower,
                "upper": milestone.certificate.upper,
                "exploitable": exploitable(self.game, &milestone.certificate),
                "seconds": milestone.seconds,
            })
        };
        let last = self.milestones.last().map(milestone).unwrap_or_default();
        json!({
            "lower": last["lower"],
            "upper": last["upper"],
            "exploitable": last["exploitable"],
            "seconds": last["seconds"],
            "iterations": last["iterations"],
            "milestones": self.milestones.iter().map(milestone).collect::<Vec<_>>(),
            "opening": [by_card(YARG), by_card(APPLEWOOD)],
            "hands": [hands(YARG), hands(APPLEWOOD)],
            "information_sets": self.game.information_sets(),
            "histories": self.game.histories(),
            "bytes": self.training.bytes(),
        })
    }
}
