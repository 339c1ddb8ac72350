import CPostgres
import Glibc
import ReceiptDomain

/// Owns one connection of libpq: opened, used and closed here and nowhere else.
///
/// Nothing waits without a deadline, which libpq's own calls have none of: what is sent and what comes is waited for by `poll`. Behind
/// a deadline the connection is of no use any more, because an answer may still come.
struct PostgresHandle: ~Copyable {
    private let connection: OpaquePointer
    private(set) var isUsable = true

    private init(_ connection: OpaquePointer) { self.connection = connection }

    deinit { PQfinish(connection) }

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

    static func open(_ information: String, until deadline: ContinuousClock.Instant) throws -> PostgresHandle {
        // The first says all that the caller does; it must not hide what follows.
        let settings = [("dbname", information)] + Self.settings
        var names = settings.map { strdup($0.0) }
        var values = settings.map { strdup($0.1) }
        defer { for text in names + values { free(text) } }
        names.append(nil)
        values.append(nil)
        let started = names.withUnsafeBufferPointer { names in
            values.withUnsafeBufferPointer { values in
                UnsafeRawPointer(names.baseAddress).flatMap { names in
                    UnsafeRawPointer(values.baseAddress).flatMap { values in
                        PQconnectStartParams(
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
        PQsetErrorVerbosity(started, PQERRORS_VERBOSE)
        try handle.finishOpening(until: deadline)
        return handle
    }

    private mutating func finishOpening(until deadline: ContinuousClock.Instant) throws {
        guard PQstatus(connection) != CONNECTION_BAD else { throw refused() }
        var next = PGRES_POLLING_WRITING
        while next != PGRES_POLLING_OK {
            guard next != PGRES_POLLING_FAILED else { throw refused() }
            try wait(for: next == PGRES_POLLING_READING ? POLLIN : POLLOUT, until: deadline)
            next = PQconnectPoll(connection)
        }
        // Notices are for somebody who reads a terminal.
        PQsetNoticeProcessor(connection, { _, _ in }, nil)
        guard PQsetnonblocking(connection, 1) == 0 else { throw lost() }
    }

    // MARK: Statements

    mutating func run(
        _ sql: String,
        _ values: [PostgresValue],
        until deadline: ContinuousClock.Instant
    ) throws -> PostgresRows {
        guard isUsable else { throw PostgresProblem.unreachable(detail: "the connection is closed") }
        guard send(sql, values) else { throw lost() }
        return try finish(until: deadline)
    }

    /// Several statements at once, without values; where one fails, none has taken effect.
    mutating func runScript(_ sql: String, until deadline: ContinuousClock.Instant) throws {
        guard isUsable else { throw PostgresProblem.unreachable(detail: "the connection is closed") }
        guard PQsendQuery(connection, sql) == 1 else { throw lost() }
        _ = try finish(until: deadline)
    }

    private mutating func finish(until deadline: ContinuousClock.Instant) throws -> PostgresRows {
        while true {
            let rest = PQflush(connection)
            guard rest >= 0 else { throw lost() }
            guard rest == 1 else { break }
            // What the server says meanwhile has to be taken in, or neither side goes on.
            try wait(for: POLLIN | POLLOUT, until: deadline)
            guard PQconsumeInput(connection) == 1 else { throw lost() }
        }
        return try receive(until: deadline)
    }

    private func send(_ sql: String, _ values: [PostgresValue]) -> Bool {
        let encoded = values.map(\.encoded)
        let types = values.map(\.type)
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
            return PQsendQueryParams(connection, sql, CInt(values.count), types, places, lengths, formats, 1) == 1
        }
    }

    private mutating func receive(until deadline: ContinuousClock.Instant) throws -> PostgresRows {
        var rows = PostgresRows()
        var problem: PostgresProblem?
        while true {
            while PQisBusy(connection) == 1 {
                try wait(for: POLLIN, until: deadline)
                guard PQconsumeInput(connection) == 1 else { throw lost() }
            }
            guard let result = PQgetResult(connection) else { break }
            defer { PQclear(result) }
            switch PQresultStatus(result) {
            case PGRES_TUPLES_OK: rows = Self.rows(of: result)
            case PGRES_COMMAND_OK: break
            default: problem = problem ?? Self.problem(of: result)
            }
        }
        guard PQstatus(connection) == CONNECTION_OK else { throw lost() }
        if let problem {
            // A server that has said this closes the connection.
            if case .unreachable = problem, PQtransactionStatus(connection) == PQTRANS_UNKNOWN { isUsable = false }
            throw problem
        }
        return rows
    }

    private static func rows(of result: OpaquePointer) -> PostgresRows {
        let columns = PQnfields(result)
        let cells = (0..<PQntuples(result)).map { row in
            (0..<columns).map { column -> [UInt8]? in
                guard PQgetisnull(result, row, column) == 0, let value = PQgetvalue(result, row, column) else {
                    return nil
                }
                let count = Int(PQgetlength(result, row, column))
                return Array(UnsafeRawBufferPointer(start: value, count: count))
            }
        }
        return PostgresRows(cells: cells)
    }

    private static func problem(of result: OpaquePointer) -> PostgresProblem {
        // PG_DIAG_SQLSTATE and PG_DIAG_MESSAGE_PRIMARY, which are characters.
        func field(_ code: Character) -> String? {
            PQresultErrorField(result, CInt(code.asciiValue ?? 0)).map { String(cString: $0) }
        }
        guard let state = field("C") else { return .unreachable(detail: field("M") ?? "the link is lost") }
        return PostgresProblem(state: state, message: field("M") ?? "")
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
            var descriptor = pollfd(fd: PQsocket(connection), events: Int16(events), revents: 0)
            let ready = poll(&descriptor, 1, CInt(clamping: milliseconds))
            if ready > 0 { return }
            guard ready == 0 || errno == EINTR else { throw lost() }
        }
    }

    private mutating func refused() -> PostgresProblem {
        isUsable = false
        return PostgresProblem(connecting: PQerrorMessage(connection).map { String(cString: $0) } ?? "")
    }

    private mutating func lost() -> PostgresProblem {
        isUsable = false
        let message = PQerrorMessage(connection).map { String(cString: $0) } ?? ""
        return .unreachable(detail: message.split(separator: "\n").joined(separator: " "))
    }
}
