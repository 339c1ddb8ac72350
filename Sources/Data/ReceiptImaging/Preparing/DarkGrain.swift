/// What tells the noise of a dark table around a bright sheet from the print on the sheet.
///
/// Print in the shade is as dark for its paper as print in the light, and grain is not.
struct DarkGrain {
    /// A line with the light of the paper under it and the contrast of its components.
    typealias Measured = (line: TextLine, light: Float, contrast: Float)

    /// Of the paper under the brightest print.
    let light: Float
    private let usualContrast: Float

    /// `nil` where there are not enough letters on straight baselines to learn from.
    init?(around lines: [Measured]) {
        var baselineCount = 0
        let print = lines.filter { $0.line.baselineCount > 0 }.sorted { $0.light > $1.light }.prefix { line in
            defer { baselineCount += line.line.baselineCount }
            return baselineCount < Self.minimumBaselineCount
        }
        guard baselineCount >= Self.minimumBaselineCount, let light = print.last?.light else { return nil }
        self.light = light
        let contrasts = print.map(\.contrast).sorted()
        usualContrast = contrasts[contrasts.count / 2]
    }

    /// The lines that are print; all of them unless most are grain.
    func removed(from lines: [Measured]) -> [TextLine] {
        let bright = lines.filter { $0.light > Self.minimumBrightness * light }
        let dark = lines.filter { $0.light <= Self.minimumBrightness * light }
        // Where hardly a line in the dark is straight, only what is straight there may be print.
        let isNoise =
            dark.count > 4 * bright.count && 10 * dark.count(where: { $0.line.baselineCount > 0 }) < dark.count
        let shaded = dark.filter {
            $0.contrast > Self.minimumContrast * usualContrast && (!isNoise || $0.line.baselineCount > 0)
        }
        let kept = bright.count + shaded.count
        return (kept < lines.count / 4 ? bright + shaded : lines).map(\.line)
    }

    /// As a part of the light under the brightest lines: what is darker is in the shade or beside the paper.
    private static let minimumBrightness: Float = 0.6
    /// As a part of the usual contrast of print in the light; see ``Backdrop``.
    private static let minimumContrast: Float = 0.8
    /// So many letters on straight baselines are certainly print.
    private static let minimumBaselineCount = 40
}
