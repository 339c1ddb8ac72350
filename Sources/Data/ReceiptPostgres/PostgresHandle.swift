import CPostgres
import Glibc
import ReceiptDomain

/// A statement with its values, as it is sent.
struct PostgresStatement {
    var sql: String
    var values: [PostgresValue]

    init(_ sql: String, _ values: [PostgresValue] = []) { (self.sql, self.values) = (sql, values) }
}

/// Owns one connection of libpq: opened, used and closed here and nowhere else.
///
/// Nothing waits without a deadline, which libpq's own calls have none of: what is sent and what comes is waited for by `poll`. Behind
/// a deadline the connection is of no use any more, because an answer may still come. Statements are sent in pipeline mode: any number
/// of them makes one way there and back. What is said a second time is not parsed and planned again.
struct PostgresHandle: ~Copyable {
    private let connection: OpaquePointer
    private(set) var isUsable = true
    /// What the server said beside its answers.
    private let notices = NoticeBox()
    /// Under which name the server knows what was said before.
    private var prepared: [Prepared: String] = [:]
    /// How many names were given.
    private var names = 0
    /// What was sent, and is not answered yet.
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

    /// What every connection has, whatever else is said: a host that is gone is noticed within 11 s, also in the middle of sending;
    /// a statement ends with whoever asked for it, and a transaction that nobody goes on with lets go of its locks.
    private static let settings: [(name: String, value: String)] = [
        ("keepalives", "1"), ("keepalives_idle", "5"), ("keepalives_interval", "2"), ("keepalives_count", "3"),
        ("tcp_user_timeout", "10000"), ("client_encoding", "UTF8"), ("application_name", "receiptmind"),
        (
            "options",
            "-c idle_in_transaction_session_timeout=5000 -c client_connection_check_interval=1000 -c statement_timeout=60000"
        ),
    ]

    /// `host` is one of several that the information names.
    static func open(
        _ information: String,
        host: PostgresHost? = nil,
        until deadline: ContinuousClock.Instant
    ) throws -> PostgresHandle {
        let mode = (try? PostgresName(information))?.requiredMode().map { ("sslmode", $0) }
        // The name says all that the caller does; what follows goes before it.
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
        // What the server refuses is told with its state.
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
        // Notices are for somebody who reads a terminal; a warning may mean that a change is not safe yet.
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

    /// Whether the server has warned of something since this was asked last.
    mutating func takeWarning() -> Bool {
        defer { notices.hasWarning = false }
        return notices.hasWarning
    }

    // MARK: Statements

    /// Runs all of them, or those before the first that fails; outside of a transaction they are one.
    mutating func run(
        _ statements: [PostgresStatement],
        until deadline: ContinuousClock.Instant
    ) throws -> [PostgresRows] {
        guard isUsable else { throw PostgresProblem.unreachable(detail: "the connection is closed") }
        try send(statements, until: deadline)
        return try receive(until: deadline)
    }

    /// Several statements at once, without values; where one fails, none has taken effect.
    mutating func runScript(_ sql: String, until deadline: ContinuousClock.Instant) throws {
        guard isUsable else { throw PostgresProblem.unreachable(detail: "the connection is closed") }
        // A text of several statements is not for pipelines.
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
            // What the server says meanwhile has to be taken in, or neither side goes on.
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

    /// How the server calls the statement, or will when it comes to it.
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
        // All in one buffer, so that one look at its bytes is enough.
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

    /// The answers to all that was sent.
    private mutating func receive(until deadline: ContinuousClock.Instant) throws -> [PostgresRows] {
        let sent = sent
        self.sent = []
        var answers: [PostgresRows] = []
        var problem: PostgresProblem?
        for each in sent {
            var rows = PostgresRows()
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

    /// What was planned earlier is of no use any more, as after a change of tables; another connection plans anew.
    private static let staleStates: Set<String> = ["0A000", "26000"]

    /// `nil` at the end of a statement's answer.
    private mutating func nextResult(until deadline: ContinuousClock.Instant) throws -> OpaquePointer? {
        while client.PQisBusy(connection) == 1 {
            try wait(for: POLLIN, until: deadline)
            guard client.PQconsumeInput(connection) == 1 else { throw lost() }
        }
        return client.PQgetResult(connection)
    }

    private static func rows(of result: OpaquePointer) -> PostgresRows {
        let columns = client.PQnfields(result)
        let cells = (0..<client.PQntuples(result)).map { row in
            (0..<columns).map { column -> [UInt8]? in
                guard client.PQgetisnull(result, row, column) == 0, let value = client.PQgetvalue(result, row, column)
                else {
                    return nil
                }
                let count = Int(client.PQgetlength(result, row, column))
                return Array(UnsafeRawBufferPointer(start: value, count: count))
            }
        }
        return PostgresRows(cells: cells)
    }

    /// A field of a refusal or a notice, by its letter (PostgreSQL's documentation, "Error and Notice Message Fields").
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

    /// The server may have said why.
    private mutating func lost(after problem: PostgresProblem? = nil) -> PostgresProblem {
        isUsable = false
        if case .unreachable? = problem { return problem ?? .unreachable(detail: "") }
        let message = client.PQerrorMessage(connection).map { String(cString: $0) } ?? ""
        return .unreachable(detail: message.split(separator: "\n").joined(separator: " "))
    }
}
