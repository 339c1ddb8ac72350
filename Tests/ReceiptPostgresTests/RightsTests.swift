import Foundation
import ReceiptDomain
@testable import ReceiptPostgres
import ReceiptTestSupport
import Testing

/// Every kind of role tries every verb on every table of an account that is not theirs.
@Suite(
    .serialized,
    .enabled(if: PostgresServer.isInstalled, "PostgreSQL's server is not installed (Scripts/setup --database-tests)")
)
struct RightsTests {
    private let owner: PostgresConnection
    private let database: String
    private let ours = UserID.me
    private let theirs: UserID

    init() throws {
        theirs = try #require(UserID("theirs"))
        database = try PostgresServer.database(named: "rights_\(UInt32.random(in: 0...(.max)))")
        owner = PostgresConnection(database)
        try PostgresSchema.migrate(owner)
        for name in ["person_a", "person_b", "host_a", "host_b", "page"] {
            try owner.run(
                "DO $$ BEGIN IF to_regrole('\(name)') IS NULL THEN CREATE ROLE \(name) LOGIN; END IF; END $$"
            )
        }
        // Twice: it has to end the same.
        for _ in 1...2 { for statement in try Self.rights() { try owner.run(statement) } }
        try owner.run("GRANT rm_person TO person_a, person_b")
        try owner.run("GRANT rm_worker TO host_a, host_b")
        try owner.run("GRANT rm_gateway TO page")
        for (user, role) in [(ours, "person_a"), (theirs, "person_b")] {
            try PostgresAccount.add(user, owner)
            try owner.run(
                "UPDATE receiptmind.account SET role = $2::text::name WHERE name = $1",
                [.text(user.rawValue), .text(role)]
            )
            let store = try PostgresLineStore(owner, of: user)
            #expect(try store.tryLock())
            try store.append([Array("a line".utf8)])
            store.unlock()
            try owner.run(
                """
                WITH bucket AS (
                    INSERT INTO receiptmind.bucket (address) VALUES ('s3://of-' || $1) RETURNING number
                )
                INSERT INTO receiptmind.object (account, bucket, key)
                SELECT a.id, number, l.id || '/' || a.id || '/' || repeat('a', 64) || '-1'
                FROM receiptmind.account a, receiptmind.library l, bucket WHERE name = $1
                """,
                [.text(user.rawValue)]
            )
            _ = try store.storeCopy(LinePlace(offset: 0, length: 3), reason: "torn", day: "2026-01-01")
        }
    }

    private static func rights() throws -> [String] {
        let file = URL(filePath: #filePath).appending(path: "../../../Scripts/sql/rights.sql").standardizedFileURL
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n\n").map(String.init)
            .filter { text in text.split(separator: "\n").contains { !$0.hasPrefix("--") } }
    }

    private func login(_ role: String, account: UserID? = nil) throws -> PostgresConnection {
        let connection = PostgresConnection(database.replacing("user=postgres", with: "user=\(role)"))
        if let account {
            let id = try owner.run("SELECT id FROM receiptmind.account WHERE name = $1", [.text(account.rawValue)])
            try connection.run(
                "SELECT set_config('receiptmind.account', $1, false)",
                [.text("\(try id.row.integer(0))")]
            )
        }
        return connection
    }

    private func put(_ number: Int, of user: UserID) async throws {
        _ = try await PostgresPhotoQueue(owner, worker: "").put(try PostgresServer.photo(number, of: user, owner))
    }

    /// Those who may have to do with our account, and never with theirs.
    private func strangers() async throws -> [(name: String, connection: PostgresConnection)] {
        try await put(1, of: ours)
        let holder = try login("host_a")
        let photo = try await PostgresPhotoQueue(holder, worker: "a").take()
        #expect(photo?.photo.user == ours)
        try await put(2, of: theirs)
        return [
            ("a person", try login("person_a")),
            ("a person with a forged setting", try login("person_a", account: theirs)),
            ("the page that speaks for another", try login("page", account: ours)),
            ("the page that speaks for nobody", try login("page")),
            ("a worker that holds another's photo", holder),
            ("the same with a forged setting", try login("host_a", account: theirs)),
            ("a worker that holds none", try login("host_b")),
        ]
    }

    private func tables() throws -> [String] {
        let found = try owner.run(
            """
            SELECT c.relname::text FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'account'
            WHERE c.relnamespace = 'receiptmind'::regnamespace AND c.relkind IN ('r', 'p') ORDER BY 1
            """
        )
        return try found.map { try $0.text(0) }
    }

    /// How many rows a statement saw or changed; nothing where it was refused.
    private func reach(_ connection: PostgresConnection, _ sql: String, _ values: [PostgresValue]) throws -> Int {
        do {
            return try connection.run("WITH touched AS (\(sql) RETURNING 1) SELECT count(*) FROM touched", values)
                .row.integer(0)
        } catch PostgresProblem.notPermitted {
            // And not a constraint: that would say that the row was looked at.
            return 0
        }
    }

    private func state(of user: UserID, in tables: [String]) throws -> [String] {
        try tables.map { table in
            try owner.run(
                """
                SELECT coalesce(string_agg(md5(t::text), ',' ORDER BY t::text), '') FROM receiptmind.\(table) t
                JOIN receiptmind.account a ON a.id = t.account WHERE a.name = $1
                """,
                [.text(user.rawValue)]
            ).row.text(0)
        }
    }

    @Test func `nobody sees or changes what is not theirs`() async throws {
        let strangers = try await strangers()
        let tables = try tables()
        #expect(tables.count >= 5)
        let found = try owner.run("SELECT id FROM receiptmind.account WHERE name = $1", [.text(theirs.rawValue)])
        let account = PostgresValue.integer(try found.row.integer(0))
        let before = try state(of: theirs, in: tables)
        // A table without a row would prove nothing.
        #expect(!before.contains(""), "\(tables) have to have something of every account")
        var tried = 0
        for table in tables {
            let row = try owner.run(
                "SELECT to_jsonb(t)::text FROM receiptmind.\(table) t WHERE account = $1 LIMIT 1",
                [account]
            ).row.text(0)
            for stranger in strangers {
                let name = "receiptmind.\(table)"
                let seen = try? stranger.connection.run("SELECT count(*) FROM \(name) WHERE account = $1", [account])
                #expect(try seen.map { try $0.row.integer(0) } ?? 0 == 0, "\(stranger.name) sees \(table)")
                let insert = "INSERT INTO \(name) SELECT * FROM jsonb_populate_record(NULL::\(name), $1::text::jsonb)"
                for (sql, values) in [
                    (insert, [.text(row)]), ("UPDATE \(name) SET account = account WHERE account = $1", [account]),
                    ("DELETE FROM \(name) WHERE account = $1", [account]),
                ] as [(String, [PostgresValue])] {
                    #expect(try reach(stranger.connection, sql, values) == 0, "\(stranger.name): \(sql)")
                    tried += 1
                }
                tried += 1
            }
        }
        #expect(tried == tables.count * strangers.count * 4)
        #expect(try state(of: theirs, in: tables) == before)
    }

    @Test func `everybody reaches what is theirs`() async throws {
        let strangers = try await strangers()
        let found = try owner.run("SELECT id FROM receiptmind.account WHERE name = $1", [.text(ours.rawValue)])
        let account = PostgresValue.integer(try found.row.integer(0))
        for place in [0, 2, 4] {
            let (name, connection) = strangers[place]
            let seen = try connection.run("SELECT count(*) FROM receiptmind.line WHERE account = $1", [account])
            #expect(try seen.row.integer(0) > 0, "\(name)")
            let store = try PostgresLineStore(connection, of: ours)
            #expect(try store.tryLock())
            try store.append([Array("by \(name)".utf8)])
            store.unlock()
        }
        // Nobody changes a line that is there.
        for (_, connection) in strangers {
            #expect(try reach(connection, "UPDATE receiptmind.line SET bytes = bytes", []) == 0)
            #expect(try reach(connection, "DELETE FROM receiptmind.line", []) == 0)
        }
        #expect(throws: PostgresProblem.noSuchAccount("me")) { try PostgresLineStore(login("host_b"), of: ours) }
    }

    @Test func `nobody notes an object that is not their account's, for the owner to read or remove`() async throws {
        let strangers = try await strangers()
        let found = try owner.run(
            """
            SELECT l.id::text, a.id, b.number::bigint FROM receiptmind.library l, receiptmind.account a,
            (SELECT min(number) AS number FROM receiptmind.bucket) b ORDER BY a.name
            """
        )
        let (library, me, them) = (try found.row.text(0), try found.row.integer(1), try found[1].integer(1))
        let (account, bucket) = (PostgresValue.integer(me), PostgresValue.integer(try found.row.integer(2)))
        let hash = String(repeating: "b", count: 64)
        let other = "11111111" + library.dropFirst(8)
        func object(_ connection: PostgresConnection, _ key: String) throws {
            let sql = "INSERT INTO receiptmind.object (account, bucket, key, wanted) VALUES ($1, $2, $3, false)"
            try connection.run(sql, [account, bucket, .text(key)])
        }
        func picture(_ connection: PostgresConnection, _ key: String, size: Int = 1) throws {
            let sql = """
                INSERT INTO receiptmind.blob (account, sha256, size, bucket, key)
                VALUES ($1, decode($4, 'hex'), $5, $2, $3)
                """
            try connection.run(sql, [account, bucket, .text(key), .text(hash), .integer(size)])
        }
        for place in [0, 2, 4] {
            let (name, connection) = strangers[place]
            for key in [
                "\(library)/\(them)/\(hash)-1", "../../otherbucket/payroll.xlsx", "\(other)/\(me)/\(hash)-1",
                "\(library)/\(me)/../\(them)/\(hash)-1", "\(library)/\(me)/\(hash)-1\n", "\(library)/\(me)/\(hash)-",
                "",
            ] {
                for insert in [object, { try picture($0, $1) }] {
                    do {
                        try insert(connection, key)
                        Issue.record("\(name) noted \(key)")
                    } catch PostgresProblem.refused(let state, _) {
                        #expect(state == "23514", "\(name): \(key)")
                    }
                }
            }
            #expect(throws: PostgresProblem.self, "a picture's key has its hash") {
                try picture(connection, "\(library)/\(me)/\(String(repeating: "c", count: 64))-1")
            }
            for size in [-1, Int.max] {
                #expect(throws: PostgresProblem.self, "\(name): sizes are added up") {
                    try picture(connection, "\(library)/\(me)/\(hash)-\(place)", size: size)
                }
            }
            try object(connection, "\(library)/\(me)/\(hash)-\(place)")
            #expect(throws: PostgresProblem.self, "\(name)") {
                try connection.run("UPDATE receiptmind.object SET key = key WHERE account = $1", [account])
            }
        }
    }

    @Test func `everybody keeps pictures in the bucket that the owner has chosen, and nobody else chooses`()
        async throws
    {
        let strangers = try await strangers()
        let objects = MemoryObjects()
        func library(_ connection: PostgresConnection) throws -> PostgresAccount {
            try PostgresAccount(ours, connection, buckets: PostgresBuckets { _ in objects })
        }
        for (name, connection) in strangers {
            #expect(throws: PostgresProblem.self, "\(name)") {
                try connection.run("UPDATE receiptmind.library SET bucket = NULL")
            }
            #expect(throws: PostgresProblem.self, "\(name)") {
                try connection.run("INSERT INTO receiptmind.bucket (address) VALUES ('s3://elsewhere')")
            }
        }
        try owner.run("UPDATE receiptmind.library SET bucket = (SELECT min(number) FROM receiptmind.bucket)")
        for place in [0, 2, 4] {
            let (name, connection) = strangers[place]
            let account = try library(connection)
            let bytes = Array("by \(name)".utf8)
            try account.keep(bytes)
            try account.keep(bytes)
            let id = RecordID(high: UInt64(place) << 16 | 0x7000, low: 1 << 63)
            let image = PartName(.record(id), Array("1.jpg".utf8))
            let parts = PostgresParts(account)
            try parts.write([.put(image, bytes)])
            #expect(try parts.bytes(of: image) == bytes)
            try parts.write([.remove(image)])
            try parts.settle()
        }
        #expect(objects.keys.isEmpty)
    }

    @Test func `the queue does for each what is theirs`() async throws {
        let strangers = try await strangers()
        let person = try PostgresPhotoQueue(try login("person_a"), worker: "")
        #expect(try await person.put(try PostgresServer.photo(3, of: ours, owner)))
        let state = try await person.state()
        #expect(state.waiting == 1 && state.inHand == 1 && state.workers.isEmpty)
        // By its identifier, because the name is not even found.
        let other = try owner.run("SELECT id FROM receiptmind.account WHERE name = $1", [.text(theirs.rawValue)])
        let account = PostgresValue.integer(try other.row.integer(0))
        for (name, connection) in strangers {
            for call in [
                "put(gen_random_uuid(), $1, sha256('x'), 1, 'x', '', false)", "retry($1)", "parked($1)",
            ] {
                do {
                    let found = try connection.run("SELECT count(*) FROM receiptmind.\(call)", [account])
                    #expect(
                        try call == "parked($1)"
                            && connection.run("SELECT receiptmind.parked($1)", [account]).count == 0,
                        "\(name): \(call) \(found.map(\.cells))"
                    )
                } catch PostgresProblem.notPermitted {
                    // As it should be.
                }
            }
        }
        // Another host cannot end what it was not lent, whatever token it names.
        let held = try owner.run("SELECT id::text, token FROM receiptmind.job WHERE state = 1")
        let values: [PostgresValue] = [.text(try held.row.text(0)), .integer(try held.row.integer(1))]
        for function in ["done", "give_back"] {
            let ended = try login("host_b").run("SELECT receiptmind.\(function)($1::text::uuid, $2)", values)
            #expect(try ended.row.flag(0) == false)
        }
        for role in ["person_a", "page"] {
            #expect(throws: PostgresProblem.self) { try login(role).run("SELECT receiptmind.take('x', 30)") }
        }
        #expect(throws: PostgresProblem.self) { try login("person_a").run("SELECT nextval('receiptmind.token')") }
    }

    @Test func `whatever machines say of their work, its state is told`() async throws {
        let keep = "SELECT receiptmind.keep('x', '{}', 30, $1, $2::text::double precision)"
        for (host, photos, busy) in [("host_a", Int.max, "1e300"), ("host_b", Int.max, "NaN")] {
            try login(host).run(keep, [.integer(photos), .text(busy)])
        }
        let queue = try PostgresPhotoQueue(owner, worker: "")
        let state = try await queue.state()
        #expect(state.workers.count == 2 && state.throughput.photos == .max)
        try login("host_b").run(keep, [.integer(-.max), .text("-1e300")])
        #expect(try await queue.state().workers.allSatisfy { $0.throughput.photos >= 0 && $0.throughput.busy >= .zero })
    }

    /// The set-up that docs/scale.md gives for postgres, with names of our own and without passwords.
    private func documentedLogins(_ tag: String) throws -> (owner: PostgresConnection, others: [PostgresConnection]) {
        let guide = URL(filePath: #filePath).appending(path: "../../../docs/scale.md").standardizedFileURL
        var text = try String(contentsOf: guide, encoding: .utf8)
        let start = try #require(text.range(of: "\ncreateuser "))
        text = String(text[start.lowerBound...])
        text = String(text[..<(try #require(text.range(of: "\n```"))).lowerBound]).replacing("--pwprompt", with: "")
        for name in ["receipts", "household", "reader_1", "reader_2", "page_1"] {
            text = text.replacing(name, with: "\(tag)_\(name)")
        }
        let environment = ["PGHOST": PostgresServer.folder, "PGUSER": "postgres", "PATH": "/usr/bin:/bin"]
        // Its status says nothing: other tests may have made some of them.
        _ = try ChildProcess.run("/bin/bash", ["-c", text], environment: environment)
        func login(_ role: String) throws -> PostgresConnection {
            let own = try PostgresServer.information.get().replacing("dbname=postgres", with: "dbname=\(tag)_household")
            return PostgresConnection(own.replacing("user=postgres", with: "user=\(tag)_\(role)"))
        }
        return (try login("receipts"), try ["reader_1", "page_1"].map(login))
    }

    @Test func `who looks after the tables as documented has them, and no way to the server's machine`() throws {
        let tag = "docs_\(UInt32.random(in: 0...(.max)))"
        let (keeper, others) = try documentedLogins(tag)
        try PostgresSchema.migrate(keeper)
        for _ in 1...2 { for statement in try Self.rights() { try keeper.run(statement) } }
        try PostgresAccount.add(ours, keeper)
        try keeper.run("CREATE TABLE receiptmind.more (number bigint)")
        for login in [keeper] + others {
            let name = try login.run("SELECT session_user::text").row.text(0)
            for sql in [
                "GRANT pg_execute_server_program TO \(name)", "GRANT pg_write_server_files TO \(name)",
                "GRANT pg_read_server_files TO \(name)", "GRANT postgres TO \(name)", "SET ROLE postgres",
                "CREATE ROLE \(name)_2", "ALTER ROLE \(name) CREATEROLE", "ALTER ROLE \(name) SUPERUSER",
                "COPY (SELECT 1) TO PROGRAM 'true'", "SELECT pg_read_file('/etc/hostname')",
                "CREATE FUNCTION receiptmind.pid() RETURNS integer LANGUAGE c AS 'libc.so.6', 'getpid'",
            ] {
                do {
                    try login.run(sql)
                    Issue.record("\(name): \(sql)")
                } catch PostgresProblem.notPermitted {
                    // As it should be.
                }
            }
        }
    }

    @Test func `every table has rules of its own`() throws {
        let open = try owner.run(
            """
            SELECT relname::text FROM pg_class WHERE relnamespace = 'receiptmind'::regnamespace AND relkind IN ('r', 'p')
            AND NOT relrowsecurity
            """
        )
        #expect(try open.map { try $0.text(0) }.sorted() == ["bucket", "library", "version"])
        let makers = try owner.run(
            "SELECT DISTINCT proowner::regrole::text FROM pg_proc WHERE pronamespace = 'receiptmind'::regnamespace"
        )
        #expect(try makers.count == 1 && makers.row.text(0) == "rm_owner")
    }
}
