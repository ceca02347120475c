section-vehicles = Veículos

nw-veh-use = Uma carta Usar no Helicóptero da Base ou no Galpão serve para uma só coisa: fugir. Pode ser feita enquanto houver ali um veículo sem dano, com ou sem Chaves; pergunta-se ao jogador designado se foge ou fica, e só as Chaves permitem fugir.
    .title = Usar um veículo

nw-veh-sabotage = Uma carta Sabotar pode ser feita em qualquer veículo presente com espaço de dano livre, danificado ou não. Reparar e Ferramentas funcionam como no Outpost 31, com o bônus de cooperação para Reparar. No Galpão cada marcador cabe a uma Motoneve.
    .title = Danos e reparos

nw-veh-alien = O Alien exposto que sabota o Galpão coloca um marcador por ponto de Força, de modo que com 2 ou mais atinge as duas Motoneves. Opção `shed_one_damage`: um marcador, seja qual for a Força.
    .title = O Alien no Galpão

nw-veh-room = A sala continua aberta quando o seu veículo partiu: pode-se ir até lá e se encontrar, e a carta fica no baralho, mas nenhuma ação pode ser feita por um veículo que se foi.
    .title = Sala sem o seu veículo

nw-veh-burn = Queimar uma dessas salas destrói todos os veículos nela, no Galpão as duas Motoneves.
    .title = Queimar veículos

nw-veh-keys = Quaisquer Chaves servem em qualquer veículo. A carta usada fica no veículo, que se foi. Podem sobrar veículos sem Chaves; isso não termina nada.
    .title = Chaves
