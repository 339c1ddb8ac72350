import ReceiptDomain

/// Distinguishes the noise of a dark table around a bright sheet from the print on the sheet.
///
/// Print in the shade has the same contrast to its paper as print in the light; grain has less.
struct DarkGrain {
    /// A line with the brightness of the paper under it and the contrast of its components.
    typealias Measured = (line: TextLine, light: Float, contrast: Float)

    /// The brightness of the paper under the brightest print.
    let light: Float
    private let usualContrast: Float

    /// `nil` if there are too few letters on straight baselines to learn from.
    init?(around lines: [Measured]) {
        var baselineCount = 0
        let print = lines.filter { $0.line.baselineCount > 0 }.sorted { $0.light > $1.light }.prefix { line in
            defer { baselineCount += line.line.baselineCount }
            return baselineCount < Self.minimumBaselineCount
        }
        guard baselineCount >= Self.minimumBaselineCount, let light = print.last?.light,
            let usualContrast = print.map(\.contrast).median
        else { return nil }
        (self.light, self.usualContrast) = (light, usualContrast)
    }

    /// The lines that are print; all lines unless most are grain.
    func removed(from lines: [Measured]) -> [TextLine] {
        let bright = lines.filter { $0.light > Self.minimumBrightness * light }
        let dark = lines.filter { $0.light <= Self.minimumBrightness * light }
        // If hardly any dark line is straight, only the straight ones may be print.
        let isNoise =
            dark.count > 4 * bright.count && 10 * dark.count(where: { $0.line.baselineCount > 0 }) < dark.count
        let shaded = dark.filter {
            $0.contrast > Self.minimumContrast * usualContrast && (!isNoise || $0.line.baselineCount > 0)
        }
        let kept = bright.count + shaded.count
        return (kept < lines.count / 4 ? bright + shaded : lines).map(\.line)
    }

    /// The least brightness relative to that under the brightest lines; darker lines are in the shade or beside the paper.
    private static let minimumBrightness: Float = 0.6
    /// The least contrast relative to the usual one of print in the light; see ``Backdrop``.
    private static let minimumContrast: Float = 0.8
    /// The number of letters on straight baselines that is certainly print.
    private static let minimumBaselineCount = 40
}
