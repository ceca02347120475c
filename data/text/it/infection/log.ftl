# Una frase per ogni cosa che succede. Le frasi in seconda persona vanno a un posto solo.

log-board-laid = L'avamposto è pronto: in ogni stanza c'è un gettone a faccia in giù.
log-rolled-for-captain = { $seat } lancia { $dice } per diventare il primo Capitano.
log-captain-is = Ora il Capitano è { $seat }.
log-blood-dealt = Ognuno riceve un Campione di Sangue. Uno di questi è un'Imitazione.
log-blood-received-human = Il tuo Campione di Sangue dice Umano.
log-blood-received-imitation = Il tuo Campione di Sangue dice Imitazione.

log-drew = { $seat } pesca { $n ->
    [one] una carta Rifornimento
   *[other] { $n } carte Rifornimento
}.
log-you-draw = Peschi { $things }.
log-supply-shuffled = Gli scarti dei Rifornimenti si mescolano in un nuovo mazzo.
log-exchanged = { $seat } cambia { $n ->
    [one] una carta
   *[other] { $n } carte
}.
log-threw = Scarti { $thing }.
log-paid = { $seat } scarta { $thing } a carta scoperta.

log-turn-began = Comincia il turno { $n }.
log-mission-drawn = La missione: { $mission }.
log-smoke-drawn = Il Registro Missioni porta Fumo.
log-power-out-drawn = Il Registro Missioni porta un Blackout.
log-log-shuffled = Gli scarti del Registro Missioni si mescolano in un nuovo mazzo.
log-room-rolled = Il dado sceglie { $the-room }.
log-smoked = Sale il Fumo { $in-room }.
log-ignited = Divampa un Incendio { $in-room }.
log-darkened = Salta la corrente { $in-room }.
log-doused = Niente più Fumo né Incendio { $in-room }.
log-destroyed = Una stanza è distrutta: { $the-room }.
log-destroyed-chip = Una stanza è distrutta: { $the-room }, e con lei { $chip }.

log-molotov-used = { $seat } scarta una Molotov: chi è libero può cambiare una carta.
log-rope-asked = { $seat } vuole legare { $other } e lasciarlo indietro.
log-rope-refused = Il Capitano rifiuta: { $seat } tiene la Corda, e { $other } resta libero.
log-tied = { $seat } lega { $other }.
log-tied-captain = { $seat } lega il Capitano: { $other } resta indietro.
log-tested = { $seat } fa un Test del Sangue a { $other }.
log-blood-seen-human = Il Campione di Sangue di { $other } dice Umano.
log-blood-seen-imitation = Il Campione di Sangue di { $other } dice Imitazione.
log-torch-called = { $seat } accusa { $other } e chiede il fuoco.
log-voted-yes = { $seat } vota sì.
log-voted-no = { $seat } vota no.
log-torch-failed = Il voto risparmia { $seat }.
log-torched-human = { $seat } viene bruciato, ed era Umano.
log-torched-imitation = { $seat } viene bruciato, ed era un'Imitazione.
log-torched-gear = { $torched } La sua Attrezzatura va a { $other }.
log-gear-given = { $seat } dà a { $other } { $thing }.
log-power-used = { $seat } usa un potere: { $power }.
log-mission-dropped = La missione è messa via.

log-team-is = { $count ->
    [one] La squadra: solo { $seats }.
   *[other] La squadra: { $seats }.
}
log-team-is-no-swap = { $count ->
    [one] La squadra: solo { $seats }. Manca un reparto, quindi niente sostituzione.
   *[other] La squadra: { $seats }. Manca un reparto, quindi niente sostituzione.
}
log-chip-looked = Il Capitano guarda il gettone { $in-room }.
log-chip-seen = Il gettone { $in-room } è { $chip }.
log-room-proposed = Il Capitano vuole andare { $to-room }.
log-room-refused = Senza pagamento la squadra non entra { $to-room }.
log-entered = La squadra va { $to-room }.
log-turn-passed = Il turno è passato: nessuno lascia la Sala Ricreativa.
log-fires-skipped = Per questa volta Fumo e Incendi restano come sono.
log-sent = { $seat } viene mandato { $to-room } contro il fuoco.

log-helper-is = { $seat } deve consegnare una carta dalla Sala Ricreativa.
log-hand-looked = Il Capitano vede una carta a caso di { $seat }.
log-card-seen = La carta di { $seat } che il Capitano vede: { $card }.
log-handed-in = { $count ->
    [one] { $seats } consegna una carta.
   *[other] { $seats } consegnano una carta a testa.
}
log-handed-in-nothing = Nessuno ha una carta da consegnare.
log-gave = Consegni { $thing }.
log-hand-in-looked = Il Capitano guarda la carta consegnata da { $seat }.
log-hand-in-seen = { $seat } ha consegnato { $thing }.
log-pool-shuffled = Il mazzetto si mescola.
log-pool-seen = Vedi il mazzetto: { $things }.
log-sabotage-none = Il Capitano non trova Sabotaggi.
log-sabotage-found = Il Capitano mostra { $things }.
log-sabotage-gone = Neutralizzato: { $card }.
log-sabotage-struck = Va a segno: { $card }.
log-sabotage-rolled = Il dado per il Sabotaggio fa { $n }.
log-sabotage-shifted = { $seat } usa la Dinamite: il dado diventa { $n }.
log-swapped = { $n ->
    [one] Il Capitano toglie una carta dal mazzetto.
   *[other] Il Capitano toglie { $n } carte dal mazzetto.
}
log-swapped-out = Togli { $thing } dal mazzetto.
log-pool-fed = La prima carta dei Rifornimenti entra nel mazzetto senza essere vista.
log-swap-drawn = Il Capitano pesca una carta per il mazzetto e la guarda.
log-swap-seen = La carta per il mazzetto è { $thing }.
log-swap-kept = La carta entra nel mazzetto.
log-swap-thrown = La carta è scartata per la successiva.
log-top-looked = Il Capitano guarda le prime due carte dei Rifornimenti.
log-top-seen = In cima c'è { $first }, poi { $second }.
log-top-left = Lasci le due carte come sono.
log-top-turned = Cambi l'ordine delle due carte.
log-flip-picked = La carta mai vista che giri è { $thing }.
log-flipped = Si gira una carta: { $card }.
log-pool-dropped = Il resto del mazzetto sparisce senza essere visto.
log-mission-passed = La missione è superata.
log-mission-failed = La missione è fallita.

log-dice-ready = { $n ->
    [0] Il mazzetto non dà dadi.
    [one] Il mazzetto dà 1 dado, per { $throws ->
        [one] 1 lancio
       *[other] { $throws } lanci
    }.
   *[other] Il mazzetto dà { $n } dadi, per { $throws ->
        [one] 1 lancio
       *[other] { $throws } lanci
    }.
}
log-thrown = Il lancio fa { $dice }.
log-die-shifted-gear = { $seat } usa la Dinamite: un dado passa da { $from } a { $to }.
log-die-shifted-power = { $seat } porta un dado da { $from } a { $to }.
log-dice-kept = Il Capitano tiene { $dice }.
log-dice-kept-none = Il Capitano non tiene alcun dado.
log-boosted = { $seat } usa un Lanciafiamme: { $n ->
    [one] 1 lancio in più
   *[other] { $n } lanci in più
}.

log-chip-shown = Il gettone { $in-room } mostra { $chip }.
log-gear-taken = { $seat } prende { $thing }.
log-thing-beaten = La Cosa { $in-room } è sconfitta.
log-battle-lost = La battaglia { $in-room } è persa.
log-chip-stays = La Cosa torna a faccia in giù { $in-room }.
log-chips-mixed = I gettoni del { $sector } si mescolano e tornano a faccia in giù.

log-came-home = Tutti tornano in Sala Ricreativa.
log-contagion-rose = Il Contagio sale a { $n } su { $all }.
log-fallout-rolled = Il dado contro la Ricaduta fa { $n }.
log-sector-unlocked = Si apre il { $sector }.
log-second-blood-dealt = Ognuno riceve un secondo Campione di Sangue.
log-second-blood-received-human = Il tuo secondo Campione di Sangue dice Umano.
log-second-blood-received-imitation = Il tuo secondo Campione di Sangue dice Imitazione.
log-blood-returned-human = Restituisci una carta Umano.
log-blood-returned-imitation = Restituisci una carta Imitazione.
log-blood-collected = Tutti hanno restituito una carta, e il mazzo del sangue si mescola.
log-turn-ended = Il turno è finito.

log-escape-began = L'avamposto è ripulito: comincia la Fuga.
log-nominated = { $seat } è candidato a Capitano Finale.
log-nomination-rejected = { $seat } è respinto.
log-nominations-cleared = Tutti sono stati respinti, quindi tutti si possono candidare di nuovo.
log-final-captain-is = Il Capitano Finale è { $seat }.
log-blood-shown-human = { $seat } mostra il Campione di Sangue: Umano.
log-blood-shown-imitation = { $seat } mostra il Campione di Sangue: Imitazione.
log-boarded = { $count ->
    [one] Sull'elicottero sale solo { $seats }.
   *[other] Sull'elicottero salgono { $seats }.
}
log-unmasked-human = { $seat } era Umano. In mano: { $things }.
log-unmasked-imitation = { $seat } era un'Imitazione. In mano: { $things }.
