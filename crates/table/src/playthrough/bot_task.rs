//! What a bot is asked: a view, and who is to answer.

use interregnum_kernel::{Game, Phrase, View};
use interregnum_players::{Playable, VisitPlayable, player};
use rand_core::Rng;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::num::NonZero;
use ts_rs::TS;

/// A bot's task. It holds a view and no position; the caller decides where the bot thinks.
pub trait BotTask: Send {
    /// The bot's answer, drawn from `rng` and computed with `threads` threads: an action's text. `None` if
    /// there is nothing to answer.
    fn answer(&self, rng: &mut dyn Rng, threads: NonZero<usize>) -> Option<String>;
    /// What the bot thinks of everything that may be done, the best first.
    fn advise(&self, rng: &mut dyn Rng, threads: NonZero<usize>) -> Vec<Advice>;
}

/// What a bot thinks of an action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Advice {
    /// The action, as in a record.
    pub action: String,
    /// The action in words.
    pub label: Phrase,
    /// The card that the action is about.
    pub card: Option<String>,
    /// The chance to win with it, from 0 to 1, as far as the bot can tell.
    pub chance: f64,
    /// Why, where the rules give a reason.
    pub why: Option<Phrase>,
}

/// A bot asked about a view.
pub(crate) fn asking<G: Playable>(view: G::View, bot: &str) -> Box<dyn BotTask> {
    Box::new(Asking::<G> { view, bot: bot.to_owned() })
}

/// A question about one game.
struct Asking<G: Game> {
    view: G::View,
    bot: String,
}

impl<G: Playable> BotTask for Asking<G> {
    fn answer(&self, rng: &mut dyn Rng, threads: NonZero<usize>) -> Option<String> {
        let mut player = player::<G>(&self.bot, threads).ok()?;
        let action = player.act(&self.view, rng).filter(|action| self.view.legal().contains(action));
        action.or_else(|| self.view.legal().first().copied()).map(|action| action.to_string())
    }

    fn advise(&self, rng: &mut dyn Rng, threads: NonZero<usize>) -> Vec<Advice> {
        let Ok(mut player) = player::<G>(&self.bot, threads) else { return Vec::new() };
        let weighed = player.weigh(&self.view, rng).into_iter().map(|weighed| Ranked {
            tries: weighed.tries,
            advice: Advice {
                action: weighed.action.to_string(),
                label: G::action_label(weighed.action),
                card: G::action_card(weighed.action).map(|card| card.to_string()),
                chance: weighed.chance,
                why: weighed.why,
            },
        });
        best_first(weighed.collect())
    }
}

/// Advice, and how often the bot tried the action.
struct Ranked {
    advice: Advice,
    tries: u64,
}

/// The best first; of chances that look the same to a person, the one that the bot prefers.
fn best_first(mut all: Vec<Ranked>) -> Vec<Advice> {
    let merit = |ranked: &Ranked| ((1000.0 * ranked.advice.chance).round(), ranked.tries);
    all.sort_by(|a, b| merit(b).partial_cmp(&merit(a)).unwrap_or(Ordering::Equal));
    all.into_iter().map(|ranked| ranked.advice).collect()
}

/// Whether a game has a bot of this name.
pub(super) struct Named<'a>(pub(super) &'a str);

impl VisitPlayable for Named<'_> {
    type Output = bool;

    fn game<G: Playable>(self) -> bool {
        player::<G>(self.0, NonZero::<usize>::MIN).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_chances_that_look_the_same_the_one_that_was_tried_more_comes_first() {
        let ranked = |action: &str, chance, tries| {
            let label = Phrase::new("level-page");
            let advice = Advice { action: action.to_owned(), label, card: None, chance, why: None };
            Ranked { advice, tries }
        };
        let all = vec![
            ranked("a", 0.5413, 10),
            ranked("b", 0.5408, 90),
            ranked("c", 0.545, 1),
            ranked("d", 0.5397, 500),
        ];
        let sorted: String = best_first(all).into_iter().map(|advice| advice.action).collect();
        assert_eq!(sorted, "cbad");
    }
}
