//! What every store promises of seeks, challenges, follows and tokens.

use crate::people::{account, comes, done};
use crate::promises::{StoreUnderTest, person, table};
use interregnum_store::{
    ApiToken, Challenge, ChallengeChange, ChallengeId, ChallengeOutcome, FollowChange, Paired, PersonChange,
    Presence, Seek, SeekChange, Store, TokenChange, TokenId,
};
use interregnum_table::{SeatSecret, TableId, Time};

fn seek(number: u8, since: u64) -> Seek {
    let wish = format!("wish {number}");
    Seek { person: person(number), wish, since: Time(since), seen: Time(since), paired: None }
}

async fn sought(store: &dyn Store, change: SeekChange) -> bool {
    done(store, PersonChange::Seek(change)).await
}

async fn begins(store: &dyn Store, seek: Seek, replaces: Option<TableId>) -> bool {
    sought(store, SeekChange::Began { seek, replaces, forget_before: Time(0) }).await
}

pub(crate) async fn seeks_wait_in_the_order_in_which_they_came_while_they_are_seen<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    assert!(begins(&*store, seek(2, 20), None).await && begins(&*store, seek(1, 10), None).await);
    assert_eq!(store.seeks(Time(10)).await.unwrap(), [seek(1, 10), seek(2, 20)]);
    assert_eq!(store.seeks(Time(11)).await.unwrap(), [seek(2, 20)]);
    assert!(sought(&*store, SeekChange::Seen { person: person(1), at: Time(30) }).await);
    assert_eq!(store.seek(person(1)).await.unwrap().unwrap().seen, Time(30));
    assert!(sought(&*store, SeekChange::Ended(person(1))).await);
    assert!(!sought(&*store, SeekChange::Ended(person(1))).await, "nobody waits");
    assert_eq!(store.seek(person(1)).await.unwrap(), None);
    let last = SeekChange::Began { seek: seek(3, 50), replaces: None, forget_before: Time(21) };
    assert!(sought(&*store, last).await);
    assert_eq!(store.seeks(Time(0)).await.unwrap(), [seek(3, 50)], "the old one is forgotten");
}

pub(crate) async fn two_are_paired_if_both_still_wait<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    for number in 1..=3 {
        assert!(begins(&*store, seek(number, 10 + u64::from(number)), None).await);
    }
    let paired = |one, other, at: u8| SeekChange::Paired {
        people: [person(one), person(other)],
        table: table(at),
        at: Time(20),
    };
    assert!(sought(&*store, paired(1, 2, 1)).await);
    assert!(!sought(&*store, paired(2, 3, 2)).await, "one of them has a table");
    assert!(!sought(&*store, paired(3, 9, 2)).await, "one of them looks for nobody");
    assert_eq!(store.seeks(Time(0)).await.unwrap(), [seek(3, 13)]);
    let own = store.seek(person(2)).await.unwrap().unwrap();
    assert_eq!(own.paired, Some(Paired { table: table(1), at: Time(20) }));
    assert!(!sought(&*store, SeekChange::Ended(person(2))).await, "it is too late");
    assert!(!sought(&*store, SeekChange::Seen { person: person(2), at: Time(30) }).await);
    assert!(!begins(&*store, seek(2, 40), None).await, "the writer has not seen the table");
    assert!(begins(&*store, seek(2, 40), Some(table(1))).await);
    assert!(sought(&*store, SeekChange::Released(table(1))).await);
    assert_eq!(store.seeks(Time(0)).await.unwrap(), [seek(1, 11), seek(3, 13), seek(2, 40)]);
}

pub(crate) async fn of_many_who_pair_the_same_person_one_succeeds<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    for number in 1..=6 {
        assert!(begins(&*store, seek(number, 10), None).await);
    }
    let pair = |other: u8| {
        let change =
            SeekChange::Paired { people: [person(1), person(other)], table: table(other), at: Time(20) };
        store.change_person(PersonChange::Seek(change))
    };
    let paired = tokio::join!(pair(2), pair(3), pair(4), pair(5), pair(6));
    let (first, second, third, fourth, fifth) = paired;
    assert_eq!([first, second, third, fourth, fifth].into_iter().filter(|done| *done == Ok(true)).count(), 1);
    let waiting = store.seeks(Time(0)).await.unwrap();
    assert_eq!(waiting.len(), 4, "nobody was taken without the other: {waiting:?}");
}

fn challenge(number: u64, from: u8, to: u8) -> Challenge {
    Challenge {
        id: ChallengeId(number),
        challenger: person(from),
        challenged: person(to),
        terms: "terms".to_owned(),
        made: Time(number),
        until: Time(100),
        outcome: None,
    }
}

async fn challenged(store: &dyn Store, change: ChallengeChange) -> bool {
    done(store, PersonChange::Challenge(change)).await
}

pub(crate) async fn a_challenge_is_answered_once_by_the_one_who_is_asked<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    comes(&*store, 2, "Ben").await;
    assert!(challenged(&*store, ChallengeChange::Made(challenge(1, 1, 2))).await);
    assert!(!challenged(&*store, ChallengeChange::Made(challenge(2, 1, 2))).await, "one is open");
    assert!(challenged(&*store, ChallengeChange::Made(challenge(3, 2, 1))).await, "the other way");
    assert!(!challenged(&*store, ChallengeChange::Made(challenge(4, 1, 9))).await, "nobody has this id");
    let all = store.challenges(person(1), Time(50)).await.unwrap();
    assert_eq!(all, [challenge(3, 2, 1), challenge(1, 1, 2)], "the newest first");
    let accepted =
        |by, now| ChallengeChange::Accepted { id: ChallengeId(1), by, table: table(7), now: Time(now) };
    assert!(!challenged(&*store, accepted(person(1), 50)).await, "it is for the other to answer");
    assert!(!challenged(&*store, accepted(person(2), 100)).await, "its time is over");
    assert!(challenged(&*store, accepted(person(2), 50)).await);
    assert!(!challenged(&*store, accepted(person(2), 50)).await);
    let found = store.challenge(ChallengeId(1)).await.unwrap().unwrap();
    assert_eq!(found.outcome, Some(ChallengeOutcome::Accepted(table(7))));
    assert!(challenged(&*store, ChallengeChange::Reopened(ChallengeId(1))).await);
    let declined = |by| ChallengeChange::Declined { id: ChallengeId(1), by, reason: "later".to_owned() };
    assert!(!challenged(&*store, declined(person(1))).await);
    assert!(challenged(&*store, declined(person(2))).await);
    let found = store.challenge(ChallengeId(1)).await.unwrap().unwrap();
    assert_eq!(found.outcome, Some(ChallengeOutcome::Declined("later".to_owned())));
    assert!(challenged(&*store, ChallengeChange::Made(challenge(5, 1, 2))).await, "none is open");
    let removed = |by| ChallengeChange::Removed { id: ChallengeId(5), by };
    assert!(!challenged(&*store, removed(person(2))).await && challenged(&*store, removed(person(1))).await);
    assert_eq!(store.challenge(ChallengeId(5)).await.unwrap(), None);
    assert_eq!(store.challenges(person(1), Time(100)).await.unwrap(), []);
    assert!(challenged(&*store, ChallengeChange::Expired(Time(100))).await);
    assert_eq!(store.challenge(ChallengeId(3)).await.unwrap(), None);
}

pub(crate) async fn who_is_followed_is_listed_by_name_with_presence<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    for (number, name) in [(1, "Ada"), (2, "Zoe"), (3, "Ben")] {
        comes(&*store, number, name).await;
    }
    let follow = |change| done(&*store, PersonChange::Follow(change));
    let followed = |other| FollowChange::Followed { person: person(1), followed: person(other), at: Time(5) };
    assert!(follow(followed(2)).await && follow(followed(3)).await);
    assert!(!follow(followed(2)).await, "already");
    assert!(!follow(followed(9)).await, "nobody has this id");
    assert!(follow(FollowChange::Seen { person: person(2), at: Time(7) }).await);
    assert!(follow(FollowChange::PresenceHidden { person: person(2), hidden: true }).await);
    assert!(follow(FollowChange::Seen { person: person(2), at: Time(8) }).await, "and it stays hidden");
    let found = store.followed(person(1)).await.unwrap();
    let found: Vec<_> = found.into_iter().map(|one| (one.name, one.presence)).collect();
    let zoe = Presence { seen: Time(8), hidden: true };
    assert_eq!(found, [("Ben".to_owned(), Presence::default()), ("Zoe".to_owned(), zoe)]);
    assert_eq!(store.presence(person(2)).await.unwrap(), zoe);
    assert_eq!(store.presence(person(3)).await.unwrap(), Presence::default());
    assert!(follow(FollowChange::Unfollowed { person: person(1), followed: person(2) }).await);
    assert!(!follow(FollowChange::Unfollowed { person: person(1), followed: person(2) }).await);
    assert_eq!(store.followed(person(1)).await.unwrap().len(), 1);
}

fn token(number: u8, of: u8) -> ApiToken {
    ApiToken {
        id: TokenId(number.into()),
        secret: SeatSecret::from_bytes([number; 16]).hash(),
        person: person(of),
        name: format!("token {number}"),
        scopes: vec!["read".to_owned(), "play".to_owned()],
        made: Time(number.into()),
        until: Time(100),
        used: None,
    }
}

pub(crate) async fn a_token_is_found_by_its_secret_until_it_is_revoked<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    for number in [1, 2] {
        comes(&*store, number, "Ada").await;
    }
    let changed = |change| done(&*store, PersonChange::Token(change));
    assert!(!changed(TokenChange::Made(token(11, 1))).await, "only accounts have tokens");
    assert!(done(&*store, account(1, "ada")).await);
    assert!(changed(TokenChange::Made(token(11, 1))).await && changed(TokenChange::Made(token(12, 1))).await);
    let (found, owner) = store.api_token(token(11, 1).secret).await.unwrap().unwrap();
    assert_eq!((found, owner.id, owner.has_account), (token(11, 1), person(1), true));
    assert_eq!(store.api_tokens(person(1)).await.unwrap(), [token(12, 1), token(11, 1)]);
    assert!(changed(TokenChange::Used { token: TokenId(11), at: Time(50) }).await);
    assert_eq!(store.api_tokens(person(1)).await.unwrap()[1].used, Some(Time(50)));
    let revoked = |of| TokenChange::Revoked { person: person(of), token: TokenId(11) };
    assert!(!changed(revoked(2)).await && changed(revoked(1)).await);
    assert_eq!(store.api_token(token(11, 1).secret).await.unwrap(), None);
    let everywhere = PersonChange::SignedOutEverywhere { person: person(1), except: None };
    assert!(done(&*store, everywhere).await);
    assert_eq!(store.api_tokens(person(1)).await.unwrap(), [], "signing out everywhere ends programs, too");
}

pub(crate) async fn an_account_becomes_a_bots_once_under_a_free_name<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    for number in [1, 2] {
        comes(&*store, number, "Ada").await;
    }
    let made = |key: &str| {
        let change = TokenChange::BotMade {
            person: person(1),
            name: "Ada [bot]".to_owned(),
            key: key.to_owned(),
            at: Time(9),
        };
        store.change_person(PersonChange::Token(change))
    };
    assert_eq!(made("ada [bot]").await, Ok(false), "it has no account");
    assert!(done(&*store, account(1, "ada")).await && done(&*store, account(2, "ben")).await);
    assert_eq!(made("ben").await, Ok(false), "the name belongs to somebody else");
    assert!(!store.is_bot(person(1)).await.unwrap());
    assert_eq!(made("ada [bot]").await, Ok(true));
    assert_eq!(made("ada [bot]").await, Ok(false), "once");
    assert!(store.is_bot(person(1)).await.unwrap() && !store.is_bot(person(2)).await.unwrap());
    assert_eq!(store.account_by_key("ada [bot]".to_owned()).await.unwrap().unwrap().person, person(1));
    assert_eq!(store.person(person(1)).await.unwrap().unwrap().name, "Ada [bot]");
}

pub(crate) async fn who_is_deleted_is_sought_challenged_and_followed_no_longer<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    for (number, name) in [(1, "Ada"), (2, "Ben")] {
        comes(&*store, number, name).await;
    }
    assert!(done(&*store, account(2, "ben")).await);
    assert!(begins(&*store, seek(2, 10), None).await);
    assert!(challenged(&*store, ChallengeChange::Made(challenge(1, 1, 2))).await);
    assert!(challenged(&*store, ChallengeChange::Made(challenge(2, 2, 1))).await);
    assert!(done(&*store, PersonChange::Token(TokenChange::Made(token(12, 2)))).await);
    for (one, other) in [(1, 2), (2, 1)] {
        let change = FollowChange::Followed { person: person(one), followed: person(other), at: Time(5) };
        assert!(done(&*store, PersonChange::Follow(change)).await);
    }
    assert!(done(&*store, PersonChange::Deleted(person(2))).await);
    assert_eq!(store.seeks(Time(0)).await.unwrap(), []);
    assert_eq!(store.challenges(person(1), Time(0)).await.unwrap(), []);
    assert_eq!(store.followed(person(1)).await.unwrap(), []);
    assert_eq!(store.api_token(token(12, 2).secret).await.unwrap(), None);
    let seen = FollowChange::Seen { person: person(2), at: Time(9) };
    assert!(!done(&*store, PersonChange::Follow(seen)).await, "and is not there");
}
