//! What every store promises of persons, their sessions and their accounts.

use crate::promises::{StoreUnderTest, append, person, table, texts};
use interregnum_store::{
    Account, Person, PersonChange, Previous, Session, SessionId, SignInLink, Store, StoredEntry, TableFilter,
};
use interregnum_table::{PersonId, SeatSecret, SecretHash, Time, Version};

fn secret(number: u8) -> SecretHash {
    SeatSecret::from_bytes([number; 16]).hash()
}

fn session(number: u8, of: PersonId) -> Session {
    Session {
        id: SessionId(u64::from(number)),
        person: of,
        secret: secret(number),
        previous: None,
        device: format!("device {number}"),
        created: Time(1),
        used: Time(u64::from(number)),
        rotated: Time(1),
    }
}

fn named(number: u8, name: &str) -> Person {
    Person { id: person(number), name: name.to_owned(), created: Time(1), has_account: false }
}

/// A person with a first session, both of this number.
pub(crate) async fn comes(store: &dyn Store, number: u8, name: &str) -> Person {
    let came = named(number, name);
    let session = session(number, came.id);
    assert_eq!(store.change_person(PersonChange::Came { person: came.clone(), session }).await, Ok(true));
    came
}

pub(crate) async fn done(store: &dyn Store, change: PersonChange) -> bool {
    store.change_person(change).await.unwrap()
}

pub(crate) fn account(number: u8, key: &str) -> PersonChange {
    let (person, key, password) = (person(number), key.to_owned(), Some("a hash".to_owned()));
    let account = Account { person, key: key.clone(), password, created: Time(5) };
    PersonChange::AccountMade { account, name: key, codes: vec![secret(101), secret(102)], passkey: None }
}

pub(crate) async fn a_person_is_found_by_the_secret_of_a_session_and_may_change_the_name<
    K: StoreUnderTest,
>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let ada = comes(&*store, 1, "Ada").await;
    let found = store.session(secret(1)).await.unwrap().unwrap();
    assert_eq!((found.person, found.session), (ada.clone(), session(1, ada.id)));
    assert_eq!(store.session(secret(2)).await.unwrap(), None);
    assert!(
        !done(&*store, PersonChange::Came { person: named(1, "Eve"), session: session(2, ada.id) }).await
    );
    assert!(done(&*store, PersonChange::Renamed { person: ada.id, name: "Ada L.".to_owned() }).await);
    assert!(done(&*store, PersonChange::SignedIn(session(3, ada.id))).await);
    assert_eq!(store.session(secret(3)).await.unwrap().unwrap().person.name, "Ada L.");
    assert!(!done(&*store, PersonChange::SignedIn(session(4, person(9)))).await, "nobody has this id");
}

pub(crate) async fn a_secret_is_replaced_and_the_one_before_is_known_until_the_next_rotation<
    K: StoreUnderTest,
>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    let rotated = |from, to, at| PersonChange::Rotated {
        session: SessionId(1),
        from: secret(from),
        to: secret(to),
        at: Time(at),
        lost_before: Time(at - 5),
    };
    assert!(done(&*store, rotated(1, 2, 10)).await);
    let found = store.session(secret(2)).await.unwrap().unwrap().session;
    assert_eq!(
        (found.rotated, found.previous),
        (Time(10), Some(Previous { secret: secret(1), until: None }))
    );
    assert_eq!(store.session(secret(1)).await.unwrap().unwrap().session, found);
    assert!(!done(&*store, rotated(1, 3, 14)).await, "the new secret may be on its way to another tab");
    // The answer with the new secret was lost: the old one is replaced again.
    assert!(done(&*store, rotated(1, 3, 20)).await);
    assert_eq!(store.session(secret(2)).await.unwrap(), None);
    let confirmed = PersonChange::RotationConfirmed { session: SessionId(1), until: Time(99) };
    assert!(done(&*store, confirmed.clone()).await);
    assert!(!done(&*store, confirmed).await, "once");
    let previous = store.session(secret(3)).await.unwrap().unwrap().session.previous;
    assert_eq!(previous, Some(Previous { secret: secret(1), until: Some(Time(99)) }));
    assert!(!done(&*store, rotated(1, 4, 30)).await, "the new secret was used");
    assert!(done(&*store, rotated(3, 5, 40)).await);
    assert_eq!(store.session(secret(1)).await.unwrap(), None);
}

pub(crate) async fn of_two_rotations_at_once_one_is_done<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    let rotated = |to| PersonChange::Rotated {
        session: SessionId(1),
        from: secret(1),
        to: secret(to),
        at: Time(100),
        lost_before: Time(95),
    };
    let (one, other) = tokio::join!(store.change_person(rotated(3)), store.change_person(rotated(4)));
    assert_ne!(one.unwrap(), other.unwrap());
    let alive = [store.session(secret(3)).await.unwrap(), store.session(secret(4)).await.unwrap()];
    assert_eq!(alive.iter().flatten().count(), 1);
    assert!(
        store.session(secret(1)).await.unwrap().is_some(),
        "the tab that lost goes on with the old secret"
    );
}

pub(crate) async fn a_session_ends_alone_or_with_all_others<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let ada = comes(&*store, 1, "Ada").await.id;
    comes(&*store, 9, "Ben").await;
    for number in 2..=4 {
        assert!(done(&*store, PersonChange::SignedIn(session(number, ada))).await);
    }
    let ids = async || -> Vec<u64> {
        store.sessions(ada).await.unwrap().into_iter().map(|session| session.id.0).collect()
    };
    assert_eq!(ids().await, [4, 3, 2, 1], "the most recently used first");
    assert!(done(&*store, PersonChange::SignedOut { person: ada, session: SessionId(3) }).await);
    assert_eq!(store.session(secret(3)).await.unwrap(), None);
    assert_eq!(ids().await, [4, 2, 1]);
    let everywhere = |except| PersonChange::SignedOutEverywhere { person: ada, except };
    assert!(done(&*store, everywhere(Some(SessionId(2)))).await);
    assert_eq!(ids().await, [2]);
    assert!(done(&*store, everywhere(None)).await);
    assert_eq!(ids().await, [0; 0]);
    assert!(store.session(secret(9)).await.unwrap().is_some(), "others are not concerned");
}

pub(crate) async fn nobody_ends_the_session_of_somebody_else<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    let ben = comes(&*store, 2, "Ben").await.id;
    assert!(!done(&*store, PersonChange::SignedOut { person: ben, session: SessionId(1) }).await);
    assert!(store.session(secret(1)).await.unwrap().is_some());
}

pub(crate) async fn a_session_notes_its_last_use<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    let used =
        PersonChange::Used { session: SessionId(1), device: "Firefox, Linux".to_owned(), at: Time(77) };
    assert!(done(&*store, used).await);
    let found = store.session(secret(1)).await.unwrap().unwrap().session;
    assert_eq!((found.device.as_str(), found.used, found.created), ("Firefox, Linux", Time(77), Time(1)));
}

pub(crate) async fn an_account_has_a_key_of_its_own_and_gives_its_name<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let ada = comes(&*store, 1, "Guest").await.id;
    comes(&*store, 2, "Guest").await;
    assert!(done(&*store, account(1, "ada")).await);
    let found = store.session(secret(1)).await.unwrap().unwrap().person;
    assert_eq!((found.name.as_str(), found.has_account), ("ada", true));
    assert_eq!(store.account_by_key("ada".to_owned()).await.unwrap(), store.account(ada).await.unwrap());
    assert_eq!(store.account(ada).await.unwrap().unwrap().password.as_deref(), Some("a hash"));
    assert!(!done(&*store, account(2, "ada")).await, "the key belongs to Ada");
    let second = store.session(secret(2)).await.unwrap().unwrap().person;
    assert_eq!((second.name.as_str(), second.has_account), ("Guest", false), "nothing was done");
    assert_eq!(store.recovery_codes(person(2)).await, Ok(0));
    assert!(done(&*store, PersonChange::PasswordSet { person: ada, password: "another".to_owned() }).await);
    assert_eq!(store.account(ada).await.unwrap().unwrap().password.as_deref(), Some("another"));
    assert!(!done(&*store, PersonChange::PasswordSet { person: person(2), password: String::new() }).await);
    assert!(!done(&*store, account(7, "nobody")).await, "nobody has this id");
}

pub(crate) async fn a_person_has_one_account<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    assert!(done(&*store, account(1, "ada")).await);
    assert!(!done(&*store, account(1, "countess")).await);
    assert_eq!(store.account_by_key("countess".to_owned()).await.unwrap(), None);
}

pub(crate) async fn a_recovery_code_is_used_once<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let ada = comes(&*store, 1, "Ada").await.id;
    assert!(done(&*store, account(1, "ada")).await);
    assert_eq!(store.recovery_codes(ada).await, Ok(2));
    let used = |code| PersonChange::CodeUsed { person: ada, code: secret(code) };
    assert!(done(&*store, used(101)).await);
    assert!(!done(&*store, used(101)).await);
    assert!(!done(&*store, used(99)).await);
    let codes = vec![secret(103), secret(104), secret(105)];
    assert!(done(&*store, PersonChange::CodesReplaced { person: ada, codes: codes.clone() }).await);
    assert_eq!(store.recovery_codes(ada).await, Ok(3));
    assert!(!done(&*store, used(102)).await, "the old ones are replaced");
    assert!(!done(&*store, PersonChange::CodesReplaced { person: person(2), codes }).await);
}

pub(crate) async fn a_link_is_used_once_and_forgotten_when_its_time_is_over<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let ada = comes(&*store, 1, "Ada").await.id;
    let link = |number, until| SignInLink { secret: secret(number), person: ada, until: Time(until) };
    let made = |link, now| PersonChange::LinkMade { link, now: Time(now) };
    assert!(done(&*store, made(link(50, 100), 1)).await);
    assert_eq!(store.sign_in_link(secret(50)).await, Ok(Some(link(50, 100))));
    assert!(done(&*store, PersonChange::LinkUsed(secret(50))).await);
    assert!(!done(&*store, PersonChange::LinkUsed(secret(50))).await);
    assert!(done(&*store, made(link(51, 100), 1)).await);
    assert!(done(&*store, made(link(52, 900), 101)).await);
    assert_eq!(store.sign_in_link(secret(51)).await, Ok(None), "its time is over");
    assert!(
        done(&*store, PersonChange::SignedOutEverywhere { person: ada, except: Some(SessionId(1)) }).await
    );
    assert_eq!(store.sign_in_link(secret(52)).await, Ok(None), "who signs out everywhere ends links too");
}

pub(crate) async fn who_is_deleted_leaves_nothing_behind_and_does_not_come_back<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let ada = comes(&*store, 1, "Ada").await.id;
    assert!(done(&*store, account(1, "ada")).await);
    let link = SignInLink { secret: secret(50), person: ada, until: Time(100) };
    assert!(done(&*store, PersonChange::LinkMade { link, now: Time(1) }).await);
    assert!(done(&*store, PersonChange::Deleted(ada)).await);
    assert_eq!(store.session(secret(1)).await, Ok(None));
    assert_eq!(store.sessions(ada).await, Ok(Vec::new()));
    assert_eq!((store.account(ada).await, store.recovery_codes(ada).await), (Ok(None), Ok(0)));
    assert_eq!(store.sign_in_link(secret(50)).await, Ok(None));
    assert!(!done(&*store, PersonChange::Deleted(ada)).await);
    assert!(!done(&*store, PersonChange::Renamed { person: ada, name: "Ada".to_owned() }).await);
    assert!(!done(&*store, PersonChange::SignedIn(session(2, ada))).await);
    comes(&*store, 2, "Ada").await;
    assert!(done(&*store, account(2, "ada")).await, "the name is free again");
}

pub(crate) async fn a_name_is_removed_from_a_log_and_from_lists<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    for number in 1..=2 {
        store.append(append(table(number), 0, &["a", "Ada", "c"])).await.unwrap();
    }
    let entries = vec![StoredEntry { version: Version(2), bytes: b"-".to_vec() }];
    assert!(done(&*store, PersonChange::EntriesRewritten { table: table(1), entries }).await);
    let summary = b"nameless".to_vec();
    assert!(done(&*store, PersonChange::SummaryRewritten { table: table(1), summary }).await);
    let found = texts(&*store, table(1), 0).await.into_iter().map(|(_, text)| text).collect::<Vec<_>>();
    assert_eq!(found, ["a", "-", "c"]);
    let listed = store.list(TableFilter::all(10)).await.unwrap();
    let summary = |number| &listed.iter().find(|listed| listed.table == table(number)).unwrap().row.summary;
    assert_eq!(summary(1), b"nameless");
    assert_ne!(summary(2), b"nameless");
    assert_eq!(texts(&*store, table(2), 0).await[1].1, "Ada");
    assert_eq!(store.append(append(table(1), 3, &["d"])).await, Ok(Version(4)), "the log goes on");
}

pub(crate) async fn a_person_is_found_by_the_id<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let ada = comes(&*store, 1, "ada").await;
    assert_eq!(store.person(ada.id).await, Ok(Some(ada.clone())));
    assert!(done(&*store, account(1, "ada")).await);
    assert_eq!(store.person(ada.id).await, Ok(Some(Person { has_account: true, ..ada })));
    assert_eq!(store.person(person(2)).await, Ok(None));
}
