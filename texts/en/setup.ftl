# What is agreed at a table, in short phrases: for invitations, lists and forms.

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
setup-ruling-musician = a Musician cancels the General or Spy beside it
setup-ruling-ambassador = an Ambassador in a held round loses its extra victory
setup-clock-none = no clock
setup-clock-move = { $time } a move
setup-clock-bank = { $time } each, and { $increment } a move
setup-clock-bank-only = { $time } each
setup-minutes = { $count } min
setup-seconds = { $count } s
setup-listed = listed in the lobby
setup-private = private: only people with the link find it
