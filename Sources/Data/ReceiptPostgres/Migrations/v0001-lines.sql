-- A ledger's lines hang on each other by a key that has number, place and hash of the line before: a gap, a fork, a false place or a
-- false hash cannot be written, whoever writes. "number" is the line's place among all lines and not its own "seq", because damaged
-- lines are kept as they are.

CREATE TABLE receiptmind.account (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL UNIQUE
);

CREATE TABLE receiptmind.ledger (
    account bigint PRIMARY KEY REFERENCES receiptmind.account, lines bigint NOT NULL DEFAULT 0,
    size bigint NOT NULL DEFAULT 0, last bytea NOT NULL DEFAULT sha256('')
) WITH (fillfactor = 50);

CREATE TABLE receiptmind.line (
    account bigint NOT NULL REFERENCES receiptmind.account, number bigint NOT NULL CHECK (number > 0),
    start bigint NOT NULL CHECK (number > 1 OR start = 0), through bigint NOT NULL,
    bytes bytea NOT NULL CHECK (position('\x0a'::bytea IN bytes) = 0),
    hash bytea NOT NULL CHECK (hash = sha256(bytes)),
    before bigint CHECK (before IS NOT DISTINCT FROM nullif(number - 1, 0)),
    previous bytea NOT NULL CHECK (number > 1 OR previous = sha256('')),
    CHECK (through = start + length(bytes) + 1),
    PRIMARY KEY (account, number), UNIQUE (account, start), UNIQUE (account, number, hash, through),
    FOREIGN KEY (account, before, previous, start) REFERENCES receiptmind.line (account, number, hash, through)
);

INSERT INTO receiptmind.version (number, oldest) VALUES (1, 1);
