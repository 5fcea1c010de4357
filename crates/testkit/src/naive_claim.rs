//! A second, deliberately naive implementation of Claim, against which tests check the real one.

use std::cmp::Reverse;
use std::mem::take;

/// A game of Claim in progress: cards are texts, zones are lists, the trick is in the order played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NaiveClaim {
    players: usize,
    kingdom: Vec<String>,
    /// The seat that leads this trick; while recruiting, the one that leads the next.
    leader: usize,
    second_phase: bool,
    hands: Vec<Vec<String>>,
    followers: Vec<Vec<String>>,
    scores: Vec<Vec<String>>,
    fronts: Vec<Vec<String>>,
    aside: Vec<String>,
    discards: Vec<String>,
    pile: Vec<String>,
    face_up: Vec<String>,
    trick: Vec<String>,
    /// The seats that have yet to recruit after this trick, in rank order.
    recruiting: Vec<usize>,
    /// Whether the first seat of `recruiting` won with a Seer.
    seer: bool,
}

/// Who won, who has each faction's vote, and how many cards each side has of it, in kingdom order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NaiveOutcome {
    /// The winning seats, ascending; empty for a draw.
    pub winners: Vec<usize>,
    /// Each faction's vote: a seat, with four players a team, or nobody.
    pub votes: Vec<(String, Option<usize>)>,
    /// Each faction's cards by seat, with four players by team.
    pub count: Vec<(String, Vec<usize>)>,
}

/// C1.1: the first two letters are the faction.
fn faction(card: &str) -> &str {
    &card[..2]
}

/// C1.1: the rest is the value.
fn value(card: &str) -> usize {
    card[2..].parse().expect("invariant: a value")
}

/// C5.2: a Doppelgänger counts as the led faction.
fn counts_as_led(card: &str, led: &str) -> bool {
    faction(card) == led || faction(card) == "Do"
}

/// C5.1, C5.3: the place of the highest of some cards, the earliest if several are equal.
fn highest(trick: &[String], among: impl Fn(&str) -> bool) -> Option<usize> {
    let mut best: Option<usize> = None;
    for (place, card) in trick.iter().enumerate() {
        if among(card) && best.is_none_or(|b| value(card) > value(&trick[b])) {
            best = Some(place);
        }
    }
    best
}

/// C5.1-C5.5: the place in the trick of the winning card.
fn winning_place(trick: &[String]) -> usize {
    let led = faction(&trick[0]);
    if led == "Go"
        && let Some(knight) = highest(trick, |card| faction(card) == "Kn")
    {
        return knight; // C5.4
    }
    highest(trick, |card| counts_as_led(card, led)).expect("invariant: the led card is there")
}

/// C6.3: the places in the trick in rank order.
fn rank_order(trick: &[String]) -> Vec<usize> {
    let led = faction(&trick[0]);
    let winner = winning_place(trick);
    let mut places: Vec<usize> = (0..trick.len()).collect();
    places.sort_by_key(|&place| {
        let other = !counts_as_led(&trick[place], led);
        (place != winner, other, Reverse(value(&trick[place])), place)
    });
    places
}

/// C8.3, C8.4: the place in the trick of the player who takes the Dwarves.
fn dwarf_taker(trick: &[String]) -> usize {
    if trick.len() == 2 {
        return 1 - winning_place(trick);
    }
    let low = |place: &usize| (value(&trick[*place]), Reverse(*place));
    (0..trick.len()).min_by_key(low).expect("invariant: a trick")
}

/// Takes the cards of one faction out of a list.
fn take_faction(cards: &mut Vec<String>, code: &str) -> Vec<String> {
    let wanted = |card: &String| faction(card) == code;
    let (taken, rest) = take(cards).into_iter().partition(wanted);
    *cards = rest;
    taken
}

/// Takes one card out of a list, if it is there.
fn take_card(cards: &mut Vec<String>, card: &str) -> Option<String> {
    let place = cards.iter().position(|other| other == card)?;
    Some(cards.remove(place))
}

/// Action texts, sorted, equal ones once (C1.2).
fn actions(verb: &str, things: &[String]) -> Vec<String> {
    let text = |thing| format!("{verb} {thing}");
    let mut texts: Vec<String> = things.iter().map(text).collect();
    texts.sort();
    texts.dedup();
    texts
}

/// The same cards, sorted as text.
fn sorted(cards: &[String]) -> Vec<String> {
    let mut cards = cards.to_vec();
    cards.sort();
    cards
}

/// The sides with the greatest measure.
fn best_sides<T: Ord>(sides: &[usize], measure: impl Fn(usize) -> T) -> Vec<usize> {
    let top = sides.iter().map(|&side| measure(side)).max();
    let best = |side: &usize| Some(measure(*side)) == top;
    sides.iter().copied().filter(best).collect()
}

impl NaiveClaim {
    /// A game with the full deck: blocks of hands for seat 0, 1, …, then the pile, top first (C3.1).
    ///
    /// # Panics
    /// When there are not two, three or four players, or the deck has another size.
    pub fn new(players: usize, kingdom: &[String], leader: usize, deck: &[String]) -> Self {
        let hand = match players {
            2 => 13,
            3 => 12,
            4 => 9,
            _ => panic!("two, three or four players, not {players}"),
        };
        Self::small(players, kingdom, leader, hand, deck)
    }

    /// Like [`new`](Self::new) with a smaller deck: `hand` cards for each player, and as many in
    /// the pile.
    ///
    /// # Panics
    /// When the deck does not have `2 * players * hand` cards.
    pub fn small(players: usize, kingdom: &[String], leader: usize, hand: usize, deck: &[String]) -> Self {
        assert_eq!(deck.len(), 2 * players * hand, "the deck's size");
        let none = vec![Vec::new(); players];
        let (hands, scores, fronts) = (none.clone(), none.clone(), none);
        let mut game = Self::phase_two(players, kingdom, leader, hands, scores, fronts, vec![]);
        game.second_phase = false;
        for seat in 0..players {
            game.hands[seat] = deck[seat * hand..(seat + 1) * hand].to_vec();
        }
        game.pile = deck[players * hand..].to_vec();
        game.turn_up();
        game
    }

    /// A phase-two position before a trick: hands, score piles, Gnomes in front, Trolls aside.
    pub fn phase_two(
        players: usize,
        kingdom: &[String],
        leader: usize,
        hands: Vec<Vec<String>>,
        scores: Vec<Vec<String>>,
        fronts: Vec<Vec<String>>,
        aside: Vec<String>,
    ) -> Self {
        let mut game = Self {
            players,
            kingdom: kingdom.to_vec(),
            leader,
            second_phase: true,
            hands,
            followers: vec![Vec::new(); players],
            scores,
            fronts,
            aside,
            discards: Vec::new(),
            pile: Vec::new(),
            face_up: Vec::new(),
            trick: Vec::new(),
            recruiting: Vec::new(),
            seer: false,
        };
        if game.is_over() {
            game.count_gnomes();
        }
        game
    }

    /// C6.1, C6.2: one card face up for two players, otherwise two.
    fn turn_up(&mut self) {
        let number = if self.players == 2 { 1 } else { 2 };
        self.face_up = self.pile.drain(..number).collect();
    }

    /// C7.3: phase two is over when its hands are played.
    fn is_over(&self) -> bool {
        self.second_phase && self.trick.is_empty() && self.hands.iter().all(Vec::is_empty)
    }

    /// Whose turn it is; nobody's when the game is over.
    pub fn to_act(&self) -> Option<usize> {
        if self.is_over() {
            return None;
        }
        let next = (self.leader + self.trick.len()) % self.players; // C4.2: clockwise
        Some(self.recruiting.first().copied().unwrap_or(next))
    }

    /// Every legal action of the seat to act as text, sorted, without duplicates; none when the
    /// game is over.
    pub fn legal(&self) -> Vec<String> {
        match self.to_act() {
            None => Vec::new(),
            Some(_) if !self.recruiting.is_empty() => self.recruits(),
            Some(seat) => actions("play", &self.playable(seat)),
        }
    }

    /// C4: the cards that a seat may play.
    fn playable(&self, seat: usize) -> Vec<String> {
        let hand = &self.hands[seat];
        let Some(led) = self.trick.first().map(|card| faction(card)) else {
            return hand.clone(); // C4.1
        };
        if !hand.iter().any(|card| faction(card) == led) {
            return hand.clone(); // C4.4
        }
        let follows = |card: &&String| counts_as_led(card, led); // C4.2, C4.3, C4.5
        hand.iter().filter(follows).cloned().collect()
    }

    /// C6.1, C6.2, C9.2, C9.3: what the next seat to recruit may take.
    fn recruits(&self) -> Vec<String> {
        let mut things = self.face_up.clone();
        if self.seer || things.is_empty() {
            things.push("top".to_string());
        }
        actions("take", &things)
    }

    /// Plays an action that `legal` lists.
    ///
    /// # Panics
    /// When `legal` does not list the action.
    pub fn play(&mut self, action: &str) {
        let legal = self.legal();
        assert!(legal.contains(&action.to_string()), "{action}: {legal:?}");
        match action.split_once(' ').expect("invariant: two words") {
            ("play", card) => self.play_card(card),
            (_, thing) => {
                self.recruit(thing);
                self.recruit_unasked();
            }
        }
    }

    /// Moves a card from the hand to the trick, and resolves a full trick.
    fn play_card(&mut self, card: &str) {
        let seat = self.to_act().expect("invariant: a card was legal");
        let card = take_card(&mut self.hands[seat], card).expect("invariant: the card is held");
        self.trick.push(card);
        if self.trick.len() < self.players {
            return;
        }
        let trick = take(&mut self.trick);
        let seat_of = |place: usize| (self.leader + place) % self.players;
        let winner = seat_of(winning_place(&trick));
        let dragon = trick.iter().rposition(|card| faction(card) == "Dr");
        let next_leader = dragon.map_or(winner, seat_of); // C5.7, C9.1
        if self.second_phase {
            let loser = seat_of(dwarf_taker(&trick));
            self.gather(winner, loser, trick);
            self.leader = next_leader;
        } else {
            self.recruiting = rank_order(&trick).into_iter().map(seat_of).collect();
            self.seer = faction(&trick[winning_place(&trick)]) == "Se"; // C9.4
            self.leader = next_leader;
            self.bury(winner, trick);
            self.recruit_unasked();
        }
    }

    /// C6.4, C6.5: in phase one the played Undead go to the winner, the rest is discarded.
    fn bury(&mut self, winner: usize, mut trick: Vec<String>) {
        self.scores[winner].extend(take_faction(&mut trick, "Un"));
        self.discards.extend(trick);
    }

    /// The first in `recruiting` takes a face-up card or the pile's top card.
    fn recruit(&mut self, thing: &str) {
        let seat = self.recruiting.remove(0);
        self.seer = false;
        let card = if thing == "top" {
            self.pile.remove(0)
        } else {
            take_card(&mut self.face_up, thing).expect("invariant: the card is face up")
        };
        self.followers[seat].push(card);
    }

    /// Recruits automatically while there is only one option; after the last recruit, begins the
    /// next trick.
    fn recruit_unasked(&mut self) {
        while !self.recruiting.is_empty() {
            let choices = self.recruits();
            if choices.len() > 1 {
                return;
            }
            self.recruit(choices[0].trim_start_matches("take "));
        }
        if self.pile.is_empty() {
            self.second_phase = true; // C6.7
            self.hands = take(&mut self.followers); // C7.1
            self.followers = vec![Vec::new(); self.players];
        } else {
            self.turn_up();
        }
    }

    /// C7.2, C10.1: distributes the trick of phase two, and ends the game if it was the last.
    fn gather(&mut self, winner: usize, dwarf_taker: usize, mut trick: Vec<String>) {
        self.scores[dwarf_taker].extend(take_faction(&mut trick, "Dw")); // C8.3, C8.4
        let trolls = take_faction(&mut trick, "Tr");
        self.share_trolls(winner, trolls);
        self.fronts[winner].extend(take_faction(&mut trick, "Gn")); // C9.5
        for giant in trick.iter().filter(|card| faction(card) == "Gi") {
            self.stamp(winner, value(giant));
        }
        self.scores[winner].extend(trick);
        if self.is_over() {
            self.count_gnomes();
        }
    }

    /// C9.5: at the end the Gnomes that remain go into the score piles.
    fn count_gnomes(&mut self) {
        for seat in 0..self.players {
            self.scores[seat].append(&mut self.fronts[seat]);
        }
    }

    /// C9.8: the winner scores the highest Troll, in the last trick all of them.
    fn share_trolls(&mut self, winner: usize, played: Vec<String>) {
        self.aside.extend(played);
        if self.is_over() {
            self.scores[winner].append(&mut self.aside);
        } else if let Some(place) = highest(&self.aside, |_| true) {
            self.scores[winner].push(self.aside.remove(place));
        }
    }

    /// C9.6: a Giant discards one Gnome of its value in front of each opponent.
    fn stamp(&mut self, winner: usize, value: usize) {
        for seat in 0..self.players {
            if self.side(seat) != self.side(winner) {
                let gnome = take_card(&mut self.fronts[seat], &format!("Gn{value}"));
                self.discards.extend(gnome);
            }
        }
    }

    /// C3.3: a seat's team with four players, otherwise the seat itself.
    fn side(&self, seat: usize) -> usize {
        if self.players == 4 { seat % 2 } else { seat }
    }

    /// The values of a side's scored cards of one faction (C11.5: partners pool).
    fn scored(&self, side: usize, code: &str) -> Vec<usize> {
        let seats = (0..self.players).filter(|&seat| self.side(seat) == side);
        let cards = seats.flat_map(|seat| &self.scores[seat]);
        let wanted = cards.filter(|card| faction(card) == code);
        wanted.map(|card| value(card)).collect()
    }

    /// C11.1, C11.2: who has a faction's vote.
    fn vote(&self, sides: &[usize], code: &str) -> Option<usize> {
        let most = best_sides(sides, |side| self.scored(side, code).len());
        if most.len() == 1 {
            return Some(most[0]);
        }
        let high = best_sides(&most, |side| self.scored(side, code).into_iter().max());
        if high.len() == 1 { Some(high[0]) } else { None }
    }

    /// C11.4: the values of a side's cards in the factions whose vote it has.
    fn won_values(&self, side: usize, votes: &[(String, Option<usize>)]) -> Vec<usize> {
        let mut values = Vec::new();
        for (code, voted) in votes {
            if *voted == Some(side) {
                values.extend(self.scored(side, code));
            }
        }
        values
    }

    /// C11.3-C11.5: the winning sides.
    fn winning_sides(&self, sides: &[usize], votes: &[(String, Option<usize>)]) -> Vec<usize> {
        let won = |side| votes.iter().filter(|vote| vote.1 == Some(side)).count();
        let most = best_sides(sides, won);
        if self.players == 2 {
            return if most.len() == 1 { most } else { Vec::new() }; // C11.3
        }
        let most = best_sides(&most, |side| self.won_values(side, votes).len()); // C11.4
        best_sides(&most, |side| self.won_values(side, votes).iter().sum::<usize>())
    }

    /// The result, when the game is over.
    pub fn outcome(&self) -> Option<NaiveOutcome> {
        if !self.is_over() {
            return None;
        }
        let sides = if self.players == 3 { 0..3 } else { 0..2 };
        let sides: Vec<usize> = sides.collect();
        let mut votes = Vec::new();
        let mut count = Vec::new();
        for code in &self.kingdom {
            votes.push((code.clone(), self.vote(&sides, code)));
            let cards = |&side| self.scored(side, code).len();
            count.push((code.clone(), sides.iter().map(cards).collect()));
        }
        let best = self.winning_sides(&sides, &votes);
        let won = |seat: &usize| best.contains(&self.side(*seat));
        let winners = (0..self.players).filter(won).collect();
        Some(NaiveOutcome { winners, votes, count })
    }

    /// The number of sequences of `depth` actions from here; games that end earlier count once.
    pub fn nodes(&self, depth: usize) -> u64 {
        if depth == 0 || self.is_over() {
            return 1;
        }
        let mut sum = 0;
        for action in self.legal() {
            let mut next = self.clone();
            next.play(&action);
            sum += next.nodes(depth - 1);
        }
        sum
    }

    /// Every pile by name: sorted, except `pile` (top first) and `trick` (in the order played).
    pub fn piles(&self) -> Vec<(String, Vec<String>)> {
        let mut piles = Vec::new();
        let zones = [&self.hands, &self.followers, &self.scores, &self.fronts];
        for (name, zone) in ["hand", "followers", "score", "front"].iter().zip(zones) {
            for (seat, cards) in zone.iter().enumerate() {
                piles.push((format!("{name} {seat}"), sorted(cards)));
            }
        }
        piles.push(("aside".to_string(), sorted(&self.aside)));
        piles.push(("discards".to_string(), sorted(&self.discards)));
        piles.push(("pile".to_string(), self.pile.clone()));
        piles.push(("face-up".to_string(), sorted(&self.face_up)));
        piles.push(("trick".to_string(), self.trick.clone()));
        piles
    }
}

#[cfg(test)]
mod tests;
