# The form in which a game is chosen: options, seats, clock.

options-title = Options
options-usual = Back to the usual options
options-begin = Play with these options
options-find-any = Find anyone
options-find-any-about = Seats you with the next person who looks for this game, or at an open table, whatever the options.
options-find = Find with these options
options-find-about = Only with exactly these options and this clock. In rated games your ratings must be near each other.
options-players = Players
options-players-claim = Two against each other, three each alone, or four in two teams.
options-players-claim-2 = Two play against each other.
options-players-claim-3 = Three play each for themselves.
options-players-claim-4 = Four play in two teams: you and the player opposite against the other two. (C3.3)
options-players-defaite = Three to six courts around one King. More players make it longer.

# Claim
options-kingdom = Kingdom
options-kingdom-size = { $count } factions: Goblins and Knights, or Gnomes and Giants, and { $others } of the others.
options-kingdom-mixed = With three or four players the two boxes are mixed.
options-kingdom-surprise = Surprise me
options-kingdom-legal = This kingdom can be played: { $name }.
options-pair = A pair
options-others = The others
options-flaw-no-pair = Choose Goblins and Knights, or Gnomes and Giants. (C2.1)
options-flaw-two-pairs = Goblins and Knights or Gnomes and Giants, not both. (C2.1)
options-flaw-half-pair = { $has } come with { $lacks }: choose both or neither. (C2.1)
options-flaw-few = { $count ->
    [one] Choose 1 more of the others.
   *[other] Choose { $count } more of the others.
 } ({ $rule })
options-flaw-many = { $count ->
    [one] 1 too many of the others.
   *[other] { $count } too many of the others.
 } ({ $rule })
options-power-Go = Many and weak: five of them are 0.
options-power-Kn = Beat every card when a Goblin is led.
options-power-Dw = In phase two they go to the loser.
options-power-Un = Won in phase one, they count at once.
options-power-Do = Count as any faction that is led.
options-power-Gn = Lie open until the end; Giants hunt them.
options-power-Gi = Each one won removes a Gnome of its value.
options-power-Dr = The player of the last one leads next.
options-power-Tr = Only the highest scores; the others wait.
options-power-Se = A trick won with one shows you the next card.
options-leader = Who leads first
options-leader-about = Who leads the first trick. In the next game at the same table it is the next player clockwise. (C3.2)
options-seat-random = At random

# BraveRats
options-deal = Deal
options-deal-about = Only one way to deal; the variants below go with any of them. (B6)
options-deal-standard = Standard
options-deal-standard-about = Each clan has its own eight cards.
options-deal-draft = D. Draft
options-deal-draft-about = All sixteen cards are shuffled; you pick one at a time.
options-deal-random = E. Random
options-deal-random-about = All sixteen cards are shuffled; each player gets eight.
options-deal-princess = F. Princess Attack
options-deal-princess-about = One player has both Princes, the other both Princesses.
options-princes = Both Princes
options-first-me = You have them
options-first-other = The other player has them
options-first-random = At random
options-variants = Variants
options-variant-traitor = A. The Traitor
options-variant-traitor-about = After the deal each player gets a random card from the other. Nobody chooses, and both see both cards.
options-variant-draw = B. Draw
options-variant-draw-about = You hold three cards and draw the others from a pile.
options-variant-short = C. Fast Rat
options-variant-short-about = Three victories win, not four.
options-variant-match = G. Emperor
options-variant-match-about = A match: first to win two games.
options-rulings = Rulings
options-rulings-about = Where the printed rules are silent.
options-ruling-musician = A Musician cancels General and Spy
options-ruling-musician-about = Usually they still work for the next round. (B3.8)
options-ruling-ambassador = An Ambassador keeps its extra victory
options-ruling-ambassador-about = Played in a held round, it counts for its owner if they win the round that ends the hold. (B4.3)

# Seats
options-bots = Bots
options-level = Level
options-level-of = { $level } – { $strength }
options-all-same = All the same level
options-seats = Seats
options-seats-about = Anyone who has the link or finds the table in the list can take an open seat.
options-friend = A person at this device
options-seat = Player { $number }
options-seat-partner = Player { $number } (your partner)
options-seat-me = You
options-seat-open = Open seat

# Time and the rest
options-clock = Clock
options-clock-move = For each move
options-clock-bank = For the whole game
options-clock-none-about = No limit while everybody is at the table.
options-clock-days = Over days
options-clock-days-about = You need not stay: come back and move whenever it is your turn. Nobody counts as away, and no bot takes a seat. Of two, who lets the time of a move pass loses; with more players the first card allowed is played.
options-clock-days-any-about = Think as long as you like, for days if you want. Nobody counts as away, and no bot takes a seat.
options-vacation = Vacation
options-vacation-about = Days on which a player’s clock stands still, in whole days, each player for this game.
options-vacation-days = { $count ->
    [0] none
   *[other] { $count } days
 }
options-clock-move-about = When the time is up, the first card allowed is played for you.
options-clock-bank-about = A player who runs out of time loses.
options-pace = Bots answer
options-pace-quick = quickly
options-pace-usual = as usual
options-pace-slow = slowly
options-listed = Show it in the list
options-listed-about = Otherwise only people with the link find it.
options-rated = Rated
options-rated-about = The result counts for the players’ ratings. Leaving the game loses it.
options-chat = Players may write to each other
