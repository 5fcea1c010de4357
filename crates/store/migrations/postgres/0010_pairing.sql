-- People who look for each other. `wish` is what somebody looks for, as JSON; a seek that has a table is over.
CREATE TABLE seek (
    person     text COLLATE "C" PRIMARY KEY,
    wish       text NOT NULL,
    since      bigint NOT NULL,
    seen       bigint NOT NULL,
    game_table text COLLATE "C",
    paired     bigint
);
CREATE INDEX seek_waiting ON seek (seen) WHERE game_table IS NULL;

-- `terms` are the setup of the table, as JSON. `outcome`: null while it is open, 'accepted' or 'declined';
-- `detail` is then the table or the reason.
CREATE TABLE challenge (
    id         text COLLATE "C" PRIMARY KEY,
    challenger text COLLATE "C" NOT NULL,
    challenged text COLLATE "C" NOT NULL,
    terms      text NOT NULL,
    made       bigint NOT NULL,
    until      bigint NOT NULL,
    outcome    text,
    detail     text
);
CREATE UNIQUE INDEX challenge_open ON challenge (challenger, challenged) WHERE outcome IS NULL;
CREATE INDEX challenge_challenger ON challenge (challenger);
CREATE INDEX challenge_challenged ON challenge (challenged);
CREATE INDEX challenge_until ON challenge (until);

CREATE TABLE follow (
    person   text COLLATE "C" NOT NULL,
    followed text COLLATE "C" NOT NULL,
    since    bigint NOT NULL,
    PRIMARY KEY (person, followed)
);
CREATE INDEX follow_followed ON follow (followed);

-- When somebody was last there, and whether others may know.
CREATE TABLE presence (
    person text COLLATE "C" PRIMARY KEY,
    seen   bigint NOT NULL,
    hidden bigint NOT NULL
);

-- `scopes` are words separated by spaces.
CREATE TABLE api_token (
    secret text COLLATE "C" PRIMARY KEY,
    id     text COLLATE "C" NOT NULL UNIQUE,
    person text COLLATE "C" NOT NULL,
    name   text NOT NULL,
    scopes text NOT NULL,
    made   bigint NOT NULL,
    until  bigint NOT NULL,
    used   bigint
);
CREATE INDEX api_token_person ON api_token (person);

-- Accounts that programs play with.
CREATE TABLE bot_account (
    person text COLLATE "C" PRIMARY KEY,
    since  bigint NOT NULL
);
