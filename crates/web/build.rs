//! Notices a new build of the browser table: the names of its files change with their content.

use std::path::Path;

fn main() {
    let dist = Path::new("../../web/dist");
    // The folder is there even before the first build of the table, so that it can be watched and read.
    if let Err(error) = std::fs::create_dir_all(dist) {
        println!("cargo::error={}: {error}", dist.display());
    }
    println!("cargo::rerun-if-changed=build.rs");
    // A debug build reads the files when they are asked for.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed={}", dist.display());
    }
}
