import Crypto
import Foundation
import Glibc
import ReceiptDomain

/// Separates lines that lost their line break.
enum LedgerLineParts {
    /// The first bytes of every line of ours, because keys are sorted.
    private static let beginning = Array(#"{"at":""#.utf8)

    /// The first of two lines without a line break, the number of bytes between them (0, or 1 in the newline's place), and the
    /// rest.
    ///
    /// `nil` unless the rest states the hash of the first line: the separation is proved, not guessed.
    ///
    /// Each byte is hashed once, however many possible line starts there are.
    static func separate(
        _ bytes: ArraySlice<UInt8>
    ) -> (first: DecodedLine, gap: Int, rest: ArraySlice<UInt8>)? {
        var hash = SHA256()
        var hashed = bytes.startIndex
        var carried: (at: Int, hash: LineHash?) = (bytes.startIndex, nil)
        var from = bytes.startIndex + 1
        while let found = bytes.position(of: beginning, from: from) {
            from = found + 1
            if carried.at < found {
                guard let key = bytes.position(of: previousKey, from: found) else { return nil }
                carried = (
                    key, LineHash(String(decoding: bytes[(key + previousKey.count)...].prefix(64), as: UTF8.self))
                )
            }
            for end in [found - 1, found] where end > bytes.startIndex && end >= hashed {
                hash.update(data: bytes[hashed..<end])
                hashed = end
                guard let expected = carried.hash, LineHash(hash.finalize()) == expected else { continue }
                let decoded = LedgerDecoder.decode(Array(bytes[..<end]))
                if case .success = decoded.content { return (decoded, found - end, bytes[found...]) }
            }
        }
        return nil
    }

    /// The key of the previous line's hash.
    private static let previousKey = Array(#""prev":""#.utf8)
}

extension ArraySlice<UInt8> {
    /// The first position of the text at or after `from`.
    func position(of text: [UInt8], from: Int) -> Int? {
        guard from < endIndex else { return nil }
        return withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            var place = from - startIndex
            while place + text.count <= bytes.count {
                guard let found = memchr(base + place, CInt(text[0]), bytes.count - text.count + 1 - place) else {
                    break
                }
                place = UnsafeRawPointer(found) - base
                if memcmp(base + place, text, text.count) == 0 { return startIndex + place }
                place += 1
            }
            return nil
        }
    }
}

/// A run of bytes too long to be a line, read in pieces.
struct EndlessLine {
    private var hash = SHA256()
    private(set) var length = 0

    /// Adds bytes up to a newline; returns whether there was one.
    mutating func add(_ part: [UInt8]) -> Bool {
        let end = part.firstIndex(of: LedgerFormat.newline)
        let taken = part[..<(end ?? part.endIndex)]
        hash.update(data: taken)
        length += taken.count
        return end != nil
    }

    var decoded: DecodedLine {
        let detail = InvalidValue("length", "more than \(LedgerFormat.longestLine) bytes").description
        return DecodedLine(
            length: length,
            hash: LineHash(hash.finalize()),
            previous: nil,
            content: .failure(.invalid(detail: detail))
        )
    }
}
