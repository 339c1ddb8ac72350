import ReceiptDomain

/// A page's size and words as `pdftotext -tsv` writes them, in points.
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
    /// The lines of the document, which may lie beside one another.
    var lines: [[Word]] = []

    var words: [Word] { lines.flatMap(\.self) }

    /// Fewer are a page number or a stamp on what is else a picture.
    private static let fewestWords = 12
    /// Of the letters: where more cannot be told, the font has no table of what its shapes mean.
    private static let mostUnknown = 0.05

    /// Its words can be read as they are: enough of them, lying, in letters that mean something.
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

    /// All pages of a table: level, page, paragraph, block, line, word, left, top, width, height, confidence, text.
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

    /// Finite, and of a size that a page can have: 200 inches (ISO 32000-1, annex C), with room for what lies beside it.
    private static func number(_ text: Substring) -> Double? {
        guard let number = Double(text), abs(number) < 100_000 else { return nil }
        return number
    }
}
