//! What the sheets over a table say.

use super::{Over, Sitting};
use crate::course::decision;
use crate::draw::desk::Desk;
use crate::draw::palette::Ink;
use crate::draw::popup::{Paragraph, Scroll, Sheet};
use crate::face::{Choice, Face, rules_in};
use interregnum_kernel::{Phrase, Viewer};
use interregnum_players::Weighed;
use interregnum_text::Seats;

/// How many actions a hint names.
const NAMED: usize = 3;
/// How many of the last sentences are told with the end.
const LAST: usize = 9;

impl<G: Face> Sitting<G> {
    /// The sheet that lies over the table.
    pub(super) fn sheet(&self, over: Over, desk: &Desk) -> Sheet {
        Sheet { from: self.from, ..self.text(over, desk) }
    }

    fn text(&self, over: Over, desk: &Desk) -> Sheet {
        let names = self.names(desk);
        let tale = || self.course.tale(Some(Viewer::Seat(self.eye)));
        match over {
            Over::Rules => {
                let tabs = self.tabs(desk);
                explanation::<G>(self.cursor.choice(&tabs).map(|(_, choice)| choice), desk, &names)
            }
            Over::Hint => Sheet {
                title: desk.get("term-hint-title"),
                body: self.hint.as_ref().map_or_else(
                    || vec![Paragraph::muted(desk.get("term-thinking"))],
                    |weighed| hint_lines::<G>(weighed, None, desk, &names),
                ),
                foot: desk.get("term-close"),
                from: Scroll::Top(0),
            },
            Over::Why => why_sheet::<G>(&tale(), desk, &names),
            Over::Log => log_sheet::<G>(&tale(), desk, &names),
            Over::Leaving => Sheet {
                title: desk.get("term-leave-title"),
                body: vec![Paragraph::plain(desk.get("term-leave-body"))],
                foot: desk.get("term-leave-foot"),
                from: Scroll::Top(0),
            },
            Over::End => self.end(&tale(), desk, &names),
        }
    }

    /// How it ended, and the last that was told.
    fn end(&self, tale: &[Phrase], desk: &Desk, names: &Seats) -> Sheet {
        let tally = self.course.game().tally();
        let told = tally.map_or_else(Vec::new, |tally| tally.sentences(names.reader));
        let mut body: Vec<_> =
            told.iter().map(|phrase| Paragraph::strong(desk.say_to(phrase, names))).collect();
        body.push(Paragraph::blank());
        let last = tale.len().saturating_sub(LAST);
        body.extend(tale[last..].iter().map(|phrase| Paragraph::plain(desk.say_to(phrase, names))));
        Sheet {
            title: desk.get("term-end-title"),
            body,
            foot: desk.get("term-end-foot"),
            from: Scroll::End(0),
        }
    }
}

/// What an action does, in the words of the rulebook; and the keys.
fn explanation<G: Face>(choice: Option<&Choice<G::Action>>, desk: &Desk, names: &Seats) -> Sheet {
    let mut body = Vec::new();
    let mut title = desk.get("term-keys-title");
    if let Some(choice) = choice {
        let explained = G::explained(choice.action);
        title = desk.say_to(&explained.title, names);
        if let Some(refused) = &choice.refused {
            body.push(Paragraph { text: desk.say_to(&refused.phrase, names), ink: Ink::Bad });
            body.extend(sentence::<G>(&refused.rule, desk));
            body.push(Paragraph::blank());
        }
        let power = explained.power.map(|power| desk.say(&power));
        let mut numbers: Vec<String> = explained.rules.iter().map(|rule| (*rule).to_owned()).collect();
        numbers.extend(power.iter().flat_map(|power| rules_in(power)));
        body.extend(power.map(Paragraph::strong));
        body.extend(numbers.iter().filter_map(|number| sentence::<G>(number, desk)));
        body.push(Paragraph::blank());
    }
    body.extend(desk.get("term-keys").lines().map(Paragraph::muted));
    Sheet { title, body, foot: desk.get("term-close"), from: Scroll::Top(0) }
}

/// A sentence of the rulebook.
fn sentence<G: Face>(number: &str, desk: &Desk) -> Option<Paragraph> {
    desk.rule(G::NAME, number).map(Paragraph::plain)
}

/// The best actions with their chances and reasons; and the one that was done, if one was.
pub(crate) fn hint_lines<G: Face>(
    weighed: &[Weighed<G::Action>],
    done: Option<G::Action>,
    desk: &Desk,
    names: &Seats,
) -> Vec<Paragraph> {
    let mut sorted: Vec<&Weighed<G::Action>> = weighed.iter().collect();
    // Of chances that look the same here, the one that the adviser prefers.
    let merit = |weighed: &Weighed<G::Action>| ((1000.0 * weighed.chance).round(), weighed.tries);
    sorted.sort_by(|a, b| merit(b).partial_cmp(&merit(a)).unwrap_or(std::cmp::Ordering::Equal));
    let mut lines = Vec::new();
    for (place, weighed) in sorted.iter().enumerate() {
        let is_done = done == Some(weighed.action);
        if place >= NAMED && !is_done {
            continue;
        }
        let key = if is_done { "term-hint-done" } else { "term-hint" };
        let name = desk.say_to(&G::explained(weighed.action).title, names);
        let phrase =
            Phrase::new(key).with("action", name).with("chance", format!("{:.0} %", 100.0 * weighed.chance));
        let text = desk.say(&phrase);
        lines.push(if is_done || place == 0 { Paragraph::strong(text) } else { Paragraph::plain(text) });
        if let Some(why) = &weighed.why {
            lines.push(Paragraph::muted(format!("    {}", desk.say_to(why, names))));
        }
    }
    if lines.is_empty() {
        lines.push(Paragraph::plain(desk.get("term-hint-none")));
    }
    lines
}

/// Why the last trick, round or fight was won.
pub(crate) fn why_sheet<G: Face>(tale: &[Phrase], desk: &Desk, names: &Seats) -> Sheet {
    let mut body = Vec::new();
    match decision::<G>(tale) {
        None => body.push(Paragraph::plain(desk.get("term-why-nothing"))),
        Some((told, rules)) => {
            for phrase in told {
                let text = desk.say_to(phrase, names);
                body.push(if G::decides(phrase) { Paragraph::strong(text) } else { Paragraph::plain(text) });
            }
            body.push(Paragraph::blank());
            body.extend(rules.iter().filter_map(|number| sentence::<G>(number, desk)));
        }
    }
    Sheet { title: desk.get("term-why-title"), body, foot: desk.get("term-close"), from: Scroll::Top(0) }
}

/// The whole tale.
pub(crate) fn log_sheet<G: Face>(tale: &[Phrase], desk: &Desk, names: &Seats) -> Sheet {
    let mut body = Vec::new();
    for phrase in tale {
        let text = desk.say_to(phrase, names);
        if G::is_heading(phrase) {
            body.push(Paragraph::blank());
            body.push(Paragraph::strong(text));
        } else {
            body.push(Paragraph::plain(text));
        }
    }
    Sheet { title: desk.get("term-log-title"), body, foot: desk.get("term-log-foot"), from: Scroll::End(0) }
}
