# The options of a table in short phrases, for invitations, lists and forms.

setup-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
setup-teams = 4 players in two teams
setup-kingdom = kingdom: { $name }
setup-kingdom-claim = Claim
setup-kingdom-claim2 = Claim 2
setup-variant-princess = Princess Attack
setup-variant-draft = Draft
setup-variant-random = Random
setup-variant-traitor = Traitor
setup-variant-draw = Draw
setup-variant-short = Fast Rat
setup-variant-match = Emperor
setup-variant-none = no variants
setup-ruling-musician = a Musician cancels a General or Spy
setup-ruling-ambassador = an Ambassador in a held round loses its extra victory
setup-clock-none = no clock
setup-clock-move = { $time } a move
setup-clock-bank = { $time } each, and { $increment } a move
setup-clock-bank-only = { $time } each
setup-minutes = { $count } min
setup-clock-days = over days, { $time } a move
setup-clock-days-any = over days, as long as you like
setup-clock-vacation = { $clock }, { $count } days of vacation each
setup-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
setup-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
 }
setup-seconds = { $count } s
setup-listed = listed in the lobby
setup-private = private: only people with the link find it
setup-rated = rated
setup-free = { $count ->
    [0] no seat free
    [one] { $count } seat free
   *[other] { $count } seats free
 }

# The invitation
invite-from = { $name } invites you to { $game }
invite-to = You are invited to { $game }
invite-at = You sit at { $name }’s table for { $game }.
invite-own = Your table for { $game }.
invite-agreed = The game
invite-seats = The seats
invite-begins = The game begins when every seat is taken.
invite-name-first = Type a name to sit down.
invite-watch = You can also stay on this page and watch.
invite-full = All seats are taken. Stay on this page to watch.
invite-team = team { $number }
invite-partner = with { $name }
invite-leads = leads the first trick
invite-princes = has the two Princes
invite-princesses = has the two Princesses
invite-select = The link is selected: press Ctrl+C (⌘C on a Mac).
invite-code = The link as a QR code for a phone’s camera
invite-address = Address
invite-alone = Only this machine can open this link. For friends, start the server with --listen 0.0.0.0:{ $port }
invite-fleeting = This browser keeps no cookies: your seat is yours until you reload or close this page.
