# O que todo jogo diz com as mesmas palavras.

seat = Lugar { $number }
everyone = todos

list-nothing = nada
list-more = { $first }, { $second }
list-last = { $first } e { $second }
list-or = { $first } ou { $second }

prompt-to = { $who }: { $question }
choice-yes = Sim
choice-no = Não
choice-pass = Passar
log-sealed-own = Sua resposta: { $choice }.

problem-with-rule = { $problem } Regra: { $rule }.
problem-unnamed = Isso não é possível.
problem-game-over = A partida acabou.
problem-not-asked = Agora a escolha não é sua.
problem-not-now = A pergunta agora não é essa.

ending-with-winners = { $count ->
    [one] { $ending } Vence { $seats }.
   *[other] { $ending } Vencem { $seats }.
}
ending-without-winners = { $ending } Não resta ninguém para comemorar.

# Who was what, once the game is over.
fate-deal = desde o início
fate-humans = Humanos até o fim
fate-nobody = ninguém
