//! Looks into a write-ahead log before `SQLite` does.
//!
//! When `SQLite` opens a log that nobody has open, it takes the frames up to the first one whose salts or whose checksum,
//! which runs on from frame to frame, are wrong, and forgets the rest without a word. Usually that is right: behind the
//! end lie frames of an earlier round, with other salts, or the pieces of one transaction that a power cut kept from
//! being acknowledged. If a disk damages a frame in the middle, though, everything acknowledged after it is gone.
//!
//! The two can be told apart. A transaction is appended only once the one before it is on the disk: the writer syncs
//! after every commit, and [`check`] syncs what a killed process may have left unsynced. So two whole transactions behind
//! the broken frame, the second of which continues the checksums of the first, prove that everything up to the first had
//! been on the disk. Pieces that a longer end left behind a shorter one prove nothing: their checksums do not continue
//! what was written over the transactions before them.
//!
//! Damage in the last transaction looks like a power cut in the middle of it, and is taken for one. So does damage of the
//! very end of the one before, or of two before if they are a single page each. Nor can anybody see that a log has been
//! cut off.

use std::fs::File;
use std::hash::{DefaultHasher, Hasher as _};
use std::io::{BufReader, ErrorKind, Read, Seek as _};
use std::path::Path;
use std::time::Duration;

use super::fault::of_files;
use crate::StoreError;

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
/// The lowest bit says in which order checksums read their words.
const MAGIC: u32 = 0x377f_0682;
const PAGE_SIZES: std::ops::RangeInclusive<u32> = 512..=65_536;
const USUAL_PAGE: u32 = 4096;

/// A log that changes while it is read belongs to a process that is alive and knows its end.
const READINGS: u32 = 20;
const PAUSE: Duration = Duration::from_millis(50);

/// What `SQLite` would forget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Damage {
    /// The first broken frame, from 1.
    frame: u64,
    /// Transactions that had been appended to another whole one behind it.
    lost: u64,
}

/// Refuses a database whose write-ahead log has lost something that was acknowledged.
pub(super) fn check(wal: &Path) -> Result<(), StoreError> {
    let mut file = match File::options().read(true).write(true).open(wal) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(of_files(&error)),
    };
    file.sync_all().map_err(|error| of_files(&error))?;
    match settled(&mut file).map_err(|error| of_files(&error))? {
        Some(Damage { frame, lost }) => Err(StoreError::Damaged { frame, lost }),
        None => Ok(()),
    }
}

/// The damage, if two readings around the search agree: then nobody has written meanwhile.
#[allow(clippy::disallowed_methods, reason = "waits for another process")]
fn settled(file: &mut File) -> std::io::Result<Option<Damage>> {
    if read_from_start(file, damage)?.is_none() {
        return Ok(None);
    }
    for _ in 0..READINGS {
        let before = read_from_start(file, fingerprint)?;
        let found = read_from_start(file, damage)?;
        if found.is_none() || read_from_start(file, fingerprint)? == before {
            return Ok(found);
        }
        std::thread::sleep(PAUSE);
    }
    Ok(None)
}

fn read_from_start<T>(file: &mut File, read: impl Fn(&mut dyn Read) -> std::io::Result<T>) -> std::io::Result<T> {
    file.rewind()?;
    read(&mut BufReader::with_capacity(1 << 20, file))
}

fn fingerprint(log: &mut dyn Read) -> std::io::Result<u64> {
    let mut hasher = DefaultHasher::new();
    let mut bytes = vec![0; 1 << 16];
    loop {
        match log.read(&mut bytes)? {
            0 => return Ok(hasher.finish()),
            n => hasher.write(&bytes[..n]),
        }
    }
}

/// A running checksum.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Sum(u32, u32);

impl Sum {
    fn on(self, bytes: &[u8], big_endian: bool) -> Self {
        let word = |bytes: &[u8; 4]| if big_endian { u32::from_be_bytes(*bytes) } else { u32::from_le_bytes(*bytes) };
        let (words, _) = bytes.as_chunks::<4>();
        let (pairs, _) = words.as_chunks::<2>();
        pairs.iter().fold(self, |Self(one, two), [first, second]| {
            let one = one.wrapping_add(word(first)).wrapping_add(two);
            Self(one, two.wrapping_add(word(second)).wrapping_add(one))
        })
    }
}

fn number(bytes: &[u8], at: usize) -> u32 {
    bytes[at..].first_chunk().map_or(0, |bytes| u32::from_be_bytes(*bytes))
}

/// What the first bytes of a log say of the rest.
struct Header {
    big_endian: bool,
    page: usize,
    salts: (u32, u32),
    sum: Sum,
    is_sound: bool,
}

impl Header {
    fn read(bytes: &[u8; HEADER]) -> Self {
        let (magic, page) = (number(bytes, 0), number(bytes, 8));
        let knows_order = magic & !1 == MAGIC;
        let big_endian = if knows_order { magic & 1 == 1 } else { cfg!(target_endian = "big") };
        let is_page = PAGE_SIZES.contains(&page) && page.is_power_of_two();
        let sum = Sum(number(bytes, 24), number(bytes, 28));
        Self {
            big_endian,
            page: if is_page { page } else { USUAL_PAGE } as usize,
            salts: (number(bytes, 16), number(bytes, 20)),
            sum,
            is_sound: knows_order && is_page && sum == Sum::default().on(&bytes[..24], big_endian),
        }
    }
}

/// Looks through a whole log.
fn damage(log: &mut dyn Read) -> std::io::Result<Option<Damage>> {
    let mut header = [0; HEADER];
    if !fill(log, &mut header)? || header == [0; HEADER] {
        return Ok(None);
    }
    let Header { big_endian, page, mut salts, mut sum, is_sound } = Header::read(&header);
    let mut broken = (!is_sound).then_some(1);
    // Whether what was read last is a commit, or continues one.
    let mut continues = false;
    let mut lost = 0;
    let mut frame = vec![0; FRAME_HEADER + page];
    let mut n = 0;
    while fill(log, &mut frame)? {
        n += 1;
        let stored = Sum(number(&frame, 16), number(&frame, 20));
        let found = (number(&frame, 8), number(&frame, 12));
        if n == 1 && !is_sound {
            salts = found;
        }
        let is_page = number(&frame, 0) != 0 && found == salts;
        let is_commit = is_page && number(&frame, 4) != 0;
        let fits = is_page && stored == sum.on(&frame[..8], big_endian).on(&frame[FRAME_HEADER..], big_endian);
        sum = stored;
        if broken.is_none() {
            if fits {
                continue;
            }
            broken = Some(n);
        }
        continues &= fits;
        lost += u64::from(continues && is_commit);
        // A broken frame may show the end of what was there before it.
        continues |= fits && is_commit;
    }
    Ok(broken.filter(|_| lost > 0).map(|frame| Damage { frame, lost }))
}

/// Whether there was enough to fill it.
fn fill(log: &mut dyn Read, bytes: &mut [u8]) -> std::io::Result<bool> {
    match log.read_exact(bytes) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}
