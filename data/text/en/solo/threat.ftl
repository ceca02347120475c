section-threat = The Threat

solo-threat-compare = The Threat Token starts on 6. After every step of a disk or of the token, in any phase, a Character whose disk shares its space is exposed, proven Human or not; nothing leaps over it. Option `compare_phases_3_and_9`: only after meetings and at the end of the round.
    .title = Sharing its space

solo-threat-pick = Only one of them is lost, whom the Leader picks. Then the token moves right by the number of disks left on that space.
    .title = Several on its space

solo-threat-right-end = The token goes no further than 8, the last space; what is more is lost.
    .title = The right end

solo-threat-left-end = The token goes no further than yellow and stays there. Green is out of its reach; whoever steps from green onto its yellow space is exposed.
    .title = The left end

solo-threat-six = It stays there: a meeting or a dog moves it no more, and its Character cannot pay for cancelling dice. Red means nothing else here.
    .title = A disk on 6

solo-expose-strength = The first Character exposed in the game, by a Test, a dog or the Threat, makes an Alien of Strength 5; every later one adds 1, even after it was beaten. Only a Test shows the role card.
    .title = Exposed

solo-lost = Of an exposed or assimilated Character weapons and items go under their decks in random order, reloads to the reserve and Lab Tokens away unseen. The role card stays as it is until the end.
    .title = What the lost leave behind

solo-leader-loss = With two or three players the sheet passes to the left at once. Option `leader_stays`: only when the last Character of the Leader is lost. Alone the lead never changes.
    .title = The Leader loses a Character

solo-takeover = A player who has lost the last Character may at once take one, with its cards, from whoever has most, at a tie the next to the left; the giver picks, and must keep one. Whoever declines, or whom nobody can spare one, waits and shares the result.
    .title = Nobody left of one's own
