# What every game says in the same words.

seat = Seat { $number }
everyone = everyone

list-nothing = nothing
list-more = { $first }, { $second }
list-last = { $first } and { $second }
list-or = { $first } or { $second }

prompt-to = { $who }: { $question }
choice-yes = Yes
choice-no = No
choice-pass = Pass
log-sealed-own = Your answer: { $choice }.

problem-with-rule = { $problem } Rule: { $rule }.
problem-unnamed = That is not possible.
problem-game-over = The game is over.
problem-not-asked = It is not for you to choose now.
problem-not-now = That is not the question now.

ending-with-winners = { $count ->
    [one] { $ending } The winner: { $seats }.
   *[other] { $ending } The winners: { $seats }.
}
ending-without-winners = { $ending } Nobody is left to share the victory.

# Who was what, once the game is over.
fate-deal = from the very beginning
fate-humans = Human to the end
fate-nobody = nobody
