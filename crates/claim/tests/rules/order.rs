//! C10: order of resolution.

use super::{discards, front, play, play_while, position, rule, score, turn};
use interregnum_claim::{Claim, ClaimEvent, Fact, Faction, Zone};
use interregnum_kernel::{Game, LAWS, Lawful, Seed};

/// The rules behind what happened after the last card of the trick was played.
fn settled_by(events: &[ClaimEvent]) -> Vec<&'static str> {
    let last_card =
        events.iter().rposition(|event| matches!(event, ClaimEvent::Moved { to: Zone::Trick, .. }));
    events[last_card.unwrap() + 1..].iter().map(|event| rule(event).0).collect()
}

/// C10.1: the winner, the Dwarves, the Trolls, Gnomes to the front, the Giants, the rest,
/// the next leader.
#[test]
fn a_trick_of_phase_two_is_settled_in_the_order_of_the_rulebook() {
    let mut claim = position(
        "players 4; kingdom Gn,Gi,Dw,Un,Do,Dr,Tr; front 1: Gn5
         hand 0: Gi5 Un1; hand 1: Dw2 Un2; hand 2: Tr4 Un3; hand 3: Gn7 Un4",
    );
    let events = play(&mut claim, "0 play Gi5, 1 play Dw2, 2 play Tr4, 3 play Gn7");
    assert_eq!(settled_by(&events), ["C5.1", "C8.4", "C9.8", "C9.5", "C9.6", "C7.2", "C5.7"]);
    assert_eq!([0, 1].map(|seat| score(&claim, seat)), ["Gi5 Tr4", "Dw2"]);
    assert_eq!([0, 1].map(|seat| front(&claim, seat)), ["Gn7", ""]);
    assert_eq!((discards(&claim).as_str(), turn(&claim)), ("Gn5", 0));
}

/// C10.1, C9.5, C9.6: so that a Gnome hunted in the last trick is not scored.
#[test]
fn the_giants_of_the_last_trick_hunt_before_the_gnomes_are_scored() {
    let mut claim = position("players 2; kingdom claim2; hand 0: Gi5; hand 1: Se1; front 1: Gn3 Gn5");
    play(&mut claim, "0 play Gi5, 1 play Se1");
    assert_eq!([score(&claim, 1), discards(&claim)], ["Gn3", "Gn5"]);
}

/// The rules that concern a single faction's power.
const SPOKEN_OF: [(Faction, &[&str]); 8] = [
    (Faction::Knights, &["C5.4"]),
    (Faction::Undead, &["C6.4"]),
    (Faction::Dwarves, &["C8.3", "C8.4"]),
    (Faction::Dragons, &["C9.1"]),
    (Faction::Seers, &["C9.2", "C9.3"]),
    (Faction::Gnomes, &["C9.5"]),
    (Faction::Giants, &["C9.6"]),
    (Faction::Trolls, &["C9.8"]),
];

/// C10.2: played out in every kingdom.
#[test]
fn no_rule_of_a_faction_that_is_not_in_the_kingdom_is_ever_applied() {
    let mut applied = 0;
    for options in Claim::option_sets() {
        let mut claim = Claim::start(&options, &Claim::deal(&options, Seed::from_number(10))).unwrap();
        let events = play_while(&mut claim, |claim| claim.outcome().is_none());
        let rules: Vec<_> = events.iter().map(|event| rule(event).0).collect();
        for (faction, numbers) in SPOKEN_OF {
            let times = rules.iter().filter(|rule| numbers.contains(rule)).count();
            assert!(times == 0 || options.kingdom.contains(faction), "{faction} in {options:?}");
            applied += times;
        }
    }
    assert!(applied > 0, "some rule of some faction that plays is applied");
}

/// C10.2: the same hands, beside others' factions.
#[test]
fn a_trick_is_settled_alike_whatever_other_factions_are_in_the_kingdom() {
    let settled = |others: &str| {
        let setup = format!("players 2; kingdom Go,Kn,Un,{others}; hand 0: Go7 Un1; hand 1: Kn2 Un2");
        let mut claim = position(&setup);
        let events = play(&mut claim, "0 play Go7, 1 play Kn2, 1 play Un2, 0 play Un1");
        (events.into_iter().filter(|event| !is_vote(event)).collect::<Vec<_>>(), claim.truth(LAWS))
    };
    assert_eq!(settled("Dw,Do"), settled("Tr,Se"));
    assert_eq!(settled("Dw,Do"), settled("Dw,Dr"));
}

fn is_vote(event: &ClaimEvent) -> bool {
    matches!(event, ClaimEvent::Happened { fact: Fact::Vote { .. }, .. })
}

/// C10.2, C11.1
#[test]
fn a_faction_that_is_not_in_the_kingdom_has_no_vote() {
    let mut claim = position("players 2; kingdom Go,Kn,Un,Tr,Se; hand 0: Go7; hand 1: Kn2");
    play(&mut claim, "0 play Go7, 1 play Kn2");
    let outcome = claim.outcome().unwrap();
    let voting: Vec<_> = outcome.detail.votes.iter().map(|vote| vote.faction.to_string()).collect();
    assert_eq!(voting, ["Go", "Kn", "Un", "Tr", "Se"]);
}
