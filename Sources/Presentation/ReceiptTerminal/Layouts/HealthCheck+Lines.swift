public import ReceiptApp
public import ReceiptWording

extension HealthCheck {
    /// The finding with its remedy below, as `doctor` prints them.
    public func lines(_ wording: any Wording) -> [StyledLine] {
        var lines = [
            StyledLine([.init(severity.mark, severity.ink), .init(" " + wording.finding(self).escapingControls)])
        ]
        if let remedy = wording.remedy(self) {
            lines.append(StyledLine([.init("  → "), .init(remedy.escapingControls)]))
        }
        return lines
    }
}
