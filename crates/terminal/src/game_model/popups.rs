//! The contents of the popups.

use super::{GameModel, Overlay};
use crate::draw::context::DrawContext;
use crate::draw::palette::Ink;
use crate::draw::popup::{Paragraph, Popup, Scroll};
use crate::games::{Choice, TerminalGame};
use interregnum_kernel::{LastDecision, Phrase, Role, Sentence, Viewer};
use interregnum_players::Weighed;
use interregnum_text::Seats;

/// The number of actions in a hint.
const NAMED: usize = 3;
/// The number of last sentences that the popup at the end shows.
const LAST: usize = 9;

impl<G: TerminalGame> GameModel<G> {
    /// The popup for an overlay.
    pub(super) fn popup(&self, overlay: Overlay, context: &DrawContext) -> Popup {
        Popup { from: self.from, ..self.text(overlay, context) }
    }

    fn text(&self, overlay: Overlay, context: &DrawContext) -> Popup {
        let names = self.names(context);
        let tale = || self.game.tale(Some(Viewer::Seat(self.eye)));
        match overlay {
            Overlay::Rules => {
                let tabs = self.tabs(context);
                explanation::<G>(self.cursor.choice(&tabs).map(|(_, choice)| choice), context, &names)
            }
            Overlay::Hint => Popup {
                title: context.get("term-hint-title"),
                body: self.hint.as_ref().map_or_else(
                    || vec![Paragraph::muted(context.get("term-thinking"))],
                    |weighed| hint_lines::<G>(weighed, None, context, &names),
                ),
                foot: context.get("term-close"),
                from: Scroll::Top(0),
            },
            Overlay::Why => why_popup::<G>(&tale(), context, &names),
            Overlay::Log => log_popup(&tale(), context, &names),
            Overlay::Leaving => Popup {
                title: context.get("term-leave-title"),
                body: vec![Paragraph::plain(context.get("term-leave-body"))],
                foot: context.get("term-leave-foot"),
                from: Scroll::Top(0),
            },
            Overlay::End => self.end(&tale(), context, &names),
        }
    }

    /// The result, and the last sentences.
    fn end(&self, tale: &[Sentence], context: &DrawContext, names: &Seats) -> Popup {
        let tally = self.game.position().tally();
        let told = tally.map_or_else(Vec::new, |tally| tally.sentences(names.reader));
        let mut body: Vec<_> =
            told.iter().map(|phrase| Paragraph::strong(context.say_to(phrase, names))).collect();
        body.push(Paragraph::blank());
        let last = tale.len().saturating_sub(LAST);
        body.extend(tale[last..].iter().map(|told| Paragraph::plain(context.say_to(&told.phrase, names))));
        Popup {
            title: context.get("term-end-title"),
            body,
            foot: context.get("term-end-foot"),
            from: Scroll::End(0),
        }
    }
}

/// The rules of an action, in the words of the rulebook; and the keys.
fn explanation<G: TerminalGame>(
    choice: Option<&Choice<G::Action>>,
    context: &DrawContext,
    names: &Seats,
) -> Popup {
    let mut body = Vec::new();
    let mut title = context.get("term-keys-title");
    if let Some(choice) = choice {
        title = context.say_to(&G::action_label(choice.action), names);
        if let Some(refused) = &choice.refused {
            body.push(Paragraph { text: context.say_to(&refused.phrase, names), ink: Ink::Bad });
            body.extend(sentence::<G>(&refused.rule, context));
            body.push(Paragraph::blank());
        }
        let card = G::action_card(choice.action);
        body.extend(card.and_then(G::card_power).map(|power| Paragraph::strong(context.say(&power))));
        let rules = G::action_rules(choice.action).iter().chain(card.map_or(&[][..], G::card_rules));
        body.extend(rules.filter_map(|rule| sentence::<G>(rule.0, context)));
        body.push(Paragraph::blank());
    }
    body.extend(context.get("term-keys").lines().map(Paragraph::muted));
    Popup { title, body, foot: context.get("term-close"), from: Scroll::Top(0) }
}

/// A sentence of the rulebook.
fn sentence<G: TerminalGame>(number: &str, context: &DrawContext) -> Option<Paragraph> {
    context.rule(G::NAME, number).map(Paragraph::plain)
}

/// The best actions with their chances and reasons; also the action that was played, if any.
pub(crate) fn hint_lines<G: TerminalGame>(
    weighed: &[Weighed<G::Action>],
    done: Option<G::Action>,
    context: &DrawContext,
    names: &Seats,
) -> Vec<Paragraph> {
    let mut sorted: Vec<&Weighed<G::Action>> = weighed.iter().collect();
    // Among chances that are equal after rounding, the adviser's preference decides.
    let merit = |weighed: &Weighed<G::Action>| ((1000.0 * weighed.chance).round(), weighed.tries);
    sorted.sort_by(|a, b| merit(b).partial_cmp(&merit(a)).unwrap_or(std::cmp::Ordering::Equal));
    let mut lines = Vec::new();
    for (place, weighed) in sorted.iter().enumerate() {
        let is_done = done == Some(weighed.action);
        if place >= NAMED && !is_done {
            continue;
        }
        let key = if is_done { "term-hint-done" } else { "term-hint" };
        let name = context.say_to(&G::action_label(weighed.action), names);
        let phrase =
            Phrase::new(key).with("action", name).with("chance", format!("{:.0} %", 100.0 * weighed.chance));
        let text = context.say(&phrase);
        lines.push(if is_done || place == 0 { Paragraph::strong(text) } else { Paragraph::plain(text) });
        if let Some(why) = &weighed.why {
            lines.push(Paragraph::muted(format!("    {}", context.say_to(why, names))));
        }
    }
    if lines.is_empty() {
        lines.push(Paragraph::plain(context.get("term-hint-none")));
    }
    lines
}

/// Why the last trick, round or fight was won.
pub(crate) fn why_popup<G: TerminalGame>(tale: &[Sentence], context: &DrawContext, names: &Seats) -> Popup {
    let mut body = Vec::new();
    match LastDecision::of(tale) {
        None => body.push(Paragraph::plain(context.get("term-why-nothing"))),
        Some(LastDecision { sentences, rules }) => {
            for told in sentences {
                let text = context.say_to(&told.phrase, names);
                let is_strong = matches!(told.role, Role::Decision | Role::Consequence);
                body.push(if is_strong { Paragraph::strong(text) } else { Paragraph::plain(text) });
            }
            body.push(Paragraph::blank());
            body.extend(rules.iter().filter_map(|number| sentence::<G>(number, context)));
        }
    }
    Popup {
        title: context.get("term-why-title"),
        body,
        foot: context.get("term-close"),
        from: Scroll::Top(0),
    }
}

/// The whole log.
pub(crate) fn log_popup(tale: &[Sentence], context: &DrawContext, names: &Seats) -> Popup {
    let mut body = Vec::new();
    for told in tale {
        let text = context.say_to(&told.phrase, names);
        if told.role == Role::Heading {
            body.push(Paragraph::blank());
            body.push(Paragraph::strong(text));
        } else {
            body.push(Paragraph::plain(text));
        }
    }
    Popup {
        title: context.get("term-log-title"),
        body,
        foot: context.get("term-log-foot"),
        from: Scroll::End(0),
    }
}
