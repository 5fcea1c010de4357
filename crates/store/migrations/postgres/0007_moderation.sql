-- Moderation: names that belong to accounts, blocks, reports, sanctions and their log. An empty text or a zero stands
-- for "none".

-- The forms of an account's name in which no two people may look alike (UTS 39). The server fills it in for accounts
-- from before.
CREATE TABLE reserved_name (
    form   text COLLATE "C" PRIMARY KEY,
    person text COLLATE "C" NOT NULL
);
CREATE INDEX reserved_name_person ON reserved_name (person);

CREATE TABLE block (
    id      text COLLATE "C" PRIMARY KEY,
    person  text COLLATE "C" NOT NULL,
    blocked text COLLATE "C" NOT NULL,
    at      bigint NOT NULL,
    UNIQUE (person, blocked)
);
CREATE INDEX block_blocked ON block (blocked);

-- `name` is the accused's as it was then, `chat` the last lines of the table as JSON.
CREATE TABLE report (
    id         text COLLATE "C" PRIMARY KEY,
    reporter   text COLLATE "C" NOT NULL,
    accused    text COLLATE "C" NOT NULL,
    name       text NOT NULL,
    game_table text COLLATE "C" NOT NULL,
    round      bigint NOT NULL,
    reason     text NOT NULL,
    text       text NOT NULL,
    chat       text NOT NULL,
    at         bigint NOT NULL,
    closed     bigint NOT NULL
);
CREATE INDEX report_queue ON report (closed, at, id);
CREATE INDEX report_accused ON report (accused);
CREATE INDEX report_reporter ON report (reporter);

-- Of `person`, `network` and `addresses` one is not empty. `network` is a keyed hash, `addresses` a CIDR block.
CREATE TABLE sanction (
    id        text COLLATE "C" PRIMARY KEY,
    kind      text COLLATE "C" NOT NULL,
    person    text COLLATE "C" NOT NULL,
    network   text COLLATE "C" NOT NULL,
    addresses text COLLATE "C" NOT NULL,
    reason    text NOT NULL,
    moderator text COLLATE "C" NOT NULL,
    at        bigint NOT NULL,
    until     bigint NOT NULL,
    report    text COLLATE "C" NOT NULL,
    read_at   bigint NOT NULL,
    lifted    bigint NOT NULL
);
CREATE INDEX sanction_person ON sanction (person, at);
CREATE INDEX sanction_running ON sanction (until) WHERE lifted = 0;

CREATE TABLE moderator (
    person text COLLATE "C" PRIMARY KEY,
    since  bigint NOT NULL
);

-- What moderators and operators did; rows are only added. Without a moderator it was an operator.
CREATE TABLE moderation_log (
    id        text COLLATE "C" PRIMARY KEY,
    at        bigint NOT NULL,
    moderator text COLLATE "C" NOT NULL,
    action    text COLLATE "C" NOT NULL,
    person    text COLLATE "C" NOT NULL,
    about     text COLLATE "C" NOT NULL,
    reason    text NOT NULL
);
CREATE INDEX moderation_log_order ON moderation_log (at DESC, id);
CREATE INDEX moderation_log_person ON moderation_log (person, at DESC);

-- Games that somebody left and lost.
CREATE TABLE departure (
    person     text COLLATE "C" NOT NULL,
    at         bigint NOT NULL,
    game_table text COLLATE "C" NOT NULL,
    round      bigint NOT NULL,
    PRIMARY KEY (person, at, game_table, round)
);

-- From which network a person last came, as a keyed hash, and the key. Rows are forgotten after thirty days.
CREATE TABLE person_network (
    person  text COLLATE "C" PRIMARY KEY,
    network text COLLATE "C" NOT NULL,
    at      bigint NOT NULL
);
CREATE INDEX person_network_at ON person_network (at);
CREATE TABLE network_key (
    one bigint PRIMARY KEY CHECK (one = 1),
    key text COLLATE "C" NOT NULL
);
INSERT INTO network_key (one, key) VALUES (1, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
