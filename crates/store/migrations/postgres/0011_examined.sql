-- What the logs of games tell beyond their results: the options, and how people played the part of a game that is solved
-- exactly. It follows from the logs; a result without options is still to be examined.
ALTER TABLE result ADD COLUMN options text;
CREATE INDEX result_unexamined ON result (ended, game_table, round) WHERE options IS NULL;

-- Points by which the seat won with best play of both when the part began, choices, those of them that were best, those
-- that gave the game away, and the points that all of them gave away. Without a margin there was no such part.
ALTER TABLE result_seat ADD COLUMN margin bigint;
ALTER TABLE result_seat ADD COLUMN choices bigint;
ALTER TABLE result_seat ADD COLUMN best bigint;
ALTER TABLE result_seat ADD COLUMN given_away bigint;
ALTER TABLE result_seat ADD COLUMN points bigint;
CREATE INDEX result_seat_exact ON result_seat (person) WHERE margin IS NOT NULL;
