//! How a game presents itself to people: the phrases that every front end shows.

use crate::{Game, OptionForm, Phrase, Rule, View};

/// A game that describes itself to people. The page, the terminal, the command line and the API
/// show these phrases, so all of them use the same words.
pub trait Describe: Game {
    /// The options of the game, for forms, menus and arguments. Its values are
    /// [`Options`](Game::Options) as JSON, and it allows what [`admits`](Game::admits) accepts.
    fn form() -> OptionForm;

    /// The progress of the game in one line: its phase, trick or round.
    fn headline(view: &Self::View) -> Phrase;

    /// What the seats to act must choose, in a few words that can follow "Your turn:"; `None` if
    /// nobody is to act. By default the message `GAME-ask`, for a game that always asks the same.
    fn question(view: &Self::View) -> Option<Phrase> {
        (!view.to_act().is_empty()).then(|| Phrase::new(format!("{}-ask", Self::NAME)))
    }

    /// The cards of all option sets in the order in which people sort them, equal cards once.
    fn cards() -> Vec<Self::Card>;

    /// A card's name within a sentence.
    fn card_name(card: Self::Card) -> Phrase;

    /// A card's name and value, as printed on the card.
    fn card_label(card: Self::Card) -> Phrase {
        Self::card_name(card)
    }

    /// What a card can do, in a sentence or two; `None` if its label says it all.
    fn card_power(_card: Self::Card) -> Option<Phrase> {
        None
    }

    /// The rules behind a card's power.
    fn card_rules(_card: Self::Card) -> &'static [Rule] {
        &[]
    }

    /// An action in words, for a button or a list. The labels of the legal actions of a position
    /// are all different. By default the label of the action's card, or the message
    /// `GAME-act-NOTATION` if it has none.
    fn action_label(action: Self::Action) -> Phrase {
        let other = || Phrase::new(format!("{}-act-{}", Self::NAME, action.to_string().replace(' ', "-")));
        Self::action_card(action).map_or_else(other, Self::card_label)
    }

    /// The card that an action is about, to be shown beside its label.
    fn action_card(action: Self::Action) -> Option<Self::Card>;

    /// The rules that govern an action, besides those of its card.
    fn action_rules(_action: Self::Action) -> &'static [Rule] {
        &[]
    }
}
