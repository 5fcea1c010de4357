# The full-screen table

term-too-small = This table needs { $width }×{ $height } characters; the terminal has { $found }. Make it larger, or play line by line with --plain.

# Menu
term-menu-title = I N T E R R E G N U M
term-menu-line = The throne is empty. Sit down.
term-menu-game = Game
term-menu-begin = Begin
term-menu-begin-about = Deals the cards. Afterwards you can play again at the same table.
term-menu-quit = Leave
term-menu-quit-about = Back to the shell. A game you have left is saved.
term-menu-go-on = Go on with { $game }
term-menu-go-on-about = The game as you left it, to the last move.
term-menu-nobody = Give at least one seat to a person.
term-menu-give-up-title = A game is saved
term-menu-give-up = You have left a game of { $game }. If you begin a new one, the old one is lost.
term-menu-give-up-foot = Enter start anew  Esc keep it
term-menu-keys = ↑↓ row  ←→ change  Enter choose  q leave
term-row-players = Players
term-row-kingdom = Kingdom
term-row-leader = Who leads
term-row-deal = Deal
term-row-traitor = Traitor
term-row-draw = Draw
term-row-target = To win a game
term-row-match = To win the match
term-row-musician = Musician cancels
term-row-ambassador = Ambass. keeps
term-by-lot = by lot
term-yes = yes
term-no = no
term-victories = { $number } victories
term-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
 }
term-way-standard = each clan its own
term-way-princess = Princess attack
term-way-draft = draft
term-way-random = random
term-kingdom-mixed = mixed
# A faction and its power in few words: two short lines at most.
term-power-Go = Goblins: no power
term-power-Kn = Knights: beat led Goblins
term-power-Dw = Dwarves: to the loser, or the lowest card
term-power-Un = Undead: score in phase one
term-power-Do = Doppelgängers: stand in for any faction
term-power-Gn = Gnomes: lie open till the end
term-power-Gi = Giants: drive off Gnomes
term-power-Dr = Dragons: lead the next trick
term-power-Tr = Trolls: the highest scores, the rest wait
term-power-Se = Seers: look at the pile
term-person = Player
term-person-about = A person at this screen. With several people a curtain hides each hand from the others.
term-bot = { $name }
term-name = { $title } { $number }

# Around the table
term-your-turn = Your turn
term-their-turn = { $seat-is ->
    [you] Your turn
   *[other] { $seat } is thinking…
 }
term-over = The game is over
term-hand = hand
term-hand-of = hand { $number }
term-followers-of = followers { $number }
term-score-of = score { $number }
term-points-of = { $number } pts
term-pile-of = pile { $number }
term-lacks = no { $list }
term-won = ◄ won
term-prize = prize
term-pile = pile
term-open = open
term-us = us
term-them = them
term-aside = aside
term-holds = { $name } holds
term-in-front = in front
term-tab-hand = Hand
term-tab-take = Take
term-tab-keep = Keep
term-tab-attack = Attack
term-tab-corrupt = Corrupt
term-tab-duel = Duel
term-tab-choose = Choose
term-keys-short = ←→ choose  Enter play  ? rules  h hint  w why  u undo  l log  q leave
term-keys-title = Keys
term-keys =
    ← → or a letter  choose          Enter  play it
    Tab, ↑ ↓         other choices   ?  the rules of what is chosen
    h  hint    w  why it was won    u  take back    l  log    q  leave
term-close = Esc close
term-thinking = Thinking…
term-hint-title = What the Regent would do
term-hint = { $action }: wins { $chance }
term-hint-done = { $action }: wins { $chance }  ◄ played
term-hint-none = There is nothing to choose.
term-no-hint-now = You can ask for a hint when it is your turn.
term-no-undo = You can take moves back against bots only: here, other people have seen them.
term-why-title = Why it was won
term-why-nothing = Nothing has been decided yet.
term-log-title = What happened
term-log-foot = ↑↓ scroll  Esc close
term-leave-title = Leave the table?
term-leave-body = The game is saved; the menu, or "interregnum play --resume", goes on with it.
term-leave-foot = Enter leave  Esc stay
term-end-title = The end
term-end-foot = Enter play again  r look back  w why  u undo  q menu
term-curtain = { $seat } is next.
term-curtain-go = The others look away. Enter shows the hand.

# BraveRats
term-rats-won = games { $number }
term-rats-held = { $number ->
    [one] { $number } round held
   *[other] { $number } rounds held
 }
term-rats-raised = { $seat-is ->
    [you] +2 for you
   *[other] +2 for { $seat }
 }
term-rats-first = { $seat-is ->
    [you] you reveal first
   *[other] { $seat } reveals first
 }
term-rats-round-held = held
term-rats-round-won = { $seat-is ->
    [you] you +{ $number }
   *[other] { $seat } +{ $number }
 }
term-rats-round-game = { $seat-is ->
    [you] you win the game
   *[other] { $seat } wins the game
 }

# La Défaite
term-middle = Middle
term-reserve = reserve
term-king-held = captive
term-king-free = free
term-attack = { $seat-is ->
    [you] You attack
   *[other] { $seat } attacks
 } { $card } in { $other-is ->
    [you] your
   *[other] { $other }’s
 } court: { $sum } to { $against }
term-corruption = { $seat-is ->
    [you] You corrupt
   *[other] { $seat } corrupts
 } { $card } in { $other-is ->
    [you] your
   *[other] { $other }’s
 } court: { $sum } to { $against }
term-duel = { $seat-is ->
    [you] You challenge
   *[other] { $seat } challenges
 } { $other-is ->
    [you] you
   *[other] { $other }
 }
term-duel-lost = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
 } a noble
term-looks = { $seat-is ->
    [you] You look
   *[other] { $seat } looks
 } at { $other-is ->
    [you] your
   *[other] { $other }’s
 } hand:
term-placing = To be placed:

# Replays
term-replay-at = move { $number } of { $of }
term-sight-all = all cards open
term-sight-spectator = as a spectator saw it
term-sight-seat = as { $name } saw it
term-replay-begin = The cards are dealt.
term-replay-came = { $name }: { $action }
term-replay-coming = next, { $name }: { $action }
term-replay-unfinished = The game was left here.
term-replay-no-move = No move follows.
term-opinion-title = What the Chancellor thinks of the next move
term-replay-keys = ←→ move  Home/End  v view  e opinion  w why  l log  ? keys  q leave
term-replay-keys-long =
    ← →            a move back, a move on
    ↑ ↓            ten moves
    Home, End      the deal, the end
    12, Enter      to move 12
    v              point of view: a seat, a spectator, or all cards
    e              what the Chancellor thinks of the next move
    w, l           why it was won, and the whole log
    q              leave

# What can go wrong
term-error-no-terminal = there is no terminal to draw on; name a game and play it line by line: interregnum play claim --plain
term-error-screen = the terminal cannot be used: { $error }
term-error-file = { $path }: { $error }
term-error-save = { $path }: { $what }
term-error-nothing-kept = no game is saved in { $path }
term-save-no-save = this is not a saved game
term-save-version = saved in version { $found } of the format; this program continues only version { $known }: finish it with the program that began it, or move the file away
term-save-line = line { $number } cannot be read: { $message }
term-save-move = line { $number } has a move that the rules refuse: { $what }
term-save-busy = this game is open in another terminal
