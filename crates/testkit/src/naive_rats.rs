//! A second, deliberately naive implementation of BraveRats, from a record's JSON to its outcome.
//! Cards are texts, and it shares no code with the engine.

use serde_json::{Value, json};

const CARDS: [&str; 8] = ["Mu", "Pp", "Sp", "As", "Am", "Wi", "Ge", "Pr"];

fn value(card: &str) -> usize {
    CARDS.iter().position(|name| *name == card).expect("a card of the box")
}

fn texts(list: &Value) -> Vec<String> {
    let items = list.as_array().into_iter().flatten();
    items.filter_map(|item| item.as_str().map(str::to_owned)).collect()
}

fn sort(hand: &mut [String]) {
    hand.sort_by_key(|card| value(card));
}

/// The moves of a record, each compared with what is legal.
struct Moves<'a> {
    left: std::slice::Iter<'a, Value>,
}

impl Moves<'_> {
    /// The card that a seat chooses from these; the record must list exactly these as legal.
    fn next(&mut self, seat: usize, verb: &str, cards: &[String]) -> Result<String, String> {
        let entry = self.left.next().ok_or("the record ends early")?;
        let mut legal: Vec<String> = cards.iter().map(|card| format!("{verb} {card}")).collect();
        legal.sort();
        legal.dedup();
        let action = entry["action"].as_str().unwrap_or_default();
        if entry["seat"] != json!(seat) || entry["legal"] != json!(legal) {
            return Err(format!("{entry} is not a move of seat {seat} among {legal:?}"));
        }
        let card = legal.iter().find(|text| *text == action).ok_or("an action that is not legal")?;
        Ok(card.split(' ').next_back().unwrap_or_default().to_owned())
    }
}

/// Takes one copy of a card out of a hand.
fn take(hand: &mut Vec<String>, card: &str) {
    let place = hand.iter().position(|other| other == card).expect("the card is in the hand");
    hand.remove(place);
}

/// B6.4: packets of four; there is no choice among equal cards.
fn draft(cards: &[String], moves: &mut Moves<'_>) -> Result<[Vec<String>; 2], String> {
    let mut hands = [Vec::new(), Vec::new()];
    for (number, packet) in cards.chunks(4).enumerate() {
        let (mut packet, mut seat) = (packet.to_vec(), number % 2);
        while let Some(first) = packet.first().cloned() {
            let asked = packet.iter().any(|card| *card != first);
            let card = if asked { moves.next(seat, "keep", &packet)? } else { first };
            take(&mut packet, &card);
            hands[seat].push(card);
            seat = 1 - seat;
        }
    }
    Ok(hands)
}

/// B6: the hands after the deal and the Traitor, sorted.
fn dealt(options: &Value, deal: &Value, moves: &mut Moves<'_>) -> Result<[Vec<String>; 2], String> {
    let all = || CARDS.map(str::to_owned).to_vec();
    let mut hands = [all(), all()];
    let cards = texts(&deal["cards"]);
    match options["deal"].as_str() {
        Some("princess") => {
            take(&mut hands[0], "Pp");
            hands[0].push("Pr".to_owned());
            take(&mut hands[1], "Pr");
            hands[1].push("Pp".to_owned());
        }
        Some("random") => hands = [cards[..8].to_vec(), cards[8..].to_vec()],
        Some("draft") => hands = draft(&cards, moves)?,
        _ => {}
    }
    hands.iter_mut().for_each(|hand| sort(hand));
    if options["traitor"] == json!(true) {
        let gift = |seat: usize| deal["traitor"][seat].as_u64().unwrap_or_default() as usize;
        let (mine, yours) = (hands[0].remove(gift(0)), hands[1].remove(gift(1)));
        hands[0].push(yours);
        hands[1].push(mine);
        hands.iter_mut().for_each(|hand| sort(hand));
    }
    Ok(hands)
}

/// The result of two cards: the winner (`None`: held), and whether the Princess decides.
fn duel(cards: &[String; 2], raised: [bool; 2]) -> (Option<usize>, bool) {
    let power = |seat: usize, card: &str| cards[seat] == card && cards[1 - seat] != "Wi";
    let strength = |seat: usize| value(&cards[seat]) + if raised[seat] { 2 } else { 0 };
    if power(0, "Mu") || power(1, "Mu") {
        return (None, false); // B3.2
    }
    for seat in [0, 1] {
        if power(seat, "Pp") && cards[1 - seat] == "Pr" {
            return (Some(seat), true); // B3.3
        }
    }
    for seat in [0, 1] {
        if power(seat, "Pr") && cards[1 - seat] != "Pr" {
            return (Some(seat), false); // B3.4
        }
    }
    let (mine, yours) = (strength(0), strength(1));
    let lower_wins = power(0, "As") || power(1, "As"); // B3.5, else B3.6
    match mine.cmp(&yours) {
        std::cmp::Ordering::Equal => (None, false),
        order => (Some(usize::from((order == std::cmp::Ordering::Less) != lower_wins)), false),
    }
}

/// How one game ended.
struct End {
    victories: [u64; 2],
    winner: Option<usize>,
    reason: &'static str,
}

/// One game of a record.
fn game(options: &Value, deal: &Value, moves: &mut Moves<'_>) -> Result<End, String> {
    let mut hands = dealt(options, deal, moves)?;
    let mut piles = [Vec::new(), Vec::new()];
    if options["draw"] == json!(true) {
        for seat in [0, 1] {
            let order = deal["piles"][seat].as_array().into_iter().flatten();
            let pile: Vec<String> =
                order.map(|place| hands[seat][place.as_u64().unwrap_or_default() as usize].clone()).collect();
            hands[seat] = pile[..3].to_vec();
            piles[seat] = pile[3..].to_vec();
        }
    }
    let (mut victories, mut held, mut kept) = ([0, 0], 0, [0, 0]);
    let (mut raised, mut first) = ([false; 2], None);
    loop {
        let mut cards = [String::new(), String::new()];
        let begins = first.unwrap_or(0);
        for seat in [begins, 1 - begins] {
            cards[seat] = moves.next(seat, "play", &hands[seat])?;
        }
        (0..2).for_each(|seat| take(&mut hands[seat], &cards[seat]));
        let stands = |seat: usize, card: &str| cards[seat] == card && cards[1 - seat] != "Wi";
        let musician = stands(0, "Mu") || stands(1, "Mu");
        let later =
            |seat, card| stands(seat, card) && !(musician && options["musician_cancels"] == json!(true));
        let (winner, princess) = duel(&cards, raised);
        raised = [later(0, "Ge"), later(1, "Ge")];
        first = match (later(0, "Sp"), later(1, "Sp")) {
            (true, false) => Some(1),
            (false, true) => Some(0),
            _ => None,
        };
        match winner {
            Some(seat) if princess => return Ok(End { victories, winner: Some(seat), reason: "princess" }),
            Some(seat) => {
                victories[seat] += 1 + held + kept[seat] + u64::from(stands(seat, "Am"));
                (held, kept) = (0, [0, 0]);
                if json!(victories[seat]).as_u64() >= options["target"].as_u64() {
                    return Ok(End { victories, winner: Some(seat), reason: "victories" });
                }
            }
            None => {
                held += 1;
                for seat in [0, 1] {
                    kept[seat] += u64::from(stands(seat, "Am") && options["ambassador_keeps"] == json!(true));
                }
            }
        }
        if hands[0].is_empty() && piles[0].is_empty() {
            return Ok(End { victories, winner: None, reason: "draw" });
        }
        for seat in [0, 1] {
            if !piles[seat].is_empty() {
                hands[seat].push(piles[seat].remove(0));
            }
        }
    }
}

/// Plays a record that lists the legal actions, and returns the outcome in the form of records.
pub fn outcome(record: &Value) -> Result<Value, String> {
    let options = &record["options"];
    let moves = record["moves"].as_array().ok_or("no moves")?;
    let mut moves = Moves { left: moves.iter() };
    let wins = options["match"].as_u64().unwrap_or(1);
    let (mut won, mut games, mut decided) = ([0, 0], Vec::new(), [None, None]);
    let mut last = None;
    for deal in record["deal"]["games"].as_array().into_iter().flatten() {
        let end = game(options, deal, &mut moves)?;
        games.push(end.victories);
        if let Some(seat) = end.winner {
            won[seat] += 1;
            decided[seat] = Some(end.reason);
        }
        last = Some(end);
        if won.iter().any(|&number| number >= wins) {
            break;
        }
    }
    let last = last.ok_or("no game")?;
    if moves.left.next().is_some() {
        return Err("the record goes on after the end".to_owned());
    }
    let winner = (0..2).find(|&seat| won[seat] > won[1 - seat]);
    let reason = winner.map_or("draw", |seat| decided[seat].unwrap_or("draw"));
    let detail = json!({
        "victories": last.victories, "games": games, "won": won, "princess": last.reason == "princess",
    });
    Ok(json!({ "winners": winner.into_iter().collect::<Vec<_>>(), "reason": reason, "detail": detail }))
}
