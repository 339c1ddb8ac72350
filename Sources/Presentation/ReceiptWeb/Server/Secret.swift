import Crypto
import ReceiptDomain

/// A random token that authenticates its bearer.
struct Secret: Sendable {
    /// The token as it is sent.
    let text: String

    /// For a device, which keeps it for more than a year.
    static func device() -> Secret { Secret(bits: 256) }
    /// For a pairing code on a screen, which is valid for minutes.
    static func pairing() -> Secret { Secret(bits: 128) }

    private init(bits: Int) {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<bits / 8).map { _ in UInt8.random(in: 0...255, using: &generator) }
        text = bytes.hexadecimal
    }

    /// The stored form: a hash, so that reading the file does not give access.
    var hash: String { Self.hash(text) }

    static func hash(_ text: String) -> String { hash(Array(text.utf8)) }

    static func hash(_ bytes: [UInt8]) -> String { SHA256.hash(data: bytes).hexadecimal }
}
