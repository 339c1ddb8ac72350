import Dispatch
import Foundation
import Synchronization

/// A line as far as it could be understood.
struct DecodedLine {
    enum Problem: Error {
        /// Of a format that this version does not know.
        case newer(version: Int)
        case invalid(detail: String)

        var detail: String {
            switch self {
            case .newer(let version): "v cannot be \(version)"
            case .invalid(let detail): detail
            }
        }
    }

    /// In bytes, without the newline.
    var length: Int
    var hash: LineHash
    /// The hash of the line before, as this one carries it; `nil` where that cannot be read.
    var previous: LineHash?
    var content: Result<LedgerPut, Problem>
}

/// Understands many lines at once, on all processors.
enum LedgerDecoder {
    /// The lines, given without their newlines, in their order.
    static func decode(_ lines: [ArraySlice<UInt8>]) -> [DecodedLine] {
        let perBatch = 512
        guard lines.count > perBatch else { return decodeBatch(lines[...]) }
        let batchCount = (lines.count + perBatch - 1) / perBatch
        let results = Mutex<[Int: [DecodedLine]]>([:])
        DispatchQueue.concurrentPerform(iterations: batchCount) { number in
            let first = number * perBatch
            let result = decodeBatch(lines[first..<min(first + perBatch, lines.count)])
            results.withLock { $0[number] = result }
        }
        let decoded = results.withLock { $0 }
        return (0..<batchCount).flatMap { decoded[$0] ?? [] }
    }

    static func decode(_ line: [UInt8]) -> DecodedLine { decodeLine(line[...], JSONDecoder()) }

    /// One array is decoded in two thirds of the time that its elements take one by one; only when something is wrong with
    /// it are they looked at singly, to tell which.
    private static func decodeBatch(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [DecodedLine] {
        var array: [UInt8] = []
        array.reserveCapacity(lines.reduce(2) { $0 + $1.count + 1 })
        for line in lines {
            array.append(UInt8(ascii: array.isEmpty ? "[" : ","))
            array += line
        }
        array.append(UInt8(ascii: "]"))
        let decoder = JSONDecoder()
        // The count differs where one line held two values with a comma between them.
        if let values = try? decoder.decode([AnyLedgerLine].self, from: Data(array)),
            values.count == lines.count,
            let puts = try? values.map(LedgerPut.init)
        {
            return zip(puts, lines).map { put, line in decoded(line, put) }
        }
        return lines.map { decodeLine($0, decoder) }
    }

    private static func decodeLine(_ line: ArraySlice<UInt8>, _ decoder: JSONDecoder) -> DecodedLine {
        struct Head: Decodable {
            var v: Int
            var prev: String?
        }
        let data = Data(line)
        var head: Head?
        do {
            let read = try decoder.decode(Head.self, from: data)
            head = read
            // Looked at first, because a newer line need not have the fields that this version expects.
            guard read.v <= LedgerFormat.version else { throw DecodedLine.Problem.newer(version: read.v) }
            return decoded(line, try LedgerPut(decoder.decode(AnyLedgerLine.self, from: data)))
        } catch {
            return DecodedLine(
                length: line.count,
                hash: LineHash(of: line),
                previous: head?.prev.map { LineHash($0) ?? .ofNoLine },
                content: .failure(error as? DecodedLine.Problem ?? .invalid(detail: described(error)))
            )
        }
    }

    private static func decoded(_ line: ArraySlice<UInt8>, _ put: LedgerPut) -> DecodedLine {
        DecodedLine(length: line.count, hash: LineHash(of: line), previous: put.previous, content: .success(put))
    }

    /// What is wrong, in a few words.
    private static func described(_ error: any Error) -> String {
        switch error {
        case let invalid as InvalidField: invalid.description
        case DecodingError.keyNotFound(let key, _): "\(key.stringValue) is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "\(context.codingPath.map(\.stringValue).joined(separator: ".")) is of another type"
        default: "no JSON"
        }
    }
}
