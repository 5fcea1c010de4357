//! What can be agreed before a game of `BraveRats`, described for every front end.

use crate::card::SEATS;
use crate::options::{DealVariant, Options};
use interregnum_kernel::{Field, FieldKind, Group, OptionChoice, OptionForm, Phrase, Roles, Rule, Seating};

/// The options of `BraveRats`.
pub(crate) fn form() -> OptionForm {
    let variants = Group { title: Phrase::new("options-variants"), about: None };
    let about = Some(Phrase::new("options-rulings-about"));
    let rulings = Group { title: Phrase::new("options-rulings"), about };
    let fields = vec![
        deal(),
        traitor().group(&variants),
        draw().group(&variants),
        target().group(&variants),
        series().group(&variants),
        musician().group(&rulings),
        ambassador().group(&rulings),
    ];
    OptionForm { seating: Seating::always(SEATS), fields, plain: Some(Phrase::new("setup-variant-none")) }
}

/// B6: the ways to deal, in the order of the box.
fn deal() -> Field {
    let choices = [
        way("standard", DealVariant::Standard).label(Phrase::new("term-way-standard")),
        variant("draft", DealVariant::Draft),
        variant("random", DealVariant::Random),
        variant("princess", DealVariant::Princess).roles(Roles {
            title: Phrase::new("options-princes"),
            seats: ["invite-princes", "invite-princesses"].map(Phrase::new).into(),
        }),
    ];
    let kind = FieldKind::Choice { choices: choices.into(), placeholder: Some("WAY") };
    Field::new("deal", "options-deal", "standard", kind)
        .label("term-row-deal")
        .help("cli-arg-deal")
        .about("options-deal-about")
        .refusal("cli-error-way")
}

fn way(name: &str, way: DealVariant) -> OptionChoice {
    OptionChoice::new(name)
        .title(Phrase::new(format!("options-deal-{name}")))
        .about(Phrase::new(format!("options-deal-{name}-about")))
        .rule(way.rule())
}

/// A way to deal that a setup names.
fn variant(name: &str, of: DealVariant) -> OptionChoice {
    let told = Phrase::new(format!("setup-variant-{name}"));
    way(name, of).label(Phrase::new(format!("term-way-{name}"))).told(told)
}

/// A variant that a setup names if it is played.
fn played(told: &str, rule: &'static str, tag: &'static str) -> FieldKind {
    let choice = |value: bool| OptionChoice::new(value).rule(Rule(rule));
    FieldKind::Switch { off: choice(false), on: choice(true).told(Phrase::new(told)), tag }
}

/// One of two numbers, the first of which is usual.
fn number([off, on]: [u32; 2], label: &str, told: &str, rule: &'static str, tag: &'static str) -> FieldKind {
    let choice = |number: u32| {
        let label = Phrase::new(label).with("number", number as usize);
        OptionChoice::new(number).label(label).rule(Rule(rule))
    };
    FieldKind::Switch { off: choice(off), on: choice(on).told(Phrase::new(told)), tag }
}

fn traitor() -> Field {
    let kind = played("setup-variant-traitor", "B6.1", "traitor");
    Field::new("traitor", "options-variant-traitor", false, kind)
        .label("term-row-traitor")
        .help("cli-arg-traitor")
        .about("options-variant-traitor-about")
        .rule(Rule("B6.1"))
}

fn draw() -> Field {
    let kind = played("setup-variant-draw", "B6.2", "draw");
    Field::new("draw", "options-variant-draw", false, kind)
        .label("term-row-draw")
        .help("cli-arg-draw")
        .about("options-variant-draw-about")
        .rule(Rule("B6.2"))
}

fn target() -> Field {
    let kind = number([4, 3], "term-victories", "setup-variant-short", "B6.3", "fast");
    Field::new("target", "options-variant-short", u32::from(Options::STANDARD.target), kind)
        .label("term-row-target")
        .help("cli-arg-target")
        .about("options-variant-short-about")
        .rule(Rule("B6.3"))
        .refusal("braverats-bad-target")
}

fn series() -> Field {
    let kind = number([1, 2], "term-games", "setup-variant-match", "B6.7", "match");
    Field::new("match", "options-variant-match", u32::from(Options::STANDARD.wins), kind)
        .label("term-row-match")
        .help("cli-arg-match")
        .about("options-variant-match-about")
        .rule(Rule("B6.7"))
        .refusal("braverats-bad-match")
}

fn musician() -> Field {
    let kind = played("setup-ruling-musician", "B3.8", "musician-cancels");
    Field::new("musician_cancels", "options-ruling-musician", Options::STANDARD.musician_cancels, kind)
        .label("term-row-musician")
        .help("cli-arg-musician-cancels")
        .about("options-ruling-musician-about")
        .rule(Rule("B3.8"))
}

fn ambassador() -> Field {
    let rule = Rule("B4.3");
    let kind = FieldKind::Switch {
        off: OptionChoice::new(false).rule(rule).told(Phrase::new("setup-ruling-ambassador")),
        on: OptionChoice::new(true).rule(rule),
        tag: "no-ambassador-keeps",
    };
    Field::new("ambassador_keeps", "options-ruling-ambassador", Options::STANDARD.ambassador_keeps, kind)
        .label("term-row-ambassador")
        .help("cli-arg-no-ambassador-keeps")
        .about("options-ruling-ambassador-about")
        .rule(rule)
}
