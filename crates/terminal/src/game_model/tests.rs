//! Tests of the game screen, as a person sees and uses it.

use super::{Effect, GameModel};
use crate::agreed::Occupant;
use crate::bot_thread::{BotAnswer, BotReply};
use crate::draw::canvas::{Canvas, Hit};
use crate::draw::context::DrawContext;
use crate::draw::palette::{Depth, Palette};
use crate::games::TerminalGame;
use crate::input::{Input, Key};
use crate::snapshots::{
    self, LARGE, PLAIN, SMALL, context, drawn, keep, keep_all, keep_small, letters, press,
};
use interregnum_games::braverats::{self, BraveRats};
use interregnum_games::claim::{self, Claim, NAMED};
use interregnum_games::defaite::{self, Defaite};
use interregnum_kernel::{Game, Seat, View, Viewer};
use interregnum_players::Weighed;
use interregnum_text::Lang;
use std::time::Duration;

fn claim_options(players: u8) -> claim::Options {
    let kingdom = if players == 2 { NAMED[0].1 } else { claim::kingdoms(players)[7] };
    claim::Options { players, kingdom, leader: Seat::new(0) }
}

fn text<G: TerminalGame>(model: &GameModel<G>) -> String {
    letters(&drawn(|canvas| model.draw(canvas), SMALL, context()).0)
}

fn draw<G: TerminalGame>(model: &GameModel<G>) -> impl Fn(&mut Canvas<'_>, DrawContext) {
    |canvas, _| model.draw(canvas)
}

fn key<G: TerminalGame>(model: &mut GameModel<G>, key: Key) -> Option<Effect<G::Action>> {
    model.update(Input::Key(key), &context())
}

#[test]
fn golden_a_table_of_claim() {
    keep_all("claim-2", draw(&snapshots::model::<Claim>(&claim_options(2), 2, 4, 9)));
    keep_small("claim-3", draw(&snapshots::model::<Claim>(&claim_options(3), 3, 5, 60)));
    keep_all("claim-4", draw(&snapshots::model::<Claim>(&claim_options(4), 4, 6, 62)));
}

#[test]
fn golden_a_table_of_braverats() {
    let standard = braverats::Options::STANDARD;
    keep_all("braverats", draw(&snapshots::model::<BraveRats>(&standard, 2, 3, 6)));
    let draft = braverats::Options { deal: braverats::DealVariant::Draft, wins: 2, ..standard };
    keep_small("braverats-draft", draw(&snapshots::model::<BraveRats>(&draft, 2, 3, 3)));
    let piles = braverats::Options { draw: true, traitor: true, wins: 2, ..standard };
    keep_small("braverats-piles", draw(&snapshots::model::<BraveRats>(&piles, 2, 5, 22)));
}

#[test]
fn golden_a_table_of_la_defaite() {
    keep_small("defaite-3", draw(&snapshots::model::<Defaite>(&defaite::Options { players: 3 }, 3, 2, 90)));
    keep_all("defaite-4", draw(&snapshots::model::<Defaite>(&defaite::Options { players: 4 }, 4, 2, 120)));
    let mut six = snapshots::model::<Defaite>(&defaite::Options { players: 6 }, 6, 8, 150);
    keep_small("defaite-6", draw(&six));
    press(&mut six, "/");
    keep_small("defaite-6-tab", draw(&six));
}

#[test]
fn golden_sheets_over_a_table() {
    for (name, keys) in [("rules", "?"), ("why", "w"), ("log", "l"), ("leave", "q")] {
        let mut model = snapshots::model::<Claim>(&claim_options(2), 2, 4, 9);
        press(&mut model, keys);
        keep_small(&format!("sheet-{name}"), draw(&model));
    }
    let mut refused = snapshots::model::<Claim>(&claim_options(2), 2, 4, 9);
    let tabs = refused.tabs(&context());
    let forbidden = tabs[0].choices.iter().position(|choice| choice.refused.is_some());
    refused.cursor.choice = Some(forbidden.expect("a card that may not be played"));
    press(&mut refused, "!");
    keep_small("refused", draw(&refused));
    keep_small("end", draw(&snapshots::model::<Claim>(&claim_options(2), 2, 4, 200)));
}

#[test]
fn golden_a_hint() {
    let mut model = snapshots::model::<Claim>(&claim_options(2), 2, 4, 9);
    press(&mut model, "h");
    keep("hint-thinking", draw(&model), SMALL, context());
    let view = model.view();
    let weighed = view.legal().iter().zip([0.5, 0.25]).map(|(action, chance)| Weighed {
        action: *action,
        chance,
        tries: 1,
        why: None,
    });
    let reply = BotReply::Weighed(weighed.collect());
    assert!(model.hear(BotAnswer { done: model.game().done(), seat: Seat::new(0), reply }));
    keep_small("hint", draw(&model));
}

#[test]
fn golden_the_letters_of_ascii_are_enough() {
    let ascii = Palette { depth: Depth::Mono, ascii: true };
    let claim = snapshots::model::<Claim>(&claim_options(2), 2, 4, 9);
    keep("claim-2-ascii", draw(&claim), SMALL, DrawContext::new(Lang::Fr, ascii));
    let defaite = snapshots::model::<Defaite>(&defaite::Options { players: 4 }, 4, 2, 120);
    keep("defaite-4-ascii", draw(&defaite), SMALL, DrawContext::new(Lang::Fr, ascii));
    for (name, model) in [("claim", text_in(&claim, ascii)), ("defaite", text_in(&defaite, ascii))] {
        assert!(model.is_ascii(), "{name}: {model}");
    }
}

fn text_in<G: TerminalGame>(model: &GameModel<G>, palette: Palette) -> String {
    letters(&drawn(|canvas| model.draw(canvas), SMALL, DrawContext::new(Lang::Fr, palette)).0)
}

#[test]
fn golden_sixteen_colours() {
    let few = Palette { depth: Depth::Sixteen, ascii: false };
    let model = snapshots::model::<Claim>(&claim_options(2), 2, 4, 9);
    keep("claim-2-sixteen", draw(&model), SMALL, DrawContext::new(Lang::En, few));
}

#[test]
fn golden_a_small_terminal_says_what_it_needs() {
    let model = snapshots::model::<Claim>(&claim_options(2), 2, 4, 9);
    for lang in Lang::ALL {
        keep(&format!("too-small-{lang}"), draw(&model), (40, 10), DrawContext::new(lang, PLAIN));
    }
}

#[test]
fn golden_a_curtain_hides_the_hand() {
    let game = snapshots::game::<Claim>(&claim_options(2), vec![Occupant::Person; 2], 4, 1);
    let mut model = GameModel::new(game, Duration::ZERO);
    keep_small("curtain", draw(&model));
    let before = text(&model);
    assert!(Claim::ALL_CODES.iter().all(|code| !before.contains(code)), "{before}");
    press(&mut model, "!");
    assert_eq!(model.eye, Seat::new(1));
    assert!(text(&model).contains("╭────╮"));
}

/// The codes of factions, one of which is on every card.
trait AllCodes {
    const ALL_CODES: [&'static str; 5];
}

impl AllCodes for Claim {
    const ALL_CODES: [&'static str; 5] = ["Go", "Kn", "Dw", "Un", "Do"];
}

#[test]
fn a_card_that_may_not_be_played_says_the_rule_and_stays() {
    let mut model = snapshots::model::<Claim>(&claim_options(2), 2, 4, 9);
    let tabs = model.tabs(&context());
    let forbidden = tabs[0].choices.iter().position(|choice| choice.refused.is_some());
    model.cursor.choice = Some(forbidden.expect("a card that may not be played"));
    assert_eq!(key(&mut model, Key::Enter), None);
    assert!(text(&model).contains("C4.2  Then each of the others"), "{}", text(&model));
}

#[test]
fn letters_choose_and_enter_plays() {
    let mut model = snapshots::model::<BraveRats>(&braverats::Options::STANDARD, 2, 1, 0);
    assert_eq!(key(&mut model, Key::Letter('c')), None);
    let effect = key(&mut model, Key::Enter);
    assert_eq!(effect, Some(Effect::Play(Seat::new(0), "play Sp".parse().expect("an action"))));
}

#[test]
fn arrows_stop_at_the_ends_of_the_hand() {
    let mut model = snapshots::model::<BraveRats>(&braverats::Options::STANDARD, 2, 1, 0);
    key(&mut model, Key::End);
    key(&mut model, Key::Right);
    let effect = key(&mut model, Key::Enter);
    assert_eq!(effect, Some(Effect::Play(Seat::new(0), "play Pr".parse().expect("an action"))));
    key(&mut model, Key::Home);
    key(&mut model, Key::Left);
    let effect = key(&mut model, Key::Enter);
    assert_eq!(effect, Some(Effect::Play(Seat::new(0), "play Mu".parse().expect("an action"))));
}

#[test]
fn a_press_chooses_and_a_second_press_plays() {
    let mut model = snapshots::model::<BraveRats>(&braverats::Options::STANDARD, 2, 1, 0);
    let (_, hits) = drawn(|canvas| model.draw(canvas), SMALL, context());
    assert!(hits.iter().any(|(_, hit)| *hit == Hit::Choice(3)), "the fourth card can be pressed");
    let effect = model.update(Input::Press(Hit::Choice(3)), &context());
    assert_eq!(effect, None);
    let effect = model.update(Input::Press(Hit::Choice(3)), &context());
    assert_eq!(effect, Some(Effect::Play(Seat::new(0), "play As".parse().expect("an action"))));
}

#[test]
fn unknown_keys_change_nothing() {
    let mut model = snapshots::model::<Claim>(&claim_options(2), 2, 4, 9);
    let before = text(&model);
    for letter in ['Z', '%', 'é', '7', '\u{1}'] {
        assert_eq!(key(&mut model, Key::Letter(letter)), None);
    }
    for unknown in [Key::PageUp, Key::PageDown, Key::Backspace] {
        assert_eq!(key(&mut model, unknown), None);
    }
    assert_eq!(text(&model), before);
}

#[test]
fn leaving_is_asked_and_control_c_is_not() {
    let mut model = snapshots::model::<Claim>(&claim_options(2), 2, 4, 9);
    assert_eq!(key(&mut model, Key::Letter('q')), None);
    assert_eq!(key(&mut model, Key::Escape), None);
    assert_eq!(key(&mut model, Key::Letter('q')), None);
    assert_eq!(key(&mut model, Key::Enter), Some(Effect::Leave));
    assert_eq!(key(&mut model, Key::Interrupt), Some(Effect::Quit));
}

#[test]
fn a_move_is_taken_back_against_bots_only() {
    let mut model = snapshots::model::<Claim>(&claim_options(2), 2, 4, 9);
    let own = model.game().actions().rposition(|(seat, _)| seat == Seat::new(0));
    assert_eq!(key(&mut model, Key::Letter('u')), own.map(Effect::BackTo));
    let fresh = snapshots::game::<Claim>(&claim_options(2), snapshots::among_squires(2), 4, 0);
    let mut fresh = GameModel::new(fresh, Duration::ZERO);
    assert_eq!(key(&mut fresh, Key::Letter('u')), None);
    assert!(text(&fresh).contains("There is nothing to take back."));
    let game = snapshots::game::<Claim>(&claim_options(2), vec![Occupant::Person; 2], 4, 2);
    let mut two = GameModel::new(game, Duration::ZERO);
    key(&mut two, Key::Enter);
    assert_eq!(key(&mut two, Key::Letter('u')), None);
    assert!(text(&two).contains("against bots only"), "{}", text(&two));
}

#[test]
fn taking_back_leads_to_the_position_before() {
    let mut model = snapshots::model::<Claim>(&claim_options(2), 2, 4, 9);
    let before = snapshots::game::<Claim>(&claim_options(2), snapshots::among_squires(2), 4, 5);
    model.back_to(5);
    assert_eq!(model.game().position(), before.position());
    assert_eq!(model.game().tale(None), before.tale(None));
}

#[test]
fn a_bot_takes_its_time() {
    let game = snapshots::game::<Claim>(&claim_options(2), snapshots::among_squires(2), 4, 1);
    let mut model = GameModel::new(game, Duration::from_millis(600));
    let (seat, name) = model.thinks().expect("it is the bot's turn");
    assert_eq!((seat, name), (Seat::new(1), "squire"));
    let action = model.game().position().legal(seat).next();
    let answer = |done| BotAnswer { done, seat, reply: BotReply::Act(action) };
    assert!(model.hear(answer(0)), "what comes too late is no fault");
    assert!(model.thinks().is_some(), "but is not heard");
    assert!(model.hear(answer(1)));
    let tick = |model: &mut GameModel<Claim>, time| {
        model.update(Input::Tick(Duration::from_millis(time)), &context())
    };
    assert_eq!(tick(&mut model, 599), None);
    assert_eq!(tick(&mut model, 1), action.map(|action| Effect::Play(seat, action)));
    assert!(!model.hear(BotAnswer { done: 1, seat, reply: BotReply::Act(None) }), "no answer is a fault");
}

#[test]
fn the_end_offers_the_same_again_and_a_look_back() {
    let mut model = snapshots::model::<BraveRats>(&braverats::Options::STANDARD, 2, 1, 99);
    assert!(text(&model).contains("The end"), "{}", text(&model));
    assert_eq!(key(&mut model, Key::Letter('r')), Some(Effect::LookBack));
    assert_eq!(key(&mut model, Key::Enter), Some(Effect::Again));
    assert_eq!(key(&mut model, Key::Letter('q')), Some(Effect::Leave));
}

#[test]
fn with_several_people_no_hand_is_shown_before_its_player_has_come() {
    let begun = |occupants| {
        GameModel::new(snapshots::game::<Claim>(&claim_options(2), occupants, 4, 0), Duration::ZERO)
    };
    assert_eq!(begun(vec![Occupant::Person; 2]).handover, Some(Seat::new(0)));
    assert_eq!(begun(snapshots::among_squires(2)).handover, None);
}

#[test]
fn two_people_choose_in_secret_one_after_the_other() {
    let after = |first: &str| {
        let standard = braverats::Options::STANDARD;
        let game = snapshots::game::<BraveRats>(&standard, vec![Occupant::Person; 2], 1, 0);
        let mut model = GameModel::new(game, Duration::ZERO);
        model.play(Seat::new(0), first.parse().expect("an action")).expect("a legal action");
        assert_eq!(model.handover, Some(Seat::new(1)));
        key(&mut model, Key::Enter);
        text(&model)
    };
    assert!(after("play Pr").contains("│░░░░│"), "a card lies face down");
    assert_eq!(after("play Pr"), after("play Mu"), "and nobody can tell which");
}

/// Plays random games of every kind and asks at every position, for every seat.
fn at_every_position<G: TerminalGame>(mut each: impl FnMut(&G, &G::View, Seat)) {
    for (number, options) in G::option_sets().iter().enumerate() {
        let players = G::random(options, &mut interregnum_kernel::Seed::from_number(0).generator()).players();
        let whole =
            snapshots::game::<G>(options, snapshots::among_squires(players), number as u64, usize::MAX);
        let mut game = G::start(options, &whole.start().deal).expect("options that exist");
        for (seat, action) in whole.actions() {
            for viewer in Seat::all(players) {
                each(&game, &game.view(Viewer::Seat(viewer)), viewer);
            }
            game.advance(seat, action);
        }
    }
}

/// Every legal action can be chosen, and nothing that is not legal is offered.
fn all_can_be_chosen<G: TerminalGame>() {
    let names = interregnum_text::Seats::default();
    let mut asked = 0;
    at_every_position::<G>(|_, view, _| {
        let tabs = G::tabs(view, &context(), &names);
        let choices = || tabs.iter().flat_map(|tab| &tab.choices);
        for action in view.legal() {
            let found = choices().any(|choice| choice.action == *action && choice.refused.is_none());
            assert!(found, "{action} cannot be chosen");
            asked += 1;
        }
        let stray =
            choices().find(|choice| choice.refused.is_none() && !view.legal().contains(&choice.action));
        assert!(stray.is_none(), "{:?} is not legal", stray.map(|choice| choice.action));
    });
    assert!(asked > 100);
}

#[test]
fn all_that_is_legal_can_be_chosen_and_nothing_else() {
    all_can_be_chosen::<Claim>();
    all_can_be_chosen::<BraveRats>();
    all_can_be_chosen::<Defaite>();
}

/// Draws tables in many sizes, at many positions; nothing may panic, and no message may be missing.
fn any_size<G: TerminalGame>(step: usize) {
    for (number, options) in G::option_sets().iter().enumerate().step_by(step) {
        let players = G::random(options, &mut interregnum_kernel::Seed::from_number(0).generator()).players();
        for actions in [0, 7, 40, 90, 1000] {
            let game =
                snapshots::game::<G>(options, snapshots::among_squires(players), number as u64, actions);
            let mut model = GameModel::new(game, Duration::ZERO);
            for overlay in ["", "~?", "~w", "~l"] {
                press(&mut model, overlay);
                for size in
                    [(1, 1), (40, 10), (79, 24), (80, 23), SMALL, (109, 30), (110, 24), LARGE, (300, 90)]
                {
                    let lang = Lang::ALL[actions % 2];
                    let (buffer, _) = drawn(|canvas| model.draw(canvas), size, DrawContext::new(lang, PLAIN));
                    assert!(!letters(&buffer).contains("[term-"), "{}", letters(&buffer));
                }
            }
        }
    }
}

#[test]
fn a_table_is_drawn_in_any_size() {
    any_size::<Claim>(9);
    any_size::<BraveRats>(17);
    any_size::<Defaite>(1);
}

#[test]
fn the_rows_of_keys_fit_on_the_smallest_screen() {
    for lang in Lang::ALL {
        let context = DrawContext::new(lang, PLAIN);
        for key in ["term-keys-short", "term-replay-keys", "term-menu-keys", "term-end-foot"] {
            let wide = crate::draw::canvas::width(&context.get(key));
            assert!(wide <= 78, "{key} in {lang} takes {wide}");
        }
    }
}
