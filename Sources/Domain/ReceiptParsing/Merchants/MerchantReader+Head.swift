import ReceiptDomain

extension MerchantReader {
    /// Candidates from the lines above the items; higher, larger and more name-like lines score higher.
    func heading(_ page: Page) -> [MerchantCandidate] {
        var found: [MerchantCandidate] = []
        let head = Head(
            page: page,
            isKorean: hangul(on: page) > 30,
            towns: Set(page.lines.compactMap { AddressForm.town(in: $0.best.string) }.map { FoldedText($0).letters }),
            buyer: Self.buyer(on: page)
        )
        var place = 0
        var surroundings = MerchantSurroundings()
        for index in 0..<headLength(page) {
            let line = page.lines[index]
            let hasPrice = line.readings.contains(where: Self.hasPrice)
            let isSlogan = line.readings.contains {
                MerchantForm.isSlogan($0.string) || ChainSigns.chain(bySlogan: $0) != nil || AddressedNames.isThanks($0)
            }
            var isText = false
            // A general model's repeated readings of a line agree with each other, and would outvote the others.
            let voters = line.readings.filter { !page.headPasses.contains($0.pass) }
            let merged = WordVote.merged(voters.isEmpty ? line.readings : voters)
            let readings = ([merged].compactMap(\.self) + line.readings).flatMap(\.columns)
            for (number, reading) in readings.enumerated() {
                // A reading by a single pass is kept as an alternative.
                let isOnePass = number > 0 && line.readings.count > 1
                guard var candidate = candidate(reading, at: index, place: place, isOnePass: isOnePass, in: head) else {
                    continue
                }
                candidate.features.note(.hasPrice, if: hasPrice)
                candidate.features.note(.isSlogan, if: isSlogan)
                surroundings.note(in: &candidate.features)
                isText = isText || candidate.score > 0
                found.append(candidate)
            }
            if isText { place += 1 }
            surroundings.pass(line, isNamed: place > 0, hasPrice: hasPrice)
        }
        return found
    }

    /// Reference values for all lines of the head.
    private struct Head {
        var page: Page
        /// The typical line height.
        var usual: Double
        var isKorean: Bool
        /// The towns after postcodes.
        var towns: Set<[UInt32]>
        /// The buyer's number right of the seller's on a form with both side by side.
        var buyer: PixelBox?

        init(page: Page, isKorean: Bool, towns: Set<[UInt32]>, buyer: PixelBox?) {
            (self.page, self.isKorean, self.towns, self.buyer) = (page, isKorean, towns, buyer)
            usual = page.lines.map(\.height).median ?? 1
        }
    }

    private func candidate(
        _ reading: PrintedLine,
        at index: Int,
        place: Int,
        isOnePass: Bool,
        in head: Head
    ) -> MerchantCandidate? {
        let line = head.page.lines[index]
        // Boxes of a region read separately are as high as the region.
        let size = min(reading.height, 1.6 * line.height) / head.usual
        guard var candidate = candidate(reading, place: place, size: size) else { return nil }
        candidate.features.note(.isOnePass, if: isOnePass)
        candidate.features.note(.isCapitalsOnly, if: head.page.capitalPasses.contains(reading.pass))
        if head.page.headPasses.contains(reading.pass) {
            candidate.features.note(.isOfHeadPass)
            candidate.features.note(.confidenceOfHeadPass, candidate.features[.confidence])
        }
        if NameCleaner.isLegalForm(candidate.name), index > 0,
            let above = head.page.lines[index - 1].readings.first(where: { $0.pass == reading.pass }),
            let front = self.candidate(above, place: place, size: above.height / head.usual)
        {
            // The legal form is on a separate line.
            candidate = MerchantCandidate(
                name: front.name + " " + candidate.name,
                features: front.features,
                line: above
            )
            candidate.features.note(.joinsLegalForm)
        }
        if let chain = shortChain(before: candidate, line) { candidate.name = chain + " " + candidate.name }
        if index > 0, let sign = sign(above: candidate, head.page.lines[index - 1]) {
            candidate.name = sign + " " + candidate.name
            candidate.features.note(.joinsSign)
        }
        candidate.features.note(.isFirmAboveSign, if: isFirm(candidate, aboveSignOn: head.page, index))
        if place == 0, MerchantForm.listsGoods(candidate.name), hasSign(below: index, on: head.page) {
            candidate.features.note(.isTrade)
        }
        // `LE BOUSCAT 0963` above `33110 LE BOUSCAT`: the chain's branch.
        let letters = FoldedText(candidate.name.filter { !$0.isNumber }).letters
        candidate.features.note(.isTown, if: head.towns.contains(letters))
        candidate.features.note(.isStreet, if: continuesAddress(reading, index, on: head.page))
        if let buyer = head.buyer, reading.box.maxY > buyer.y, reading.box.maxX > buyer.x {
            candidate.features.note(reading.box.midX > buyer.x ? .namesCustomer : .isRowOfParties)
        }
        let isLatin = !candidate.name.unicodeScalars.contains(where: \.isHangul)
        candidate.features.note(.isLatinOnKorean, if: head.isKorean && isLatin)
        return candidate
    }

    /// The second of two business numbers on a line.
    private static func buyer(on page: Page) -> PixelBox? {
        page.lines.lazy.flatMap(\.readings).compactMap { reading in
            let numbers = reading.words.map(\.box).enumerated().filter {
                BusinessNumber.isLikely(in: reading.words[$0.offset].text)
            }
            return numbers.count == 2 ? numbers[1].element : nil
        }.first
    }

    /// Whether the line above is an address with a bracket that this one closes: `동) 스타필드` below `… 513 (삼성`.
    private func continuesAddress(_ reading: PrintedLine, _ index: Int, on page: Page) -> Bool {
        guard index > 0, let close = reading.string.firstIndex(of: ")"), !reading.string[..<close].contains("("),
            isAddress(page.lines[index - 1])
        else { return false }
        return page.lines[index - 1].readings.contains { above in
            above.string.lastIndex(of: "(").map { !above.string[$0...].contains(")") } ?? false
        }
    }

    /// Whether a company's line stands above a larger one that may be its shop's sign: `Gastro Nowak Sp. z o.o.` above `SMAKOSZ`.
    private func isFirm(_ candidate: MerchantCandidate, aboveSignOn page: Page, _ index: Int) -> Bool {
        // Malaysian and Korean receipts have companies' names, whatever stands below.
        let isOwner =
            MerchantWords.matcher.matches(in: FoldedText(candidate.name)).contains { $0.meaning == .ownerForm }
            || ["株式会社", "有限会社", "合同会社"].contains(where: candidate.name.contains)
        return isOwner && candidate.features[.isChain] == 0 && hasSign(below: index, on: page)
    }

    /// Whether one of the next two lines is larger, and may be a sign.
    private func hasSign(below index: Int, on page: Page) -> Bool {
        page.lines.dropFirst(index + 1).prefix(2).contains { line in
            guard line.height >= Self.signHeight * page.lines[index].height, !Self.hasPrice(line.best) else {
                return false
            }
            let words = MerchantWords.matcher.matches(in: line.best.folded)
            let letters = line.best.text.scalars.count(where: \.properties.isAlphabetic)
            return letters >= 3 && 2 * letters > line.best.text.count
                && !words.contains { $0.likeness > 0.9 && ![.business, .platform].contains($0.meaning) }
        }
    }

    /// A sign's least height relative to the company's line above it.
    private static let signHeight = 1.3

    /// The sign in Latin letters above a line with only the branch: `TOPTEN10` above `스타필드수원점`.
    private func sign(above branch: MerchantCandidate, _ line: PageLine) -> String? {
        guard branch.name.hasSuffix("점"), !branch.name.contains(" "),
            let above = line.readings.first(where: { $0.pass == branch.line.pass })
        else { return nil }
        let words = NameCleaner.solidWords(of: above)
        let name = NameCleaner.clean(WordJoiner.text(of: words, height: above.height))
        let isSign = name.unicodeScalars.allSatisfy {
            $0.isCapital || $0.isDigit || " &.'-".unicodeScalars.contains($0)
        }
        guard words.count <= 3, isSign, name.contains(where: \.isLetter),
            words.allSatisfy({ $0.confidence > 0.6 }), MerchantWords.matcher.matches(in: FoldedText(name)).isEmpty
        else { return nil }
        return name
    }

    /// The chain of few letters before a line's branch: `CU` of `CU 서울숲점`.
    ///
    /// Few Latin letters among Hangul are read with no confidence, by some models even wrongly, and are dropped as specks.
    private func shortChain(before branch: MerchantCandidate, _ line: PageLine) -> String? {
        guard branch.name.hasSuffix("점"), !branch.name.contains(" ") else { return nil }
        return line.readings.lazy.filter { $0.words.count > 1 }.compactMap { reading in
            reading.words.first.flatMap { KnownChains.shortName($0.text) }
        }.first
    }

    private func hangul(on page: Page) -> Int {
        page.lines.map { line in line.best.text.scalars.count(where: \.isHangul) }.reduce(0, +)
    }
}
