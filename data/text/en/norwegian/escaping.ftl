section-escaping = Escaping

nw-esc-who = Only Characters in the room of the vehicle may come aboard, standing or lying: the lowest disk first, ties in placing order. Option `board_from_anywhere`: Characters anywhere in the base, as at Outpost 31.
    .title = Who may come along

nw-esc-consent = The one asked may decline, and all aboard must agree, sealed. A driver who refuses all leaves alone.
    .title = All aboard must agree

nw-esc-owner-role = A newcomer shows the role when coming aboard; the driver shows it at departure, always. If all aboard are Human they are out and have won, and the game goes on for the others.
    .title = The driver's role

nw-esc-heli = An Alien at the controls of the Base Helicopter wins the game for the Aliens at departure, alone or in company. Humans aboard lose.
    .title = An Alien flies

nw-esc-cat = An Alien alone at the wheel of a Snow Cat drives to the UFO, and the chase begins. In company the Aliens win at departure, and Humans aboard lose. Option `snowcat_ufo`: it drives there if no Human is aboard (no_human_aboard), or always, its passengers giving chase (alien_owner).
    .title = An Alien at the wheel

nw-esc-stowaway = An Alien who is let aboard any vehicle wins the game for the Aliens at once. With the option `snowcat_ufo`, in a Snow Cat only, the driver's role is shown first: an Alien driver may head for the UFO instead.
    .title = An Alien comes aboard

nw-esc-things = Whoever escapes leaves Weapon and Item cards to the bottom of their decks in random order; hand and Lab Tokens go away unseen, reloads to the reserve; a card in the stack stays. Option `baggage_gone`: Weapons and Items leave the game.
    .title = What they leave behind

nw-esc-counts = The red maximum, tracks, weather side, food and first Strength stay those of the number of players at the start.
    .title = Nothing shrinks

nw-esc-leader = If the Leader escapes, the sheet goes clockwise to the next Character at once, who turns the next card or stops. A Leader Token that left goes back, and nobody holds it in phase 8.
    .title = The Leader escapes

nw-esc-several = Several vehicles may leave in one round, one for each Use card and Keys card, also while somebody waits in the Rescue Helicopter; the stack waits, and the Leader goes on.
    .title = Several departures

nw-esc-rescue = The Rescue Helicopter follows the rules of Outpost 31 among those still in the base and always ends the game. Whoever escaped before is not left behind and has won in any case.
    .title = Rescue Helicopter

nw-esc-view = Whoever escaped sees what everybody sees, like the dead, and talks only with others who are out. Option `ghosts_see_all`: they see everything.
    .title = Those who are out
