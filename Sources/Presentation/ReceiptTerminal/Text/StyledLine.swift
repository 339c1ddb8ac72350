import ReceiptMarkup
public import ReceiptWording

extension Ink {
    /// One of the sixteen standard colours, which follow the terminal's theme.
    fileprivate func code(onLight isLight: Bool) -> UInt8? {
        (isLight ? tone.onLightTerminal : tone.onDarkTerminal)?.code
    }
}

extension TerminalStyle {
    /// Parameter of "select graphic rendition" (ECMA-48, 8.3.117).
    fileprivate var code: UInt8 {
        switch self {
        case .bold: 1
        case .dim: 2
        case .inverse: 7
        case .red: 31
        case .green: 32
        case .blue: 34
        case .magenta: 35
        case .cyan: 36
        }
    }
}

/// Whether to write colours, decided for each output: progress and questions go to standard error.
public struct Styling: Hashable, Sendable {
    public var isColored: Bool
    /// Whether the background is known to be light.
    public var isOnLight = false

    public init(isColored: Bool) { self.isColored = isColored }

    /// Colours for a terminal, unless `NO_COLOR` is set (no-color.org) or the terminal is dumb.
    public init(isTerminal: Bool, environment: [String: String]) {
        let refuses = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        isColored = isTerminal && !refuses && environment["TERM"] != "dumb"
        // "0;15": the numbers of foreground and, last, background among the sixteen colours; set by rxvt, Konsole and others.
        let background = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
        isOnLight = background == 7 || background == 15
    }

    public static let plain = Styling(isColored: false)

    public func apply(_ ink: Ink, to text: String) -> String {
        guard isColored, !text.isEmpty, let code = ink.code(onLight: isOnLight) else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}

/// A line of text in spans of one ink each.
public struct StyledLine: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    public struct Span: Hashable, Sendable {
        public var text: String
        public var ink: Ink

        public init(_ text: String, _ ink: Ink = .plain) {
            self.text = text
            self.ink = ink
        }
    }

    public var spans: [Span]

    public init(_ spans: [Span]) { self.spans = spans }
    public init(_ text: String, _ ink: Ink = .plain) { spans = [Span(text, ink)] }
    public init(stringLiteral text: String) { self.init(text) }

    public var text: String { spans.map(\.text).joined() }
    public var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

    public mutating func append(_ text: String, _ ink: Ink = .plain) { spans.append(Span(text, ink)) }

    /// The line cut to the columns, with `…` where something was cut.
    public func truncated(toColumns limit: Int) -> StyledLine {
        guard columns > limit else { return self }
        var kept = StyledLine([])
        var room = limit
        for span in spans {
            let piece = span.text.columns < room ? span.text : (span.text + " ").truncated(toColumns: room)
            kept.append(piece, span.ink)
            room -= piece.columns
            if room <= 0 || piece != span.text { break }
        }
        return kept
    }

    public func rendered(_ styling: Styling) -> String {
        spans.map { styling.apply($0.ink, to: $0.text) }.joined()
    }
}
