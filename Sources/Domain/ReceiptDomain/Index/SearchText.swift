import Foundation

/// The searchable text of a record, field by field, in lower case and composed (Unicode's form NFC).
///
/// Both the index and a scan use this type, so that their results cannot differ.
public struct SearchText: Hashable, Sendable {
    /// The searched fields, in the order in which they are stored.
    public static let fields: [String] =
        ["merchant", "account"] + freeForm.map(\.name) + ["item"]

    private static let freeForm = RecordField.all.filter { $0.use == .freeForm }

    /// The fields and values with separators, which are control characters that no value contains.
    public let stored: String

    private static let betweenFields: UInt8 = 0x1E
    private static let betweenValues: UInt8 = 0x1F

    public init(_ record: Record) {
        stored = Self.joined(
            [record.merchant.map { [$0] } ?? [], record.account.map { [$0] } ?? []]
                + Self.freeForm.map { field in
                    switch field.value(of: record) {
                    case .text(let text)?: [text]
                    case .list(let words)?: words
                    default: []
                    }
                } + [record.items.map(\.name)]
        )
    }

    /// Fields that conditions test, and that no word is searched in.
    public static let otherFields = ["currency", "splits", "items"]

    /// The values of ``otherFields``, stored like the searched ones.
    public static func others(of record: Record) -> String {
        let currency = record.amount.flatMap { $0.currency == .unknown ? nil : $0.currency.code }
        return joined(
            [
                currency.map { [$0] } ?? [], record.book.splits.map { $0.typed(in: record) },
                record.items.map(\.typed),
            ]
        )
    }

    /// Folded, with separators.
    private static func joined(_ fields: [[String]]) -> String {
        var text = ""
        // Enough for nearly all records, so that the text need not grow.
        text.reserveCapacity(160)
        for (number, values) in fields.enumerated() {
            if number > 0 { text.unicodeScalars.append(Unicode.Scalar(betweenFields)) }
            var isFirst = true
            for value in values {
                let value = folded(value)
                guard !value.isEmpty else { continue }
                if !isFirst { text.unicodeScalars.append(Unicode.Scalar(betweenValues)) }
                text += value
                isFirst = false
            }
        }
        return text
    }

    /// The values of a field in the stored text of its kind: none, one, or several.
    public static func values(of field: String, in stored: String) -> [Substring] {
        guard let number = fields.firstIndex(of: field) ?? otherFields.firstIndex(of: field) else {
            return []
        }
        // By bytes: to find the borders of characters would take most of a query's time.
        let parts = stored.utf8.split(separator: betweenFields, omittingEmptySubsequences: false)
        return parts.indices.contains(number) ? parts[number].split(separator: betweenValues).map(Substring.init) : []
    }

    public static func values(of field: String, of record: Record) -> [Substring] {
        values(of: field, in: otherFields.contains(field) ? others(of: record) : SearchText(record).stored)
    }

    /// Whether any field contains the folded text.
    public func contains(_ text: String) -> Bool { stored.containsBytes(of: text) }

    private static func isPlain(_ text: String) -> Bool {
        for scalar in text.unicodeScalars where !scalar.isPlain { return false }
        return true
    }

    /// Lower case, composed, without control characters.
    public static func folded(_ text: String) -> String {
        // The common case: text that composing cannot change.
        if isPlain(text) { return text.asciiLowercased }
        let visible = String(text.unicodeScalars.filter { $0.properties.generalCategory != .control })
        return visible.lowercased().precomposedStringWithCanonicalMapping
    }
}

extension Unicode.Scalar {
    /// Visible ASCII, Hangul syllables and the most common Han characters, which need no composing; only ASCII has capitals.
    fileprivate var isPlain: Bool {
        switch value {
        case 0x20...0x7E, 0xAC00...0xD7A3, 0x4E00...0x9FFF: true
        default: false
        }
    }
}

extension String {
    fileprivate var asciiLowercased: String {
        guard utf8.contains(where: { (65...90).contains($0) }) else { return self }
        return String(decoding: utf8.map { (65...90).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}

extension StringProtocol {
    /// Whether the text's UTF-8 bytes occur in this one.
    ///
    /// The standard library's `contains` compares grapheme clusters, at a hundred times the cost.
    public func containsBytes(of text: some StringProtocol) -> Bool {
        let (own, wanted) = (ContiguousArray(utf8), ContiguousArray(text.utf8))
        guard let first = wanted.first else { return true }
        guard own.count >= wanted.count else { return false }
        return (0...(own.count - wanted.count)).contains { start in
            own[start] == first && own[start..<(start + wanted.count)].elementsEqual(wanted)
        }
    }
}
