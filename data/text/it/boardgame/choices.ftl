# Etichette delle scelte, domande e fasi.

choice-pick = Gioca { $character }
choice-keep-face = Tieni { $weather }
choice-stack = Manda l'Alieno { $to-room } con Forza { $n }
choice-propose = Proponi questo piano
choice-back = Appoggia il piano di { $seat }
choice-exchange = Cambia { $card }
choice-place-card = Vai { $to-room } e consegna { $card }
choice-place-lit-card = Vai { $to-room }, mostra una Torcia e consegna { $card }
choice-place-blind = Vai { $to-room } e consegna una carta a caso
choice-place-special = Vai { $to-room } con un'Azione Speciale: scarta la mano e consegna una carta del mazzo
choice-place-lit-special = Vai { $to-room } con un'Azione Speciale: mostra una Torcia, scarta la mano e consegna una di due carte del mazzo
choice-change-cards = Sdraiati nel Dormitorio e cambia carte
choice-board = Sali sull'Elicottero di Soccorso
choice-give-drawn = Consegna { $card }
choice-choose-hand = Prendi { $cards }
choice-next = Ora risolvi { $the-room }
choice-eat = Prendi { $seat }
choice-eat-dog = Prendi il cane
choice-wreck = Sabota { $the-room }
choice-fire = Usa { $thing } contro l'Alieno
choice-burn = Brucia la stanza con { $thing }
choice-avoid = Mostra { $thing } e resta fuori
choice-tokens-human = Metti due segnalini umani
choice-tokens-alien = Metti un segnalino umano e quello alieno
choice-take-from = Prendi un segnalino da { $seat }
choice-use-item = Usa qui { $thing }
choice-turn = Scopri la prossima carta
choice-stop = Fermati e scarta il resto
choice-assign = Assegna la carta a { $seat } { $in-room }
choice-fuel = Porta il carburante { $to-room }
choice-keep = Tieni { $thing }
choice-keep-token = Tieni il segnalino
choice-throw-token = Scarta il segnalino
choice-escape = Mostra le Chiavi e fuggi
choice-offer = Proponi uno scambio a { $seat }
choice-add = Aggiungi { $thing }
choice-send-offer = Fai questa offerta
choice-send-return = Rispondi così
choice-vote = Indica { $seat }
choice-reveal = Rivelati come Alieno
choice-offer-test = Offri di fare il Test
choice-tester = Fai fare il Test a { $seat }
choice-test = Esamina { $seat }
choice-discard = Scarta { $card }

choice-yes-burn-leave = Dai il permesso
choice-yes-board-ask = Sali a bordo
choice-yes-board-vote = Fai salire { $seat }
choice-yes-trade-confirm = Accetta lo scambio

choice-no-burn-leave = Nega il permesso
choice-no-board-ask = Resta a terra
choice-no-board-vote = Lascia a terra { $seat }
choice-no-trade-draft = Rinuncia all'offerta
choice-no-trade-answer = Rifiuta l'offerta
choice-no-trade-confirm = Annulla lo scambio
choice-no-pick-tester = Non permettere alcun Test

choice-pass-items = Non usare Oggetti
choice-pass-fight = Non usare il fuoco
choice-pass-alien-choice = Non fare nulla
choice-pass-avoid = Non usare Armi
choice-pass-burn = Non bruciare nulla
choice-pass-board-now = Non salire
choice-pass-escape = Resta
choice-pass-trade = Fine degli scambi
choice-pass-vote = Non indicare nessuno
choice-pass-reveal = Resta
choice-pass-offer-test = Non offrire il Test

prompt-keep-weather = quale meteo vale, { $weather } appena uscito o { $old } rimasto nella Stazione Meteo?
prompt-plan = dove va l'Alieno, con { $n } Forza in tutto?
prompt-exchange = scartare una carta Azione per pescarne un'altra?
prompt-place = in quale stanza andare, e come consegnare una carta?
prompt-pick-special = quale delle due carte consegnare?
prompt-choose-hand = { $n ->
    [one] quale carta prendere dal mazzo?
   *[other] quali { $n } carte prendere dal mazzo?
}
prompt-items = usare Carburante o Attrezzi?
prompt-alien-room = quale stanza dell'Alieno viene ora?
prompt-fight = usare il fuoco contro l'Alieno { $in-room }?
prompt-alien-choice-alone = che cosa fa l'Alieno, da solo { $in-room }?
prompt-alien-choice-beaten = chi prende l'Alieno { $in-room }, o sabota la stanza?
prompt-alien-choice-kennel = l'Alieno prende un cane nel Canile?
prompt-encounter-room = quale incontro viene ora?
prompt-avoid = usare un'Arma per restare fuori dall'incontro { $in-room }?
prompt-tokens = quali due segnalini contagio mettere { $in-room }?
prompt-take-from = da chi prendere un segnalino { $in-room }?
prompt-burn = bruciare la stanza in cui si sta?
prompt-burn-leave = { $seat } può bruciare { $the-room } con { $thing }?
prompt-board-now = salire sull'Elicottero di Soccorso?
prompt-turn = { $n ->
    [one] scoprire l'ultima carta della pila, o fermarsi?
   *[other] scoprire una delle { $n } carte della pila, o fermarsi?
}
prompt-assign = chi riceve { $card }?
prompt-keep-die = quale esito resta nella Stazione Meteo?
prompt-station-fuel = dove va il carburante?
prompt-keep-weapon = quale Arma tenere?
prompt-keep-item = quale Oggetto tenere?
prompt-keep-token = { $n ->
    [0] tenere il Segnalino Laboratorio?
    [one] tenere il Segnalino Laboratorio, con ancora 1 da pescare?
   *[other] tenere il Segnalino Laboratorio, con ancora { $n } da pescare?
}
prompt-escape = fuggire { $in-vehicle }, o restare?
prompt-board-ask = salire a bordo?
prompt-board-vote = { $seat } può salire a bordo?
prompt-trade = proporre uno scambio a qualcuno, o chiudere?
prompt-trade-draft = che cosa offrire a { $other }?
prompt-trade-answer = { $other } offre { $parcel }; che cosa dare in cambio?
prompt-trade-confirm = { $other } risponde con { $parcel }; accettare?
prompt-trade-confirm-gift = { $other } non dà nulla in cambio; accettare?
prompt-vote = chi indicare?
prompt-reveal = rivelarsi o restare?
prompt-offer-test = offrire { $test }?
prompt-pick-tester = chi fa { $test }?
prompt-test-target = a chi fare { $test }?
prompt-starve = quale carta scartare per la fame?

phase-weather = Fase 1: meteo
phase-plan = Fase 3: piano dell'Alieno
phase-drawing = Fase 4: pesca
phase-placing = Fase 4: piazzamento
phase-encounters = Fase 4: incontri
phase-burning = Fase 4: incendi
phase-actions = Fase 4: azioni
phase-boarding = Fuga
phase-trading = Fase 5: scambi
phase-vote = Fase 5: accuse
phase-reveal = Fase 5: rivelazioni
phase-tests = Fase 6: test
phase-food = Fase 7: cibo

choice-examine = Scarta { $card } per guardare i denti di { $seat }
choice-snipe = Cala { $thing }: { $n } spazi in più per il cane
choice-pass-examine = Non guardare altri denti
prompt-examine = di chi guardare i denti, e quale carta scartare per farlo?
