# The screens of one's account and of one's games; the page fetches this file with them.

account-title = Account
account-notifications = Notifications
account-profile = My profile
account-none = You need no account to play. With one, your games follow you to every device.
account-guest = You play as { $name }, without an account. An account keeps your seats and games, also those in play, and opens them on every device.
account-yours = You are signed in as { $name }.
account-make = Create an account
account-name = Name
account-password = Password
account-password-about = At least 10 characters.
account-password-new = New password
account-password-now = Current password
account-made = Your account is ready.
account-codes = Recovery codes
account-codes-about = Each of these codes replaces a forgotten password or a lost passkey, once. Print them or write them down: they are not shown again.
account-codes-left = { $count ->
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
}
account-codes-new = Create new recovery codes
account-codes-kept = I have saved them
account-sign-in = Sign in
account-sign-in-loses = You play as { $name } in this browser. If you sign in with another account, you give up that name and its seats here.
account-forgotten = Lost your password or passkey?
account-code = Recovery code
account-recover = Set a new password
account-link-about = This link signs you in on this device.
account-link-use = Sign in on this device
account-cookies = This browser keeps no cookies, so it cannot stay signed in.
account-devices = Devices
account-device-this = this device
account-device-unknown = Unknown device
account-device-used = last used { $when }
account-device-out = Sign out
account-device-out-of = Sign out { $name }, last used { $when }
account-device-add = Sign in on another device
account-device-link = Open this link on the other device within ten minutes. It works once; show it to nobody.
account-device-code = The link as a code for phones
account-password-change = Change password
account-password-set = Set a password
account-password-others = All other devices are signed out.
account-change = Change
account-changed = The password is changed.
account-data = Your data
account-data-about = One file with everything that the server stores about you, and the records of your games.
account-data-take = Download my data
account-delete = Delete me
account-delete-about = Name, password, passkeys and devices are removed, and your name is taken out of all games. The games of others stay. This cannot be undone.
account-delete-sure = Delete me for good
account-delete-not = Keep everything
account-copy = Copy
account-copied = Copied

passkey-title = Passkeys
passkey-about = A passkey signs you in with your fingerprint, your face or the PIN of your device: no name to type, no password to remember.
passkey-make = Use a passkey instead of a password
passkey-or-password = Or with a password:
passkey-sign-in = Sign in with a passkey
passkey-name = Name of the passkey (optional)
passkey-add = Add a passkey
passkey-added = The passkey is added.
passkey-removed = The passkey is removed.
passkey-created = added { $when }
passkey-used = last used { $when }
passkey-unused = never used
passkey-unnamed = Passkey
passkey-remove = Remove
passkey-remove-of = Remove { $name }, added { $when }
passkey-suspected = Refused on { $when }: it may have been copied. Please remove it.
passkey-last = This passkey is your last way to sign in. Before you can remove it, set a password or add another passkey.
passkey-proof = Or leave the password empty and confirm with a passkey.
passkey-proof-only = You confirm this with a passkey.
passkey-name-taken = This name belongs to an account. Please choose another, or sign in.
passkey-known = This device already has a passkey of your account.
passkey-cancelled = The passkey was not used: you cancelled, or it took too long.
passkey-none-http = There are no passkeys at this address: browsers allow them only over HTTPS. A password works.
passkey-none-numbers = There are no passkeys at an address in numbers: browsers bind them to a name. A password works.
passkey-none-browser = This browser has no passkeys. A password works.

games-title = My games
games-game = Game
games-state = Show
games-all = All
games-playing = In play
games-over = Over
games-none = No games to show.
games-going = In play
games-closed = Closed before it began
games-review = Review
games-record = Record
games-more = Older games
games-here = Played in this browser

person-rating = Rating
person-day = Day
person-numbers = The same in numbers
person-kind = { $game } for { $players }
person-since = Here since { $when }.
person-unrated = No rated games yet.
person-provisional = provisional
person-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
person-plot = The rating after each game, and one standard deviation on both sides
person-results = Results
person-played = Games
person-won = Won
person-drawn = Drawn
person-lost = Lost
person-results-about = Games among people, rated or casual.
person-unplayed = No games among people yet.
person-exact-claim = Second phases
person-exact-claim-about = In the second phase of Claim for two nothing is hidden, so the exact solver knows the best cards at every moment. Only games among people count, and only cards that were chosen among several.
person-exact-claim-entered = { $games ->
    [one] One second phase
   *[other] { $games } second phases
}: { $winning } entered winning, { $won } of these won.
person-exact-claim-choices = { $percent } % of { $choices ->
    [one] one card
   *[other] { $choices } cards
} were the solver’s.
person-exact-claim-given = { $count ->
    [0] No card gave a won game away.
    [one] One card gave a won game away.
   *[other] { $count } cards gave a won game away.
}
person-exact-claim-points = { $points ->
    [0] No votes were given away.
    [one] In all, one vote was given away.
   *[other] In all, { $points } votes were given away.
}
person-exact-claim-none = No game has come to its second phase yet.
person-exact-began = By the solver
person-exact-winning = Won at the start
person-exact-even = Drawn at the start
person-exact-losing = Lost at the start
person-exact-unexamined = { $count ->
    [one] One game is not examined yet.
   *[other] { $count } games are not examined yet.
}
ratings-title = Ratings
ratings-about = The best in rated games among people. Everybody with an account is listed after enough of them.
ratings-players = Players
ratings-place = Place
ratings-none = Nobody has played enough rated games yet. To play one, open a table and tick “Rated”.
ratings-more = Next places
