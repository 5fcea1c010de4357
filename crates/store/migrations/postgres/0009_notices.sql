-- The key that signs pushes and links of messages: one for all servers over this log.
CREATE TABLE server_key (
    name   text COLLATE "C" PRIMARY KEY,
    secret text NOT NULL
);

-- How a person wants to be told. Quiet hours are minutes since midnight in the time zone; equal ones are none.
CREATE TABLE notice_wish (
    person      text COLLATE "C" PRIMARY KEY,
    lang        text NOT NULL,
    zone        text NOT NULL,
    quiet_from  bigint NOT NULL,
    quiet_until bigint NOT NULL,
    turn_push   bigint NOT NULL,
    soon_push   bigint NOT NULL,
    turn_mail   bigint NOT NULL,
    soon_mail   bigint NOT NULL
);

-- Where a device is pushed to. `id` is the hash of the endpoint.
CREATE TABLE push_device (
    id       text COLLATE "C" PRIMARY KEY,
    person   text COLLATE "C" NOT NULL,
    session  text COLLATE "C" NOT NULL,
    endpoint text NOT NULL,
    key      text NOT NULL,
    auth     text NOT NULL,
    made     bigint NOT NULL
);
CREATE INDEX push_device_person ON push_device (person);
CREATE INDEX push_device_session ON push_device (session);

-- What a person is to be told, and when. The server that moves `due` on sends it.
CREATE TABLE due_notice (
    person  text COLLATE "C" NOT NULL,
    kind    text COLLATE "C" NOT NULL,
    subject text COLLATE "C" NOT NULL,
    due     bigint NOT NULL,
    PRIMARY KEY (person, kind, subject)
);
CREATE INDEX due_notice_due ON due_notice (due);

-- Addresses that their owners have confirmed.
CREATE TABLE mail_address (
    person  text COLLATE "C" PRIMARY KEY,
    address text COLLATE "C" NOT NULL
);
CREATE INDEX mail_address_address ON mail_address (address);

-- Links in messages, which each work once.
CREATE TABLE mail_link (
    secret  text COLLATE "C" PRIMARY KEY,
    person  text COLLATE "C" NOT NULL,
    purpose text NOT NULL,
    address text COLLATE "C" NOT NULL,
    until   bigint NOT NULL
);
CREATE INDEX mail_link_person ON mail_link (person);
