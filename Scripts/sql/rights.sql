-- Who may see and change what. Run it again whenever tables were added; it ends with the same rights each time.
-- Statements are apart by empty lines.

-- rm_owner has the tables, rm_worker reads photos, rm_gateway speaks for whom it says (the page), rm_person for nobody but themselves.
DO $$ DECLARE wanted text; BEGIN
    FOREACH wanted IN ARRAY ARRAY['rm_owner', 'rm_worker', 'rm_gateway', 'rm_person'] LOOP
        IF to_regrole(wanted) IS NULL THEN
            IF NOT (SELECT rolsuper OR rolcreaterole FROM pg_roles WHERE rolname = current_user) THEN
                RAISE insufficient_privilege USING MESSAGE = format('there is no role %s, and %s may make none', wanted, current_user),
                    HINT = format('As postgres: createuser --no-login %s (docs/scale.md has all that postgres does).', wanted);
            END IF;
            EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
        END IF;
    END LOOP;
    IF (SELECT rolcreaterole AND NOT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
        RAISE WARNING '% may make roles: on PostgreSQL 15 that is a shell on its server. As postgres: ALTER ROLE % NOCREATEROLE',
            current_user, quote_ident(current_user);
    END IF;
    -- Whoever looks after the tables goes on to do so.
    IF NOT pg_has_role(current_user, 'rm_owner', 'USAGE') THEN EXECUTE format('GRANT rm_owner TO %I', current_user); END IF;
END $$;

-- Functions that run with their maker's rights must not run with more than these.
DO $$ DECLARE thing record; BEGIN
    ALTER SCHEMA receiptmind OWNER TO rm_owner;
    FOR thing IN SELECT oid::regclass AS name FROM pg_class WHERE relnamespace = 'receiptmind'::regnamespace AND relkind IN ('r', 'p') LOOP
        EXECUTE format('ALTER TABLE %s OWNER TO rm_owner', thing.name);
    END LOOP;
    FOR thing IN SELECT oid::regclass AS name FROM pg_class s WHERE relnamespace = 'receiptmind'::regnamespace AND relkind = 'S'
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = s.oid AND deptype IN ('a', 'i')) LOOP
        EXECUTE format('ALTER SEQUENCE %s OWNER TO rm_owner', thing.name);
    END LOOP;
    FOR thing IN SELECT oid::regprocedure AS name FROM pg_proc WHERE pronamespace = 'receiptmind'::regnamespace LOOP
        EXECUTE format('ALTER FUNCTION %s OWNER TO rm_owner', thing.name);
    END LOOP;
END $$;

REVOKE ALL ON ALL TABLES IN SCHEMA receiptmind FROM PUBLIC, rm_worker, rm_gateway, rm_person;

REVOKE ALL ON ALL SEQUENCES IN SCHEMA receiptmind FROM PUBLIC, rm_worker, rm_gateway, rm_person;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA receiptmind FROM PUBLIC, rm_worker, rm_gateway, rm_person;

GRANT USAGE ON SCHEMA receiptmind TO rm_worker, rm_gateway, rm_person;

-- All that an account has is seen by that account, and by workers while they hold one of its photos.
DO $$ DECLARE thing record; BEGIN
    FOR thing IN SELECT a.attrelid::regclass AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
        WHERE c.relnamespace = 'receiptmind'::regnamespace AND c.relkind IN ('r', 'p') AND a.attname = 'account'
        AND c.relname NOT IN ('job', 'lane') LOOP
        EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', thing.name);
        EXECUTE format('DROP POLICY IF EXISTS own ON %s', thing.name);
        EXECUTE format('DROP POLICY IF EXISTS held ON %s', thing.name);
        EXECUTE format('CREATE POLICY own ON %s TO rm_person, rm_gateway USING (account = (SELECT receiptmind.me())) '
            'WITH CHECK (account = (SELECT receiptmind.me()))', thing.name);
        EXECUTE format('CREATE POLICY held ON %s TO rm_worker USING (account IN (SELECT receiptmind.held())) '
            'WITH CHECK (account IN (SELECT receiptmind.held()))', thing.name);
        EXECUTE format('GRANT SELECT, INSERT ON %s TO rm_worker, rm_gateway, rm_person', thing.name);
    END LOOP;
END $$;

-- A line stays what it is, and so do a picture's bytes; of a ledger, where it ends changes. Whoever locks a row needs a right to change
-- something of it.
GRANT UPDATE ON receiptmind.ledger TO rm_worker, rm_gateway, rm_person;

GRANT UPDATE (since), DELETE ON receiptmind.blob TO rm_worker, rm_gateway, rm_person;

GRANT UPDATE, DELETE ON receiptmind.part TO rm_worker, rm_gateway, rm_person;

-- Keys of objects that are being made, or are to go. Who keeps pictures where is the owner's to say.
GRANT UPDATE (wanted), DELETE ON receiptmind.object TO rm_worker, rm_gateway, rm_person;

GRANT SELECT ON receiptmind.bucket TO rm_worker, rm_gateway, rm_person;

ALTER VIEW receiptmind.failed OWNER TO rm_owner;

GRANT SELECT ON receiptmind.failed TO rm_worker, rm_gateway, rm_person;

-- Whoever speaks for others has to find them by name, and to take in who is new.
ALTER TABLE receiptmind.account ENABLE ROW LEVEL SECURITY;

DROP POLICY IF EXISTS own ON receiptmind.account;

CREATE POLICY own ON receiptmind.account FOR SELECT TO rm_person USING (id = (SELECT receiptmind.me()));

DROP POLICY IF EXISTS held ON receiptmind.account;

CREATE POLICY held ON receiptmind.account FOR SELECT TO rm_worker USING (id IN (SELECT receiptmind.held()));

DROP POLICY IF EXISTS found ON receiptmind.account;

CREATE POLICY found ON receiptmind.account FOR SELECT TO rm_gateway USING (true);

DROP POLICY IF EXISTS made ON receiptmind.account;

CREATE POLICY made ON receiptmind.account FOR INSERT TO rm_gateway WITH CHECK (true);

DROP POLICY IF EXISTS made ON receiptmind.ledger;

-- An empty one: of an account that has one, nothing is told but its name.
CREATE POLICY made ON receiptmind.ledger FOR INSERT TO rm_gateway WITH CHECK (lines = 0 AND size = 0);

GRANT SELECT (id, name, moved) ON receiptmind.account TO rm_worker, rm_gateway, rm_person;

GRANT INSERT (name) ON receiptmind.account TO rm_gateway;

-- What the page keeps of devices is its own.
ALTER TABLE receiptmind.common ENABLE ROW LEVEL SECURITY;

DROP POLICY IF EXISTS page ON receiptmind.common;

CREATE POLICY page ON receiptmind.common TO rm_gateway USING (true) WITH CHECK (true);

GRANT SELECT, INSERT, UPDATE ON receiptmind.common TO rm_gateway;

GRANT SELECT ON receiptmind.library TO rm_worker, rm_gateway, rm_person;

-- The queue is changed by its functions and by nothing else.
ALTER TABLE receiptmind.job ENABLE ROW LEVEL SECURITY;

DROP POLICY IF EXISTS own ON receiptmind.job;

CREATE POLICY own ON receiptmind.job FOR SELECT TO rm_person, rm_gateway USING (account = (SELECT receiptmind.me()));

GRANT SELECT ON receiptmind.job TO rm_person, rm_gateway;

ALTER TABLE receiptmind.lane ENABLE ROW LEVEL SECURITY;

ALTER TABLE receiptmind.worker ENABLE ROW LEVEL SECURITY;

GRANT SELECT ON receiptmind.version TO rm_worker, rm_gateway, rm_person;

GRANT EXECUTE ON FUNCTION receiptmind.me(), receiptmind.held(), receiptmind.may(bigint), receiptmind.is_owner(),
    receiptmind.is_member(text), receiptmind.sees_all(), receiptmind.queue(), receiptmind.workers(double precision)
    TO rm_worker, rm_gateway, rm_person;

GRANT EXECUTE ON FUNCTION receiptmind.put(uuid, bigint, bytea, bigint, bytea, text, boolean), receiptmind.retry(bigint),
    receiptmind.waits(bigint, bytea),
    receiptmind.parked(bigint) TO rm_gateway, rm_person;

GRANT EXECUTE ON FUNCTION receiptmind.take(text, double precision), receiptmind.done(uuid, bigint),
    receiptmind.give_back(uuid, bigint), receiptmind.set_back(uuid, bigint, text, bigint),
    receiptmind.keep(text, bigint[], double precision, bigint, double precision), receiptmind.sweep(bigint),
    receiptmind.take_back(bytea[], bigint) TO rm_worker;
