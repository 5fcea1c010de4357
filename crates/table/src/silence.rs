//! What a viewer learns who does not want to hear some people. Nothing but their talk is left out.

use crate::{ChatMessage, News, PersonId, Scene, Table, Told, Version};
use interregnum_kernel::Viewer;

impl Table {
    /// What was said last, and by whom.
    pub fn talk(&self) -> impl Iterator<Item = (Option<PersonId>, &ChatMessage)> {
        self.history().talk().map(|spoken| (spoken.speaker, &spoken.message))
    }

    /// Who said something, as far as the table remembers.
    pub fn speakers(&self) -> Vec<PersonId> {
        self.talk().filter_map(|(speaker, _)| speaker).collect()
    }

    /// The scene without what these people said.
    pub fn scene_without(&self, viewer: Viewer, silenced: &[PersonId]) -> Scene {
        let heard = self.talk().filter(|(speaker, _)| speaker.is_none_or(|who| !silenced.contains(&who)));
        let talk = heard.map(|(_, message)| message.clone()).collect();
        Scene { talk, ..self.scene(viewer) }
    }

    /// What a viewer learns of everything after a version, without what these people said. Their entries count, and
    /// are hidden.
    pub fn told_since_without(
        &self,
        viewer: Viewer,
        since: Version,
        silenced: &[PersonId],
    ) -> Option<Vec<Told>> {
        let mut told = self.told_since(viewer, since)?;
        let is_silenced = |version: Version| {
            let spoken = self.history().talk().find(|spoken| spoken.version == version);
            spoken.and_then(|spoken| spoken.speaker).is_some_and(|who| silenced.contains(&who))
        };
        for entry in told.iter_mut().filter(|entry| is_silenced(entry.version)) {
            entry.news = News::Hidden;
        }
        Some(told)
    }
}
