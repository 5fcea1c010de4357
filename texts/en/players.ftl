# Players: their names, their levels, their reasons

player-unknown = there is no player "{ $found }" in this game; there are: { $known }
player-bad-budget = "{ $found }" is not a budget: give a time such as 100ms or 1s, at most an hour, or a number of worlds such as 20000w
player-bad-playouts = "{ $found }" is not a number of playouts: give a whole number from 1, such as flat:2000
player-bad-temperature = "{ $found }" is not a temperature: give a number from 0 to 10, such as policy:0.5; or the word search, as in policy:search:1000w
player-alone = { $name } takes no settings; leave out ":{ $found }"
player-stray = the player { $name } answered with "{ $action }", which is not legal: this is a bug in the program

# Levels
level-jester = Jester
level-jester-strength = easiest
level-jester-about = The Jester loves high cards and a good fight, and never asks what they cost: an opponent for children.
level-page = Page
level-page-strength = easy
level-page-about = The Page looks only at the open cards and often settles for second best.
level-squire = Squire
level-squire-strength = fair
level-squire-about = The Squire remembers what was played and has good sense, if not much patience.
level-herald = Herald
level-herald-strength = good
level-herald-about = The Herald pictures a few ways in which the cards may lie before choosing.
level-chancellor = Chancellor
level-chancellor-strength = strong
level-chancellor-about = The Chancellor weighs a great many such ways, solves what can be solved, and slips now and then.
level-regent = Regent
level-regent-strength = hardest
level-regent-about = The Regent plays as well as this program can, every turn.

# Why
why-only = it is your only choice
why-claim-must-follow = you must follow { $faction }
why-claim-best-follower = the best follower of those on offer
why-claim-wins-prize = wins { $card }
why-claim-wins-poor = wins { $card }, which is worth less than an unknown card
why-claim-leaves-prize = leaves { $card } to the winner
why-claim-leaves-poor = leaves { $card } to the winner: an unknown card is worth more
why-claim-may-win-prize = likely to win { $card }
why-claim-may-leave-poor = likely to leave { $card } to somebody else
why-claim-wins-undead = puts { $number ->
    [one] an Undead
   *[other] { $number } Undead
 } into your score pile
why-claim-loses-undead = gives { $number ->
    [one] an Undead
   *[other] { $number } Undead
 } to the winner’s score pile
why-claim-dwarves-won = gives the Dwarves to the loser: you
why-claim-dwarves-lost = wins the trick, but the Dwarves go to the loser
why-claim-nothing-open = no vote depends on this trick any more
why-claim-decides = decides the vote: { $faction }
why-claim-keeps-open = keeps a vote open: { $faction }
why-claim-gives-away = gives a vote away: { $faction }
why-claim-wins-votes = wins cards whose votes are open: { $factions }
why-claim-loses-votes = loses cards whose votes are open: { $factions }
why-rats-mix = a perfect player plays it { $often } times in 100
why-rats-good-pair = one of the cards that are good to have twice
why-rats-poor-pair = not one of the cards that are good to have twice
why-rats-wins-game = wins the game
why-rats-loses-game = loses the game
why-rats-holds = the round is held
why-rats-wins-round = wins the round: { $number ->
    [one] one victory
   *[other] { $number } victories
 }
why-rats-loses-round = loses the round: { $number ->
    [one] one victory
   *[other] { $number } victories
 } for your opponent
why-rats-beats = of the cards it may meet it beats { $won }, holds against { $held }, loses to { $lost }
why-defaite-joins = { $card } joins your court
why-defaite-takes = to take { $card }
why-defaite-keeps = to keep { $card }
why-defaite-loses = loses { $card }
why-defaite-guards = guards { $card }
why-defaite-takes-suit = likely to take all of its suit
why-defaite-loses-suit = already beaten: it goes to another court

# Fitting
cli-fit-about = Fits the strong player’s evaluation to games of self-play
fit-claim-about = The evaluation of Claim’s phase one for two players, and the policy by which worlds are weighted
fit-second-about = The second evaluation of the same phase, used with larger budgets: fitted to games that the policy plays
fit-arg-rounds = How often to play and fit; the first round plays at random, each later one with the result of the round before (default 3)
fit-arg-games = Number of games per round (default 20000)
fit-arg-out = Folder for the result: claim.bin and claim-habit.bin, or claim-second.bin
fit-error-folder = { $found } is not a folder
fit-round = Round { $number }: { $positions } positions, loss { $value } on held-out games; { $choices } choices, loss { $habit } (mean cross-entropies)
fit-second = { $positions } positions, loss { $value } on held-out games (mean cross-entropy)
