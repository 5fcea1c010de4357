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

# What the exact solver says
solved-votes = { $seat } wins by { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }
solved-even = the votes are even: a draw
solved-chances = With best play of both { $first } wins { $chance } % and { $second } { $rest } %, draws counted half.
