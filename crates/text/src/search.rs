//! Finding rules by words.

use crate::rules::RuleText;

/// The words looked for.
pub(crate) struct Query(Vec<String>);

impl Query {
    pub(crate) fn new(words: &str) -> Self {
        Self(split(words))
    }

    /// How good a hit is, the lowest best; `None` if a word is nowhere.
    ///
    /// Words are met at their beginning only: `cao` stands inside half the words of Portuguese.
    pub(crate) fn rank(&self, rule: &RuleText) -> Option<Rank> {
        if self.0.is_empty() {
            return None;
        }
        let (id, title, text) = (split(&rule.id), split(&rule.title), split(&rule.text));
        let mut rank = Rank { exact_id: self.0 == id, ..Rank::default() };
        for word in &self.0 {
            let begins = |words: &[String]| words.iter().any(|other| other.starts_with(word.as_str()));
            if title.contains(word) {
                rank.whole_in_title += 1;
            } else if begins(&title) {
                rank.in_title += 1;
            } else if begins(&id) {
                rank.in_id += 1;
            } else if !begins(&text) {
                return None;
            }
        }
        Some(rank)
    }
}

/// Where the words were found: more in better places comes first.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Rank {
    exact_id: bool,
    whole_in_title: usize,
    in_title: usize,
    in_id: usize,
}

impl Ord for Rank {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        let weight = |rank: &Self| {
            let title = rank.whole_in_title + rank.in_title;
            (rank.exact_id, title, rank.whole_in_title, rank.in_id)
        };
        weight(other).cmp(&weight(self))
    }
}

impl PartialOrd for Rank {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

fn split(text: &str) -> Vec<String> {
    let folded: String = text.chars().flat_map(char::to_lowercase).map(without_accent).collect();
    folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The letters of the shipped languages.
const fn without_accent(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use crate::{Language, Texts};

    fn ids(language: Language, words: &str) -> Vec<String> {
        Texts::new(language).find_rules(words).into_iter().map(|rule| rule.id).collect()
    }

    #[test]
    fn the_dog_is_found_in_every_language() {
        for (language, words) in
            [(Language::En, "dog"), (Language::It, "cane"), (Language::PtBr, "cão"), (Language::PtBr, "CAO")]
        {
            let found = ids(language, words);
            assert!(found.contains(&"bg.enc.dog-alone".to_owned()), "{words}: {found:?}");
            let first = Texts::new(language).find_rules(words).remove(0);
            assert!(first.id.contains("dog"), "{words} finds {first:?} first");
        }
    }

    #[test]
    fn accents_and_case_do_not_matter() {
        assert_eq!(ids(Language::PtBr, "cão"), ids(Language::PtBr, "Cao"));
        assert_eq!(ids(Language::It, "oscurità"), ids(Language::It, "OSCURITA"));
        assert!(!ids(Language::It, "oscurita").is_empty());
    }

    #[test]
    fn an_id_finds_its_rule_first() {
        assert_eq!(ids(Language::It, "bg.vote")[0], "bg.vote");
    }

    #[test]
    fn titles_come_before_texts() {
        let found = ids(Language::En, "kennel");
        let title = found.iter().position(|id| id == "bg.loc.kennel");
        let text = found.iter().position(|id| id == "bg.setup.dogs");
        assert!(title.is_some() && text.is_some() && title < text, "{found:?}");
    }

    #[test]
    fn every_word_must_be_there() {
        assert!(ids(Language::En, "dog submarine").is_empty());
        assert!(ids(Language::En, "  ").is_empty());
    }
}
