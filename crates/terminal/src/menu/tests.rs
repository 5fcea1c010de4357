//! Tests of the menu.

use super::{Menu, MenuRow};
use crate::agreed::{Agreed, Occupant};
use crate::input::{Input, Key};
use crate::screen::{Screen, Transition};
use crate::settings::Settings;
use crate::snapshots::{PLAIN, SMALL, context, drawn, keep, keep_all, letters};
use interregnum_games::goofspiel::Goofspiel;
use interregnum_kernel::{Game, Seed};
use interregnum_text::Lang;
use std::num::NonZero;
use std::path::PathBuf;
use std::time::Duration;

/// Settings with their own folder for saves.
pub(crate) fn settings(name: &str) -> Settings {
    let folder = std::env::temp_dir().join(format!("interregnum-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let games = folder.join("games.jsonl");
    Settings {
        lang: Lang::En,
        palette: PLAIN,
        folder,
        games,
        pace: Duration::ZERO,
        threads: NonZero::<usize>::MIN,
    }
}

fn nowhere() -> Settings {
    Settings { folder: PathBuf::from("/nonexistent"), ..settings("nowhere") }
}

fn press(menu: &mut Menu, keys: &[Key]) -> Transition {
    let mut step = Transition::Unchanged;
    for key in keys {
        step = menu.input(Input::Key(*key)).expect("a menu does not fail");
    }
    step
}

fn text(menu: &Menu) -> String {
    letters(&drawn(|canvas| menu.draw(canvas), SMALL, context()).0)
}

#[test]
fn golden_the_menu() {
    keep_all("menu", |canvas, context| {
        Menu::new(Settings { lang: context.lang(), ..nowhere() }).draw(canvas);
    });
    let mut rats = Menu::new(nowhere());
    press(&mut rats, &[Key::Right, Key::Down, Key::Right, Key::Right]);
    keep("menu-braverats", |canvas, _| rats.draw(canvas), SMALL, context());
    let mut defaite = Menu::new(nowhere());
    press(&mut defaite, &[Key::Left, Key::Left, Key::Down, Key::Left, Key::Down, Key::Down, Key::Right]);
    keep("menu-defaite", |canvas, _| defaite.draw(canvas), SMALL, context());
}

#[test]
fn every_game_can_be_chosen_with_its_players() {
    let mut menu = Menu::new(nowhere());
    let mut seats = Vec::new();
    for _ in 0..4 {
        seats.push((
            menu.form().game(),
            menu.lines().iter().filter(|line| matches!(line, MenuRow::Seat(_))).count(),
        ));
        press(&mut menu, &[Key::Right]);
    }
    assert_eq!(seats, [("claim", 2), ("braverats", 2), ("defaite", 4), ("goofspiel", 2)]);
    assert_eq!(menu.form().game(), "claim");
}

#[test]
fn all_that_the_rows_turn_to_can_be_played() {
    let mut menu = Menu::new(nowhere());
    let seed = Seed::from_number(1);
    let mut agreed = 0;
    for _ in 0..4 {
        let rows = menu.form().len();
        for row in 0..rows {
            for _ in 0..45 {
                menu.forms[menu.game].turn(row, 1);
                let agreed_options = menu.form().agreed(seed).expect("the rows can be played");
                let fits = match agreed_options {
                    Agreed::Claim(options) => options.check().is_ok(),
                    Agreed::BraveRats(options) => options.check().is_ok(),
                    Agreed::Defaite(options) => options.check().is_ok(),
                    Agreed::Goofspiel(options) => Goofspiel::admits(&options).is_ok(),
                };
                assert!(fits, "{} row {row}", menu.form().game());
                agreed += 1;
            }
        }
        press(&mut menu, &[Key::Right]);
    }
    assert_eq!(agreed, 45 * (3 + 7 + 1 + 2));
}

#[test]
fn a_seat_is_given_to_a_person_or_to_one_of_six_levels() {
    let mut menu = Menu::new(nowhere());
    menu.row = menu.lines().iter().position(|line| *line == MenuRow::Seat(1)).expect("a second seat");
    let mut occupants = Vec::new();
    for _ in 0..7 {
        occupants.push(menu.occupants[1].word().to_owned());
        press(&mut menu, &[Key::Right]);
    }
    assert_eq!(occupants, ["squire", "herald", "chancellor", "regent", "human", "jester", "page"]);
}

/// The smallest screen has space for a description of every faction of the kingdom.
#[test]
fn every_faction_of_a_kingdom_is_described_on_the_smallest_screen() {
    for lang in Lang::ALL {
        let mut menu = Menu::new(Settings { lang, ..nowhere() });
        press(&mut menu, &[Key::Down, Key::Right, Key::Down]);
        assert_eq!(menu.line(), MenuRow::Option(1), "the kingdom of a table for three");
        let context = crate::draw::context::DrawContext::new(lang, PLAIN);
        for _ in 0..12 {
            let screen = letters(&drawn(|canvas| menu.draw(canvas), SMALL, context).0);
            let named = |code: &&str| {
                let brief = context.get(&format!("term-power-{code}"));
                brief.split(' ').next().is_some_and(|name| screen.contains(name))
            };
            let codes = ["Go", "Kn", "Dw", "Un", "Do", "Gn", "Gi", "Dr", "Tr", "Se"];
            assert_eq!(codes.into_iter().filter(named).count(), 7, "{screen}");
            press(&mut menu, &[Key::Right]);
        }
    }
}

#[test]
fn somebody_must_sit_down() {
    let mut menu = Menu::new(nowhere());
    menu.occupants[0] = Occupant::Bot("page".to_owned());
    press(&mut menu, &[Key::End, Key::Up, Key::Enter]);
    assert!(text(&menu).contains("Give at least one seat to a person"), "{}", text(&menu));
}

#[test]
fn a_game_begins_is_kept_and_gone_on_with() {
    let _still = crate::snapshots::nothing_starts();
    let settings = settings("begins");
    let mut menu = Menu::new(settings.clone());
    let step = press(&mut menu, &[Key::End, Key::Up, Key::Enter]);
    assert!(matches!(step, Transition::Open(_)));
    drop(step);
    menu.come_back();
    assert!(text(&menu).contains("Go on with Claim"), "{}", text(&menu));
    assert!(matches!(press(&mut menu, &[Key::Home, Key::Enter]), Transition::Open(_)));
    let asked = press(&mut menu, &[Key::End, Key::Up, Key::Enter]);
    assert!(matches!(asked, Transition::Redraw));
    assert!(text(&menu).contains("A game is saved"), "{}", text(&menu));
    assert!(matches!(press(&mut menu, &[Key::Escape]), Transition::Redraw), "it is not");
    assert!(matches!(press(&mut menu, &[Key::Enter, Key::Enter]), Transition::Open(_)), "it is");
    std::fs::remove_dir_all(settings.folder).expect("the folder is ours");
}

#[test]
fn a_save_of_another_version_is_refused_in_the_menu() {
    let _still = crate::snapshots::nothing_starts();
    let settings = settings("another-version");
    let path = settings.folder.join("claim.save");
    std::fs::write(&path, "{\"format\":\"interregnum-save\",\"version\":7,\"game\":\"claim\"}\n")
        .expect("written");
    let mut menu = Menu::new(settings.clone());
    assert!(matches!(press(&mut menu, &[Key::Home, Key::Enter]), Transition::Redraw));
    assert!(text(&menu).contains("saved in version 7"), "{}", text(&menu));
    std::fs::remove_dir_all(settings.folder).expect("the folder is ours");
}
