//! Files: read whole and bounded, written whole or not at all.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::Path;

use crate::failure::{Failure, Outcome};

/// Nothing read here is larger; a longer file is not what it should be.
const LARGEST: u64 = 64 << 20;

pub(crate) fn read_text(path: &Path) -> Outcome<String> {
    let fail = |reason: String| Failure::input(format!("{}: {reason}", path.display()));
    let file = fs::File::open(path).map_err(|error| fail(error.to_string()))?;
    let mut text = String::new();
    file.take(LARGEST + 1).read_to_string(&mut text).map_err(|error| fail(error.to_string()))?;
    if text.len() as u64 > LARGEST {
        return Err(fail("too large".to_owned()));
    }
    Ok(text)
}

/// Writes beside the target and renames, so that the target is either the old or the new file.
pub(crate) fn write_text(path: &Path, text: &str) -> Outcome {
    let folder = folder_of(path);
    let mut builder = tempfile::Builder::new();
    builder.prefix(".whiteout-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let written = builder.tempfile_in(folder).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(path).map_err(|error| error.error)?;
        Ok(())
    });
    written.map_err(|error| Failure::input(format!("{}: {error}", path.display())))
}

/// Whether a file could be written there, asked before a long game instead of after it.
pub(crate) fn check_target(path: &Path) -> Outcome {
    let folder = folder_of(path);
    if path.is_dir() {
        return Err(Failure::input(format!("{}: is a folder", path.display())));
    }
    if !folder.is_dir() {
        return Err(Failure::input(format!("{}: no such folder", folder.display())));
    }
    // Gone again at once.
    let tried = tempfile::Builder::new().prefix(".whiteout-").tempfile_in(folder);
    tried.map(drop).map_err(|error| Failure::input(format!("{}: {error}", path.display())))
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}
