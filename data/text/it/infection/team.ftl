section-team = Squadra

inf-team-captain = Il Capitano sceglie la squadra e ne fa sempre parte.
    .title = Il Capitano va sempre
inf-team-size = La squadra è esattamente grande come indica la missione. Se i liberi sono meno, vanno tutti i liberi. Chi è scelto non può rifiutare.
    .title = Grandezza della squadra
inf-team-free = Chi è legato o bruciato non può stare in squadra.
    .title = Chi può andare
inf-team-departments = Una missione può chiedere dei reparti. Un membro copre un posto, anche il Capitano. Il Capitano deve coprirne quanti ne coprirebbe la migliore squadra possibile. Opzione `captain_dept_excluded`: il reparto del Capitano non conta.
    .title = Reparti
inf-team-no-swap = Se un posto di un reparto non si può coprire, in questo turno il Capitano non può sostituire carte, né per la missione né per la battaglia. Una squadra soltanto troppo piccola non costa nulla.
    .title = Reparto mancante
