# Etichette delle scelte, domande e fasi.

choice-pick = Gioca { $character } ({ $department })
choice-molotov = Scarta una Molotov
choice-tie-captain = Lega il Capitano
choice-leave-behind = Lega { $seat } e lascialo indietro
choice-blood-test = Fai un Test del Sangue a { $seat }
choice-torch = Accusa { $seat }, per bruciarlo
choice-hand-over = Dai a { $seat } { $thing }
choice-new-mission = Pesca un'altra missione
choice-team = Squadra: { $seats }
choice-look-under = Guarda il gettone { $in-room }
choice-ignore-power-out = Ignora il Blackout in questo turno
choice-enter = Vai { $to-room }
choice-send = Manda { $seat } { $to-room }
choice-add-helper = Fai consegnare una carta anche a { $seat }
choice-see-random = Guarda una carta a caso di { $seat }
choice-see-handed-in = Guarda la carta di { $seat }
choice-team-exchange = Fai cambiare carte alla squadra
choice-hand-in = Consegna { $thing }
choice-face = Affronta { $card }
choice-cancel = Annulla { $card }
choice-pay = Scarta { $thing }
choice-pay-both = Scarta un Estintore e una Torcia
choice-swap = Sostituisci { $things }
choice-swap-seeing = Sostituisci { $thing } e guarda la carta nuova
choice-look-at-top = Guarda le prime due carte dei Rifornimenti
choice-put-on-top = Metti in cima { $thing }
choice-flip = Gira { $thing }
choice-flip-unseen = Gira una carta entrata senza essere vista
choice-shift = Porta un dado da { $from } a { $to }
choice-keep = Tieni { $dice }
choice-keep-none = Non tenere alcun dado
choice-boost = Usa il Lanciafiamme
choice-exchange = Cambia { $things }
choice-remove-smoke = Togli il Fumo { $in-room }
choice-return-human = Restituisci una carta Umano
choice-return-imitation = Restituisci una carta Imitazione
choice-nominate = Candida { $seat }
choice-end-test = Esamina { $seat } davanti a tutti
choice-board = A bordo: { $seats }

choice-yes-consent = Acconsenti
choice-yes-torch = Brucia { $seat }
choice-yes-nomination = Accetta { $seat }
choice-yes-keep-swapped = Tieni la carta
choice-yes-power = Usa il potere
choice-yes-skip-fires = Lascia gli incendi come sono

choice-no-consent = Rifiuta
choice-no-torch = Risparmia { $seat }
choice-no-nomination = Respingi { $seat }
choice-no-keep-swapped = Scartala e prendi la successiva senza guardarla
choice-no-power = Non usarlo
choice-no-skip-fires = Risolvi gli incendi

choice-pass-window = Non fare nulla
choice-pass-room = Resta in Sala Ricreativa
choice-pass-pay = Non scartare nulla
choice-pass-firefighter = Non mandare nessuno
choice-pass-power = Non usare poteri
choice-pass-dynamite = Non usare la Dinamite
choice-pass-swap = Non sostituire nulla
choice-pass-boost = Non usarlo
choice-pass-end-test = Non esaminare nessuno

prompt-window-first = usare Molotov, Corda, Lanciafiamme o un potere prima della scelta della squadra?
prompt-window-second = usare una Molotov, ora che la stanza è rifiutata?
prompt-consent = { $seat } può legare { $other } e lasciarlo indietro?
prompt-torch-vote = { $seat } accusa { $other }. Bruciare { $other }?
prompt-exchange = cambiare carte con nuove dal mazzo?
prompt-team = chi va in missione? In tutto { $n }.
prompt-team-departments = chi va in missione? In tutto { $n }, con { $departments }.
prompt-room = in quale stanza va la squadra?
prompt-entry = scartare { $things } per entrare { $to-room }?
prompt-firefighter = mandare qualcuno a un incendio?
prompt-prepare = usare un potere prima della consegna?
prompt-hand-in = quale carta consegnare? La missione: { $directive }.
prompt-hand-in-battle = quale carta consegnare per la battaglia? Servono { $n } dadi uguali in { $throws ->
    [one] 1 lancio
   *[other] { $throws } lanci
}.
prompt-see-handed-in = guardare una carta prima che il mazzetto si mescoli?
prompt-sabotage = quale Sabotaggio affrontare ora?
prompt-answer = scartare { $things } contro { $card }? Altrimenti la squadra fallisce.
prompt-sabotage-die = il dado per il Sabotaggio fa { $n }. Usare la Dinamite?
prompt-swap = sostituire una carta del mazzetto con la prima dei Rifornimenti?
prompt-order-top = quale carta va in cima?
prompt-keep-swapped = la carta vista entra nel mazzetto?
prompt-flip = quale carta del mazzetto si gira ora?
prompt-power = usare il potere: { $power }?
prompt-dynamite = i dadi fanno { $dice }. Usare la Dinamite?
prompt-shift-die = i dadi fanno { $dice }. Cambiarne uno col potere?
prompt-keep = i dadi fanno { $dice }. Quali tenere?
prompt-boost = usare un Lanciafiamme per altri lanci?
prompt-firefight = scartare un Estintore per spegnere il fuoco?
prompt-remove-smoke = togliere un Fumo col potere?
prompt-skip-fires = lasciare Fumo e Incendi come sono? Si può fare una volta per partita.
prompt-return = quale Campione di Sangue restituire?
prompt-nominate = chi candidare a Capitano Finale?
prompt-nomination = { $seat } Capitano Finale?
prompt-end-test = { $n ->
    [one] chi esaminare davanti a tutti? Resta 1 test.
   *[other] chi esaminare davanti a tutti? Restano { $n } test.
}
prompt-board = chi vola? Almeno { $fewest } e al massimo { $most }, Capitano Finale compreso.

phase-window = Prima della squadra
phase-torch = Accusa
phase-team = Squadra
phase-room = Stanza
phase-hand-in = Consegna
phase-look = Mazzetto e Sabotaggi
phase-swap = Sostituzione
phase-reveal = Si girano le carte
phase-dice = Dadi
phase-chip = Gettone
phase-battle = Battaglia
phase-fires = Fumo e Incendi
phase-home = Ritorno in Sala Ricreativa
phase-fallout = Ricaduta
phase-assimilation = Assimilazione
phase-turn-end = Fine del turno
phase-nomination = Fuga: Capitano Finale
phase-end-tests = Fuga: ultimi test
phase-boarding = Fuga: imbarco

fact-imitations = { $n ->
    [one] Al massimo un giocatore può essere un'Imitazione.
   *[other] Al massimo { $n } giocatori possono essere Imitazioni.
}
