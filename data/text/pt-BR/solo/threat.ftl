section-threat = A Ameaça

solo-threat-compare = O marcador de Ameaça começa no 6. Depois de cada passo de um disco ou dele, em qualquer fase, um Personagem cujo disco está no espaço dele é exposto, provado Humano ou não; nada o salta. Opção `compare_phases_3_and_9`: só depois dos encontros e no fim da rodada.
    .title = No mesmo espaço

solo-threat-pick = Só um se perde, o que o Líder escolhe. Depois o marcador anda à direita tantos espaços quantos discos restam ali.
    .title = Vários no espaço dele

solo-threat-right-end = O marcador não passa do 8, o último espaço; o excedente se perde.
    .title = O fim à direita

solo-threat-left-end = O marcador não passa do amarelo e ali fica. O verde está fora do alcance dele; quem passa do verde para o amarelo dele é exposto.
    .title = O fim à esquerda

solo-threat-six = Fica ali: um encontro ou um cão não o move mais, e seu Personagem não pode pagar para anular dados. O vermelho aqui nada mais significa.
    .title = Um disco no 6

solo-expose-strength = O primeiro Personagem exposto na partida, por Teste, cão ou Ameaça, dá um Alien de Força 5; cada outro soma 1, mesmo depois de derrotado. Só um Teste mostra a carta de papel.
    .title = Exposto

solo-lost = De um Personagem exposto ou assimilado, armas e itens vão para baixo dos baralhos em ordem aleatória, recargas para a reserva e Fichas de Laboratório embora sem serem vistas. A carta de papel fica como está até o fim.
    .title = O que os perdidos deixam

solo-leader-loss = Com dois ou três jogadores a Folha de Líder passa logo à esquerda. Opção `leader_stays`: só quando o Líder perde o último Personagem. Sozinho a liderança nunca muda.
    .title = O Líder perde um Personagem

solo-takeover = Quem perde o último Personagem pode logo assumir um, com suas cartas, de quem tem mais, no empate o primeiro à esquerda; quem dá escolhe e precisa ficar com um. Quem recusa, ou a quem ninguém pode dar, espera e partilha o resultado.
    .title = Sem mais ninguém
