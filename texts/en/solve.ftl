# solve

cli-solve-about = Solves a game exactly
solve-braverats-about = Finds the value of a position of BraveRats, or of a variant as a whole, and how to play it
cli-arg-hands = Both hands, Yarg’s first: "Pr Ge Mu/Pp Sp As"; with --traitor as they were before the exchange, with --match those of every game, with --deal random or draft those of the first game
cli-arg-after = The rounds played so far, Yarg’s card first: "Sp/Sp, Ge/Mu"
cli-arg-chosen = With --deal draft: bounds the value of a draft in which both players choose their cards
cli-arg-verify = Checks the solution by other methods: best responses at every position, and exact arithmetic at the start
cli-arg-svg = Also draws the result to this file; "-" is standard output
cli-arg-iterations = With --draw: how many iterations improve the strategies (default: 256)

# What was asked
solve-title = BraveRats: { $parts }
solve-way-standard = the standard deal
solve-way-princess = Princess Attack
solve-way-draft = Draft with random choices
solve-way-chosen = Draft
solve-way-random = Random
solve-way-hands = hands as given
solve-with-traitor = Traitor
solve-with-draw = Draw
solve-with-fast = Fast Rat
solve-with-match = Emperor match
solve-with-musician-cancels = a Musician cancels
solve-without-ambassador-keeps = an Ambassador keeps nothing
solve-hand = { $clan } (seat { $seat }): { $cards }
solve-standing = Victories { $yarg } to { $applewood }; held rounds: { $held }.

# What was found
solve-value = Value for Yarg: { $value } (a win 1, a draw 0, a loss -1)
solve-value-match = Value of the match for Yarg: { $value } (won 1, drawn 0, lost -1)
solve-value-average = Average value for Yarg: { $value }; on average a deal is { $away } away from even
solve-value-average-match = Average value of the match for Yarg: { $value }; on average the first deal changes it by { $away }
solve-match = After winning one game the match is worth { $ahead }, after losing one { $behind }.
solve-mix = { $clan } plays { $mix }
solve-shows = { $clan } shows first.
solve-answers = { $clan } answers { $answers }
solve-matrix = What Yarg gets; rows Yarg’s card, columns Applewood’s:
solve-deals = { $number ->
    [one] One deal
   *[other] { $deals } different deals
 }; ways to deal: { $ways }.
solve-both = With both cards of a kind Yarg gets on average: { $cards }
solve-shares = Yarg is ahead in { $ahead } of the deals, even in { $even }, behind in { $behind }; one of the two can force the win in { $decided }.
solve-best = The best deals for Yarg:
solve-worst = The worst deals for Yarg:
solve-deal = { $value }  { $yarg }  against  { $applewood }  (× { $weight })
solve-gifts = What Yarg gets after each exchange; rows what Yarg gives, columns what Applewood gives:
solve-figures = { $positions } positions, { $seconds } s, worst gap { $gap }
solve-verified = Checked with best responses at { $positions } positions: neither side can be exploited by more than { $exploitable }.
solve-proved = Solved again in fractions at the start: proved, { $error } away from the value above.
solve-not-proved = Exact arithmetic at the start does not confirm the value.

# Hands drawn from piles
solve-draw-value = Value for Yarg: between { $lower } and { $upper } (a win 1, a draw 0, a loss -1)
solve-draw-even = Both sides have the same cards, so the value is 0.
solve-draw-exploitable = Against best responses that know them, the strategies lose at most { $most } a game to the value.
solve-draw-opening = How { $clan } opens: the share of each card, and its share when it is in hand:
solve-draw-milestone = { $iterations } iterations: at most { $most } a game, after { $seconds } s
solve-draw-figures = { $sets } information sets, { $histories } public histories; regrets and averages take { $megabytes } MB.

# A draft in which both choose
solve-chosen-value = Value for Yarg, who opens the first packet: between { $lower } and { $upper } (a win 1, a draw 0, a loss -1)
solve-chosen-open = If both saw every card that is kept: { $open }
solve-chosen-exploitable = The strategies lose at most { $most } a game to the value, even against an opponent that sees every card kept so far.
solve-chosen-kept = How often a card of the first packet is kept first, if both saw all: { $cards }
solve-chosen-figures = { $seconds } s

# The pictures
solve-rows = { $clan } plays
solve-columns = { $clan } plays
solve-gives = { $clan } gives
solve-mix-heading = Best mix
solve-good-0 = good for Yarg
solve-good-1 = good for Applewood (hatched)
solve-framed = framed: the answer to each card shown
solve-histogram = value of the deal for Yarg; bars: per cent of all deals

# What is refused
solve-error-draw-which = with --draw the cards of both sides must be certain: give --hands, and instead of --traitor the cards after the exchange
solve-error-draw-alone = --draw is solved from the first round of a single game: without --after, --match, --svg and --verify (best responses are always computed)
solve-error-draw-open = with three cards or fewer there is no pile, and nothing is hidden: leave out --draw (B6.2)
solve-error-chosen = --chosen needs --deal draft, and goes with --target and the rulings only
solve-error-two-deals = --hands and this --deal both determine the deal; choose one
solve-error-hands = "{ $found }" does not name two hands: give cards, a slash, cards, such as "Pr Ge/Pp Mu"
solve-error-card = there is no card "{ $found }"; the cards are Mu, Pp, Sp, As, Am, Wi, Ge and Pr
solve-error-sixteen = the two hands of this deal must be all sixteen cards, not { $found }
solve-error-round = "{ $found }" is not a round: give Yarg’s card, a slash, Applewood’s card, such as Sp/Ge
solve-error-after = round { $round }, { $clan }: { $what }
solve-error-after-which = --after needs a certain deal, and this one is random: give --hands, and instead of --traitor the hands after the exchange
solve-error-over = the game is over after these rounds; nothing is left to choose

# The exploitability of a player
solve-exploited = Against a best response, { $player } gets { $value } per game (a win is 1, a loss −1); { $positions } positions.
solve-error-exploit = this needs a single game in which both know all cards: no draft, no draw, no random deal, no match
cli-arg-exploit = Computes exactly how much a best response gains against this player

# Claim
solve-claim-about = Solves a position of Claim’s phase two for two players: who wins, by how much, and every best card; with --deck, the exploitability of players on a reduced deck
cli-arg-deck = A reduced deck for --exploit: four cards for each card of a hand, at least one of each faction of a kingdom for two, such as "Go0 Go5 Kn2 Kn8 Dw4 Un3 Un6 Do7"
cli-arg-solve-exploit = Computes exactly how much a best response gains against these players, separated by commas
cli-arg-samples = How often a player is asked at each information set, if it cannot name its probabilities; they are the shares of its answers (default: 1)
exploit-deck = { $hand ->
        [one] One card in each hand
       *[other] { $hand } cards in each hand
    }, { $deals } deals. A best response gets, per game (a win is 1, a loss −1):
exploit-found = { $player }: { $value } on average; { $first } in the seat that leads first, { $second } in the other. Asked at { $sets } information sets; { $seconds } s.
exploit-bad-card = there is no card "{ $found }" in a deck of Claim; cards are written as Go0 or Kn9
exploit-bad-size = a reduced deck has four cards for each card of a hand, so 8, 12 or 16 cards, not { $cards }
exploit-too-many = the box has fewer cards { $card } than this deck
exploit-too-large = this deck has more than { $most } deals, too many to walk over all of them; use fewer cards, or more equal ones
exploit-no-answer = { $found } gave no legal answer
cli-arg-solve-record = The file with the record of a game of Claim for two; "-" is standard input
cli-arg-solve-move = The position before this move of the record, counted from 1 (default: the first of phase two)
solve-claim-leads = Before move { $move }: seat { $seat } leads.
solve-claim-replies = Before move { $move }: seat { $seat } replies to { $led }.
solve-claim-hand = Seat { $seat } holds { $cards }
solve-claim-wins = With best play by both, seat { $seat } wins by { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }.
solve-claim-draw = With best play by both, the votes are even: a draw.
solve-claim-best = Best: { $cards }
solve-claim-figures = { $positions } positions, { $seconds } s
solve-error-players = only games for two can be solved; this one has { $players } players
solve-error-move = there is no move { $number }: the record has positions before moves 1 to { $last }
solve-error-phase = this is phase one, where cards are hidden; only phase two can be solved ({ $rule })
solve-error-claim-over = the game is over there; nothing is left to choose
