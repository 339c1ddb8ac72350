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

    /// The contrast ratio of WCAG 2.2: from 1 for equal colours to 21 for black on white.
    public func contrast(to other: Color) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// The relative luminance of WCAG 2.2, from 0 to 1.
    ///
    /// Its power of 2.4 is the square times the fifth root of the square, which needs no mathematical library.
    private var luminance: Double {
        func linear(_ part: UInt8) -> Double {
            let share = Double(part) / 255
            guard share > 0.04045 else { return share / 12.92 }
            let base = (share + 0.055) / 1.055
            return base * base * Self.fifthRoot(base * base)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The fifth root by Newton's method; thirty steps are many more than numbers between 0 and 1 need.
    private static func fifthRoot(_ value: Double) -> Double {
        var root = 1.0
        for _ in 0..<30 {
            let fourth = root * root * root * root
            root -= (fourth * root - value) / (5 * fourth)
        }
        return root
    }
}
