//! The words of the terminal itself, in every language. What belongs to the game stands in the texts.
//!
//! Fields rather than keys: a language that lacks one does not compile.

use whiteout_text::Language;

pub(crate) struct Words {
    pub(crate) none: &'static str,
    pub(crate) none_held: &'static str,
    pub(crate) people: &'static str,
    pub(crate) you: &'static str,
    pub(crate) seat: &'static str,
    pub(crate) cards_of: &'static str,
    pub(crate) welcome: &'static str,
    pub(crate) your_choice: &'static str,
    pub(crate) only_choice: &'static str,
    pub(crate) back: &'static str,
    pub(crate) no_such_choice: &'static str,
    pub(crate) not_understood: &'static str,
    pub(crate) no_rule: &'static str,
    pub(crate) more_rules: &'static str,
    pub(crate) help: &'static str,
    pub(crate) help_say: &'static str,
    pub(crate) help_give_up: &'static str,
    pub(crate) says: &'static str,
    pub(crate) not_heard: &'static str,
    pub(crate) give_up: &'static str,
    pub(crate) give_up_question: &'static str,
    pub(crate) goodbye: &'static str,
    pub(crate) saved: &'static str,
    pub(crate) you_won: &'static str,
    pub(crate) you_lost: &'static str,
    pub(crate) step: &'static str,
    pub(crate) no_lines: &'static str,
    pub(crate) end: &'static str,
    pub(crate) eyes_of: &'static str,
    pub(crate) eyes_spectator: &'static str,
    pub(crate) eyes_all: &'static str,
    pub(crate) no_such_step: &'static str,
    pub(crate) no_such_seat: &'static str,
    pub(crate) replay_help: &'static str,
}

impl Words {
    pub(crate) const fn of(language: Language) -> &'static Self {
        match language {
            Language::En => &EN,
            Language::It => &IT,
            Language::PtBr => &PT_BR,
        }
    }
}

/// Puts values in the places of their names.
pub(crate) fn fill(template: &str, values: &[(&str, &dyn ToString)]) -> String {
    values
        .iter()
        .fold(template.to_owned(), |text, (name, value)| text.replace(&format!("{{{name}}}"), &value.to_string()))
}

static EN: Words = Words {
    none: "none",
    none_held: "none",
    people: "People",
    you: "you",
    seat: "seat {n}",
    cards_of: "Hidden with {who}",
    welcome: "{players} players. You have seat {seat}. Type the number of your choice, r for its rules, ? for help.",
    your_choice: "Your choice: ",
    only_choice: "Nothing else can be chosen: {choice}.",
    back: "Back",
    no_such_choice: "There is no choice {n}: type a number from 1 to {all}.",
    not_understood: "\"{word}\" is not understood: type a number, or ? for help.",
    no_rule: "No rule has \"{word}\".",
    more_rules: "{n} more, to be read with r and the id: {rules}.",
    help: "Type the number of a choice to make it, 0 to go back from a second question.\n\
           Enter: the question again.\n\
           r: the rules behind the question. r WORD: rules with this word, as in: r kitchen\n\
           v: the whole table.\n\
           l: the last lines of the log; l 100: the last hundred.\n\
           ?: this help. q: stop playing.",
    help_say: "s: say something to the others, out of a list.",
    help_give_up: "g: give the game up for everybody.",
    says: "{who}: \"{what}\"",
    not_heard: "Nobody who still plays hears you.",
    give_up: "Give the game up",
    give_up_question: "The game would be lost for all players, and every card shown.",
    goodbye: "You have left the table. Goodbye.",
    saved: "Saved: {file}",
    you_won: "You have won.",
    you_lost: "You have lost.",
    step: "Step {n} of {all}.",
    no_lines: "Nothing to be seen here.",
    end: "This is the end of the record.",
    eyes_of: "You look with the eyes of {who}.",
    eyes_spectator: "You look as a spectator.",
    eyes_all: "You see everything.",
    no_such_step: "There is no step \"{word}\": the steps are 0 to {all}.",
    no_such_seat: "There is no seat \"{word}\": type 1 to {all}, spectator or all.",
    replay_help: "Enter: next step. b: back. N: go to step N. s N: the eyes of seat N; s spectator; s all. \
                  v: the table. ?: this help. q: stop.",
};

static IT: Words = Words {
    none: "nessuno",
    none_held: "nessuna",
    people: "Persone",
    you: "tu",
    seat: "posto {n}",
    cards_of: "Nascosto presso {who}",
    welcome: "{players} giocatori. Hai il posto {seat}. Scrivi il numero della tua scelta, \
              r per le sue regole, ? per l'aiuto.",
    your_choice: "La tua scelta: ",
    only_choice: "Non c'è altra scelta: {choice}.",
    back: "Indietro",
    no_such_choice: "Non c'è la scelta {n}: scrivi un numero da 1 a {all}.",
    not_understood: "\"{word}\" non si capisce: scrivi un numero, oppure ? per l'aiuto.",
    no_rule: "Nessuna regola contiene \"{word}\".",
    more_rules: "Altre {n}, da leggere con r e il codice: {rules}.",
    help: "Scrivi il numero di una scelta per farla, 0 per tornare indietro da una seconda domanda.\n\
           Invio: di nuovo la domanda.\n\
           r: le regole di questa domanda. r PAROLA: le regole con questa parola, per esempio: r cucina\n\
           v: tutto il tavolo.\n\
           l: le ultime righe del diario; l 100: le ultime cento.\n\
           ?: questo aiuto. q: smetti di giocare.",
    help_say: "s: di' qualcosa agli altri, da un elenco.",
    help_give_up: "g: dichiara persa la partita per tutti.",
    says: "{who}: \"{what}\"",
    not_heard: "Chi gioca ancora non ti sente.",
    give_up: "Dichiara persa la partita",
    give_up_question: "La partita sarebbe persa per tutti i giocatori, e ogni carta mostrata.",
    goodbye: "Hai lasciato il tavolo. Arrivederci.",
    saved: "Salvato: {file}",
    you_won: "Hai vinto.",
    you_lost: "Hai perso.",
    step: "Passo {n} di {all}.",
    no_lines: "Qui non si vede niente.",
    end: "Questa è la fine della registrazione.",
    eyes_of: "Guardi con gli occhi di {who}.",
    eyes_spectator: "Guardi da spettatore.",
    eyes_all: "Vedi tutto.",
    no_such_step: "Non c'è il passo \"{word}\": i passi vanno da 0 a {all}.",
    no_such_seat: "Non c'è il posto \"{word}\": scrivi da 1 a {all}, spectator o all.",
    replay_help: "Invio: passo seguente. b: indietro. N: vai al passo N. s N: gli occhi del posto N; \
                  s spectator: da spettatore; s all: tutto. v: il tavolo. ?: questo aiuto. q: smetti.",
};

static PT_BR: Words = Words {
    none: "nenhum",
    none_held: "nenhuma",
    people: "Pessoas",
    you: "você",
    seat: "lugar {n}",
    cards_of: "Escondido com {who}",
    welcome: "{players} jogadores. Seu lugar é o {seat}. Digite o número da sua escolha, \
              r para as regras dela, ? para ajuda.",
    your_choice: "Sua escolha: ",
    only_choice: "Não há outra escolha: {choice}.",
    back: "Voltar",
    no_such_choice: "Não há a escolha {n}: digite um número de 1 a {all}.",
    not_understood: "Não entendi \"{word}\": digite um número, ou ? para ajuda.",
    no_rule: "Nenhuma regra contém \"{word}\".",
    more_rules: "Mais {n}, para ler com r e o código: {rules}.",
    help: "Digite o número de uma escolha para fazê-la, 0 para voltar de uma segunda pergunta.\n\
           Enter: a pergunta outra vez.\n\
           r: as regras desta pergunta. r PALAVRA: as regras com essa palavra, por exemplo: r cozinha\n\
           v: a mesa toda.\n\
           l: as últimas linhas do registro; l 100: as últimas cem.\n\
           ?: esta ajuda. q: parar de jogar.",
    help_say: "s: dizer algo aos outros, de uma lista.",
    help_give_up: "g: dar o jogo por perdido, para todos.",
    says: "{who}: \"{what}\"",
    not_heard: "Quem ainda joga não ouve você.",
    give_up: "Dar o jogo por perdido",
    give_up_question: "O jogo estaria perdido para todos os jogadores, e todas as cartas seriam mostradas.",
    goodbye: "Você saiu da mesa. Até logo.",
    saved: "Salvo: {file}",
    you_won: "Você venceu.",
    you_lost: "Você perdeu.",
    step: "Passo {n} de {all}.",
    no_lines: "Não há nada para ver aqui.",
    end: "Este é o fim da gravação.",
    eyes_of: "Você olha com os olhos de {who}.",
    eyes_spectator: "Você olha como espectador.",
    eyes_all: "Você vê tudo.",
    no_such_step: "Não há o passo \"{word}\": os passos vão de 0 a {all}.",
    no_such_seat: "Não há o lugar \"{word}\": digite de 1 a {all}, spectator ou all.",
    replay_help: "Enter: próximo passo. b: voltar. N: ir ao passo N. s N: os olhos do lugar N; \
                  s spectator: como espectador; s all: tudo. v: a mesa. ?: esta ajuda. q: parar.",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_take_the_places_of_their_names() {
        assert_eq!(fill("{n} of {all}", &[("n", &3), ("all", &"ten")]), "3 of ten");
    }
}
