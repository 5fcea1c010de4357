//! Names of accounts belong to them: nobody else may take one that looks alike.

use super::{ModerationError, change};
use crate::api_error::ApiError;
use crate::app::App;
use interregnum_people::{BadName, check_name, name_forms};
use interregnum_store::{ModerationChange, NameForms, StoreError};
use interregnum_table::{PersonId, name_key};
use interregnum_text::{Catalogue, Lang};
use std::sync::Arc;

/// Fails if a person, or somebody new, may not take a name.
pub(crate) async fn admit_name(app: &App, name: &str, person: Option<PersonId>) -> Result<(), ApiError> {
    check_name(name).map_err(ModerationError::BadName)?;
    let is_other = |owner: PersonId| Some(owner) != person;
    if app.store.account_by_key(name_key(name)).await?.is_some_and(|account| is_other(account.person)) {
        return Err(ApiError::NameTaken);
    }
    if app.store.name_owner(name_forms(name)).await?.is_some_and(is_other) {
        return Err(ModerationError::NameResembles.into());
    }
    Ok(())
}

/// Keeps a name for the account of a person, who is about to have one, or changes its spelling. The name that the page
/// offers to visitors belongs to nobody.
pub(crate) async fn reserve_name(app: &App, name: &str, person: PersonId) -> Result<(), ApiError> {
    let offered = Lang::ALL.into_iter().map(|lang| name_forms(&Catalogue::of(lang).get("page-guest")));
    let NameForms(forms) = name_forms(name);
    if offered.into_iter().any(|NameForms(other)| forms.iter().any(|form| other.contains(form))) {
        return Err(ModerationError::BadName(BadName::Reserved).into());
    }
    let claimed = change(app, ModerationChange::NameClaimed { person, forms: name_forms(name) }).await?;
    if claimed { Ok(()) } else { Err(ModerationError::NameResembles.into()) }
}

/// Keeps the names of accounts from before names were kept. Of two that look alike, the older account has the name to
/// itself, and the other keeps its own.
pub(crate) async fn reserve_old_names(app: Arc<App>) {
    if let Err(error) = try_reserve_old_names(&app).await {
        tracing::error!(code = error.code(), "names of accounts not kept: the next start tries again");
    }
}

async fn try_reserve_old_names(app: &App) -> Result<(), StoreError> {
    for (person, name) in app.store.unclaimed_names().await? {
        change(app, ModerationChange::NameClaimed { person, forms: name_forms(&name) }).await?;
    }
    Ok(())
}
