# Pairing, challenges, follows and tokens; the page fetches this file with them.

people-search = Looking for an opponent: { $game }
people-search-waited = You have waited { $time }.
people-search-range = Ratings from { $lowest } to { $highest }. The range grows while you wait.
people-search-any = Any rating.
people-search-others = { $count ->
    [0] Nobody else is looking for this game at the moment.
    [one] One other person is looking for this game.
   *[other] { $count } others are looking for this game.
}
people-search-stay = Keep this page open: you are seated as soon as somebody fits.
people-search-cancel = Cancel
people-search-table = Wait at an open table instead
people-search-bots = Bot accounts may be my opponent

people-challenges = Challenges
people-challenge = Challenge
people-challenge-of = Challenge { $name }
people-challenge-send = Send the challenge
people-challenge-sent = You have challenged { $name }.
people-challenge-from = { $name } challenges you.
people-challenge-terms = { $game }: { $terms }
people-challenge-casual = casual
people-challenge-accept = Accept
people-challenge-accept-of = Accept the challenge of { $name }
people-challenge-decline = Decline
people-challenge-decline-of = Decline the challenge of { $name }
people-challenge-why = Reason
people-challenge-withdraw = Withdraw
people-challenge-withdraw-of = Withdraw the challenge to { $name }
people-challenge-accepted = { $name } has accepted your challenge.
people-challenge-declined = { $name } has declined your challenge: { $reason }
people-challenge-go = Go to the table
people-challenge-read = OK
people-reason-later = not now
people-reason-other-game = another game, please
people-reason-slower = with more time, please
people-reason-faster = with less time, please
people-reason-rated = rated, please
people-reason-casual = casual, please
people-reason-no = no reason given

people-title = People I follow
people-about = Follow people to see when they are here and to challenge them. They do not learn that you follow them.
people-nobody = You follow nobody yet. Type a name, or open a profile.
people-online = here now
people-offline = not here
people-playing = plays now
people-watch = Watch
people-watch-of = Watch { $name }
people-follow = Follow
people-unfollow = Unfollow
people-unfollow-of = Unfollow { $name }
people-followed = You follow { $name }.
people-name = Name of an account
people-hidden = Nobody may see when I am here

people-tokens = Programs
people-tokens-about = A token lets a program act for you, as far as you allow. Nothing of your account can be changed with it.
people-token-name = Name of the token
people-token-scopes = It may
people-scope-read = look at tables, games and people
people-scope-play = take seats and play
people-scope-challenge = make and answer challenges
people-token-days = Days
people-token-make = Create a token
people-token-made = This is the token. Copy it now: it is not shown again.
people-token-row = { $scopes } · until { $until }
people-token-used = last used { $when }
people-token-unused = never used
people-token-revoke = Revoke
people-token-revoke-of = Revoke { $name }
people-bot = Make this a bot account
people-bot-about = For an account with which a program plays. Its name gets the ending “[bot]”, it is paired only with people who ask for bots, and it stands on no leaderboard. This cannot be undone, and works only before the first rated game.
people-bot-sure = Make it a bot account for good
people-bot-not = Keep it as it is
people-bot-done = This is a bot account now: { $name }
