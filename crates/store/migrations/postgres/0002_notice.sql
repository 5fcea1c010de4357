-- The announcement of the operators to everybody, at every node.
CREATE TABLE notice (
    one  boolean PRIMARY KEY CHECK (one),
    text text    NOT NULL
);

-- Which tables are in a node's memory.
CREATE INDEX head_node ON head (node);
