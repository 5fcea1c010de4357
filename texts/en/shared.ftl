# Texts that all games and all front ends share.

list-and = { $list } and { $last }
seat-you = You
seat-number = Seat { $number }

# Records
record-not-json = not JSON at column { $column }: { $message }
record-not-a-record = not a record: "format" is not "interregnum"
record-version = version { $found }; this program reads version { $known }
record-unknown-game = unknown game "{ $found }"
record-field = { $path }: { $message }
record-no-moves = no move was made

# Faults of records
fault-at-move = move { $move }: { $what }
fault-rule = { $what } ({ $rule })
fault-seats = { $found ->
    [one] { $found } seat is listed
   *[other] { $found } seats are listed
 }, but the game has { $expected }
fault-text = "{ $found }" is not an action of this game
fault-order = simultaneous choices must be in the order of the seats
fault-after-the-end = the game is already over
fault-legal = the list of legal actions differs: missing [{ $missing }], not legal or out of order [{ $extra }]
fault-outcome = the outcome differs: by the rules { $expected }, in the record { $found }

# Refusals
illegal-game-over = The game is over.
illegal-already-chosen = The card for this round is already chosen.

# Results
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
points-to = { $first ->
    [one] { $first } point
   *[other] { $first } points
 } to { $second }
result-name = { $seat }
result-won = { $form ->
    [one] { $who } wins { $score }.
   *[other] { $who } win { $score }.
 }
result-lost = { $form ->
    [one] { $who } loses { $score }.
   *[other] { $who } lose { $score }.
 }
result-draw = A draw: { $score }.
result-shared = { $form ->
    [one] { $who } shares the win: { $score }.
   *[other] { $who } share the win: { $score }.
 }
result-best = { $form ->
    [one] { $who } wins
   *[other] { $who } win
 } with { $score }, { $margin ->
    [0] as many as { $next }.
   *[other] { $margin } ahead of { $next }.
 }
result-placed = { $form ->
    [one] { $who } comes
   *[other] { $who } come
 } { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] last
 } of { $of } with { $score }, { $margin ->
    [0] as many as { $winner }.
   *[other] { $margin } behind { $winner }.
 }
result-ranking = { $list }.
result-ranked = { $seat-is ->
    [you] You
   *[other] { $seat }
 } { $count }
result-won-bare = { $form ->
    [one] { $who } wins.
   *[other] { $who } win.
 }
result-lost-bare = You lose.
result-off = The game was called off: nobody wins.
