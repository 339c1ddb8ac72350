public import ReceiptDomain
public import ReceiptWording

/// The colours and sizes shared by the terminal, the pages and the charts.
public enum DesignTokens {
    /// The background colours: the page, and the cards upon it.
    public enum Surface: String, CaseIterable, Sendable {
        case page, card

        public var light: Color { self == .page ? Color(0xF7F5F0) : Color(0xFFFFFF) }
        public var dark: Color { self == .page ? Color(0x121417) : Color(0x1C1F24) }
    }

    /// Separating lines; decoration only, they carry no meaning.
    public static let line = (light: Color(0xD9D4C9), dark: Color(0x363B43))

    /// Distances in pixels; those below 8 only inside of an element.
    public static let spacing = [4, 8, 12, 16, 24, 32]
    /// The least size of a touch target in pixels: Material Design's 48, above Apple's 44.
    public static let target = 48
    /// Text sizes in hundredths of the reader's own size: notes, body, headings, sums.
    public static let type: [(name: StaticString, percent: Int)] = [
        ("small", 88), ("body", 100), ("heading", 125), ("sum", 175),
    ]
    public static let fonts: StaticString =
        "system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans KR\",\"Noto Sans CJK KR\",\"Apple SD Gothic Neo\",sans-serif"

    /// The colour of text on a mood's colour, for light and dark screens alike.
    public static let onMood = Color(0x1F2328)
}

/// The styles and colours that follow the terminal's own theme.
public enum TerminalStyle: Hashable, Sendable {
    case bold, dim, inverse, red, green, blue, magenta, cyan
}

/// One ink for terminals and for pages, each light and dark.
public struct InkTone: Hashable, Sendable {
    /// `nil` for the terminal's default colour.
    public var onDarkTerminal: TerminalStyle?
    public var onLightTerminal: TerminalStyle?
    public var light: Color
    public var dark: Color
}

extension Ink {
    /// Cyan and green are too pale on most terminals' light themes, and blue is too dark on dark ones.
    public var tone: InkTone {
        switch self {
        case .plain: InkTone(light: Color(0x1F2328), dark: Color(0xE6EAEF))
        case .strong:
            InkTone(onDarkTerminal: .bold, onLightTerminal: .bold, light: Color(0x0B0D10), dark: Color(0xFFFFFF))
        case .faint:
            InkTone(onDarkTerminal: .dim, onLightTerminal: .dim, light: Color(0x5B6068), dark: Color(0x9DA6B0))
        case .good: InkTone(onDarkTerminal: .green, light: Color(0x156B34), dark: Color(0x5FD07E))
        case .doubt:
            InkTone(onDarkTerminal: .magenta, onLightTerminal: .magenta, light: Color(0x8A4B00), dark: Color(0xE9B44C))
        case .bad: InkTone(onDarkTerminal: .red, onLightTerminal: .red, light: Color(0xB3261E), dark: Color(0xFF8F86))
        case .accent:
            InkTone(onDarkTerminal: .cyan, onLightTerminal: .blue, light: Color(0x0B57D0), dark: Color(0x86B9FF))
        case .inverse:
            InkTone(onDarkTerminal: .inverse, onLightTerminal: .inverse, light: Color(0xFFFFFF), dark: Color(0x121417))
        }
    }

    /// The class of the ink in style sheets: `ink-good`.
    public var cssName: String { "ink-\(self)" }
}

extension Mood {
    public var tone: Color { Color(hexadecimal: color) ?? Color(0xDADADA) }
}
