# Quem venceu, e por quê.

ending-escaped = Vitória dos Humanos: o helicóptero está longe, sem nenhuma Imitação a bordo.
ending-imitations-torched = Vitória dos Humanos: nenhuma Imitação está viva.
ending-contagion-full = Vitória das Imitações: o Contágio chegou ao último nível.
ending-outpost-destroyed = Vitória das Imitações: o posto está destruído.
ending-objective-impossible = Vitória das Imitações: o que ainda faltava está perdido.
ending-stowed-away = Vitória das Imitações: uma Imitação está a bordo.
ending-human-left-behind = Vitória das Imitações: um Humano vivo ficou para trás.
ending-turn-limit = Vitória das Imitações: o último turno acabou.
