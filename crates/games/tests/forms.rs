//! The option form of every game agrees with the rules and has texts in both languages.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_games::{NAMES, RegisteredGame, Visit, claim, visit};
use interregnum_kernel::{Arg, Describe, OptionForm, OptionValue, Phrase, Seat, Seed, Values};
use interregnum_testkit::form::{check_form, combinations};
use interregnum_testkit::golden;
use interregnum_text::{Catalogue, Lang, Seats};
use serde_json::{Value, json};
use std::path::Path;

struct Compare;
impl Visit for Compare {
    type Output = usize;
    fn game<G: RegisteredGame>(self) -> usize {
        check_form::<G>()
    }
}

struct Form;
impl Visit for Form {
    type Output = OptionForm;
    fn game<G: RegisteredGame>(self) -> OptionForm {
        G::form()
    }
}

#[test]
fn every_form_allows_exactly_what_the_rules_admit() {
    for name in NAMES {
        let compared = visit(name, Compare).unwrap();
        assert!(compared > 6, "{name}: {compared} combinations");
        println!("{name}: {compared} combinations");
    }
}

/// Every phrase in a JSON value.
fn phrases(value: &Value, found: &mut Vec<Phrase>) {
    if let Ok(phrase) = serde_json::from_value::<Phrase>(value.clone()) {
        found.push(phrase);
    } else if let Some(fields) = value.as_object() {
        fields.values().for_each(|value| phrases(value, found));
    } else if let Some(items) = value.as_array() {
        items.iter().for_each(|value| phrases(value, found));
    }
}

#[test]
fn every_phrase_of_a_form_is_in_both_languages() {
    for name in NAMES {
        let mut found = Vec::new();
        phrases(&serde_json::to_value(visit(name, Form).unwrap()).unwrap(), &mut found);
        assert!(found.len() > 4, "{name}: {found:?}");
        for mut phrase in found {
            // Arguments that a front end adds.
            for added in ["found", "name", "number", "count", "rule", "has", "lacks"] {
                if phrase.args.iter().all(|(given, _)| given != added) {
                    phrase = phrase.with(added, Arg::Number(1));
                }
            }
            for lang in [Lang::En, Lang::Fr] {
                let said = Catalogue::of(lang).try_say(&phrase, &Seats::default());
                assert!(said.is_ok(), "{name}, {lang:?}: {said:?}");
            }
        }
    }
}

fn values(players: u32, kingdom: &str, leader: impl Into<OptionValue>) -> Values {
    let mut values = Values::default();
    values.set("players", players);
    values.set(
        "kingdom",
        OptionValue::Set(kingdom.split(' ').filter(|code| !code.is_empty()).map(str::to_owned).collect()),
    );
    values.set("leader", leader);
    values
}

fn flaws(players: u32, kingdom: &str) -> Vec<(String, Option<&'static str>)> {
    let flaws = claim::Claim::form().flaws(&values(players, kingdom, 0));
    flaws.into_iter().map(|flaw| (flaw.phrase.key, flaw.rule.map(|rule| rule.0))).collect()
}

/// C2.1, C2.2, C2.3
#[test]
fn a_set_says_what_is_missing_and_what_is_too_much() {
    let flaw = |key: &str, rule| (format!("options-flaw-{key}"), Some(rule));
    assert_eq!(flaws(2, ""), [flaw("no-pair", "C2.1"), flaw("few", "C2.2")]);
    assert_eq!(flaws(2, "Go Dw Un Do"), [flaw("half-pair", "C2.1")]);
    assert_eq!(flaws(2, "Go Kn Dw Un Gn"), [flaw("two-pairs", "C2.1"), flaw("few", "C2.2")]);
    assert_eq!(flaws(2, "Kn Go Dw Un Do"), [("cli-error-kingdom".to_owned(), None)], "not in order");
    assert_eq!(flaws(2, "Go Kn Dw Un Do Gn"), [flaw("two-pairs", "C2.1")]);
    assert_eq!(flaws(2, "Go Kn Dw Un Do Se"), [flaw("many", "C2.2")]);
    assert_eq!(flaws(4, "Go Kn Dw Un Do"), [flaw("few", "C2.3")]);
    assert_eq!(flaws(5, "Go Kn Dw Un Do"), [("claim-bad-players".to_owned(), Some("C2.3"))]);
}

#[test]
fn the_sets_of_a_form_are_the_kingdoms_of_the_rulebook() {
    let form = claim::Claim::form();
    let Some(interregnum_kernel::FieldKind::Set(set)) = form.field("kingdom").map(|field| &field.kind) else {
        panic!("the kingdom is a set");
    };
    for (players, number) in [(2, 40), (3, 12), (4, 12)] {
        let sets = set.all(&values(u32::from(players), "", 0));
        let kingdoms: Vec<String> = claim::kingdoms(players).iter().map(ToString::to_string).collect();
        assert_eq!(sets.iter().map(|set| set.join(",")).collect::<Vec<_>>(), kingdoms);
        assert_eq!(sets.len(), number);
        for sets in (0..1u32 << 10).map(|bits| {
            let chosen = set.members.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
            chosen.map(|(_, member)| member.value).collect::<Vec<_>>().join(" ")
        }) {
            let fitted = form.fitted(&values(u32::from(players), &sets, 5));
            assert_eq!(form.flaws(&fitted), [], "{sets} at a table of {players}");
        }
    }
    assert_eq!(set.read("claim2").unwrap().join(","), "Gn,Gi,Dr,Tr,Se");
    assert_eq!(set.read("Se, Gn,Gi,Dw,Un").unwrap().join(","), "Dw,Un,Gn,Gi,Se");
    assert_eq!(set.read("Go,Go,Kn"), None);
    assert_eq!(set.read("claim3"), None);
}

#[test]
fn a_random_seat_is_drawn_from_the_seed_as_it_always_was() {
    let form = claim::Claim::form();
    let mut leaders = [0; 3];
    for number in 0..60 {
        let seed = Seed::from_number(number);
        let (players, kingdom) = (3, claim::kingdoms(3)[0]);
        let drawn = form.settled(&values(players, "Go Kn Dw Un Do Dr Tr", "random"), seed);
        let options: claim::Options = drawn.options().unwrap();
        assert_eq!(options, claim::Options::by_lot(3, kingdom, seed));
        leaders[options.leader.index()] += 1;
    }
    assert!(leaders.iter().all(|times| *times > 5), "{leaders:?}");
    let chosen = form.settled(&values(2, "Go Kn Dw Un Do", 1), Seed::from_number(1));
    assert_eq!(chosen.options::<claim::Options>().unwrap().leader, Seat::new(1));
}

#[test]
fn a_setup_has_a_short_name() {
    struct Labels;
    impl Visit for Labels {
        type Output = Vec<String>;
        fn game<G: RegisteredGame>(self) -> Vec<String> {
            let label = |options| G::form().label(G::NAME, &Values::of(&options).unwrap());
            G::option_sets().into_iter().map(label).collect()
        }
    }
    let labels = |name| visit(name, Labels).unwrap();
    for label in ["claim/2/claim", "claim/2/claim2", "claim/4/Un,Do,Gn,Gi,Dr,Tr,Se"] {
        assert!(labels("claim").iter().any(|each| each == label), "{label}");
    }
    for label in
        ["braverats/standard", "braverats/standard+traitor", "braverats/draft+traitor+draw+fast+match"]
    {
        assert!(labels("braverats").iter().any(|each| each == label), "{label}");
    }
    assert!(
        labels("braverats")
            .iter()
            .any(|label| label == "braverats/random+musician-cancels+no-ambassador-keeps")
    );
    assert_eq!(labels("defaite"), ["defaite/3", "defaite/4", "defaite/5", "defaite/6"]);
}

/// The games that the released program has; others are switched on for tests alone.
const RELEASED: [&str; 3] = ["claim", "braverats", "defaite"];

/// The page checks values by the same forms: its tests read these cases.
#[test]
fn golden_forms_and_flaws_for_the_page() {
    let forms: Vec<(&str, OptionForm)> = RELEASED.map(|name| (name, visit(name, Form).unwrap())).into();
    let cases = forms.iter().flat_map(|(name, form)| {
        let all = combinations(form);
        let step = all.len() / 97 + 1;
        let case = |values: Values| {
            let flaws: Vec<String> = form.flaws(&values).into_iter().map(|flaw| flaw.phrase.key).collect();
            json!({ "game": name, "values": values, "flaws": flaws })
        };
        all.into_iter().step_by(step).map(case).collect::<Vec<_>>()
    });
    let cases: Vec<Value> = cases.collect();
    let forms: serde_json::Map<String, Value> =
        forms.iter().map(|(name, form)| ((*name).to_owned(), serde_json::to_value(form).unwrap())).collect();
    let text = serde_json::to_string_pretty(&json!({ "forms": forms, "cases": cases })).unwrap() + "\n";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../client/tests/unit/forms.json");
    golden::check(&file, &text);
}
