# The analysis board; the page fetches this file with it.

analysis-title = Analysis
analysis-about = Open the record of a game to try other moves and to ask the bots and the exact solver. All hands are open.
analysis-file = A file that was downloaded
analysis-text = Or the text of a record
analysis-open = Open
analysis-replay = Replay and review
analysis-sees = Point of view
analysis-turn = { $name } to choose.
analysis-over = The game is over here.
analysis-steps = Steps
analysis-forget = Forget this move
analysis-line = Moves
analysis-deal = The deal
analysis-move = { $name }: { $move }
analysis-instead = Also tried: { $moves }
analysis-ask = Ask a strong bot
analysis-asked = What a strong bot thinks that knows only { $name }’s cards:
analysis-thinking = The bot thinks…
analysis-solution = Exact solution, all cards open
analysis-solving = Solving…
analysis-unsolved = None here. BraveRats is solved while both hands are open, Claim for two in phase two.
analysis-chance = { $chance } %
analysis-share = played { $share } % of the time
analysis-best = best
analysis-matrix = { $name }’s chance to win in per cent, a draw counted half. Rows: { $name }’s card. Columns: { $other }’s card.
analysis-mix = best mix
analysis-link = Link to this position
analysis-copy = Copy
analysis-copied = Copied.
analysis-letters = { $letters } letters
analysis-download = Download the record
analysis-another = Open another record

# Positions set up by hand
analysis-set-up = Set up a position
analysis-set-up-about = Write where the cards lie, or click them into their places. The text is checked while you write.
analysis-game = Game
analysis-example = Show an example
analysis-position = Position as a text
analysis-set-up-good = This is a position. { $name } chooses.
analysis-show = Show where
analysis-start = Analyse this position
analysis-edit = Change this position by hand
analysis-no-text = This position cannot be written as a text: a card has been chosen or lies hidden, or something is being asked. Go a move back or on.
analysis-places = Click cards into their places
analysis-zone-hand = Hand of { $name }
analysis-zone-score = Score pile of { $name }
analysis-cards-here = Cards at this place
analysis-cards = All cards
analysis-put = Put here: { $card }
analysis-take = Take away: { $card }
analysis-text-claim = Parts stand on lines of their own, or between semicolons: players, kingdom, leader; hand 0, hand 1, score 0, front 0, aside, discards; pile for phase one. Seats count from 0.
analysis-text-braverats = Parts stand on lines of their own, or between semicolons: hand 0, hand 1; victories, held, kept, raised, first, target, musician cancels, ambassador loses. Seats count from 0.
analysis-text-defaite = Parts stand on lines of their own, or between semicolons: players, round, king free or king held, first, turn, acted; hand 0, court 0, reserve 0, points 0, middle 0; discards, pile. Seats count from 0.

# What the exact solver says
solved-votes = { $seat } wins by { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }
solved-even = the votes are even: a draw
solved-chances = With best play of both { $first } wins { $chance } % and { $second } { $rest } %, draws counted half.
