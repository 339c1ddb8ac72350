import Foundation
import ReceiptDomain

/// Results for programs: one JSON object per line, with sorted keys.
///
/// Escapes all characters that could control a terminal; JSON itself escapes only some.
public enum JSONLine {
    public static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        guard text.unicodeScalars.contains(where: \.steersDisplay) else { return text }
        return text.unicodeScalars.map { scalar in
            scalar.steersDisplay ? String(format: "\\u%04x", scalar.value) : String(scalar)
        }.joined()
    }
}
