/// A colour of a screen, as red, green and blue from 0 to 255 in sRGB.
public struct Color: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8

    /// `0x1F2328`.
    public init(_ code: UInt32) {
        (red, green, blue) = (UInt8(code >> 16 & 0xFF), UInt8(code >> 8 & 0xFF), UInt8(code & 0xFF))
    }

    /// `#1F2328`; `nil` for anything else.
    public init?(hexadecimal text: some StringProtocol) {
        guard text.first == "#", text.count == 7, let code = UInt32(text.dropFirst(), radix: 16) else { return nil }
        self.init(code)
    }

    /// `#1f2328`, as CSS and SVG write it.
    public var css: String {
        let digits = [red, green, blue].map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }
        return "#" + digits.joined()
    }

    /// How well one is read on the other: from 1 for the same colour to 21 for black on white (WCAG 2.2, contrast ratio).
    public func contrast(to other: Color) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// WCAG 2.2, relative luminance.
    ///
    /// Its power of 2.4 is the square times the fifth root of the square: so no library of functions is needed.
    private var luminance: Double {
        func linear(_ part: UInt8) -> Double {
            let share = Double(part) / 255
            guard share > 0.04045 else { return share / 12.92 }
            let base = (share + 0.055) / 1.055
            return base * base * Self.fifthRoot(base * base)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// By Newton's steps; thirty are many more than numbers between 0 and 1 need.
    private static func fifthRoot(_ value: Double) -> Double {
        var root = 1.0
        for _ in 0..<30 {
            let fourth = root * root * root * root
            root -= (fourth * root - value) / (5 * fourth)
        }
        return root
    }
}
