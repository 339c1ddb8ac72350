import Dispatch
import Foundation
import ReceiptDomain
import Synchronization

/// A ledger line, decoded as far as possible.
struct DecodedLine {
    enum Problem: Error {
        /// The line has a format newer than this version.
        case newer(version: Int)
        case invalid(detail: String)

        var detail: String {
            switch self {
            case .newer(let version): "v cannot be \(version)"
            case .invalid(let detail): detail
            }
        }
    }

    /// Length in bytes, without the newline.
    var length: Int
    var hash: LineHash
    /// The hash of the previous line, as stated in this one; `nil` where it cannot be read.
    var previous: LineHash?
    var content: Result<DecodedLineContent, Problem>
}

/// Decodes many lines in parallel.
enum LedgerDecoder {
    /// Decodes lines, given without newlines, in order.
    static func decode(_ lines: [ArraySlice<UInt8>]) -> [DecodedLine] {
        for line in lines { OwnCurrency.define(in: line) }
        let perBatch = 512
        guard lines.count > perBatch else { return decodeBatch(lines[...]) }
        let batchCount = (lines.count + perBatch - 1) / perBatch
        let results = Mutex<[Int: [DecodedLine]]>([:])
        DispatchQueue.concurrentPerform(iterations: batchCount) { number in
            let first = number * perBatch
            let result = decodeBatch(lines[first..<min(first + perBatch, lines.count)])
            results.withLock { $0[number] = result }
        }
        var decoded: [DecodedLine] = []
        decoded.reserveCapacity(lines.count)
        for number in 0..<batchCount {
            decoded += results.withLock { $0.removeValue(forKey: number) } ?? []
        }
        return decoded
    }

    static func decode(_ line: [UInt8]) -> DecodedLine { decode([line[...]])[0] }

    private static func decodeBatch(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [DecodedLine] {
        let decoder = JSONDecoder()
        return lines.map { decodeLine($0, decoder) }
    }

    /// Decodes a line in canonical form; `nil` for any other.
    static func canonicalLine(_ line: ArraySlice<UInt8>) -> DecodedLineContent? {
        line.withUnsafeBytes { bytes in
            guard let content = try? CanonicalObject.read(AnyLedgerLine.self, from: bytes) else { return nil }
            return try? DecodedLineContent(content)
        }
    }

    private static func decodeLine(_ line: ArraySlice<UInt8>, _ decoder: JSONDecoder) -> DecodedLine {
        struct Head: Decodable {
            var v: Int
            var prev: String?
        }
        if let put = canonicalLine(line) { return decoded(line, put) }
        let data = Data(line)
        var head: Head?
        do {
            let read = try decoder.decode(Head.self, from: data)
            head = read
            // The version is checked first: a newer line may lack the fields of this version.
            guard read.v <= LedgerFormat.version else { throw DecodedLine.Problem.newer(version: read.v) }
            return decoded(line, try DecodedLineContent(decoder.decode(AnyLedgerLine.self, from: data)))
        } catch {
            return DecodedLine(
                length: line.count,
                hash: LineHash(of: line),
                previous: head?.prev.map { LineHash($0) ?? .ofNoLine },
                content: .failure(error as? DecodedLine.Problem ?? .invalid(detail: described(error)))
            )
        }
    }

    private static func decoded(_ line: ArraySlice<UInt8>, _ put: DecodedLineContent) -> DecodedLine {
        DecodedLine(length: line.count, hash: LineHash(of: line), previous: put.previous, content: .success(put))
    }

    /// A short description of the defect.
    private static func described(_ error: any Error) -> String {
        switch error {
        case let invalid as InvalidValue: invalid.description
        case DecodingError.keyNotFound(let key, _): "\(key.stringValue) is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "\(context.codingPath.map(\.stringValue).joined(separator: ".")) is of another type"
        default: "no JSON"
        }
    }
}
