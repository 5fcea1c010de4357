-- Persons and their sessions. A guest from before has the hash of the secret as id, and one session with that secret,
-- so that the logs need not change.
CREATE TABLE person (
    id      text   COLLATE "C" PRIMARY KEY,
    name    text   NOT NULL,
    created bigint NOT NULL
);

-- `previous` is the secret before the last rotation. It is valid until `previous_until`; without one, until the new
-- secret has been used.
CREATE TABLE session (
    secret         text   COLLATE "C" PRIMARY KEY,
    id             text   COLLATE "C" NOT NULL UNIQUE,
    person         text   COLLATE "C" NOT NULL,
    device         text   NOT NULL,
    created        bigint NOT NULL,
    used           bigint NOT NULL,
    rotated        bigint NOT NULL,
    previous       text   COLLATE "C",
    previous_until bigint
);
CREATE INDEX session_person ON session (person);
CREATE INDEX session_previous ON session (previous) WHERE previous IS NOT NULL;

-- `key` is the name in the form in which no two accounts have the same; `password` is a hash with its parameters.
CREATE TABLE account (
    person   text   COLLATE "C" PRIMARY KEY,
    key      text   COLLATE "C" NOT NULL UNIQUE,
    password text   NOT NULL,
    created  bigint NOT NULL
);

CREATE TABLE recovery_code (
    person text COLLATE "C" NOT NULL,
    secret text COLLATE "C" NOT NULL,
    PRIMARY KEY (person, secret)
);

CREATE TABLE sign_in_link (
    secret text   COLLATE "C" PRIMARY KEY,
    person text   COLLATE "C" NOT NULL,
    until  bigint NOT NULL
);
CREATE INDEX sign_in_link_person ON sign_in_link (person);

-- When a guest was last here is not known; a session that nobody uses ends a year later.
INSERT INTO person (id, name, created) SELECT secret, name, at FROM guest;
INSERT INTO session (secret, id, person, device, created, used, rotated)
    SELECT secret, left(replace(gen_random_uuid()::text, '-', ''), 16), secret, '', at,
        (extract(epoch FROM now()) * 1000)::bigint, 0 FROM guest;
DROP TABLE guest;
ALTER TABLE holder RENAME COLUMN secret TO person;
