//! Challenges: somebody asks somebody else for a game.

pub(super) mod answer;
pub(super) mod make;
pub(super) mod news;

use crate::app::App;
use axum::Router;
use axum::routing::{delete, get, post};
use interregnum_table::Setup;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

pub(super) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/me/news", get(news::person_news))
        .route("/api/challenges", post(make::challenge))
        .route("/api/challenges/{challenge}", delete(answer::withdraw))
        .route("/api/challenges/{challenge}/accept", post(answer::accept))
        .route("/api/challenges/{challenge}/decline", post(answer::decline))
}

/// What is stored of the agreement.
#[derive(Serialize, Deserialize)]
struct Terms {
    setup: Setup,
    commits: bool,
}
