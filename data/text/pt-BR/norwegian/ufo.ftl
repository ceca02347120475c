section-ufo = A fuga no OVNI

nw-ufo-who = A rodada para, e a base com suas cartas, NPCs, cão e trilhas fica para trás. Todo Humano na base persegue, deitado, dormindo ou no Helicóptero de Resgate; não os mortos nem quem fugiu. Todo Alien menos os mortos se mostra, e nenhum papel fica oculto.
    .title = Quem participa

nw-ufo-strength = Todos os Aliens são uma equipe e planejam com 8 cartas de setor. Cada um que se mostra agora soma 1 de Força, também a uma reserva batida até 0; se nenhum Alien jamais foi exposto, o motorista traz metade dos jogadores do início, arredondada para baixo.
    .title = A força do Alien

nw-ufo-tokens = De 22 fichas de partida - dez de 1, oito de 2, quatro de 3 - uma fica aberta em cada um dos 8 setores e 14 viradas para baixo na reserva. Nada é reposto; o que é pego fica aberto. Opção `ufo_face_down`: também nos setores ficam viradas para baixo e são viradas ao serem pegas.
    .title = Fichas de partida

nw-ufo-things = Granadas e Lança-chamas funcionam como antes. Todo o resto não tem mais uso; ninguém troca, vota, testa ou move discos, e Humanos que se encontram não verificam nada.
    .title = O que resta

nw-ufo-plan = A cada rodada o Alien joga ao menos uma carta de setor, cada uma com Força não menor que o valor do setor: 1, 1, 1, 1, 2, 2, 3 e 4. Quantas pilhas há e quão fortes são é aberto. O valor depois não importa mais.
    .title = O plano do Alien

nw-ufo-place = Depois os Humanos vão a um setor cada na ordem de posicionamento, no máximo três por setor, e ninguém fica de fora. Opção `ufo_no_limit`: quantos quiserem.
    .title = Os Humanos se espalham

nw-ufo-fight = O Líder ordena os setores onde estão os dois lados, e em cada um se luta como na base: primeiro as armas, depois o Alien mais fraco corre, e um empate deita todos os Personagens ali enquanto o Alien corre. A Força que correu não é usada de novo nesta rodada. Um Alien sozinho mantém o setor, e Humanos sozinhos ficam de pé.
    .title = Os dois lados num setor

nw-ufo-fire = O fogo custa a Granada ou uma recarga, mas nenhuma carta da pilha. Quem o usa fica deitado e não recolhe; outros de pé ali recolhem. Opção `ufo_fire_card`: custa também uma carta de Ação ao acaso da mão de quem o usa, e sem ela não há fogo.
    .title = Fogo no OVNI

nw-ufo-stronger = Um Alien mais forte ou toma um Humano, ganha 1 de Força e deixa o setor com toda a sua Força, ou o mantém; uma das duas coisas deve fazer. Os outros Humanos ali saem e ficam deitados.
    .title = O Alien mais forte

nw-ufo-collect = Primeiro o Alien recolhe por cada setor que mantém: a ficha que está ali e da reserva tantas ao acaso quanto o valor do setor. Depois os Humanos, por cada setor com um Humano de pé: uma ficha ao acaso da reserva ou, se vazia, a que está ali; estas saem do jogo. Se a reserva só serve alguns, o Líder diz em que ordem.
    .title = Recolher fichas

nw-ufo-launch = Depois o Alien pode ativar a próxima carta de lançamento, e depois dela mais uma. Custam 2, 3, 4, 5 e 6, nesta ordem.
    .title = Lançamento

nw-ufo-pay = Cada carta é paga por si, sem ficha que pudesse sobrar; o que passa do custo se perde. Fichas não usadas são guardadas.
    .title = Sem troco

nw-ufo-empty = Quando uma rodada termina com reserva e setores vazios, e as fichas do Alien não pagam todas as cartas que faltam, cada uma com as suas, o OVNI fica e os Humanos vencem. Opção `ufo_tokens`: vencem assim que tudo o que não saiu do jogo não basta (insufficient), ou o que quer que o Alien ainda tenha (strict).
    .title = Sem fichas

nw-ufo-ends = Na hora: com a quinta carta ativa vencem os Aliens; sem Humanos vencem os Aliens; com a Força do Alien em 0 vencem os Humanos. Depois de uma rodada sem fim todos se levantam, toda a Força volta, e começa a próxima.
    .title = Fins da perseguição

nw-ufo-leader = O Líder continua se for Humano, senão o próximo Humano em sentido horário, até morrer: posiciona por último e ordena os setores. As rodadas continuam a contar. Opção `max_rounds`: se essa rodada terminar sem desfecho, a decolagem é impedida e os Humanos vencem.
    .title = Quem lidera

nw-clock = Quem fica sem tempo aqui não põe nenhum rifle e não foge. No OVNI um Humano vai a um setor ao acaso e não usa fogo; um Líder que deve ordenar setores o faz ao acaso. Os Aliens repetem seu último plano enquanto for legal, ou põem 1 de Força em um setor ao acaso de valor 1; quando mais fortes mantêm o setor, e pagam as próximas cartas de lançamento sempre que podem, com o menor excesso.
    .title = Tempo esgotado
