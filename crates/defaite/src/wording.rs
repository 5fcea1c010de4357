//! What a view names and only the rules can put into words: actions, and guarded cards.

use crate::notation::{Action, Source};
use crate::state::Defaite;
use crate::view::DefaiteView;
use interregnum_kernel::{Describe, Phrase, View};
use serde::Serialize;
use std::collections::BTreeMap;

/// The actions and guarded cards of a view in words.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Wording {
    /// The viewer's legal actions and their labels, without those that are chosen by a card of the
    /// hand.
    pub labels: BTreeMap<String, Phrase>,
    /// The guarded cards of the courts and their names.
    pub guarded: BTreeMap<String, Phrase>,
}

impl Wording {
    pub(crate) fn of(view: &DefaiteView) -> Self {
        let actions = view.legal().iter().filter(|action| !is_by_hand(**action));
        let courts = view.seats.iter().flat_map(|seat| seat.court.iter().copied());
        let attacked = view.contest.iter().map(|contest| contest.target);
        let guarded = courts.chain(attacked).filter(|held| !held.guards.is_empty());
        let mut wording = Self::default();
        for &action in actions {
            wording.labels.insert(action.to_string(), Defaite::action_label(action));
        }
        for held in guarded {
            wording.guarded.insert(held.to_string(), held.phrase());
        }
        wording
    }
}

/// Whether an action is chosen by a card of the hand.
fn is_by_hand(action: Action) -> bool {
    use Action::{Answer, Duel, Lay, Play, Raise};
    matches!(action, Play(_) | Duel(..) | Answer(_) | Raise(_) | Lay(Source::Hand, _))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use interregnum_kernel::{Game, Seed, Viewer};

    #[test]
    fn what_is_chosen_on_the_table_has_its_label_and_a_guarded_card_its_name() {
        let options = Options { players: 4 };
        let deal = Defaite::deal(&options, Seed::from_number(5));
        let mut game = Defaite::start(&options, &deal).expect("a deal of these options");
        let (mut labelled, mut guarded, mut step) = (0, 0, 0);
        while let Some(seat) = game.to_act().first() {
            let legal: Vec<Action> = game.legal(seat).collect();
            let view = game.view(Viewer::Seat(seat));
            let wording = view.aids();
            for &action in &legal {
                let label = (!is_by_hand(action)).then(|| Defaite::action_label(action));
                assert_eq!(wording.labels.get(&action.to_string()), label.as_ref(), "{action}");
            }
            for held in view.seats.iter().flat_map(|seat| &seat.court) {
                let name = (!held.guards.is_empty()).then(|| held.phrase());
                assert_eq!(wording.guarded.get(&held.to_string()), name.as_ref(), "{held}");
            }
            labelled += wording.labels.len();
            guarded += wording.guarded.len();
            step += 7;
            game.apply(seat, legal[step % legal.len()]).expect("a legal action");
        }
        assert!(labelled > 50 && guarded > 50, "{labelled} labels, {guarded} names");
        assert_eq!(game.view(Viewer::Spectator).aids().labels, BTreeMap::new());
    }
}
