//! What a person at a table sees and does.

use super::{Order, Sitting};
use crate::agreed::Sitter;
use crate::draw::canvas::{Canvas, Hit};
use crate::draw::desk::Desk;
use crate::draw::palette::{Depth, Palette};
use crate::face::Face;
use crate::input::{Input, Key};
use crate::screens::{self, LARGE, PLAIN, SMALL, desk, drawn, keep, keep_all, keep_small, letters, press};
use crate::thinker::{Answer, Said};
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

fn text<G: Face>(sitting: &Sitting<G>) -> String {
    letters(&drawn(|canvas| sitting.draw(canvas), SMALL, desk()).0)
}

fn draw<G: Face>(sitting: &Sitting<G>) -> impl Fn(&mut Canvas<'_>, Desk) {
    |canvas, _| sitting.draw(canvas)
}

fn key<G: Face>(sitting: &mut Sitting<G>, key: Key) -> Option<Order<G::Action>> {
    sitting.update(Input::Key(key), &desk())
}

#[test]
fn golden_a_table_of_claim() {
    keep_all("claim-2", draw(&screens::sitting::<Claim>(&claim_options(2), 2, 4, 9)));
    keep_small("claim-3", draw(&screens::sitting::<Claim>(&claim_options(3), 3, 5, 60)));
    keep_all("claim-4", draw(&screens::sitting::<Claim>(&claim_options(4), 4, 6, 62)));
}

#[test]
fn golden_a_table_of_braverats() {
    let standard = braverats::Options::STANDARD;
    keep_all("braverats", draw(&screens::sitting::<BraveRats>(&standard, 2, 3, 6)));
    let draft = braverats::Options { deal: braverats::Way::Draft, wins: 2, ..standard };
    keep_small("braverats-draft", draw(&screens::sitting::<BraveRats>(&draft, 2, 3, 3)));
    let piles = braverats::Options { draw: true, traitor: true, wins: 2, ..standard };
    keep_small("braverats-piles", draw(&screens::sitting::<BraveRats>(&piles, 2, 5, 22)));
}

#[test]
fn golden_a_table_of_la_defaite() {
    keep_small("defaite-3", draw(&screens::sitting::<Defaite>(&defaite::Options { players: 3 }, 3, 2, 90)));
    keep_all("defaite-4", draw(&screens::sitting::<Defaite>(&defaite::Options { players: 4 }, 4, 2, 120)));
    let mut six = screens::sitting::<Defaite>(&defaite::Options { players: 6 }, 6, 8, 150);
    keep_small("defaite-6", draw(&six));
    press(&mut six, "/");
    keep_small("defaite-6-tab", draw(&six));
}

#[test]
fn golden_sheets_over_a_table() {
    for (name, keys) in [("rules", "?"), ("why", "w"), ("log", "l"), ("leave", "q")] {
        let mut sitting = screens::sitting::<Claim>(&claim_options(2), 2, 4, 9);
        press(&mut sitting, keys);
        keep_small(&format!("sheet-{name}"), draw(&sitting));
    }
    let mut refused = screens::sitting::<Claim>(&claim_options(2), 2, 4, 9);
    let tabs = refused.tabs(&desk());
    let forbidden = tabs[0].choices.iter().position(|choice| choice.refused.is_some());
    refused.cursor.choice = Some(forbidden.expect("a card that may not be played"));
    press(&mut refused, "!");
    keep_small("refused", draw(&refused));
    keep_small("end", draw(&screens::sitting::<Claim>(&claim_options(2), 2, 4, 200)));
}

#[test]
fn golden_a_hint() {
    let mut sitting = screens::sitting::<Claim>(&claim_options(2), 2, 4, 9);
    press(&mut sitting, "h");
    keep("hint-thinking", draw(&sitting), SMALL, desk());
    let view = sitting.view();
    let weighed = view.legal().iter().zip([0.5, 0.25]).map(|(action, chance)| Weighed {
        action: *action,
        chance,
        tries: 1,
        why: None,
    });
    let said = Said::Weighed(weighed.collect());
    assert!(sitting.hear(Answer { done: sitting.course().done(), seat: Seat::new(0), said }));
    keep_small("hint", draw(&sitting));
}

#[test]
fn golden_the_letters_of_ascii_are_enough() {
    let ascii = Palette { depth: Depth::Mono, ascii: true };
    let claim = screens::sitting::<Claim>(&claim_options(2), 2, 4, 9);
    keep("claim-2-ascii", draw(&claim), SMALL, Desk::new(Lang::Fr, ascii));
    let defaite = screens::sitting::<Defaite>(&defaite::Options { players: 4 }, 4, 2, 120);
    keep("defaite-4-ascii", draw(&defaite), SMALL, Desk::new(Lang::Fr, ascii));
    for (name, sitting) in [("claim", text_in(&claim, ascii)), ("defaite", text_in(&defaite, ascii))] {
        assert!(sitting.is_ascii(), "{name}: {sitting}");
    }
}

fn text_in<G: Face>(sitting: &Sitting<G>, palette: Palette) -> String {
    letters(&drawn(|canvas| sitting.draw(canvas), SMALL, Desk::new(Lang::Fr, palette)).0)
}

#[test]
fn golden_sixteen_colours() {
    let few = Palette { depth: Depth::Sixteen, ascii: false };
    let sitting = screens::sitting::<Claim>(&claim_options(2), 2, 4, 9);
    keep("claim-2-sixteen", draw(&sitting), SMALL, Desk::new(Lang::En, few));
}

#[test]
fn golden_a_small_terminal_says_what_it_needs() {
    let sitting = screens::sitting::<Claim>(&claim_options(2), 2, 4, 9);
    for lang in Lang::ALL {
        keep(&format!("too-small-{lang}"), draw(&sitting), (40, 10), Desk::new(lang, PLAIN));
    }
}

#[test]
fn golden_a_curtain_hides_the_hand() {
    let course = screens::course::<Claim>(&claim_options(2), vec![Sitter::Person; 2], 4, 1);
    let mut sitting = Sitting::new(course, Duration::ZERO);
    keep_small("curtain", draw(&sitting));
    let before = text(&sitting);
    assert!(Claim::ALL_CODES.iter().all(|code| !before.contains(code)), "{before}");
    press(&mut sitting, "!");
    assert_eq!(sitting.eye, Seat::new(1));
    assert!(text(&sitting).contains("╭────╮"));
}

/// The codes of factions, one of which stands on every card.
trait AllCodes {
    const ALL_CODES: [&'static str; 5];
}

impl AllCodes for Claim {
    const ALL_CODES: [&'static str; 5] = ["Go", "Kn", "Dw", "Un", "Do"];
}

#[test]
fn a_card_that_may_not_be_played_says_the_rule_and_stays() {
    let mut sitting = screens::sitting::<Claim>(&claim_options(2), 2, 4, 9);
    let tabs = sitting.tabs(&desk());
    let forbidden = tabs[0].choices.iter().position(|choice| choice.refused.is_some());
    sitting.cursor.choice = Some(forbidden.expect("a card that may not be played"));
    assert_eq!(key(&mut sitting, Key::Enter), None);
    assert!(text(&sitting).contains("C4.2  Then each of the others"), "{}", text(&sitting));
}

#[test]
fn letters_choose_and_enter_plays() {
    let mut sitting = screens::sitting::<BraveRats>(&braverats::Options::STANDARD, 2, 1, 0);
    assert_eq!(key(&mut sitting, Key::Letter('c')), None);
    let order = key(&mut sitting, Key::Enter);
    assert_eq!(order, Some(Order::Play(Seat::new(0), "play Sp".parse().expect("an action"))));
}

#[test]
fn arrows_stop_at_the_ends_of_the_hand() {
    let mut sitting = screens::sitting::<BraveRats>(&braverats::Options::STANDARD, 2, 1, 0);
    key(&mut sitting, Key::End);
    key(&mut sitting, Key::Right);
    let order = key(&mut sitting, Key::Enter);
    assert_eq!(order, Some(Order::Play(Seat::new(0), "play Pr".parse().expect("an action"))));
    key(&mut sitting, Key::Home);
    key(&mut sitting, Key::Left);
    let order = key(&mut sitting, Key::Enter);
    assert_eq!(order, Some(Order::Play(Seat::new(0), "play Mu".parse().expect("an action"))));
}

#[test]
fn a_press_chooses_and_a_second_press_plays() {
    let mut sitting = screens::sitting::<BraveRats>(&braverats::Options::STANDARD, 2, 1, 0);
    let (_, hits) = drawn(|canvas| sitting.draw(canvas), SMALL, desk());
    assert!(hits.iter().any(|(_, hit)| *hit == Hit::Choice(3)), "the fourth card can be pressed");
    let order = sitting.update(Input::Press(Hit::Choice(3)), &desk());
    assert_eq!(order, None);
    let order = sitting.update(Input::Press(Hit::Choice(3)), &desk());
    assert_eq!(order, Some(Order::Play(Seat::new(0), "play As".parse().expect("an action"))));
}

#[test]
fn unknown_keys_change_nothing() {
    let mut sitting = screens::sitting::<Claim>(&claim_options(2), 2, 4, 9);
    let before = text(&sitting);
    for letter in ['Z', '%', 'é', '7', '\u{1}'] {
        assert_eq!(key(&mut sitting, Key::Letter(letter)), None);
    }
    for unknown in [Key::PageUp, Key::PageDown, Key::Backspace] {
        assert_eq!(key(&mut sitting, unknown), None);
    }
    assert_eq!(text(&sitting), before);
}

#[test]
fn leaving_is_asked_and_control_c_is_not() {
    let mut sitting = screens::sitting::<Claim>(&claim_options(2), 2, 4, 9);
    assert_eq!(key(&mut sitting, Key::Letter('q')), None);
    assert_eq!(key(&mut sitting, Key::Escape), None);
    assert_eq!(key(&mut sitting, Key::Letter('q')), None);
    assert_eq!(key(&mut sitting, Key::Enter), Some(Order::Leave));
    assert_eq!(key(&mut sitting, Key::Interrupt), Some(Order::Quit));
}

#[test]
fn a_move_is_taken_back_against_bots_only() {
    let mut sitting = screens::sitting::<Claim>(&claim_options(2), 2, 4, 9);
    let own = sitting.course().actions().rposition(|(seat, _)| seat == Seat::new(0));
    assert_eq!(key(&mut sitting, Key::Letter('u')), own.map(Order::BackTo));
    let fresh = screens::course::<Claim>(&claim_options(2), screens::among_squires(2), 4, 0);
    let mut fresh = Sitting::new(fresh, Duration::ZERO);
    assert_eq!(key(&mut fresh, Key::Letter('u')), None);
    assert!(text(&fresh).contains("There is nothing to take back."));
    let course = screens::course::<Claim>(&claim_options(2), vec![Sitter::Person; 2], 4, 2);
    let mut two = Sitting::new(course, Duration::ZERO);
    key(&mut two, Key::Enter);
    assert_eq!(key(&mut two, Key::Letter('u')), None);
    assert!(text(&two).contains("against bots only"), "{}", text(&two));
}

#[test]
fn taking_back_leads_to_the_position_before() {
    let mut sitting = screens::sitting::<Claim>(&claim_options(2), 2, 4, 9);
    let before = screens::course::<Claim>(&claim_options(2), screens::among_squires(2), 4, 5);
    sitting.back_to(5);
    assert_eq!(sitting.course().game(), before.game());
    assert_eq!(sitting.course().tale(None), before.tale(None));
}

#[test]
fn a_bot_takes_its_time() {
    let course = screens::course::<Claim>(&claim_options(2), screens::among_squires(2), 4, 1);
    let mut sitting = Sitting::new(course, Duration::from_millis(600));
    let (seat, name) = sitting.thinks().expect("it is the bot's turn");
    assert_eq!((seat, name), (Seat::new(1), "squire"));
    let action = sitting.course().game().legal(seat).next();
    let answer = |done| Answer { done, seat, said: Said::Act(action) };
    assert!(sitting.hear(answer(0)), "what comes too late is no fault");
    assert!(sitting.thinks().is_some(), "but is not heard");
    assert!(sitting.hear(answer(1)));
    let tick = |sitting: &mut Sitting<Claim>, time| {
        sitting.update(Input::Tick(Duration::from_millis(time)), &desk())
    };
    assert_eq!(tick(&mut sitting, 599), None);
    assert_eq!(tick(&mut sitting, 1), action.map(|action| Order::Play(seat, action)));
    assert!(!sitting.hear(Answer { done: 1, seat, said: Said::Act(None) }), "no answer is a fault");
}

#[test]
fn the_end_offers_the_same_again_and_a_look_back() {
    let mut sitting = screens::sitting::<BraveRats>(&braverats::Options::STANDARD, 2, 1, 99);
    assert!(text(&sitting).contains("The end"), "{}", text(&sitting));
    assert_eq!(key(&mut sitting, Key::Letter('r')), Some(Order::LookBack));
    assert_eq!(key(&mut sitting, Key::Enter), Some(Order::Again));
    assert_eq!(key(&mut sitting, Key::Letter('q')), Some(Order::Leave));
}

#[test]
fn with_several_people_no_hand_is_shown_before_its_player_has_come() {
    let begun =
        |sitters| Sitting::new(screens::course::<Claim>(&claim_options(2), sitters, 4, 0), Duration::ZERO);
    assert_eq!(begun(vec![Sitter::Person; 2]).curtain, Some(Seat::new(0)));
    assert_eq!(begun(screens::among_squires(2)).curtain, None);
}

#[test]
fn two_people_choose_in_secret_one_after_the_other() {
    let after = |first: &str| {
        let standard = braverats::Options::STANDARD;
        let course = screens::course::<BraveRats>(&standard, vec![Sitter::Person; 2], 1, 0);
        let mut sitting = Sitting::new(course, Duration::ZERO);
        sitting.play(Seat::new(0), first.parse().expect("an action")).expect("a legal action");
        assert_eq!(sitting.curtain, Some(Seat::new(1)));
        key(&mut sitting, Key::Enter);
        text(&sitting)
    };
    assert!(after("play Pr").contains("│░░░░│"), "a card lies face down");
    assert_eq!(after("play Pr"), after("play Mu"), "and nobody can tell which");
}

/// Plays random games of every kind and asks at every position, for every seat.
fn at_every_position<G: Face>(mut each: impl FnMut(&G, &G::View, Seat)) {
    for (number, options) in G::option_sets().iter().enumerate() {
        let players = G::random(options, &mut interregnum_kernel::Seed::from_number(0).generator()).players();
        let whole = screens::course::<G>(options, screens::among_squires(players), number as u64, usize::MAX);
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
fn all_can_be_chosen<G: Face>() {
    let names = interregnum_text::Seats::default();
    let mut asked = 0;
    at_every_position::<G>(|_, view, _| {
        let tabs = G::tabs(view, &desk(), &names);
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

/// Draws tables in many sizes, at many positions; nothing may break, and no message be missing.
fn any_size<G: Face>(step: usize) {
    for (number, options) in G::option_sets().iter().enumerate().step_by(step) {
        let players = G::random(options, &mut interregnum_kernel::Seed::from_number(0).generator()).players();
        for actions in [0, 7, 40, 90, 1000] {
            let course =
                screens::course::<G>(options, screens::among_squires(players), number as u64, actions);
            let mut sitting = Sitting::new(course, Duration::ZERO);
            for over in ["", "~?", "~w", "~l"] {
                press(&mut sitting, over);
                for size in
                    [(1, 1), (40, 10), (79, 24), (80, 23), SMALL, (109, 30), (110, 24), LARGE, (300, 90)]
                {
                    let lang = Lang::ALL[actions % 2];
                    let (buffer, _) = drawn(|canvas| sitting.draw(canvas), size, Desk::new(lang, PLAIN));
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
        let desk = Desk::new(lang, PLAIN);
        for key in ["term-keys-short", "term-replay-keys", "term-menu-keys", "term-end-foot"] {
            let wide = crate::draw::canvas::width(&desk.get(key));
            assert!(wide <= 78, "{key} in {lang} takes {wide}");
        }
    }
}
