import ReceiptDomain

/// The part of a page with the receipt's print, found from the words of high confidence.
///
/// On wood, cloth, or a printed table the paper's edges are not always found. Grain seldom yields words of high confidence, so
/// such words lie on the receipt: the rest need not be read again, and is no part of the receipt.
struct TextArea {
    let box: PixelBox

    /// Tried in order: words of the first confidence are almost never grain; with too few letters the next one is used.
    private static let degrees = [(confidence: 0.9, minimumLetters: 100), (confidence: 0.75, minimumLetters: 40)]
    /// The share of letters cut off at each edge as possible strays.
    private static let strays = 0.015
    /// The largest share of the page that the print may fill; beyond it nothing is gained.
    private static let maximumShare = 0.6
    /// The least share of words outside the print; below it nothing is gained either.
    private static let minimumOutside = 0.1
    /// The highest mean confidence of the letters outside; with a higher one they are print.
    private static let maximumOutsideConfidence = 0.4

    /// `nil` if the print fills most of the page, or if no grain was read around it.
    init?(of pass: RecognitionPass, on page: any PreparedPage) {
        guard let usual = page.textHeight, let words = Self.confidentWords(of: pass), let print = Self.extent(of: words)
        else {
            return nil
        }
        // Room for a badly read column of amounts, and for a name in a logo, which seldom has a high confidence.
        let room = Int(4 * usual)
        let core = print.insetBy(dx: -max(room, print.width / 5), dy: -max(3 * room, print.height / 8))
        var area = core
        // Print that begins inside is not cut.
        for piece in page.pieces.map(\.box) where 3 * piece.width < core.width && piece.width > 2 * piece.height {
            if 5 * core.intersection(piece).width > 2 * piece.width { area = area.union(piece) }
        }
        box = area.intersection(PixelBox(x: 0, y: 0, width: page.width, height: page.height))
        guard Double(box.width * box.height) < Self.maximumShare * Double(page.width * page.height), isAmongGrain(pass)
        else {
            return nil
        }
    }

    /// The pass without words whose centre lies outside.
    func part(of pass: RecognitionPass) -> RecognitionPass { pass.part { box.holdsCentre(of: $0) } }

    private func isAmongGrain(_ pass: RecognitionPass) -> Bool {
        let words = pass.lines.flatMap(\.words)
        let outside = words.filter { !box.holdsCentre(of: $0.box) }
        let letters = outside.reduce(0) { $0 + $1.text.count }
        let confidence = outside.reduce(0) { $0 + $1.confidence * Double($1.text.count) } / Double(max(1, letters))
        return Double(outside.count) >= Self.minimumOutside * Double(words.count)
            && confidence < Self.maximumOutsideConfidence
    }

    private static func confidentWords(of pass: RecognitionPass) -> [RecognizedWord]? {
        let all = pass.lines.flatMap(\.words).filter { $0.text.count >= 2 }
        for degree in degrees {
            let words = all.filter { $0.confidence >= degree.confidence }
            if words.reduce(0, { $0 + $1.text.count }) >= degree.minimumLetters { return words }
        }
        return nil
    }

    /// The box around the words without strays.
    private static func extent(of words: [RecognizedWord]) -> PixelBox? {
        let letters = Double(words.reduce(0) { $0 + $1.text.count })
        func edge(_ position: (PixelBox) -> Int) -> Int {
            var passed = 0
            let sorted = words.map { (position: position($0.box), letters: $0.text.count) }
                .sorted { $0.position < $1.position }
            for word in sorted {
                passed += word.letters
                if Double(passed) > strays * letters { return word.position }
            }
            return 0
        }
        let (left, top) = (edge(\.x), edge(\.y))
        let (right, bottom) = (-edge { -$0.maxX }, -edge { -$0.maxY })
        guard right > left, bottom > top else { return nil }
        return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension RecognitionPass {
    /// The words whose boxes are to be kept.
    func part(where isKept: (PixelBox) -> Bool) -> RecognitionPass {
        var pass = self
        pass.lines = pass.lines.compactMap { line in
            let words = line.words.filter { isKept($0.box) }
            return words.isEmpty ? nil : RecognizedLine(words: words)
        }
        return pass
    }
}

extension PixelBox {
    func holdsCentre(of word: PixelBox) -> Bool { (x..<maxX).contains(word.midX) && (y..<maxY).contains(word.midY) }
}
