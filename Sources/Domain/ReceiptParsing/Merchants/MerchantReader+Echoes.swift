import ReceiptDomain

extension MerchantReader {
    /// Notes names that stand above as a misread sign and below in print: `Falmoath` above `FALMOUTH RAW BAR`.
    func echoed(_ candidates: [MerchantCandidate]) -> [MerchantCandidate] {
        let texts = candidates.map { FoldedText($0.name) }
        var signs: [[UInt32]: PhraseFinder] = [:]
        for (candidate, text) in zip(candidates, texts) where text.letters.count >= Self.fewestLettersOfSign {
            if signs[text.letters] == nil { signs[text.letters] = PhraseFinder([(candidate.name, text)]) }
        }
        var repeated: [Repetition: Double?] = [:]
        var noted = candidates
        for (upper, sign) in texts.enumerated() {
            guard let finder = signs[sign.letters] else { continue }
            for (lower, print) in texts.enumerated()
            where candidates[lower].line.box.y >= candidates[upper].line.box.maxY && print.letters != sign.letters {
                let pair = Repetition(sign: sign.letters, print: print.letters)
                let likeness = repeated[pair] ?? finder.find(in: print).first?.likeness
                repeated[pair] = .some(likeness)
                guard let likeness else { continue }
                noted[lower].features.note(.repeatsSign)
                if likeness < 1 { noted[upper].features.note(.isMisreadSign) }
            }
        }
        return noted
    }

    /// Shorter words resemble too many others.
    private static let fewestLettersOfSign = 5

    private struct Repetition: Hashable {
        var sign: [UInt32]
        var print: [UInt32]
    }
}
