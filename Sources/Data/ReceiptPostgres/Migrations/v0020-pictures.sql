-- Pictures in S3-compatible storage: a row of "blob" has a picture's bytes, or the key of the object that has them.
--
-- A key is given once. Before an object is made, its key is in "object"; there it is until the row that names it is committed, and again
-- from when that row is removed until the object is gone. So nothing has to be looked for in the storage, and no object is cleared away
-- that somebody is about to name.

CREATE TABLE receiptmind.bucket (
    number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, address text NOT NULL UNIQUE
);

-- Where new pictures go; none: into the tables.
ALTER TABLE receiptmind.library ADD COLUMN bucket integer REFERENCES receiptmind.bucket;

ALTER TABLE receiptmind.blob ALTER bytes DROP NOT NULL, ADD COLUMN bucket integer REFERENCES receiptmind.bucket, ADD COLUMN key text,
    ADD CHECK (num_nonnulls(bytes, key) = 1), ADD CHECK ((key IS NULL) = (bucket IS NULL)), ADD UNIQUE (bucket, key);

CREATE TABLE receiptmind.object (
    account bigint NOT NULL REFERENCES receiptmind.account, bucket integer NOT NULL REFERENCES receiptmind.bucket, key text NOT NULL,
    -- Somebody may be about to name it; else it may go.
    wanted boolean NOT NULL DEFAULT true, since timestamptz NOT NULL DEFAULT clock_timestamp(), PRIMARY KEY (account, bucket, key)
);

CREATE OR REPLACE FUNCTION receiptmind.done(photo uuid, lent bigint) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
SET search_path = receiptmind, pg_catalog, pg_temp AS $$ DECLARE gone job; BEGIN
    DELETE FROM job WHERE id = photo AND token = lent AND host = session_user AND state = 1 RETURNING * INTO gone;
    IF NOT FOUND THEN RETURN false; END IF;
    -- What became no record's, and nothing that failed, is nobody's.
    WITH unneeded AS (
        DELETE FROM blob WHERE account = gone.account AND sha256 = gone.sha256
            AND NOT EXISTS (SELECT FROM part WHERE account = gone.account AND picture = gone.sha256)
            RETURNING account, bucket, key
    )
    INSERT INTO object (account, bucket, key, wanted) SELECT account, bucket, key, false FROM unneeded WHERE key IS NOT NULL;
    RETURN true;
END $$;

-- A program that does not know it goes on as long as all pictures are in the tables.
INSERT INTO receiptmind.version (number, oldest) VALUES (20, 2);
