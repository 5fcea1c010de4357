# The server

cli-serve-about = Opens tables on the net, for people and for programs
cli-backup-about = Copies the log of a server, which may go on running, to a new file
cli-arg-config = A file of settings (TOML), one a line, by the names below without their hyphens in front
cli-arg-listen = Where to listen; on this machine only (127.0.0.1:8421) if not said
cli-arg-store = The file of the log (interregnum.db if not said); an empty name keeps everything in memory
cli-arg-origins = Pages of other origins that may use this server, such as https://example.org
cli-arg-admin-token = Opens /api/admin and /metrics to those who show it; sixteen letters or more
cli-arg-proxied = Whether a proxy stands in front and names the visitor's address (X-Forwarded-For)
cli-arg-secure = Whether visitors come over HTTPS only, so that cookies say so
cli-arg-idle = How long a table that nobody looks at stays in memory, in seconds (300 if not said)
cli-arg-log = How much is logged: error, warn, info (if not said), debug or trace
cli-arg-log-format = How it is logged: text (if not said) or json
cli-arg-limit-tables = Tables a minute from one address (10 if not said; 0 is no limit)
cli-arg-limit-requests = Requests a minute from one address (600 if not said; 0 is no limit)
cli-arg-limit-sockets = Sockets and streams at a time from one address (100 if not said; 0 is no limit)
cli-arg-limit-player-messages = Messages of a player in twenty seconds (100 if not said; 0 is no limit)
cli-arg-limit-spectator-messages = Messages of a spectator in twenty seconds (50 if not said; 0 is no limit)
cli-arg-backup-file = The file to write, which must not be there yet
serve-arg-bots = How many bots think at the same time (as many as there are cores if not said)
serve-after-help =
    Every setting can also be given by the environment: INTERREGNUM_LISTEN, INTERREGNUM_LIMIT_TABLES…
    The command line wins over the environment, and that over the file.
backup-arg-store = The log to copy (interregnum.db if not said)

serve-open = Open at http://{ $address }/ - the log is { $store }. Ctrl-C closes.
serve-friends = Friends on the same network open http://{ $address }/
serve-friends-other = or http://{ $address }/
serve-alone = Only this machine can open it. For friends on the same network: --listen 0.0.0.0:{ $port }
serve-memory = kept in memory only
serve-closing = Closing: what was begun is finished.
serve-closed = Closed.
backup-done = { $store } copied to { $file }.

serve-bad-toml = the settings cannot be read: { $message }
serve-bad-setting = there is no setting "{ $found }" of that kind (see "interregnum serve --help")
serve-bad-value = "{ $found }" does not fit { $setting } (see "interregnum serve --help")
serve-bad-token = an admin token has sixteen letters or more
serve-bad-address = { $address } cannot be listened on: { $error }
serve-bad-store = { $store }: { $reason }
backup-there = { $file } is there already; give another name

store-full = there is no room left
store-read-only = it cannot be written to
store-busy = another program holds it and does not let go
store-newer = a later release has written it; use that one
store-damaged = it is no log of ours, or it is damaged
store-unreachable = it cannot be reached
store-closed = it has been closed
store-conflict = somebody else has written to it

server-problem-store-conflict = Somebody else was quicker. Please try again.
server-problem-store-full = The house has no room left to write this down, so it was not done. Please try again later.
server-problem-store-read-only = The house cannot write anything down at the moment, so it was not done.
server-problem-store-busy = The house is busy with itself. Please try again in a moment.
server-problem-store-newer = The house cannot read its own log. Those who run it know why.
server-problem-store-damaged = The house cannot read this table's log. Those who run it should look.
server-problem-store-unreachable = The house cannot reach its log, so it was not done. Please try again later.
server-problem-store-closed = The house is closing. Please come back in a moment.
server-problem-no-such-table = There is no such table. Please check the link.
server-problem-no-such-page = There is nothing here. / shows what there is.
server-problem-no-such-game = There is no such game. /api/games lists them.
server-problem-no-such-lesson = There is no such lesson. There are: { $known }.
server-problem-not-over = The game is not over; its record opens when it is.
server-problem-no-such-move = The game has no such move.
server-problem-no-name = Please take a name first: POST /api/guests.
server-problem-not-admin = This door needs the admin token.
server-problem-bad-origin = That page may not send this. Please use the house's own.
server-problem-bad-request = This cannot be read: { $message }
server-problem-too-large = That is too large.
server-problem-too-fast = That was a lot in a short time. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
server-problem-too-many-sockets = There are too many connections from your address. Please close one.
server-problem-protocol = This is not how one speaks to a table: say hello first, with protocol 1.
server-problem-other-tab = You are playing in another tab. Take over here to go on here.
server-problem-closing = The house is closing. Please come back in a moment; nothing is lost.

server-page-about = The card games of the empty throne: Claim, BraveRats and La Défaite, with tables on the net. This is the plain page, without pictures and scripts.
server-page-play = To play
server-page-play-terminal = In a terminal: <code>interregnum play claim</code>.
server-page-play-browser = In the browser: <a href="/">the page with the tables</a>. If it leads back here, the program was built without it: <code>make play</code> builds it.
server-page-programs = For programs
server-page-openapi = <a href="/api/openapi.json">/api/openapi.json</a> describes every page.
server-page-socket = <code>/api/tables/…/socket</code> is a table's socket.
server-page-stream = <code>/api/tables/…/stream</code> tells the same as lines of JSON; docs/bots.md has a whole client.
server-page-rules = The rules
server-page-rules-claim = <a href="/api/games/claim/rules">Claim</a>
server-page-rules-braverats = <a href="/api/games/braverats/rules">BraveRats</a>
server-page-rules-defaite = <a href="/api/games/defaite/rules">La Défaite</a>
server-page-other = En français
