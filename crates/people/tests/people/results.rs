//! Which games of a log have a result, and who won them.

use crate::hall::{Hall, person, rated, teams, timed};
use interregnum_kernel::Seat;
use interregnum_people::results;
use interregnum_store::{GameResult, Outcome};
use interregnum_table::{Choice, Command, Entry, Proposal, Setup, Span, StageScene};

/// The one result of a log: by seat, place and outcome.
fn result(hall: &Hall) -> (GameResult, Vec<(u32, Outcome)>) {
    let [result] = <[GameResult; 1]>::try_from(results(&hall.log)).unwrap();
    let seats = result.seats.iter().map(|seat| (seat.place, seat.outcome)).collect();
    (result, seats)
}

use Outcome::{Drawn, Lost, Won};

#[test]
fn a_game_played_to_its_end_has_the_winners_of_the_table() {
    let mut hall = Hall::new(1, rated(3), &[0, 1, 2], 1000);
    hall.play_out();
    let StageScene::Over { winners, .. } = hall.stage() else { panic!("over") };
    assert!(!winners.is_empty() && winners.len() < 3, "{winners:?}");
    let (result, seats) = result(&hall);
    for (number, seat) in seats.iter().enumerate() {
        let expected = if winners.contains(&Seat::new(number)) { (1, Won) } else { (2, Lost) };
        assert_eq!(*seat, expected, "{number}");
    }
    assert!(result.rated);
    assert_eq!(result.seats.iter().map(|seat| seat.person).collect::<Vec<_>>(), [0, 1, 2].map(person));
    assert_eq!(result.seats.iter().map(|seat| seat.side).collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!((result.round, result.game.as_str()), (1, "defaite"));
    assert_eq!(result.ended, hall.log.last().unwrap().at);
}

#[test]
fn partners_share_side_and_outcome() {
    let mut hall = Hall::new(1, teams(), &[0, 1, 2, 3], 1000);
    hall.play_out();
    let (result, seats) = result(&hall);
    assert_eq!(result.seats.iter().map(|seat| seat.side).collect::<Vec<_>>(), [0, 1, 0, 1]);
    assert_eq!((seats[0], seats[1]), (seats[2], seats[3]));
}

#[test]
fn who_resigns_loses() {
    let mut hall = Hall::new(1, rated(2), &[0, 1], 1000);
    hall.ask(0, Command::Resign);
    assert_eq!(result(&hall).1, [(3, Lost), (1, Won)]);
}

#[test]
fn who_runs_out_of_time_loses() {
    let mut hall = Hall::new(1, timed(rated(2)), &[0, 1], 1000);
    hall.wait(Span::seconds(3600));
    let seats = result(&hall).1;
    assert!(seats == [(3, Lost), (1, Won)] || seats == [(1, Won), (3, Lost)], "{seats:?}");
}

/// Without a clock a casual game is off when somebody stays away; of a rated one they would otherwise escape.
#[test]
fn who_stays_away_from_a_rated_game_of_two_loses_it() {
    let mut hall = Hall::new(1, rated(2), &[0, 1], 1000);
    hall.deserts(1, &[0], Choice::End);
    assert_eq!(result(&hall).1, [(1, Won), (3, Lost)]);
    let mut casual = Hall::new(1, Setup { rated: false, ..rated(2) }, &[0, 1], 1000);
    casual.deserts(1, &[0], Choice::End);
    assert_eq!(results(&casual.log), []);
}

#[test]
fn who_is_missed_by_several_loses_and_the_others_draw() {
    let mut hall = Hall::new(1, rated(3), &[0, 1, 2], 1000);
    hall.deserts(1, &[0, 2], Choice::End);
    assert_eq!(result(&hall).1, [(1, Drawn), (3, Lost), (1, Drawn)]);
}

#[test]
fn who_resigns_among_three_is_last_even_if_the_bot_in_their_place_wins() {
    for number in 1..=9 {
        let mut hall = Hall::new(number, rated(3), &[0, 1, 2], 1000);
        hall.ask(1, Command::Resign);
        hall.play_out();
        let seats = result(&hall).1;
        assert_eq!(seats[1], (3, Lost));
        let StageScene::Over { winners, .. } = hall.stage() else { panic!("over") };
        if winners == [Seat::new(1)] {
            assert_eq!((seats[0], seats[2]), ((1, Drawn), (1, Drawn)));
            return;
        }
    }
    panic!("the bot wins one of the games");
}

#[test]
fn a_bot_that_plays_for_an_absent_person_to_the_end_does_not_win_for_them() {
    let mut hall = Hall::new(1, rated(3), &[0, 1, 2], 1000);
    hall.deserts(1, &[0, 2], Choice::Bot);
    hall.play_out();
    assert_eq!(result(&hall).1[1], (3, Lost));
}

#[test]
fn a_game_that_all_agreed_to_end_has_no_result() {
    let mut hall = Hall::new(1, rated(2), &[0, 1], 1000);
    hall.agree(&[0, 1], Proposal::Abort);
    assert!(matches!(hall.stage(), StageScene::Over { .. }));
    assert_eq!(results(&hall.log), []);
}

#[test]
fn a_game_with_a_bot_has_no_result() {
    let mut hall = Hall::new(1, rated(2), &[0], 1000);
    hall.ask(0, Command::SeatBot { seat: Seat::new(1), bot: "random".to_owned() });
    hall.play_out();
    assert!(matches!(hall.stage(), StageScene::Over { .. }));
    assert_eq!(results(&hall.log), []);
}

#[test]
fn every_game_of_a_table_has_a_result() {
    let mut hall = Hall::new(1, rated(2), &[0, 1], 1000);
    hall.ask(0, Command::Resign);
    hall.agree(&[0, 1], Proposal::Rematch);
    hall.ask(0, Command::Resign);
    let found = results(&hall.log);
    assert_eq!(found.iter().map(|result| result.round).collect::<Vec<_>>(), [1, 2]);
    let loser = |result: &GameResult| result.seats.iter().find(|seat| seat.outcome == Lost).unwrap().person;
    assert!(found.iter().all(|result| loser(result) == person(0)), "though they change seats");
}

/// The setup of a log from before ratings does not say whether it is rated.
#[test]
fn the_log_of_a_casual_table_is_written_as_before_and_is_not_rated() {
    let mut hall = Hall::new(1, Setup { rated: false, ..rated(2) }, &[0, 1], 1000);
    hall.ask(0, Command::Resign);
    assert!(hall.log.iter().all(|entry| !Entry::write(entry).contains("rated")));
    assert!(!result(&hall).0.rated);
}
