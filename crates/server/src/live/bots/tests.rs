use super::*;
use crate::Config;
use crate::app::App;
use crate::clock::{Clock, TableClock};
use crate::live::Link;
use crate::live::connections::Connection;
use crate::notices::Notices;
use futures_util::FutureExt as _;
use interregnum_kernel::Viewer;
use interregnum_store::MemoryStore;
use interregnum_table::{Advice, Asked, BotTask, Command, Entropy, SeatSecret, Setup, Table, TableId, Time};
use interregnum_text::Lang;
use rand_xoshiro::rand_core::Rng;
use std::num::NonZero;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// A table of Claim for two; `people` sit there, and bots in the other seats.
fn actor(people: usize) -> (TableActor, mpsc::Sender<TableRequest>, mpsc::Receiver<TableRequest>) {
    let host = SeatSecret::from_bytes([1; 16]).person();
    let options = serde_json::json!({"players": 2, "kingdom": ["Go", "Kn", "Dw", "Un", "Do"], "leader": 0});
    let setup = Setup::new("claim", options);
    let first = Table::create(TableId::from_bytes([2; 10]), setup, host, Time(0), Entropy([3; 32]));
    let mut table = Table::load([&first.expect("a table")]).expect("a new table");
    for number in 0..2 {
        let seat = Seat::new(number);
        let command = if number < people {
            Command::Sit { seat: Some(seat), name: "Ada".to_owned(), commitment: None, commits: false }
        } else {
            Command::SeatBot { seat, bot: "page".to_owned() }
        };
        let id = format!("seat-{number}").parse().expect("a request id");
        let asked = Asked { who: host, id, command, now: Time(0), entropy: Entropy([3; 32]) };
        table = table.decide(&asked).expect("an open seat").expect("somebody sits down").table;
    }
    let address = "127.0.0.1:1".parse().expect("an address");
    let (config, store) = (Config::default(), Arc::new(MemoryStore::new()));
    let notices = Notices::open(&config, &*store).now_or_never().expect("memory answers at once").unwrap();
    let app = App::new(config, (store, Clock::new()), notices, address, None).unwrap();
    let clock = TableClock::after(app.clock, Time(0));
    let (sender, inbox) = mpsc::channel(8);
    (TableActor::new(app, (table, clock), sender.downgrade()), sender, inbox)
}

#[tokio::test]
async fn a_game_among_bots_goes_on_while_it_is_watched_and_not_for_nobody() {
    let (mut actor, ..) = actor(0);
    assert_eq!(actor.importance(), Some(Importance::BotGame), "it was just made");
    actor.last_used = Instant::now().checked_sub(WATCHED).expect("the machine runs for longer");
    assert_eq!(actor.importance(), None);
    actor.ask_bots();
    assert!(actor.thinking.is_empty(), "nobody wants it to go on");
    let (outbox, _news) = mpsc::channel(1);
    let spectator =
        Connection::new(None, String::new(), Viewer::Spectator, Link::Socket, Lang::En, outbox.into());
    actor.connections.add(spectator);
    assert_eq!(actor.importance(), Some(Importance::BotGame));
    actor.ask_bots();
    assert!(!actor.thinking.is_empty());
}

#[tokio::test]
async fn a_game_of_people_is_more_important_until_all_have_left() {
    let (mut actor, ..) = actor(1);
    assert_eq!(actor.importance(), Some(Importance::Game));
    let lost = actor.table.attend(&SystemCommand::Lost(Seat::new(0)), Time(1), Entropy([3; 32]));
    actor.table = lost.expect("a command").expect("somebody is lost").table;
    assert_eq!(actor.importance(), Some(Importance::BotGame));
}

#[tokio::test]
async fn who_reads_a_stream_and_does_not_move_is_away_and_who_waits_is_not() {
    let (mut actor, ..) = actor(1);
    let (outbox, _news) = mpsc::channel(8);
    let who = SeatSecret::from_bytes([1; 16]).person();
    let seat = Seat::new(0);
    let reader = Connection::new(
        Some(who),
        "Ada".to_owned(),
        Viewer::Seat(seat),
        Link::Stream,
        Lang::En,
        outbox.into(),
    );
    actor.connections.add(reader);
    actor.update_presence();
    let later = |minutes| Instant::now() + Duration::from_mins(minutes);
    assert!(actor.table.awaits(seat));
    assert_eq!(actor.away(Instant::now()), []);
    assert_eq!(actor.away(later(2)), [seat]);
    let position = actor.table.now(Viewer::Seat(seat)).position.expect("a position");
    let command = Command::Play { action: position.legal[0].clone(), turn: position.turn };
    let id = "lead".parse().expect("a request id");
    let asked = Asked { who, id, command, now: Time(1), entropy: Entropy([3; 32]) };
    actor.table = actor.table.decide(&asked).expect("a legal move").expect("the position moves").table;
    assert!(!actor.table.awaits(seat));
    assert_eq!(actor.away(later(2)), [], "it is the bot's turn");
    assert_eq!(actor.away(later(4)), []);
}

/// A bot that fails.
struct Failing;

impl BotTask for Failing {
    fn answer(&self, _: &mut dyn Rng, _: NonZero<usize>) -> Option<String> {
        panic!("on purpose")
    }

    fn advise(&self, _: &mut dyn Rng, _: NonZero<usize>) -> Vec<Advice> {
        panic!("on purpose")
    }
}

#[tokio::test]
async fn for_a_bot_that_fails_a_legal_action_is_played() {
    let (mut actor, _sender, mut inbox) = actor(0);
    let mut turn = actor.table.bots().pop().expect("a bot is to act");
    let legal = actor.table.now(Viewer::Seat(turn.seat)).position.expect("a position").legal;
    assert_eq!(turn.fallback.as_ref(), legal.first());
    turn.task = Box::new(Failing);
    actor.ask_bot(turn, Importance::Game);
    let Some(TableRequest::Answer { action, .. }) = inbox.recv().await else { panic!("an answer") };
    assert_eq!(action.as_ref(), legal.first());
}
