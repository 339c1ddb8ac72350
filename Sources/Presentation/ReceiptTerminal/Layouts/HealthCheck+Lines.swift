public import ReceiptApp
public import ReceiptWording

extension HealthCheck {
    /// The lines that `doctor` prints for this: the finding, and its remedy below it.
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
