-- Records of games that were played elsewhere, at one device or against bots. They belong to no person and no table.
CREATE TABLE published (
    id   TEXT PRIMARY KEY,
    line TEXT    NOT NULL,
    at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
