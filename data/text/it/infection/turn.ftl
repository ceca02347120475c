section-turn = Il turno e il Registro Missioni

inf-turn-steps = Un turno: il Capitano scopre una missione, in Sala Ricreativa si può agire, il Capitano sceglie squadra e stanza, ogni membro consegna una carta, il Capitano guarda e può sostituirne una, e le carte si girano. Una missione superata scopre il gettone della stanza. Poi gli incendi, il rientro, il Contagio e il prossimo Capitano.
    .title = Come si svolge un turno
inf-log-mission = Il Capitano pesca dal Registro Missioni. Gli eventi accadono subito e si pesca ancora, finché c'è una missione scoperta.
    .title = Scoprire una missione
inf-log-events = Il Registro Missioni contiene due tipi di eventi, Fumo e Blackout. Un dado sceglie la stanza colpita.
    .title = Eventi
inf-log-rooms = Il dado sceglie una delle sei stanze del Settore aperto più alto, anche fra quelle già ripulite. Se la stanza è distrutta non succede nulla. Un Settore nuovo è il più alto dal momento in cui si apre.
    .title = Quale stanza colpisce un evento
inf-log-ladder = Fumo su Fumo diventa Incendio, e anche Incendio su Fumo. Fumo o Incendio su Incendio distrugge la stanza. Un Blackout dove è già buio non fa nulla. Vale per gli eventi e per la Ricaduta.
    .title = Segnalini su segnalini
inf-log-tokens = Ci sono 10 segnalini per Fumo e Incendio e 10 carte per Blackout e stanze distrutte. Quando sono finiti, nuovo Fumo, Incendio o Blackout si ignora; una stanza distrutta si segna sempre.
    .title = Segnalini finiti
inf-log-empty = Quando il Registro Missioni finisce, si mescolano i suoi scarti, eventi compresi. La missione in corso resta dov'è.
    .title = Registro Missioni finito
