-- A machine that begins anew knows which of its processes are gone, and need not wait until their loans end.

-- Whoever had these photos is gone: others try them, or they are parked.
CREATE FUNCTION receiptmind.lose(photos uuid[], most bigint) RETURNS bigint LANGUAGE plpgsql
SET search_path = receiptmind, pg_catalog, pg_temp AS $$ DECLARE count bigint; BEGIN
    UPDATE job SET state = CASE WHEN tries >= most THEN 2 ELSE 0 END, host = NULL, worker = NULL, token = NULL,
        until = NULL, why = CASE WHEN tries >= most THEN 'worker-lost' END
    WHERE id = ANY (photos) AND state = 1;
    GET DIAGNOSTICS count = ROW_COUNT;
    RETURN count;
END $$;

CREATE OR REPLACE FUNCTION receiptmind.sweep(most bigint) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
SET search_path = receiptmind, pg_catalog, pg_temp AS $$ BEGIN
    DELETE FROM worker WHERE seen < clock_timestamp() - interval '1 day';
    RETURN lose(ARRAY(SELECT id FROM job WHERE state = 1 AND until < clock_timestamp() FOR UPDATE SKIP LOCKED), most);
END $$;

-- Names of workers are text in UTF-8. Of another login's workers nobody says that they are gone.
CREATE FUNCTION receiptmind.take_back(workers bytea[], most bigint) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
SET search_path = receiptmind, pg_catalog, pg_temp AS $$
DECLARE names text[] := ARRAY(SELECT convert_from(one, 'UTF8') FROM unnest(workers) one); BEGIN
    DELETE FROM worker WHERE host = session_user AND name = ANY (names);
    RETURN lose(ARRAY(SELECT id FROM job WHERE state = 1 AND host = session_user AND job.worker = ANY (names) FOR UPDATE), most);
END $$;

INSERT INTO receiptmind.version (number, oldest) VALUES (12, 2);
