-- A key names an object of the row's own account and of this library, and nothing else.
--
-- Whoever may write rows of an account may not have the owner remove or read objects of others: "verify --repair" removes what
-- "object" names. The program has the same rule before each request (ObjectKey).

-- A constraint would say that a row breaks it, and not which.
DO $$ DECLARE wrong text; BEGIN
    SELECT string_agg(format('account %s: %s', account, key), E'\n') INTO wrong FROM (
        SELECT account, key FROM (
            SELECT account, key FROM receiptmind.object UNION ALL SELECT account, key FROM receiptmind.blob WHERE key IS NOT NULL
        ) AS named
        WHERE key !~ format('^%s/%s/[0-9a-f]{64}-[0-9a-f]{1,16}$', (SELECT id FROM receiptmind.library), account) ORDER BY 1, 2 LIMIT 10
    ) AS first;
    IF wrong IS NOT NULL THEN
        RAISE EXCEPTION E'keys of objects that are not their account''s, in receiptmind.object or receiptmind.blob:\n%', wrong
            USING HINT = 'Look who has written them. Remove these rows of receiptmind.object; pictures of such rows of '
                'receiptmind.blob are to be put back from a backup. Then apply this change again.';
    END IF;
END $$;

ALTER TABLE receiptmind.object ADD CONSTRAINT object_key CHECK (key ~ ('^[0-9a-f-]{36}/' || account || '/[0-9a-f]{64}-[0-9a-f]{1,16}$'));

ALTER TABLE receiptmind.blob ADD CONSTRAINT blob_key
    CHECK (key ~ ('^[0-9a-f-]{36}/' || account || '/' || encode(sha256, 'hex') || '-[0-9a-f]{1,16}$'));

-- What an object is said to have is added up, and read only up to that.
ALTER TABLE receiptmind.blob ADD CONSTRAINT blob_size CHECK (size BETWEEN 0 AND 1::bigint << 40);

-- Several libraries may share a bucket; a constraint looks at no other table.
CREATE FUNCTION receiptmind.check_library() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$ BEGIN
    IF NOT starts_with(NEW.key, (SELECT id FROM receiptmind.library) || '/') THEN
        RAISE check_violation USING MESSAGE = 'the key of an object begins with this library''s id';
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER object_library BEFORE INSERT OR UPDATE OF key ON receiptmind.object
    FOR EACH ROW EXECUTE FUNCTION receiptmind.check_library();

CREATE TRIGGER blob_library BEFORE INSERT OR UPDATE OF key ON receiptmind.blob
    FOR EACH ROW WHEN (NEW.key IS NOT NULL) EXECUTE FUNCTION receiptmind.check_library();

-- Programs of before give their keys the same form.
INSERT INTO receiptmind.version (number, oldest) VALUES (21, 2);
