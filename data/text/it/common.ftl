# Ciò che ogni gioco dice con le stesse parole.

seat = Posto { $number }
everyone = tutti

room-kitchen = Cucina
    .the = la Cucina
    .in = in Cucina
    .to = in Cucina
room-shed = Capanno
    .the = il Capanno
    .in = nel Capanno
    .to = nel Capanno
room-kennel = Canile
    .the = il Canile
    .in = nel Canile
    .to = nel Canile

character-bennings = Bennings
character-blair = Blair
character-clark = Clark
character-garry = Garry
character-macready = MacReady
character-nauls = Nauls
character-norris = Norris
character-windows = Windows

list-nothing = niente
list-more = { $first }, { $second }
list-last = { $first } e { $second }
list-or = { $first } o { $second }

prompt-to = { $who }: { $question }
prompt-setting-up = il tavolo si sta preparando.
prompt-pick-character = quale Personaggio giocare?
prompt-over = la partita è finita.

phase-set-up = Preparazione
phase-over = Fine della partita

choice-yes = Sì
choice-no = No
choice-pass = Passa
choice-pass-exchange = Tieni tutte le carte
log-sealed-own = La tua risposta: { $choice }.
log-seated = { $player } gioca { $character }.

claim-i-am-human = Sono umano.

problem-with-rule = { $problem } Regola: { $rule }.
problem-unnamed = Non è possibile.
problem-game-over = La partita è finita.
problem-not-asked = Ora la scelta non spetta a te.
problem-not-now = Non è questa la domanda di adesso.
problem-card-not-in-hand = Quella carta non è nella tua mano.

ending-with-winners = { $count ->
    [one] { $ending } Vince { $seats }.
   *[other] { $ending } Vincono { $seats }.
}
ending-without-winners = { $ending } Non resta nessuno a festeggiare.

# Who was what, once the game is over.
fate-deal = fin dall'inizio
fate-humans = Umani fino alla fine
fate-nobody = nessuno
