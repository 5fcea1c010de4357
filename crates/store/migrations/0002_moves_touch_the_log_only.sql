-- A move writes its entry and nothing else: the version of a table is that of its last entry, and
-- the time of the last write stands in the entry. `head.updated` orders lists; it is written when a
-- table's row changes, and otherwise once in a while.
ALTER TABLE entry ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
DROP INDEX head_lobby;
DROP INDEX head_updated;
ALTER TABLE head DROP COLUMN version;
CREATE INDEX head_updated ON head (updated DESC, id);
-- One index for each question that the lobby asks, in the order of its answers.
CREATE INDEX head_lobby ON head (listed, stage, updated DESC, id);
CREATE INDEX head_lobby_game ON head (listed, stage, game, updated DESC, id);
