-- The results of games among people, and the ratings that follow from them. All of it follows from the logs:
-- `interregnum rebuild` writes it anew.
CREATE TABLE result (
    game_table text COLLATE "C" NOT NULL,
    round      bigint NOT NULL,
    game       text COLLATE "C" NOT NULL,
    players    bigint NOT NULL,
    ended      bigint NOT NULL,
    rated      bigint NOT NULL,
    PRIMARY KEY (game_table, round)
);
-- The order in which results count.
CREATE INDEX result_order ON result (game, players, ended, game_table, round) WHERE rated = 1;

-- One row a seat; partners have the same side. Outcome: 0 lost, 1 drawn, 2 won.
CREATE TABLE result_seat (
    game_table text COLLATE "C" NOT NULL,
    round      bigint NOT NULL,
    seat       bigint NOT NULL,
    person     text COLLATE "C" NOT NULL,
    game       text COLLATE "C" NOT NULL,
    players    bigint NOT NULL,
    side       bigint NOT NULL,
    place      bigint NOT NULL,
    outcome    bigint NOT NULL,
    PRIMARY KEY (game_table, round, seat)
);
CREATE INDEX result_seat_person ON result_seat (person, game, players, outcome);

-- The rating of a person after each game that counted.
CREATE TABLE rating_point (
    person      text COLLATE "C" NOT NULL,
    game        text COLLATE "C" NOT NULL,
    players     bigint NOT NULL,
    ended       bigint NOT NULL,
    game_table  text COLLATE "C" NOT NULL,
    round       bigint NOT NULL,
    value       double precision NOT NULL,
    deviation   double precision NOT NULL,
    volatility  double precision NOT NULL,
    games       bigint NOT NULL,
    provisional bigint NOT NULL,
    PRIMARY KEY (person, game, players, ended, game_table, round)
);

-- The last of these points. `listed`: whether the person has an account and the rating is not provisional.
CREATE TABLE rating (
    person      text COLLATE "C" NOT NULL,
    game        text COLLATE "C" NOT NULL,
    players     bigint NOT NULL,
    value       double precision NOT NULL,
    deviation   double precision NOT NULL,
    volatility  double precision NOT NULL,
    games       bigint NOT NULL,
    provisional bigint NOT NULL,
    listed      bigint NOT NULL,
    PRIMARY KEY (person, game, players)
);
CREATE INDEX rating_leaderboard ON rating (game, players, value DESC, person) WHERE listed = 1;

-- How often results were recorded. A writer names the number that it has seen, so that no rating is computed from an
-- old one.
CREATE TABLE rating_version (
    one     bigint PRIMARY KEY CHECK (one = 1),
    version bigint NOT NULL
);
INSERT INTO rating_version (one, version) VALUES (1, 0);
