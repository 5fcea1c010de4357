//! Delivers the notices that are due.

use super::mail::NotSent;
use super::off::{Off, Way};
use super::push::{Answer, Push};
use super::words::{WaitingGame, Words};
use super::{DeviceKeys, Endpoint, Letter, quiet};
use crate::app::App;
use interregnum_store::{
    ListedTable, MailWish, Notice, NoticeChange, NoticeKind, NoticeWish, PersonChange, PushDevice, StoreError,
};
use interregnum_table::{SecretHash, Span, TableId, Time};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

/// How many notices are taken at a time.
const MANY: u32 = 200;

/// How long a server has for a delivery before another repeats it.
const LEASE: Span = Span::seconds(600);

/// How often a delivery is tried, and how long after each failure it is tried again.
const RETRIES: [Duration; 3] = [Duration::from_secs(5), Duration::from_secs(30), Duration::from_mins(2)];

/// The time between two digests to one person.
const DIGEST: Span = Span::days(1);

/// How long a push service keeps a push about a game without a time limit.
const KEPT: Span = Span::days(3);

/// How many games that wait are looked through.
const GAMES: u32 = 1000;

/// Delivers what is due. Among several nodes the first does it for all.
pub(crate) async fn send_due(app: &Arc<App>) {
    if app.peers.as_ref().is_some_and(|peers| !peers.cluster.is_first()) {
        return;
    }
    if let Err(error) = take_due(app).await {
        tracing::error!(code = error.code(), %error, "notices not looked for: they are sent later");
    }
}

async fn take_due(app: &Arc<App>) -> Result<(), StoreError> {
    let now = app.clock.now();
    for notice in app.store.notices_due(now, MANY).await? {
        let Some(wish) = app.store.notice_wish(notice.person).await? else {
            change(app, NoticeChange::Done(notice)).await?;
            continue;
        };
        let ends = wish.quiet.and_then(|hours| quiet::ends(hours, &wish.zone, now));
        let until = ends.unwrap_or(now + LEASE);
        let is_taken = change(app, NoticeChange::Moved { notice: notice.clone(), until }).await?;
        if is_taken && ends.is_none() {
            let (app, taken) = (Arc::clone(app), Notice { due: until, ..notice });
            tokio::spawn(async move { deliver(&app, taken, &wish).await });
        }
    }
    Ok(())
}

async fn change(app: &App, change: NoticeChange) -> Result<bool, StoreError> {
    app.store.change_person(PersonChange::Notice(change)).await
}

async fn deliver(app: &Arc<App>, notice: Notice, wish: &NoticeWish) {
    if let Err(error) = try_deliver(app, notice, wish).await {
        tracing::error!(code = error.code(), %error, "notice not delivered: it is sent later");
    }
}

async fn try_deliver(app: &Arc<App>, notice: Notice, wish: &NoticeWish) -> Result<(), StoreError> {
    let Some(person) = app.store.person(notice.person).await? else { return Ok(()) };
    let waiting = app.store.awaiting(notice.person, GAMES).await?;
    let Some(table) = notice.table.clone() else {
        return digest(app, notice, wish, &waiting, &person.name).await;
    };
    let now = app.clock.now();
    let game = waiting.iter().find(|listed| listed.table == table);
    let game = game.and_then(|listed| WaitingGame::of(listed, &person.name));
    // The person may have played meanwhile, or the time is over.
    if let Some(game) = game.filter(|game| game.until.is_none_or(|until| until > now)) {
        tokio::join!(push_all(app, &notice, wish, &game, &table), write_letter(app, &notice, wish, &game));
    }
    change(app, NoticeChange::Done(notice)).await?;
    Ok(())
}

/// Pushes to all devices of a person.
async fn push_all(app: &Arc<App>, notice: &Notice, wish: &NoticeWish, game: &WaitingGame, table: &TableId) {
    let is_wanted = if notice.kind == NoticeKind::Soon { wish.soon_push } else { wish.turn_push };
    if !is_wanted {
        return;
    }
    let Ok(devices) = app.store.push_devices(notice.person).await else { return };
    let now = app.clock.now();
    let words = Words::of(&wish.lang);
    let off = Off { way: Way::Push, kind: notice.kind, person: notice.person }.token(&app.notices.key);
    let content = json!({
        "title": words.title(notice.kind, game),
        "body": words.body(notice.kind, game, now),
        "path": game.path,
        "tag": format!("{table}"),
        "off": {"token": off, "label": words.get("notices-push-off")},
    });
    let ttl = game.until.map_or(KEPT, |until| until - now).0 / 1000;
    // A push service learns that two pushes are about the same game, and not which.
    let topic = SecretHash::of_text(&app.notices.key.code(&format!("{} {table}", notice.person))).to_string();
    for device in devices {
        let about = About { content: content.to_string(), ttl, topic: topic[..32].to_owned() };
        push(app, &device, about, notice.kind == NoticeKind::Soon).await;
    }
}

/// What a push says, and how long it is kept.
struct About {
    content: String,
    ttl: u64,
    topic: String,
}

/// Pushes to one device, and forgets it if its push service has.
async fn push(app: &Arc<App>, device: &PushDevice, about: About, is_urgent: bool) {
    let keys = DeviceKeys::read(&device.key, &device.auth);
    let endpoint = Endpoint::read(&device.endpoint, app.config.push_to_loopback);
    let (Some(keys), Some(endpoint)) = (keys, endpoint) else { return };
    for pause in RETRIES.map(Some).into_iter().chain([None]) {
        let push = Push {
            authorization: app.notices.key.authorization(
                &endpoint.origin(),
                subject(app).as_deref(),
                app.clock.now(),
            ),
            ttl: about.ttl,
            topic: about.topic.clone(),
            is_urgent,
            body: keys.encrypt(about.content.as_bytes()),
        };
        let permit = app.notices.permit().await;
        let answer = app.notices.client.send(&endpoint, push).await;
        drop(permit);
        match (answer, pause) {
            (Answer::Accepted, _) => return app.metrics.pushes_sent.add(1),
            (Answer::Gone, _) => {
                // A store that refuses it forgets the device after the next push.
                let _ = change(app, NoticeChange::EndpointGone(device.id)).await;
                return;
            }
            (Answer::Later(wait), Some(pause)) => tokio::time::sleep(pause.max(wait)).await,
            (Answer::Refused(status), _) => {
                tracing::warn!(status, service = %endpoint.origin(), "push refused: the device gets no notice");
                return app.metrics.pushes_failed.add(1);
            }
            (Answer::Later(_), None) => {
                tracing::warn!(service = %endpoint.origin(), "push service not reached: the device gets no notice");
                app.metrics.pushes_failed.add(1);
            }
        }
    }
}

/// Whom a push service can ask about our pushes.
fn subject(app: &App) -> Option<String> {
    let mail = app.config.mail_from.as_ref().map(|address| format!("mailto:{address}"));
    mail.or_else(|| app.config.public_address.clone().filter(|page| page.starts_with("https://")))
}

/// Writes to a person who wants to know of every game; or notes that a digest is due.
async fn write_letter(app: &Arc<App>, notice: &Notice, wish: &NoticeWish, game: &WaitingGame) {
    let Some(mailer) = &app.notices.mailer else { return };
    let is_turn = notice.kind == NoticeKind::Turn;
    let is_wanted = if is_turn { wish.turn_mail == MailWish::AtOnce } else { wish.soon_mail };
    let now = app.clock.now();
    if is_turn && wish.turn_mail == MailWish::Daily {
        let digest = Notice { kind: NoticeKind::Digest, table: None, due: now, ..notice.clone() };
        // If it cannot be stored, the next game that waits causes a digest.
        let _ = change(app, NoticeChange::Due(digest)).await;
    }
    let Some(to) = app.store.mail_address(notice.person).await.ok().flatten().filter(|_| is_wanted) else {
        return;
    };
    let words = Words::of(&wish.lang);
    let off = Off { way: Way::Mail, kind: notice.kind, person: notice.person }.token(&app.notices.key);
    let text = words.letter(notice.kind, game, (&mailer.page, &off), now);
    let off = Some(format!("{}/api/notices/off/{off}", mailer.page));
    deliver_letter(app, Letter { to, subject: words.title(notice.kind, game), text, off }).await;
}

/// Sends the list of all games that wait. The notice stays for a day, so that no other follows before.
async fn digest(
    app: &Arc<App>,
    notice: Notice,
    wish: &NoticeWish,
    waiting: &[ListedTable],
    name: &str,
) -> Result<(), StoreError> {
    let now = app.clock.now();
    let games: Vec<WaitingGame> = waiting.iter().filter_map(|listed| WaitingGame::of(listed, name)).collect();
    let address = app.store.mail_address(notice.person).await?;
    let is_wanted = wish.turn_mail == MailWish::Daily && !games.is_empty();
    let (Some(mailer), Some(to), true) = (&app.notices.mailer, address, is_wanted) else {
        change(app, NoticeChange::Done(notice)).await?;
        return Ok(());
    };
    let until: Time = now + DIGEST;
    change(app, NoticeChange::Moved { notice: notice.clone(), until }).await?;
    let words = Words::of(&wish.lang);
    let off = Off { way: Way::Mail, kind: NoticeKind::Digest, person: notice.person }.token(&app.notices.key);
    let text = words.digest(&games, (&mailer.page, &off), now);
    let off = Some(format!("{}/api/notices/off/{off}", mailer.page));
    deliver_letter(app, Letter { to, subject: words.digest_subject(games.len()), text, off }).await;
    Ok(())
}

/// Hands a message to the relay, and tries again if the relay does not take it.
pub(crate) async fn deliver_letter(app: &Arc<App>, letter: Letter) {
    let Some(mailer) = &app.notices.mailer else { return };
    for pause in RETRIES.map(Some).into_iter().chain([None]) {
        let permit = app.notices.permit().await;
        let sent = mailer.send(&letter).await;
        drop(permit);
        match (sent, pause) {
            (Ok(()), _) => return app.metrics.mails_sent.add(1),
            (Err(NotSent::Later), Some(pause)) => tokio::time::sleep(pause).await,
            (Err(error), _) => {
                tracing::error!(?error, "message not sent: the relay does not take it");
                return app.metrics.mails_failed.add(1);
            }
        }
    }
}
