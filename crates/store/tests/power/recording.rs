//! What a process did to the files of one folder, as strace saw it, and what a power cut may leave of that.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::process::{Command, Stdio};

/// The smallest piece that a disk writes whole.
const SECTOR: u64 = 512;
/// Everything that changes files. What the model below does not know makes it stop.
const CALLS: &str = "trace=open,openat,creat,close,dup,dup2,dup3,write,writev,pwrite64,pwritev,pwritev2,ftruncate,truncate,\
                     fallocate,fsync,fdatasync,sync_file_range,unlink,unlinkat,rename,renameat,renameat2,copy_file_range";

/// The bytes of each file by its name.
pub type Files = BTreeMap<String, Vec<u8>>;

/// A call, from the line where it began to the line where it ended.
struct Call {
    from: usize,
    to: usize,
    deed: Deed,
}

enum Deed {
    Said(String),
    Created(String),
    Removed(String),
    Wrote { name: String, at: u64, bytes: Vec<u8> },
    Cut { name: String, length: u64 },
    Synced(String),
    SyncedFolder,
}

/// All that happened.
pub struct Recording {
    calls: Vec<Call>,
    lines: usize,
}

/// Numbers that come out the same again.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % end.max(1)
    }
}

/// What is on the disk after a cut.
pub struct Left {
    pub files: Files,
    /// What the process had printed.
    pub said: Vec<String>,
    /// Writes that were not synced yet.
    pub unsynced: usize,
}

/// Whether processes can be watched here.
pub fn can_record() -> bool {
    let mut tried = Command::new("strace");
    tried.args(["-f", "-o", "/dev/null", "true"]).stdout(Stdio::null()).stderr(Stdio::null());
    tried.status().is_ok_and(|status| status.success())
}

impl Recording {
    /// Runs a process to its end.
    pub fn of(folder: &Path, program: &Path, words: &[&str], place: (&str, &Path)) -> Self {
        let trace = tempfile::NamedTempFile::new().unwrap();
        let mut command = Command::new("strace");
        command.args(["-f", "-qq", "-xx", "-s", "100000", "-e", CALLS, "-e", "signal=none", "-o"]).arg(trace.path());
        let run = command.arg(program).args(words).env(place.0, place.1).output().unwrap();
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        Self::read(&std::fs::read_to_string(trace.path()).unwrap(), folder)
    }

    fn read(trace: &str, folder: &Path) -> Self {
        let mut recording = Self { calls: Vec::new(), lines: 0 };
        let mut begun: HashMap<&str, (usize, &str)> = HashMap::new();
        let mut open = HashMap::new();
        for (n, line) in trace.lines().enumerate() {
            recording.lines = n + 1;
            let Some((process, text)) = line.split_once(' ') else { continue };
            let text = text.trim_start();
            if let Some(start) = text.strip_suffix(" <unfinished ...>") {
                begun.insert(process, (n, start));
                continue;
            }
            let (from, text) = match text.strip_prefix("<... ").and_then(|rest| rest.split_once(" resumed>")) {
                Some((_, rest)) => match begun.remove(process) {
                    Some((from, start)) => (from, format!("{start}{rest}")),
                    None => continue,
                },
                None => (n, text.to_owned()),
            };
            if let Some(deed) = deed(&text, folder, &mut open) {
                recording.calls.push(Call { from, to: n, deed });
            }
        }
        recording
    }

    /// The lines between the first thing the process said and the last.
    pub fn middle(&self) -> std::ops::Range<usize> {
        let said = self.calls.iter().filter(|call| matches!(call.deed, Deed::Said(_))).map(|call| call.to);
        said.clone().min().unwrap_or_default()..said.max().unwrap_or_default() + 1
    }

    /// What a cut at this line leaves of the files that were there before: whatever had been synced, and pieces of the
    /// rest. A file whose folder was not synced since may be missing.
    pub fn cut(&self, before: &Files, at: usize, chance: &mut Chance) -> Left {
        let synced = |is: &dyn Fn(&Deed) -> bool| {
            let done = self.calls.iter().filter(|call| call.to < at && is(&call.deed));
            done.map(|call| call.from).max()
        };
        let folder = synced(&|deed| matches!(deed, Deed::SyncedFolder));
        let mut left = Left { files: before.clone(), said: Vec::new(), unsynced: 0 };
        let mut missing = Vec::new();
        // Now hardly anything comes to the disk, now nearly everything.
        let likely = [0, 10, 50, 90, 100][chance.below(5) as usize];
        for call in self.calls.iter().filter(|call| call.from < at) {
            let is_on_disk = |name: &str| {
                let upto = synced(&|deed| matches!(deed, Deed::Synced(other) if other == name));
                upto.is_some_and(|upto| call.to < upto)
            };
            match &call.deed {
                Deed::Said(line) if call.to < at => left.said.push(line.clone()),
                Deed::Said(_) | Deed::Synced(_) | Deed::SyncedFolder => {}
                Deed::Created(name) => {
                    if !left.files.contains_key(name) {
                        left.files.insert(name.clone(), Vec::new());
                        if folder.is_none_or(|folder| folder < call.to) && chance.below(100) >= likely {
                            missing.push(name.clone());
                        }
                    }
                }
                Deed::Removed(name) => {
                    if folder.is_some_and(|folder| call.to < folder) || chance.below(100) < likely {
                        left.files.remove(name);
                    }
                }
                Deed::Cut { name, length } => {
                    if is_on_disk(name) || chance.below(100) < likely {
                        left.files.entry(name.clone()).or_default().resize(*length as usize, 0);
                    }
                }
                Deed::Wrote { name, at, bytes } => {
                    let is_on_disk = is_on_disk(name);
                    left.unsynced += usize::from(!is_on_disk);
                    let file = left.files.entry(name.clone()).or_default();
                    let (mut from, end) = (*at, at + bytes.len() as u64);
                    while from < end {
                        let to = ((from / SECTOR + 1) * SECTOR).min(end);
                        if is_on_disk || chance.below(100) < likely {
                            file.resize(file.len().max(to as usize), 0);
                            file[from as usize..to as usize]
                                .copy_from_slice(&bytes[(from - at) as usize..(to - at) as usize]);
                        }
                        from = to;
                    }
                }
            }
        }
        left.files.retain(|name, _| !missing.contains(name));
        left
    }
}

/// What a call did, if it is of interest. `open` knows the files of the folder by their descriptors; the folder itself has
/// no name.
fn deed(text: &str, folder: &Path, open: &mut HashMap<i64, Option<String>>) -> Option<Deed> {
    let (call, rest) = text.split_once('(')?;
    let (words, result) = rest.rsplit_once(" = ")?;
    let words = words.trim_end().strip_suffix(')')?;
    let result: i64 = result.split(' ').next()?.parse().ok().filter(|result| *result >= 0)?;
    let words: Vec<&str> = words.split(", ").collect();
    let fd = || words[0].parse::<i64>().ok();
    let file = |open: &HashMap<i64, Option<String>>| open.get(&fd()?).cloned().flatten();
    let number = |n: usize| words[n].parse::<u64>().expect("a number");
    match call {
        "openat" => {
            let path = String::from_utf8(bytes(words[1])).expect("a name");
            open.remove(&result);
            if Path::new(&path) == folder {
                open.insert(result, None);
                return None;
            }
            let name = Path::new(&path).strip_prefix(folder).ok()?.to_str()?.to_owned();
            if is_memory(&name) {
                return None;
            }
            assert!(!words[2].contains("O_TRUNC"), "{text}");
            open.insert(result, Some(name.clone()));
            words[2].contains("O_CREAT").then_some(Deed::Created(name))
        }
        "close" => {
            open.remove(&fd()?);
            None
        }
        "write" if fd() == Some(1) => {
            let said = bytes(words[1]);
            Some(Deed::Said(String::from_utf8_lossy(&said[..result as usize]).trim().to_owned()))
        }
        "pwrite64" => {
            let mut bytes = bytes(words[1]);
            bytes.truncate(result as usize);
            Some(Deed::Wrote { name: file(open)?, at: number(3), bytes })
        }
        "ftruncate" => Some(Deed::Cut { name: file(open)?, length: number(1) }),
        "fsync" | "fdatasync" => match open.get(&fd()?)? {
            Some(name) => Some(Deed::Synced(name.clone())),
            None => Some(Deed::SyncedFolder),
        },
        "unlink" => {
            let path = String::from_utf8(bytes(words[0])).expect("a name");
            let name = Path::new(&path).strip_prefix(folder).ok()?.to_str()?.to_owned();
            (!is_memory(&name)).then_some(Deed::Removed(name))
        }
        // Anything else with these files is more than this model knows.
        _ => {
            assert!(file(open).is_none(), "{}", &text[..text.len().min(200)]);
            let named = bytes(words.iter().find(|word| word.starts_with('"')).copied().unwrap_or_default());
            assert!(!String::from_utf8_lossy(&named).starts_with(&*folder.to_string_lossy()), "{text}");
            None
        }
    }
}

/// The index of the write-ahead log does not outlive the machine.
fn is_memory(name: &str) -> bool {
    name.ends_with("-shm")
}

/// The bytes of a string that is written in hexadecimal.
fn bytes(word: &str) -> Vec<u8> {
    let digits = word.trim_end_matches("...").trim_matches('"').split("\\x").skip(1);
    digits.map(|digits| u8::from_str_radix(digits, 16).expect("two digits")).collect()
}
