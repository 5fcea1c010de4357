-- One row a table: what it is found by, and its version.
CREATE TABLE head (
    key     INTEGER PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    listed  INTEGER NOT NULL,
    stage   INTEGER NOT NULL,
    summary BLOB    NOT NULL
) STRICT;
CREATE INDEX head_updated ON head (updated);
CREATE INDEX head_lobby ON head (listed, stage, game, updated);

-- The log. Rows are added at its end only, whatever table they belong to, so that a commit
-- touches few pages.
CREATE TABLE entry (
    seq     INTEGER PRIMARY KEY,
    head    INTEGER NOT NULL,
    version INTEGER NOT NULL,
    bytes   BLOB    NOT NULL
) STRICT;
CREATE UNIQUE INDEX entry_version ON entry (head, version);

-- Who has a seat where.
CREATE TABLE holder (
    secret TEXT    NOT NULL,
    head   INTEGER NOT NULL,
    PRIMARY KEY (secret, head)
) STRICT, WITHOUT ROWID;
CREATE INDEX holder_head ON holder (head);

CREATE TABLE guest (
    secret TEXT PRIMARY KEY,
    name   TEXT    NOT NULL,
    at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- When the log was last served, and the times in which it was not.
CREATE TABLE beat (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;
CREATE TABLE pause (
    until INTEGER PRIMARY KEY,
    since INTEGER NOT NULL
) STRICT;
