-- Persons and their sessions. A guest from before has the hash of the secret as id, and one session with that secret,
-- so that the logs need not change.
CREATE TABLE person (
    id      TEXT PRIMARY KEY,
    name    TEXT    NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- `previous` is the secret before the last rotation. It is valid until `previous_until`; without one, until the new
-- secret has been used.
CREATE TABLE session (
    secret         TEXT PRIMARY KEY,
    id             TEXT    NOT NULL UNIQUE,
    person         TEXT    NOT NULL,
    device         TEXT    NOT NULL,
    created        INTEGER NOT NULL,
    used           INTEGER NOT NULL,
    rotated        INTEGER NOT NULL,
    previous       TEXT,
    previous_until INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX session_person ON session (person);
CREATE INDEX session_previous ON session (previous) WHERE previous IS NOT NULL;

-- `key` is the name in the form in which no two accounts have the same; `password` is a hash with its parameters.
CREATE TABLE account (
    person   TEXT PRIMARY KEY,
    key      TEXT    NOT NULL UNIQUE,
    password TEXT    NOT NULL,
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE recovery_code (
    person TEXT NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (person, secret)
) STRICT, WITHOUT ROWID;

CREATE TABLE sign_in_link (
    secret TEXT PRIMARY KEY,
    person TEXT    NOT NULL,
    until  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sign_in_link_person ON sign_in_link (person);

-- When a guest was last here is not known; a session that nobody uses ends a year later.
INSERT INTO person (id, name, created) SELECT secret, name, at FROM guest;
INSERT INTO session (secret, id, person, device, created, used, rotated)
    SELECT secret, lower(hex(randomblob(8))), secret, '', at, unixepoch() * 1000, 0 FROM guest;
DROP TABLE guest;
ALTER TABLE holder RENAME COLUMN secret TO person;
