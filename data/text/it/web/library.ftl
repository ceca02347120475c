# Partite finite: l’archivio, e quello che si ricava contandole.

library = Archivio
library-hint = Partite finite, le più drammatiche per prime. Ognuna si può rivedere con gli occhi di chiunque.
library-filter = Mostra
library-game = Gioco
library-players = Giocatori
library-any-players = qualsiasi numero
library-any-game = tutti i giochi
library-end = Vinta da
library-any-end = chiunque
library-text = Nome o personaggio
library-order = Ordine
library-order-drama = Prima le più drammatiche
library-order-newest = Prima le più recenti
library-found = { $n ->
    [0] Nessuna partita
    [one] Una partita
   *[other] { $n } partite
}
library-none-title = Lo scaffale è vuoto
library-none = Quando finisce una partita a un tavolo elencato, compare qui. Puoi anche importare una partita salvata.
library-nothing = Nessuna partita è così. Chiedi di meno.
library-loading = Si cerca sullo scaffale …
library-more = { $n ->
    [one] Un’altra
   *[other] Altre { $n }
}
library-rounds = { $n ->
    [one] 1 round
   *[other] { $n } round
}
library-minutes = { $n ->
    [0] meno di un minuto
    [one] 1 minuto
   *[other] { $n } minuti
}
library-drama = Dramma { $n } su 100
library-seats = { $n } giocatori
library-options = { $n ->
    [one] 1 opzione cambiata
   *[other] { $n } opzioni cambiate
}
library-winner = ha vinto
library-import = Importa una partita salvata
library-import-hint = Un file salvato alla fine di una partita, con questa versione o una precedente.
library-importing = Controllo della partita in corso …
library-import-done = Importata. Finché non la aggiungi all’archivio, può rivederla solo chi ha il link.
library-import-unproven = Importata, ma le regole non la confermano: questi eventi non derivano dalle sue scelte. Puoi rivederla, ma non può entrare nell’archivio.
library-import-list = Aggiungila all’archivio
library-listed = Ora è nell’archivio.
library-marks = Su questa partita
library-imported = Importata
library-imported-hint = I nomi sono quelli scritti nel file.
library-custom = Componenti modificati
library-custom-hint = Giocata con valori propri dei componenti e contata a parte.
library-unproven = Non confermata
library-unproven-hint = Le regole non confermano questi eventi: il file potrebbe essere stato modificato.
library-delete = Elimina
library-delete-ask = Eliminare questa partita per tutti? Non si potrà riavere.
library-delete-sure = Elimina per sempre
library-delete-keep = Tienila
library-deleted = La partita non c’è più.
library-list = Mostra le partite di questo tavolo nell’archivio
side-humans = Umani
side-aliens = Alieni
side-imitations = Imitazioni
side-nobody = nessuno
side-against = la parte nascosta

reason-humans-escaped = Gli Umani sono fuggiti
reason-last-human-turned = L’ultimo Umano è stato infettato
reason-last-human-eaten = L’ultimo Umano è stato assimilato
reason-frozen = La base si è congelata
reason-alien-boarded = Un Alieno è stato fatto salire
reason-alien-left-among-us = Un Alieno è fuggito tra gli altri
reason-alien-left-alone = Un Alieno è fuggito da solo
reason-human-left-behind = Un Umano è rimasto indietro
reason-dog-escaped = Il cane è scappato
reason-deserted = Erano rimasti solo Alieni
reason-stranded = Non restava via d’uscita
reason-ufo-launched = L’UFO è partito
reason-ufo-overrun = L’UFO è caduto all’Alieno
reason-ufo-alien-beaten = L’Alieno è stato battuto nell’UFO
reason-ufo-stopped = L’UFO è stato fermato
reason-exterminated = Non restava alcun Alieno
reason-nobody-left = Non restava alcun Personaggio
reason-conceded = I giocatori hanno rinunciato
reason-round-limit = L’ultimo round era finito
reason-escaped = L’elicottero è partito pulito
reason-imitations-torched = Non restava alcuna Imitazione
reason-contagion-full = Il Contagio è arrivato in fondo
reason-outpost-destroyed = L’avamposto è stato distrutto
reason-objective-impossible = Si è perso ciò che serviva
reason-stowed-away = Un’Imitazione era a bordo
reason-turn-limit = L’ultimo turno era finito

stats = Statistiche
stats-hint = Contate sulle partite finite. La barra mostra dove sta la quota vera, 95 volte su 100: meno partite, barra più lunga.
stats-whose = Partite di chi
stats-all = Di questo server
stats-own = Mie
stats-own-hint = Dai tavoli a cui si è seduto questo browser. Nessun altro può chiederle.
stats-loading = Si conta …
stats-none = Non c’è ancora nulla da contare.
stats-none-own = Questo browser non ha ancora giocato qui una partita fino alla fine.
stats-games = { $n ->
    [one] Una partita
   *[other] { $n } partite
}
stats-imported = { $n ->
    [one] 1 importata
   *[other] { $n } importate
}
stats-custom = { $n ->
    [one] 1 con componenti modificati, contata a parte
   *[other] { $n } con componenti modificati, contate a parte
}
stats-with-custom = { $game }, componenti modificati
stats-side = Chi ha vinto
stats-side-own = Quanto ho vinto, per parte
stats-reason = Come sono finite le partite
stats-players = Vincono gli Umani, per giocatori
stats-players-own = Vinco io, per giocatori
stats-mode = Vincono gli Umani, per opzioni
stats-mode-own = Vinco io, per opzioni
stats-character = Personaggi che vincono
stats-length = Quanto durano le partite
stats-standard = come al solito
stats-share = { $percent } %
stats-of = { $count } su { $of }
stats-within = da { $low } a { $high } %
stats-length-rounds = Round: da { $least } a { $most }, metà delle partite entro { $median }
stats-length-minutes = Minuti: da { $least } a { $most }, metà delle partite entro { $median }
stats-json = Salva come JSON
stats-csv = Salva come CSV

refused-file-foreign = Questo non è il file di una partita.
refused-file-cut-off = Qui c’è solo una parte del file: finisce troppo presto.
refused-file-version = Questa partita è stata salvata da una versione più nuova di quella del server.
refused-file-other-game = Questo è un gioco che qui nessuno gioca.
refused-file-unfinished = Questa partita non è finita.
refused-file-damaged = In questo file qualcosa è stato cambiato o è rotto: nessuna partita va così.
refused-file-too-long = Questo file contiene più di quanto possa contenere una partita.
refused-file-unproven = Le regole non confermano questa partita, quindi non può entrare nell’archivio.
refused-game-too-long = Questa partita è troppo lunga per essere mostrata.
