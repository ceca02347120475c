section-dice = Dadi Azione

solo-dice-who = Il Leader tira tre Dadi Azione (su ciascuno due Usare, due Riparare, un Sabotare, una Minaccia) e poi li dà a un Personaggio in piedi, in una stanza o no. Anche chi è nel Dormitorio può riceverli, girarne uno, e dopo si sdraia come chiunque.
    .title = A chi vanno

solo-dice-cancel = Il proprietario può annullare qualsiasi dado, anche buono, ciascuno per un passo di sospetto di quel Personaggio.
    .title = Annullare

solo-dice-bad = Ogni Sabotare rimasto fa alla stanza il danno di una carta Sabotare, poi ogni Minaccia sposta il segnalino di uno spazio a sinistra. Se ce n'è uno non c'è azione, anche se non c'era nulla da danneggiare.
    .title = Dadi cattivi

solo-dice-gone = Se il Personaggio è rivelato mentre annulla, quel dado è annullato; i Sabotare rimasti colpiscono la stanza dove stava, le Minacce muovono il segnalino, i dadi buoni vanno persi. Lo stesso vale per ciò che resta se un dado Minaccia porta via il Personaggio.
    .title = Perso per i dadi

solo-dice-one = Senza dadi cattivi si può spendere un dado Usare o Riparare: l'azione della stanza, con il bonus di cooperazione di chi vi sta in piedi, o bruciarla. Poi il Personaggio si sdraia. Può anche non fare nulla.
    .title = Un'azione

solo-dice-stop = Ogni round si fa almeno un'assegnazione se qualcuno è in piedi. Dopo ciascuna il Leader si ferma o continua finché qualcuno è in piedi.
    .title = Continuare o fermarsi

solo-dormitory = Il proprietario del Personaggio che vi sta in piedi può sdraiarlo per girare un dado non annullato su una faccia qualsiasi: tra tiro e assegnazione, mentre il proprietario del Personaggio con i dadi li usa, e ancora una volta quando questi subirebbe il danno rimasto o il Personaggio è perduto mentre annulla. Chi ha ancora i dadi continua allora con essi. Chi è in piedi da solo prende prima i dadi. Mai i dadi dell'Alieno.
    .title = Il Dormitorio

solo-dark = Il Leader nomina prima un Personaggio, e solo dopo si tirano i dadi. Se è buio si vede a ogni tiro.
    .title = Oscurità

solo-dark-rerolls = Nell'oscurità Norris, o chi ha una Torcia, può ritirare ogni dado una volta, uno per uno. Garry può ritirare un dado con luce o buio. Non un dado girato nel Dormitorio, e nessuno una volta iniziato ad annullare.
    .title = Ritirare

solo-hunger = Quando la base è affamata si tirano solo due dadi per i Personaggi, per sempre.
    .title = Fame

solo-items = Nella fase 5 un Personaggio in piedi può usarli per la propria stanza quando non ci sono dadi sul tavolo, o mentre ha i dadi, prima di sdraiarsi.
    .title = Carburante e Attrezzi

solo-burn = Costa un dado Usare o Riparare, senza dadi cattivi rimasti, e Dinamite o una ricarica, e il Leader deve permetterlo; un rifiuto vale per questa assegnazione. Può bruciare solo la stanza verde dove il Personaggio è in piedi, che la base geli o no, finché resta uno dei 6 segnalini fuoco. Opzione `burn_without_leave`: al Leader non si chiede.
    .title = Bruciare una stanza
