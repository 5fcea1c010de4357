use super::*;
use interregnum_table::SeatSecret;
use std::cell::Cell;
use std::rc::Rc;

/// A task by its name, which somebody may stop waiting for.
struct Named(&'static str, Rc<Cell<bool>>);

impl Wanted for Named {
    fn is_wanted(&self) -> bool {
        self.1.get()
    }
}

fn task(name: &'static str) -> Named {
    Named(name, Rc::new(Cell::new(true)))
}

fn asker(address: u8, account: Option<u8>) -> Asker {
    let account = account.map(|number| SeatSecret::from_bytes([number; 16]).person());
    Asker { address: IpAddr::from([192, 0, 2, address]), account }
}

fn order(queue: &mut TaskQueue<Named>) -> Vec<&'static str> {
    std::iter::from_fn(|| queue.pop_other().map(|task| task.0)).collect()
}

#[test]
fn addresses_are_served_in_turn_however_much_one_asks() {
    let mut queue = TaskQueue::default();
    for name in ["a1", "a2", "a3"] {
        queue.push_advice(asker(1, None), task(name)).unwrap();
    }
    queue.push_advice(asker(2, None), task("b1")).unwrap();
    assert_eq!(order(&mut queue), ["a1", "b1", "a2", "a3"]);
}

#[test]
fn accounts_of_one_address_are_served_in_turn() {
    let mut queue = TaskQueue::default();
    for name in ["a1", "a2"] {
        queue.push_advice(asker(1, Some(1)), task(name)).unwrap();
    }
    queue.push_advice(asker(1, Some(2)), task("b1")).unwrap();
    assert_eq!(order(&mut queue), ["a1", "b1", "a2"]);
}

#[test]
fn a_finished_game_is_examined_when_nothing_else_waits() {
    let mut queue = TaskQueue::default();
    queue.push_examination(task("examined"));
    queue.push_bot_game(task("bot"));
    queue.push_advice(asker(1, None), task("advice")).unwrap();
    assert_eq!(order(&mut queue).pop(), Some("examined"));
    queue.push_examination(task("next"));
    assert_eq!((queue.pop_game().map(|task| task.0), order(&mut queue)), (None, vec!["next"]));
}

#[test]
fn one_asker_has_only_so_many_tasks_waiting_and_so_has_the_server() {
    let mut queue = TaskQueue::default();
    for _ in 0..MOST_OF_ADDRESS {
        queue.push_advice(asker(1, None), task("a")).unwrap();
    }
    assert_eq!(queue.push_advice(asker(1, None), task("a")), Err(QueueFull::ForAsker));
    assert_eq!(queue.push_advice(asker(1, Some(1)), task("a")), Err(QueueFull::ForAsker));
    for _ in 0..MOST_OF_ACCOUNT {
        queue.push_advice(asker(2, Some(1)), task("b")).unwrap();
    }
    assert_eq!(queue.push_advice(asker(2, Some(1)), task("b")), Err(QueueFull::ForAsker));
    queue.push_advice(asker(2, Some(2)), task("c")).unwrap();
    let others = (3..250).find(|address| queue.push_advice(asker(*address, None), task("d")).is_err());
    assert_eq!(others, Some(3 + u8::try_from(MOST - MOST_OF_ADDRESS - MOST_OF_ACCOUNT - 1).unwrap()));
    assert_eq!(queue.push_advice(asker(250, None), task("d")), Err(QueueFull::ForAll));
}

#[test]
fn what_nobody_waits_for_is_dropped_and_makes_room() {
    let mut queue = TaskQueue::default();
    let gone = Rc::new(Cell::new(true));
    for _ in 0..MOST_OF_ADDRESS {
        queue.push_advice(asker(1, None), Named("gone", Rc::clone(&gone))).unwrap();
    }
    gone.set(false);
    queue.push_advice(asker(1, None), task("here")).unwrap();
    assert_eq!(queue.waiting().advice, 1);
    assert_eq!(order(&mut queue), ["here"]);
    queue.push_game(Named("left", gone));
    assert!(queue.pop_game().is_none());
}

#[test]
fn advice_and_games_among_bots_take_turns() {
    let mut queue = TaskQueue::default();
    for name in ["bots1", "bots2", "bots3"] {
        queue.push_bot_game(task(name));
    }
    for address in 1..=2 {
        queue.push_advice(asker(address, None), task("advice")).unwrap();
    }
    assert_eq!(order(&mut queue), ["advice", "bots1", "advice", "bots2", "bots3"]);
}
