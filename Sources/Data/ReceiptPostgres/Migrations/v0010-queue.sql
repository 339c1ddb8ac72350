-- Photos that wait, and those who read them.
--
-- "state" is 0 for what waits, 1 for what is lent, 2 for what is parked. Whatever is done is gone: finished rows would be what every look
-- at the queue has to step over. "lane" has each account's last turn. All that changes a photo's state is a function that runs with its
-- maker's rights, so that nobody else needs any on the table; whose login it is (session_user) decides what it does.

-- Who may log in as this account, and as nobody else.
ALTER TABLE receiptmind.account ADD COLUMN role name UNIQUE;

CREATE SEQUENCE receiptmind.token;

CREATE TABLE receiptmind.job (
    id uuid PRIMARY KEY, account bigint NOT NULL REFERENCES receiptmind.account,
    sha256 bytea NOT NULL CHECK (length(sha256) = 32), size bigint NOT NULL, name bytea NOT NULL, day text,
    among boolean NOT NULL DEFAULT false,
    turn bigint NOT NULL, state smallint NOT NULL DEFAULT 0 CHECK (state IN (0, 1, 2)),
    tries smallint NOT NULL DEFAULT 0, since timestamptz NOT NULL DEFAULT clock_timestamp(),
    host name, worker text, token bigint, until timestamptz, why text,
    UNIQUE (account, sha256), FOREIGN KEY (account, sha256) REFERENCES receiptmind.blob (account, sha256),
    CHECK ((state = 1) = (token IS NOT NULL AND until IS NOT NULL AND host IS NOT NULL))
) WITH (fillfactor = 60, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

CREATE INDEX job_next ON receiptmind.job (turn, id) WHERE state = 0;

CREATE INDEX job_lent ON receiptmind.job (host, account) WHERE state = 1;

CREATE INDEX job_parked ON receiptmind.job (account) WHERE state = 2;

CREATE TABLE receiptmind.lane (account bigint PRIMARY KEY REFERENCES receiptmind.account, turn bigint NOT NULL);

CREATE TABLE receiptmind.worker (
    host name, name text, seen timestamptz NOT NULL, photos bigint NOT NULL, busy double precision NOT NULL,
    PRIMARY KEY (host, name)
) WITH (fillfactor = 50);

-- Who somebody is, by the name that they logged in with: it stays the same in a function that runs with other rights.
CREATE FUNCTION receiptmind.is_member(wanted text) RETURNS boolean LANGUAGE sql STABLE
SET search_path = pg_catalog, pg_temp AS
$$ SELECT coalesce(pg_has_role(session_user, to_regrole(wanted)::oid, 'MEMBER'), false) $$;

CREATE FUNCTION receiptmind.is_owner() RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS
$$ SELECT pg_has_role(session_user, nspowner, 'MEMBER') FROM pg_namespace WHERE nspname = 'receiptmind' $$;

CREATE FUNCTION receiptmind.me() RETURNS bigint LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = receiptmind, pg_catalog, pg_temp AS $$ BEGIN
    IF is_member('rm_gateway') THEN RETURN nullif(current_setting('receiptmind.account', true), '')::bigint; END IF;
    RETURN (SELECT id FROM account WHERE role = session_user);
END $$;

CREATE FUNCTION receiptmind.may(wanted bigint) RETURNS boolean LANGUAGE sql STABLE
SET search_path = receiptmind, pg_catalog, pg_temp AS
$$ SELECT is_owner() OR coalesce(wanted = me(), false) $$;

CREATE FUNCTION receiptmind.held() RETURNS SETOF bigint LANGUAGE sql STABLE SECURITY DEFINER ROWS 4
SET search_path = receiptmind, pg_catalog, pg_temp AS
$$ SELECT account FROM job WHERE host = session_user AND state = 1 $$;

-- The next turn is behind the account's last one, and not before what waits already: so accounts alternate, however many photos one of
-- them has.
CREATE FUNCTION receiptmind.next_turn(whose bigint) RETURNS bigint LANGUAGE plpgsql
SET search_path = receiptmind, pg_catalog, pg_temp AS $$ DECLARE lowest bigint; given bigint; BEGIN
    SELECT coalesce((SELECT turn FROM job WHERE state = 0 ORDER BY turn, id LIMIT 1), 0) INTO lowest;
    INSERT INTO lane AS mine (account, turn) VALUES (whose, lowest + 1)
        ON CONFLICT (account) DO UPDATE SET turn = greatest(mine.turn, lowest) + 1 RETURNING turn INTO given;
    RETURN given;
END $$;

CREATE FUNCTION receiptmind.put(photo uuid, whose bigint, hash bytea, bytes bigint, called bytea, dated text, is_among boolean)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = receiptmind, pg_catalog, pg_temp AS $$ BEGIN
    IF NOT may(whose) THEN RAISE EXCEPTION USING ERRCODE = '42501', MESSAGE = 'not your account'; END IF;
    IF EXISTS (SELECT FROM job WHERE account = whose AND sha256 = hash) THEN RETURN false; END IF;
    INSERT INTO job (id, account, sha256, size, name, day, among, turn)
        VALUES (photo, whose, hash, bytes, called, nullif(dated, ''), is_among, next_turn(whose)) ON CONFLICT DO NOTHING;
    RETURN FOUND;
END $$;

-- A photo as it is told: with its account's name, which a worker may not look up before it holds the photo.
CREATE TYPE receiptmind.photo AS (
    id text, account text, sha256 text, size bigint, name bytea, day text, among boolean, token bigint, tries bigint, why text
);

CREATE FUNCTION receiptmind.take(who text, seconds double precision) RETURNS SETOF receiptmind.photo LANGUAGE sql
SECURITY DEFINER SET search_path = receiptmind, pg_catalog, pg_temp AS $$
    WITH next AS MATERIALIZED (
        SELECT id FROM job WHERE state = 0 ORDER BY turn, id LIMIT 1 FOR UPDATE SKIP LOCKED
    ), taken AS (
        UPDATE job SET state = 1, tries = tries + 1, host = session_user, worker = who, token = nextval('token'),
            until = clock_timestamp() + make_interval(secs => seconds), why = NULL
        FROM next WHERE job.id = next.id RETURNING job.*
    )
    SELECT t.id::text, a.name, encode(t.sha256, 'hex'), t.size, t.name, coalesce(t.day, ''), t.among, t.token, t.tries, ''
    FROM taken t JOIN account a ON a.id = t.account
$$;

-- Whoever ends a loan needs its token, and must be whom it was given to.
CREATE FUNCTION receiptmind.done(photo uuid, lent bigint) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
SET search_path = receiptmind, pg_catalog, pg_temp AS $$ DECLARE gone job; BEGIN
    DELETE FROM job WHERE id = photo AND token = lent AND host = session_user AND state = 1 RETURNING * INTO gone;
    IF NOT FOUND THEN RETURN false; END IF;
    -- What became no record's, and nothing that failed, is nobody's.
    DELETE FROM blob WHERE account = gone.account AND sha256 = gone.sha256
        AND NOT EXISTS (SELECT FROM part WHERE account = gone.account AND picture = gone.sha256);
    RETURN true;
END $$;

CREATE FUNCTION receiptmind.give_back(photo uuid, lent bigint) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
SET search_path = receiptmind, pg_catalog, pg_temp AS $$ BEGIN
    UPDATE job SET state = 0, tries = tries - 1, host = NULL, worker = NULL, token = NULL, until = NULL
        WHERE id = photo AND token = lent AND host = session_user AND state = 1;
    RETURN FOUND;
END $$;

CREATE FUNCTION receiptmind.set_back(photo uuid, lent bigint, reason text, most bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = receiptmind, pg_catalog, pg_temp AS $$ BEGIN
    UPDATE job SET state = CASE WHEN tries >= most THEN 2 ELSE 0 END, turn = next_turn(account),
        host = NULL, worker = NULL, token = NULL, until = NULL, why = reason
        WHERE id = photo AND token = lent AND host = session_user AND state = 1;
    RETURN FOUND;
END $$;

CREATE FUNCTION receiptmind.retry(whose bigint) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
SET search_path = receiptmind, pg_catalog, pg_temp AS $$ DECLARE count bigint; BEGIN
    IF NOT may(whose) THEN RAISE EXCEPTION USING ERRCODE = '42501', MESSAGE = 'not your account'; END IF;
    UPDATE job SET state = 0, tries = 0, why = NULL, turn = next_turn(account) WHERE account = whose AND state = 2;
    GET DIAGNOSTICS count = ROW_COUNT;
    RETURN count;
END $$;

-- Who was not seen for a day is forgotten.
CREATE FUNCTION receiptmind.keep(who text, tokens bigint[], seconds double precision, more bigint, took double precision)
RETURNS SETOF bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = receiptmind, pg_catalog, pg_temp AS $$ BEGIN
    INSERT INTO worker AS mine VALUES (session_user, who, clock_timestamp(), more, took)
        ON CONFLICT (host, name) DO UPDATE
        SET seen = clock_timestamp(), photos = mine.photos + more, busy = mine.busy + took;
    RETURN QUERY UPDATE job SET until = clock_timestamp() + make_interval(secs => seconds)
        WHERE token = ANY (tokens) AND host = session_user AND state = 1 RETURNING token;
END $$;

CREATE FUNCTION receiptmind.sweep(most bigint) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
SET search_path = receiptmind, pg_catalog, pg_temp AS $$ DECLARE count bigint; BEGIN
    DELETE FROM worker WHERE seen < clock_timestamp() - interval '1 day';
    WITH late AS MATERIALIZED (
        SELECT id FROM job WHERE state = 1 AND until < clock_timestamp() FOR UPDATE SKIP LOCKED
    )
    UPDATE job SET state = CASE WHEN tries >= most THEN 2 ELSE 0 END, host = NULL, worker = NULL, token = NULL,
        until = NULL, why = CASE WHEN tries >= most THEN 'worker-lost' END
    FROM late WHERE job.id = late.id;
    GET DIAGNOSTICS count = ROW_COUNT;
    RETURN count;
END $$;

-- Machines and the page see how much waits in all; a person, what is theirs.
CREATE FUNCTION receiptmind.sees_all() RETURNS boolean LANGUAGE sql STABLE
SET search_path = receiptmind, pg_catalog, pg_temp AS
$$ SELECT is_owner() OR is_member('rm_worker') OR is_member('rm_gateway') $$;

CREATE FUNCTION receiptmind.queue(OUT waiting bigint, OUT lent bigint, OUT parked bigint, OUT longest double precision)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = receiptmind, pg_catalog, pg_temp AS $$
    SELECT count(*) FILTER (WHERE state = 0), count(*) FILTER (WHERE state = 1), count(*) FILTER (WHERE state = 2),
        extract(epoch FROM clock_timestamp() - min(since) FILTER (WHERE state < 2))::double precision
    FROM job WHERE (SELECT sees_all()) OR account = (SELECT me())
$$;

CREATE FUNCTION receiptmind.waits(whose bigint, hash bytea) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = receiptmind, pg_catalog, pg_temp AS
$$ SELECT may(whose) AND EXISTS (SELECT FROM job WHERE account = whose AND sha256 = hash) $$;

CREATE FUNCTION receiptmind.workers(seconds double precision) RETURNS
TABLE (name text, lent bigint, photos bigint, busy double precision)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = receiptmind, pg_catalog, pg_temp AS $$
    SELECT w.name, (SELECT count(*) FROM job j WHERE j.host = w.host AND j.worker = w.name AND j.state = 1),
        w.photos, w.busy FROM worker w
    WHERE w.seen > clock_timestamp() - make_interval(secs => seconds) AND (SELECT sees_all()) ORDER BY w.name
$$;

CREATE FUNCTION receiptmind.parked(whose bigint) RETURNS SETOF receiptmind.photo LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = receiptmind, pg_catalog, pg_temp AS $$
    SELECT t.id::text, a.name, encode(t.sha256, 'hex'), t.size, t.name, coalesce(t.day, ''), t.among, 0, t.tries, t.why
    FROM job t JOIN account a ON a.id = t.account WHERE t.account = whose AND t.state = 2 AND may(whose) ORDER BY t.id
$$;

INSERT INTO receiptmind.version (number, oldest) VALUES (10, 2);
