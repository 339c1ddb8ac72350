public import ReceiptDomain

/// A draft with everything needed to judge it.
public struct ReviewItem: Hashable, Sendable {
    public var record: Record
    /// The interpretation of the picture; `nil` where the evidence was deleted.
    public var draft: Draft?
    /// Defects of the picture, by the decoder's names.
    public var warnings: [String]
    /// An earlier record that seems to be of the same receipt.
    public var possibleDuplicate: PossibleDuplicate?
    /// A proposal to merge it with drafts of the same purchase.
    public var together: MergeProposal?
    /// A due occurrence that the draft may pay.
    public var offered: OfferedOccurrence?
    /// The recognised lines; equal lines of several passes once.
    public var lines: [Evidence]
    /// The size of each page in upright orientation; empty where the evidence was deleted.
    public var bounds: [PixelBox]
    /// The image file of each page; `nil` for the image that was read first.
    private var files: [String?]

    public init(record: Record, reading: Reading? = nil, possibleDuplicate: PossibleDuplicate? = nil) {
        self.record = record
        draft = reading?.draft
        warnings = reading?.picture.warnings ?? []
        self.possibleDuplicate = possibleDuplicate
        lines = reading.map(Self.lines) ?? []
        bounds = reading?.pages.map { PixelBox(x: 0, y: 0, width: $0.width, height: $0.height) } ?? []
        files = reading?.pages.map(\.image) ?? []
    }

    /// The record's page that a page of the reading comes from; `nil` where its image was detached.
    public func place(ofPage index: Int) -> RecordPage? {
        let file = files.indices.contains(index) ? files[index] : nil
        let image = file.map { file in record.images.firstIndex { $0.file == file } } ?? record.readImage
        return image.map { RecordPage(image: $0, page: files.prefix(index).count { $0 == file }) }
    }

    /// The index of the reading's page that shows a page of the record.
    public func readPage(at place: RecordPage) -> Int? { bounds.indices.first { self.place(ofPage: $0) == place } }

    /// The quarter turns clockwise that put the print of a page of the reading upright.
    ///
    /// Lines of more than a few letters are long in the direction of the print, and follow one another across it.
    public func quarterTurns(ofPage index: Int) -> Int {
        let boxes = lines.filter { $0.page == index && $0.text.count > 3 }.compactMap(\.box)
        let isSideways = 2 * boxes.count { $0.height > $0.width } > boxes.count
        let steps = zip(boxes, boxes.dropFirst()).map { isSideways ? $1.midX - $0.midX : $1.midY - $0.midY }
        let isForward = steps.count { $0 > 0 } >= steps.count { $0 < 0 }
        return isSideways ? isForward ? 1 : 3 : isForward ? 0 : 2
    }

    private static func lines(_ reading: Reading) -> [Evidence] {
        var seen: Set<String> = []
        return reading.passes.flatMap { pass in
            pass.lines.map { Evidence(text: $0.text, box: $0.box, page: pass.page) }
        }
        .filter { seen.insert($0.text).inserted }
    }

    /// The record that the draft would duplicate in this state; the due entry that it replaces does not count.
    public func doubled(by record: Record) -> PossibleDuplicate? {
        let replaced = offered.flatMap { $0.key == record.occurrence ? $0.replaces : nil }
        return possibleDuplicate?.record.id == replaced ? nil : possibleDuplicate
    }

    /// The facts with a name that the person gave.
    func facts(merchant: String?) -> ReceiptFacts {
        var facts = facts
        if merchant != facts.merchant {
            facts.merchant = merchant
            facts.merchantConfidence = 1
        }
        return facts
    }

    /// The facts by which history is asked for suggestions.
    var facts: ReceiptFacts {
        if let draft { return ReceiptFacts(draft) }
        return ReceiptFacts(
            merchant: record.printed.merchant ?? record.merchant,
            merchantConfidence: 0,
            businessNumber: record.printed.businessNumber,
            logo: record.printed.logo,
            itemNames: record.items.map(\.name)
        )
    }
}

public enum ReviewOrder: String, CaseIterable, Sendable {
    /// The least confident first, and of these the largest amount.
    case doubt
    /// The oldest first; drafts without a date before all.
    case date

    /// Sorts the items; pictures without a receipt come last in every order.
    public func sorted(_ items: [ReviewItem]) -> [ReviewItem] {
        switch self {
        case .doubt: return items.sorted { ReviewRank($0.record, $0.draft) < ReviewRank($1.record, $1.draft) }
        case .date:
            let isOther = { (item: ReviewItem) in item.record.content == PictureContent.none }
            return items.sorted { a, b in
                isOther(a) == isOther(b) ? Self.dateKey(a) < Self.dateKey(b) : isOther(b)
            }
        }
    }

    private static func dateKey(_ item: ReviewItem) -> (Int, String) {
        (item.record.date?.daysSince1970 ?? .min, item.record.id.rawValue)
    }
}
