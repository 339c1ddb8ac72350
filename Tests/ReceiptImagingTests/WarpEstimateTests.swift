import ReceiptDomain
import Testing

@testable import ReceiptImaging

@Suite struct WarpEstimateTests {
    /// Lines of letters ten pixels high whose baselines are off by up to `noise` pixels, further down by `shift`.
    private func lines(noise: Double, shift: (Double, Double) -> Double = { _, _ in 0 }) -> [TextLine] {
        var state: UInt64 = 7
        func random() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 40) / Double(1 << 24) * 2 - 1
        }
        return (0..<24).map { row in
            TextLine(
                components: (0..<18).map { column in
                    let (x, y) = (Double(column) * 14, Double(row) * 20)
                    let baseline = (y + shift(x, y) + noise * random()).rounded()
                    return PixelBox(x: Int(x), y: Int(baseline) - 10, width: 6, height: 10)
                }
            )
        }
    }

    private func warp(of lines: [TextLine]) -> Warp {
        WarpEstimate.warp(of: lines, slope: 0, axes: StraightAxes(slope: 0), capHeight: 10)
    }

    @Test(arguments: [0.0, 1, 2])
    func `straight lines are not dewarped, however uneven their letters are`(noise: Double) {
        #expect(warp(of: lines(noise: noise)) == .none)
    }

    @Test func `lines that converge, hang, or fold become level`() {
        let shapes: [(Double, Double) -> Double] = [
            { x, y in 0.0003 * x * (y - 240) },
            { x, _ in 0.0005 * x * (240 - x) },
            { x, y in y < 240 ? 0 : 0.0004 * x * (y - 240) },
        ]
        for (index, shape) in shapes.enumerated() {
            let warped = lines(noise: 0.5, shift: shape)
            let found = warp(of: warped)
            for line in warped {
                let levels = line.baselinePoints.map { found.straightened($0).y }
                #expect((levels.max() ?? 0) - (levels.min() ?? 0) < 4, "shape \(index)")
            }
        }
    }

    @Test func `a few lines are not enough to tell`() {
        #expect(warp(of: Array(lines(noise: 0, shift: { x, _ in 0.0005 * x * (240 - x) }).prefix(5))) == .none)
    }

    @Test func `lines that disagree with all others do not warp the page`() {
        var mixed = lines(noise: 0.5)
        mixed += lines(noise: 0, shift: { x, _ in 0.1 * x }).prefix(4)
        let found = warp(of: mixed)
        for y in [0.0, 200, 400] {
            let shifts = [0.0, 120, 240].map { found.shift(at: Point(x: $0, y: y)) }
            #expect((shifts.max() ?? 0) - (shifts.min() ?? 0) < 4)
        }
    }
}
