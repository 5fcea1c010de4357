//! What people ask of a live table.

use super::actor::Live;
use super::proper::proper;
use super::request::{Done, Join, Joined, Request, WatcherId, Wish};
use super::watchers::{Watcher, frame};
use crate::bots::HINT_ADVISER;
use crate::chance;
use crate::problem::Problem;
use interregnum_kernel::Viewer;
use interregnum_store::StoreError;
use interregnum_table::{Asked, Duty, Refused, SecretHash, Version};
use interregnum_wire::{PROTOCOL, ToClient};
use std::time::Duration;
use tokio::time::Instant;

/// A person whose connection is gone for less has only blinked.
const BLINK: Duration = Duration::from_secs(3);

impl Live {
    pub(super) async fn answer(&mut self, request: Request) -> Result<(), Problem> {
        match request {
            Request::Join(join) => self.join(*join).await,
            Request::Leave(watcher) => {
                self.left(watcher);
                Ok(())
            }
            Request::Desert => {
                if self.watchers.is_empty() {
                    self.attend(&Duty::Desert).await
                } else {
                    Ok(())
                }
            }
            Request::TakeOver(watcher) => {
                self.hand_over(watcher);
                Ok(())
            }
            Request::Say { watcher, wish } => self.say(watcher, *wish).await,
            Request::Ask { who, wish, reply } => {
                let (done, after) = self.ask(*who, *wish).await;
                let _ = reply.send(done);
                after
            }
            Request::Look { who, reply } => {
                self.looked = Instant::now();
                let viewer = who.map_or(Viewer::Spectator, |who| self.table.viewer(&who));
                let _ = reply.send(Ok(Box::new(self.table.scene(viewer))));
                Ok(())
            }
            Request::Story { who, reply } => {
                self.looked = Instant::now();
                let viewer = who.map_or(Viewer::Spectator, |who| self.table.viewer(&who));
                let _ = reply.send(Ok(self.table.story(viewer)));
                Ok(())
            }
            Request::Glance { who, number, reply } => {
                self.looked = Instant::now();
                let viewer = who.map_or(Viewer::Spectator, |who| self.table.viewer(&who));
                let _ = reply.send(self.table.glance(viewer, number).ok_or(Problem::NoSuchMove));
                Ok(())
            }
            Request::Advise { who, reply } => {
                let seat = self.table.viewer(&who).seat().ok_or(Refused::NotSeated);
                let question = seat.and_then(|seat| self.table.advise(seat, HINT_ADVISER));
                let _ = reply.send(question.map_err(Problem::from));
                Ok(())
            }
            Request::Answer { seat, turn, action } => self.bot_answered(seat, turn, action).await,
            Request::Notice(text) => {
                let message = frame(&ToClient::Notice { text });
                for viewer in self.watchers.viewers() {
                    self.watchers.tell(viewer, &message);
                }
                Ok(())
            }
        }
    }

    async fn join(&mut self, join: Join) -> Result<(), Problem> {
        let Join { who, name, lang, since, outbox, reply } = join;
        let viewer = who.as_ref().map_or(Viewer::Spectator, |who| self.table.viewer(who));
        let watcher = self.watchers.add(Watcher::new(who, name, viewer, lang, outbox));
        // Whoever has gone meanwhile leaves at once.
        let _ = reply.send(Ok(Joined { watcher, viewer }));
        self.welcome(watcher, since).await
    }

    /// Shows the table to a new connection, and relieves whoever stood in for its person.
    async fn welcome(&mut self, id: WatcherId, since: Option<Version>) -> Result<(), Problem> {
        self.looked = Instant::now();
        self.take_over(id);
        let Some(viewer) = self.watchers.get(id).map(|watcher| watcher.viewer) else { return Ok(()) };
        let told = since.and_then(|since| self.table.told_since(viewer, since));
        let message =
            ToClient::Welcome { protocol: PROTOCOL, acting: true, told, scene: self.table.scene(viewer) };
        self.watchers.send(id, frame(&message));
        if let Some(text) = self.house.notice() {
            self.watchers.send(id, frame(&ToClient::Notice { text }));
        }
        let Some(seat) = viewer.seat() else { return Ok(()) };
        self.leaving.remove(&seat);
        match self.attend(&Duty::Found(seat)).await {
            Ok(()) => Ok(()),
            Err(problem) => self.recover(problem).await,
        }
    }

    /// One connection acts for its person from now on; the others are told.
    fn take_over(&mut self, id: WatcherId) {
        for other in self.watchers.act(id) {
            self.watchers.send(other, frame(&ToClient::Acting { acting: false }));
        }
    }

    /// The same for a connection that was here before, which has to be told, too.
    fn hand_over(&mut self, id: WatcherId) {
        self.take_over(id);
        self.watchers.send(id, frame(&ToClient::Acting { acting: true }));
    }

    fn left(&mut self, id: WatcherId) {
        self.looked = Instant::now();
        let Some(watcher) = self.watchers.remove(id) else { return };
        if let Some(newest) = watcher.who.filter(|_| watcher.acts).and_then(|who| self.watchers.newest(&who))
        {
            self.hand_over(newest);
        }
        if let Some(seat) = watcher.viewer.seat().filter(|seat| !self.watchers.attends(*seat)) {
            self.leaving.insert(seat, Instant::now() + BLINK);
        }
    }

    async fn say(&mut self, watcher: WatcherId, wish: Wish) -> Result<(), Problem> {
        let Some(speaker) = self.watchers.get(watcher) else { return Ok(()) };
        let lang = speaker.lang;
        let Wish { id, command } = wish;
        let (done, after) = match (speaker.who, speaker.acts) {
            (None, _) => (Err(Problem::NoName), Ok(())),
            (Some(_), false) => (Err(Problem::OtherTab), Ok(())),
            (Some(who), true) => match proper(command, &speaker.name) {
                Ok(command) => self.ask(who, Wish { id: id.clone(), command }).await,
                Err(problem) => (Err(problem), Ok(())),
            },
        };
        let message = match done {
            Ok(Done { version }) => ToClient::Done { id, version },
            Err(problem) => ToClient::Refused { id: Some(id), error: problem.body(lang) },
        };
        self.watchers.send(watcher, frame(&message));
        after
    }

    /// Does what a person asks. The second result is how the table goes on.
    async fn ask(&mut self, who: SecretHash, wish: Wish) -> (Result<Done, Problem>, Result<(), Problem>) {
        self.looked = Instant::now();
        let Wish { id, command } = wish;
        let mut asked = Asked { who, id, command, now: self.house.clock.now(), fresh: chance::fresh() };
        let mut done = self.once(&asked).await;
        if let Err(problem @ Problem::Store(_)) = &done {
            let conflict = matches!(problem, Problem::Store(StoreError::Conflict { .. }));
            if let Err(problem) = self.recover(problem.clone()).await {
                return (done, Err(problem));
            }
            if conflict {
                asked.now = self.house.clock.now();
                done = self.once(&asked).await;
            }
        }
        let metrics = &self.house.metrics;
        if done.is_ok() { &metrics.accepted } else { &metrics.refused }.add(1);
        (done, Ok(()))
    }

    async fn once(&mut self, asked: &Asked) -> Result<Done, Problem> {
        if let Some(version) = self.table.done(&asked.who, &asked.id) {
            return Ok(Done { version });
        }
        if let Some(decision) = self.table.decide(asked)? {
            self.write(decision).await?;
        }
        Ok(Done { version: self.table.version() })
    }
}
