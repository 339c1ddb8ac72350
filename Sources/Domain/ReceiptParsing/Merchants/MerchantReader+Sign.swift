import ReceiptDomain

extension MerchantReader {
    /// The name with the lines above and below it that are of the same sign: `NORTH WESTERN` above `CARAVANS Ltd`.
    ///
    /// A line belongs to it if both together are a chain's name or the host of a printed address, or if both are large,
    /// equally high, close to each other, and by themselves could be names.
    func wholeSign(of winner: MerchantCandidate, among ranking: [MerchantCandidate], on page: Page) -> String {
        guard winner.features[.isLine] > 0, let place = place(of: winner, on: page) else { return winner.name }
        // The likeliest reading of each line near it.
        var lines: [Int: MerchantCandidate] = [place: winner]
        for other in ranking where other.features[.isLine] > 0 {
            guard let at = self.place(of: other, on: page), abs(at - place) <= Self.mostLines - 1, lines[at] == nil
            else { continue }
            lines[at] = other
        }
        let hosts = ranking.filter { $0.features[.isHost] > 0 }.map { FoldedText($0.name).letters }
        func part(_ range: ClosedRange<Int>) -> String? {
            let parts = range.compactMap { lines[$0]?.name }
            guard parts.count == range.count else { return nil }
            // `도담` above `도담식당` is one name, read twice.
            let repeated = zip(parts, parts.dropFirst()).map { one, next in
                FoldedText(next).letters.starts(with: FoldedText(one).letters)
            }
            return zip(parts, repeated + [false]).filter { !$1 }.map(\.0).joined(separator: " ")
        }
        let ranges = (2...Self.mostLines).reversed().flatMap { count in
            (0..<count).map { (place - $0)...(place - $0 + count - 1) }
        }
        for range in ranges {
            guard let whole = part(range) else { continue }
            if isChain(whole, longerThan: winner.name) || hosts.contains(FoldedText(whole).letters) { return whole }
        }
        guard winner.features[.isChain] == 0, isLarge(winner) else { return winner.name }
        var sign = place...place
        while let above = lines[sign.lowerBound - 1], let first = lines[sign.lowerBound], continues(above, first) {
            sign = (sign.lowerBound - 1)...sign.upperBound
        }
        while let below = lines[sign.upperBound + 1], let last = lines[sign.upperBound], continues(last, below) {
            sign = sign.lowerBound...(sign.upperBound + 1)
        }
        guard sign.count <= Self.mostLines, let whole = part(sign), whole.count <= Self.longest else {
            return winner.name
        }
        return whole
    }

    /// No sign has more lines.
    private static let mostLines = 3
    /// In characters; longer than most names.
    private static let longest = 40

    private func place(of candidate: MerchantCandidate, on page: Page) -> Int? {
        let middle = candidate.line.box.midY
        return page.lines.firstIndex { $0.box.y <= middle && middle < $0.box.maxY }
    }

    private func isChain(_ whole: String, longerThan name: String) -> Bool {
        guard let chain = KnownChains.match(in: whole), chain.likeness > 0.95, chain.share > 0.95 else { return false }
        return FoldedText(chain.name).letters.count > FoldedText(name).letters.count
    }

    /// A third higher than the page's usual print.
    private func isLarge(_ candidate: MerchantCandidate) -> Bool { candidate.features[.size] >= 0.4 }

    private func continues(_ upper: MerchantCandidate, _ lower: MerchantCandidate) -> Bool {
        let heights = [upper.line.height, lower.line.height].sorted()
        let gap = Double(lower.line.box.y - upper.line.box.maxY)
        return isLarge(upper) && isLarge(lower) && heights[1] <= 1.25 * heights[0] && gap <= 0.8 * heights[0]
            && [upper, lower].allSatisfy {
                $0.score > 0 && $0.features[.isChain] == 0 && !$0.name.contains(where: \.isNumber)
            }
    }
}
