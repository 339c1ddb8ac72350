import Crypto
import Foundation
import ReceiptDomain

/// SHA-256 of a ledger line, without its newline.
struct LineHash: Hashable, Sendable {
    private let words: SIMD4<UInt64>

    init(of line: some DataProtocol) {
        self.init(SHA256.hash(data: line))
    }

    init(_ digest: SHA256.Digest) {
        words = digest.withUnsafeBytes { $0.loadUnaligned(as: SIMD4<UInt64>.self) }
    }

    /// `nil` unless the text is 64 lower-case hexadecimal digits.
    init?(_ text: String) {
        guard let bytes = [UInt8](hexadecimal: text), bytes.count == 32 else { return nil }
        words = bytes.withUnsafeBytes { $0.loadUnaligned(as: SIMD4<UInt64>.self) }
    }

    /// The hash of no bytes, which a ledger's first line states.
    static let ofNothing = LineHash(of: [UInt8]())

    /// Zero, which is no line's hash.
    static let ofNoLine = LineHash(words: .zero)

    private init(words: SIMD4<UInt64>) { self.words = words }

    /// 64 bits of the hash, enough to recognise a line.
    var mark: Int64 { Int64(bitPattern: words[0]) }

    var text: String { withUnsafeBytes(of: words) { Array($0) }.hexadecimal }
}

extension LineHash: TextCodable {
    var description: String { text }
}
