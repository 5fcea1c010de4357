//! Tests of saves, and of those that are refused.

use super::*;
use crate::snapshots;
use interregnum_games::braverats::{BraveRats, Options};
use interregnum_games::claim::Claim;

/// A separate folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("interregnum-{}-save-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn game(actions: usize) -> LocalGame<BraveRats> {
    snapshots::game(&Options::STANDARD, snapshots::among_squires(2), 5, actions)
}

/// A save of a game with this many actions.
fn kept(folder: &Path, actions: usize) -> PathBuf {
    let game = game(actions);
    let mut save = Save::begin(folder, game.start()).expect("a folder of our own");
    for (seat, action) in game.actions() {
        save.done(seat, &action.to_string()).expect("written");
    }
    path(folder, BraveRats::NAME)
}

fn refused(path: &Path) -> BadSave {
    match Save::go_on::<BraveRats>(path) {
        Err(TerminalError::Save(_, bad)) => bad,
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it was not refused"),
    }
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let _still = snapshots::nothing_starts();
    let folder = folder("goes-on");
    let (mut save, gone_on) = Save::go_on::<BraveRats>(&kept(&folder, 5)).expect("a save");
    assert_eq!(gone_on.position(), game(5).position());
    assert_eq!(gone_on.start().occupants, snapshots::among_squires(2));
    let (seat, action) = game(6).actions().last().expect("a sixth");
    save.done(seat, &action.to_string()).expect("written");
    drop(save);
    let (_, again) = Save::go_on::<BraveRats>(&path(&folder, BraveRats::NAME)).expect("a save");
    assert_eq!(again.position(), game(6).position());
}

#[test]
fn what_was_taken_back_is_not_gone_on_with() {
    let _still = snapshots::nothing_starts();
    let folder = folder("back");
    let (mut save, _) = Save::go_on::<BraveRats>(&kept(&folder, 6)).expect("a save");
    save.back_to(3).expect("written");
    drop(save);
    let path = path(&folder, BraveRats::NAME);
    let (_, back) = Save::go_on::<BraveRats>(&path).expect("a save");
    assert_eq!(back.position(), game(3).position());
    let lines = std::fs::read_to_string(&path).expect("a file").lines().count();
    assert_eq!(lines, 1 + 6 + 1, "nothing is ever taken out of the file");
}

#[test]
fn a_line_that_was_cut_off_is_as_if_it_had_never_been() {
    let _still = snapshots::nothing_starts();
    let folder = folder("cut");
    let path = kept(&folder, 5);
    let whole = std::fs::read_to_string(&path).expect("a file");
    std::fs::write(&path, &whole[..whole.len() - 4]).expect("written");
    let (_, cut) = Save::go_on::<BraveRats>(&path).expect("a save");
    assert_eq!(cut.position(), game(4).position());
}

#[test]
fn a_save_of_another_version_is_refused_by_its_version() {
    let _still = snapshots::nothing_starts();
    let folder = folder("version");
    let path = kept(&folder, 2);
    let text = std::fs::read_to_string(&path).expect("a file");
    std::fs::write(&path, text.replace("\"version\":1", "\"version\":2")).expect("written");
    assert_eq!(refused(&path), BadSave::Version { found: "2".to_owned() });
    assert_eq!(refused(&path).phrase().key, "term-save-version");
}

#[test]
fn what_is_no_save_is_refused() {
    let _still = snapshots::nothing_starts();
    let folder = folder("none");
    let path = kept(&folder, 2);
    let text = std::fs::read_to_string(&path).expect("a file");
    for (found, bad) in [
        ("", BadSave::NotASave),
        ("nothing\n", BadSave::NotASave),
        ("{\"format\":\"interregnum\",\"version\":1}\n", BadSave::NotASave),
    ] {
        std::fs::write(&path, found).expect("written");
        assert_eq!(refused(&path), bad, "{found:?}");
    }
    std::fs::write(&path, text.replace("braverats", "chess")).expect("written");
    assert_eq!(refused(&path), BadSave::UnknownGame { found: "chess".to_owned() });
    std::fs::write(&path, format!("{text}{{\"seat\":0}}\n")).expect("written");
    assert!(matches!(refused(&path), BadSave::Line { number: 4, .. }));
    std::fs::write(&path, format!("{text}{{\"back_to\":9}}\n")).expect("written");
    assert!(matches!(refused(&path), BadSave::Line { number: 4, .. }));
}

#[test]
fn a_move_that_the_rules_refuse_is_refused_with_its_line() {
    let _still = snapshots::nothing_starts();
    let folder = folder("illegal");
    let path = kept(&folder, 2);
    let text = std::fs::read_to_string(&path).expect("a file");
    let last = text.lines().last().expect("a move");
    std::fs::write(&path, format!("{text}{last}\n{last}\n")).expect("written");
    assert!(matches!(refused(&path), BadSave::Move { number: 4 | 5, .. }));
}

#[test]
fn two_terminals_do_not_play_the_same_game() {
    let _still = snapshots::nothing_starts();
    let folder = folder("busy");
    let path = kept(&folder, 2);
    let first = Save::go_on::<BraveRats>(&path).expect("a save");
    assert_eq!(refused(&path), BadSave::Busy);
    drop(first);
    assert!(Save::go_on::<BraveRats>(&path).is_ok());
}

#[test]
fn a_save_of_one_game_is_not_gone_on_with_as_another() {
    let _still = snapshots::nothing_starts();
    let folder = folder("other");
    let path = kept(&folder, 2);
    let other = Save::go_on::<Claim>(&path).err().expect("a refusal");
    assert!(matches!(other, TerminalError::Save(_, BadSave::UnknownGame { found }) if found == "braverats"));
}
