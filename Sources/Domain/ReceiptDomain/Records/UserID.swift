/// A user's name within the library: a slug that is safe as one path component, never a path.
public struct UserID: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let rawValue: String

    /// `nil` unless the name is 1 to 32 lower-case ASCII letters, digits, `-` or `_`, and starts with a letter or digit.
    public init?(_ text: some StringProtocol) {
        let text = String(text)
        guard (1...32).contains(text.utf8.count), let first = text.utf8.first, first != UInt8(ascii: "-"),
            first != UInt8(ascii: "_"),
            text.utf8.allSatisfy({ (97...122).contains($0) || (48...57).contains($0) || $0 == 45 || $0 == 95 })
        else { return nil }
        rawValue = text
    }

    private init(known name: String) { rawValue = name }

    /// The default user, who owns the photos in the inbox itself.
    public static let me = UserID(known: "me")

    public var description: String { rawValue }

    public static func < (a: UserID, b: UserID) -> Bool { a.rawValue < b.rawValue }
}
