# O que todo jogo diz com as mesmas palavras.

seat = Lugar { $number }
everyone = todos

room-kitchen = Cozinha
    .the = a Cozinha
    .in = na Cozinha
    .to = para a Cozinha
room-shed = Galpão
    .the = o Galpão
    .in = no Galpão
    .to = para o Galpão
room-kennel = Canil
    .the = o Canil
    .in = no Canil
    .to = para o Canil

character-bennings = Bennings
character-blair = Blair
character-clark = Clark
character-garry = Garry
character-macready = MacReady
character-nauls = Nauls
character-norris = Norris
character-windows = Windows

list-nothing = nada
list-more = { $first }, { $second }
list-last = { $first } e { $second }
list-or = { $first } ou { $second }

prompt-to = { $who }: { $question }
prompt-setting-up = a mesa está sendo montada.
prompt-pick-character = com qual Personagem jogar?
prompt-over = a partida acabou.

phase-set-up = Preparação
phase-over = Fim da partida

choice-yes = Sim
choice-no = Não
choice-pass = Passar
choice-pass-exchange = Manter todas as cartas
log-sealed-own = Sua resposta: { $choice }.
log-seated = { $player } joga com { $character }.

claim-i-am-human = Eu sou humano.

problem-with-rule = { $problem } Regra: { $rule }.
problem-unnamed = Isso não é possível.
problem-game-over = A partida acabou.
problem-not-asked = Agora a escolha não é sua.
problem-not-now = A pergunta agora não é essa.
problem-card-not-in-hand = Essa carta não está na sua mão.

ending-with-winners = { $count ->
    [one] { $ending } Vence { $seats }.
   *[other] { $ending } Vencem { $seats }.
}
ending-without-winners = { $ending } Não resta ninguém para comemorar.

# Who was what, once the game is over.
fate-deal = desde o início
fate-humans = Humanos até o fim
fate-nobody = ninguém
