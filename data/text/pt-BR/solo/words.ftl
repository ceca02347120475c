# O que aqui se chama de outro modo.

log-assigned = { $seat } age { $in-room }: { $card }.
log-action-lost = { $card } se perde sem efeito.
# A primeira traz toda a sua Força, cada outra 1 a mais.
log-exposed = { $n ->
    [one] A Coisa irrompe de { $seat }, com { $n } de Força a mais.
   *[other] A Coisa irrompe de { $seat }, com { $n } de Força.
}
log-suspected-yellow = O disco de suspeita de { $seat } está no amarelo.
log-boarded = { $seat } embarca { $in-vehicle }.
log-chain-human = A carta de { $seat } era Humano.
log-chain-alien = A carta de { $seat } era Alien.
log-chain-first = A carta de { $seat } era Alien.

status-exposed = perdido para a Coisa
status-dead = assimilado

ending-humans-escaped = Vocês venceram: todos os Humanos escaparam { $in-vehicle }, sem nenhum Alien.
ending-frozen = Vitória da Coisa: a base congelou.
ending-alien-boarded = Vitória da Coisa: { $the-vehicle } levou um Alien a bordo.
ending-alien-left-among-us = Vitória da Coisa: um Alien escapou entre os outros { $in-vehicle }.
ending-alien-left-alone = Vitória da Coisa: um Alien escapou sozinho { $in-vehicle }.
ending-human-left-behind = Vitória da Coisa: { $the-vehicle } deixou um Humano para trás.
ending-round-limit = Vitória da Coisa: a última rodada acabou, e a base congela.

problem-dormitory-full = No Dormitório só cabe um Personagem por rodada.
problem-not-there = O Alien não alcança esse Personagem.
problem-not-another-character = Só outro Personagem pode recebê-lo.
problem-no-such-claim-here = Nesta partida não há declarações: basta conversar.

fate-title = O que eles eram?
fate-humans = Com uma carta Humano
