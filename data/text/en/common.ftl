# What every game says in the same words.

seat = Seat { $number }
everyone = everyone

room-kitchen = Kitchen
    .the = the Kitchen
    .in = in the Kitchen
    .to = to the Kitchen
room-shed = Shed
    .the = the Shed
    .in = in the Shed
    .to = to the Shed
room-kennel = Kennel
    .the = the Kennel
    .in = in the Kennel
    .to = to the Kennel

character-bennings = Bennings
character-blair = Blair
character-clark = Clark
character-garry = Garry
character-macready = MacReady
character-nauls = Nauls
character-norris = Norris
character-windows = Windows

list-nothing = nothing
list-more = { $first }, { $second }
list-last = { $first } and { $second }
list-or = { $first } or { $second }

prompt-to = { $who }: { $question }
prompt-setting-up = the table is being set up.
prompt-pick-character = which Character do you play?
prompt-over = the game is over.

phase-set-up = Set-up
phase-over = End of the game

choice-yes = Yes
choice-no = No
choice-pass = Pass
choice-pass-exchange = Keep all cards
log-sealed-own = Your answer: { $choice }.
log-seated = { $player } plays { $character }.

claim-i-am-human = I am Human.

problem-with-rule = { $problem } Rule: { $rule }.
problem-unnamed = That is not possible.
problem-game-over = The game is over.
problem-not-asked = It is not for you to choose now.
problem-not-now = That is not the question now.
problem-card-not-in-hand = That card is not in your hand.

ending-with-winners = { $count ->
    [one] { $ending } The winner: { $seats }.
   *[other] { $ending } The winners: { $seats }.
}
ending-without-winners = { $ending } Nobody is left to share the victory.

# Who was what, once the game is over.
fate-deal = from the very beginning
fate-humans = Human to the end
fate-nobody = nobody
