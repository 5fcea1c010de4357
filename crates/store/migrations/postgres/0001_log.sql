-- The processes that serve this database. A node is alive until `alive_until`, by the clock of the
-- database; its own clock does not matter.
CREATE TABLE node (
    id          bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    address     text        NOT NULL,
    alive_until timestamptz NOT NULL,
    -- Whether other nodes may be alive at the same time.
    shared      boolean     NOT NULL DEFAULT false
);

-- One row a table: its version, and the node that owns it. Every append updates this row, so that the
-- row's lock decides between two writers. `epoch` increases whenever the owner changes. The row is
-- narrow and its pages have room, so that an update touches no index.
CREATE TABLE head (
    key     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id      text   COLLATE "C" NOT NULL UNIQUE,
    version bigint NOT NULL,
    at      bigint NOT NULL,
    node    bigint NOT NULL,
    epoch   bigint NOT NULL
) WITH (fillfactor = 60);

-- The log. `epoch` is that of the owner who wrote the entry.
CREATE TABLE entry (
    head    bigint NOT NULL,
    version bigint NOT NULL,
    epoch   bigint NOT NULL,
    at      bigint NOT NULL,
    bytes   bytea  NOT NULL,
    PRIMARY KEY (head, version)
);

-- By what a table is listed and found. `updated` orders lists; it is written when the row changes, and
-- otherwise once in a while.
CREATE TABLE listing (
    head    bigint   PRIMARY KEY,
    id      text     COLLATE "C" NOT NULL,
    updated bigint   NOT NULL,
    game    text     COLLATE "C" NOT NULL,
    listed  boolean  NOT NULL,
    stage   bigint   NOT NULL,
    summary bytea    NOT NULL
);
CREATE INDEX listing_updated ON listing (updated DESC, id);
CREATE INDEX listing_lobby ON listing (listed, stage, updated DESC, id);
CREATE INDEX listing_lobby_game ON listing (listed, stage, game, updated DESC, id);

-- Who has a seat where.
CREATE TABLE holder (
    secret text   COLLATE "C" NOT NULL,
    head   bigint NOT NULL,
    PRIMARY KEY (secret, head)
);
CREATE INDEX holder_head ON holder (head);

CREATE TABLE guest (
    secret text   COLLATE "C" PRIMARY KEY,
    name   text   NOT NULL,
    at     bigint NOT NULL
);

-- When the log was last served, and the times in which it was not.
CREATE TABLE beat (
    one boolean PRIMARY KEY CHECK (one),
    at  bigint  NOT NULL
);
CREATE TABLE pause (
    until bigint PRIMARY KEY,
    since bigint NOT NULL
);

-- A row that is written to find out whether the database can be written to.
CREATE TABLE probe (
    one boolean     PRIMARY KEY CHECK (one),
    at  timestamptz NOT NULL
);

-- A name of this database that no other has.
CREATE TABLE site (
    one  boolean PRIMARY KEY CHECK (one),
    name text    NOT NULL
);
INSERT INTO site (one, name) VALUES (true, replace(gen_random_uuid()::text, '-', ''));
