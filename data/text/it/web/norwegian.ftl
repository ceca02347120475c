# Che cosa significa una domanda alla stazione norvegese, dove non è come all'Outpost 31.

hint-nw-exchange = È un diritto di Kate, una volta a round: nessuno vede la carta che scarti.
hint-nw-keep-weapon = Una la tieni in segreto, le altre vanno sotto il mazzo. Un Fucile da Cecchino rallenta il cane, ma solo il primo giocato.
hint-nw-keep-item = Uno lo tieni in segreto, gli altri vanno sotto il mazzo. Le Chiavi avviano ogni veicolo, la Torcia rende possibile il Test B.
hint-nw-escape = Chi mostra le Chiavi prende il veicolo, e chi è in questa stanza può unirsi. Gli Umani che partono hanno vinto; un Alieno solo in un Gatto delle Nevi va all'UFO.
hint-nw-board-ask = Se parti senza un Alieno hai vinto, qualunque cosa accada agli altri. Solo nell'Elicottero di Soccorso nessuno può restare indietro.
hint-nw-offer-test = Si chiede a tutti. Il Test A richiede una Sacca di Sangue, il Test B una Torcia e una carta in mano.
hint-nw-order-tests = Sei il Leader: ciò che mostra il Test B può cambiare a chi tocca il Test A.
hint-nw-examine = Ogni sguardo costa una carta, e nessuno vede quale. Le otturazioni provano un Umano; i denti sani da soli non provano nulla.

phase-help-nw-tests = Il sangue mostra con certezza che cosa è qualcuno, i denti solo se hanno otturazioni.

does-nw-base-helicopter = Usare qui è la via di fuga: con le Chiavi, finché nulla è danneggiato. Un Sabotaggio impedisce ad altri di prenderlo.
does-nw-shed = Usare qui è la via di fuga: con le Chiavi, finché un Gatto delle Nevi è intatto. Un Sabotaggio impedisce ad altri di prenderlo.
does-nw-warehouse = Usare qui procura un Oggetto: Chiavi, Torcia, Attrezzi o Carburante.

hint-ufo-plan = Coperta, e almeno quanto il numero rosso del settore. Un settore che tieni porta il suo segnalino e tanti altri quanto quel numero.
hint-ufo-enter = Un settore in cui sta un Umano costa un segnalino all'Alieno. Dove arriva con più Forza di quanti siete, prende qualcuno o tiene il settore.
hint-ufo-alien-room = Sei il Leader: ogni settore con entrambe le parti va risolto, nell'ordine che vuoi.
hint-ufo-fight = Il fuoco lo caccia qualunque sia la sua Forza, e gliene toglie 1 per sempre. Tu finisci a terra e non raccogli nulla.
hint-ufo-alien-choice = Chi viene preso rende l'Alieno più forte di 1, ma solo un settore tenuto porta segnalini.
hint-ufo-collect-room = Sei il Leader: ogni settore con qualcuno in piedi toglie un segnalino dal gioco.
hint-ufo-launch = Le carte si attivano in quest'ordine, pagate una per una e senza resto, al massimo due a round. La quinta è il lancio.

examine-card = Scegli la carta da scartare
ufo-launched = { $n } di { $of } carte di lancio attive
ufo-next = La prossima carta costa { $cost }; l'Alieno ha { $n }
