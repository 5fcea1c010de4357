# The server

cli-serve-about = Opens tables on the network, for people and for programs
cli-rebuild-about = Computes results and ratings anew from the logs of a server that is not running
rebuild-arg-store = The log (default: interregnum.db), or a PostgreSQL database (postgres://user@host/name)
rebuild-done = { $games ->
    [one] One result was computed anew.
   *[other] { $games } results were computed anew.
}
cli-backup-about = Copies a server’s log to a new file; the server may keep running
cli-arg-config = Settings file (TOML), one setting per line, named as below without the leading hyphens
cli-arg-listen = Address to listen on (default: 127.0.0.1:8421, this machine only)
cli-arg-store = Where the log is kept: a file (default: interregnum.db) or a PostgreSQL database (postgres://user@host/name); an empty name keeps everything in memory
cli-arg-cluster = Where NATS connects this node with others over the same PostgreSQL database (nats://host:4222); empty for a single server
cli-arg-hosts = Names under which this server is reached, such as cards.example.org; addresses in numbers, localhost and the machine’s own name always work
cli-arg-origins = Pages of other origins that may use this server, such as https://example.org
cli-arg-admin-token = The token that opens /api/admin and /metrics; at least sixteen characters
cli-arg-proxied = A proxy in front of the server passes on the visitor’s address (X-Forwarded-For)
cli-arg-secure = Visitors use HTTPS only: cookies are sent over HTTPS alone (__Host-, Secure), and browsers refuse plain HTTP (HSTS)
cli-arg-idle = How long a table that nobody watches stays in memory, in seconds (default: 300)
cli-arg-log = Log level: error, warn, info (default), debug or trace
cli-arg-log-format = Log format: text (default) or json
cli-arg-limit-tables = Tables per minute from one address (default: 10; 0: no limit)
cli-arg-limit-requests = Requests per minute from one address (default: 600; 0: no limit)
cli-arg-limit-sockets = Open sockets and streams from one address (default: 100; 0: no limit)
cli-arg-limit-player-messages = Messages from a player in twenty seconds (default: 100; 0: no limit)
cli-arg-limit-spectator-messages = Messages from a spectator in twenty seconds (default: 50; 0: no limit)
cli-arg-limit-connections = Open connections from one address (default: 200; 0: no limit; not applied with --proxied true)
cli-arg-limit-connections-total = Open connections in all (default: 0, as many as the system’s limit of open files allows)
cli-arg-timeout-request = How long a client may take to send a request’s head, and again its body; an idle connection is closed after the same time (default: 10)
cli-arg-timeout-write = How long a client may accept nothing of what it is sent (default: 10)
cli-arg-backup-file = The file to write; it must not exist yet
serve-arg-bots = How many bots think at the same time (default: one per core)
serve-after-help =
    Every setting can also be given in the environment: INTERREGNUM_LISTEN, INTERREGNUM_LIMIT_TABLES…
    The command line takes precedence over the environment, and the environment over the file.
backup-arg-store = The log to copy (default: interregnum.db); PostgreSQL databases are copied with pg_dump

serve-open = Open at http://{ $address }/ - the log is { $store }. Ctrl-C closes.
serve-friends = Friends on the same network open http://{ $address }/
serve-friends-other = or http://{ $address }/
serve-alone = Only this machine can open it. For friends on the same network: --listen 0.0.0.0:{ $port }
serve-memory = kept in memory only
serve-closing = Shutting down: finishing open requests.
serve-closed = Closed.
backup-done = { $store } copied to { $file }.

serve-bad-toml = the settings cannot be read: { $message }
serve-bad-setting = there is no setting "{ $found }" (see "interregnum serve --help")
serve-bad-value = "{ $found }" is not a valid value for { $setting } (see "interregnum serve --help")
serve-bad-token = an admin token needs at least sixteen characters
serve-bad-address = cannot listen on { $address }: { $error }
serve-no-threads = the system gives the server too few threads: { $error } (see "ulimit -u", TasksMax= of systemd, and the free memory)
serve-bad-store = { $store }: { $reason }
serve-bad-cluster = { $url }: NATS cannot be used: { $error }
serve-cluster-without-database = --cluster needs --store postgres://…: several nodes share a PostgreSQL database
backup-there = { $file } exists already; choose another name
backup-postgres = { $store } is copied with PostgreSQL’s own tools: pg_dump --format=custom --file={ $file } "{ $store }"
backup-bad-address = "{ $found }" is not the address of a PostgreSQL database, such as postgres://user@host/name

store-full = the disk is full
store-read-only = it cannot be written to
store-busy = another program has locked it
store-in-use = another server has it open
store-newer = a later release wrote it; use that release
store-damaged = it is not an Interregnum log, or it is damaged
store-unreachable = it cannot be reached
store-unreachable-detail = it cannot be reached: { $detail }
store-closed = it has been closed
store-fenced = another node serves this table
store-uncertain = the connection to it was lost while it was written to
store-no-copy = it is copied with the tools of its database
store-conflict = another process has written to it

server-problem-store-conflict = Someone else was quicker. Please try again.
server-problem-store-full = The server’s disk is full, so nothing was saved. Please try again later.
server-problem-store-read-only = The server cannot save anything at the moment, so nothing was done.
server-problem-store-busy = The server is busy. Please try again in a moment.
server-problem-store-in-use = Another server has this log open, so nothing was done. Please tell the operator.
server-problem-store-newer = A later version of the program wrote this server’s log. The operator must update it.
server-problem-store-damaged = The server cannot read this table’s log. Please tell the operator.
server-problem-store-unreachable = The server cannot reach its log, so nothing was done. Please try again later.
server-problem-store-closed = The server is shutting down. Please come back in a moment.
server-problem-store-fenced = Another server took over this table. Please try again.
server-problem-store-uncertain = The server lost its database for a moment and does not know whether this was saved. Please try again; nothing is done twice.
server-problem-store-no-copy = This server’s log is copied with the tools of its database.
server-problem-no-such-table = There is no such table. Please check the link.
server-problem-no-such-page = There is nothing at this address. The start page is /.
server-problem-method-not-allowed = This address cannot be used like that.
server-problem-no-such-game = There is no such game. /api/games lists them.
server-problem-no-such-lesson = There is no such lesson. There are: { $known }.
server-problem-not-over = The game is not over yet; its record can be read when it is.
server-problem-bad-record = This is no record of a game, or it cannot be replayed.
server-problem-bad-position = { $what ->
    [card] “{ $found }” is no card of this game.
    [card-of-a-court] “{ $found }” is no card of a court with its guards.
    [card-that-is-left] The game has fewer cards “{ $found }” than this position.
    [faction] “{ $found }” is no faction.
    [kingdom] “kingdom” is missing, or names no kingdom: “{ $found }”.
    [number-of-players] “players” is missing, or the game is not for that many: “{ $found }”.
    [leader] Nobody sits at the seat of the leader: “{ $found }”.
    [zone] There is no such place for cards: “{ $found }”.
    [hands-of-equal-size] All hands must have the same number of cards, at least one; they have { $found }.
    [size-of-the-pile] In phase one the pile has a card for every card in the hands; it has { $found }.
    [number-of-victories] With { $found } victories the game would be over.
    [standing] Held rounds, kept victories or first player are impossible here.
    [part-of-a-position] This part cannot be read: “{ $found }”.
   *[other] These cards cannot lie like this.
 }
server-problem-unplayable-record = The server does not accept this record: { $why }.
server-problem-no-such-record = No game is published under this address. Please check the link.
server-player = Player { $number }
server-problem-no-such-move = The game has no such move.
server-problem-no-name = Please choose a name first: POST /api/guests.
server-problem-name-taken = This name belongs to an account. Please choose another, or sign in.
server-problem-has-account = You already have an account.
server-problem-account-name = An account keeps its name.
server-problem-no-account = You have no account yet.
server-problem-wrong-credentials = That name and that password or code do not belong together.
server-problem-weak-password = The password must have 10 to 200 characters and must not be your name.
server-problem-link-expired = This link has been used, or its time is over. Please make a new one.
server-problem-no-passkeys = There are no passkeys at this address: browsers allow them only over HTTPS and under a name of the server (settings “hosts” and “secure”), or on the server’s own machine at “localhost”. Please use a password.
server-problem-bad-passkey = The passkey is not accepted ({ $why }). Please try again, or use a password.
server-problem-passkey-known = This passkey is registered already.
server-problem-too-many-passkeys = This account has as many passkeys as it may have. Please remove one first.
server-problem-wrong-passkey = This passkey does not belong to an account here.
server-problem-passkey-suspected = This passkey is refused: it may have been copied. Please sign in another way, and remove it.
server-problem-challenge-expired = That took too long, or was sent twice. Please try again.
server-problem-no-such-passkey = You have no such passkey.
server-problem-last-way-in = This is your last way to sign in. Please set a password or add another passkey first.
server-problem-no-such-person = Nobody has an account of that name.
server-problem-no-such-session = This device is not signed in.
server-problem-not-admin = This address needs the admin token.
server-problem-bad-origin = Pages of other sites may not send this. Please use this server’s own page.
server-problem-unknown-host = This server is not known as “{ $host }”. Please use its address in numbers; or its operator adds the name to the setting “hosts” (--hosts { $host }).
server-problem-request-timeout = The request did not arrive in time. Please try again.
server-problem-too-many-connections = The server has too many open connections. Please try again in a moment.
server-problem-bad-request = This cannot be read: { $message }
server-problem-too-large = That message is too large.
server-problem-too-fast = Too many requests in a short time. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
server-problem-busy = The bots of this server have too much to think about. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
server-problem-too-many-sockets = There are too many connections from your address. Please close one.
server-problem-protocol = The connection must begin with hello, protocol 1.
server-problem-other-tab = You are playing in another tab. Take over here to continue in this one.
server-problem-closing = The server is shutting down. Please come back in a moment; nothing is lost.

server-page-about = The card games of the empty throne: Claim, BraveRats and La Défaite, with tables on the network. This is the plain page, without pictures and scripts.
server-page-play = To play
server-page-play-terminal = In a terminal: <code>interregnum play claim</code>.
server-page-play-browser = In the browser: <a href="/">the page with the tables</a>. If it leads back here, the program was built without it: <code>make play</code> builds it.
server-page-programs = For programs
server-page-openapi = <a href="/api/openapi.json">/api/openapi.json</a> describes every address.
server-page-socket = <code>/api/tables/…/socket</code> is a table’s WebSocket.
server-page-stream = <code>/api/tables/…/stream</code> sends the same as lines of JSON; docs/bots.md has a complete client.
server-page-rules = The rules
server-page-other = En français

# Between people: pairing, challenges, follows, tokens.
server-problem-not-seeking = You are not looking for an opponent.
server-problem-no-such-challenge = This challenge was answered, withdrawn, or is over.
server-problem-challenge-open = You have already challenged this person. Wait for the answer, or withdraw the challenge.
server-problem-declined-lately = This person declined your challenge less than an hour ago.
server-problem-challenge-self = You cannot challenge yourself.
server-problem-challenge-seats = You can challenge a person only to a game for two.
server-problem-too-many-challenges = Too many challenges are open. Wait for an answer, or withdraw one.
server-problem-follow-self = You cannot follow yourself.
server-problem-follow-limit = You can follow a hundred people at most.
server-problem-bad-token = This token was revoked, has expired, or never existed.
server-problem-token-scope = This token may not do that.
server-problem-no-such-token = You have no such token.
server-problem-token-limit = You can have twenty tokens at most. Revoke one first.
server-problem-token-terms = A token needs a name of 1 to 40 letters, something it may do, and 1 to 366 days.
server-problem-bot-name = Only the names of bot accounts end in “[bot]”.
server-problem-not-bot = This account has played a rated game, is a bot account already, or its new name is taken.
