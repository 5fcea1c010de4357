-- Passkeys: public keys with which a person signs in. An account with a passkey needs no password.
ALTER TABLE account RENAME TO account_with_password;
CREATE TABLE account (
    person   TEXT PRIMARY KEY,
    key      TEXT    NOT NULL UNIQUE,
    password TEXT,
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO account (person, key, password, created)
    SELECT person, key, password, created FROM account_with_password;
DROP TABLE account_with_password;

-- `credential` and `public_key` are base64url; the key is a COSE key. `suspected` is when the passkey was refused because
-- its counter went backwards.
CREATE TABLE passkey (
    credential TEXT PRIMARY KEY,
    person     TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    public_key TEXT    NOT NULL,
    counter    INTEGER NOT NULL,
    created    INTEGER NOT NULL,
    used       INTEGER,
    suspected  INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_person ON passkey (person);

-- Challenges that were not answered yet. One without a person is for somebody who signs in.
CREATE TABLE passkey_challenge (
    secret TEXT PRIMARY KEY,
    person TEXT,
    until  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_challenge_until ON passkey_challenge (until);
