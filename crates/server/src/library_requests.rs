//! Requests about finished games: the library, counts, files.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, Request, State as Extract};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Json, Response};
use whiteout_table::{Listing, Person, Refusal, Stats, count};

use crate::actor::Ask;
use crate::app::Shared;
use crate::archive::{self, ArchiveError, Brought};
use crate::bodies;
use crate::caller::Caller;
use crate::catalogue::{LibraryPage, Wanted, worked_out};
use crate::directory;
use crate::library::LibraryGames;
use crate::protocol::ArrivedGame;
use crate::removal::Remover;
use crate::requests::{Answer, AtTable, Failure, SameOrigin, json, leave, seat_cookie};
use crate::tokens;

impl From<ArchiveError> for Failure {
    fn from(error: ArchiveError) -> Self {
        match error {
            ArchiveError::NoSuchTable => Self::new(StatusCode::NOT_FOUND, "no-such-table"),
            ArchiveError::NotOver => Self::new(StatusCode::FORBIDDEN, "not-over"),
            ArchiveError::Store(error) => error.into(),
            // What exactly is wrong is a matter of the file, which its owner has.
            ArchiveError::Record(error) => {
                Refusal { faults: vec![error.to_string()], ..Refusal::new(error.code()) }.into()
            }
        }
    }
}

fn in_measure(app: &Shared, from: Caller) -> Answer<()> {
    if app.asked.allow(from.address, app.hub.outside.now()) {
        Ok(())
    } else {
        Err(Failure::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests"))
    }
}

pub(crate) async fn find(
    Extract(app): Extract<Shared>,
    from: Caller,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Answer<Json<LibraryPage>> {
    in_measure(&app, from)?;
    let Query(wanted) = wanted.map_err(|_| Refusal::new("not-understood"))?;
    let listing = app.hub.listing().await?;
    Ok(Json(worked_out(move || listing.find(&wanted)).await?))
}

/// A file becomes a table, and the sender is its host.
pub(crate) async fn import(
    Extract(app): Extract<Shared>,
    from: Caller,
    _: SameOrigin,
    request: Request,
) -> Answer<Response> {
    bodies::is_announced_as_a_file(&app, request.body())?;
    // Before the file is read: it may be long.
    if !app.opened.allow(from.address, app.hub.outside.now()) {
        return Err(Failure::new(StatusCode::TOO_MANY_REQUESTS, "too-many-tables"));
    }
    let _leave = leave(&app.files, from).await?;
    let file = bodies::file(&app, request.into_body()).await?;
    let text = String::from_utf8(file).map_err(|_| Refusal::new("file-foreign"))?;
    let token = tokens::fresh(&*app.hub.outside)?;
    let (log, outside) = (app.hub.log(), &*app.hub.outside);
    let Brought { key, proof } =
        archive::bring(log, outside, text, Listing::Unlisted, Some(tokens::hash(&token))).await?;
    let id = directory::id(key);
    let cookie = seat_cookie(&id, &token, from);
    Ok((cookie, Json(ArrivedGame { id, person: Person(0), proof })).into_response())
}

pub(crate) async fn stats(Extract(app): Extract<Shared>, from: Caller) -> Answer<Json<Stats>> {
    in_measure(&app, from)?;
    Ok(Json(app.hub.listing().await?.stats.clone()))
}

pub(crate) async fn stats_csv(Extract(app): Extract<Shared>, from: Caller) -> Answer<Response> {
    in_measure(&app, from)?;
    let csv = app.hub.listing().await?.stats.to_csv();
    let kind = (header::CONTENT_TYPE, "text/csv; charset=utf-8");
    let name = (header::CONTENT_DISPOSITION, "attachment; filename=\"whiteout.csv\"");
    Ok(([kind, name], csv).into_response())
}

/// Somebody's own games, which their browser has gathered from their tables, counted like all the others.
pub(crate) async fn count_own(Extract(app): Extract<Shared>, from: Caller, request: Request) -> Answer<Json<Stats>> {
    in_measure(&app, from)?;
    let _leave = leave(&app.files, from).await?;
    let sent = bodies::file(&app, request.into_body()).await?;
    let LibraryGames { games } = serde_json::from_slice(&sent).map_err(|_| Refusal::new("not-understood"))?;
    Ok(Json(worked_out(move || count(games.iter().map(|game| (&game.summary, game.seat)))).await?))
}

pub(crate) async fn mine(Extract(app): Extract<Shared>, from: Caller, at: AtTable) -> Answer<Response> {
    at.in_measure(&app.asked, from)?;
    at.ask(|reply| Ask::Mine { token: at.token.clone(), reply }).await.map(json)
}

/// The host takes the table away, with all its games.
pub(crate) async fn remove(Extract(app): Extract<Shared>, from: Caller, at: AtTable) -> Answer<StatusCode> {
    at.in_measure(&app.asked, from)?;
    at.ask(|reply| Ask::Remove { by: Remover::Host(at.token.clone()), reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}
