# The command line

cli-about = Card games around an empty throne: play, replay, check and measure them.
cli-after-help = 
    Begin with:  interregnum play
    The rules:   interregnum rules claim
cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-options = Options

cli-play-about = Plays a game, on the full screen or line by line
cli-simulate-about = Lets bots play (random ones by default) and writes one record per line
cli-check-about = Replays records, compares legal moves and outcomes, and reports what is wrong
cli-replay-about = Tells a recorded game as prose, or shows it on the full screen
cli-rules-about = Shows a rulebook, or some of its sentences
cli-kingdoms-about = Lists the kingdoms of Claim
cli-arena-about = Lets players meet on the same cards, and reports who is stronger and how certain that is
cli-bench-about = Measures how fast the rules are, on one thread
cli-completions-about = Writes completions for a shell

cli-arg-help = Shows this help
cli-arg-version = Shows the version
cli-arg-lang = Language: en or fr; by default that of the locale
cli-arg-file = File of records, one JSON object per line; "-" is standard input
cli-arg-seed = Seed for everything random: a whole number or 64 hexadecimal digits; by default taken from the clock and shown
cli-arg-players = Number of players: 2 (default), 3, or 4 in teams
defaite-arg-players = Number of players: 3, 4 (default), 5 or 6
cli-arg-kingdom = Factions in the deck: claim, claim2, a list such as Gn,Gi,Dw,Un,Se, or all for every kingdom (see "interregnum kingdoms")
cli-arg-leader = Seat that leads the first trick, from 0; by default drawn from the seed
cli-arg-deal = How to deal: standard (default), princess, draft or random
cli-arg-traitor = After the deal, each player gives the other a random card (variant A)
cli-arg-draw = Players draw from piles and hold three cards (variant B)
cli-arg-target = Victories needed to win a game: 4 (default), or 3 (variant C)
cli-arg-match = Games needed to win: 1 (default), or 2 (variant G)
cli-arg-musician-cancels = A Musician cancels the power of a General or a Spy (ruling of B3.8)
cli-arg-no-ambassador-keeps = An Ambassador in a held round keeps nothing (ruling of B4.3)
cli-arg-games = Number of games (default 1), per kingdom with "--kingdom all"
cli-arg-legal = Also writes all legal actions beside each move
cli-arg-out = File to write; "-", the default, is standard output
cli-arg-seat = Your seat, from 0 (default 0)
cli-arg-against = Your opponents: jester (for children), page, squire, herald, chancellor or regent, from weakest to strongest, or any other player by name (default squire)
cli-arg-bots = Who plays, seat by seat, repeated as needed: random (default), greedy, flat:2000…; an unknown name lists the known ones
cli-arg-record = Writes the game to this file when it ends or you leave; on the full screen, a finished game is appended to it and one you leave is saved
cli-arg-record-number = Which record of the file, from 1 (default 1)
cli-arg-viewer = Whose view to show: a seat number, "spectator", or "all" for open cards (default)
cli-arg-json = Prints JSON, for programs
cli-arg-seeds = Also checks that each deal follows from its seed
cli-arg-game = The game: claim, braverats or defaite
cli-arg-rule = Numbers of rules, such as C4.2; without any, the whole rulebook
cli-arg-rulings = Shows where the printed rules are silent, what applies here, and why
cli-arg-name = Measures only what begins with this, such as claim/3, braverats or solve
cli-arg-seconds = How long each figure is measured, in seconds (default 0.5)
cli-arg-plain = Line by line, for scripts and screen readers; also used when input or output is not a terminal
cli-arg-resume = Continues the game you left
cli-arg-pace = The least time a bot takes for a move on the screen, in milliseconds (default 600)
cli-arg-ascii = Draws with ASCII characters only
cli-arg-screen = Shows the game on the full screen, move by move
cli-arg-threads = Number of threads (default: all cores)
cli-arg-shell = bash, elvish, fish, powershell or zsh

cli-error = error
cli-error-help = See "interregnum --help".
cli-error-file = { $path }: { $error }
cli-error-utf8 = not UTF-8 text
cli-error-unknown-argument = there is no argument { $argument } here
cli-error-unknown-command = there is no command "{ $argument }"
cli-error-value = "{ $value }" is not a valid value for { $argument }
cli-error-no-value = { $argument } needs a value
cli-error-missing = missing: { $argument }
cli-error-missing-command = which command?
cli-error-twice = { $argument } cannot be used like that here, or is given twice
cli-error-valid = Possible values: { $valid }
cli-error-seed = "{ $found }" is not a seed: give a whole number below 2^64 or 64 hexadecimal digits
cli-error-seat = there is no seat "{ $found }" at this table
cli-error-seat-of = there is no seat "{ $found }" at this table; there are: { $known }
option-unknown = "{ $found }" is not one of the choices
cli-error-kingdom = there is no kingdom "{ $found }": give claim, claim2, all, or factions such as Gn,Gi,Dw,Un,Se (see "interregnum kingdoms")
cli-error-way = there is no way to deal "{ $found }": give standard, princess, draft or random
cli-error-record = there is no record { $number }: the file has { $records ->
    [0] none
   *[other] { $records }
 }
cli-error-game = there is no game "{ $found }"; there are: { $known }
cli-error-rule = there is no rule "{ $found }"; there are: { $known }
cli-error-bench = nothing to measure begins with "{ $found }"; there are: claim, braverats, defaite, solve, search
cli-error-seconds = "{ $found }" is not a valid duration: give 0.001 to 3600 seconds
cli-error-one-table = choose one kingdom to play in
cli-error-deal = the deal does not follow from its seed

cli-seed = Seed: { $seed }
cli-simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }.
cli-fault = { $file }, record { $record }: { $what }
cli-checked = { $records ->
    [one] { $records } record
   *[other] { $records } records
 }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }: no faults
cli-checked-faults = { $records ->
    [one] { $records } record
   *[other] { $records } records
 }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }: { $faults ->
    [one] one has a fault
   *[other] { $faults } have faults
 }
cli-replay-fault = the record is wrong here: { $what }
cli-kingdoms-heading = { $number } kingdoms for { $players } players
cli-bench-playouts = Random playouts, deal included, one thread (the last column compares with the first line):
cli-bench-line = { $label } { $playouts } playouts/s { $actions } actions/s  { $ratio }
cli-bench-solve = BraveRats solved from scratch: { $one } s on one thread, { $two } s on two; { $positions } positions, worst gap { $gap }
cli-bench-phase-two = { $label } { $positions } positions, ms: median { $median }  mean { $mean }  99 % { $most }  longest { $longest }
cli-bench-search = The search in Claim’s first phase for two, one thread: { $worlds } worlds/s
cli-bench-apply = Checked moves, with their events:
cli-bench-apply-line = { $label } { $actions } actions/s

cli-play-welcome = Type a number or a card to play it. "h" gives a hint, "w" says why the last trick was won, "?" helps, "q" leaves.
cli-play-prompt = >
cli-play-help =
    a number or a card    plays it (3, Go7, "take top")
    ? Go7                 the power of a card; ? C4.2 a rule
    t                     the table again
    l                     what happened so far
    u                     takes your last move back
    h                     a hint: the best moves, their chances, and why
    w                     why the last trick, round or fight was won
    q                     leaves
cli-hint = { $action }  wins { $chance } %
cli-play-what = "{ $found }" is neither a number of the list, nor a card, nor a command; "?" helps.
cli-play-no-rule = There is no card and no rule "{ $found }".
cli-play-nothing-to-undo = There is nothing to take back.
cli-play-undone = Taken back.
cli-play-left = You leave the table. The game is not saved (--record FILE saves it).
cli-play-written = Written to { $path }.

claim-sketch-head = { $headline }; { $seat-is ->
    [you] you lead
   *[other] { $seat } leads
 }; { $pile } in the pile.
claim-sketch-seat = { $name }: hand { $hand }, followers { $followers }, score { $score }, in front { $front }
claim-sketch-known =   known to hold: { $cards }
claim-sketch-aside = Waiting aside: { $cards }
claim-sketch-stakes = At stake: { $cards }
claim-sketch-trick = In the trick: { $cards }
claim-sketch-top = On top of the pile: { $card }
claim-sketch-hand = Your hand: { $cards }
braverats-sketch-head = { $headline }; { $held ->
    [0] no round waits
    [one] one round waits
   *[other] { $held } rounds wait
 }.
braverats-sketch-seat = { $name } ({ $clan }): victories { $victories }, hand { $hand }, pile { $pile }, played { $table }
braverats-sketch-raised = { $seat-is ->
    [you] Your card has +2 in this round.
   *[other] { $seat }’s card has +2 in this round.
 }
braverats-sketch-first = { $seat-is ->
    [you] You reveal first in this round.
   *[other] { $seat } reveals first in this round.
 }
braverats-sketch-packet = In the packet: { $cards }
cli-explain = { $code }: { $card }. { $power }
claim-explain = { $faction } ({ $values }). { $power }
defaite-sketch-head = { $headline }; { $seat-is ->
    [you] you have
   *[other] { $seat } has
 } the first turn.
defaite-sketch-king-free = The King stands free beside { $seat-is ->
    [you] you.
   *[other] { $seat }.
 }
defaite-sketch-king-held = { $seat-is ->
    [you] You hold the King.
   *[other] { $seat } holds the King.
 }
defaite-sketch-seat = { $name }: points { $points }, hand { $hand }, reserve { $reserve }, court { $court }
defaite-sketch-known =   known to hold: { $cards }
defaite-sketch-middle = In the middle: { $cards }
defaite-sketch-attack = { $seat-is ->
    [you] You attack
   *[other] { $seat } attacks
 } { $card } of { $other-is ->
    [you] yours
   *[other] { $other }
 }: { $sum } ({ $laid }) against { $against } with the guards ({ $answered }).
defaite-sketch-corruption = { $seat-is ->
    [you] You corrupt
   *[other] { $seat } corrupts
 } { $card } of { $other-is ->
    [you] yours
   *[other] { $other }
 }: { $sum } ({ $laid }) against { $against } with the gold underneath ({ $answered }).
defaite-sketch-duel = { $seat-is ->
    [you] You have challenged
   *[other] { $seat } has challenged
 } { $other-is ->
    [you] you
   *[other] { $other }
 } to a duel.
defaite-sketch-duel-even = The duel is even: { $cards } ({ $seat-is ->
    [you] you
   *[other] { $seat }
 } against { $other-is ->
    [you] you
   *[other] { $other }
 }).
defaite-sketch-duel-lost = { $seat-is ->
    [you] You have
   *[other] { $seat } has
 } lost the duel.
defaite-sketch-looked = { $seat-is ->
    [you] You look
   *[other] { $seat } looks
 } at { $at-is ->
    [you] your hand
   *[other] the hand of { $at }
 }: { $cards }
defaite-sketch-placing = Captured, yet to be placed: { $cards }
defaite-sketch-asked = To do: { $what }.
defaite-sketch-hand = Your hand: { $cards }
defaite-explain = { $code }: { $card } ({ $number ->
    [one] one in the box
   *[other] { $number } in the box
 }). { $power }

# A table of any game: a zone, or a zone of a player.
cli-row = { $name }: { $cards }
cli-row-of = { $seat }, { $name }: { $cards }
