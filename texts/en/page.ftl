# The page’s own texts. The texts of each game are in the game’s file.

page-about = Card games of the empty throne. The king is dead, captive or gone; play for what he left, with friends or against bots. No account needed.
page-no-scripts = The tables need JavaScript.
page-plain = The plain page works without it.
page-footer = Free software. Your games stay on this server.
page-footer-site = Free software. Your games stay in this browser.
page-guest = Guest
page-home = All games
page-close = Close
page-nowhere = There is nothing at this address. The link may be incomplete.
page-missing = A part of the page could not be loaded. The connection may have been lost.
page-missing-again = Try again
page-no-answer = The server does not answer. Check the connection, then try again.
page-spectator = You are watching this game. The seats are taken.
page-no-table = There is no such table. It may have been closed, or the link is incomplete.
page-table-closed = This table was closed before its game began.
page-connecting = Finding the table…
page-not-now = Not now.
page-needs-engine = This needs the engine in your browser, which this page does not have or your browser cannot run.
page-bad-link = This link is incomplete or damaged.
page-no-record = This is not the record of a game.
page-analyse = Analysis board
page-rules = Rules
page-rulings = Rulings
page-settings = Settings
page-account = Account
page-my-games = All my games
page-ratings = Ratings
page-following = People I follow

# Landing
page-against-bot = Play against a bot
page-against-people = Find an opponent
page-level-of = { $game }: against whom?
page-find-of = { $game }: find an opponent
page-together = At this device
page-together-about = You are several and pass the device around. A curtain hides each hand from the others.
page-friend = Player { $number }
page-return = You are at a table
page-return-to = Return
page-tables = Tables
page-your-name = Your name
page-make = Make a table
page-waiting = Waiting for players
page-waiting-none = Nobody is waiting. Make a table and send its link to a friend.
page-watching = In play
page-watching-none = No public game is being played.
page-finished = Your last games
page-join = Join
page-watch = Watch
page-look = Replay
page-game = Game
page-panel-claim = 2 to 4 players, 52 kingdoms of ten factions
page-panel-braverats = 2 players, seven variants
page-panel-defaite = 3 to 6 players

# Settings
page-set-language = Language
page-lang-en = English
page-lang-fr = Français
page-set-theme = Appearance
page-theme-system = Same as the system
page-theme-light = Daylight
page-theme-dark = Candlelight
page-set-confirm = A card is played
page-confirm-off-choice = at the first tap
page-confirm-twice-choice = at the second tap
page-confirm-button-choice = by a button
page-confirm-twice = { $card }: tap again to play it.
page-confirm-button = { $card }: press the button to play it.
page-set-motion = Motion
page-motion-full = Yes
page-motion-fast = Quick
page-motion-none = None
page-set-pause = A finished trick or round stays
page-pause-usual = as suits the game
page-pause-click = until I go on
page-pause-1 = one second
page-pause-2 = two seconds
page-pause-4 = four seconds
page-set-sound = Sound
page-set-tips = Tips for newcomers
page-you-are = You play as { $name }.
page-sign-out = Sign out everywhere
page-sign-out-sure = You give up this name and its seats, in this browser and on every other device. Games in play go on as if you were away. This cannot be undone.
page-sign-out-not = Keep my name
page-sign-out-account = You are signed out in this browser and on every other device. Your account and your games stay; sign in again to play on.
page-sign-out-stay = Stay signed in
page-lesson = Learn it by playing
page-lesson-again = The lesson again
page-lessons = All { $count } lessons
page-powers = Powers
page-set-detail = Card counting
page-detail-simple = Only the essentials
page-detail-full = Everything that can be known
page-set-premove = Choose a card before my turn
page-set-here = Play against bots on this device, not on the server
page-set-notify = Tell me when it is my turn
page-notify-denied = The browser does not allow it. It can be allowed in the browser’s settings for this site.
page-premove-waits = Waiting for your turn. Choose it again, or press Escape, to take it back.
page-premove-off = No card is waiting any more.
page-premove-dropped = The card you chose cannot be played now.
page-tip-claim = Win tricks to get followers in phase one; with them you win factions in phase two. The most factions win.
page-tip-claim-raised = Raised cards may be played now. Choose another one to see why it may not.
page-tip-claim-banners = The banners are the votes: each leans towards the player who leads in its faction, and is nailed down when nothing can change it.
page-tip-braverats = Both choose a card, both reveal. The higher wins, unless a power says otherwise. The table shows what beats what.
page-tip-braverats-held = A held round is not lost: the winner of the next one wins it too.
page-tip-defaite = Draw, act if you like, play a card to the middle. When all have played, the middle is captured, suit by suit.
page-tip-defaite-act = The buttons for attack, corruption and duel are above your hand while you may use them. The middle shows the order of the capture.
page-tip-why = “Why?” tells how the last trick or round was decided, rule by rule.
page-tip-understood = Understood
page-tip-enough = Stop showing tips

# Waiting for players
page-gathering = Waiting for players
page-invite = Send this link to those you want to play with.
page-link = The table’s link
page-copy = Copy
page-copied = Copied
page-seat-open = Open seat
page-sit = Sit down
page-seat-bot = Seat a bot
page-unseat = Remove
page-unseated = The person who made this table has freed your seat. You can watch.
page-bot-level = Bots
page-leave = Leave the table
page-leave-sure = Leave this table? Somebody else may take your seat.
page-stay = Stay
page-pledge = The server has pledged this shuffle: { $pledge }…

# The table
page-hand = Your hand
page-others = The others
page-told = What has just happened
page-tools = Tools
page-you = you
page-bot = bot
page-partner = partner
page-leads = leads
page-away = away
page-has-chosen = has chosen
page-turn-of = To play:
page-turn = { $names } to play
page-your-turn-to = Your turn: { $what }
page-to-hand = To your hand
page-your-turn = Your turn
page-time-left = Time left: { $time }
page-card-place = { $card }, { $number } of { $of }{ $state ->
    [none] { "" }
   *[other] , { $state }
 }
page-card-playable = playable
page-card-not = not playable
page-card-chosen = chosen
page-card-sent = sent
page-card-waiting = waits for your turn
page-card-hinted = playable, hinted
page-play-card = Play { $card }
page-take = Take { $card }
page-in-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
page-sort = Sort the hand
page-sort-faction = by faction
page-sort-value = by value
page-sort-reverse = Reverse
page-why = Why?
page-why-none = Nothing has been decided yet.
page-earlier = Earlier
page-later = Later
page-log = Log
page-log-empty = Nothing has happened yet.
page-move = Move { $number }
page-then = An earlier moment
page-then-move = As it was after move { $number } of { $of }.
page-now = Back to now
page-now-said = Back to the present.
page-talk = Chat
page-people = People at this table
page-report = Report a player
page-panel = Log and chat
page-panel-hide = Hide
page-log-and-talk = Log and chat
page-rulebook = In the rulebook
page-talk-said = { $name }: { $text }
page-talk-is-off = The chat is off.
page-talk-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
 }
page-talk-none = Nobody has said anything.
page-talk-line = Message
page-send = Send
page-emote-hello = Good day.
page-emote-well-played = Well played.
page-emote-thanks = Thank you.
page-emote-oops = Oh dear.
page-emote-thinking = Let me think.
page-emote-good-game = Good game.
page-hint = Hint
page-hint-thinking = The Regent is thinking…
page-hint-none = The Regent has no opinion.
page-hint-best = The Regent would choose { $action } (about { $chance } % to win): { $why }.
page-hint-ahead = { $ahead } points better than the next best
page-hint-only = there is no other choice
page-hint-equal = Equally good here, says the Regent (about { $chance } % to win): { $cards }.
page-hint-all-equal = It makes no difference here, says the Regent: every choice wins about { $chance } %.
page-take-back = Take back
page-resign = Resign
page-resign-sure = Resign the game? This cannot be undone.
page-play-on = Play on

# What must not be missed
page-lost = The connection is lost. Trying again; nothing you played is lost.
page-try-now = Try now
page-other-tab = This table is open in a newer tab, which acts for you.
page-take-over = Act here
page-curtain = { $name } is next.
page-curtain-look = The others look away.
page-curtain-lift = Show my hand
page-absent-until-end = { $name } is away. In { $seconds } s you may let a bot play on or end the game without a winner.
page-absent-until-win = { $name } is away. In { $seconds } s you may let a bot play on or claim the win.
page-absent-end = { $name } is away. Wait, let a bot play on until { $name } is back, or end the game without a winner?
page-absent-win = { $name } is away. Wait, let a bot play on until { $name } is back, or claim the win?
page-decide-wait = Wait
page-decide-bot = A bot plays on
page-decide-end = End without a winner
page-decide-win = Claim the win
page-decide-end-sure = End the game now? { $name } cannot come back to it, and nobody wins.
page-decide-win-sure = Claim the win now? { $name } cannot come back to the game.
page-decided-by = ({ $count } of { $of })
page-proposed-take-back = { $name } asks to take back the last move.
page-proposed-abort = { $name } asks to end the game without a result.
page-proposed-rematch = { $name } wants to play again.
page-proposed-more-time = { $name } asks for one more minute for everybody.
page-time-short = Your time is nearly up.
page-more-time = Ask for one more minute
page-extended = Everybody has one more minute.
page-more-day = Ask for one more day
page-proposed-more-day = { $name } asks for one more day for everybody.
page-extended-day = Everybody has one more day.
page-left-days = { $count ->
    [one] one day left
   *[other] { $count } days left
 }
page-left-hours = { $count ->
    [one] one hour left
   *[other] { $count } hours left
 }
page-left-minutes = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
 }
page-waits-for-you = your turn
page-next-game = Next game that waits for me ({ $count })
page-games-waiting = Waiting for your move ({ $count })
page-vacation = Vacation
page-vacation-about = { $count ->
    [one] Your clock stands still for whole days. You have one day left in this game.
   *[other] Your clock stands still for whole days. You have { $count } days left in this game.
 }
page-vacation-days = Days
page-vacation-take = Go on vacation
page-vacation-end = Back from vacation
page-vacation-yours = You are on vacation until { $date }.
page-vacation-of = { $name } is on vacation until { $date }.
page-asked-others = You have asked the others. Waiting for their answer.
page-declined-take-back = { $name } declines: the move stands.
page-declined-abort = { $name } declines: the game goes on.
page-declined-rematch = { $name } does not want to play again.
page-declined-more-time = { $name } declines: no more time.
page-withdrawn = { $name } no longer asks for it.
page-took-back = The move was taken back.
page-stood-in = { $name } is away; { $bot } plays on until { $name } is back.
page-stood-in-for-good = { $name } has given up; { $bot } plays on.
page-relieved = { $name } is back and takes over from the bot.
page-came-back = { $name } is back.
page-played-for-you = { $count ->
    [one] Welcome back. A bot made one move for you; the log shows it.
   *[other] Welcome back. A bot made { $count } moves for you; the log shows them.
 }
page-clock-plays = { $seat-is ->
    [you] Your time was up: { $cards } was played for you.
   *[other] { $seat }’s time was up: { $cards } was played.
 }
page-clock-moves = { $seat-is ->
    [you] Your time was up: a move was made for you.
   *[other] { $seat }’s time was up: a move was made.
 }
page-stand-in-plays = { $seat-is ->
    [you] A bot played { $cards } for you.
   *[other] A bot plays { $cards } for { $seat }.
 }
page-stand-in-moves = { $seat-is ->
    [you] A bot moved for you.
   *[other] A bot moves for { $seat }.
 }
page-agree = Agree
page-decline = Decline

# Claim
page-votes = The votes
page-votes-needed = { $needed } of { $of } win
page-votes-most = the most of { $of } win
page-votes-side = { $leads } leading, { $decided } decided
page-vote-count = { $name } { $count }
page-vote-count-highest = { $name } { $count } (highest { $highest })
page-vote-leads = ahead: { $name }
page-vote-decided = decided for { $name }
page-vote-tie = tie: highest card { $highest }
page-banner-how = The banner leans towards the leader: the most cards win the vote, and on a tie the highest card.
page-banner = { $faction }: { $counts }. { $decided ->
    [yes] Decided for { $leader }.
   *[no] Ahead: { $leader }; { $left } still to be scored, { $unseen } unseen.
 }
page-banner-nobody = nobody
page-unseen = { $count } not seen yet
page-decided = decided
page-stakes = At stake
page-pile = Pile: { $count }
page-trick = The trick
page-ask-follower = Choose a follower: take one of the raised cards.
page-ask-seer = Your Seer shows you the top card of the pile: take it, or a card at stake.
page-taken = Taken
page-drawn = from the pile
page-next-card = { $name } has already played { $card }.
page-phase-two = Phase two.
page-phase-two-how = Your followers are now your hand. The cards you win count for their factions’ votes.
page-trick-won = { $name } wins
page-rule = Rule { $rule }
page-go-on = Go on
page-aside = Waiting aside
page-followers = { $count ->
    [one] { $count } follower
   *[other] { $count } followers
 }
page-scored = { $count } scored
page-in-front = Gnomes { $cards }
page-voids = without
page-piles = All piles
page-piles-none = No pile is face up yet.
page-pile-score = Scored by { $name }
page-pile-front = In front of { $name }
page-pile-followers = Followers of { $name }
page-pile-hand = Known in { $name }’s hand
page-discards = Discards

# BraveRats
page-duel = The duel
page-rounds = The rounds so far
page-first-round = Choose a card; both are revealed together.
page-duel-answer = Your answer?
page-duel-waits = Sealed until both have chosen.
page-round-won = { $count ->
    [one] { $name } wins the round
   *[other] { $name } wins the round: { $count } victories
}
page-round-game = { $name } wins the game
page-round-held = Held
page-held = { $count ->
    [0] No round is held
    [one] { $count } round is held
   *[other] { $count } rounds are held
 }
page-victories = { $count } of { $of } victories
page-games-won = Games: { $count }
page-reveals-first = reveals first
page-still-holds = Still holds
page-unknown = and { $count } unseen
page-sealed = Chosen: { $card }. You may change it until both have chosen.
page-packet = { $name } looks at the packet; { $count } cards are unopened.
page-keep-one = Keep one of these cards.
page-traitors = Traitors:
page-gift = { $name } gave { $card }.
page-odds = What beats what
page-odds-caption = Your card (row) against the other’s (column), in this round
page-odd-wins = wins
page-odd-twice = wins twice
page-odd-loses-twice = loses twice
page-odd-loses = loses
page-odd-held = held
page-odd-wins-game = wins the game
page-odd-loses-game = loses the game

# La Défaite
page-steps = The round
page-step-draw = Draw
page-step-act = Act
page-step-play = Play
page-step-capture = Capture
page-agenda = The capture, in order
page-part-scoring = Scoring
page-done = (done)
page-order = Order: { $names }
page-masquerade = A masquerade: cards are played face down.
page-masquerade-next = The next round is a masquerade.
page-middle = The middle
page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
page-face-down = one face down
page-king-free = the King stands here
page-king-held = holds the King
page-courts = The courts
page-court-of = The court of { $name }
page-provinces-of = The provinces of { $name }
page-reserve-of = The reserve of { $name }
page-guarded-by = guarded by
page-paid-by = guarded by
page-attack = { $name } attacks { $card } in { $other }’s court.
page-corruption = { $name } tries to corrupt { $card } in { $other }’s court.
page-duel-between = { $name } and { $other } duel.
page-looked = { $name } looks at the hand of { $other }.
page-placing = To be placed: { $cards }
page-choices = What you may do

# La Défaite: what happened, what is asked, and what can be chosen on the table
page-court-stage = What happened
page-court-kind-duel = Duel
page-court-kind-attack = Attack
page-court-kind-corruption = Corruption
page-court-kind-capture = Capture
page-court-kind-event = Event
page-court-kind-person = At court
page-court-kind-scoring = Points
page-court-wins = wins
page-court-prize-moves = from { $from } to { $to }
page-court-prize-won = to { $to }
page-court-prize-lost = { $from }: discarded
page-court-prize-gone = discarded
page-court-skip = Skip all (and { $count } more)
page-court-decided = Decided last:
page-court-losses = What you lost
page-court-a-card = a card
page-court-lost = You lost { $card }. ({ $rule })
page-court-lost-duel = You lost { $card } in the duel with { $name }. ({ $rule })
page-court-lost-attack = You lost { $card } to the attack of { $name }. ({ $rule })
page-court-lost-corruption = You lost { $card }, corrupted by { $name }. ({ $rule })
page-court-lost-card = You lost { $card } to { $name }, by { $by }. ({ $rule })
page-court-ask-turn = Your turn: attack, corrupt or challenge if you like, then play a card.
page-court-ask-play = Your turn: play a card to the middle.
page-court-ask-lay = Lay the next card.
page-court-ask-contest = Raise, or let go.
page-court-ask-answer = Answer the duel with a number card.
page-court-ask-raise = Add a number card, or let go.
page-court-ask-lose = Choose the noble that you lose.
page-court-ask-name = Name an opponent.
page-court-ask-look = Choose whose hand you look at.
page-court-ask-defend = Put musketeers from your hand on unguarded provinces, or finish.
page-court-ask-king = Choose beside whom the King stands.
page-court-ask-choose = Choose a card.
page-court-ask-choose-Exc = Choose whom to discard.
page-court-ask-choose-Exe = Choose whom to discard.
page-court-ask-choose-Imp = Choose whom to arrest in the middle.
page-court-ask-choose-Sur = Choose a province to take.
page-court-ask-put = Place { $card }.
page-court-ask-take = Take a card from this hand.
page-court-ask-give = Offer a courtier, or swap nothing.
page-court-ask-swap = Choose the courtier that you get.
page-court-why-attack-own = You attack { $card } in { $name }’s court: { $sum } against { $against }. Lay musketeers until you have more; the side that lets go loses. (L4.2)
page-court-why-attack-against = { $name } attacks your { $card }: you have { $sum } against { $against }. Lay musketeers from hand or reserve until you have more; let go, and { $name } takes it. (L4.2)
page-court-why-corruption-own = You corrupt { $card } in { $name }’s court: { $sum } against { $against }. Lay gold until you have more; the side that lets go loses. (L5.1)
page-court-why-corruption-against = { $name } corrupts your { $card }: you have { $sum } against { $against }. Lay gold from hand or reserve until you have more; let go, and { $name } takes it. (L5.1)
page-court-why-answer = { $name } challenges you, with a card face down. The higher card wins, and the loser loses a noble. (L6.3)
page-court-why-raise = Your duel with { $name } is even. One more card wins it; let go, and nobody loses a noble. (L6.4)
page-court-why-lose = { $name } has won the duel. (L6.5)
page-court-why-name = Your card, { $by }: every unguarded province of that opponent becomes yours. (L9.4)
page-court-why-look = Your card, { $by }: you take one card from that hand. (L11.1)
page-court-why-defend = By { $by }, { $name } takes all your provinces that stay unguarded. (L9.4)
page-court-why-king = Your card, { $by }. (L13.5)
page-court-why-choose = Your card, { $by }. (L13.5)
page-court-why-put = You captured it. In the reserve it waits for a fight; on a card it guards that card. (L7.1)
page-court-why-take = Your card, { $by }, shows you the hand of { $name }. (L11.1)
page-court-why-give = Your card, { $by }. (L13.7)
page-court-why-swap = Your card, { $by }. (L13.7)
page-court-verb-attack = Attack a province…
page-court-verb-corrupt = Corrupt a person…
page-court-verb-duel = Challenge to a duel…
page-court-aim-attack = Choose the province to attack, on the table or here.
page-court-aim-corrupt = Choose the person to corrupt, on the table or here.
page-court-aim-duel = Choose whom to challenge, on the table or here.
page-court-aim-card = You challenge { $name }: choose a number card of your hand. It stays face down.
page-court-challenge = Challenge { $name } to a duel
page-court-cancel = Cancel
page-court-menu = What you may do here
page-court-open = All of { $name }’s court

# The end
page-game-over = Game over
page-end-how = How it came about
page-ending-resigned = { $seat-is ->
    [you] You have resigned.
   *[other] { $seat } has resigned.
 }
page-ending-out-of-time = { $seat-is ->
    [you] You have run out of time.
   *[other] { $seat } has run out of time.
 }
page-ending-aborted = The players agreed to end the game.
page-ending-lapsed = Nobody moved in time.
page-ending-unfinished = { $seat-is ->
    [you] The game was ended without a winner while you were away.
   *[other] The game was ended without a winner while { $seat } was away.
 }
page-ending-abandoned = { $seat-is ->
    [you] You were away too long.
   *[other] { $seat } was away too long.
 }
page-rematch = Play again
page-rematch-asked = Waiting for the others
page-rematch-away = { $name } is away. If { $name } does not come back soon, the seat is opened to others.
page-replay = Replay
page-download = Download
page-fair = Was the shuffle fair?
page-fair-how = Before the deal the server pledged a secret, and the players’ pages promised bytes. The deck follows from that secret and from the bytes of all seats. This page can work out the deal from them by itself; so can “interregnum verify”, from the downloaded record.
page-fair-pledge = Pledged before the deal
page-fair-secret = The secret
page-fair-salt = The salt

# The replay
page-continued = Continuation, not a fair deal: the cards are known and nothing was shuffled.
page-continued-from = It goes on from move { $number } of this game.
page-eyes-own = As during the game
page-eyes = Point of view
page-moves = The moves
page-move-of = Move { $number } of { $of }
page-review = Review this game
page-review-running = The Chancellor looks at move { $done } of { $of }…
page-review-graph = The chance of { $name } to win, from { $first } % to { $last } %
page-review-none = No move cost a noticeable chance to win.

# More at the table
page-no-power = { $card } has no power of its own; its suit and value say it all.
page-keys = Keyboard shortcuts
page-key-arrows = Move along your hand; step through past moments
page-key-enter = Play the card in focus
page-key-numbers = Choose the first, second, … playable card
page-key-info = Explain the card in focus
page-key-hand = Go to your hand and hear it
page-key-table = Hear what is on the table
page-key-scores = Hear the scores
page-key-where = Hear where the game is and whose turn it is
page-key-escape = Close, take back a chosen card, or return to the present
page-key-keys = Show these shortcuts
page-last-trick = Last trick
page-hear-hand = Read my hand aloud
page-hear-trick = Read the table aloud
page-hear-scores = Read the scores aloud
page-hear-nothing = nothing
page-hear-hand-is = Your hand: { $cards }.
page-hear-trick-is = On the table: { $cards }.
page-hear-stake = At stake: { $cards }.
page-fair-verify = Check it here
page-fair-unable = This browser cannot compute hashes on this page. The record can still be checked with “interregnum verify”.
page-fair-server = The server
page-fair-seats = Players added bytes of their own: { $names }. So the server could not choose the deck alone, if the pledge and the promises are those that were shown before the deal.
page-fair-nobody = No player added bytes here; all bytes follow from the pledged secret. The server could have tried secrets until it liked the deck, but could not change the deck after its pledge.
page-fair-first = This game was dealt by the first version of the shuffle (interregnum-shuffle-1). Unless every player added bytes, the server could have chosen the deck.
page-fair-remains = Not shown: that the server did not look at the hands. A player in league with the server can choose between two decks by withholding bytes; the list below says who withheld theirs.
page-fair-kept = { $name }: what was opened is what was promised.
page-fair-broken = { $name }: what was opened is not what was promised!
page-fair-withheld = { $name }: the promised bytes were not shown in time; others, which follow from the pledged secret, took their place.
page-fair-filler = { $name }: promised nothing; the bytes follow from the pledged secret.
page-fair-drawn = { $name }: added no bytes; the server drew them at the deal.
page-fair-before = The pledge is the one that this page showed before the deal.
page-fair-not-before = The pledge is not the one that this page showed before the deal!
page-fair-promises = The promises are those that this page saw before it showed its bytes.
page-fair-not-promises = The promises are not those that this page saw before it showed its bytes!
page-fair-unused = This page showed its bytes, but they were not used: they came too late, or the server ignored them.
page-fair-promise = Promised by { $name }
page-shuffling = The cards are being shuffled.
page-fair-deal = The deal: these cards, in this order, follow from the seed.
page-fair-not-deal = The deal: the seed gives another order than the one that was dealt!
page-fair-seed = The seed of the deck
page-offline = The server does not answer, and playing needs it. What you have read before can be read again: rules, and replays you have opened.
page-offline-bots = The server does not answer. You can still play against bots, and read again what you have read before: rules, and replays you have opened.
page-unkept = This browser cannot store the game: the game goes on, but it is lost when this tab is closed.
page-abort = Ask to end the game without a result
page-talk-off = Switch the chat off
page-talk-on = Switch the chat on
page-notifications = Notifications for games over days
