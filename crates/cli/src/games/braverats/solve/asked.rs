//! The arguments: the options, the hands, the rounds played so far; and their errors.

use super::only_start;
use crate::failure::Failure;
use crate::tables::options;
use clap::ArgMatches;
use interregnum_games::braverats::{
    APPLEWOOD, Action, BraveRats, Card, CardSet, DealVariant, Open, Options, Standing, YARG,
};
use interregnum_kernel::{BadSetup, BySeat, Game, Phrase, Refusal, Rule, Seed};
use interregnum_solve::braverats::{Deals, Hands};

/// What is asked.
pub(super) struct Asked {
    pub(super) options: Options,
    /// The deals of the first game, or of the only one.
    pub(super) first: Deals,
    /// The deals of the later games of a match.
    pub(super) later: Deals,
    /// The position to solve; `None` for a variant as a whole.
    pub(super) start: Option<Open>,
    /// The hands before the Traitor's exchange, if they are not random.
    pub(super) dealt: Option<Hands>,
    pub(super) hands_given: bool,
    /// Whether the choices of a draft are the players' own; else they are random.
    pub(super) choices_count: bool,
}

impl Asked {
    pub(super) fn read(matches: &ArgMatches) -> Result<Self, Failure> {
        let options: Options = (options::setup::<BraveRats>(matches)?.options)(Seed::from_number(0));
        let word = |name: &str| matches.get_one::<String>(name).map(String::as_str);
        let hands =
            word("hands").map(|text| read_hands(text, options, word("deal").is_some())).transpose()?;
        let all = Deals::of(&options);
        let (first, later) = match hands {
            None => (all.clone(), all),
            Some(hands) => {
                let deal = Deals::one(hands);
                let first = if options.traitor { deal.betrayed() } else { deal };
                let is_chance = matches!(options.deal, DealVariant::Random | DealVariant::Draft);
                (first.clone(), if is_chance { all } else { first })
            }
        };
        let plain = Deals::of(&Options { traitor: false, ..options });
        let dealt = hands.or_else(|| only_start(&plain).map(|open| open.hands));
        let start = if options.traitor { None } else { only_start(&first) };
        let start = match (word("after"), start) {
            (None, start) => start,
            (Some(_), None) => return Err(Failure::Bad(Phrase::new("solve-error-after-which"))),
            (Some(rounds), Some(open)) => Some(played(options, open.hands, rounds)?),
        };
        let (hands_given, choices_count) = (hands.is_some(), matches.get_flag("chosen"));
        Ok(Self { options, first, later, start, dealt, hands_given, choices_count })
    }
}

/// A refusal with the sentence that forbids it.
fn against(what: Phrase, rule: Rule) -> Failure {
    Failure::Bad(Phrase::new("fault-rule").with("what", what).with("rule", rule.0))
}

fn bad_setup(bad: BadSetup) -> Failure {
    against(bad.phrase, bad.rule)
}

/// Two hands, separated by a slash: any that can be played, or those that a way to deal can give.
fn read_hands(text: &str, options: Options, way_given: bool) -> Result<Hands, Failure> {
    if way_given && matches!(options.deal, DealVariant::Standard | DealVariant::Princess) {
        return Err(against(Phrase::new("solve-error-two-deals"), Rule("B6")));
    }
    let (yarg, applewood) = text
        .split_once('/')
        .filter(|(_, rest)| !rest.contains('/'))
        .ok_or_else(|| Failure::bad("solve-error-hands", text))?;
    let hands = BySeat([read_hand(yarg)?, read_hand(applewood)?]);
    BraveRats::from_hands(&options, hands, Standing::default()).map_err(bad_setup)?;
    let in_all = hands[YARG].plus(hands[APPLEWOOD]);
    if way_given && in_all != CardSet::BOX {
        let what = Phrase::new("solve-error-sixteen").with("found", in_all.len());
        return Err(against(what, options.deal.rule()));
    }
    Ok(hands)
}

fn read_hand(text: &str) -> Result<CardSet, Failure> {
    let mut hand = CardSet::EMPTY;
    for word in text.split_whitespace() {
        let card = read_card(word)?;
        if hand.count(card) == 2 {
            return Err(against(Phrase::new("braverats-bad-hands-thrice").with("found", word), Rule("B1.1")));
        }
        hand.insert(card);
    }
    Ok(hand)
}

fn read_card(word: &str) -> Result<Card, Failure> {
    word.parse().map_err(|_| Failure::bad("solve-error-card", word))
}

/// The position after these rounds, `Sp/Sp, Ge/Mu`, played through the game itself.
fn played(options: Options, hands: Hands, rounds: &str) -> Result<Open, Failure> {
    let mut rats = BraveRats::from_hands(&options, hands, Standing::default()).map_err(bad_setup)?;
    for (number, round) in rounds.split(',').map(str::trim).enumerate() {
        let (yarg, applewood) =
            round.split_once('/').ok_or_else(|| Failure::bad("solve-error-round", round))?;
        let moves = [(YARG, read_card(yarg.trim())?), (APPLEWOOD, read_card(applewood.trim())?)];
        // B5.1: after a Spy one of the two comes first.
        let turned = rats.open().is_some_and(|open| open.standing.first == Some(APPLEWOOD));
        let order = if turned { [moves[1], moves[0]] } else { moves };
        for (seat, card) in order {
            rats.apply(seat, Action::Play(card)).map_err(|why| {
                let what = Phrase::new("solve-error-after")
                    .with("round", number + 1)
                    .with("clan", Phrase::new(format!("braverats-clan-{seat}")))
                    .with("what", why.phrase());
                against(what, why.rule())
            })?;
        }
    }
    rats.open().ok_or_else(|| over(&rats))
}

/// The error for a finished game.
fn over(rats: &BraveRats) -> Failure {
    let rule = match rats.outcome().map(|outcome| outcome.reason) {
        Some("princess") => "B3.3",
        Some("draw") => "B4.5",
        _ => "B4.4",
    };
    against(Phrase::new("solve-error-over"), Rule(rule))
}
