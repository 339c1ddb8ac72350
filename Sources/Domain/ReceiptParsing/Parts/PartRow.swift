public import ReceiptDomain

/// A printed row reduced to the letters and figures that two photos of it share.
struct PartRow {
    /// Without case, marks and spaces.
    let letters: [UInt32]
    /// Its digits, if there are at least two.
    let figures: [UInt32]
    let words: [RecognizedWord]

    /// Shorter rows occur on any receipt.
    private static let fewestLetters = 3

    init?(_ line: PrintedLine) {
        letters = Self.folded(line.string)
        guard letters.count >= Self.fewestLetters else { return nil }
        let figures = letters.filter { (0x30...0x39).contains($0) }
        self.figures = figures.count >= 2 ? figures : []
        words = line.words
    }

    /// Rows from top to bottom, for each pass over the whole page: where one misread the edge, another may not have.
    static func rows(of part: ReceiptPart) -> [[PartRow]] {
        part.passes.filter { $0.region == nil && !$0.lines.isEmpty }.prefix(mostPasses).map { pass in
            LineAssembler(passes: [pass]).lines(of: pass, index: 0).compactMap(PartRow.init)
        }
    }

    private static let mostPasses = 4

    static func folded(_ text: String) -> [UInt32] {
        text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
            .map(\.value)
    }

    /// From 0 to 1: one minus the edit distance relative to the longer text.
    static func likeness(_ a: [UInt32], _ b: [UInt32]) -> Double {
        let longer = max(a.count, b.count)
        guard longer > 0 else { return 0 }
        if a == b { return 1 }
        var row = Array(0...b.count)
        for i in a.indices {
            var diagonal = row[0]
            row[0] = i + 1
            for j in b.indices {
                let above = row[j + 1]
                row[j + 1] = min(diagonal + (a[i] == b[j] ? 0 : 1), above + 1, row[j] + 1)
                diagonal = above
            }
        }
        return 1 - Double(row[b.count]) / Double(longer)
    }
}

/// A photo of a receipt that may continue in another, with its passes in its own pixels.
public struct ReceiptPart: Sendable {
    public var passes: [RecognitionPass]
    public var width: Int
    public var height: Int

    public init(passes: [RecognitionPass], width: Int, height: Int) {
        (self.passes, self.width, self.height) = (passes, width, height)
    }
}

extension Reading {
    /// Its pages as separate parts.
    public var parts: [ReceiptPart] {
        pages.enumerated().map { index, page in
            ReceiptPart(passes: passes.filter { $0.page == index }, width: page.width, height: page.height)
        }
    }
}
