# Notices to people away from the page, by push and by e-mail, and the settings of the server for them

notices-turn-title = { $game }: it is your turn
notices-turn-body = { $number ->
    [one] { $others } is waiting
   *[other] { $others } are waiting
 } for you in { $game }. You have { $left } left.
notices-turn-body-open = { $number ->
    [one] { $others } is waiting
   *[other] { $others } are waiting
 } for you in { $game }.
notices-soon-title = { $game }: your time is running out
notices-soon-body = You have { $left } left for your move in { $game } against { $others }.
notices-days = { $count ->
    [one] a day
   *[other] { $count } days
}
notices-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
notices-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
notices-push-off = Turn these off
notices-digest-subject = { $count ->
    [one] One game is waiting for you
   *[other] { $count } games are waiting for you
}
notices-mail-why = You receive this message because your Interregnum account asks for it.
notices-mail-off = To receive no more messages of this kind: { $link }
notices-confirm-subject = Confirm your e-mail address
notices-confirm-text = Hello { $name },

    You gave this e-mail address for your Interregnum account. To confirm it, open this link within a day:

    { $link }

    If it was not you, ignore this message: the address will not be used.
notices-recover-subject = Choose a new password
notices-recover-text = Hello { $name },

    Someone asked for a new password for your Interregnum account “{ $name }”. To choose one, open this link within half an hour. It works once:

    { $link }

    If it was not you, ignore this message: your password stays as it is.

cli-arg-public-address = The address of the page, such as https://cards.example.org, for links in messages
cli-arg-smtp = The relay for e-mail, such as smtp://127.0.0.1:25 or smtps://name:password@mail.example.org; without one there is no e-mail
cli-arg-mail-from = The address that e-mail comes from; --smtp needs it, and --public-address
cli-arg-push-key = The key that signs pushes and links (32 bytes in base64url); by default the log keeps one
serve-incomplete-mail = --smtp needs --{ $setting } too

server-problem-bad-endpoint = This is not a subscription of a push service.
server-problem-too-many-devices = Ten of your devices receive notifications already. Please sign one out first.
server-problem-bad-mail-address = This is not an e-mail address.
server-problem-no-mail = This server sends no e-mail.
