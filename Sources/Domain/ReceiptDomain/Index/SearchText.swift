import Foundation

/// All words of a record that can be searched, in small letters and composed (Unicode's form NFC), field by field.
///
/// An index keeps it as one text and a scan makes it anew: both ask this type, so that they cannot come to differ.
public struct SearchText: Hashable, Sendable {
    /// The searched fields, in the order in which they are stored.
    public static let fields: [String] =
        ["merchant", "account"] + freeForm.map(\.name) + ["item"]

    private static let freeForm = RecordField.all.filter { $0.use == .freeForm }

    /// Values as they are stored: no value has a control character.
    public let stored: String

    private static let betweenFields: Unicode.Scalar = "\u{1E}"
    private static let betweenValues: Unicode.Scalar = "\u{1F}"

    public init(_ record: Record) {
        var text = ""
        // Nearly all records fit, so that the text does not have to grow.
        text.reserveCapacity(160)
        var isFirst = true
        func add(_ value: String) {
            let value = Self.folded(value)
            guard !value.isEmpty else { return }
            if !isFirst { text.unicodeScalars.append(Self.betweenValues) }
            text += value
            isFirst = false
        }
        func endField() {
            text.unicodeScalars.append(Self.betweenFields)
            isFirst = true
        }
        if let merchant = record.merchant { add(merchant) }
        endField()
        if let account = record.account { add(account) }
        endField()
        for field in Self.freeForm {
            switch field.value(of: record) {
            case .text(let text)?: add(text)
            case .list(let words)?: for word in words { add(word) }
            default: break
            }
            endField()
        }
        for item in record.items { add(item.name) }
        stored = text
    }

    public init(stored: String) { self.stored = stored }

    /// What a field holds: nothing, one value, or several.
    public func values(of field: String) -> [Substring] {
        guard let number = Self.fields.firstIndex(of: field) else { return [] }
        let parts = stored.split(separator: Character(Self.betweenFields), omittingEmptySubsequences: false)
        return parts.indices.contains(number) ? parts[number].split(separator: Character(Self.betweenValues)) : []
    }

    /// Whether any field has the text, which is folded, in it.
    public func contains(_ text: String) -> Bool { stored.containsBytes(of: text) }

    private static func isPlain(_ text: String) -> Bool {
        for scalar in text.unicodeScalars where !scalar.isPlain { return false }
        return true
    }

    /// Small letters, composed, without control characters.
    public static func folded(_ text: String) -> String {
        // Nearly every text: neither has another form.
        if isPlain(text) { return text.asciiLowercased }
        let visible = String(text.unicodeScalars.filter { $0.properties.generalCategory != .control })
        return visible.lowercased().precomposedStringWithCanonicalMapping
    }
}

extension Unicode.Scalar {
    /// Visible ASCII, Hangul syllables, and the most usual Han characters: nothing to compose, and only ASCII has capitals.
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
    /// Whether the text's characters stand in this one as they are, byte for byte.
    ///
    /// The library's own `contains` compares whole characters as a person sees them, at a hundred times the cost.
    public func containsBytes(of text: some StringProtocol) -> Bool {
        let (own, wanted) = (ContiguousArray(utf8), ContiguousArray(text.utf8))
        guard let first = wanted.first else { return true }
        guard own.count >= wanted.count else { return false }
        return (0...(own.count - wanted.count)).contains { start in
            own[start] == first && own[start..<(start + wanted.count)].elementsEqual(wanted)
        }
    }
}
