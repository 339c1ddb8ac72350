import Crypto
import Foundation

/// Finds lines again whose line break was lost.
enum LedgerLineParts {
    /// How every line of ours begins, because its keys are sorted.
    private static let beginning = Array(#"{"at":""#.utf8)

    /// The first of two lines that run together, how many bytes lie between them (0, or 1 that took the newline's place),
    /// and the rest.
    ///
    /// `nil` unless the rest carries the hash of the first: it is proved, not guessed.
    static func separate(
        _ bytes: ArraySlice<UInt8>
    ) -> (first: DecodedLine, gap: Int, rest: ArraySlice<UInt8>)? {
        var from = bytes.startIndex + 1
        while from < bytes.endIndex, let found = bytes[from...].firstRange(of: beginning) {
            from = found.lowerBound + 1
            for gap in 0...1 where found.lowerBound - gap > bytes.startIndex {
                let first = bytes[..<(found.lowerBound - gap)]
                let rest = bytes[found.lowerBound...]
                guard let carried = carriedHash(in: rest), carried == LineHash(of: first) else { continue }
                let decoded = LedgerDecoder.decode(Array(first))
                if case .success = decoded.content { return (decoded, gap, rest) }
            }
        }
        return nil
    }

    /// The hash in the first `"prev"` of the bytes, which may hold more than one line.
    private static func carriedHash(in bytes: ArraySlice<UInt8>) -> LineHash? {
        guard let key = bytes.firstRange(of: Array(#""prev":""#.utf8)) else { return nil }
        return LineHash(String(decoding: bytes[key.upperBound...].prefix(64), as: UTF8.self))
    }
}

/// A run of bytes too long to be a line, met piece by piece.
struct EndlessLine {
    private var hash = SHA256()
    private(set) var length = 0

    /// Takes bytes up to a newline; returns whether there was one.
    mutating func add(_ part: [UInt8]) -> Bool {
        let end = part.firstIndex(of: LedgerFormat.newline)
        let taken = part[..<(end ?? part.endIndex)]
        hash.update(data: taken)
        length += taken.count
        return end != nil
    }

    var decoded: DecodedLine {
        let detail = InvalidField("length", "more than \(LedgerFormat.longestLine) bytes").description
        return DecodedLine(
            length: length,
            hash: LineHash(hash.finalize()),
            previous: nil,
            content: .failure(.invalid(detail: detail))
        )
    }
}
