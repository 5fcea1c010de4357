# Muting, blocking and reporting people, and the moderators' screen; the page fetches this file when it is wanted.

people-none = Nobody else is at this table.
people-nameless = Take a name first, then you can block or report somebody.
mute-person = Mute
mute-undo = Unmute
block-person = Block
block-done = Blocked
block-about = What { $name } says is no longer delivered to you, quick games do not bring you together, and { $name } cannot sit down at your listed tables. People with the link of a private table can still come; as its host you can remove them. You can undo this on your account page.
block-sure = Block { $name }
block-told = { $name } is blocked. You can undo this on your account page.
blocked-title = Blocked people
blocked-none = You have blocked nobody.
blocked-about = You hear nothing from these people, and are not paired with them.
blocked-since = since { $when }
blocked-undo = Unblock
blocked-undone = { $name } is no longer blocked.
report-person = Report
report-about = Report { $name }
report-why = What is wrong with { $name }?
report-reason-abuse = Insults, threats or harassment
report-reason-cheating = Cheating
report-reason-stalling = Leaves games or lets the time run out
report-reason-name = Offensive name
report-reason-spam = Advertising or spam
report-reason-other = Something else
report-text = What happened?
report-attached = The game and the last lines of the chat are attached.
report-plain = A moderator reads your report.
report-send = Send the report
report-cancel = Cancel
report-received = Thank you. The moderators have your report.
report-with-game = { $lines ->
    [0] The game is attached.
    [one] The game and one line of the chat are attached.
   *[other] The game and { $lines } lines of the chat are attached.
}
report-without-game = { $lines ->
    [0] No game is attached.
    [one] One line of the chat is attached.
   *[other] { $lines } lines of the chat are attached.
}
standing-title = A decision of the moderators
standing-warning = A moderator warns you.
standing-mute = You cannot talk here.
standing-ban = You cannot play with others here.
standing-kind-warning = Warning
standing-kind-mute = Mute
standing-kind-ban = Ban
standing-until = Until { $when }.
standing-forever = Until further notice.
standing-reason = The reason: { $reason }
standing-read = I have read this
departures-count = { $count ->
    [one] You left one game before its end in the last seven days.
   *[other] You left { $count } games before their end in the last seven days.
}
departures-rule = { $free } of them cost nothing. After each further one you wait before an opponent is found for you: five minutes, then twice as long each time, one hour at most.
departures-wait = An opponent can be found for you from { $when } on. Meanwhile you can play against bots and with friends.
moderation-title = Moderation
moderation-queue = Reports
moderation-show-closed = Closed reports
moderation-none = No report waits.
moderation-none-closed = No report has been closed.
moderation-report-of = Report about { $name }
moderation-why = Reason
moderation-when = Sent
moderation-reporter = Reported by
moderation-by-reporter = { $count ->
    [one] first report
   *[other] { $count } reports
}
moderation-accused = reported person
moderation-account = has an account
moderation-guest = guest
moderation-about = { $count ->
    [one] reported once
   *[other] reported { $count } times
}
moderation-gone = somebody who has left
moderation-text = Text
moderation-replay = Replay of the game
moderation-table = The table
moderation-chat = Chat
moderation-no-chat = Nothing was said.
moderation-earlier = Earlier actions
moderation-closed = Closed on { $when }.
moderation-decide = Decision
moderation-dismiss = Dismiss the report
moderation-warning = Warn
moderation-mute = Mute everywhere
moderation-ban = Ban
moderation-ban-network = Ban guests from this network
moderation-how-long = For how long
moderation-span = { $days ->
    [0] without an end
    [one] one day
   *[other] { $days } days
}
moderation-reason-log = Reason, for the log
moderation-reason-shown = Reason, which the person concerned reads
moderation-submit = Decide
moderation-done-dismiss = The report about { $name } is dismissed.
moderation-done-warning = { $name } is warned.
moderation-done-mute = { $name } is muted.
moderation-done-ban = { $name } is banned.
moderation-done-ban-network = Guests from the network of { $name } are banned.
moderation-running = Mutes and bans
moderation-none-running = Nobody is muted or banned.
moderation-network = A network
moderation-lift = Lift
moderation-lifted = Lifted: { $name }.
moderation-log = Log
moderation-log-none = Nothing so far.
moderation-operator = Operator
moderation-log-warned = warned { $name }
moderation-log-muted = muted { $name }
moderation-log-banned = banned { $name }
moderation-log-dismissed = dismissed a report about { $name }
moderation-log-lifted = lifted a sanction of { $name }
moderation-log-appointed = made { $name } a moderator
moderation-log-removed = removed { $name } from the moderators
