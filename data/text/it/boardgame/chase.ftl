# L'inseguimento nell'UFO.

room-sector-a = Settore A
    .the = il Settore A
    .in = nel Settore A
    .to = nel Settore A
room-sector-b = Settore B
    .the = il Settore B
    .in = nel Settore B
    .to = nel Settore B
room-sector-c = Settore C
    .the = il Settore C
    .in = nel Settore C
    .to = nel Settore C
room-sector-d = Settore D
    .the = il Settore D
    .in = nel Settore D
    .to = nel Settore D
room-sector-e = Settore E
    .the = il Settore E
    .in = nel Settore E
    .to = nel Settore E
room-sector-f = Settore F
    .the = il Settore F
    .in = nel Settore F
    .to = nel Settore F
room-sector-g = Settore G
    .the = il Settore G
    .in = nel Settore G
    .to = nel Settore G
room-sector-h = Settore H
    .the = il Settore H
    .in = nel Settore H
    .to = nel Settore H

place-outside = Davanti all'UFO
token-nothing = nessun segnalino
token-face-down = un segnalino coperto
token-open = segnalino { $n }

phase-chase = Fuga con l'UFO

prompt-enter = in quale settore andare?
prompt-alien-sector = quale settore con entrambe le parti viene ora?
prompt-alien-choice-ufo = chi prende l'Alieno { $in-room }, o tiene il settore?
prompt-collect-room = in quale settore raccolgono ora gli Umani?
prompt-launch = attivare la prossima carta di lancio per { $n }?
prompt-order-tests = quale test viene prima?

choice-hold = Tieni { $the-room } e prendi i suoi segnalini
choice-enter = Vai { $to-room } ({ $lying })
choice-pay = { $count ->
    [one] Paga { $n } con il segnalino { $tokens }
   *[other] Paga { $n } con i segnalini { $tokens }
}
choice-pass-launch = Non attivare carte di lancio
choice-first = Comincia con { $test }

log-tests-ordered = Stasera viene prima { $test }.
log-ufo-began = L'Alieno va all'UFO, inseguito da { $seats }. Tutti gli Alieni si rivelano, con { $n } Forza in tutto.
log-token-laid = Un segnalino partenza { $n } sta { $in-room }.
log-entered-sector = { $seat } va { $to-room }.
log-threw-card = { $seat } scarta per questo una carta.
log-fled-ufo = { $count ->
    [one] { $seats } lascia il settore e si sdraia.
   *[other] { $seats } lasciano il settore e si sdraiano.
}
log-alien-holds = L'Alieno tiene { $the-room }.
log-collected-alien = { $count ->
    [one] L'Alieno prende il segnalino { $tokens } { $in-room }.
   *[other] L'Alieno prende i segnalini { $tokens } { $in-room }.
}
log-collected-human = Gli Umani tolgono dal gioco il segnalino { $tokens } { $in-room }.
log-collected-reserve = Gli Umani { $in-room } tolgono dal gioco il segnalino { $tokens } della riserva.
log-collected-nothing = Non resta nulla da prendere { $in-room }.
log-launched = { $count ->
    [one] La carta di lancio { $n } è attiva, pagata con il segnalino { $tokens }.
   *[other] La carta di lancio { $n } è attiva, pagata con i segnalini { $tokens }.
}

ending-ufo-launched = Vittoria degli Alieni: l'UFO è decollato.
ending-ufo-overrun = Vittoria degli Alieni: nessun Umano resta nell'UFO.
ending-ufo-alien-beaten = Vittoria degli Umani: nessun Alieno resta nell'UFO.
ending-ufo-stopped = Vittoria degli Umani: l'UFO non può più decollare.

problem-too-weak-for-the-sector = Quel settore richiede più Forza.
problem-sector-full = In quel settore non entrano altri Umani.
problem-not-a-sector = Quello non è un settore dell'UFO.
problem-no-card-for-fire = Non hai una carta Azione da scartare per farlo.
problem-not-a-fitting-payment = Quei segnalini non pagano la carta, o sono più del necessario.
problem-not-in-this-place = Nell'UFO non si può.
