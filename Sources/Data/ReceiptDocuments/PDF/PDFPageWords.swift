/// A page's size and words in points, from the output of `pdftotext -tsv`.
struct PDFPageWords {
    struct Word {
        var text: String
        var left: Double
        var top: Double
        var width: Double
        var height: Double
    }

    var width: Double
    var height: Double
    /// The document's lines, which may stand side by side.
    var lines: [[Word]] = []

    var words: [Word] { lines.flatMap(\.self) }

    /// The fewest words of a text page; fewer are a page number or a stamp on a picture.
    private static let fewestWords = 12
    /// The largest share of unknown letters; with more the font has no mapping to Unicode.
    private static let mostUnknown = 0.05

    /// Whether the words can be read as text: there are enough, they are horizontal, and their letters are known.
    var isLegible: Bool {
        let words = words
        guard words.count >= Self.fewestWords else { return false }
        let scalars = words.lazy.flatMap { $0.text.unicodeScalars }
        let unknown = scalars.count { Self.isUnknown($0) }
        guard Double(unknown) <= Self.mostUnknown * Double(scalars.count) else { return false }
        let long = words.filter { $0.text.count >= 3 }
        return 2 * long.count { $0.height > $0.width } <= long.count
    }

    private static func isUnknown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .privateUse, .control, .unassigned: true
        default: scalar == "\u{FFFD}"
        }
    }

    /// Parses the table with level, page, paragraph, block, line, word, left, top, width, height, confidence, text.
    static func pages(in table: [UInt8]) -> [PDFPageWords] {
        var pages: [PDFPageWords] = []
        var line: [Substring] = []
        for row in String(decoding: table, as: UTF8.self).split(separator: "\n").dropFirst() {
            let columns = row.split(separator: "\t", maxSplits: 11, omittingEmptySubsequences: false)
            guard columns.count == 12, let left = number(columns[6]), let top = number(columns[7]),
                let width = number(columns[8]), let height = number(columns[9])
            else { continue }
            let text = columns[11]
            if text == "###PAGE###" {
                pages.append(PDFPageWords(width: max(1, width), height: max(1, height)))
                line = []
            } else if columns[0] == "5", !pages.isEmpty, !text.isEmpty {
                let word = Word(text: String(text), left: left, top: top, width: width, height: height)
                let place = Array(columns[1...4])
                if place != line { pages[pages.count - 1].lines.append([]) }
                line = place
                let page = pages.count - 1
                pages[page].lines[pages[page].lines.count - 1].append(word)
            }
        }
        return pages
    }

    /// A number within a page's possible size: 200 inches (ISO 32000-1, annex C), with a margin for content beside it.
    private static func number(_ text: Substring) -> Double? {
        guard let number = Double(text), abs(number) < 100_000 else { return nil }
        return number
    }
}
