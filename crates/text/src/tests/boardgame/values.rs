//! Numbers that a rule tells are those of the components.

use whiteout_boardgame::{Components, Config, Norwegian, Options, State};

use crate::{Language, Spoken, Texts};

fn by_weather(players: u8, value: usize) -> String {
    let config = Config::new(players, Options::default(), &Components::built_in()).expect("valid");
    config.rules().weather.map(|values| values[value].to_string()).join("/")
}

fn told<G: Spoken>(rule: &str) -> impl Iterator<Item = String> {
    Language::ALL.into_iter().map(move |language| Texts::<G>::of(language).plain(rule))
}

#[test]
fn what_the_weather_costs() {
    for (rule, value) in [("bg-maint-generator", 0), ("bg-maint-boiler", 1)] {
        for text in told::<State>(rule) {
            let (few, many) = (by_weather(4, value), by_weather(8, value));
            assert!(text.contains(&format!(" {few} ")) && text.contains(&format!(" {many} ")), "{few}, {many}: {text}");
        }
    }
    for players in [4, 8] {
        let config = Config::new(players, Options::default(), &Components::built_in()).expect("valid");
        for text in told::<State>("bg-setup-weather-side") {
            for values in config.rules().weather {
                let values = values.map(|value| value.to_string()).join("/");
                assert!(text.contains(&format!(" {values}")), "{values}: {text}");
            }
        }
    }
}

#[test]
fn how_long_the_tracks_are() {
    let base = *Config::new(6, Options::default(), &Components::built_in()).expect("valid").rules();
    let station = *Config::new(6, Options::default(), &Components::norwegian()).expect("valid").rules();
    let tracks = [
        ("bg-rescue-advance", vec![base.rescue_steps, base.tank_spaces, station.rescue_steps]),
        ("bg-maint-freezing", vec![base.freezing_steps, station.freezing_steps]),
        ("nw-dog-track", vec![station.dog_track]),
    ];
    for (rule, lengths) in tracks {
        for text in told::<Norwegian>(rule) {
            let numbers: Vec<&str> = text.split(|c: char| !c.is_ascii_digit()).collect();
            for length in &lengths {
                assert!(numbers.contains(&length.to_string().as_str()), "{length}: {text}");
            }
        }
    }
}
