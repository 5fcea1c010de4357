-- Games that are played over days: when something is due at a table though nobody looks, and for whom the game waits.
-- Other tables have neither.
ALTER TABLE listing ADD COLUMN deadline bigint;
CREATE INDEX listing_deadline ON listing (deadline) WHERE deadline IS NOT NULL;
ALTER TABLE holder ADD COLUMN awaited boolean NOT NULL DEFAULT false;
CREATE INDEX holder_awaited ON holder (person, head) WHERE awaited;
