-- Passkeys: public keys with which a person signs in. An account with a passkey needs no password.
ALTER TABLE account ALTER COLUMN password DROP NOT NULL;

-- `credential` and `public_key` are base64url; the key is a COSE key. `suspected` is when the passkey was refused because
-- its counter went backwards.
CREATE TABLE passkey (
    credential text   COLLATE "C" PRIMARY KEY,
    person     text   COLLATE "C" NOT NULL,
    name       text   NOT NULL,
    public_key text   NOT NULL,
    counter    bigint NOT NULL,
    created    bigint NOT NULL,
    used       bigint,
    suspected  bigint
);
CREATE INDEX passkey_person ON passkey (person);

-- Challenges that were not answered yet. One without a person is for somebody who signs in.
CREATE TABLE passkey_challenge (
    secret text   COLLATE "C" PRIMARY KEY,
    person text   COLLATE "C",
    until  bigint NOT NULL
);
CREATE INDEX passkey_challenge_until ON passkey_challenge (until);
