/// An address on the page's own server: a constant path, with data only in its segments and its query.
///
/// It cannot be made for another server or with the scheme `javascript:`.
public struct Link: Hashable, Sendable {
    public private(set) var text: String
    private var hasQuery = false

    /// `path` begins with `/`, or is empty for the current page.
    public init(_ path: StaticString, _ segments: String...) {
        text = path.description
        for segment in segments { text += "/" + Self.encoded(segment) }
    }

    /// The link with one more query parameter; `nil` adds none.
    public func with(_ name: String, _ value: String?) -> Link {
        guard let value else { return self }
        var link = self
        link.text += (hasQuery ? "&" : "?") + Self.encoded(name) + "=" + Self.encoded(value)
        link.hasQuery = true
        return link
    }

    /// The link with a fragment, which ends it.
    public func at(_ place: String) -> Link {
        var link = self
        link.text += "#" + Self.encoded(place)
        return link
    }

    /// Percent-encodes all but the unreserved characters: ASCII letters, digits and `-._~` (RFC 3986).
    static func encoded(_ text: some StringProtocol) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
