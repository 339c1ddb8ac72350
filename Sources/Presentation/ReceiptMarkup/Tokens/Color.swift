/// An sRGB colour with components from 0 to 255.
public struct Color: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8

    /// From a number such as `0x1F2328`.
    public init(_ code: UInt32) {
        (red, green, blue) = (UInt8(code >> 16 & 0xFF), UInt8(code >> 8 & 0xFF), UInt8(code & 0xFF))
    }

    /// From a text such as `#1F2328`; `nil` for anything else.
    public init?(hexadecimal text: some StringProtocol) {
        guard text.first == "#", text.count == 7, let code = UInt32(text.dropFirst(), radix: 16) else { return nil }
        self.init(code)
    }

    /// The colour as CSS and SVG write it: `#1f2328`.
    public var css: String {
        let digits = [red, green, blue].map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }
        return "#" + digits.joined()
    }
}
