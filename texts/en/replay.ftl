# Replays and reviews; the page fetches this file with the first replay.

replay-controls = Playback
replay-play = Play
replay-pause = Pause
replay-first = To the deal
replay-back = One move back
replay-next = One move forward
replay-last = To the end
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-eyes = Point of view
replay-eyes-you = { $name } (you)
replay-eyes-open = All hands open
replay-hands = All hands
replay-hand = Hand of { $name }
replay-hand-empty = no cards left

# The review
replay-played = Played
replay-better = Better
replay-mistake = Mistake { $number } of { $of }
replay-mistake-back = Previous mistake
replay-mistake-next = Next mistake
replay-cost = { $own ->
    [yes] You played { $action }; { $better } would have kept your chance to win { $cost } points higher.
   *[no] { $name } played { $action }; { $better } would have kept { $name }’s chance to win { $cost } points higher.
 }
replay-cost-choice = { $own ->
    [yes] You chose “{ $action }”; “{ $better }” would have kept your chance to win { $cost } points higher.
   *[no] { $name } chose “{ $action }”; “{ $better }” would have kept { $name }’s chance to win { $cost } points higher.
 }

# Playing on from a position
replay-analyse = Analyse from here
replay-again = Try again from here
replay-again-about = A new table begins with this position and the same cards, with bots on the other seats.
replay-again-known = This is a continuation, not a fair deal: the cards are known from the replay, nothing is shuffled, and the fairness check does not apply.
replay-again-seat = Your seat
replay-again-level = Opponents
replay-again-start = Play on from move { $number }

# A game of this browser on the net
replay-publish = Put this game on the net
replay-publish-about = Everybody who has the link can replay it. People’s names are left out.
replay-publish-busy = Sending…
replay-publish-link = Link to this game
replay-publish-copy = Copy the link
replay-publish-copied = Copied.
replay-publish-done = The game is on the net.
replay-elsewhere-device = Played by several people at one device, not on this server.
replay-elsewhere-bots = Played against bots in a browser, not on this server.
replay-elsewhere-only-bots = Played by bots, not on this server.
replay-elsewhere = The server has checked that the moves follow the rules, and nothing else. The game counts for no rating.
