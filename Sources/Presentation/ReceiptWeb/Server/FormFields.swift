import Foundation

/// Names and values of a query or a form, in the order in which they were sent.
public struct FormFields: Hashable, Sendable {
    public private(set) var fields: [Field] = []

    public struct Field: Hashable, Sendable {
        public var name: String
        public var value: String
    }

    /// The most fields read; the program's own forms have fewer.
    private static let most = 200

    /// Parses `a=1&b=2`; pairs that cannot be decoded are left out.
    public init(urlEncoded text: String) {
        for pair in text.split(separator: "&").prefix(Self.most) {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let first = parts.first, let name = Self.decoded(first, plusIsSpace: true) else { continue }
            guard let value = Self.decoded(parts.count > 1 ? parts[1] : "", plusIsSpace: true) else { continue }
            fields.append(Field(name: name, value: value))
        }
    }

    /// The first value of the name, trimmed of spaces; `nil` if it is empty or missing.
    public subscript(name: String) -> String? {
        guard let value = raw(name) else { return nil }
        let text = value.drop(while: \.isWhitespace)
        let trimmed = String(text.reversed().drop(while: \.isWhitespace).reversed())
        return trimmed.isEmpty ? nil : trimmed
    }

    /// The first value of the name, unchanged.
    public func raw(_ name: String) -> String? {
        Self.listener?(name)
        return fields.first { $0.name == name }?.value
    }

    /// All values of the name, such as the boxes that were ticked.
    public func all(_ name: String) -> [String] {
        Self.listener?(name)
        return fields.filter { $0.name == name }.map(\.value)
    }

    /// Is told each name that is read, so that a test can find all parameters of a screen.
    @TaskLocal static var listener: (@Sendable (String) -> Void)?

    /// Decodes percent-encoded UTF-8; `nil` if it is malformed.
    static func decoded(_ text: some StringProtocol, plusIsSpace: Bool) -> String? {
        let text = String(text)
        return (plusIsSpace ? text.replacing("+", with: " ") : text).removingPercentEncoding
    }
}
