-- The key that signs pushes and links of messages: one for all servers over this log.
CREATE TABLE server_key (
    name   TEXT PRIMARY KEY,
    secret TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- How a person wants to be told. Quiet hours are minutes since midnight in the time zone; equal ones are none.
CREATE TABLE notice_wish (
    person      TEXT PRIMARY KEY,
    lang        TEXT    NOT NULL,
    zone        TEXT    NOT NULL,
    quiet_from  INTEGER NOT NULL,
    quiet_until INTEGER NOT NULL,
    turn_push   INTEGER NOT NULL,
    soon_push   INTEGER NOT NULL,
    turn_mail   INTEGER NOT NULL,
    soon_mail   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Where a device is pushed to. `id` is the hash of the endpoint.
CREATE TABLE push_device (
    id       TEXT PRIMARY KEY,
    person   TEXT NOT NULL,
    session  TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    key      TEXT NOT NULL,
    auth     TEXT NOT NULL,
    made     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_device_person ON push_device (person);
CREATE INDEX push_device_session ON push_device (session);

-- What a person is to be told, and when. The server that moves `due` on sends it.
CREATE TABLE due_notice (
    person  TEXT    NOT NULL,
    kind    TEXT    NOT NULL,
    subject TEXT    NOT NULL,
    due     INTEGER NOT NULL,
    PRIMARY KEY (person, kind, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX due_notice_due ON due_notice (due);

-- Addresses that their owners have confirmed.
CREATE TABLE mail_address (
    person  TEXT PRIMARY KEY,
    address TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_address_address ON mail_address (address);

-- Links in messages, which each work once.
CREATE TABLE mail_link (
    secret  TEXT PRIMARY KEY,
    person  TEXT    NOT NULL,
    purpose TEXT    NOT NULL,
    address TEXT    NOT NULL,
    until   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_link_person ON mail_link (person);
