# stats: the balance of a game, measured with bots

cli-stats-about = Measures the balance of a game by letting bots play it
stats-arg-games = Number of games (default 1000), per kingdom with "--kingdom all"
stats-definitions =
    What the figures mean:
      win share   A game is one win: a single winner has it, several winners divide it, and a draw is
                  divided among all sides. The fair win share is one divided by the number of sides.
      a card’s    The win share of those sides that played (held, won) the card at least once, taken
      win share   over the games in which some sides did and some did not; "without" is the win
                  share of the others in the same games.
      intervals   95 %: Wilson’s for shares, Student’s t for means and ratios. The unit is the game.
      verdict     All win shares of seats, places and cards from 100 games or more are tested, each
                  with its part of a significance level of 5 % (Bonferroni). Those that differ are
                  named. One "decides the game on its own" if its interval lies above the midpoint between
                  fair and certain, and "loses it on its own" if it lies below half of fair.
    A win share shows what is associated with winning among these players, not what causes it.

stats-title = { $label }: { $number ->
    [one] one game
   *[other] { $games } games
 }, seed { $seed }, players { $bots }
stats-method = Intervals are 95 %: Wilson’s for shares, Student’s t for means (±); the unit is the game.
    A star marks a significant difference from fair (see the verdict).

stats-length = Length
stats-decisions = Decisions
stats-wins = Win share (fair: { $fair })
stats-draws = draws
stats-all = in all
stats-points-by-side = … per game, by side
stats-having-points = Win share of those who had any
stats-tables = The tables one by one
stats-seat = seat { $number }
stats-team = seats { $seats }
stats-place = { $number ->
    [1] who begins
   *[other] place { $number }
 }
stats-place-team = { $number ->
    [1] team that begins
   *[other] the other team
 }
stats-card = { $card } – { $role }

stats-head-mean = mean
stats-head-deviation = deviation
stats-head-least = least
stats-head-most = most
stats-head-alone = won alone
stats-head-shared = shared
stats-head-win-share = win share
stats-head-points = a game
stats-head-in-games = in how many games
stats-head-its-share = win share of those who had it
stats-head-times = times a game
stats-head-of-these = of these
stats-head-with = win share with it
stats-head-without = without
stats-head-games = games
stats-head-first = who begins
stats-head-draws = draws
stats-head-decisions = decisions

stats-verdict = Verdict
stats-verdict-method = Tested: { $figures } win shares from { $least } games or more, each with an interval of { $level } (Bonferroni).
    Decides the game on its own: wholly above { $above }; loses it on its own: wholly below { $below }.
stats-verdict-sides = { $number ->
    [0] Seats and places: none differs significantly from fair.
   *[other] Seats and places that differ significantly from fair:
 }
stats-verdict-cards = { $number ->
    [0] { $role }: none differs significantly from fair.
    [one] { $role }: one differs significantly from fair.
   *[other] { $role }: { $number } differ significantly from fair.
 }
stats-verdict-decisive = { $number ->
    [0] Nothing decides or loses the game on its own.
   *[other] What decides or loses the game on its own:
 }
stats-more = { $number ->
    [one] … and one more (--json lists all)
   *[other] … and { $number } more (--json lists all)
 }
stats-decides = decides the game
stats-helps = above fair
stats-hurts = below fair
stats-loses = loses the game

stats-picture-note = Bars start at the dashed line, the fair share; below fair hatched; whiskers 95 %; bold: significant difference.

# Claim
stats-claim-rounds = Tricks
stats-claim-points = Votes
stats-claim-ending-votes = votes
stats-claim-role-dealt = Cards dealt, and so played in phase one
stats-claim-role-follower = Followers, and so played in phase two
stats-claim-role-scored = Cards in the score pile at the end
stats-claim-gain-tricks = tricks each
stats-claim-trick = What won the tricks
stats-claim-trick-highest = the highest card
stats-claim-trick-alone = the only card that counts
stats-claim-trick-power = a Knight’s power
stats-claim-trick-earlier = the earlier of equals
stats-claim-vote = What decided the votes
stats-claim-vote-most = most cards
stats-claim-vote-highest-card = the highest card of equals
stats-claim-vote-nobody = nothing: nobody has it
stats-claim-nobody = Votes that nobody got, by faction
stats-claim-power = How often a power took effect, by faction

# BraveRats
stats-braverats-rounds = Rounds
stats-braverats-points = Victories, by source
stats-braverats-ending-victories = won by victories
stats-braverats-ending-princess = won by a Princess
stats-braverats-ending-draw = drawn
stats-braverats-source-prince = a Prince’s power
stats-braverats-source-princes = two Princes, strength
stats-braverats-source-assassin = an Assassin’s power
stats-braverats-source-strength = strength
stats-braverats-source-waiting = rounds that waited
stats-braverats-source-ambassador = Ambassadors
stats-braverats-role-held = Cards held when the first round begins
stats-braverats-role-played = Cards played
stats-braverats-gain-rounds = rounds each
stats-braverats-gain-victories = victories each
stats-braverats-round = How the rounds ended
stats-braverats-round-won = won
stats-braverats-round-held = held
stats-braverats-round-princess = a Princess won the game
stats-braverats-holds = What held rounds
stats-braverats-holds-musician = a Musician
stats-braverats-holds-strength = equal strength
stats-braverats-holds-princes = two Princes, equal strength
stats-braverats-holds-assassin = an Assassin, equal strength
stats-braverats-powerless = What cancelled powers
stats-braverats-powerless-wizard = a Wizard
stats-braverats-powerless-spies = two Spies
stats-braverats-powerless-beside-musician = a Musician
stats-braverats-next = What a round left to the next
stats-braverats-next-spy = a Spy: the other reveals first
stats-braverats-next-general = a General: +2

# La Défaite
stats-defaite-rounds = Rounds
stats-defaite-points = Points, by source
stats-defaite-ending-points = points
stats-defaite-source-confessor = the Confessor
stats-defaite-source-failed-rebellion = failed Rebellions
stats-defaite-source-provinces = provinces, in rebellions
stats-defaite-source-king = the King, in rebellions
stats-defaite-source-last-provinces = provinces, at the end
stats-defaite-source-last-king = the King, at the end
stats-defaite-source-last-persons = persons, at the end
stats-defaite-role-dealt = Nobles dealt
stats-defaite-role-played = Cards played
stats-defaite-role-acted = Persons and events that acted
stats-defaite-role-court = In the court at the end
stats-defaite-gain-suits = suits each
stats-defaite-round = Rounds of each kind
stats-defaite-round-open = open
stats-defaite-round-masquerade = masquerades
stats-defaite-rebellion = How Rebellions ended
stats-defaite-rebellion-succeeds = alone: the King is taken
stats-defaite-rebellion-fails = two or more: all fail
stats-defaite-attack = How attacks ended
stats-defaite-attack-won = the province is taken
stats-defaite-attack-lost = the province is held
stats-defaite-attack-countermanded = countermanded
stats-defaite-corruption = How corruptions ended
stats-defaite-corruption-won = the person goes over
stats-defaite-corruption-lost = the person stays
stats-defaite-corruption-countermanded = countermanded
stats-defaite-duel = How duels ended
stats-defaite-duel-won = the challenger wins
stats-defaite-duel-lost = the challenger loses
stats-defaite-duel-off = even, given up
stats-defaite-duel-none = no number card to answer
stats-defaite-duel-countermanded = countermanded
stats-defaite-insurrection = How Insurrections ended
stats-defaite-insurrection-provinces = provinces fall
stats-defaite-insurrection-nothing = all are defended
stats-defaite-insurrection-countermanded = countermanded
stats-defaite-suit = What decided the suits
stats-defaite-suit-alone = nobody else played it
stats-defaite-suit-highest = the highest card
stats-defaite-suit-king = equal: the King’s holder
stats-defaite-suit-symbols = equal: most courtiers of the symbol
stats-defaite-suit-own = equal: all keep their own
stats-defaite-king = The King at the end
stats-defaite-king-held = held
stats-defaite-king-free = free
stats-defaite-lands = How provinces came into courts
stats-defaite-lands-captured = captured
stats-defaite-lands-attack = by attack
stats-defaite-lands-insurrection = by Insurrection
stats-defaite-lands-surveyor = by the Surveyor
stats-defaite-nothing = Persons and events that had no effect
