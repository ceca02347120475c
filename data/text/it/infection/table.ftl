section-table = A questo tavolo

inf-table-talk = Mani e Campioni di Sangue non si mostrano mai di propria volontà, ma si può dire qualsiasi cosa, vera o no. Opzione `talk`: `free` è questa regola; con `helpful` nessuno nomina una carta, dice solo se aiuta: nessun pulsante lo fa, e con parole proprie sono i giocatori stessi ad attenersi; con `silent` chi gioca non dice nulla fino alla fine della partita.
    .title = Parlare
inf-table-public = Sempre visibili a tutti: l'Attrezzatura con i suoi usi, i segnalini, i tracciati, quante carte hanno mani e mazzi, gli scarti del Registro Missioni, i gettoni trovati o perduti, i poteri usati e i voti quando ci sono tutti. Dopo la fine si mostra ogni cosa.
    .title = Cosa è visibile
inf-table-order = Dove serve un ordine, si comincia alla sinistra del Capitano e si finisce col Capitano.
    .title = Ordine del tavolo
inf-table-asked = A chi si fa una domanda, e cosa ne vedono gli altri, non dipende mai da un segreto.
    .title = Il silenzio non tradisce
inf-table-sealed = Dove rispondono in più persone, rispondono di nascosto, e le risposte si aprono insieme. Una risposta senza effetto non si mostra mai.
    .title = Risposte sigillate
inf-table-clock = A tempo scaduto un posto fa la stessa cosa da qualunque parte stia: nulla, no, nessun cambio; una carta a caso; per un Capitano una scelta a caso, tutte con la stessa probabilità. Una carta vista alla sostituzione si tiene.
    .title = Tempo scaduto
inf-table-limit = Non c'è un ultimo turno. Opzione `max_turns` (0 per nessuno): se quel turno finisce senza esito, vincono le Imitazioni.
    .title = Limite di turni
