# Refusals of moderation, and `interregnum admin`.

moderation-problem-name-mixed = A name has letters of one alphabet. “{ $letter }” is of another one than the letters before it.
moderation-problem-name-reserved = That is the name of a bot, or of those who run the server. Please choose another.
moderation-problem-name-resembles = Somebody with an account has a name that looks like this one. Please choose another, or sign in if the account is yours.
moderation-problem-banned = You cannot play with others here{ $until ->
    [never] .
   *[other] { " " }until { $until }.
} The reason: { $reason }
moderation-problem-network-banned = Guests from your network cannot play with others here{ $until ->
    [never] .
   *[other] { " " }until { $until }.
} The reason: { $reason } If you have an account, you can sign in.
moderation-problem-muted = You cannot talk here{ $until ->
    [never] .
   *[other] { " " }until { $until }.
} The reason: { $reason }
moderation-problem-not-welcome = You cannot sit down at this table. There are others in the list.
moderation-problem-kept-apart = You cannot challenge this person.
moderation-problem-left-often = You have left several games in the last days. A new opponent can be found for you in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. Meanwhile you can play against bots and with friends.
moderation-problem-yourself = You cannot do this to yourself.
moderation-problem-bad-text-length = A reason is needed here, in at most 1000 characters.
moderation-problem-not-moderator = Only moderators can do this.
moderation-problem-no-such-report = There is no such report.
moderation-problem-report-closed = Somebody has closed this report already.
moderation-problem-no-such-sanction = There is no such sanction, or it has been lifted.
moderation-problem-no-such-block = There is no such block.
moderation-problem-no-network = It is not known from which network this person comes.

cli-admin-about = Reports, bans, mutes and moderators of a server, also while it runs
admin-arg-store = The log (default: interregnum.db), or a PostgreSQL database (postgres://user@host/name)
admin-arg-who = The name of an account, or a block of addresses (192.0.2.0/24)
admin-arg-name = The name of an account
admin-arg-sanction = The id of the sanction, as `interregnum admin list` shows it
admin-arg-hours = For how many hours (default: without an end)
admin-arg-reason = Why; the person concerned reads it
admin-arg-reason-log = Why, for the log
admin-arg-remove = Take the role away
admin-arg-closed = Closed reports, the latest first
cli-admin-list-about = Lists the mutes and bans that hold now
cli-admin-ban-about = Bans an account, or guests from a block of addresses
cli-admin-mute-about = Forbids an account to talk
cli-admin-unban-about = Lifts a ban, a mute or a warning
cli-admin-moderator-about = Makes the owner of an account a moderator
cli-admin-moderators-about = Lists the moderators
cli-admin-reports-about = Lists the reports that nobody has handled, the oldest first
cli-admin-log-about = Lists what moderators and operators did, the latest first
admin-no-account = Nobody has an account of the name “{ $found }”
admin-bad-id = “{ $found }” is no id; `interregnum admin list` shows them
admin-no-sanction = There is no sanction { $found }, or it has been lifted
admin-bad-hours = “{ $found }” is no number of hours from 1 to 87840
admin-no-reason = A reason has 1 to 1000 characters
admin-is-moderator = { $found } is a moderator already
admin-no-moderator = { $found } is no moderator
admin-none = None.
admin-banned = { $who } is banned: { $id }
admin-muted = { $who } is muted: { $id }
admin-lifted = { $id } is lifted.
admin-appointed = { $who } is a moderator.
admin-removed = { $who } is no moderator any longer.
admin-takes-effect = A running server takes it up within five seconds.
admin-sanction = { $id }  { $kind }  { $who }  until { $until }: { $reason }
admin-forever = further notice
admin-network = a network
admin-report = { $id }  { $at }  { $name }  { $reason }  { $table }  { $text }
admin-log = { $at }  { $by }  { $action }  { $name }: { $reason }
admin-operator = operator
admin-since = { $name }, since { $since }
