import ReceiptDomain

/// The ink of a rendered page; words without ink are invisible, and not part of the receipt.
struct PrintedInk {
    private let image: GrayImage

    init(_ image: GrayImage) { self.image = image }

    /// The least contrast of 255 within a word's box.
    ///
    /// Of 2,596 words on thirteen invoices the five with less were all invisible.
    private static let leastContrast = 40
    /// The least height in pixels at 150 per inch, which is under two points and illegible.
    private static let leastHeight = 4

    /// The lines with the visible words, in pixels of the rendering.
    ///
    /// `nil` if words overlap, so that it is unknown which of them is visible.
    func visible(_ page: PDFPageWords, factor: (across: Double, down: Double)) -> [RecognizedLine]? {
        var lines: [RecognizedLine] = []
        for line in page.lines {
            let words = line.compactMap { word -> RecognizedWord? in
                let box = word.box(factor: factor)
                guard box.height >= Self.leastHeight, hasInk(box) else { return nil }
                return RecognizedWord(text: word.text, confidence: 1, box: box)
            }
            if !words.isEmpty { lines.append(RecognizedLine(words: words)) }
        }
        return Self.liesOnAnother(lines.flatMap(\.words)) ? nil : lines
    }

    private func hasInk(_ box: PixelBox) -> Bool {
        let box = box.intersection(PixelBox(x: 0, y: 0, width: image.width, height: image.height))
        var (darkest, lightest) = (255, 0)
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX {
                let light = Int(image.pixels[y * image.width + x])
                darkest = min(darkest, light)
                lightest = max(lightest, light)
            }
            if lightest - darkest >= Self.leastContrast { return true }
        }
        return false
    }

    /// Whether two different words are in the same place: more than half of the smaller one's core is within the other's.
    private static func liesOnAnother(_ words: [RecognizedWord]) -> Bool {
        let cores = words.map { (text: $0.text, box: $0.box.core) }.filter { !$0.box.isEmpty }
            .sorted { $0.box.y < $1.box.y }
        for (index, word) in cores.enumerated() {
            for other in cores[(index + 1)...] {
                if other.box.y >= word.box.maxY { break }
                let shared = word.box.intersection(other.box)
                let least = min(word.box.width * word.box.height, other.box.width * other.box.height)
                if word.text != other.text, 2 * shared.width * shared.height > least { return true }
            }
        }
        return false
    }
}

extension PDFPageWords.Word {
    fileprivate func box(factor: (across: Double, down: Double)) -> PixelBox {
        let (x, y) = (Int((left * factor.across).rounded()), Int((top * factor.down).rounded()))
        return PixelBox(
            x: x,
            y: y,
            width: Int(((left + width) * factor.across).rounded()) - x,
            height: Int(((top + height) * factor.down).rounded()) - y
        )
    }
}

extension PixelBox {
    /// The middle half of the height, because a font's lines are higher than its letters and overlap the next line's.
    fileprivate var core: PixelBox { insetBy(dx: 0, dy: height / 4) }
}
