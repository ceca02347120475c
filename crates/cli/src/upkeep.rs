//! `whiteout backup` and `remove`: what an operator does to a server's file, which may be in use.

use std::path::PathBuf;

use whiteout_server::remove;
use whiteout_store::{BackupError, StoreError};

use crate::Console;
use crate::archive::{Database, failed};
use crate::failure::{Failure, Outcome};

#[derive(clap::Args, Debug)]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    database: Database,
    /// The file to write
    target: PathBuf,
    /// Replace a file of that name
    #[arg(long)]
    force: bool,
}

#[derive(clap::Args, Debug)]
pub(crate) struct RemoveArgs {
    #[command(flatten)]
    database: Database,
    /// The tables, as in their links
    #[arg(required = true, value_name = "TABLE")]
    tables: Vec<String>,
}

pub(crate) fn run_backup(args: &BackupArgs, _: &mut Console) -> Outcome {
    args.database.must_exist()?;
    args.database.with(async |log| match log.backup(&args.target, args.force).await {
        Ok(()) => Ok(()),
        Err(BackupError::Log(error)) => Err(cannot_open(&args.database.db, &error)),
        Err(error) => {
            let advice = if error == BackupError::Exists { "; --force replaces it" } else { "" };
            Err(Failure::input(format!("{}: {error}{advice}", args.target.display())))
        }
    })
}

pub(crate) fn run_remove(args: &RemoveArgs, console: &mut Console) -> Outcome {
    args.database.must_exist()?;
    args.database.with(async |log| {
        for table in &args.tables {
            remove(log, table).await.map_err(failed(table))?;
            writeln!(console.out, "{table}: removed")?;
        }
        Ok(())
    })
}

/// Why a server's file is of no use as it is, and what to do about it.
pub(crate) fn cannot_open(db: &std::path::Path, error: &StoreError) -> Failure {
    let advice = match error {
        StoreError::Damaged { .. } => {
            "; restore a backup, or go on without them with `whiteout serve --accept-damage`, which first keeps a copy of \
             both files"
        }
        StoreError::Corrupt(_) => "; restore a backup",
        StoreError::InUse => "; stop it first, or give this one another file with --db",
        _ => "",
    };
    Failure::input(format!("{}: {error}{advice}", db.display()))
}
