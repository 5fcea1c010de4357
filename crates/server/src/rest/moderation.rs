//! The moderators' interface.

pub(super) mod log;
pub(super) mod queue;
pub(super) mod sanctions;

use crate::api_error::{ApiError, LocalizedError};
use crate::app::App;
use crate::identity::AuthenticatedPerson;
use crate::moderation::ModerationError;
use axum::Router;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::routing::{get, post};
use interregnum_table::PersonId;
use interregnum_text::Lang;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// The greatest number of reports, and of entries of the log, in a list.
const LONGEST: u32 = 100;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/moderation/reports", get(queue::list_reports))
        .route("/api/moderation/reports/{report}", get(queue::show_report))
        .route("/api/moderation/reports/{report}/dismiss", post(queue::dismiss_report))
        .route("/api/moderation/reports/{report}/sanction", post(sanctions::sanction_person))
        .route("/api/moderation/sanctions", get(sanctions::list_sanctions))
        .route("/api/moderation/sanctions/{sanction}/lift", post(sanctions::lift_sanction))
        .route("/api/moderation/log", get(log::show_log))
}

/// A moderator.
pub(super) struct ModeratorPerson {
    person: PersonId,
    lang: Lang,
}

impl<S: Send + Sync> FromRequestParts<S> for ModeratorPerson
where
    Arc<App>: FromRef<S>,
{
    type Rejection = LocalizedError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, LocalizedError> {
        let known = AuthenticatedPerson::from_request_parts(parts, state).await?;
        let app = Arc::<App>::from_ref(state);
        let (person, lang) = (known.person.id, known.lang);
        let is_one = app.store.is_moderator(person).await;
        if is_one.map_err(|error| ApiError::from(error).localized(lang))? {
            Ok(Self { person, lang })
        } else {
            Err(ApiError::from(ModerationError::NotModerator).localized(lang))
        }
    }
}

/// Why something is done. Moderators and operators read it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ActionReason {
    /// At most 1000 characters.
    #[schema(min_length = 1)]
    reason: String,
}
