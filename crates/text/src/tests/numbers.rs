//! Numbers that a rule tells are those of the components, in every game that shows the rule.

use std::collections::BTreeMap;

use crate::{Language, Spoken, Texts};

pub(super) fn list(parts: &[&[u8]]) -> Vec<u8> {
    parts.concat()
}

/// Each value with the ends of its range, from numbers of players and their values.
pub(super) fn ranges(values: &[(u8, u8)]) -> Vec<u8> {
    let groups = values.chunk_by(|(_, one), (_, next)| one == next);
    let range = |group: &[(u8, u8)]| {
        let ((first, value), (last, _)) = (group[0], group[group.len() - 1]);
        if first == last { vec![value, first] } else { vec![value, first, last] }
    };
    groups.flat_map(range).collect()
}

/// The numbers of a text; the one of the Outpost is a part of its name.
fn told(text: &str) -> Vec<u8> {
    let text = text.replace("Outpost 31", "");
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let mut numbers: Vec<u8> = numbers.map(|digits| digits.parse().expect("a small number")).collect();
    numbers.sort_unstable();
    numbers
}

/// What nothing holds is the number of a Sector, a phase, of players, or of what everybody counts on one hand.
const SMALL: u8 = 8;

/// Every number of a rule is held, in every language, and every rule that is held is shown.
pub(super) fn assert_numbers<G: Spoken>(held: &BTreeMap<&'static str, Vec<u8>>) {
    for language in Language::ALL {
        let texts = Texts::<G>::of(language);
        for rule in texts.sections().iter().flat_map(|section| &section.rules) {
            let numbers = told(&rule.text);
            match held.get(rule.id.as_str()) {
                Some(held) => {
                    let mut held = held.clone();
                    held.sort_unstable();
                    assert_eq!(numbers, held, "{language}: {}: {}", rule.id, rule.text);
                }
                None => assert!(numbers.iter().all(|&n| n <= SMALL), "{language}: nothing holds {}", rule.id),
            }
        }
        for id in held.keys() {
            assert!(texts.rule(id).is_some(), "{id} is not shown");
        }
    }
}
