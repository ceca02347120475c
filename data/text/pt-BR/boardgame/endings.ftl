# Quem venceu, e por quê.

ending-humans-escaped = Vitória dos Humanos: todos os Humanos vivos escaparam { $in-vehicle }, sem nenhum Alien.
ending-last-human-turned = Vitória dos Aliens: o último Humano foi infectado.
ending-last-human-eaten = Vitória dos Aliens: o último Humano foi assimilado.
ending-frozen = Vitória dos Aliens: a base congelou.
ending-alien-boarded = Vitória dos Aliens: { $the-vehicle } levou um Alien a bordo.
ending-alien-left-among-us = Vitória dos Aliens: um Alien escapou entre os outros { $in-vehicle }.
ending-alien-left-alone = Vitória dos Aliens: um Alien escapou sozinho { $in-vehicle }.
ending-human-left-behind = Vitória dos Aliens: { $the-vehicle } deixou para trás um Humano vivo.
ending-exterminated = Vitória dos Humanos: não resta nenhum Alien.
ending-round-limit = Vitória dos Aliens: a última rodada acabou, e a base congela.
ending-dog-escaped = Vitória dos Aliens: o cão escapou.
ending-deserted = Ninguém na base vence: só restam nela Aliens expostos.
ending-stranded = Ninguém na base vence: não resta nenhuma saída.
