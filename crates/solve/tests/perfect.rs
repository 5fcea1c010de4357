//! The player that follows the solution plays the published mix, replies best after a Spy, and
//! beats a random player.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_braverats::{Action, BraveRats, Card, DealVariant, Options};
use interregnum_kernel::{Game, Seat, Seed, Viewer, pick};
use interregnum_solve::braverats::Perfect;
use std::num::NonZero;

fn perfect() -> Perfect {
    Perfect::new(NonZero::<usize>::MIN)
}

fn start(options: &Options, seed: u64) -> BraveRats {
    BraveRats::start(options, &BraveRats::deal(options, Seed::from_number(seed))).unwrap()
}

fn view(rats: &BraveRats, seat: usize) -> <BraveRats as Game>::View {
    rats.view(Viewer::Seat(Seat::new(seat)))
}

/// W. Medwid's mix of the first round. The chi-squared statistic stays below 25 (five kinds of
/// card, four degrees of freedom: p < 0.0001), for each clan.
#[test]
fn the_first_card_is_drawn_from_the_published_mix() {
    let known = [0.0, 0.0, 0.2218, 0.2719, 0.2268, 0.2343, 0.0, 0.0452];
    let (rats, player) = (start(&Options::STANDARD, 1), perfect());
    let mut rng = Seed::from_number(11).generator();
    for seat in [0, 1] {
        let view = view(&rats, seat);
        let mut drawn = [0u32; Card::COUNT];
        for _ in 0..4000 {
            let Some(Action::Play(card)) = player.act(&view, &mut rng) else { panic!("a card is played") };
            drawn[usize::from(card.value())] += 1;
        }
        let off =
            |(&drawn, share): (&u32, f64)| (f64::from(drawn) - 4000.0 * share).powi(2) / (4000.0 * share);
        let played = drawn.iter().zip(known).filter(|(_, share)| *share > 0.0);
        assert!(played.map(off).sum::<f64>() < 25.0, "{drawn:?}");
        assert!(drawn.iter().zip(known).all(|(&drawn, share)| share > 0.0 || drawn == 0), "{drawn:?}");
    }
}

/// Seat 1 shows first after seat 0's Spy. Seat 0 has Princess and Musician, seat 1 Prince and
/// Musician: a shown Prince loses to the Princess at once, so the Musician is shown; then
/// the Musician is the answer, which leaves Princess and Prince for the last round.
#[test]
fn after_a_spy_the_shown_card_is_answered() {
    let mut rats = BraveRats::position("hand 0: Pp Mu; hand 1: Pr Mu; first 1").unwrap();
    let player = perfect();
    let mut rng = Seed::from_number(1).generator();
    assert_eq!(player.act(&view(&rats, 0), &mut rng), None, "it is not seat 0's turn");
    assert!(player.act(&view(&rats, 1), &mut rng).is_some());
    for (shown, answer) in [(Card::Prince, Card::Princess), (Card::Musician, Card::Musician)] {
        let mut rats = rats;
        rats.apply(Seat::new(1), Action::Play(shown)).unwrap();
        assert_eq!(player.act(&view(&rats, 0), &mut rng), Some(Action::Play(answer)));
    }
    rats.apply(Seat::new(1), Action::Play(Card::Prince)).unwrap();
    rats.apply(Seat::new(0), Action::Play(Card::Princess)).unwrap();
    assert_eq!(player.act(&view(&rats, 0), &mut rng), None, "the game is over");
}

/// 400 games against a random player, seats alternating: the win share must exceed 0.6, four
/// standard deviations above one half.
#[test]
fn chance_loses() {
    let options = Options { target: 3, ..Options::STANDARD };
    let player = perfect();
    let mut rng = Seed::from_number(3).generator();
    let mut score = 0.0;
    for game in 0..400 {
        let (mut rats, mine) = (start(&options, game), Seat::new(game as usize % 2));
        while let Some(seat) = rats.to_act().first() {
            let action = if seat == mine {
                player.act(&rats.view(Viewer::Seat(seat)), &mut rng)
            } else {
                pick(&mut rng, rats.legal(seat))
            };
            rats.apply(seat, action.expect("a player who is to act acts")).expect("it is legal");
        }
        let winners = rats.winners().unwrap();
        score += if winners.is_empty() { 0.5 } else { f64::from(u8::from(winners.contains(mine))) };
    }
    assert!(score > 240.0, "{score} of 400");
}

#[test]
fn where_cards_are_hidden_nothing_is_said() {
    let mut rng = Seed::from_number(1).generator();
    for options in [
        Options { draw: true, ..Options::STANDARD },
        Options { deal: DealVariant::Draft, ..Options::STANDARD },
    ] {
        let rats = start(&options, 1);
        for seat in rats.to_act() {
            assert_eq!(perfect().act(&rats.view(Viewer::Seat(seat)), &mut rng), None);
        }
        assert_eq!(perfect().act(&rats.view(Viewer::Spectator), &mut rng), None);
    }
}

/// B6.2: when the piles are empty, nothing is hidden any more.
#[test]
fn the_last_cards_of_a_draw_are_played_well() {
    let options = Options { draw: true, ..Options::STANDARD };
    let (player, mut rng) = (perfect(), Seed::from_number(5).generator());
    let mut acted = 0;
    for seed in 0..20 {
        let mut rats = start(&options, seed);
        while let Some(seat) = rats.to_act().first() {
            let asked = player.act(&rats.view(Viewer::Seat(seat)), &mut rng);
            acted += u32::from(asked.is_some());
            let action = asked.or_else(|| pick(&mut rng, rats.legal(seat))).unwrap();
            rats.apply(seat, action).expect("it is legal");
        }
    }
    assert!(acted > 20, "{acted}");
}

#[test]
fn a_match_is_played_to_its_end() {
    let options = Options { wins: 2, target: 3, ..Options::STANDARD };
    let (player, mut rng) = (perfect(), Seed::from_number(7).generator());
    let mut rats = start(&options, 1);
    while let Some(seat) = rats.to_act().first() {
        let action = player.act(&rats.view(Viewer::Seat(seat)), &mut rng);
        rats.apply(seat, action.expect("nothing is hidden")).expect("it is legal");
    }
    assert!(rats.winners().is_some());
}

/// The advice on every card agrees with the value of the position: the cards of the mix have the
/// game's value, no other card has more, and the probabilities sum to one.
#[test]
fn advice_gives_the_cards_of_the_mix_the_value_of_the_game() {
    let (rats, player) = (start(&Options::STANDARD, 1), perfect());
    for seat in [0, 1] {
        let advice = player.advise(&view(&rats, seat)).unwrap();
        assert_eq!(advice.len(), 8);
        assert!((advice.iter().map(|advice| advice.share).sum::<f64>() - 1.0).abs() < 1e-9);
        for advice in advice {
            // The standard game is even.
            let worth = if advice.share > 0.0 { advice.value.abs() < 1e-9 } else { advice.value < 1e-9 };
            assert!(worth, "{advice:?}");
        }
    }
}

/// The position of the test above: showing the Prince loses the game, answering it with the
/// Princess wins it.
#[test]
fn advice_after_a_spy_is_about_what_is_shown() {
    let mut rats = BraveRats::position("hand 0: Pp Mu; hand 1: Pr Mu; first 1").unwrap();
    let player = perfect();
    let value = |advice: &[interregnum_solve::braverats::Advice], card| {
        advice.iter().find(|advice| advice.card == card).map(|advice| (advice.value, advice.share)).unwrap()
    };
    let shows = player.advise(&view(&rats, 1)).unwrap();
    assert_eq!(value(&shows, Card::Prince), (-1.0, 0.0));
    assert_eq!(player.advise(&view(&rats, 0)), None, "it is not seat 0's turn");
    rats.apply(Seat::new(1), Action::Play(Card::Prince)).unwrap();
    let answers = player.advise(&view(&rats, 0)).unwrap();
    assert_eq!(value(&answers, Card::Princess), (1.0, 1.0));
    assert!(value(&answers, Card::Musician).0 < 1.0);
}
