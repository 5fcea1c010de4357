//! What can be agreed before a game of Claim, described for every front end.

use crate::faction::{Faction, FactionSet};
use crate::kingdom::{NAMED, Options, PAIRS};
use interregnum_kernel::{
    Alternatives, Field, FieldKind, Member, OptionChoice, OptionForm, OptionValue, Phrase, Preset, RANDOM,
    Rest, Rule, Seating, SetField, Size, TableSize,
};

/// How many can play (C2.2, C2.3).
const PLAYERS: [u8; 3] = [2, 3, 4];

/// The options of Claim.
pub(crate) fn form() -> OptionForm {
    let sizes = [TableSize::alone(2), TableSize::alone(3), TableSize::two_teams(4)];
    OptionForm {
        seating: Seating::by("players", sizes),
        fields: vec![players(), kingdom(), leader()],
        plain: None,
    }
}

fn players() -> Field {
    let choice = |number: u8| {
        OptionChoice::new(u32::from(number)).about(Phrase::new(format!("options-players-claim-{number}")))
    };
    Field::new("players", "options-players", 2, FieldKind::choice(PLAYERS.map(choice)))
        .label("term-row-players")
        .help("cli-arg-players")
        .about("options-players-claim")
        .rule(Rule("C2.3"))
        .refusal("claim-bad-players")
}

fn kingdom() -> Field {
    let set = SetField {
        members: Faction::ALL.map(member).into(),
        alternatives: pairs(),
        rest: others(),
        presets: NAMED.map(|(name, kingdom)| preset(name, kingdom)).into(),
        mixed: Phrase::new("term-kingdom-mixed"),
        surprise: Phrase::new("options-kingdom-surprise"),
        playable: Phrase::new("options-kingdom-legal"),
        told: Phrase::new("setup-kingdom"),
    };
    let usual = OptionValue::Set(NAMED[0].1.map(|faction| faction.code().to_owned()).collect());
    Field::new("kingdom", "options-kingdom", usual, FieldKind::Set(set))
        .label("term-row-kingdom")
        .help("cli-arg-kingdom")
        .refusal("cli-error-kingdom")
}

fn member(faction: Faction) -> Member {
    Member {
        value: faction.code(),
        title: faction.phrase(),
        about: Phrase::new(format!("options-power-{faction}")),
        label: Phrase::new(format!("term-power-{faction}")),
        detail: Phrase::new(format!("power-{faction}")),
    }
}

fn preset(name: &'static str, kingdom: FactionSet) -> Preset {
    let title = Phrase::new(format!("setup-kingdom-{name}"));
    Preset { name, title, members: kingdom.map(Faction::code).collect() }
}

/// C2.1
fn pairs() -> Alternatives {
    Alternatives {
        title: Phrase::new("options-pair"),
        groups: PAIRS.map(|pair| pair.map(Faction::code).collect()).into(),
        rule: Rule("C2.1"),
        none: Phrase::new("options-flaw-no-pair"),
        several: Phrase::new("options-flaw-two-pairs"),
        part: Phrase::new("options-flaw-half-pair"),
    }
}

fn others() -> Rest {
    let size = |players: u8| {
        let count = Options::others(players)?;
        let size = Phrase::new("options-kingdom-size").with("count", count + 2).with("others", count);
        let mixed = (players > 2).then(|| Phrase::new("options-kingdom-mixed"));
        let about = [Some(size), mixed].into_iter().flatten().collect();
        let rule = Rule(if players == 2 { "C2.2" } else { "C2.3" });
        Some(Size { when: u32::from(players).into(), count, rule, about })
    };
    Rest {
        title: Phrase::new("options-others"),
        field: "players",
        sizes: PLAYERS.into_iter().filter_map(size).collect(),
        few: Phrase::new("options-flaw-few"),
        many: Phrase::new("options-flaw-many"),
    }
}

fn leader() -> Field {
    Field::new("leader", "options-leader", RANDOM, FieldKind::Seat { told: Phrase::new("invite-leads") })
        .label("term-row-leader")
        .help("cli-arg-leader")
        .about("options-leader-about")
        .refusal("claim-bad-leader")
}
