//! `fit claim` and `fit claim-second`: the evaluation of phase one and its second opinion.

use crate::commands::fit::{FitCommand, FitFile, FitPlan};
use crate::output;
use crate::translator::Translator;
use indicatif::ProgressBar;
use interregnum_kernel::Phrase;
use interregnum_players::claim::fit::{Plan, Round, fit, fit_second};

/// The evaluation and the policies of the other side, in several rounds of self-play.
pub(super) const EVALUATION: FitCommand =
    FitCommand { name: "claim", about: "fit-claim-about", has_rounds: true, run: evaluation };

/// The second evaluation, which a search with a larger budget uses.
pub(super) const SECOND: FitCommand =
    FitCommand { name: "claim-second", about: "fit-second-about", has_rounds: false, run: second };

fn plan(plan: FitPlan) -> Plan {
    let FitPlan { seed, rounds, games, threads } = plan;
    Plan { seed, rounds, games, threads }
}

fn evaluation(asked: FitPlan, bar: &ProgressBar, translator: &Translator) -> Vec<FitFile> {
    let fitted = fit(&plan(asked), &|| bar.inc(1), &mut |round| bar.suspend(|| tell(&round, translator)));
    bar.finish_and_clear();
    vec![("claim.bin", fitted.value), ("claim-habit.bin", fitted.policy)]
}

fn second(asked: FitPlan, bar: &ProgressBar, translator: &Translator) -> Vec<FitFile> {
    let fitted = fit_second(&plan(asked), &|| bar.inc(1));
    bar.finish_and_clear();
    let line = Phrase::new("fit-second")
        .with("positions", fitted.positions.to_string())
        .with("value", format!("{:.4}", fitted.loss));
    output::print(translator.say(&line));
    vec![("claim-second.bin", fitted.value)]
}

fn tell(round: &Round, translator: &Translator) {
    let line = Phrase::new("fit-round")
        .with("number", round.number.to_string())
        .with("positions", round.positions.to_string())
        .with("value", format!("{:.4}", round.value_loss))
        .with("choices", round.choices.to_string())
        .with("policy", format!("{:.4}", round.habit_loss));
    output::print(translator.say(&line));
}
