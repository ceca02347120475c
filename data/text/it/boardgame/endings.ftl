# Chi ha vinto, e perché.

ending-humans-escaped = Vittoria degli Umani: tutti gli Umani vivi sono fuggiti { $in-vehicle }, senza alcun Alieno.
ending-last-human-turned = Vittoria degli Alieni: l'ultimo Umano è stato infettato.
ending-last-human-eaten = Vittoria degli Alieni: l'ultimo Umano è stato assimilato.
ending-frozen = Vittoria degli Alieni: la base si è congelata.
ending-alien-boarded = Vittoria degli Alieni: { $the-vehicle } ha preso a bordo un Alieno.
ending-alien-left-among-us = Vittoria degli Alieni: un Alieno è fuggito in mezzo agli altri { $in-vehicle }.
ending-alien-left-alone = Vittoria degli Alieni: un Alieno è fuggito da solo { $in-vehicle }.
ending-human-left-behind = Vittoria degli Alieni: { $the-vehicle } ha lasciato indietro un Umano vivo.
ending-exterminated = Vittoria degli Umani: non resta alcun Alieno.
ending-round-limit = Vittoria degli Alieni: l'ultimo round è finito e la base si congela.
ending-dog-escaped = Vittoria degli Alieni: il cane è fuggito.
ending-deserted = Nessuno nella base vince: vi restano solo Alieni rivelati.
ending-stranded = Nessuno nella base vince: non resta alcuna via di fuga.
