section-team = Equipe

inf-team-captain = O Capitão escolhe a equipe e sempre faz parte dela.
    .title = O Capitão sempre vai
inf-team-size = A equipe tem exatamente o tamanho que a missão mostra. Se há menos pessoas livres, vão todas as livres. Quem é escolhido não pode recusar.
    .title = Tamanho da equipe
inf-team-free = Quem está amarrado ou foi queimado não pode estar na equipe.
    .title = Quem pode ir
inf-team-departments = Uma missão pode pedir departamentos. Um membro preenche uma vaga, o Capitão também. O Capitão tem de preencher tantas dessas vagas quanto a melhor equipe possível. Opção `captain_dept_excluded`: o departamento do Capitão não conta.
    .title = Departamentos
inf-team-no-swap = Se uma vaga de departamento não pode ser preenchida, o Capitão não pode substituir cartas neste turno, nem na missão nem na batalha. Uma equipe apenas pequena demais não custa nada.
    .title = Departamento em falta
