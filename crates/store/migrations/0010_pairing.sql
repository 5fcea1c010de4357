-- People who look for each other. `wish` is what somebody looks for, as JSON; a seek that has a table is over.
CREATE TABLE seek (
    person     TEXT PRIMARY KEY,
    wish       TEXT    NOT NULL,
    since      INTEGER NOT NULL,
    seen       INTEGER NOT NULL,
    game_table TEXT,
    paired     INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX seek_waiting ON seek (seen) WHERE game_table IS NULL;

-- `terms` are the setup of the table, as JSON. `outcome`: null while it is open, 'accepted' or 'declined';
-- `detail` is then the table or the reason.
CREATE TABLE challenge (
    id         TEXT PRIMARY KEY,
    challenger TEXT    NOT NULL,
    challenged TEXT    NOT NULL,
    terms      TEXT    NOT NULL,
    made       INTEGER NOT NULL,
    until      INTEGER NOT NULL,
    outcome    TEXT,
    detail     TEXT
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX challenge_open ON challenge (challenger, challenged) WHERE outcome IS NULL;
CREATE INDEX challenge_challenger ON challenge (challenger);
CREATE INDEX challenge_challenged ON challenge (challenged);
CREATE INDEX challenge_until ON challenge (until);

CREATE TABLE follow (
    person   TEXT    NOT NULL,
    followed TEXT    NOT NULL,
    since    INTEGER NOT NULL,
    PRIMARY KEY (person, followed)
) STRICT, WITHOUT ROWID;
CREATE INDEX follow_followed ON follow (followed);

-- When somebody was last there, and whether others may know.
CREATE TABLE presence (
    person TEXT PRIMARY KEY,
    seen   INTEGER NOT NULL,
    hidden INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- `scopes` are words separated by spaces.
CREATE TABLE api_token (
    secret TEXT PRIMARY KEY,
    id     TEXT    NOT NULL UNIQUE,
    person TEXT    NOT NULL,
    name   TEXT    NOT NULL,
    scopes TEXT    NOT NULL,
    made   INTEGER NOT NULL,
    until  INTEGER NOT NULL,
    used   INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX api_token_person ON api_token (person);

-- Accounts that programs play with.
CREATE TABLE bot_account (
    person TEXT PRIMARY KEY,
    since  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
