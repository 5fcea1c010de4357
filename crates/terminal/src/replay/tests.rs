//! What somebody sees and does who looks back at a game.

use super::Replay;
use super::album::{Album, Wish};
use crate::draw::desk::Desk;
use crate::face::Face;
use crate::input::{Input, Key};
use crate::screens::{self, LARGE, PLAIN, SMALL, desk, drawn, keep_all, keep_small, letters};
use interregnum_games::braverats::{self, BraveRats};
use interregnum_games::claim::{self, Claim, NAMED};
use interregnum_games::defaite::{self, Defaite};
use interregnum_kernel::{Game, LAWS, Lawful, Record, Seat, View, Viewer};
use interregnum_players::Weighed;
use interregnum_text::Lang;

fn options() -> claim::Options {
    claim::Options { players: 2, kingdom: NAMED[0].1, leader: Seat::new(0) }
}

fn record<G: Face>(options: &G::Options, players: usize, seed: u64) -> Record<G> {
    let names: Vec<String> = ["Anne", "Louis", "Gaston", "Marie"].iter().map(ToString::to_string).collect();
    screens::course::<G>(options, screens::among_squires(players), seed, usize::MAX).record(&names)
}

fn album() -> Album<Claim> {
    Album::of(&record::<Claim>(&options(), 2, 4), None).expect("a game that happened")
}

fn press<G: Face>(album: &mut Album<G>, keys: &[Key]) -> Option<Wish> {
    keys.iter().map(|key| album.update(Input::Key(*key))).last().flatten()
}

fn text<G: Face>(album: &Album<G>) -> String {
    letters(&drawn(|canvas| album.draw(canvas), SMALL, desk()).0)
}

#[test]
fn golden_a_replay() {
    let mut album = album();
    press(&mut album, &[Key::Down, Key::Right]);
    keep_all("replay", |canvas, _| album.draw(canvas));
    press(&mut album, &[Key::Letter('v')]);
    keep_small("replay-seat", |canvas, _| album.draw(canvas));
    let record = record::<Defaite>(&defaite::Options { players: 4 }, 4, 2);
    let mut defaite = Album::of(&record, None).expect("a game that happened");
    press(&mut defaite, &[Key::Letter('7'), Key::Letter('7'), Key::Enter]);
    keep_small("replay-defaite", |canvas, _| defaite.draw(canvas));
}

#[test]
fn golden_an_opinion() {
    let mut album = album();
    assert_eq!(press(&mut album, &[Key::Letter('e')]), Some(Wish::Weigh));
    let legal: Vec<_> = album.game().legal(Seat::new(0)).collect();
    let weighed = legal.iter().zip(0u8..).map(|(action, place)| Weighed {
        action: *action,
        chance: 0.9 - 0.05 * f64::from(place),
        tries: 1,
        why: None,
    });
    album.hear(0, weighed.collect());
    keep_small("opinion", |canvas, _| album.draw(canvas));
    press(&mut album, &[Key::Escape]);
    assert_eq!(press(&mut album, &[Key::Letter('e')]), None, "an opinion is asked for once");
}

#[test]
fn moves_go_forward_back_and_anywhere() {
    let mut album = album();
    let last = album.moves();
    press(&mut album, &[Key::Right, Key::Right, Key::Left]);
    assert_eq!(album.at(), 1);
    press(&mut album, &[Key::Letter('1'), Key::Letter('7'), Key::Enter]);
    assert_eq!(album.at(), 17);
    press(&mut album, &[Key::Letter('9'), Key::Letter('9'), Key::Letter('9'), Key::Enter]);
    assert_eq!(album.at(), last);
    press(&mut album, &[Key::Right]);
    assert_eq!(album.at(), last);
    press(&mut album, &[Key::Home, Key::Left]);
    assert_eq!(album.at(), 0);
    press(&mut album, &[Key::End]);
    assert_eq!(album.at(), last);
    assert_eq!(press(&mut album, &[Key::Letter('q')]), Some(Wish::Leave));
    assert_eq!(press(&mut album, &[Key::Interrupt]), Some(Wish::Quit));
}

#[test]
fn a_number_that_is_being_typed_is_shown() {
    let mut album = album();
    press(&mut album, &[Key::Letter('1'), Key::Letter('2'), Key::Backspace]);
    assert!(text(&album).contains("move 1_ of"), "{}", text(&album));
}

#[test]
fn a_players_eyes_see_what_that_player_saw() {
    let mut album = album();
    press(&mut album, &[Key::Right, Key::Letter('v')]);
    assert_eq!(album.sight(), Some(Viewer::Seat(Seat::new(0))));
    let wide = |album: &Album<Claim>| letters(&drawn(|canvas| album.draw(canvas), LARGE, desk()).0);
    let seen = wide(&album);
    assert!(seen.contains("You play") && seen.contains("as Anne saw it"), "{seen}");
    assert!(seen.contains("Louis is dealt 13 cards."), "{seen}");
    press(&mut album, &[Key::Letter('v'), Key::Letter('v'), Key::Letter('v')]);
    assert_eq!(album.sight(), None);
    assert!(wide(&album).contains("Louis is dealt Goblin"), "{}", wide(&album));
}

/// With all cards open nothing that players hold is hidden.
fn nothing_is_hidden<G: Face + Lawful>(options: &G::Options, piles: usize) {
    let seed = interregnum_kernel::Seed::from_number(3);
    let mut game = G::start(options, &G::deal(options, seed)).expect("options that exist");
    let mut rng = seed.generator();
    let mut shown = 0;
    while let Some(seat) = game.to_act().first() {
        let unknown = game.open().zones().total().1;
        let spectator = game.view(Viewer::Spectator).zones().total().1;
        let pile = game.truth(LAWS).pile(G::source()).map_or(0, |pile| pile.known.values().sum());
        assert!(unknown <= pile.max(piles), "{unknown} of {pile}");
        shown += spectator - unknown;
        let action = interregnum_kernel::pick(&mut rng, game.legal(seat)).expect("who is to act can");
        game.advance(seat, action);
    }
    assert!(shown > 0, "some of it is hidden from a spectator");
}

#[test]
fn with_all_cards_open_no_hand_is_hidden() {
    nothing_is_hidden::<Claim>(&options(), 0);
    nothing_is_hidden::<Defaite>(&defaite::Options { players: 5 }, 0);
    // What is drawn from lies in piles of their own.
    let drawn = braverats::Options { draw: true, ..braverats::Options::STANDARD };
    nothing_is_hidden::<BraveRats>(&drawn, 10);
}

#[test]
fn a_replay_is_drawn_in_any_size_to_any_eyes() {
    let record = record::<Defaite>(&defaite::Options { players: 4 }, 4, 2);
    let mut album = Album::of(&record, Some(Viewer::Spectator)).expect("a game that happened");
    for at in 0..6 {
        press(&mut album, &[Key::Letter('v'), Key::Down, Key::Right]);
        for size in [(1, 1), (40, 10), SMALL, (120, 40), (250, 70)] {
            let desk = Desk::new(Lang::ALL[at % 2], PLAIN);
            let (buffer, _) = drawn(|canvas| album.draw(canvas), size, desk);
            assert!(!letters(&buffer).contains("[term-"), "{}", letters(&buffer));
        }
    }
}

#[test]
fn a_record_that_cannot_have_happened_is_refused() {
    let mut record = record::<Claim>(&options(), 2, 4);
    record.moves.swap(0, 1);
    let house = crate::menu::tests::house("replay");
    let refused = Replay::of(house, &record, None).err().expect("a fault");
    assert_eq!(refused.phrase().key, "fault-at-move");
}
