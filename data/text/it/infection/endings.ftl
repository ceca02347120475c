# Chi ha vinto, e perché.

ending-escaped = Vittoria degli Umani: l'elicottero è lontano, senza Imitazioni a bordo.
ending-imitations-torched = Vittoria degli Umani: non è viva alcuna Imitazione.
ending-contagion-full = Vittoria delle Imitazioni: il Contagio è all'ultimo livello.
ending-outpost-destroyed = Vittoria delle Imitazioni: l'avamposto è distrutto.
ending-objective-impossible = Vittoria delle Imitazioni: ciò che ancora serviva è perduto.
ending-stowed-away = Vittoria delle Imitazioni: un'Imitazione è a bordo.
ending-human-left-behind = Vittoria delle Imitazioni: un Umano vivo è rimasto a terra.
ending-turn-limit = Vittoria delle Imitazioni: l'ultimo turno è finito.
