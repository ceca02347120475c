use std::path::Path;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::Chance as _;

use super::*;
use crate::writing::{line, lines};

fn code(name: &str, others: &[&str]) -> &'static str {
    accepted(name, "boardgame", others.iter().copied()).map_or_else(|refusal| refusal.code, |_| "accepted")
}

#[test]
fn names_that_look_alike_are_taken() {
    for (sitting, name) in [
        ("Anna", "anna"),
        ("Anna", "  Anna  "),
        ("Anna", "Anna\u{3000}"),
        ("Anna", "Anna\u{3164}"),
        ("Anna", "Anna\u{fe0f}"),
        ("Anna", "Anna\u{34f}"),
        ("Anna", "An\u{200d}na"),
        ("Anna", "\u{202e}Anna"),
        ("Anna", "\u{1}Anna"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝐀𝐧𝐧𝐚"),
        ("Ann A", "Ann\u{a0}\u{2003}A"),
        ("Zoé", "Zoe\u{301}"),
        ("Zoé", "ZOÉ"),
        ("Bob", "B0b"),
        ("BOB", "ВОВ"),
        ("Iris", "lris"),
        ("Iris", "IRIS"),
        ("Paul", "Pau1"),
        ("Emma", "Ernrna"),
        ("Strauß", "STRAUSS"),
        ("Ali", "Alı"),
        ("соса", "coca"),
        ("👩\u{200d}🚀", "👩🚀"),
        ("Anna\u{3164}", "Anna"),
    ] {
        assert_eq!(code(name, &[sitting]), "name-taken", "{name:?} beside {sitting:?}");
    }
}

#[test]
fn names_that_people_can_tell_apart_are_free() {
    for (sitting, name) in [
        ("Anna", "Anne"),
        ("Anna", "Ana"),
        ("Ana", "Aná"),
        ("Ali", "All"),
        ("Анна", "Anna"),
        ("Zoé", "Zoe"),
        ("Player 1", "Player 2"),
        ("🐕", "🐺"),
    ] {
        assert_eq!(code(name, &[sitting]), "accepted", "{name:?} beside {sitting:?}");
    }
}

#[test]
fn names_that_nobody_can_see_are_missing() {
    for name in [
        "",
        " \t\n",
        "\u{7}",
        "\u{3164}",
        "\u{2800}",
        "\u{2800}\u{2800}",
        "\u{115f}",
        "\u{1160}",
        "\u{ffa0}",
        "\u{fe0f}",
        "\u{e0041}",
        "\u{e0100}",
        "\u{34f}",
        "\u{ad}",
        "\u{180e}",
        "\u{200d}",
        "\u{2066}\u{2069}",
        "\u{fffc}",
        "\u{1d159}",
        "\u{13441}",
        "\u{e000}",
        "\u{301}",
        "\u{301}\u{302}",
        ".",
        "- -",
        "'\u{2019}",
        "\u{378}",
    ] {
        assert_eq!(clean(name), None, "{name:?}");
        assert_eq!(code(name, &[]), "name-missing", "{name:?}");
    }
}

/// As people write their names: kept letter by letter.
#[test]
fn names_of_many_scripts_stay_as_they_are() {
    for name in [
        "Ada",
        "Jean-Luc",
        "O'Neill",
        "D’Angelo",
        "Łukasz",
        "Søren",
        "Þórdís",
        "İbrahim",
        "João",
        "Nguyễn Thị Ánh",
        "Ο Γιώργος",
        "Ирина",
        "Ђорђе",
        "Գայանե",
        "ნინო",
        "דנה",
        "שָּׁלוֹם",
        "مُحَمَّد",
        "علی\u{200c}رضا",
        "अनन्या",
        "श्रीलक्ष्मी",
        "র\u{200d}্যাচেল",
        "ශ්\u{200d}රී",
        "தமிழ்",
        "ലക്ഷ്മി",
        "ที่รัก",
        "ນ້ຳ",
        "မြွှေ",
        "សុខា",
        "བསྟན་འཛིན",
        "ትዕግስት",
        "ᏣᎳᎩ",
        "ߒߞߏ",
        "김철수",
        "田中さくら",
        "ポール",
        "王小明",
        "Paul 王",
        "サム Sam",
        "Ada ★",
        "🐧",
        "❤\u{fe0f} Ada",
        "1\u{fe0f}\u{20e3}",
        "🇮🇹",
        "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
        "👍🏽",
        "👩\u{200d}👩\u{200d}👧\u{200d}👦",
        "👩🏻\u{200d}❤\u{fe0f}\u{200d}💋\u{200d}👨🏼",
    ] {
        assert_eq!(clean(name).as_deref(), Some(name), "{name:?}");
        assert_eq!(code(name, &["Ben"]), "accepted", "{name:?}");
    }
}

#[test]
fn marks_do_not_stack() {
    for (name, left) in [
        ("A\u{316}\u{317}\u{318}\u{319}da", "A\u{316}\u{317}da"),
        ("Ế\u{316}va", "Ếva"),
        ("Z\u{30d}\u{30d}\u{30d}oe", "Z\u{30d}oe"),
        ("\u{301}Ada", "Ada"),
        ("Ada \u{301}\u{302}", "Ada"),
        ("ก็้๊๋", "ก็้"),
        ("A\u{20dd}\u{20de}\u{20df}", "A\u{20dd}\u{20de}"),
    ] {
        assert_eq!(clean(name).as_deref(), Some(left), "{name:?}");
    }
    let zalgo: String = ('\u{300}'..='\u{34e}').collect();
    assert!(visible(&format!("a{zalgo}b{zalgo}")).chars().filter(|&c| is_mark(c)).count() <= 4);
}

#[test]
fn joiners_and_selectors_stay_only_where_they_mean_something() {
    for (name, left) in [
        ("A\u{200c}da", "Ada"),
        ("👩\u{200d}Ada", "👩Ada"),
        ("👩\u{200d}", "👩"),
        ("Ada1\u{fe0f}", "Ada1"),
        ("🏴\u{e0067}Ada", "🏴Ada"),
        ("🐧\u{e0067}\u{e007f}", "🐧"),
        ("\u{1f3f4}\u{e0067}\u{e007f}\u{e007f}", "🏴"),
        ("علی\u{200c}", "علی"),
    ] {
        assert_eq!(clean(name).as_deref(), Some(left), "{name:?}");
    }
}

#[test]
fn names_are_stored_in_their_composed_form() {
    assert_eq!(clean("Zoe\u{301}").as_deref(), Some("Zoé"));
    assert_eq!(clean("e\u{200b}\u{301}").as_deref(), Some("é"));
}

#[test]
fn a_name_has_a_length_in_characters_and_in_bytes() {
    assert_eq!(clean(&"a".repeat(40)), Some("a".repeat(24)));
    assert_eq!(clean(&format!("{} b", "a".repeat(23))), Some("a".repeat(23)));
    assert_eq!(clean(&"é".repeat(40)), Some("é".repeat(24)));
    let family = "👩\u{200d}👩\u{200d}👧\u{200d}👦";
    assert_eq!(clean(&family.repeat(5)), Some(family.repeat(3)));
    // A single character that is longer than any name.
    assert_eq!(clean(&["👩"; 40].join("\u{200d}")), None);
}

#[test]
fn names_of_parts_of_the_table_are_reserved() {
    for name in [
        "Admin",
        "ADMIN",
        "admin",
        "Adm1n",
        "Ａｄｍｉｎ",
        "A d m i n",
        "-Admin-",
        "Ádmin",
        "Admin\u{3164}",
        "Аdmin",
        "System",
        "Host",
        "H0st",
        "Moderator",
        "Moderatore",
        "Moderador",
        "Whiteout",
        "White out",
        "Bot",
        "Bot 1",
        "Bot1",
        "bot l",
        "Bot I",
        "Bot １",
        "Bot #12",
        "Seat 3",
        "Posto 2",
        "Lugar 4",
        "Alien",
        "AIien",
        "The Thing",
        "La Cosa",
        "Capitão",
        "capitao",
        "Líder",
        "Anfitriao",
        "MacReady",
        "mac ready",
        "Mac-Ready",
        "GARRY",
    ] {
        let code = code(name, &[]);
        // Where alphabets are mixed that is said first.
        assert!(code == "name-reserved" || (code == "name-mixed" && !name.is_ascii()), "{name:?}: {code}");
    }
    for name in ["Adminton", "Boto", "Bottom", "Hosta", "Captain Ada", "Garry K.", "Abbot 1", "Lars", "Fuchs", "Tú"] {
        assert_eq!(code(name, &[]), "accepted", "{name:?}");
    }
}

#[test]
fn characters_are_reserved_where_they_play() {
    let is_free = |name: &str, game: &str| accepted(name, game, std::iter::empty()).is_ok();
    for (name, games) in [
        ("Kate", &["norwegian"][..]),
        ("Fuchs", &["infection"]),
        ("Nauls", &["boardgame", "infection", "norwegian", "solo"]),
    ] {
        for game in ["boardgame", "infection", "norwegian", "solo"] {
            assert_eq!(is_free(name, game), !games.contains(&game), "{name} in {game}");
        }
    }
}

#[test]
fn bots_have_names_of_their_own() {
    assert!(is_of_a_bot("Bot 1") && is_of_a_bot("Bot 12"));
    assert!(["Bot", "Bot 01", "Bot +1", "bot 1", "Bot 1 ", "Admin"].iter().all(|name| !is_of_a_bot(name)));
    assert_eq!(code(&bot(7), &[]), "name-reserved");
}

#[test]
fn alphabets_are_not_mixed_within_a_word() {
    for name in ["Annа", "Jюlia", "Ωmega", "Ꭺnna", "Мaria Rossi"] {
        assert_eq!(code(name, &[]), "name-mixed", "{name:?}");
    }
    for name in ["Ольга (Olga)", "Anna-Ирина", "김A", "AKB48が好き", "Ada 2000", "نور Nur"] {
        assert_eq!(code(name, &[]), "accepted", "{name:?}");
    }
}

/// The words that a table shows for itself, and the Characters, are in `data/text`, too.
#[test]
fn what_the_table_calls_itself_is_reserved() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/text");
    let shown = [
        "host",
        "bot",
        "somebody",
        "everyone",
        "leader",
        "inf-captain",
        "role-human",
        "role-alien",
        "side-humans",
        "side-aliens",
    ];
    for language in ["en", "it", "pt-BR"] {
        let read = |file: &str| std::fs::read_to_string(root.join(language).join(file)).unwrap();
        let values = |text: &str, is_wanted: &dyn Fn(&str) -> bool| -> Vec<String> {
            let pairs = text.lines().filter_map(|line| line.split_once(" = "));
            pairs.filter(|(key, _)| is_wanted(key)).map(|(_, value)| value.trim().to_owned()).collect()
        };
        let is_shown = |key: &str| shown.contains(&key);
        let files = [
            "common.ftl",
            "boardgame/words.ftl",
            "web/start.ftl",
            "web/table.ftl",
            "web/infection.ftl",
            "web/library.ftl",
        ];
        let words: Vec<_> = files.iter().flat_map(|file| values(&read(file), &is_shown)).collect();
        assert!(words.len() >= shown.len(), "{language}: {words:?}");
        for word in words {
            assert!(is_reserved(&word, "none"), "{language}: {word}");
        }
        let is_character = |key: &str| key.starts_with("character-") && !key[10..].contains('-');
        for (game, files) in [
            ("boardgame", &["common.ftl"][..]),
            ("solo", &["common.ftl"]),
            ("infection", &["common.ftl", "infection/words.ftl"]),
            ("norwegian", &["common.ftl", "norwegian/words.ftl", "boardgame/words.ftl"]),
        ] {
            for name in files.iter().flat_map(|file| values(&read(file), &is_character)) {
                assert!(is_reserved(&name, game), "{language}, {game}: {name}");
            }
        }
    }
}

#[test]
fn whatever_is_typed_cleaning_once_is_enough() {
    const ODD: &[char] = &[
        ' ',
        '\u{a0}',
        '\n',
        'a',
        'é',
        'I',
        '1',
        'm',
        '-',
        '\u{301}',
        '\u{316}',
        '\u{34f}',
        '\u{200b}',
        '\u{200c}',
        '\u{200d}',
        '\u{202e}',
        '\u{fe0f}',
        '\u{20e3}',
        '\u{2800}',
        '\u{3164}',
        '\u{1100}',
        '\u{1161}',
        '\u{11a8}',
        '\u{94d}',
        '\u{93c}',
        '\u{915}',
        '\u{958}',
        '\u{627}',
        '\u{651}',
        '\u{e31}',
        '\u{e49}',
        '\u{5e9}',
        '\u{5c1}',
        '\u{1f3f4}',
        '\u{e0067}',
        '\u{e007f}',
        '👩',
        '🏽',
        '❤',
        '🇮',
        '🇹',
        'Я',
        '家',
        '\u{fb2c}',
        '\u{1d15e}',
        '\u{d4e}',
    ];
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(20);
    for _ in 0..20_000 {
        let length = rng.below(40);
        let text: String = (0..length)
            .map(|_| match rng.below(8) {
                0 => char::from_u32(rng.below(0x11_0000)).unwrap_or('x'),
                _ => ODD[rng.below(ODD.len() as u32) as usize],
            })
            .collect();
        if let Some(name) = clean(&text) {
            assert_eq!(clean(&name).as_deref(), Some(&*name), "{text:?}");
            assert!(!name.is_empty() && name.len() <= limits::NAME_BYTES, "{text:?}");
            assert!(name.graphemes(true).count() <= limits::NAME, "{text:?}");
            assert!(name.nfc().eq(name.chars()), "{text:?}");
            assert!(are_alike(&name, &text) || text.chars().count() > limits::NAME, "{text:?} became {name:?}");
        }
        let note = lines(&text, 2_000);
        assert_eq!(lines(&note, 2_000), note, "{text:?}");
        if let Some(said) = line(&text, 500) {
            assert_eq!(line(&said, 500), Some(said), "{text:?}");
        }
    }
}

#[test]
fn talk_and_notes_lose_what_cannot_be_seen() {
    assert_eq!(line("\u{202e}trust me\u{200b}", 500).as_deref(), Some("trust me"));
    assert_eq!(line("I  was\there\nall night", 500).as_deref(), Some("I  was here all night"));
    assert_eq!(line("\u{3164}\u{2800}", 500), None);
    assert_eq!(line("a\u{316}\u{317}\u{318}\u{319}", 500).as_deref(), Some("a\u{316}\u{317}"));
    assert_eq!(
        line("family: 👩\u{200d}👩\u{200d}👧\u{200d}👦 ❤\u{fe0f}", 500).as_deref(),
        Some("family: 👩\u{200d}👩\u{200d}👧\u{200d}👦 ❤\u{fe0f}")
    );
    assert_eq!(lines("one\n\n\u{feff}two\n", 2_000), "one\n\ntwo");
}
