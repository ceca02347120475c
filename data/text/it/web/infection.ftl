# Words around Infection at Outpost 31 in the browser. What the game itself says stands in the files of the game.

inf-outpost = Avamposto
inf-mission = Missione
inf-battle = Battaglia
inf-no-mission = Il Capitano non ha ancora aperto il Diario di missione.
inf-mission-over = Questa missione è finita.
inf-team-of = Squadra di { $n }
inf-contagion = Contagio { $n } su { $of }
inf-next-fallout = prossimo: { $what }
inf-tracker = Tracciato dell'infezione
inf-level = Livello { $n }: { $what }; { $tests ->
    [0] nessun Test Finale del Sangue
    [one] 1 Test Finale del Sangue
   *[other] { $tests } Test Finali del Sangue
}
inf-level-last = Livello { $n }: le Imitazioni hanno vinto
inf-tests-now = Test Finali del Sangue adesso: { $n }
inf-decks = Mazzi e gettoni
inf-log-deck = Registro: { $n }, scarti { $discarded }
inf-log-discarded = Scarti del Registro Missioni
inf-log-none = Ancora nessuno scarto.
inf-supply-deck = Rifornimenti: { $n }, scarti { $discarded }
inf-supply-face-down = I loro scarti sono coperti.
inf-destroyed-rooms = Stanze distrutte: { $n } su { $of }
inf-possible = { $n ->
    [one] Al massimo 1 Imitazione
   *[other] Al massimo { $n } Imitazioni
}
inf-possible-first = Una è stata data all’inizio. Quando si apre un Settore il sangue si distribuisce di nuovo.
inf-possible-later = Il sangue è stato distribuito di nuovo: possono essere meno, mai di più.
inf-no-blood = Nessun Campione di Sangue è stato ancora dato.
inf-cleared = libera
inf-refused = rifiutata in questo turno
inf-pad = Elicottero
inf-power-captain = Solo il Capitano usa i poteri, uno per turno.
inf-power-when = Sei il Capitano: un potere si accende quando è il suo momento.
inf-power-spent = Il tuo potere di questo turno è già usato.
inf-by-power = il tuo potere: { $power }
inf-votes = Più della metà deve dire di sì.
inf-rejections = Rifiuti finora: { $n }. Ogni secondo rifiuto porta Contagio.
inf-tests-left = { $n ->
    [0] Non resta alcun Test Finale del Sangue.
    [one] Resta 1 Test Finale del Sangue. La carta si mostra a tutti.
   *[other] Restano { $n } Test Finali del Sangue. Ogni carta si mostra a tutti.
}
inf-picked = Scelti: { $n }
inf-escape = Fuga
inf-blood-unseen = non ancora mostrato
inf-aboard = A bordo: da { $fewest } a { $most }
inf-objectives = Obiettivi
inf-things = Cose battute
inf-chips-left = Gettoni rimasti
inf-none-left = nessuno
inf-rec-room = Sala Ricreativa
inf-locked = chiusa
inf-destroyed = distrutta
inf-chip = un gettone coperto
inf-chip-thing = una Cosa
inf-fire = fuoco
inf-smoke = fumo
inf-dark = senza luce
inf-captain = Capitano
inf-on-team = squadra
inf-tied = legato
inf-torched = bruciato
inf-cards = { $n ->
    [one] 1 carta Rifornimenti
   *[other] { $n } carte Rifornimenti
}
inf-hand = Le tue carte Rifornimenti
inf-doubt = probabile Imitazione, per ciò che sai
inf-worth = vale { $n }
inf-harm-ruin = fallisce subito
inf-harm-dark = fallisce senza Torcia
inf-harm-fire = fallisce senza Estintore
inf-harm-attack = fallisce senza Ascia o Pistola
inf-harm-luck = dado: fallisce da 1 a 3
inf-pick-more = Scegli chi viene
inf-found = Sabotaggio nel mazzetto:
inf-in-pool = Nel mazzetto:
inf-pool-seen = Hai visto nel mazzetto:
inf-turned = Girate:
inf-came = La carta entrata:
inf-throws = { $n ->
    [one] resta 1 lancio
   *[other] restano { $n } lanci
}
inf-blood-two = Hai entrambe queste carte e ne restituisci una. L’ultima carta Imitazione non si restituisce mai: chi ne ha una è un’Imitazione da ora.
inf-blood-stays = Questa carta resta a te, l’altra torna indietro. Da ora sei ciò che dice.
inf-blood-now = Questo è ciò che sei ora, dopo l’ultima distribuzione del sangue.
inf-return-one = Restituisci una carta
role-goal-inf-human = Vinci se l’elicottero parte senza Imitazioni. Liberate tre Settori e capite di chi fidarvi.
role-goal-inf-imitation = Vinci con il Contagio, con le stanze distrutte o con un posto sull’elicottero. Resta nascosto e rovina le missioni.
opening-among-blood = Uno dei { $n } a questo tavolo è un’Imitazione. Quando si apre un Settore il sangue si distribuisce di nuovo, e qualcuno può diventarlo senza che nessuno se ne accorga.
claim-short-take-me = Prendi me
claim-short-leave-me-out = Non me
claim-short-i-help = La mia carta aiuta
claim-short-i-do-not-help = La mia carta non aiuta
claim-short-please-torch = Brucia …
claim-short-i-promise = Darò …

# What the present part of the turn is about.
phase-help-inf-set-up = Ciascuno prende un personaggio e riceve un campione di sangue.
phase-help-inf-window = La missione è nota, la squadra no: Molotov, Corda o Lanciafiamme ora.
phase-help-inf-torch = Più della metà deve essere d’accordo; poi non si torna indietro.
phase-help-inf-team = Il Capitano dice chi va. I reparti della missione devono esserci, se possibile.
phase-help-inf-room = Il Capitano sceglie una stanza con gettone. Il fuoco costa un Estintore, il buio una Torcia.
phase-help-inf-hand-in = Ogni membro consegna una carta coperta. Nessuno saprà di chi era.
phase-help-inf-sabotage = Il sabotaggio nel mazzetto è scoperto e va affrontato, o la missione fallisce.
phase-help-inf-swap = Solo il Capitano ha visto il mazzetto, e può cambiare una carta con la prima del mazzo.
phase-help-inf-reveal = Il Capitano sceglie la prossima carta da girare.
phase-help-inf-power = Un Capitano può usare un potere per turno.
phase-help-inf-dice = I dadi uguali si tengono, gli altri si rilanciano.
phase-help-inf-exchange = Si possono cambiare carte con nuove, senza che gli altri vedano.
phase-help-inf-fires = Il fuoco distrugge la stanza, il fumo diventa fuoco.
phase-help-inf-assimilation = Si apre un Settore: ciascuno riceve un secondo campione e ne rende uno.
phase-help-inf-escape = Chi guida la fuga, e chi vola? Un’Imitazione a bordo, e gli Umani perdono.
phase-help-inf-over = La partita è finita.

# One sentence for whoever meets a question for the first time; the key is the step of the game.
hint-inf-pick-character = Ogni personaggio ha due poteri per i turni in cui è Capitano.
hint-inf-window = Si chiede a tutti, qualunque cosa abbiano: non fare nulla non dice nulla.
hint-inf-consent = Sei il Capitano: senza il tuo consenso nessuno resta indietro.
hint-inf-torch-vote = Un’Imitazione è fuori dal gioco. Per un Umano sale il Contagio e una stanza ne soffre.
hint-inf-team = Sei il Capitano, e vai sempre. A chi affidi una carta?
hint-inf-room = Sotto un gettone c’è Equipaggiamento, uno Scarto o una Cosa. Gli obiettivi chiedono Equipaggiamento e Cose.
hint-inf-entry = Se nessuno paga, la stanza è rifiutata, e nessuno saprà chi poteva.
hint-inf-firefighter = Chi resta può essere mandato a un fuoco. Serve un Estintore per spegnerlo.
hint-inf-hand-in = Le carte sono mescolate: nessuno può dire quale era la tua.
hint-inf-sabotage = La prima a cui non si può rispondere chiude la missione.
hint-inf-answer = Basta una carta della squadra. Nessuno è obbligato.
hint-inf-swap = La nuova carta arriva coperta, e può essere peggiore.
hint-inf-keep = Ciò che si tiene resta fermo per un lancio, gli altri si rilanciano.
hint-inf-dynamite = Un uso gira un dado di 1 in su o in giù.
hint-inf-boost = Un uso dà altri lanci. Poi non può né testare né bruciare.
hint-inf-exchange-molotov = Una Molotov: puoi scartare una carta coperta e pescarne un’altra. Anche chi l’ha usata può farlo.
hint-inf-exchange-hand-in = Prima della consegna ogni membro della squadra può scartare una carta coperta e pescarne un’altra.
hint-inf-exchange-chip = Il gettone è uno Scarto: ogni membro della squadra può scartare una carta coperta e pescarne un’altra.
hint-inf-exchange-rec-room = Chi è rimasto in Sala Ricreativa può scartare una carta coperta e pescarne un’altra.
hint-inf-exchange-passed = Il turno è passato: chiunque sia libero può scartare una carta coperta e pescarne un’altra.
hint-inf-exchange-after = Dopo il turno ogni membro della squadra può scartare una carta coperta e pescarne un’altra.
hint-inf-firefight = Senza Estintore l'Incendio distrugge subito la sua stanza, e il Fumo presto diventa Incendio.
hint-inf-skip-fires = Una volta a partita i fuochi si possono lasciare stare.
hint-inf-return = Chi ha una carta Imitazione lo è da ora. Si chiede a tutti.
hint-inf-nominate = Il Capitano finale decide chi vola. Scegli qualcuno a cui credi.
hint-inf-nomination = Il Capitano Finale decide chi vola. Di’ sì a chi credi.
hint-inf-end-test = Metti alla prova chi ti lascia dubbi: un’Imitazione scoperta non può volare.
hint-inf-board = Un’Imitazione a bordo, e gli Umani perdono.
