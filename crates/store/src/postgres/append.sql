-- Parameters: 1 this node; 2-5 one row an append: table, expected version, number of entries, time;
-- 6-8 one row an entry: table, its number in the append, bytes; 9-13 and 18 new rows of tables; 14 tables whose
-- holders are replaced; 15-17 one row a holder: table, person, whether the game waits for the person.
WITH incoming AS (
    SELECT * FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[]) AS one (id, expected, entries, at)
),
described AS (
    SELECT * FROM unnest($9::text[], $10::text[], $11::boolean[], $12::bigint[], $13::bytea[], $18::bigint[])
        AS one (id, game, listed, stage, summary, deadline)
),
-- The row's lock and this condition are the fence: another version or another owner, and nothing of the
-- append is written. Both are compared in the row as it is under its lock, so that a statement that waited
-- for the lock finds a new owner. (A condition on heartbeats would be read as of the statement's begin.)
advanced AS (
    UPDATE head
    SET version = head.version + incoming.entries,
        at = incoming.at
    FROM incoming
    WHERE head.id = incoming.id
        AND head.version = incoming.expected
        AND head.node = $1
    RETURNING head.key, head.id, incoming.expected, head.version, head.at, head.epoch
),
created AS (
    INSERT INTO head (id, version, at, node, epoch)
    SELECT incoming.id, incoming.entries, incoming.at, $1, 1
    FROM incoming JOIN described ON described.id = incoming.id
    WHERE incoming.expected = 0
    ON CONFLICT (id) DO NOTHING
    RETURNING key, id, 0::bigint AS expected, version, at, epoch
),
written AS (
    SELECT * FROM advanced UNION ALL SELECT * FROM created
),
logged AS (
    INSERT INTO entry (head, version, epoch, at, bytes)
    SELECT written.key, written.expected + one.number, written.epoch, written.at, one.bytes
    FROM unnest($6::text[], $7::bigint[], $8::bytea[]) AS one (id, number, bytes)
    JOIN written ON written.id = one.id
),
listed AS (
    INSERT INTO listing (head, id, updated, game, listed, stage, summary, deadline)
    SELECT written.key, written.id, written.at, described.game, described.listed, described.stage,
        described.summary, described.deadline
    FROM written JOIN described ON described.id = written.id
    ON CONFLICT (head) DO UPDATE
    SET updated = excluded.updated, game = excluded.game, listed = excluded.listed,
        stage = excluded.stage, summary = excluded.summary, deadline = excluded.deadline
),
-- The order of lists may lag ten seconds behind, so that most moves touch no index of `listing`.
moved AS (
    UPDATE listing SET updated = written.at
    FROM written
    WHERE listing.head = written.key
        AND abs(written.at - listing.updated) >= 10000
        AND NOT EXISTS (SELECT FROM described WHERE described.id = written.id)
),
unseated AS (
    DELETE FROM holder
    USING written
    WHERE holder.head = written.key
        AND written.id = ANY($14::text[])
        AND NOT EXISTS (
            SELECT FROM unnest($15::text[], $16::text[]) AS one (id, person)
            WHERE one.id = written.id AND one.person = holder.person)
),
seated AS (
    INSERT INTO holder (person, head, awaited)
    SELECT one.person, written.key, bool_or(one.awaited)
    FROM unnest($15::text[], $16::text[], $17::boolean[]) AS one (id, person, awaited)
        JOIN written ON written.id = one.id
    GROUP BY one.person, written.key
    ON CONFLICT (person, head) DO UPDATE SET awaited = excluded.awaited
    WHERE holder.awaited <> excluded.awaited
)
SELECT id, version FROM written
