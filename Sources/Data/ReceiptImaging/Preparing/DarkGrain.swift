/// What tells the noise of a dark table around a bright sheet from the print on the sheet.
///
/// Print in the shade is as dark for its paper as print in the light, and grain is not.
struct DarkGrain {
    /// A line with the light of the paper under it and the contrast of its marks.
    typealias Measured = (line: TextLine, light: Float, contrast: Float)

    /// Of the paper under the brightest print.
    let light: Float
    private let usualContrast: Float

    /// `nil` where there are not enough letters on straight lines to learn from.
    init?(around lines: [Measured]) {
        var footing = 0
        let print = lines.filter { $0.line.footing > 0 }.sorted { $0.light > $1.light }.prefix { line in
            defer { footing += line.line.footing }
            return footing < Self.leastFooting
        }
        guard footing >= Self.leastFooting, let light = print.last?.light else { return nil }
        self.light = light
        let contrasts = print.map(\.contrast).sorted()
        usualContrast = contrasts[contrasts.count / 2]
    }

    /// The lines that are print; all of them unless there is so much grain that print drowns in it.
    func removed(from lines: [Measured]) -> [TextLine] {
        let bright = lines.filter { $0.light > Self.leastBrightness * light }
        let dark = lines.filter { $0.light <= Self.leastBrightness * light }
        // Where hardly a line in the dark is straight, only what is straight there may be print.
        let isNoise = dark.count > 4 * bright.count && 10 * dark.count(where: { $0.line.footing > 0 }) < dark.count
        let shaded = dark.filter {
            $0.contrast > Self.leastContrast * usualContrast && (!isNoise || $0.line.footing > 0)
        }
        let kept = bright.count + shaded.count
        return (kept < lines.count / 4 ? bright + shaded : lines).map(\.line)
    }

    /// Of the light under the brightest lines: what is darker than this is in the shade or beside the paper.
    private static let leastBrightness: Float = 0.6
    /// Of the usual contrast of print in the light; see ``Backdrop``.
    private static let leastContrast: Float = 0.8
    /// As many letters on straight lines as are print beyond doubt.
    private static let leastFooting = 40
}
