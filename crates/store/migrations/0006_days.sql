-- Games that are played over days: when something is due at a table though nobody looks, and for whom the game waits.
-- Other tables have neither, so that a move at them writes its entry and nothing else.
ALTER TABLE head ADD COLUMN deadline INTEGER;
CREATE INDEX head_deadline ON head (deadline) WHERE deadline IS NOT NULL;
ALTER TABLE holder ADD COLUMN awaited INTEGER NOT NULL DEFAULT 0;
CREATE INDEX holder_awaited ON holder (person, head) WHERE awaited = 1;
