-- What a library keeps beside lines: pictures, once for each account however many records have them; small files as they are.

-- By its identifier machines tell their copies of one library from those of another.
CREATE TABLE receiptmind.library (
    id uuid NOT NULL, one boolean NOT NULL DEFAULT true PRIMARY KEY CHECK (one)
);
INSERT INTO receiptmind.library (id) VALUES (gen_random_uuid());

CREATE TABLE receiptmind.blob (
    account bigint NOT NULL REFERENCES receiptmind.account, sha256 bytea NOT NULL CHECK (length(sha256) = 32),
    size bigint NOT NULL, bytes bytea NOT NULL, since timestamptz NOT NULL DEFAULT now(),
    CHECK (length(bytes) = size AND sha256(bytes) = sha256), PRIMARY KEY (account, sha256)
);
-- Pictures are compressed already.
ALTER TABLE receiptmind.blob ALTER bytes SET STORAGE EXTERNAL;

-- "folder" is a record's identifier, "failed", or empty for the user's own files.
CREATE TABLE receiptmind.part (
    account bigint NOT NULL REFERENCES receiptmind.account, folder text NOT NULL, name bytea NOT NULL,
    sha256 bytea NOT NULL, bytes bytea, picture bytea,
    CHECK (num_nonnulls(bytes, picture) = 1), CHECK (bytes IS NULL OR sha256(bytes) = sha256),
    CHECK (picture IS NULL OR picture = sha256), PRIMARY KEY (account, folder, name),
    FOREIGN KEY (account, picture) REFERENCES receiptmind.blob (account, sha256)
);
CREATE INDEX part_picture ON receiptmind.part (account, picture) WHERE picture IS NOT NULL;

-- Raised with every change of a user's own files and of those that could not be read.
ALTER TABLE receiptmind.ledger ADD COLUMN changes bigint NOT NULL DEFAULT 0;

-- Files that belong to no user.
CREATE TABLE receiptmind.common (
    name text PRIMARY KEY, bytes bytea NOT NULL, changes bigint NOT NULL DEFAULT 1
);

-- Where a ledger is kept that was moved elsewhere: it is read, and not written any more.
ALTER TABLE receiptmind.account ADD COLUMN moved text;

CREATE VIEW receiptmind.failed WITH (security_invoker = true) AS
    SELECT account, name, sha256 FROM receiptmind.part WHERE folder = 'failed' AND picture IS NOT NULL;

INSERT INTO receiptmind.version (number, oldest) VALUES (2, 2);
