import ReceiptDomain

/// Finds seller and buyer of a digital bill by their position.
///
/// They stand below or after a label, in the sender's line above the addressee, or among the registers and accounts at the foot.
///
/// Used for digital documents only: columns on photographed paper are unreliable.
struct BillParties {
    private let pieces: [PrintedLine]
    private var sellers: [MerchantCandidate] = []
    /// Positions of buyers and delivery addresses.
    private var buyers: [PixelBox] = []
    /// Letters of the sender's name, which is not taken for a buyer anywhere.
    private var senders: Set<[UInt32]> = []
    private let foot: BillFoot

    init(_ page: Page) {
        pieces = page.isExact ? page.lines.flatMap { $0.best.columns } : []
        foot = BillFoot(pieces)
        for (index, piece) in pieces.enumerated() {
            findLabelled(index, piece)
            findSender(index, piece)
        }
        sellers += foot.candidates
    }

    /// Sellers found by position alone.
    var candidates: [MerchantCandidate] { sellers }

    /// Notes whether the candidate stands at a buyer's position, or is repeated at the foot.
    func note(_ candidate: inout MerchantCandidate) {
        guard !pieces.isEmpty else { return }
        let letters = FoldedText(candidate.name).letters
        let isBuyers = buyers.contains { !$0.intersection(candidate.line.box).isEmpty }
        candidate.features.note(.namesCustomer, if: isBuyers && !senders.contains(letters))
        candidate.features.note(.isAtFoot, if: foot.names(letters, standing: candidate.line.box))
    }

    // MARK: Labels

    private mutating func findLabelled(_ index: Int, _ piece: PrintedLine) {
        let text = piece.string
        let parts = text.split(separator: ":", maxSplits: 1)
        guard let label = parts.first, let party = PartyLabels.party(label) else { return }
        let isAlone = parts.count < 2 || parts[1].allSatisfy { $0 == " " }
        let block = isAlone ? self.block(below: index) : [piece] + self.block(below: index, atMost: 4)
        switch party {
        case .buyer:
            // `Kunde: 4711` is only a customer number.
            if isAlone || parts[1].contains(where: \.isLetter) { buyers += block.map(\.box) }
        case .seller:
            guard let line = isAlone ? block.first(where: Self.canBeName) : piece else { return }
            let clean = NameCleaner.clean(isAlone ? line.string : String(parts[1]))
            guard clean.count(where: \.isLetter) >= 2 else { return }
            var features = Features<MerchantFeature>()
            // A second bill in the same document may be of another's services.
            features.note(.isSeller, if: !sellers.contains { $0.features[.isSeller] > 0 })
            features.note(isAlone ? .standsBelowLabel : .standsBehindLabel)
            sellers.append(MerchantCandidate(name: clean, features: features, line: line))
            senders.insert(FoldedText(clean).letters)
        }
    }

    private static func canBeName(_ piece: PrintedLine) -> Bool {
        let text = piece.string
        return text.count(where: \.isLetter) >= 2 && !text.contains(":") && !AddressForm.isStreet(text)
            && PartyLabels.party(text) == nil
    }

    /// The following lines of the same column, without a gap, up to the next label.
    private func block(below index: Int, atMost count: Int = 8) -> [PrintedLine] {
        let head = pieces[index]
        var found: [PrintedLine] = []
        var last = head.box
        for piece in pieces[(index + 1)...] where piece.box.y >= last.midY {
            guard Double(piece.box.y - last.maxY) <= Self.gap * max(head.height, piece.height) else { break }
            guard Self.isBelow(piece, head), piece.box.y >= last.midY else { continue }
            if found.count == count || PartyLabels.party(piece.string.prefix { $0 != ":" }) != nil { break }
            found.append(piece)
            last = piece.box
        }
        return found
    }

    /// In line heights; a larger gap ends a block.
    private static let gap = 2.5

    /// Whether both begin or end at about the same x coordinate.
    private static func isBelow(_ piece: PrintedLine, _ head: PrintedLine) -> Bool {
        let room = Int(1.5 * max(piece.height, head.height))
        return abs(piece.box.x - head.box.x) <= room || abs(piece.box.maxX - head.box.maxX) <= room
    }

    // MARK: The sender's line

    private mutating func findSender(_ index: Int, _ piece: PrintedLine) {
        guard let name = SenderLine.name(piece.string) else { return }
        let sender = MerchantCandidate(name: name, .isSender, confidence: piece.confidence, line: piece)
        sellers.append(sender)
        senders.insert(FoldedText(name).letters)
        // The addressee stands below, where an envelope has its window.
        buyers += block(below: index, atMost: 6).map(\.box)
    }
}

/// A sender's line with name and address: `Windspiel GmbH · Allee 17 · 12345 Papierfeld`.
enum SenderLine {
    private static let marks: Set<Character> = ["·", "•", "|", "–", "—", "*", "∙", "●", "/", "-", ",", ";"]

    /// The name; `nil` where the line is not of this form.
    static func name(_ line: String) -> String? {
        let parts = self.parts(line)
        guard parts.count >= 3, let name = parts.first, parts.count <= 10 else { return nil }
        let hasTown = parts.dropFirst().contains(where: isTown)
        let hasStreet = parts.dropFirst().prefix(3).contains(where: hasHouseNumber)
        guard hasTown, hasStreet, !isTown(name), !hasHouseNumber(name), !name.contains(":"),
            name.count(where: \.isLetter) >= 3, name.count <= 60, PartyLabels.party(name) == nil
        else { return nil }
        return NameCleaner.clean(name).nonEmpty
    }

    /// The parts between separate marks or commas.
    private static func parts(_ line: String) -> [String] {
        var parts: [String] = [""]
        let characters = Array(line)
        for (index, character) in characters.enumerated() {
            let isSpaced = index > 0 && characters[index - 1] == " " && index + 1 < characters.count
            let isComma = character == "," || character == ";"
            if marks.contains(character), isComma || isSpaced || !character.isASCII {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    }

    /// Whether the text has a house number after or before a name.
    ///
    /// Weaker than ``AddressForm/isStreet(_:)``, which needs a word for a street: here a town with its postcode stands beside it.
    private static func hasHouseNumber(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        guard words.count >= 2, let first = words.first, let last = words.last else { return false }
        func isNumber(_ word: Substring) -> Bool {
            word.count <= 6 && word.first?.isNumber == true && word.count(where: \.isLetter) <= 1
        }
        return isNumber(last) || isNumber(first) && first.count <= 4 && !text.contains(".")
    }

    /// Whether the text is a town with a postcode of four to six digits before or after it, possibly with country letters.
    private static func isTown(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        guard words.count >= 2 else { return false }
        func isPostcode(_ word: Substring) -> Bool {
            let digits = word.drop { $0.isLetter || $0 == "-" }
            return (4...9).contains(digits.count) && digits.count(where: \.isNumber) >= 4
                && digits.allSatisfy { $0.isNumber || $0 == "-" } && word.count - digits.count <= 3
        }
        return words.contains(where: isPostcode) && words.contains { $0.count >= 2 && $0.allSatisfy(\.isLetter) }
    }
}
