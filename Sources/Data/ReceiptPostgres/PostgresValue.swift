import ReceiptDomain

/// A statement's value in binary form, which needs no escaping.
enum PostgresValue {
    case integer(Int)
    case flag(Bool)
    case text(String)
    case bytes([UInt8])
    /// An array of `bytea`.
    case list([[UInt8]])

    /// PostgreSQL's type number (`pg_type.dat`).
    var type: UInt32 {
        switch self {
        case .integer: 20
        case .flag: 16
        case .text: 25
        case .bytes: Self.typeOfBytes
        case .list: 1001
        }
    }

    private static let typeOfBytes: UInt32 = 17

    var encoded: [UInt8] {
        switch self {
        case .integer(let value): return Int64(value).bigEndianBytes
        case .flag(let value): return [value ? 1 : 0]
        case .text(let text): return Array(text.utf8)
        case .bytes(let bytes): return bytes
        case .list(let elements):
            // One dimension, no nulls, element type, count, first index 1 (`array_send`).
            let head = [1, 0, Int32(bitPattern: Self.typeOfBytes), Int32(elements.count), 1]
            return head.flatMap(\.bigEndianBytes) + elements.flatMap { Int32($0.count).bigEndianBytes + $0 }
        }
    }
}

extension FixedWidthInteger {
    fileprivate var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}

struct PostgresRow: Equatable {
    /// `nil` for NULL.
    let cells: [[UInt8]?]

    func isNull(_ column: Int) -> Bool { cells.indices.contains(column) && cells[column] == nil }

    func bytes(_ column: Int) throws -> [UInt8] {
        guard cells.indices.contains(column), let bytes = cells[column] else {
            throw PostgresProblem.unexpected(detail: "the row has no column \(column)")
        }
        return bytes
    }

    func integer(_ column: Int) throws -> Int {
        let bytes = try bytes(column)
        guard [4, 8].contains(bytes.count) else { throw PostgresProblem.unexpected(detail: "no number") }
        let bits = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return bytes.count == 8
            ? Int(Int64(bitPattern: bits)) : Int(Int32(bitPattern: UInt32(truncatingIfNeeded: bits)))
    }

    func flag(_ column: Int) throws -> Bool { try bytes(column) == [1] }
    func text(_ column: Int) throws -> String { String(decoding: try bytes(column), as: UTF8.self) }
}

extension [PostgresRow] {
    /// The first row, of a result that has one.
    var row: PostgresRow {
        get throws {
            guard let first else { throw PostgresProblem.unexpected(detail: "the result has no row") }
            return first
        }
    }
}
