import CPostgres
import Glibc
import ReceiptDomain

struct PostgresStatement {
    var sql: String
    var values: [PostgresValue]

    init(_ sql: String, _ values: [PostgresValue] = []) { (self.sql, self.values) = (sql, values) }
}

/// Owns one libpq connection, which is opened, used and closed only here.
///
/// Every wait has a deadline, which libpq's blocking calls lack, so that `poll` is used instead. After a missed deadline the
/// connection is unusable, because an answer may still arrive. Statements are sent in pipeline mode, any number in one round
/// trip. Repeated statements are prepared once.
struct PostgresHandle: ~Copyable {
    private let connection: OpaquePointer
    private(set) var isUsable = true
    /// Records warnings from the server.
    private let notices = NoticeBox()
    /// Names of prepared statements on the server.
    private var prepared: [Prepared: String] = [:]
    /// The number of names used.
    private var names = 0
    /// Requests without an answer yet.
    private var sent: [Sent] = []

    private struct Prepared: Hashable {
        var sql: String
        var types: [UInt32]
    }

    private enum Sent {
        case preparing(Prepared, name: String)
        case statement
    }

    private final class NoticeBox {
        var hasWarning = false
    }

    private init(_ connection: OpaquePointer) { self.connection = connection }

    deinit { client.PQfinish(connection) }

    /// Settings of every connection, whatever the connection string says.
    ///
    /// A dead host is noticed within 11 s, also while sending; a statement ends when its client does, and an abandoned
    /// transaction releases its locks.
    private static let settings: [(name: String, value: String)] = [
        ("keepalives", "1"), ("keepalives_idle", "5"), ("keepalives_interval", "2"), ("keepalives_count", "3"),
        ("tcp_user_timeout", "10000"), ("client_encoding", "UTF8"), ("application_name", "receiptmind"),
        (
            "options",
            "-c idle_in_transaction_session_timeout=5000 -c client_connection_check_interval=1000 -c statement_timeout=60000"
        ),
    ]

    /// `host` is one of the several that the connection string names.
    static func open(
        _ information: String,
        host: PostgresHost? = nil,
        until deadline: ContinuousClock.Instant
    ) throws -> PostgresHandle {
        let mode = (try? PostgresName(information))?.requiredMode().map { ("sslmode", $0) }
        // The connection string comes first; later settings override it.
        let settings = [("dbname", information), mode].compactMap(\.self) + (host?.settings ?? []) + Self.settings
        var names = settings.map { strdup($0.0) }
        var values = settings.map { strdup($0.1) }
        defer { for text in names + values { free(text) } }
        names.append(nil)
        values.append(nil)
        let started = names.withUnsafeBufferPointer { names in
            values.withUnsafeBufferPointer { values in
                UnsafeRawPointer(names.baseAddress).flatMap { names in
                    UnsafeRawPointer(values.baseAddress).flatMap { values in
                        client.PQconnectStartParams(
                            names.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                            values.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                            1
                        )
                    }
                }
            }
        }
        guard let started else { throw PostgresProblem.unreachable(detail: "no memory") }
        var handle = PostgresHandle(started)
        // Verbose errors start with the SQLSTATE.
        _ = client.PQsetErrorVerbosity(started, PQERRORS_VERBOSE)
        try handle.finishOpening(until: deadline)
        return handle
    }

    private mutating func finishOpening(until deadline: ContinuousClock.Instant) throws {
        guard client.PQstatus(connection) != CONNECTION_BAD else { throw refused() }
        var next = PGRES_POLLING_WRITING
        while next != PGRES_POLLING_OK {
            guard next != PGRES_POLLING_FAILED else { throw refused() }
            try wait(for: next == PGRES_POLLING_READING ? POLLIN : POLLOUT, until: deadline)
            next = client.PQconnectPoll(connection)
        }
        // Notices are meant for terminals; a warning may mean that a change is not safe yet.
        let receiver: PQnoticeReceiver = { box, result in
            guard let box, PostgresHandle.field("V", of: result) == "WARNING" else { return }
            Unmanaged<NoticeBox>.fromOpaque(box).takeUnretainedValue().hasWarning = true
        }
        _ = client.PQsetNoticeReceiver(connection, receiver, Unmanaged.passUnretained(notices).toOpaque())
        guard client.PQsetnonblocking(connection, 1) == 0, client.PQenterPipelineMode(connection) == 1 else {
            throw lost()
        }
    }

    var isInTransaction: Bool { client.PQtransactionStatus(connection) != PQTRANS_IDLE }

    /// Whether the server has warned since the last call.
    mutating func takeWarning() -> Bool {
        defer { notices.hasWarning = false }
        return notices.hasWarning
    }

    // MARK: Statements

    /// Runs all statements, or those before the first failure; outside a transaction they form one.
    mutating func run(
        _ statements: [PostgresStatement],
        until deadline: ContinuousClock.Instant
    ) throws -> [[PostgresRow]] {
        guard isUsable else { throw PostgresProblem.unreachable(detail: "the connection is closed") }
        try send(statements, until: deadline)
        return try receive(until: deadline)
    }

    /// Runs a script atomically, without values.
    mutating func runScript(_ sql: String, until deadline: ContinuousClock.Instant) throws {
        guard isUsable else { throw PostgresProblem.unreachable(detail: "the connection is closed") }
        // A script of several statements is not allowed in a pipeline.
        guard client.PQexitPipelineMode(connection) == 1, client.PQsendQuery(connection, sql) == 1 else { throw lost() }
        try flush(until: deadline)
        var problem: PostgresProblem?
        while let result = try nextResult(until: deadline) {
            defer { client.PQclear(result) }
            if client.PQresultStatus(result) == PGRES_FATAL_ERROR { problem = problem ?? Self.problem(of: result) }
        }
        guard client.PQstatus(connection) == CONNECTION_OK, client.PQenterPipelineMode(connection) == 1 else {
            throw lost()
        }
        if let problem { throw problem }
    }

    private mutating func flush(until deadline: ContinuousClock.Instant) throws {
        while true {
            let rest = client.PQflush(connection)
            guard rest >= 0 else { throw lost() }
            guard rest == 1 else { return }
            // Incoming data has to be read while sending, or both sides may block.
            try wait(for: POLLIN | POLLOUT, until: deadline)
            guard client.PQconsumeInput(connection) == 1 else { throw lost() }
        }
    }

    // MARK: Sending

    private mutating func send(_ statements: [PostgresStatement], until deadline: ContinuousClock.Instant) throws {
        for statement in statements {
            let key = Prepared(sql: statement.sql, types: statement.values.map(\.type))
            let name = try name(of: key)
            guard send(statement.values, name: name) else { throw lost() }
            sent.append(.statement)
        }
        guard client.PQpipelineSync(connection) == 1 else { throw lost() }
        try flush(until: deadline)
    }

    /// The server's name for the prepared statement, preparing it where necessary.
    private mutating func name(of key: Prepared) throws -> String {
        if let known = prepared[key] { return known }
        for case .preparing(key, let name) in sent { return name }
        names += 1
        let name = "s\(names)"
        guard client.PQsendPrepare(connection, name, key.sql, CInt(key.types.count), key.types) == 1 else {
            throw lost()
        }
        sent.append(.preparing(key, name: name))
        return name
    }

    private func send(_ values: [PostgresValue], name: String) -> Bool {
        let encoded = values.map(\.encoded)
        let lengths = encoded.map { CInt($0.count) }
        let formats = [CInt](repeating: 1, count: values.count)
        // One buffer for all values, whose bytes are accessed once.
        let all = encoded.flatMap(\.self) + [0]
        return all.withUnsafeBytes { bytes in
            var places: [UnsafePointer<CChar>?] = []
            var start = 0
            for value in encoded {
                places.append(bytes.baseAddress.map { ($0 + start).assumingMemoryBound(to: CChar.self) })
                start += value.count
            }
            return client.PQsendQueryPrepared(connection, name, CInt(values.count), places, lengths, formats, 1) == 1
        }
    }

    // MARK: Answers

    /// Receives the answers to all requests.
    private mutating func receive(until deadline: ContinuousClock.Instant) throws -> [[PostgresRow]] {
        let sent = sent
        self.sent = []
        var answers: [[PostgresRow]] = []
        var problem: PostgresProblem?
        for each in sent {
            var rows: [PostgresRow] = []
            var isPrepared = true
            while let result = try nextResult(until: deadline) {
                defer { client.PQclear(result) }
                switch client.PQresultStatus(result) {
                case PGRES_TUPLES_OK: rows = Self.rows(of: result)
                case PGRES_COMMAND_OK: break
                case PGRES_PIPELINE_ABORTED: isPrepared = false
                default:
                    isPrepared = false
                    problem = problem ?? Self.problem(of: result)
                }
                guard client.PQstatus(connection) == CONNECTION_OK else { throw lost(after: problem) }
            }
            switch each {
            case .preparing(let key, let name): if isPrepared { prepared[key] = name }
            case .statement: answers.append(rows)
            }
        }
        let end = try nextResult(until: deadline)
        defer { client.PQclear(end) }
        guard client.PQstatus(connection) == CONNECTION_OK, client.PQresultStatus(end) == PGRES_PIPELINE_SYNC else {
            throw lost(after: problem)
        }
        guard let problem else { return answers }
        if answers.count == sent.count, case .refused(let state, let message) = problem,
            Self.staleStates.contains(state)
        {
            isUsable = false
            throw PostgresProblem.unreachable(detail: message)
        }
        throw problem
    }

    /// States of statements invalidated by a change of tables; a new connection prepares them again.
    private static let staleStates: Set<String> = ["0A000", "26000"]

    /// `nil` at the end of a statement's answer.
    private mutating func nextResult(until deadline: ContinuousClock.Instant) throws -> OpaquePointer? {
        while client.PQisBusy(connection) == 1 {
            try wait(for: POLLIN, until: deadline)
            guard client.PQconsumeInput(connection) == 1 else { throw lost() }
        }
        return client.PQgetResult(connection)
    }

    private static func rows(of result: OpaquePointer) -> [PostgresRow] {
        let columns = client.PQnfields(result)
        return (0..<client.PQntuples(result)).map { row in
            let cells = (0..<columns).map { column -> [UInt8]? in
                guard client.PQgetisnull(result, row, column) == 0, let value = client.PQgetvalue(result, row, column)
                else {
                    return nil
                }
                let count = Int(client.PQgetlength(result, row, column))
                return Array(UnsafeRawBufferPointer(start: value, count: count))
            }
            return PostgresRow(cells: cells)
        }
    }

    /// A field of an error or notice by its letter (PostgreSQL's documentation, "Error and Notice Message Fields").
    private static func field(_ letter: Character, of result: OpaquePointer?) -> String? {
        client.PQresultErrorField(result, CInt(letter.asciiValue ?? 0)).map { String(cString: $0) }
    }

    private static func problem(of result: OpaquePointer) -> PostgresProblem {
        guard let state = field("C", of: result) else {
            return .unreachable(detail: field("M", of: result) ?? "the link is lost")
        }
        return PostgresProblem(state: state, message: field("M", of: result) ?? "")
    }

    // MARK: Waiting

    private mutating func wait(for events: CInt, until deadline: ContinuousClock.Instant) throws {
        while true {
            let left = ContinuousClock.now.duration(to: deadline)
            guard left > .zero else {
                isUsable = false
                throw PostgresProblem.unreachable(detail: "no answer in time")
            }
            let (seconds, attoseconds) = left.components
            let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1
            var descriptor = pollfd(fd: client.PQsocket(connection), events: Int16(events), revents: 0)
            let ready = poll(&descriptor, 1, CInt(clamping: milliseconds))
            if ready > 0 { return }
            guard ready == 0 || errno == EINTR else { throw lost() }
        }
    }

    private mutating func refused() -> PostgresProblem {
        isUsable = false
        return PostgresProblem(connecting: client.PQerrorMessage(connection).map { String(cString: $0) } ?? "")
    }

    /// Closes the connection and returns the error, with the server's reason where it sent one.
    private mutating func lost(after problem: PostgresProblem? = nil) -> PostgresProblem {
        isUsable = false
        if case .unreachable? = problem { return problem ?? .unreachable(detail: "") }
        let message = client.PQerrorMessage(connection).map { String(cString: $0) } ?? ""
        return .unreachable(detail: message.split(separator: "\n").joined(separator: " "))
    }
}
