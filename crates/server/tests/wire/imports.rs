//! Imported games: what a file cannot do to the library, to counts, or to the server.

use std::sync::Arc;

use serde_json::{Value, json};
use whiteout_server::{Limits, Machine, import as import_as_operator};
use whiteout_store::{EventLog as _, Memory, TableKey};
use whiteout_table::Listing;

use crate::client::{Running, quick};
use crate::evening::{play_on, two_friends};
use crate::late::read;
use crate::library::{import, import_and_list, kept, library, settled, stats};
use crate::shapes::assert_is;

const GOOD: &str = "boardgame/4p-novice-seed1-0.json";

fn many() -> Limits {
    Limits { tables_per_hour: 100, ..quick() }
}

async fn export(server: &Running, id: &str) -> String {
    let (status, _, file) = server.http(&format!("GET /api/tables/{id}/game HTTP/1.1"), "").await;
    assert_eq!(status, 200, "{file}");
    file
}

/// A game with other winners under an earlier version of the rules, as anybody can write it.
async fn forged(server: &Running) -> [String; 2] {
    let (_, body, _) = import(server, &kept(GOOD)).await;
    let file = export(server, body["id"].as_str().expect("an id")).await;
    let now = file.replace("\"winners\":[0,2,3]", "\"winners\":[1]");
    assert_ne!(now, file);
    let earlier = now.replacen("\"rules\":2", "\"rules\":1", 1);
    [now, earlier]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_game_gets_into_no_public_place() {
    let log = Arc::new(Memory::default());
    let server = Running::start(log.clone(), many()).await;
    let [now, earlier] = forged(&server).await;
    let (status, body, _) = import(&server, &now).await;
    assert_eq!((status, &body["refused"]["code"]), (400, &json!("file-damaged")), "{body}");

    let (status, body, cookie) = import(&server, &earlier).await;
    assert_eq!((status, &body["proof"]), (200, &json!("unproven")), "{body}");
    let id = body["id"].as_str().expect("an id");
    let mut host = server.connect(id, &cookie, "").await;
    host.next().await.expect("a page");
    assert_eq!((&host.page["imported"], &host.page["listed"]), (&json!("unproven"), &json!(false)));
    let refused = host.ask(json!({ "list": { "listed": true } })).await;
    assert_eq!(refused["refused"]["refusal"]["code"], "file-unproven");
    settled(&mut host).await;
    assert_eq!(library(&server, "").await["found"], 0);
    assert_eq!(stats(&server).await["games"], 0);
    // It can still be looked at, by those who have its link, and it says what it is.
    let (status, replay) = read(&server, &format!("/api/tables/{id}/replay")).await;
    assert_eq!((status, &replay["imported"]), (200, &json!("unproven")));
    assert_is("boardgame", "Replay", &replay);

    // The operator's own command judges the same way.
    let refused = import_as_operator(&log, &Machine, earlier.clone(), Listing::Listed).await.expect_err("unproven");
    assert!(refused.to_string().contains("cannot be proven"), "{refused}");
    assert!(import_as_operator(&log, &Machine, now, Listing::Unlisted).await.is_err());
    assert!(import_as_operator(&log, &Machine, earlier, Listing::Unlisted).await.is_ok());
    assert_eq!(whiteout_server::stats(&log).await.expect("counts").games, 1, "the good one, which nobody listed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_counts_once_however_often_it_is_imported() {
    let log = Arc::new(Memory::default());
    let server = Running::start(log.clone(), many()).await;
    let mut first = String::new();
    for n in 0..29 {
        let (id, _) = import_and_list(&server, &kept(GOOD)).await;
        if n == 0 {
            first = id;
        }
    }
    let found = library(&server, "").await;
    assert_eq!((&found["found"], &found["games"][0]["id"]), (&json!(1), &json!(first)));
    assert_eq!(stats(&server).await["games"], 1);

    // A game of this server that comes back as a file is still a game of this server.
    let (id, _, mut clients) = two_friends(&server).await;
    play_on(&mut clients, 5_000).await;
    settled(&mut clients[0]).await;
    let (copy, _) = import_and_list(&server, &export(&server, &id).await).await;
    let ids = |page: &Value| {
        let games = page["games"].as_array().expect("games").iter();
        games.map(|game| (game["id"].as_str().expect("an id").to_owned(), game["imported"] == true)).collect::<Vec<_>>()
    };
    let newest = library(&server, "?order=newest").await;
    assert_eq!(ids(&newest)[0], (copy, true), "nobody listed the game itself");
    clients[0].must(json!({ "list": { "listed": true } })).await;
    settled(&mut clients[0]).await;
    let newest = library(&server, "?order=newest").await;
    assert_eq!(ids(&newest), [(id, false), (first, true)]);
    let counted = stats(&server).await;
    assert_eq!((&counted["games"], &counted["imported"]), (&json!(2), &json!(1)));
    assert!(!newest.to_string().contains("fingerprint"), "it is the server's business");
    assert_eq!(whiteout_server::stats(&log).await.expect("counts").games, 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_components_of_its_own_is_marked_and_counted_apart() {
    let server = Running::start(Memory::default(), many()).await;
    import_and_list(&server, &kept(GOOD)).await;
    let before = stats(&server).await;
    let values = format!("# mine\n{}", include_str!("../../../../data/boardgame/components.toml"));
    let components = serde_json::to_string(&values).expect("JSON");
    let custom = kept(GOOD).replacen("\"seed\":", &format!("\"components\":{components},\n\"seed\":"), 1);
    let (id, _) = import_and_list(&server, &custom).await;
    let found = library(&server, "").await;
    let mut marks: Vec<_> =
        found["games"].as_array().expect("games").iter().map(|game| game["custom"] == true).collect();
    marks.sort_unstable();
    assert_eq!(marks, [false, true]);
    let after = stats(&server).await;
    assert_eq!((&after["games"], &after["custom"]), (&json!(2), &json!(1)));
    let standard = |stats: &Value, rows: &str| {
        let rows = stats[rows].as_array().expect("rows").iter().filter(|row| row["custom"] == false);
        rows.cloned().collect::<Vec<_>>()
    };
    for rows in ["counts", "lengths"] {
        assert_eq!(json!(standard(&after, rows)), before[rows], "{rows}");
    }
    let (_, replay) = read(&server, &format!("/api/tables/{id}/replay")).await;
    assert_eq!((&replay["custom"], &replay["imported"]), (&json!(true), &json!("proven")));
    server.stop().await;
}

/// As the last version left it: imported games listed from the beginning, whatever they proved, and summaries that say
/// nothing about it.
#[tokio::test(flavor = "multi_thread")]
async fn the_library_of_an_earlier_version_is_put_right() {
    let made = Arc::new(Memory::default());
    let server = Running::start(made.clone(), many()).await;
    let [_, forged] = forged(&server).await;
    let (_, body, _) = import(&server, &forged).await;
    let forged = body["id"].as_str().expect("an id").to_owned();
    let (sound, _) = import_and_list(&server, &kept("boardgame/6p-novice-seed1-0.json")).await;
    server.stop().await;

    let old = Arc::new(Memory::default());
    for id in [&forged, &sound] {
        let key = TableKey(u128::from_str_radix(id, 16).expect("a number"));
        let lines = made.read(key, 0).await.expect("lines").into_iter().map(|line| {
            let text = String::from_utf8(line.bytes).expect("text");
            let mut line: Value = serde_json::from_str(&text).expect("JSON");
            if let Some(under) = line.pointer_mut("/entry/started/under") {
                under.as_object_mut().expect("an object").remove("imported").expect("how it was judged");
            }
            line.to_string().into_bytes()
        });
        let mut lines: Vec<_> = lines.collect();
        lines.push(json!({ "entry": { "listed": { "listed": true } } }).to_string().into_bytes());
        old.append(key, 0, lines).await.expect("stored");
        let prefix = if *id == forged { "unlisted/" } else { "imported/" };
        let stored = made.metas(prefix, 10).await.expect("values");
        let (name, kept) = stored.iter().find(|(name, _)| name.contains(id.as_str())).expect("a summary");
        let mut kept: Value = serde_json::from_slice(kept).expect("JSON");
        kept["listed"] = true.into();
        kept.as_object_mut().expect("an object").remove("edition").expect("an edition");
        for later in ["imported", "unproven", "custom", "fingerprint"] {
            kept["summary"].as_object_mut().expect("an object").remove(later).expect(later);
        }
        let name = name.replacen(prefix, "library/", 1);
        old.put_meta(&name, kept.to_string().as_bytes()).await.expect("stored");
        let shelf = json!({ "listed": true, "games": [name] });
        old.put_meta(&format!("shelf/{id}"), shelf.to_string().as_bytes()).await.expect("stored");
    }
    let server = Running::start(old.clone(), quick()).await;
    let mut found = Value::Null;
    for _ in 0..500 {
        found = library(&server, "").await;
        if found["found"] != 0 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert_eq!((&found["found"], &found["games"][0]["id"]), (&json!(1), &json!(sound)), "{found}");
    assert_eq!(found["games"][0]["imported"], true);
    for _ in 0..500 {
        if old.metas("library/", 10).await.expect("values").is_empty() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert!(old.metas("library/", 10).await.expect("values").is_empty());
    assert_eq!(old.metas("imported/", 10).await.expect("values").len(), 1);
    assert_eq!(old.metas("unlisted/", 10).await.expect("values").len(), 1, "the forged one");
    assert_eq!(stats(&server).await["games"], 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_another_process_imports_is_found_at_once() {
    let log = Arc::new(Memory::default());
    let server = Running::start(log.clone(), quick()).await;
    assert_eq!(
        (library(&server, "").await["found"].take(), stats(&server).await["games"].take()),
        (json!(0), json!(0))
    );
    let import = async |path: &str, listing| {
        import_as_operator(&log, &Machine, kept(path), listing).await.expect("imported");
    };
    import(GOOD, Listing::Listed).await;
    assert_eq!(
        (library(&server, "").await["found"].take(), stats(&server).await["games"].take()),
        (json!(1), json!(1))
    );
    import("infection/4p-novice-seed1-0.json", Listing::Unlisted).await;
    assert_eq!(
        (library(&server, "").await["found"].take(), stats(&server).await["games"].take()),
        (json!(1), json!(1))
    );
    server.stop().await;
}

/// 60,000 choices that do nothing made a replay of 54 MB; faults came back longer than the file.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_costs_no_more_than_a_game() {
    let server = Running::start(Memory::default(), many()).await;
    let [_, forged] = forged(&server).await;
    let empty = |count: usize| {
        let file: Value = serde_json::from_str(&forged).expect("JSON");
        let mut file = file;
        let action = file["actions"][0].clone();
        let actions = file["actions"].as_array_mut().expect("actions");
        let more = count - actions.len();
        actions.extend(std::iter::repeat_n(action, more));
        file["steps"].as_array_mut().expect("steps").extend(std::iter::repeat_n(json!(0), more));
        file.to_string()
    };
    let (status, body, _) = import(&server, &empty(60_000)).await;
    assert_eq!((status, &body["refused"]["code"]), (400, &json!("file-too-long")), "{body}");
    let longest = whiteout_games::GameKind::Boardgame.longest();
    let file = empty(longest.actions);
    let (status, body, _) = import(&server, &file).await;
    assert_eq!(status, 200, "{body}");
    let id = body["id"].as_str().expect("an id");
    let (status, _, replay) = server.http(&format!("GET /api/tables/{id}/replay HTTP/1.1"), "").await;
    println!("a file of {} kB is a replay of {} kB", file.len() / 1_000, replay.len() / 1_000);
    assert!(status == 200 && replay.len() < 3_000_000, "{} bytes", replay.len());

    // Steps in which something happens, over and over.
    let again = |n: usize| {
        let mut file: Value = serde_json::from_str(&forged).expect("JSON");
        let lengths: Vec<_> = file["steps"].as_array().expect("steps").iter().map(Value::as_u64).collect();
        let of = |n: usize| lengths[n].expect("a length") as usize;
        let (before, events) = ((0..n).map(of).sum::<usize>(), of(n));
        let all = file["events"].as_array_mut().expect("events");
        let room = (longest.events - all.len()) / events.max(1);
        let times = room.min(longest.actions - lengths.len());
        let step = all[before..before + events].to_vec();
        let more: Vec<_> = std::iter::repeat_n(step, times).flatten().collect();
        drop(all.splice(before..before, more));
        let steps = file["steps"].as_array_mut().expect("steps");
        drop(steps.splice(n..n, std::iter::repeat_n(json!(events), times)));
        let actions = file["actions"].as_array_mut().expect("actions");
        let action = actions[n - 1].clone();
        drop(actions.splice(n - 1..n - 1, std::iter::repeat_n(action, times)));
        file.to_string()
    };
    let mut most = (0, 0);
    for step in (1..137).step_by(8) {
        let file = again(step);
        let (status, body, _) = import(&server, &file).await;
        let Some(id) = body["id"].as_str().filter(|_| status == 200) else { continue };
        let (status, _, replay) = server.http(&format!("GET /api/tables/{id}/replay HTTP/1.1"), "").await;
        assert!(status == 200 || replay.contains("game-too-long"), "{replay:.200}");
        most = most.max((replay.len(), file.len()));
    }
    println!("a file of {} kB is a replay of {} kB", most.1 / 1_000, most.0 / 1_000);
    assert!(most.0 < 17_000_000, "{most:?}");

    let options = (0..120_000).map(|n| format!("\"no_such_option_{n}\":1,")).collect::<Vec<_>>().concat();
    let bad = forged.replacen("\"options\":{", &format!("\"options\":{{{options}"), 1);
    assert!(bad.len() > 2_800_000);
    let (status, _, answer) = server.http("POST /api/library HTTP/1.1", &bad).await;
    assert!(status == 400 && answer.len() < 2_400, "{} bytes for {}", answer.len(), bad.len());
    server.stop().await;
}

/// The longest replays of the kept games, for the limit on replays: run with `--no-capture`.
#[tokio::test(flavor = "multi_thread")]
async fn every_kept_game_is_imported_and_replayed() {
    let server = Running::start(Memory::default(), many()).await;
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures");
    let mut longest = 0;
    for folder in ["boardgame", "norwegian", "solo", "infection"]
        .into_iter()
        .flat_map(|game| [game.to_owned(), format!("earlier/{game}")])
    {
        for entry in std::fs::read_dir(format!("{root}/{folder}")).expect("a folder") {
            let path = entry.expect("an entry").path();
            let file = std::fs::read_to_string(&path).expect("kept");
            let (status, body, _) = import(&server, &file).await;
            assert_eq!((status, &body["proof"]), (200, &json!("proven")), "{}", path.display());
            let id = body["id"].as_str().expect("an id");
            let (status, _, replay) = server.http(&format!("GET /api/tables/{id}/replay HTTP/1.1"), "").await;
            assert_eq!(status, 200, "{}", path.display());
            longest = longest.max(replay.len());
        }
    }
    println!("the longest replay: {} kB", longest / 1_000);
    assert!(longest < 3_000_000, "{longest}");
    server.stop().await;
}
