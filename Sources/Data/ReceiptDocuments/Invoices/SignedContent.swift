import ReceiptDomain
import SwiftASN1

/// Extracts the content of a signed CMS file (RFC 5652, 5), such as Italy's `.xml.p7m`; the signature is not verified.
enum SignedContent {
    /// Whether its beginning has the object identifier of signed data, 1.2.840.113549.1.7.2.
    static func isSigned(_ bytes: [UInt8]) -> Bool {
        let identifier: [UInt8] = [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02]
        return bytes.first == 0x30 && bytes.prefix(20).firstRange(of: identifier) != nil
    }

    /// Follows ContentInfo → SignedData → EncapsulatedContentInfo → octets.
    static func read(_ bytes: [UInt8]) throws(ReadingError) -> [UInt8] {
        guard let file = try? BER.parse(bytes), let signed = file[1]?[0], let octets = signed[2]?[1]?[0] else {
            throw .damaged(detail: "the signed file has no content")
        }
        return octets.bytes
    }
}

extension ASN1Node {
    private var parts: [ASN1Node] { if case .constructed(let parts) = content { Array(parts) } else { [] } }

    fileprivate subscript(index: Int) -> ASN1Node? {
        let parts = parts
        return parts.indices.contains(index) ? parts[index] : nil
    }

    /// Long octet strings may be split into pieces (X.690, 8.7.3).
    fileprivate var bytes: [UInt8] {
        switch content {
        case .primitive(let bytes): Array(bytes)
        case .constructed: parts.flatMap(\.bytes)
        }
    }
}
