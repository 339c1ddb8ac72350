import CPixels
import Testing

@Suite struct PixelRowsTests {
    /// Shades without a pattern, the same in each run.
    private static func shades(_ count: Int) -> [UInt8] {
        var state: UInt32 = 7
        return (0..<count).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
    }

    private static func levels(_ count: Int) -> [Float] { shades(count).map { Float($0) * 1.1 - 10 } }

    @Test func `Samples of a stretch are those of its places one by one`() {
        let (width, picture) = (64, Self.shades(64 * 40))
        for count in [1, 7, 8, 16, 23] {
            var together = [UInt8](repeating: 0, count: count)
            pixels_sample(picture, width, 3.25, 11.75, 1.37, 0.21, &together, count)
            for index in 0..<count {
                var alone: UInt8 = 0
                pixels_sample(picture, width, 3.25 + Float(index) * 1.37, 11.75 + Float(index) * 0.21, 0, 0, &alone, 1)
                #expect(together[index] == alone)
            }
        }
    }

    @Test func `A sample between four pixels is their mean`() {
        let picture: [UInt8] = [0, 0, 0, 0, 0, 10, 30, 0, 0, 50, 110, 0, 0, 0, 0, 0]
        var target: UInt8 = 0
        pixels_sample(picture, 4, 1.5, 1.5, 0, 0, &target, 1)
        #expect(target == 50)
    }

    @Test func `Rows of any length are flattened, cleaned and marked pixel by pixel`() {
        for count in [1, 5, 31, 32, 33, 100] {
            let source = Self.shades(count)
            let (light, ink) = (Self.levels(count), Self.levels(count).reversed() as [Float])
            var flat = [UInt8](repeating: 0, count: count)
            var clean = flat
            var words = [UInt32](repeating: .max, count: (count + 31) / 32)
            pixels_flatten(source, light, 40, &flat, count)
            pixels_clean(source, light, ink, 40, 0.7, &clean, count)
            pixels_mark_darker(source, light, &words, count)
            for x in 0..<count {
                let paper = max(light[x], 40)
                #expect(flat[x] == UInt8(min(255, Float(source[x]) * 240 / paper)))
                let share = Float(source[x]) / paper
                let isGhost = ink[x] < 0.6 * paper && share > 0.7
                let shade = isGhost ? (0.7 + (share - 0.7) * 2.5) * 240 : share * 240
                #expect(clean[x] == UInt8(max(0, min(255, shade))))
                #expect((words[x / 32] >> UInt32(31 - x % 32) & 1 == 1) == (Float(source[x]) < light[x]))
            }
            if count % 32 > 0 { #expect(words[count / 32] << UInt32(count % 32) == 0) }
        }
    }

    @Test func `Values at pixels lie between those of the cells around`() {
        let places = (first: [Int32](repeating: 1, count: 9), second: [Int32](repeating: 2, count: 9))
        let weight = (0..<9).map { Float($0) / 8 }
        var target = [Float](repeating: 0, count: 9)
        places.first.withUnsafeBufferPointer { first in
            places.second.withUnsafeBufferPointer { second in
                weight.withUnsafeBufferPointer { weight in
                    pixels_interpolate(
                        pixels_places(first: first.baseAddress, second: second.baseAddress, weight: weight.baseAddress),
                        [90, 10, 18],
                        &target,
                        9
                    )
                }
            }
        }
        #expect(target == [10, 11, 12, 13, 14, 15, 16, 17, 18])
    }

    @Test func `Every pixel of a cell is counted once`() {
        let (width, picture) = (50, Self.shades(50 * 20))
        var counts = [UInt16](repeating: 9, count: 64)
        pixels_count(picture, width, 17, 13, &counts)
        var expected = [UInt16](repeating: 0, count: 64)
        for y in 0..<13 { for x in 0..<17 { expected[Int(picture[y * width + x] >> 2)] += 1 } }
        #expect(counts == expected)
    }
}
