-- Records of games that were played elsewhere, at one device or against bots. They belong to no person and no table.
CREATE TABLE published (
    id   text   COLLATE "C" PRIMARY KEY,
    line text   NOT NULL,
    at   bigint NOT NULL
);
