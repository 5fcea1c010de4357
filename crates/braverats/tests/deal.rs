//! Options and deals in the record format, and those that are refused.

#![allow(clippy::unwrap_used, reason = "a test may fail by a panic")]

use interregnum_braverats::{BraveRats, Card, Deal, DealVariant, GameDeal, Options};
use interregnum_kernel::{BadSetup, Game, Seed};

const STANDARD: &str = r#"{"deal":"standard","traitor":false,"draw":false,"target":4,"match":1,"musician_cancels":false,"ambassador_keeps":true}"#;

#[test]
fn options_are_written_as_the_record_says() {
    assert_eq!(serde_json::to_string(&Options::STANDARD).unwrap(), STANDARD);
    assert_eq!(serde_json::from_str::<Options>(STANDARD).unwrap(), Options::STANDARD);
    assert!(serde_json::from_str::<Options>(&STANDARD.replace("standard", "drawn")).is_err());
    assert!(serde_json::from_str::<Options>(&STANDARD.replace("\"target\":4,", "")).is_err());
    assert!(
        serde_json::from_str::<Options>(&STANDARD.replace("\"target\"", "\"speed\":1,\"target\"")).is_err()
    );
}

#[test]
fn a_deal_holds_what_the_options_need_and_nothing_else() {
    for options in BraveRats::option_sets() {
        let deal = BraveRats::deal(&options, Seed::from_number(9));
        assert_eq!(deal.games.len(), if options.wins == 2 { 9 } else { 1 });
        for game in &deal.games {
            assert_eq!(
                game.cards.is_some(),
                matches!(options.deal, DealVariant::Draft | DealVariant::Random)
            );
            assert_eq!((game.traitor.is_some(), game.piles.is_some()), (options.traitor, options.draw));
        }
        let text = serde_json::to_string(&deal).unwrap();
        assert_eq!(serde_json::from_str::<Deal>(&text).unwrap(), deal);
        assert!(BraveRats::start(&options, &deal).is_ok());
    }
    let plain = BraveRats::deal(&Options::STANDARD, Seed::from_number(9));
    let text = format!(r#"{{"seed":"{}","games":[{{}}]}}"#, Seed::from_number(9));
    assert_eq!(serde_json::to_string(&plain).unwrap(), text);
    assert!(serde_json::from_str::<Deal>(r#"{"games":[{}]}"#).is_ok());
    for text in [
        r#"{"games":[{"cards":null}]}"#,
        r#"{"games":[{"deck":[]}]}"#,
        "{}",
        r#"{"games":[{"traitor":[1]}]}"#,
    ] {
        assert!(serde_json::from_str::<Deal>(text).is_err(), "{text}");
    }
}

/// The rule and the phrase with which a single game is refused.
fn refused(options: Options, game: GameDeal) -> (&'static str, String) {
    refusal(options, &Deal { seed: None, games: vec![game] })
}

fn refusal(options: Options, deal: &Deal) -> (&'static str, String) {
    let BadSetup { rule, phrase, .. } = BraveRats::start(&options, deal).unwrap_err();
    (rule.0, phrase.key)
}

#[test]
fn a_deal_that_cannot_be_is_refused_with_its_rule() {
    let plain = GameDeal::default;
    let draft = Options { deal: DealVariant::Draft, ..Options::STANDARD };
    let random = Options { deal: DealVariant::Random, ..Options::STANDARD };
    let traitor = Options { traitor: true, ..Options::STANDARD };
    let draw = Options { draw: true, ..Options::STANDARD };
    let cards = |cards: Vec<Card>| GameDeal { cards: Some(cards), ..plain() };
    let twice = [Card::ALL, Card::ALL].concat();
    let piles = |pile: &[u8]| GameDeal { piles: Some([pile.to_vec(), (0..8).collect()]), ..plain() };
    let thrice = [&twice[..15], &[Card::Spy]].concat();
    let cases = [
        (Options { target: 5, ..Options::STANDARD }, plain(), "B6.3", "braverats-bad-target"),
        (Options { wins: 3, ..Options::STANDARD }, plain(), "B6.7", "braverats-bad-match"),
        (Options { wins: 2, ..Options::STANDARD }, plain(), "B6.7", "braverats-bad-games"),
        (draft, plain(), "B6.4", "braverats-bad-cards-missing"),
        (random, plain(), "B6.5", "braverats-bad-cards-missing"),
        (Options::STANDARD, cards(twice.clone()), "B1.1", "braverats-bad-cards-unasked"),
        (random, cards(thrice), "B6.5", "braverats-bad-cards-thrice"),
        (draft, cards(twice[..15].to_vec()), "B6.4", "braverats-bad-cards-number"),
        (traitor, plain(), "B6.1", "braverats-bad-traitor-missing"),
        (draw, GameDeal { traitor: Some([0, 0]), ..piles(&[]) }, "B6.1", "braverats-bad-traitor-unasked"),
        (traitor, GameDeal { traitor: Some([0, 8]), ..plain() }, "B6.1", "braverats-bad-traitor"),
        (draw, plain(), "B6.2", "braverats-bad-piles-missing"),
        (Options::STANDARD, piles(&[]), "B6.2", "braverats-bad-piles-unasked"),
        (draw, piles(&[0, 1, 2, 3, 4, 5, 6]), "B6.2", "braverats-bad-piles"),
        (draw, piles(&[0, 1, 2, 3, 4, 5, 6, 6]), "B6.2", "braverats-bad-piles"),
        (draw, piles(&[0, 1, 2, 3, 4, 5, 6, 8]), "B6.2", "braverats-bad-piles"),
    ];
    for (options, game, rule, key) in cases {
        assert_eq!(refused(options, game), (rule, key.to_owned()));
    }
    let match_of_nine = Options { wins: 2, ..Options::STANDARD };
    assert!(BraveRats::start(&match_of_nine, &Deal { seed: None, games: vec![plain(); 9] }).is_ok());
    let ten = Deal { seed: None, games: vec![plain(); 10] };
    assert_eq!(refusal(match_of_nine, &ten), ("B6.7", "braverats-bad-games".to_owned()));
}

#[test]
fn an_outcome_is_written_as_the_record_says() {
    let mut rats =
        BraveRats::start(&Options::STANDARD, &Deal { seed: None, games: vec![GameDeal::default()] }).unwrap();
    for text in ["play Pp", "play Pr"] {
        let seat = rats.to_act().first().unwrap();
        rats.apply(seat, text.parse().unwrap()).unwrap();
    }
    assert_eq!(
        serde_json::to_string(&rats.outcome().unwrap()).unwrap(),
        r#"{"winners":[0],"reason":"princess","detail":{"victories":[0,0],"games":[[0,0]],"won":[1,0],"princess":true}}"#
    );
}
