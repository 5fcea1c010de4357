# The command line

cli-about = The card games of the empty throne: play, replay, check and measure them.
cli-after-help = 
    Begin with:  interregnum play
    The rules:   interregnum rules claim
cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-options = Options

cli-play-about = Opens the table: a game on the whole screen, or line by line
cli-simulate-about = Lets bots play, random ones if not said, and writes one record a line
cli-check-about = Replays records, compares legal lists and outcomes, and tells what is wrong
cli-replay-about = Tells a recorded game as prose, or shows it on the whole screen
cli-rules-about = Shows a rulebook, or some of its sentences
cli-kingdoms-about = Lists the kingdoms of Claim
cli-arena-about = Lets players meet on the same cards, and tells who is stronger and how surely
cli-bench-about = Measures how fast the rules are, on one thread
cli-completions-about = Writes completions for a shell

cli-arg-help = Shows this help
cli-arg-version = Shows the version
cli-arg-lang = The language, en or fr; else that of the locale
cli-arg-file = A file of records, one JSON object a line; "-" is standard input
cli-arg-seed = The seed of all chance: a whole number or 64 hexadecimal digits; else drawn from the clock and shown
cli-arg-players = How many play: 2 (if not said), 3, or 4 in teams
defaite-arg-players = How many play: 3, 4 (if not said), 5 or 6
cli-arg-kingdom = The factions in the deck: claim, claim2, a list such as Gn,Gi,Dw,Un,Se, or all (see "interregnum kingdoms")
cli-arg-leader = The seat that leads the first trick, from 0; else drawn from the seed
cli-arg-deal = The way to deal: standard (if not said), princess, draft or random
cli-arg-traitor = After the deal each gives the other a random card (variant A)
cli-arg-draw = Cards are drawn from piles, three in hand (variant B)
cli-arg-target = How many victories win a game: 4 (if not said), or 3 (variant C)
cli-arg-match = How many games win: 1 (if not said), or 2 (variant G)
cli-arg-musician-cancels = A Musician takes the power from a General or a Spy beside it (ruling of B3.8)
cli-arg-no-ambassador-keeps = An Ambassador in a held round keeps nothing (ruling of B4.3)
cli-arg-games = How many games (1 if not said), of each kingdom with "--kingdom all"
cli-arg-legal = Also writes every legal action beside each move
cli-arg-out = The file to write; "-", if not said, is standard output
cli-arg-seat = Your seat, from 0 (0 if not said)
cli-arg-against = Against whom: page, squire, herald, chancellor or regent (from the weakest to the strongest), or any other player by name; squire if not said
cli-arg-bots = Who plays, by seat, and round again: random (if not said), greedy, flat:2000…; a wrong name is answered with those there are
cli-arg-record = Writes the game to this file at the end, or when you leave; on the whole screen a game that is over is added to it, and one that you leave is kept
cli-arg-record-number = Which record of the file, from 1 (1 if not said)
cli-arg-viewer = Through whose eyes: a seat's number, "spectator", or "all" cards open (if not said)
cli-arg-json = Answers in JSON, for programs
cli-arg-seeds = Also asks that each deal follow from its seed
cli-arg-game = The game: claim, braverats or defaite
cli-arg-rule = The numbers of some sentences, such as C4.2; all if none is named
cli-arg-rulings = Shows where the printed rules are silent, what holds here, and why
cli-arg-name = Measures only what begins like this, such as claim/3, braverats or solve
cli-arg-seconds = How long each figure is measured, in seconds (0.5 if not said)
cli-arg-plain = Line by line, for scripts and screen readers; so it is, too, where input or output is no terminal
cli-arg-resume = Goes on with the game that was left
cli-arg-pace = How long the others take for a move at least on the screen, in milliseconds (600 if not said)
cli-arg-ascii = Draws with the letters of ASCII alone
cli-arg-screen = Shows the game on the whole screen, move by move
cli-arg-threads = How many threads work (all cores if not said)
cli-arg-shell = bash, elvish, fish, powershell or zsh

cli-error = error
cli-error-help = See "interregnum --help".
cli-error-file = { $path }: { $error }
cli-error-utf8 = not UTF-8 text
cli-error-unknown-argument = there is no argument { $argument } here
cli-error-unknown-command = there is no command "{ $argument }"
cli-error-value = "{ $value }" does not fit { $argument }
cli-error-no-value = { $argument } needs a value
cli-error-missing = missing: { $argument }
cli-error-missing-command = which command?
cli-error-twice = { $argument } cannot be used here like that, or stands twice
cli-error-valid = It takes: { $valid }
cli-error-seed = "{ $found }" is no seed: give a whole number below 2^64 or 64 hexadecimal digits
cli-error-seat = there is no seat "{ $found }" at this table
cli-error-seat-of = there is no seat "{ $found }" at this table; there are: { $known }
cli-error-kingdom = there is no kingdom "{ $found }": give claim, claim2, all, or factions such as Gn,Gi,Dw,Un,Se (see "interregnum kingdoms")
cli-error-way = there is no way to deal "{ $found }": give standard, princess, draft or random
cli-error-record = there is no record { $number }: the file has { $records ->
    [0] none
   *[other] { $records }
 }
cli-error-game = there is no game "{ $found }"; there are: { $known }
cli-error-rule = there is no rule "{ $found }"; there are: { $known }
cli-error-bench = nothing to measure begins with "{ $found }"; there are: claim, braverats, defaite, solve, search
cli-error-seconds = "{ $found }" is no time to measure: give 0.001 to 3600 seconds
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
cli-replay-fault = the record goes wrong here: { $what }
cli-kingdoms-heading = { $number } kingdoms for { $players } players
cli-bench-playouts = Random playouts, deal included, one thread (the last column compares with the first line):
cli-bench-line = { $label } { $playouts } playouts/s { $actions } actions/s  { $ratio }
cli-bench-solve = BraveRats solved from nothing: { $one } s on one thread, { $two } s on two; { $positions } positions, worst gap { $gap }
cli-bench-phase-two = { $label } { $positions } positions, ms: median { $median }  mean { $mean }  99 % { $most }  longest { $longest }
cli-bench-search = The search in Claim's first phase for two, one thread: { $worlds } worlds/s
cli-bench-apply = The checked door, with its events:
cli-bench-apply-line = { $label } { $actions } actions/s

seat-name = { $seat }
outcome-draw = The game is a draw.
outcome-won = { $seat-is ->
    [you] You win the game.
   *[other] { $seat } wins the game.
 }
outcome-won-together = { $seats } win the game.

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
cli-play-left = You leave the table; the game is not kept (--record FILE keeps one).
cli-play-written = Written to { $path }.

claim-sketch-head = Phase { $phase }, trick { $number } of { $of }; { $seat-is ->
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
claim-gloss-top = the top card of the pile
braverats-sketch-head = Game { $game }, round { $round }; { $target } victories win; { $held ->
    [0] no round waits
    [one] one round waits
   *[other] { $held } rounds wait
 }.
braverats-sketch-seat = { $name } ({ $clan }): victories { $victories }, hand { $hand }, pile { $pile }, played { $table }
braverats-sketch-raised = { $seat-is ->
    [you] Your card has +2 in this round.
   *[other] { $seat }'s card has +2 in this round.
 }
braverats-sketch-first = { $seat-is ->
    [you] You reveal first in this round.
   *[other] { $seat } reveals first in this round.
 }
braverats-sketch-packet = In the packet: { $cards }
braverats-explain = { $card } ({ $value }). { $power }
claim-explain = { $faction } ({ $values }). { $power }
defaite-sketch-head = Round { $round }{ $kind ->
    [masquerade] , a masquerade
    [next] , the next will be a masquerade
   *[open] {""}
 }; { $seat-is ->
    [you] you have
   *[other] { $seat } has
 } the first turn; { $pile } in the deck.
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
defaite-gloss-reserve = into the reserve
defaite-gloss-masquerade = the next round is played face down
defaite-gloss-pass = there is no card to play
defaite-gloss-let-go = lay no more
defaite-gloss-countermand = end it here
defaite-gloss-name = this player
defaite-gloss-done = defend no more
defaite-gloss-king = the King goes beside this player
defaite-gloss-decline = swap nothing
defaite-explain = { $code }: { $card } ({ $number ->
    [one] one in the box
   *[other] { $number } in the box
 }). { $power }
