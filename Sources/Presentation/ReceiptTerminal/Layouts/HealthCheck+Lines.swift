public import ReceiptApp
public import ReceiptWording

extension HealthCheck {
    /// The finding with its remedy below, as `doctor` prints them; what is longer than the terminal is broken at words.
    public func lines(_ wording: any Wording, width: Int? = nil) -> [StyledLine] {
        var lines = Self.lines("", .init(severity.mark, severity.ink), wording.finding(self), width)
        if let remedy = wording.remedy(self) { lines += Self.lines("  ", .init("→"), remedy, width) }
        return lines
    }

    private static func lines(_ indent: String, _ mark: StyledLine.Span, _ text: String, _ width: Int?) -> [StyledLine]
    {
        let below = indent + "  "
        let parts = text.escapingControls.folded(toColumns: width.map { $0 - below.count })
        return parts.split(separator: "\n").enumerated().map { index, part in
            index == 0 ? StyledLine([.init(indent), mark, .init(" " + part)]) : StyledLine(below + part)
        }
    }
}
