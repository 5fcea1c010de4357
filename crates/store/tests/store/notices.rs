//! What every store promises of notices: wishes, devices, what is due, addresses and links.

use crate::people::{account, comes, done};
use crate::promises::{StoreUnderTest, person, table};
use interregnum_store::{
    LinkPurpose, MailLink, MailWish, Notice, NoticeChange, NoticeKind, NoticeWish, PersonChange, PushDevice,
    QuietHours, SessionId, Store,
};
use interregnum_table::{SecretHash, Time};

fn wish(number: u8) -> NoticeWish {
    NoticeWish {
        person: person(number),
        lang: "fr".to_owned(),
        zone: "Europe/Paris".to_owned(),
        quiet: Some(QuietHours { from: 1320, until: 420 }),
        turn_push: true,
        soon_push: false,
        turn_mail: MailWish::Daily,
        soon_mail: true,
    }
}

/// A device of the session of this number, with this endpoint.
fn device(number: u8, endpoint: &str) -> PushDevice {
    PushDevice {
        id: SecretHash::of_text(endpoint),
        person: person(number),
        session: SessionId(number.into()),
        endpoint: endpoint.to_owned(),
        key: "a key".to_owned(),
        auth: "a secret".to_owned(),
        made: Time(number.into()),
    }
}

fn notice(number: u8, kind: NoticeKind, due: u64) -> Notice {
    let table = (kind != NoticeKind::Digest).then(|| table(1));
    Notice { person: person(number), kind, table, due: Time(due) }
}

fn link(number: u8, purpose: LinkPurpose, until: u64) -> MailLink {
    MailLink {
        secret: SecretHash::of_text(&format!("link {number}")),
        person: person(1),
        purpose,
        address: "ada@example.org".to_owned(),
        until: Time(until),
    }
}

async fn changes(store: &dyn Store, change: NoticeChange) -> bool {
    done(store, PersonChange::Notice(change)).await
}

async fn endpoints(store: &dyn Store, number: u8) -> Vec<String> {
    let found = store.push_devices(person(number)).await.unwrap();
    found.into_iter().map(|device| device.endpoint).collect()
}

pub(crate) async fn a_key_is_made_once<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    assert_eq!(store.server_key().await, Ok(None));
    assert!(changes(&*store, NoticeChange::KeyMade("first".to_owned())).await);
    assert!(!changes(&*store, NoticeChange::KeyMade("second".to_owned())).await, "another server was faster");
    assert_eq!(store.server_key().await, Ok(Some("first".to_owned())));
}

pub(crate) async fn a_wish_is_kept_as_it_was_said_last<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    assert!(!changes(&*store, NoticeChange::Wished(wish(1))).await, "nobody has this id");
    comes(&*store, 1, "Ada").await;
    assert_eq!(store.notice_wish(person(1)).await, Ok(None));
    let other = NoticeWish { quiet: None, turn_push: false, turn_mail: MailWish::AtOnce, ..wish(1) };
    for said in [wish(1), other] {
        assert!(changes(&*store, NoticeChange::Wished(said.clone())).await);
        assert_eq!(store.notice_wish(person(1)).await, Ok(Some(said)));
    }
}

pub(crate) async fn a_device_is_told_until_its_session_ends<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    assert!(
        !changes(&*store, NoticeChange::DeviceAdded(device(1, "https://a"))).await,
        "there is no session"
    );
    for (number, name) in [(1, "Ada"), (2, "Ben")] {
        comes(&*store, number, name).await;
    }
    let foreign = PushDevice { session: SessionId(2), ..device(1, "https://a") };
    assert!(!changes(&*store, NoticeChange::DeviceAdded(foreign)).await, "the session is somebody else's");
    for endpoint in ["https://a", "https://b"] {
        assert!(changes(&*store, NoticeChange::DeviceAdded(device(1, endpoint))).await);
    }
    assert_eq!(store.push_devices(person(1)).await, Ok(vec![device(1, "https://b")]), "one for a session");
    assert!(changes(&*store, NoticeChange::DeviceAdded(device(2, "https://b"))).await);
    assert_eq!(endpoints(&*store, 1).await, [""; 0], "the browser has signed in as somebody else");
    assert!(changes(&*store, NoticeChange::EndpointGone(SecretHash::of_text("https://b"))).await);
    assert!(!changes(&*store, NoticeChange::EndpointGone(SecretHash::of_text("https://b"))).await);
    assert!(changes(&*store, NoticeChange::DeviceAdded(device(2, "https://c"))).await);
    assert!(changes(&*store, NoticeChange::DeviceRemoved(SessionId(2))).await);
    assert_eq!(endpoints(&*store, 2).await, [""; 0]);
    for everywhere in [false, true] {
        assert!(changes(&*store, NoticeChange::DeviceAdded(device(1, "https://a"))).await);
        let except = Some(SessionId(1));
        let others = PersonChange::SignedOutEverywhere { person: person(1), except };
        assert!(done(&*store, others).await);
        assert_eq!(endpoints(&*store, 1).await, ["https://a"], "this session goes on");
        let out = if everywhere {
            PersonChange::SignedOutEverywhere { person: person(1), except: None }
        } else {
            comes(&*store, 3, "Eve").await;
            let theirs = PersonChange::SignedOut { person: person(3), session: SessionId(1) };
            assert!(!done(&*store, theirs).await);
            assert_eq!(endpoints(&*store, 1).await, ["https://a"]);
            PersonChange::SignedOut { person: person(1), session: SessionId(1) }
        };
        assert!(done(&*store, out).await);
        assert_eq!(endpoints(&*store, 1).await, [""; 0]);
        if !everywhere {
            let again = interregnum_store::Session {
                id: SessionId(1),
                person: person(1),
                secret: SecretHash::of_text("again"),
                previous: None,
                device: String::new(),
                created: Time(1),
                used: Time(1),
                rotated: Time(1),
            };
            assert!(done(&*store, PersonChange::SignedIn(again)).await);
        }
    }
}

pub(crate) async fn a_notice_is_sent_by_the_first_who_moves_it_on<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    let turn = notice(1, NoticeKind::Turn, 100);
    assert!(!changes(&*store, NoticeChange::Due(turn.clone())).await, "the person has no wishes");
    assert!(changes(&*store, NoticeChange::Wished(wish(1))).await);
    let soon = notice(1, NoticeKind::Soon, 50);
    for due in [&turn, &soon] {
        assert!(changes(&*store, NoticeChange::Due(due.clone())).await);
    }
    assert_eq!(store.notices_due(Time(49), 9).await, Ok(vec![]));
    assert_eq!(store.notices_due(Time(100), 1).await, Ok(vec![soon.clone()]));
    assert_eq!(store.notices_due(Time(100), 9).await, Ok(vec![soon.clone(), turn.clone()]));
    let moved = |until| NoticeChange::Moved { notice: turn.clone(), until: Time(until) };
    assert!(changes(&*store, moved(500)).await);
    assert!(!changes(&*store, moved(600)).await, "another server sends it");
    assert!(!changes(&*store, NoticeChange::Done(turn.clone())).await);
    let taken = notice(1, NoticeKind::Turn, 500);
    assert_eq!(store.notices_due(Time(500), 9).await, Ok(vec![soon.clone(), taken.clone()]));
    assert!(
        changes(&*store, NoticeChange::Done(taken)).await && changes(&*store, NoticeChange::Done(soon)).await
    );
    assert_eq!(store.notices_due(Time(900), 9).await, Ok(vec![]));
}

pub(crate) async fn a_new_notice_replaces_the_one_before_and_a_digest_stays<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    assert!(changes(&*store, NoticeChange::Wished(wish(1))).await);
    for (kind, replaces) in [(NoticeKind::Turn, true), (NoticeKind::Digest, false)] {
        assert!(changes(&*store, NoticeChange::Due(notice(1, kind, 100))).await);
        assert_eq!(changes(&*store, NoticeChange::Due(notice(1, kind, 200))).await, replaces);
        let due = notice(1, kind, if replaces { 200 } else { 100 });
        assert_eq!(store.notices_due(Time(900), 9).await, Ok(vec![due.clone()]));
        assert!(changes(&*store, NoticeChange::Done(due)).await);
    }
}

pub(crate) async fn an_address_belongs_to_an_account<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    let set = |address: &str| NoticeChange::AddressSet { person: person(1), address: address.to_owned() };
    assert!(!changes(&*store, set("ada@example.org")).await, "a guest has no account");
    assert!(done(&*store, account(1, "ada")).await);
    assert!(changes(&*store, set("old@example.org")).await && changes(&*store, set("ada@example.org")).await);
    assert_eq!(store.mail_address(person(1)).await, Ok(Some("ada@example.org".to_owned())));
    let at = |address: &str| store.persons_at(address.to_owned(), 5);
    assert_eq!(at("ada@example.org").await, Ok(vec![person(1)]));
    assert_eq!(at("old@example.org").await, Ok(vec![]));
    let link = link(1, LinkPurpose::Recover, 900);
    assert!(changes(&*store, NoticeChange::LinkMade { link: link.clone(), now: Time(1) }).await);
    assert!(changes(&*store, NoticeChange::AddressRemoved(person(1))).await);
    assert!(!changes(&*store, NoticeChange::AddressRemoved(person(1))).await);
    assert_eq!(store.mail_address(person(1)).await, Ok(None));
    assert_eq!(store.mail_link(link.secret).await, Ok(None), "a link to an address that is gone");
}

pub(crate) async fn a_link_of_a_message_is_used_once<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    let [old, young] = [link(1, LinkPurpose::Confirm, 100), link(2, LinkPurpose::Recover, 900)];
    let made = |link: &MailLink, now| NoticeChange::LinkMade { link: link.clone(), now: Time(now) };
    assert!(!changes(&*store, made(&old, 50)).await, "a guest has no account");
    assert!(done(&*store, account(1, "ada")).await);
    assert!(changes(&*store, made(&old, 50)).await);
    assert_eq!(store.mail_link(old.secret).await, Ok(Some(old.clone())));
    assert!(changes(&*store, made(&young, 500)).await);
    assert_eq!(store.mail_link(old.secret).await, Ok(None), "its time is over");
    assert!(changes(&*store, NoticeChange::LinkUsed(young.secret)).await);
    assert!(!changes(&*store, NoticeChange::LinkUsed(young.secret)).await);
}

pub(crate) async fn who_is_deleted_is_told_nothing_more<K: StoreUnderTest>() {
    let kept = K::new().await;
    let store = kept.open().await;
    comes(&*store, 1, "Ada").await;
    assert!(done(&*store, account(1, "ada")).await);
    let address = "ada@example.org".to_owned();
    let link = link(1, LinkPurpose::Recover, 900);
    for change in [
        NoticeChange::Wished(wish(1)),
        NoticeChange::DeviceAdded(device(1, "https://a")),
        NoticeChange::Due(notice(1, NoticeKind::Turn, 100)),
        NoticeChange::AddressSet { person: person(1), address: address.clone() },
        NoticeChange::LinkMade { link: link.clone(), now: Time(1) },
    ] {
        assert!(changes(&*store, change).await);
    }
    assert!(done(&*store, PersonChange::Deleted(person(1))).await);
    assert_eq!(store.notice_wish(person(1)).await, Ok(None));
    assert_eq!(store.push_devices(person(1)).await, Ok(vec![]));
    assert_eq!(store.notices_due(Time(900), 9).await, Ok(vec![]));
    assert_eq!(store.persons_at(address, 5).await, Ok(vec![]));
    assert_eq!(store.mail_link(link.secret).await, Ok(None));
}
