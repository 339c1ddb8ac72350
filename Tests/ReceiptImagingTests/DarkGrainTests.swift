import ReceiptDomain
import Testing

@testable import ReceiptImaging

@Suite struct DarkGrainTests {
    /// Six letters side by side on one baseline.
    private func print(at y: Int) -> TextLine {
        TextLine(components: (0..<6).map { PixelBox(x: 300 + 12 * $0, y: y, width: 8, height: 12) })
    }

    /// Three components that are not level.
    private func noise(at y: Int) -> TextLine {
        TextLine(components: (0..<3).map { PixelBox(x: 12 * $0, y: y + ($0 == 1 ? 4 : 0), width: 8, height: 10) })
    }

    private func measured(bright: Int, shaded: Int, noise: Int, contrast: Float) -> [DarkGrain.Measured] {
        (0..<bright).map { (print(at: 30 * $0), 230, 0.6) } + (0..<shaded).map { (print(at: 400 + 30 * $0), 90, 0.6) }
            + (0..<noise).map { (self.noise(at: 9 * $0), 60, $0 % 3 == 0 ? contrast : 0.1) }
    }

    @Test func `noise as strong as print is taken away where hardly any of it is straight`() throws {
        let lines = measured(bright: 10, shaded: 2, noise: 300, contrast: 0.7)
        let grain = try #require(DarkGrain(around: lines))
        let kept = grain.removed(from: lines)
        #expect(kept.count == 12)
        #expect(kept.allSatisfy { $0.baselineCount > 0 })
    }

    @Test func `a little noise is left alone`() throws {
        let lines = measured(bright: 10, shaded: 2, noise: 20, contrast: 0.7)
        let grain = try #require(DarkGrain(around: lines))
        #expect(grain.removed(from: lines).count == lines.count)
    }

    @Test func `what was learnt from print removes the noise where no print shows`() throws {
        let grain = try #require(DarkGrain(around: measured(bright: 10, shaded: 0, noise: 0, contrast: 0)))
        let beside = measured(bright: 0, shaded: 0, noise: 300, contrast: 0.1)
        #expect(grain.removed(from: beside).isEmpty)
        #expect(DarkGrain(around: beside) == nil)
    }
}
