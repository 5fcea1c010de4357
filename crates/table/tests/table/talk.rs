//! Talk: little, plain, and not where it is switched off.

use crate::hall::{Hall, claim, sit};
use interregnum_kernel::Viewer;
use interregnum_table::{ChatContent, Command, Emote, News, Refused, Span};

fn say(text: &str) -> Command {
    Command::Say { text: text.to_owned() }
}

#[test]
fn what_is_said_is_told_to_everybody_and_kept_for_who_comes_later() {
    let mut hall = Hall::full(claim());
    hall.ask(0, say("  Good luck!  ")).unwrap();
    hall.ask(1, Command::Gesture { emote: Emote::Thanks }).unwrap();
    assert!(matches!(hall.told(Viewer::Spectator).news, News::Gestured { emote: Emote::Thanks, .. }));
    let talk = hall.table.scene(Viewer::Spectator).talk;
    assert_eq!((talk[0].name.as_str(), &talk[0].words), ("P0", &ChatContent::Text("Good luck!".to_owned())));
    assert_eq!(talk[1].words, ChatContent::Emote(Emote::Thanks));
}

#[test]
fn four_things_may_be_said_in_thirty_seconds() {
    let mut hall = Hall::full(claim());
    for _ in 0..4 {
        hall.ask(0, say("so")).unwrap();
    }
    assert_eq!(hall.ask(0, say("so")), Err(Refused::TooMuchTalk));
    assert_eq!(hall.ask(0, Command::Gesture { emote: Emote::Oops }), Err(Refused::TooMuchTalk));
    hall.ask(1, say("my turn")).unwrap();
    hall.now = hall.now + Span::seconds(30);
    hall.ask(0, say("again")).unwrap();
}

#[test]
fn where_talk_is_switched_off_nobody_talks() {
    let mut hall = Hall::full(claim());
    assert_eq!(hall.ask(1, Command::Chat { on: false }), Err(Refused::NotTheHost));
    hall.ask(0, Command::Chat { on: false }).unwrap();
    assert_eq!(hall.ask(1, say("hm")), Err(Refused::ChatOff));
    hall.ask(0, Command::Chat { on: true }).unwrap();
    hall.ask(1, say("ah")).unwrap();
    let mut silent = claim();
    silent.chat = false;
    let mut hall = Hall::new(silent);
    hall.ask(0, sit(0)).unwrap();
    assert_eq!(hall.ask(0, say("hm")), Err(Refused::ChatOff));
}

#[test]
fn a_spectator_does_not_talk() {
    let mut hall = Hall::full(claim());
    assert_eq!(hall.ask(9, say("psst, play the other one")), Err(Refused::NotSeated));
}

#[test]
fn a_text_that_cannot_be_shown_is_refused() {
    let mut hall = Hall::full(claim());
    assert_eq!(hall.ask(0, say(" ")), Err(Refused::BadText));
    assert_eq!(hall.ask(0, say(&"x".repeat(201))), Err(Refused::BadText));
    assert_eq!(hall.ask(0, say("\u{7}")), Err(Refused::BadText));
}

#[test]
fn what_is_said_is_said_once_however_much_happened_before_it_was_sent_again() {
    let mut hall = Hall::full(claim());
    hall.ask_as(1, "said", say("Good luck!")).unwrap();
    for number in 0..200 {
        hall.ask(0, Command::Chat { on: number % 2 == 1 }).unwrap();
    }
    assert_eq!(hall.ask_as(1, "said", say("Good luck!")), Ok(Vec::new()));
    assert_eq!(hall.loaded().scene(Viewer::Spectator).talk.len(), 1);
}
