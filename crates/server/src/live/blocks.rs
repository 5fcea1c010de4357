//! Blocks at a table: who is not heard, and who may not sit down.

use super::actor::TableActor;
use super::connections::frame;
use super::request::ConnectionId;
use crate::api_error::ApiError;
use crate::app::App;
use crate::moderation::{ModerationError, check_talk};
use interregnum_kernel::Viewer;
use interregnum_table::{Command, PersonId, Table, Version};
use interregnum_wire::ToClient;

/// Whom a person does not want to hear.
pub(super) async fn blocked_by(app: &App, who: Option<PersonId>) -> Vec<PersonId> {
    let Some(who) = who else { return Vec::new() };
    match app.store.blocks(who).await {
        Ok(blocks) => blocks.into_iter().map(|block| block.blocked).collect(),
        Err(error) => {
            tracing::warn!(code = error.code(), "blocks not read: somebody may hear whom they blocked");
            Vec::new()
        }
    }
}

/// Whose blocks keep others from a table: its host's, and those of the people who sit there. A table that is not listed
/// is found by a link that somebody there gave away, so blocks keep nobody from it.
fn guards(table: &Table) -> Vec<PersonId> {
    if !table.setup().listed {
        return Vec::new();
    }
    let seated = table.holders().into_iter().map(|(_, holder)| holder);
    std::iter::once(table.host()).chain(seated).collect()
}

impl TableActor {
    /// What moderation has to say about a command.
    pub(super) fn concern(&self, command: &Command) -> Concern {
        match command {
            Command::Say { .. } | Command::Gesture { .. } => Concern::Talk,
            Command::Sit { .. } => Concern::Seat(guards(&self.table)),
            _ => Concern::None,
        }
    }

    /// A person has blocked somebody, or taken that back: their connections hear the talk accordingly.
    pub(super) async fn blocks_changed(&mut self, who: &PersonId) {
        let blocked = blocked_by(&self.app, Some(*who)).await;
        for id in self.connections.set_blocked(who, &blocked) {
            let viewer = self.connections.get(id).map_or(Viewer::Spectator, |connection| connection.viewer);
            let scene = self.table.scene_without(viewer, &blocked);
            self.connections.send(id, frame(&ToClient::Scene { scene }));
        }
    }

    /// Tells a connection what happened since a version, without those whom its person has blocked.
    pub(super) fn tell_quietly(&mut self, id: ConnectionId, since: Version) {
        let Some(connection) = self.connections.get(id) else { return };
        let (viewer, blocked) = (connection.viewer, &connection.blocked);
        let message = match self.table.told_since_without(viewer, since, blocked) {
            Some(told) => ToClient::News { told, now: self.table.now(viewer) },
            None => ToClient::Scene { scene: self.table.scene_without(viewer, blocked) },
        };
        self.connections.send(id, frame(&message));
    }
}

/// What moderation has to say about a command.
pub(super) enum Concern {
    None,
    /// Whether the person may talk.
    Talk,
    /// Whether one of these people has blocked the person.
    Seat(Vec<PersonId>),
}

impl Concern {
    /// Fails if a person may not do what they ask for.
    pub(super) async fn check(self, app: &App, who: &PersonId) -> Result<(), ApiError> {
        match self {
            Self::Talk => check_talk(app, who),
            Self::Seat(guards) if !guards.is_empty() => {
                let blockers = app.store.blockers(*who).await?;
                let is_blocked = blockers.iter().any(|blocker| guards.contains(blocker));
                if is_blocked { Err(ModerationError::NotWelcome.into()) } else { Ok(()) }
            }
            Self::None | Self::Seat(_) => Ok(()),
        }
    }
}
