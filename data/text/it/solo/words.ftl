# Ciò che qui si chiama altrimenti.

log-assigned = { $seat } agisce { $in-room }: { $card }.
log-action-lost = { $card } va perso senza effetto.
# La prima porta tutta la sua Forza, ogni altra 1 in più.
log-exposed = { $n ->
    [one] La Cosa erompe da { $seat }, con { $n } Forza in più.
   *[other] La Cosa erompe da { $seat }, con { $n } Forza.
}
log-suspected-yellow = Il disco sospetto di { $seat } è sul giallo.
log-boarded = { $seat } sale { $in-vehicle }.
log-chain-human = La carta di { $seat } era Umano.
log-chain-alien = La carta di { $seat } era Alieno.
log-chain-first = La carta di { $seat } era Alieno.

status-exposed = in balia della Cosa
status-dead = assimilato

ending-humans-escaped = Avete vinto: tutti gli Umani sono fuggiti { $in-vehicle }, senza alcun Alieno.
ending-frozen = Vittoria della Cosa: la base si è congelata.
ending-alien-boarded = Vittoria della Cosa: { $the-vehicle } ha preso a bordo un Alieno.
ending-alien-left-among-us = Vittoria della Cosa: un Alieno è fuggito in mezzo agli altri { $in-vehicle }.
ending-alien-left-alone = Vittoria della Cosa: un Alieno è fuggito da solo { $in-vehicle }.
ending-human-left-behind = Vittoria della Cosa: { $the-vehicle } ha lasciato indietro un Umano.
ending-round-limit = Vittoria della Cosa: l'ultimo round è finito e la base si congela.

problem-dormitory-full = Nel Dormitorio c'è posto per un solo Personaggio a round.
problem-not-there = L'Alieno non raggiunge quel Personaggio.
problem-not-another-character = Può riceverlo soltanto un altro Personaggio.
problem-no-such-claim-here = In questa partita non ci sono dichiarazioni: basta parlare.

fate-title = Che cos'erano?
fate-humans = Con una carta Umano
