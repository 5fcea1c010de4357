//! Who counts as having left a game.

use crate::hall::{Hall, person, rated, timed};
use interregnum_kernel::Seat;
use interregnum_people::departed;
use interregnum_table::{Choice, Command, PersonId, Proposal, Setup, Span, StageScene, Table};

fn left(hall: &Hall) -> Vec<PersonId> {
    departed(&Table::load(&hall.log).unwrap())
}

#[test]
fn who_stays_away_until_the_others_end_the_game_has_left_it() {
    let mut hall = Hall::new(1, rated(2), &[0, 1], 1000);
    hall.deserts(1, &[0], Choice::End);
    assert_eq!(left(&hall), [person(1)]);
    let mut casual = Hall::new(1, Setup { rated: false, ..rated(2) }, &[0, 1], 1000);
    casual.deserts(1, &[0], Choice::End);
    assert_eq!(left(&casual), [person(1)]);
}

#[test]
fn who_leaves_a_game_to_a_bot_has_left_it_unless_the_bot_wins() {
    let mut hall = Hall::new(1, rated(3), &[0, 1, 2], 1000);
    hall.deserts(1, &[0, 2], Choice::Bot);
    hall.play_out();
    let StageScene::Over { winners, .. } = hall.stage() else { panic!("over") };
    assert_eq!(left(&hall).contains(&person(1)), !winners.contains(&Seat::new(1)));
}

#[test]
fn who_resigns_agrees_to_an_end_or_loses_on_time_has_not_left() {
    let mut resigned = Hall::new(1, rated(2), &[0, 1], 1000);
    resigned.ask(0, Command::Resign);
    let mut aborted = Hall::new(1, rated(2), &[0, 1], 1000);
    aborted.agree(&[0, 1], Proposal::Abort);
    let mut late = Hall::new(1, timed(rated(2)), &[0, 1], 1000);
    late.wait(Span::seconds(3600));
    for hall in [resigned, aborted, late] {
        assert_eq!(left(&hall), []);
    }
}
