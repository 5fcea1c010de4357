//! Tests of the replay.

use super::ReplayScreen;
use super::model::{Effect, ReplayModel};
use crate::draw::context::DrawContext;
use crate::games::TerminalGame;
use crate::input::{Input, Key};
use crate::snapshots::{self, LARGE, PLAIN, SMALL, context, drawn, keep_all, keep_small, letters};
use interregnum_games::braverats::{self, BraveRats};
use interregnum_games::claim::{self, Claim, NAMED};
use interregnum_games::defaite::{self, Defaite};
use interregnum_kernel::{Game, LAWS, Lawful, Record, Seat, View, Viewer};
use interregnum_players::Weighed;
use interregnum_text::Lang;

fn options() -> claim::Options {
    claim::Options { players: 2, kingdom: NAMED[0].1, leader: Seat::new(0) }
}

fn record<G: TerminalGame>(options: &G::Options, players: usize, seed: u64) -> Record<G> {
    let names: Vec<String> = ["Anne", "Louis", "Gaston", "Marie"].iter().map(ToString::to_string).collect();
    snapshots::game::<G>(options, snapshots::among_squires(players), seed, usize::MAX).record(&names)
}

fn model() -> ReplayModel<Claim> {
    ReplayModel::of(&record::<Claim>(&options(), 2, 4), None).expect("a game that happened")
}

fn press<G: TerminalGame>(model: &mut ReplayModel<G>, keys: &[Key]) -> Option<Effect> {
    keys.iter().map(|key| model.update(Input::Key(*key))).last().flatten()
}

fn text<G: TerminalGame>(model: &ReplayModel<G>) -> String {
    letters(&drawn(|canvas| model.draw(canvas), SMALL, context()).0)
}

#[test]
fn golden_a_replay() {
    let mut model = model();
    press(&mut model, &[Key::Down, Key::Right]);
    keep_all("replay", |canvas, _| model.draw(canvas));
    press(&mut model, &[Key::Letter('v')]);
    keep_small("replay-seat", |canvas, _| model.draw(canvas));
    let record = record::<Defaite>(&defaite::Options { players: 4 }, 4, 2);
    let mut defaite = ReplayModel::of(&record, None).expect("a game that happened");
    press(&mut defaite, &[Key::Letter('7'), Key::Letter('7'), Key::Enter]);
    keep_small("replay-defaite", |canvas, _| defaite.draw(canvas));
}

#[test]
fn golden_an_opinion() {
    let mut model = model();
    assert_eq!(press(&mut model, &[Key::Letter('e')]), Some(Effect::Weigh));
    let legal: Vec<_> = model.position().legal(Seat::new(0)).collect();
    let weighed = legal.iter().zip(0u8..).map(|(action, place)| Weighed {
        action: *action,
        chance: 0.9 - 0.05 * f64::from(place),
        tries: 1,
        why: None,
    });
    model.hear(0, weighed.collect());
    keep_small("opinion", |canvas, _| model.draw(canvas));
    press(&mut model, &[Key::Escape]);
    assert_eq!(press(&mut model, &[Key::Letter('e')]), None, "an opinion is asked for once");
}

#[test]
fn moves_go_forward_back_and_anywhere() {
    let mut model = model();
    let last = model.moves();
    press(&mut model, &[Key::Right, Key::Right, Key::Left]);
    assert_eq!(model.at(), 1);
    press(&mut model, &[Key::Letter('1'), Key::Letter('7'), Key::Enter]);
    assert_eq!(model.at(), 17);
    press(&mut model, &[Key::Letter('9'), Key::Letter('9'), Key::Letter('9'), Key::Enter]);
    assert_eq!(model.at(), last);
    press(&mut model, &[Key::Right]);
    assert_eq!(model.at(), last);
    press(&mut model, &[Key::Home, Key::Left]);
    assert_eq!(model.at(), 0);
    press(&mut model, &[Key::End]);
    assert_eq!(model.at(), last);
    assert_eq!(press(&mut model, &[Key::Letter('q')]), Some(Effect::Leave));
    assert_eq!(press(&mut model, &[Key::Interrupt]), Some(Effect::Quit));
}

#[test]
fn a_number_that_is_being_typed_is_shown() {
    let mut model = model();
    press(&mut model, &[Key::Letter('1'), Key::Letter('2'), Key::Backspace]);
    assert!(text(&model).contains("move 1_ of"), "{}", text(&model));
}

#[test]
fn a_players_eyes_see_what_that_player_saw() {
    let mut model = model();
    press(&mut model, &[Key::Right, Key::Letter('v')]);
    assert_eq!(model.sight(), Some(Viewer::Seat(Seat::new(0))));
    let wide = |model: &ReplayModel<Claim>| letters(&drawn(|canvas| model.draw(canvas), LARGE, context()).0);
    let seen = wide(&model);
    assert!(seen.contains("You play") && seen.contains("as Anne saw it"), "{seen}");
    assert!(seen.contains("Louis is dealt 13 cards."), "{seen}");
    press(&mut model, &[Key::Letter('v'), Key::Letter('v'), Key::Letter('v')]);
    assert_eq!(model.sight(), None);
    assert!(wide(&model).contains("Louis is dealt Goblin"), "{}", wide(&model));
}

/// With all cards open, no card of a player is hidden.
fn nothing_is_hidden<G: TerminalGame + Lawful>(options: &G::Options, piles: usize) {
    let seed = interregnum_kernel::Seed::from_number(3);
    let mut game = G::start(options, &G::deal(options, seed)).expect("options that exist");
    let mut rng = seed.generator();
    let mut shown = 0;
    while let Some(seat) = game.to_act().first() {
        let unknown = game.open().zones().total().1;
        let spectator = game.view(Viewer::Spectator).zones().total().1;
        let pile = game.truth(LAWS).pile(G::SOURCE).map_or(0, |pile| pile.known.values().sum());
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
    // Draw piles are separate zones.
    let drawn = braverats::Options { draw: true, ..braverats::Options::STANDARD };
    nothing_is_hidden::<BraveRats>(&drawn, 10);
}

#[test]
fn a_replay_is_drawn_in_any_size_to_any_eyes() {
    let record = record::<Defaite>(&defaite::Options { players: 4 }, 4, 2);
    let mut model = ReplayModel::of(&record, Some(Viewer::Spectator)).expect("a game that happened");
    for at in 0..6 {
        press(&mut model, &[Key::Letter('v'), Key::Down, Key::Right]);
        for size in [(1, 1), (40, 10), SMALL, (120, 40), (250, 70)] {
            let context = DrawContext::new(Lang::ALL[at % 2], PLAIN);
            let (buffer, _) = drawn(|canvas| model.draw(canvas), size, context);
            assert!(!letters(&buffer).contains("[term-"), "{}", letters(&buffer));
        }
    }
}

#[test]
fn a_record_that_cannot_have_happened_is_refused() {
    let mut record = record::<Claim>(&options(), 2, 4);
    record.moves.swap(0, 1);
    let settings = crate::menu::tests::settings("replay");
    let refused = ReplayScreen::of(settings, &record, None).err().expect("a fault");
    assert_eq!(refused.phrase().key, "fault-at-move");
}
