//! What every store promises of moderation.

use crate::people::{account, comes, done};
use crate::promises::{StoreUnderTest, person, table};
use interregnum_store::{
    ActionKind, Block, LogEntry, ModerationChange, ModerationId, NameForms, PersonChange, Report, Sanction,
    SanctionKind, SanctionTarget, Store,
};
use interregnum_table::Time;

async fn moderated(store: &dyn Store, change: ModerationChange) -> bool {
    done(store, PersonChange::Moderated(change)).await
}

fn forms(written: &str, small: &str) -> NameForms {
    NameForms([written.to_owned(), small.to_owned()])
}

fn block(number: u8, by: u8, blocked: u8) -> Block {
    Block {
        id: ModerationId(number.into()),
        person: person(by),
        blocked: person(blocked),
        name: String::new(),
        at: Time(number.into()),
    }
}

fn report(number: u8, by: u8, accused: u8) -> Report {
    Report {
        id: ModerationId(number.into()),
        reporter: person(by),
        reporter_name: String::new(),
        accused: person(accused),
        name: "Eve".to_owned(),
        table: Some(table(1)),
        round: 2,
        reason: "abuse".to_owned(),
        text: "It was rude.".to_owned(),
        chat: "[]".to_owned(),
        at: Time(number.into()),
        closed: None,
    }
}

fn log(number: u8, action: ActionKind, about: u8) -> LogEntry {
    LogEntry {
        id: ModerationId(number.into()),
        at: Time(number.into()),
        by: Some(person(3)),
        by_name: String::new(),
        action,
        person: Some(person(2)),
        name: String::new(),
        about: Some(ModerationId(about.into())),
        reason: "a reason".to_owned(),
    }
}

fn sanction(number: u8, kind: SanctionKind, target: SanctionTarget) -> Sanction {
    Sanction {
        id: ModerationId(number.into()),
        kind,
        target,
        name: String::new(),
        reason: "a reason".to_owned(),
        by: Some(person(3)),
        at: Time(number.into()),
        until: Some(Time(100)),
        report: None,
        read: None,
        lifted: None,
    }
}

/// Ada reports, Eve is reported, Mo is a moderator with an account.
async fn three(store: &dyn Store) {
    for (number, name) in [(1, "Ada"), (2, "Eve"), (3, "Mo")] {
        comes(store, number, name).await;
    }
    assert!(done(store, account(3, "Mo")).await);
}

pub(crate) async fn a_name_belongs_to_one_account_in_all_its_forms<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    three(&*store).await;
    let claim = |number, forms| ModerationChange::NameClaimed { person: person(number), forms };
    assert_eq!(store.unclaimed_names().await.unwrap(), [(person(3), "Mo".to_owned())]);
    assert!(moderated(&*store, claim(3, forms("Mo", "mo"))).await);
    assert!(moderated(&*store, claim(3, forms("Mo", "mo"))).await, "their own name again");
    assert_eq!(store.unclaimed_names().await.unwrap(), []);
    for same in [forms("MO", "mo"), forms("Mo", "other"), forms("Mo", "Mo")] {
        assert_eq!(store.name_owner(same.clone()).await.unwrap(), Some(person(3)));
        assert!(!moderated(&*store, claim(1, same)).await);
    }
    assert_eq!(store.name_owner(forms("Ada", "ada")).await.unwrap(), None);
    assert!(moderated(&*store, claim(1, forms("Ada", "ada"))).await);
    assert_eq!(store.name_owner(forms("Ada", "ada")).await.unwrap(), None, "no account was made");
    assert!(moderated(&*store, claim(2, forms("Ada", "ada"))).await, "so the claim gives way");
    done(&*store, PersonChange::Deleted(person(3))).await;
    assert_eq!(store.name_owner(forms("Mo", "mo")).await.unwrap(), None);
}

pub(crate) async fn a_block_is_set_once_listed_with_the_name_and_taken_back<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    three(&*store).await;
    assert!(moderated(&*store, ModerationChange::Blocked(block(1, 1, 2))).await);
    assert!(!moderated(&*store, ModerationChange::Blocked(block(9, 1, 2))).await, "once");
    assert!(!moderated(&*store, ModerationChange::Blocked(block(9, 1, 77))).await, "nobody has this id");
    assert!(moderated(&*store, ModerationChange::Blocked(block(2, 1, 3))).await);
    assert!(moderated(&*store, ModerationChange::Blocked(block(3, 3, 2))).await);
    let blocks = store.blocks(person(1)).await.unwrap();
    let names: Vec<&str> = blocks.iter().map(|block| block.name.as_str()).collect();
    assert_eq!(names, ["Mo", "Eve"], "the latest first");
    let mut blockers = store.blockers(person(2)).await.unwrap();
    blockers.sort();
    let mut expected = vec![person(1), person(3)];
    expected.sort();
    assert_eq!(blockers, expected);
    let undo =
        |by, number: u64| ModerationChange::Unblocked { person: person(by), block: ModerationId(number) };
    assert!(!moderated(&*store, undo(2, 1)).await, "a block of somebody else");
    assert!(moderated(&*store, undo(1, 1)).await);
    assert_eq!(store.blockers(person(2)).await.unwrap(), [person(3)]);
    done(&*store, PersonChange::Deleted(person(2))).await;
    assert_eq!(store.blocks(person(3)).await.unwrap(), []);
}

pub(crate) async fn a_report_waits_in_a_queue_until_it_is_closed_once<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    three(&*store).await;
    assert!(!moderated(&*store, ModerationChange::Reported(report(9, 1, 77))).await, "nobody has this id");
    for number in [5, 4] {
        assert!(moderated(&*store, ModerationChange::Reported(report(number, 1, 2))).await);
    }
    let open = store.reports(false, 10).await.unwrap();
    let expected = Report { reporter_name: "Ada".to_owned(), ..report(4, 1, 2) };
    assert_eq!((open.len(), &open[0]), (2, &expected), "the oldest first");
    assert_eq!(store.reports(false, 1).await.unwrap().len(), 1);
    assert_eq!(store.report(ModerationId(5)).await.unwrap().unwrap().at, Time(5));
    assert_eq!(store.report(ModerationId(6)).await.unwrap(), None);
    assert_eq!((store.reports_about(person(2)).await, store.reports_by(person(1)).await), (Ok(2), Ok(2)));
    let dismiss = || ModerationChange::ReportDismissed {
        report: ModerationId(4),
        log: log(20, ActionKind::Dismissed, 4),
    };
    assert!(moderated(&*store, dismiss()).await);
    assert!(!moderated(&*store, dismiss()).await, "once");
    assert_eq!(store.moderation_log(10).await.unwrap().len(), 1, "what is not done is not logged");
    let closed = store.reports(true, 10).await.unwrap();
    assert_eq!((closed.len(), closed[0].id, closed[0].closed), (1, ModerationId(4), Some(Time(20))));
    assert_eq!(store.reports(false, 10).await.unwrap().len(), 1);
    done(&*store, PersonChange::Deleted(person(1))).await;
    assert_eq!(store.reports(false, 10).await.unwrap(), [], "reports go with their writer");
}

pub(crate) async fn a_sanction_holds_until_its_end_or_until_it_is_lifted_and_all_is_logged<
    K: StoreUnderTest,
>() {
    let kept = K::new().await;
    let store = kept.open().await;
    three(&*store).await;
    assert!(moderated(&*store, ModerationChange::Reported(report(4, 1, 2))).await);
    let eve = || SanctionTarget::Person(person(2));
    let mut ban = sanction(30, SanctionKind::Ban, eve());
    ban.report = Some(ModerationId(4));
    let made = |sanction: Sanction, entry| ModerationChange::Sanctioned { sanction, log: entry };
    assert!(moderated(&*store, made(ban.clone(), log(30, ActionKind::Banned, 30))).await);
    assert_eq!(store.report(ModerationId(4)).await.unwrap().unwrap().closed, Some(Time(30)));
    let warning = sanction(31, SanctionKind::Warning, eve());
    assert!(moderated(&*store, made(warning, log(31, ActionKind::Warned, 31))).await);
    let network =
        Sanction { until: None, ..sanction(32, SanctionKind::Ban, SanctionTarget::Network("f00".into())) };
    assert!(moderated(&*store, made(network.clone(), log(32, ActionKind::Banned, 32))).await);
    let addresses = sanction(33, SanctionKind::Ban, SanctionTarget::Addresses("192.0.2.0/24".into()));
    assert!(moderated(&*store, made(addresses.clone(), log(33, ActionKind::Banned, 33))).await);
    let named = Sanction { name: "Eve".to_owned(), ..ban };
    let holding = [addresses, network.clone(), named.clone()];
    assert_eq!(store.sanctions(Time(99)).await.unwrap(), holding, "warnings hold nobody up");
    assert_eq!(store.sanctions(Time(100)).await.unwrap(), [network], "the others have ended");
    assert_eq!(store.sanctions_of(person(2)).await.unwrap().len(), 2);
    let read = |by, number: u64| ModerationChange::SanctionRead {
        person: person(by),
        sanction: ModerationId(number),
        at: Time(40),
    };
    assert!(!moderated(&*store, read(1, 31)).await, "that of somebody else");
    assert!(moderated(&*store, read(2, 31)).await && !moderated(&*store, read(2, 31)).await);
    assert_eq!(store.sanction(ModerationId(31)).await.unwrap().unwrap().read, Some(Time(40)));
    let lift =
        || ModerationChange::Lifted { sanction: ModerationId(30), log: log(50, ActionKind::Lifted, 30) };
    assert!(moderated(&*store, lift()).await && !moderated(&*store, lift()).await, "once");
    assert!(!store.sanctions(Time(60)).await.unwrap().contains(&named));
    assert_eq!(store.sanction(ModerationId(30)).await.unwrap().unwrap().lifted, Some(Time(50)));
    let all = store.moderation_log(10).await.unwrap();
    let (newest, by, of) = (&all[0], all[0].by_name.as_str(), all[0].name.as_str());
    assert_eq!((all.len(), newest.action, by, of), (5, ActionKind::Lifted, "Mo", "Eve"));
    assert_eq!(store.moderation_log_of(person(1)).await.unwrap(), []);
    done(&*store, PersonChange::Deleted(person(2))).await;
    assert_eq!(
        store.moderation_log_of(person(2)).await.unwrap()[0].name,
        "",
        "the log stays, the name does not"
    );
}

pub(crate) async fn a_moderator_has_an_account_and_is_appointed_and_removed_once<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    three(&*store).await;
    let appoint = |number, id| ModerationChange::Appointed {
        person: person(number),
        log: LogEntry { about: None, ..log(id, ActionKind::Appointed, 0) },
    };
    assert!(!moderated(&*store, appoint(1, 1)).await, "a guest");
    assert!(moderated(&*store, appoint(3, 2)).await && !moderated(&*store, appoint(3, 4)).await);
    assert_eq!(
        (store.is_moderator(person(3)).await, store.is_moderator(person(1)).await),
        (Ok(true), Ok(false))
    );
    let all = store.moderators().await.unwrap();
    assert_eq!((all.len(), all[0].name.as_str(), all[0].since), (1, "Mo", Time(2)));
    let remove = |id| ModerationChange::Removed { person: person(3), log: log(id, ActionKind::Removed, 0) };
    assert!(moderated(&*store, remove(5)).await && !moderated(&*store, remove(6)).await);
    assert_eq!(store.is_moderator(person(3)).await, Ok(false));
}

pub(crate) async fn departures_are_counted_once_and_networks_are_forgotten<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    three(&*store).await;
    let left =
        |round, at| ModerationChange::Departed { person: person(1), table: table(1), round, at: Time(at) };
    assert!(moderated(&*store, left(2, 20)).await && moderated(&*store, left(1, 10)).await);
    assert!(!moderated(&*store, left(1, 10)).await, "once");
    assert_eq!(store.departures(person(1), Time(0)).await.unwrap(), [Time(10), Time(20)]);
    assert_eq!(store.departures(person(1), Time(11)).await.unwrap(), [Time(20)]);
    assert_eq!(store.departures(person(2), Time(0)).await.unwrap(), []);
    let seen = |number, network: &str, at, forget| ModerationChange::NetworkSeen {
        person: person(number),
        network: network.to_owned(),
        at: Time(at),
        forget_before: Time(forget),
    };
    assert!(moderated(&*store, seen(1, "a", 10, 0)).await);
    assert!(moderated(&*store, seen(1, "b", 11, 0)).await);
    assert_eq!(store.network_of(person(1)).await.unwrap().as_deref(), Some("b"));
    assert!(moderated(&*store, seen(2, "c", 50, 20)).await);
    assert_eq!(store.network_of(person(1)).await.unwrap(), None, "too long ago");
    assert!(!store.network_key().await.unwrap().is_empty());
}
