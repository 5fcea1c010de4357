//! A plain page for browsers without scripts, and for a server that was built without the page.

use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use interregnum_kernel::Phrase;
use interregnum_text::{Catalogue, Lang, Seats};
use std::fmt::Write as _;

/// The headings of the page, each with the lines under it.
const PARTS: [(&str, &[&str]); 2] = [
    ("server-page-play", &["server-page-play-terminal", "server-page-play-browser"]),
    ("server-page-programs", &["server-page-openapi", "server-page-socket", "server-page-stream"]),
];

pub(super) fn landing(lang: Lang) -> Html<String> {
    let say = |key: &str| Catalogue::of(lang).say(&Phrase::new(key), &Seats::default());
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>Interregnum</title>\n\
         <link rel=\"stylesheet\" href=\"/style.css\">\n<main>\n<h1>Interregnum</h1>\n<p>{}</p>\n",
        say("server-page-about"),
    );
    for (heading, lines) in PARTS {
        let _ = write!(page, "<h2>{}</h2>\n<ul>\n", say(heading));
        for line in lines {
            let _ = writeln!(page, "<li>{}</li>", say(line));
        }
        page += "</ul>\n";
    }
    let _ = write!(page, "<h2>{}</h2>\n<ul>\n", say("server-page-rules"));
    for game in interregnum_games::NAMES {
        let name = say(&format!("{game}-name"));
        let _ = writeln!(page, "<li><a href=\"/api/games/{game}/rules\">{name}</a></li>");
    }
    page += "</ul>\n";
    let other = if lang == Lang::En { Lang::Fr } else { Lang::En };
    let _ =
        write!(page, "<p><a href=\"/plain?lang={other}\">{}</a></p>\n</main>\n", say("server-page-other"));
    Html(page)
}

pub(super) fn style() -> Response {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("plain.css")).into_response()
}
