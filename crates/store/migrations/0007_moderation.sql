-- Moderation: names that belong to accounts, blocks, reports, sanctions and their log. An empty text or a zero stands
-- for "none".

-- The forms of an account's name in which no two people may look alike (UTS 39). The server fills it in for accounts
-- from before.
CREATE TABLE reserved_name (
    form   TEXT PRIMARY KEY,
    person TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX reserved_name_person ON reserved_name (person);

CREATE TABLE block (
    id      TEXT PRIMARY KEY,
    person  TEXT    NOT NULL,
    blocked TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    UNIQUE (person, blocked)
) STRICT, WITHOUT ROWID;
CREATE INDEX block_blocked ON block (blocked);

-- `name` is the accused's as it was then, `chat` the last lines of the table as JSON.
CREATE TABLE report (
    id         TEXT PRIMARY KEY,
    reporter   TEXT    NOT NULL,
    accused    TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    game_table TEXT    NOT NULL,
    round      INTEGER NOT NULL,
    reason     TEXT    NOT NULL,
    text       TEXT    NOT NULL,
    chat       TEXT    NOT NULL,
    at         INTEGER NOT NULL,
    closed     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX report_queue ON report (closed, at, id);
CREATE INDEX report_accused ON report (accused);
CREATE INDEX report_reporter ON report (reporter);

-- Of `person`, `network` and `addresses` one is not empty. `network` is a keyed hash, `addresses` a CIDR block.
CREATE TABLE sanction (
    id        TEXT PRIMARY KEY,
    kind      TEXT    NOT NULL,
    person    TEXT    NOT NULL,
    network   TEXT    NOT NULL,
    addresses TEXT    NOT NULL,
    reason    TEXT    NOT NULL,
    moderator TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    until     INTEGER NOT NULL,
    report    TEXT    NOT NULL,
    read_at   INTEGER NOT NULL,
    lifted    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sanction_person ON sanction (person, at);
CREATE INDEX sanction_running ON sanction (until) WHERE lifted = 0;

CREATE TABLE moderator (
    person TEXT PRIMARY KEY,
    since  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What moderators and operators did; rows are only added. Without a moderator it was an operator.
CREATE TABLE moderation_log (
    id        TEXT PRIMARY KEY,
    at        INTEGER NOT NULL,
    moderator TEXT    NOT NULL,
    action    TEXT    NOT NULL,
    person    TEXT    NOT NULL,
    about     TEXT    NOT NULL,
    reason    TEXT    NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX moderation_log_order ON moderation_log (at DESC, id);
CREATE INDEX moderation_log_person ON moderation_log (person, at DESC);

-- Games that somebody left and lost.
CREATE TABLE departure (
    person     TEXT    NOT NULL,
    at         INTEGER NOT NULL,
    game_table TEXT    NOT NULL,
    round      INTEGER NOT NULL,
    PRIMARY KEY (person, at, game_table, round)
) STRICT, WITHOUT ROWID;

-- From which network a person last came, as a keyed hash, and the key. Rows are forgotten after thirty days.
CREATE TABLE person_network (
    person  TEXT PRIMARY KEY,
    network TEXT    NOT NULL,
    at      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX person_network_at ON person_network (at);
CREATE TABLE network_key (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    key TEXT NOT NULL
) STRICT;
INSERT INTO network_key (one, key) VALUES (1, lower(hex(randomblob(32))));
