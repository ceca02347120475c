//! The words of the terminal for Infection at Outpost 31, in every language.

use whiteout_text::Language;

pub(super) struct Words {
    pub(super) turn: &'static str,
    pub(super) contagion: &'static str,
    pub(super) imitations: &'static str,
    pub(super) mission: &'static str,
    pub(super) no_mission: &'static str,
    pub(super) sector: &'static str,
    pub(super) sector_done: &'static str,
    pub(super) sector_locked: &'static str,
    pub(super) found: &'static str,
    pub(super) missing: &'static str,
    pub(super) chips: &'static str,
    pub(super) destroyed: &'static str,
    pub(super) supply: &'static str,
    pub(super) captain: &'static str,
    pub(super) team: &'static str,
    pub(super) tied: &'static str,
    pub(super) torched: &'static str,
    pub(super) cards: &'static str,
    pub(super) uses: &'static str,
    pub(super) your_blood: &'static str,
    pub(super) second_blood: &'static str,
    pub(super) pool: &'static str,
}

impl Words {
    pub(super) const fn of(language: Language) -> &'static Self {
        match language {
            Language::En => &EN,
            Language::It => &IT,
            Language::PtBr => &PT_BR,
        }
    }
}

static EN: Words = Words {
    turn: "Turn {n}",
    contagion: "Contagion: level {n} of {all}",
    imitations: "Imitations possible at most: {n}",
    mission: "Mission",
    no_mission: "none open",
    sector: "{sector}: {gear}, Things beaten {n} of {all}",
    sector_done: "done",
    sector_locked: "locked",
    found: "{gear} found",
    missing: "{gear} missing",
    chips: "Rooms with a chip",
    destroyed: "Destroyed",
    supply: "Supply deck {n}, discards {m}; Mission Log {log}",
    captain: "Captain",
    team: "on the team",
    tied: "tied up",
    torched: "torched",
    cards: "cards {n}",
    uses: "{gear} (uses left: {n})",
    your_blood: "Your blood",
    second_blood: "second card: {blood}",
    pool: "The pool as you saw it",
};

static IT: Words = Words {
    turn: "Turno {n}",
    contagion: "Contagio: livello {n} di {all}",
    imitations: "Imitazioni possibili al massimo: {n}",
    mission: "Missione",
    no_mission: "nessuna aperta",
    sector: "{sector}: {gear}, Cose sconfitte {n} di {all}",
    sector_done: "completato",
    sector_locked: "chiuso",
    found: "trovato: {gear}",
    missing: "manca: {gear}",
    chips: "Stanze con un segnalino",
    destroyed: "Distrutte",
    supply: "Mazzo Rifornimenti {n}, scarti {m}; Registro Missioni {log}",
    captain: "Capitano",
    team: "in squadra",
    tied: "legato",
    torched: "bruciato",
    cards: "carte {n}",
    uses: "{gear} (usi rimasti: {n})",
    your_blood: "Il tuo sangue",
    second_blood: "seconda carta: {blood}",
    pool: "Le carte consegnate come le hai viste",
};

static PT_BR: Words = Words {
    turn: "Turno {n}",
    contagion: "Contágio: nível {n} de {all}",
    imitations: "Imitações possíveis no máximo: {n}",
    mission: "Missão",
    no_mission: "nenhuma aberta",
    sector: "{sector}: {gear}, Coisas derrotadas {n} de {all}",
    sector_done: "concluído",
    sector_locked: "fechado",
    found: "encontrado: {gear}",
    missing: "falta: {gear}",
    chips: "Salas com ficha",
    destroyed: "Destruídas",
    supply: "Baralho de Suprimentos {n}, descartes {m}; Registro de Missões {log}",
    captain: "Capitão",
    team: "na equipe",
    tied: "amarrado",
    torched: "queimado",
    cards: "cartas {n}",
    uses: "{gear} (usos restantes: {n})",
    your_blood: "Seu sangue",
    second_blood: "segunda carta: {blood}",
    pool: "As cartas entregues como você as viu",
};
