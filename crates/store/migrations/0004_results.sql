-- The results of games among people, and the ratings that follow from them. All of it follows from the logs:
-- `interregnum rebuild` writes it anew.
CREATE TABLE result (
    game_table TEXT    NOT NULL,
    round      INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    players    INTEGER NOT NULL,
    ended      INTEGER NOT NULL,
    rated      INTEGER NOT NULL,
    PRIMARY KEY (game_table, round)
) STRICT, WITHOUT ROWID;
-- The order in which results count.
CREATE INDEX result_order ON result (game, players, ended, game_table, round) WHERE rated = 1;

-- One row a seat; partners have the same side. Outcome: 0 lost, 1 drawn, 2 won.
CREATE TABLE result_seat (
    game_table TEXT    NOT NULL,
    round      INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    person     TEXT    NOT NULL,
    game       TEXT    NOT NULL,
    players    INTEGER NOT NULL,
    side       INTEGER NOT NULL,
    place      INTEGER NOT NULL,
    outcome    INTEGER NOT NULL,
    PRIMARY KEY (game_table, round, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_seat_person ON result_seat (person, game, players, outcome);

-- The rating of a person after each game that counted.
CREATE TABLE rating_point (
    person      TEXT    NOT NULL,
    game        TEXT    NOT NULL,
    players     INTEGER NOT NULL,
    ended       INTEGER NOT NULL,
    game_table  TEXT    NOT NULL,
    round       INTEGER NOT NULL,
    value       REAL    NOT NULL,
    deviation   REAL    NOT NULL,
    volatility  REAL    NOT NULL,
    games       INTEGER NOT NULL,
    provisional INTEGER NOT NULL,
    PRIMARY KEY (person, game, players, ended, game_table, round)
) STRICT, WITHOUT ROWID;

-- The last of these points. `listed`: whether the person has an account and the rating is not provisional.
CREATE TABLE rating (
    person      TEXT    NOT NULL,
    game        TEXT    NOT NULL,
    players     INTEGER NOT NULL,
    value       REAL    NOT NULL,
    deviation   REAL    NOT NULL,
    volatility  REAL    NOT NULL,
    games       INTEGER NOT NULL,
    provisional INTEGER NOT NULL,
    listed      INTEGER NOT NULL,
    PRIMARY KEY (person, game, players)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_leaderboard ON rating (game, players, value DESC, person) WHERE listed = 1;

-- How often results were recorded. A writer names the number that it has seen, so that no rating is computed from an
-- old one.
CREATE TABLE rating_version (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    version INTEGER NOT NULL
) STRICT;
INSERT INTO rating_version (one, version) VALUES (1, 0);
