# Why a table refuses a request, and what a verified shuffle proves.

table-refused-unknown-game = There is no game called “{ $found }” here.
table-refused-bad-options = These options cannot be read: { $message }.
table-refused-bad-span = A clock gives at least a second and at most a week; a game over days at least an hour and at most fourteen days a move, with at most thirty days of vacation; bots answer within ten seconds; the grace for an absent player is at most an hour.
table-refused-no-such-seat = This table has no such seat.
table-refused-seat-taken = This seat is taken. Choose another one.
table-refused-table-full = Every seat is taken. You can watch.
table-refused-already-seated = You already have a seat at this table.
table-refused-not-seated = You have no seat at this table.
table-refused-bad-name = A name has 1 to 24 visible characters.
table-refused-unknown-bot = This game has no bot called “{ $found }”.
table-refused-not-a-bot = Nobody sits there.
table-refused-unseated = The person who made this table has freed your seat. You can watch.
table-refused-not-the-host = Only the person who made the table can do that.
table-refused-not-begun = The game has not begun.
table-refused-has-begun = The game has already begun.
table-refused-game-over = The game is over.
table-refused-not-over = The game is not over yet.
table-refused-closed = This table is closed.
table-refused-nothing-to-show = There is nothing for you to show.
table-refused-other-bytes = Those are not the bytes this seat promised.
table-refused-stale = Something happened before your move arrived. Look again and choose again.
table-refused-bad-action = “{ $found }” is not an action of this game.
table-refused-has-resigned = You have resigned. A bot plays on in your place.
table-refused-too-soon = That answer comes too early.
table-refused-not-a-bots-turn = It is not a bot’s turn there.
table-refused-nothing-to-take-back = You have no move that could be taken back.
table-refused-shown-since = A hidden card has been shown since. The move cannot be taken back.
table-refused-ask-later = This was declined. You may ask again after { $actions ->
    [one] one more action
   *[other] { $actions } more actions
}.
table-refused-too-often = You have changed this too often. It stays as it is.
table-refused-no-clock = There is no clock at this table: take your time.
table-refused-already-proposed = That has been proposed already and waits for an answer.
table-refused-not-proposed = Nobody proposed that to you.
table-refused-not-absent = That player is here, or may still come back in time.
table-refused-no-vacation = This table gives no vacation.
table-refused-vacation-spent = { $days ->
    [0] You have no vacation left in this game.
    [one] You have one day of vacation left in this game: take one day.
   *[other] You have { $days } days of vacation left in this game: take one to { $days }.
 }
table-refused-not-on-vacation = You are not on vacation.
table-refused-no-plans = Replies are planned in games over days only.
table-refused-plan-on-turn = It is your turn: play instead of planning.
table-refused-bad-plan = A plan has at most twelve lines of at most ten moves. A line begins with a move of somebody else and ends with your reply, and the same moves lead to one reply.
table-refused-plan-on-hidden = You will not see this move when it is made, so you cannot plan a reply to it.
table-refused-nothing-foreseen = Nobody can tell what may come after these moves, or the game is over then.
table-refused-bad-text = A message has 1 to 200 visible characters.
table-refused-chat-off = Chat is switched off at this table.
table-refused-too-much-talk = Too many messages within half a minute. Please wait a little.
table-refused-no-hints = Hints are for games against bots.
table-refused-not-now = That cannot be done now.
table-refused-log-full = This table’s log is full: the game can be played on or ended, and nothing else. Make a new table for the next game.

verify-no-shuffle = The record says nothing about its shuffle. Only games played at a table of the server can be checked.
verify-algorithm = The seed was made by “{ $found }”; this program knows { $known }.
verify-digits = A part of the shuffle has too few or too many digits.
verify-seats = The shuffle does not have one part for every seat.
verify-commitment = The secret is not the one that the server pledged. The shuffle was not fair, or the record was changed.
verify-promise = The bytes of seat { $number } are not those it promised. The shuffle was not fair, or the record was changed.
verify-filler = The bytes of seat { $number }, which promised nothing, do not follow from the server’s secret. The shuffle was not fair, or the record was changed.
verify-deal = These parts lead to another deal than the record’s. The shuffle was not fair, or the record was changed.

verify-nothing = This file holds no record.
verify-fair = Record { $record }, table { $table }: the deal follows from the server’s secret and the bytes of the seats.
verify-compare = { "  " }The server had pledged { $commitment }. Compare it with the pledge you saw before the deal.
verify-seat-shown = { "  " }Seat { $number } added bytes of its own, promised by { $promise }. Compare that, too.
verify-seat-withheld = { "  " }Seat { $number } promised bytes by { $promise } and did not show them in time; the bytes used instead follow from the server’s secret.
verify-seat-filler = { "  " }Seat { $number } promised nothing; its bytes follow from the server’s secret.
verify-seat-drawn = { "  " }Seat { $number } added no bytes; the server drew them at the deal.
verify-proves = Shown: the server could not choose the deck alone, if the pledge and all promises are those you saw before the deal, and one seat that added bytes of its own was honest. Nobody changed the deck afterwards.
verify-proves-pledge = Shown where no seat added bytes of its own: the deck was fixed by the pledge, and nobody changed it afterwards. The server could have tried secrets until it liked the deck.
verify-proves-first = Shown of interregnum-shuffle-1: if every seat added bytes of its own, the server alone did not choose the deck. Where the server drew a seat’s bytes, it could have tried many and chosen the deck: then nothing is shown but that the secret is the pledged one. A promise that was not kept is missing from such a record.
verify-proves-withheld = Withheld bytes: a seat in league with the server can choose between two decks by withholding its bytes. If you did show your bytes in time and your seat is said to have withheld them, the server ignored them.
verify-proves-not = Not shown: that the server did not look at the hands, or pass them on. No shuffle can show that. “interregnum check” says whether the moves keep to the rules.

cli-verify-about = Checks that a deal follows from what the server and the seats promised
cli-load-about = Plays many legal random games over sockets, and measures the server
load-arg-server = The server’s address (default: 127.0.0.1:8421)
load-arg-game = What is played: claim, braverats or defaite
load-arg-sockets = How many sockets play at the same time
load-arg-rate = How many moves per second all of them make together (0: as many as possible)
load-arg-seconds = How long moves are counted, in seconds
load-arg-seed = The seed of all random choices
load-arg-pid = The id of the server’s process on this machine, to measure its memory
load-arg-abuse = Mixes the games with attacks from other addresses of this machine, all or some (--abuse=chat,advice); fails if a game is lost or moves are slow
load-arg-p99-limit = With --abuse: 99 % of the honest moves must be acknowledged within less than this, in milliseconds (default: 100)
load-arg-storm = Opens this many sockets (default: 10000), drops all at once, and measures how fast they come back; --seconds is how long they play then
load-arg-bots = Makes tables at which this player has every seat, such as policy or search, and counts its choices
load-arg-tables = With --bots: how many tables (default: 1000)
load-after-help = The server must accept that many connections: start it with --limit-tables 0 --limit-requests 0 --limit-sockets 0 --limit-connections 0 --limit-player-messages 0. --abuse and --storm use many addresses of this machine and are meant for a server with its usual limits.
load-failed = The load test could not start: { $found }. Is the server running, and without limits?
load-bad-seconds = A run of { $found } seconds cannot be measured: give a hundredth of a second to a day.
load-bad-sockets = { $found } sockets cannot play { $game }: a table takes { $least }, and there are at most { $most }.
load-bad-rate = { $found } is not a rate: give moves per second, at least 0.001, or 0 for as many as possible.
load-report = { $sockets } sockets at { $tables } tables: { $moves } moves acknowledged in { $seconds } s, { $rate } per second; { $games } games ended.
load-bots = { $tables } tables of { $bot }: { $choices } choices in { $seconds } s, { $rate } per second.
load-latency = From sending a move to its acknowledgement: median { $p50 } ms, 99 % within { $p99 } ms, maximum { $max } ms.
load-memory = The server’s memory: { $idle } MB with all sockets open, { $end } MB at the end, { $peak } MB at its peak.
load-bots-memory = The server’s memory: { $idle } MB before the first table, { $end } MB at the end, { $peak } MB at its peak.
load-faults = { $faults ->
    [one] One player was
   *[other] { $faults } players were
} stopped by an error; the first: { $fault }.
load-local-failed = The test could not start: { $found }. Is the server running on this machine, and does it allow that many open files?
load-bad-address = { $found } is not an address of this machine: --abuse and --storm accept only 127.0.0.1 and others that begin with 127.
load-bad-attack = There is no attack { $found }. There are: { $known }.
load-bad-limit = { $found } is not a limit: give milliseconds above zero.
load-honest = Honest players: { $sockets } sockets at { $tables } tables; { $begun } games begun, { $finished } finished, { $lost } lost; { $moves } moves acknowledged in { $seconds } s.
load-attacks = Attacks:
load-attack = { "  " }{ $attack }: { $tried } tried, { $answered } answered, { $refused } refused, { $closed } closed by the server, { $unanswered } without an answer.
load-codes = { "    " }Reasons: { $codes }.
load-attack-faults = { "    " }{ $faults ->
    [one] One error
   *[other] { $faults } errors, the first
}: { $fault }.
load-attack-half-requests = Requests that never end
load-attack-advice = Requests for advice
load-attack-bot-tables = Tables with bots only
load-attack-sealed-choices = Repeated sealed choices
load-attack-proposals = Proposals made and withdrawn
load-attack-chat = Chat without end
load-attack-silent-sockets = Sockets that never say hello
load-attack-unread-answers = Answers that nobody reads
load-attack-bad-messages = Bad messages
load-attack-registrations = Guests and tables made at top speed
load-attack-many-sockets = Many sockets from one address
load-seed = Seed: { $seed }.
load-stalled = no move for five seconds
load-lost = { $lost ->
    [one] One honest game was
   *[other] { $lost } honest games were
} lost; the first cause: { $fault }.
load-no-moves = No honest move was acknowledged.
load-slow = Honest moves were too slow: 99 % within { $p99 } ms, and the limit is { $limit } ms.
load-storm = { $sockets } sockets at { $tables } tables dropped at once: { $in-time } were back within 5 s, { $back } in all; the slowest took { $slowest } s; { $refusals } attempts failed. Then { $moves } moves were acknowledged.
load-storm-late = { $late } of { $sockets } sockets were not back within 5 s.
