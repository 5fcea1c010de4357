//! What every store promises of passkeys and challenges.

use crate::people::{account, comes, done};
use crate::promises::{StoreUnderTest, person};
use interregnum_store::{
    Account, CredentialId, Passkey, PasskeyChallenge, PasskeyChange, PersonChange, Store, StoreError,
};
use interregnum_table::{SecretHash, Time};

fn credential(number: u8) -> CredentialId {
    CredentialId(format!("credential-{number}"))
}

/// The passkey of this number, which belongs to the person of another.
fn passkey(number: u8, of: u8) -> Passkey {
    Passkey {
        credential: credential(number),
        person: person(of),
        name: format!("key {number}"),
        public_key: "a-key".to_owned(),
        counter: 7,
        created: Time(u64::from(number)),
        used: None,
        suspected: None,
    }
}

fn added(number: u8, of: u8) -> PersonChange {
    PersonChange::Passkey(PasskeyChange::Added(passkey(number, of)))
}

fn removed(number: u8, of: u8) -> PersonChange {
    PersonChange::Passkey(PasskeyChange::Removed { person: person(of), credential: credential(number) })
}

/// An account without a password, and its first passkey.
fn account_with_passkey(of: u8, key: &str, number: u8) -> PersonChange {
    let account = Account { person: person(of), key: key.to_owned(), password: None, created: Time(5) };
    let passkey = Some(passkey(number, of));
    PersonChange::AccountMade { account, name: key.to_owned(), codes: Vec::new(), passkey }
}

async fn names(store: &dyn Store, of: u8) -> Vec<String> {
    store.passkeys(person(of)).await.unwrap().into_iter().map(|passkey| passkey.name).collect()
}

pub(crate) async fn an_account_with_a_passkey_needs_no_password<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    assert!(done(&*store, account_with_passkey(1, "ada", 1)).await);
    assert_eq!(store.account(person(1)).await.unwrap().unwrap().password, None);
    assert_eq!(store.passkeys(person(1)).await, Ok(vec![passkey(1, 1)]));
    let set = PersonChange::PasswordSet { person: person(1), password: "a hash".to_owned() };
    assert!(done(&*store, set).await);
    let found = store.account_by_key("ada".to_owned()).await.unwrap().unwrap();
    assert_eq!(found.password.as_deref(), Some("a hash"));
}

pub(crate) async fn an_account_and_its_first_passkey_are_made_together_or_not_at_all<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    comes(&*store, 2, "Ben").await;
    assert!(done(&*store, account_with_passkey(1, "ada", 1)).await);
    assert!(!done(&*store, account_with_passkey(2, "ada", 2)).await, "the name is taken");
    assert_eq!(store.passkey(credential(2)).await, Ok(None));
    assert!(!done(&*store, account_with_passkey(2, "ben", 1)).await, "the credential is known");
    assert_eq!(store.account(person(2)).await, Ok(None));
    assert!(done(&*store, account_with_passkey(2, "ben", 2)).await);
}

pub(crate) async fn a_passkey_belongs_to_one_account_and_is_found_by_its_credential<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    comes(&*store, 2, "Ben").await;
    assert!(!done(&*store, added(1, 1)).await, "a guest has no passkeys");
    assert!(done(&*store, account(1, "ada")).await && done(&*store, account(2, "ben")).await);
    assert!(done(&*store, added(2, 1)).await && done(&*store, added(1, 1)).await);
    assert!(!done(&*store, added(1, 2)).await, "the credential is known");
    assert_eq!(names(&*store, 1).await, ["key 1", "key 2"], "oldest first");
    assert_eq!(store.passkey(credential(2)).await, Ok(Some(passkey(2, 1))));
    assert_eq!(store.passkey(credential(3)).await, Ok(None));
}

pub(crate) async fn a_passkey_notes_its_counter_only_if_nobody_else_did<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    assert!(done(&*store, account_with_passkey(1, "ada", 1)).await);
    let used = |before, counter| {
        let change = PasskeyChange::Used { credential: credential(1), before, counter, at: Time(9) };
        PersonChange::Passkey(change)
    };
    assert!(done(&*store, used(7, 9)).await);
    assert!(!done(&*store, used(7, 8)).await, "another signature was faster");
    assert!(done(&*store, used(9, u32::MAX)).await);
    let found = store.passkey(credential(1)).await.unwrap().unwrap();
    assert_eq!((found.counter, found.used), (u32::MAX, Some(Time(9))));
}

pub(crate) async fn a_suspected_passkey_is_marked<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    assert!(done(&*store, account_with_passkey(1, "ada", 1)).await);
    let suspected = PasskeyChange::Suspected { credential: credential(1), at: Time(9) };
    assert!(done(&*store, PersonChange::Passkey(suspected)).await);
    let found = store.passkey(credential(1)).await.unwrap().unwrap();
    assert_eq!((found.counter, found.suspected), (7, Some(Time(9))));
}

pub(crate) async fn the_last_way_in_is_not_removed<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    assert!(done(&*store, account_with_passkey(1, "ada", 1)).await);
    assert!(!done(&*store, removed(1, 1)).await, "neither password nor another passkey");
    assert!(done(&*store, added(2, 1)).await && done(&*store, removed(1, 1)).await);
    assert!(!done(&*store, removed(2, 1)).await);
    let set = PersonChange::PasswordSet { person: person(1), password: "a hash".to_owned() };
    assert!(done(&*store, set).await && done(&*store, removed(2, 1)).await);
    assert!(!done(&*store, removed(2, 1)).await, "it is gone");
    assert_eq!(names(&*store, 1).await, [""; 0]);
}

pub(crate) async fn of_two_who_remove_the_last_two_passkeys_one_succeeds<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    assert!(done(&*store, account_with_passkey(1, "ada", 1)).await);
    for number in 2..12 {
        assert!(done(&*store, added(number, 1)).await);
        let (one, other) = (store.passkeys(person(1)).await.unwrap(), &store);
        let remove = |passkey: &Passkey| PasskeyChange::Removed {
            person: passkey.person,
            credential: passkey.credential.clone(),
        };
        let [first, second] = [&one[0], &one[1]].map(|passkey| PersonChange::Passkey(remove(passkey)));
        let (first, second) = tokio::join!(other.change_person(first), other.change_person(second));
        assert_eq!(u8::from(first.unwrap()) + u8::from(second.unwrap()), 1);
        assert_eq!(names(&*store, 1).await.len(), 1);
    }
}

pub(crate) async fn nobody_removes_the_passkey_of_somebody_else<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    comes(&*store, 2, "Ben").await;
    assert!(done(&*store, account(1, "ada")).await && done(&*store, account(2, "ben")).await);
    assert!(done(&*store, added(1, 1)).await && !done(&*store, removed(1, 2)).await);
    assert_eq!(names(&*store, 1).await, ["key 1"]);
}

pub(crate) async fn a_challenge_is_answered_once_and_forgotten_when_its_time_is_over<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let challenge = |number: u8, person| PasskeyChallenge {
        secret: SecretHash::of_text(&format!("challenge {number}")),
        person,
        until: Time(u64::from(number) * 10),
    };
    let made = |challenge, now| PersonChange::Passkey(PasskeyChange::ChallengeMade { challenge, now });
    let used =
        |challenge: PasskeyChallenge| PersonChange::Passkey(PasskeyChange::ChallengeUsed(challenge.secret));
    let (one, two) = (challenge(1, None), challenge(2, Some(person(1))));
    assert!(done(&*store, made(one, Time(1))).await && done(&*store, made(two, Time(1))).await);
    let found = async |challenge: PasskeyChallenge| -> Result<Option<PasskeyChallenge>, StoreError> {
        store.passkey_challenge(challenge.secret).await
    };
    assert_eq!((found(one).await, found(two).await), (Ok(Some(one)), Ok(Some(two))));
    assert!(done(&*store, used(two)).await && !done(&*store, used(two)).await);
    assert_eq!((found(one).await, found(two).await), (Ok(Some(one)), Ok(None)));
    assert!(done(&*store, made(challenge(3, None), Time(11))).await);
    assert_eq!(found(one).await, Ok(None));
}

pub(crate) async fn who_is_deleted_leaves_no_passkey_behind<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    let ada = comes(&*store, 1, "Ada").await;
    assert!(done(&*store, account_with_passkey(1, "ada", 1)).await);
    assert!(done(&*store, PersonChange::Deleted(ada.id)).await);
    assert_eq!(store.passkey(credential(1)).await, Ok(None));
    comes(&*store, 2, "Ben").await;
    assert!(done(&*store, account_with_passkey(2, "ada", 1)).await, "name and credential are free again");
}
