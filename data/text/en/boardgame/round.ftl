section-round = The round: weather and upkeep

bg-round-phases = A round has eight phases: 1 weather, 2 upkeep and Rescue Helicopter, 3 plan of the exposed Alien, 4 drawing, placing, encounters and actions, 5 Leisure Room with trades and accusations, 6 tests, 7 food, 8 dogs and new Leader. Phase 3 is skipped while no exposed Alien with Strength is in play.
    .title = Eight phases

bg-weather-roll = In phase 1 the Leader rolls the weather die: 1 face sun, 2 cloud, 2 snow, 1 storm. The result, laid on the weather table, sets for this round how much fuel the base burns, how far the freezing marker moves and how far the Rescue Helicopter flies.
    .title = Weather die

bg-weather-die-home = If the die lay in the Weather Station when phase 1 began, the Leader rolls, then openly picks the new or the old result, and the die goes to the weather table. A roll made in the station changes nothing in its own round. If the station burns, the die is back on the table and there is no pick.
    .title = Keeping the old result

bg-weather-bennings = Bennings, assigned a Use in the Weather Station, rolls twice and keeps the result he likes. If the die was already there, he picks among three: both new rolls and the old one.
    .title = Bennings in the station

bg-weather-partial-use = A Use here is always legal. The die is rolled and stays in the station; if it already lay there, the acting player picks the new or the old result. Then 1 fuel must go from the Underground Warehouse to Generator Room or Boiler Room, as the acting player chooses; with no fuel or no free space that part is dropped. Option `station_fuel_anywhere`: the fuel may go to any room with a free fuel space.
    .title = Using the Weather Station

bg-maint-order = Phase 2 runs in this order: Boiler Room (or the freezing marker), Generator Room, Rescue Helicopter. If the freezing ends the game, the rest does not take place.
    .title = Order of upkeep

bg-maint-boiler = While the boiler works, it burns in phase 2 the fuel the weather asks for: sun, cloud, snow, storm 1/1/1/2 with 4-6 players, 1/2/2/3 with 7-8. If there is too little, all of it is burned and the Boiler Room takes 1 damage for each fuel missing, up to its 3 spaces.
    .title = Heating the base

bg-maint-boiler-check = The boiler is lost if phase 2 finds 3 damage on it, before or after burning, even with fuel left. The Freezing Tile covers it with the marker on the first space, and the marker takes no step in that round. Until that check, a third damage from a Sabotage card can still be repaired; after the Alien's own sabotage nobody is left standing there to do it.
    .title = Losing the boiler

bg-maint-boiler-covered = A lost Boiler Room may still be entered, and encounters, Alien attacks and fire can happen there; its card stays in the Location deck. No Use, Repair or Sabotage card can be done there, and no Fuel or Tools used. Its fuel leaves the game, its damage counters return to the pile.
    .title = Room of a lost boiler

bg-maint-freezing = From the round after the boiler is lost, the freezing marker steps in every phase 2: 1 with sun or cloud, 2 with snow, 3 with storm. Step 7 from the start is death. Burning a room puts the marker back to the start.
    .title = Freezing base

bg-maint-freeze-end = A step onto or beyond the last freezing space ends the game at once with a win for the Aliens, even if every exposed Alien has been beaten. A living Human is always still in the base at that moment.
    .title = Death by freezing

bg-maint-generator = While the generator works, it burns in phase 2 the fuel the weather asks for: sun, cloud, snow, storm 1/1/1/2 with 4-6 players, 1/1/2/2 with 7-8. If there is too little, all of it is burned and the Generator Room takes 1 damage for each fuel missing, up to its 2 spaces.
    .title = Powering the base

bg-maint-power-failure = The second damage on the Generator Room brings darkness at once: cards are then handed in at random. A broken generator burns no fuel, and the first damage removed brings the light back. Option `dark_at_upkeep`: darkness begins only when phase 2 finds two damage there.
    .title = Power failure

bg-maint-light-without-fuel = Darkness depends on damage, not on fuel. A repaired generator without fuel gives light until the next phase 2, when it burns fuel, or takes damage for what is missing, as usual.
    .title = Light without fuel

bg-rescue-advance = Once the S.O.S. is sent, every phase 2 moves the helicopter's fuel token 1 space and the helicopter 4 steps with sun, 3 with cloud, 2 with snow, 1 with storm. It needs 10 steps to arrive. After arrival only the fuel token moves; its track has 7 spaces, the full tank and 6 more.
    .title = Rescue Helicopter flight

bg-rescue-sos-once = The S.O.S. can be sent once in a game. The Rescue Helicopter is put on the first space; its first step and first fuel come in the next phase 2, and steps beyond arrival are lost. After that the Radio Room has no Use, and new damage there does not stop the flight.
    .title = One S.O.S. only

bg-rescue-dry = If the fuel token already stands on its last space when phase 2 would move it, the Rescue Helicopter is gone for good. That holds for one waiting at the base and for one still under way.
    .title = Empty tank
