//! A server that is asked to end.

use serde_json::json;

use crate::program::Program;

#[tokio::test(flavor = "multi_thread")]
async fn a_polite_kill_ends_it_and_leaves_one_file_with_everything() {
    let folder = tempfile::tempdir().expect("a folder");
    let db = folder.path().join("stop.db");
    let server = Program::start(&db, &[]);
    let (id, cookie) = server.address.create(4).await;
    let mut ada = server.address.connect(&id, &cookie, "").await;
    ada.must(json!({ "sit": { "name": "Ada" } })).await;
    assert!(server.ends_when_asked(), "with a code that says so");
    let mut names: Vec<_> =
        std::fs::read_dir(folder.path()).expect("a folder").flatten().map(|file| file.file_name()).collect();
    names.sort();
    assert_eq!(names, ["stop.db", "stop.db-lock"], "a copy of the one file is a copy of everything");

    let server = Program::start(&db, &[]);
    let mut ada = server.address.connect(&id, &cookie, "").await;
    ada.next().await.expect("a page");
    assert_eq!(ada.page["seats"][0]["name"], "Ada");
}
