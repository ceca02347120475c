section-records = Denti e test

nw-dental-adjust = Chi viene infettato ha denti sani dalla fine di quella verifica in poi. La Dentatura di un Umano non cambia mai. Chi ha preso un segnalino guarda il ruolo e la Dentatura, cambiati o no. La Dentatura di chi è morto, rivelato o fuggito esce dal gioco senza essere vista; a partita finita si mostrano tutte.
    .title = Denti guariti

nw-dental-tells = Chi ha mostrato otturazioni e più tardi denti sani è stato infettato nel frattempo. Tutti possono dedurlo; non ne segue altro: nessuna rivelazione e nessun passo.
    .title = Che cosa dicono i denti guariti

nw-test-order = La fase 6 comincia con il Test A per intero, come all'Outpost 31; poi viene il Test B, lo sguardo ai denti. Opzione `leader_orders_tests`: il Leader dice quale viene prima.
    .title = Sangue, poi denti

nw-test-teeth = Un esaminatore con la Torcia scarta una carta Azione coperta e nomina un Personaggio, che mostra a tutti la Dentatura. Le otturazioni provano un Umano: il disco va sul verde. I denti sani da soli non provano nulla.
    .title = Test B: denti

nw-test-repeat = L'esaminatore guarda almeno una volta e può continuare finché ha carte Azione in mano, una carta a sguardo, ciascuno una volta, sé stesso e i verdi compresi. È noto quante carte sono andate, non quali.
    .title = Finché ci sono carte

nw-test-light = A chiunque abbia una carta Oggetto e una carta Azione si chiede se offre il Test B; solo una Torcia lo permette. Viene mostrata e tenuta, con la luce o al buio. Tra più offerte sceglie il Leader. Opzione `many_testers`: guarda ognuno che si offre, nell'ordine delle domande, chi viene dopo il primo anche nessuno, a meno che il Leader possa vietare i test.
    .title = La Torcia resta
