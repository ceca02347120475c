//! A game that is over as a picture to post.

use serde_json::{Value, json};

use crate::client::{GAMES, Running};
use crate::evening::{friends_named, play_on};

const NAMES: [&str; 2] = ["<script>a()</script>", "B&\"n' <!--"];

async fn picture(server: &Running, id: &str, query: &str) -> (u16, String, String) {
    server.http(&format!("GET /api/tables/{id}/picture{query} HTTP/1.1"), "").await
}

/// Every tag is closed in its place, attributes stand in quotes, and what is not markup is escaped. The names of all
/// elements, in order.
fn elements(xml: &str) -> Vec<String> {
    let (mut open, mut names) = (Vec::new(), Vec::new());
    let mut rest = xml.trim();
    while let Some(at) = rest.find('<') {
        assert!(!rest[..at].contains('>'), "a loose bracket: {}", &rest[..at]);
        for entity in rest[..at].split('&').skip(1) {
            let known = ["amp;", "lt;", "gt;", "quot;", "#39;"];
            assert!(known.iter().any(|name| entity.starts_with(name)), "a loose ampersand: {entity}");
        }
        let end = rest.find('>').expect("the end of a tag");
        let tag = &rest[at + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name), "closed in its place");
            continue;
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "quotes in {tag}");
        let name: String = tag.chars().take_while(char::is_ascii_alphanumeric).collect();
        assert!(!name.is_empty(), "an element: {tag}");
        if !tag.ends_with('/') {
            open.push(name.clone());
        }
        names.push(name);
    }
    assert!(open.is_empty() && rest.is_empty(), "{open:?} {rest}");
    names
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_gives_a_picture_with_everybody_in_it() {
    let server = Running::in_memory().await;
    for kind in GAMES {
        let (id, _, mut clients) = friends_named(&server, kind, NAMES).await;
        let (status, _, body) = picture(&server, &id, "").await;
        let refused: Value = serde_json::from_str(&body).expect("JSON");
        assert_eq!((status, &refused["refused"]["code"]), (403, &json!("not-over")));
        play_on(&mut clients, 5_000).await;
        for lang in ["en", "it", "pt-BR"] {
            let (status, head, svg) = picture(&server, &id, &format!("?n=0&lang={lang}")).await;
            assert_eq!(status, 200, "{svg}");
            assert!(head.to_lowercase().contains("content-type: image/svg+xml"), "{head}");
            let names = elements(&svg);
            assert_eq!(names[0], "svg");
            let allowed = ["svg", "title", "desc", "rect", "circle", "path", "text", "tspan"];
            assert!(names.iter().all(|name| allowed.contains(&name.as_str())), "{names:?}");
            // Beside two people one bot sits with 1 to 3 players, and two elsewhere.
            let bots: &[&str] = if kind == "solo" { &["Bot 1"] } else { &["Bot 1", "Bot 2"] };
            for name in ["&lt;script&gt;a()&lt;/script&gt;", "B&amp;&quot;n&#39; &lt;!--"].iter().chain(bots) {
                assert!(svg.contains(*name), "{name} in {svg}");
            }
            // Beside the name of the format itself there is no address in it.
            assert_eq!(svg.matches("://").count(), 1);
            assert!(!svg.contains(['{', '}']), "a phrase is missing: {svg}");
            // One panel for each on the board, besides the ground.
            let people = if kind == "solo" { 6 } else { 4 };
            assert_eq!(names.iter().filter(|name| *name == "rect").count(), people + 1, "{svg}");
        }
        let (status, _, _) = picture(&server, &id, "?n=7").await;
        assert_eq!(status, 404);
        // Another game begins: nothing is told of it, and what is over stays.
        clients[0].must(json!("again")).await;
        assert_eq!(picture(&server, &id, "?n=1").await.0, 403);
        assert_eq!(picture(&server, &id, "?n=0").await.0, 200);
    }
    server.stop().await;
}
