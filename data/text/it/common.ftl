# Ciò che ogni gioco dice con le stesse parole.

seat = Posto { $number }
everyone = tutti

list-nothing = niente
list-more = { $first }, { $second }
list-last = { $first } e { $second }
list-or = { $first } o { $second }

prompt-to = { $who }: { $question }
choice-yes = Sì
choice-no = No
choice-pass = Passa
log-sealed-own = La tua risposta: { $choice }.

problem-with-rule = { $problem } Regola: { $rule }.
problem-unnamed = Non è possibile.
problem-game-over = La partita è finita.
problem-not-asked = Ora la scelta non spetta a te.
problem-not-now = Non è questa la domanda di adesso.

ending-with-winners = { $count ->
    [one] { $ending } Vince { $seats }.
   *[other] { $ending } Vincono { $seats }.
}
ending-without-winners = { $ending } Non resta nessuno a festeggiare.

# Who was what, once the game is over.
fate-deal = fin dall'inizio
fate-humans = Umani fino alla fine
fate-nobody = nessuno
