public import ReceiptDomain

/// A draft to be looked at, with all that helps to judge it.
public struct ReviewItem: Hashable, Sendable {
    public var record: Record
    /// What was understood of the picture; `nil` where the evidence is gone.
    public var draft: Draft?
    /// Problems of the picture itself, as the decoder names them.
    public var warnings: [String]
    /// A record that seems to be of the same receipt.
    public var possibleDuplicate: PossibleDuplicate?
    /// Other drafts that seem to be of the same purchase.
    public var together: MergeProposal?
    /// What was due that the draft may be the payment of.
    public var offered: OfferedOccurrence?
    /// The lines that were read, a line that was read alike several times once.
    public var lines: [Evidence]
    /// The upright pictures of the pages that were read; empty where the evidence is gone.
    public var bounds: [PixelBox]
    /// The images that these pages are of, where they are not of the one that was read first.
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

    /// Which of the record's pages a page that was read is; `nil` where its image was taken away.
    public func place(ofPage index: Int) -> RecordPage? {
        let file = files.indices.contains(index) ? files[index] : nil
        let image = file.map { file in record.images.firstIndex { $0.file == file } } ?? record.readImage
        return image.map { RecordPage(image: $0, page: files.prefix(index).count { $0 == file }) }
    }

    /// Which of the pages that were read a page of the record is.
    public func readPage(at place: RecordPage) -> Int? { bounds.indices.first { self.place(ofPage: $0) == place } }

    private static func lines(_ reading: Reading) -> [Evidence] {
        var seen: Set<String> = []
        return reading.passes.flatMap { pass in
            pass.lines.map { Evidence(text: $0.text, box: $0.box, page: pass.page) }
        }
        .filter { seen.insert($0.text).inserted }
    }

    /// The same under a name that the person gave.
    func facts(merchant: String?) -> ReceiptFacts {
        var facts = facts
        if merchant != facts.merchant {
            facts.merchant = merchant
            facts.merchantConfidence = 1
        }
        return facts
    }

    /// What is known of the receipt when history is asked about it.
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

/// In which order drafts are shown.
public enum ReviewOrder: String, CaseIterable, Sendable {
    /// The lowest confidence first, and of these the largest.
    case doubt
    /// The oldest first; drafts without a date before all.
    case date

    /// The items in this order; pictures that show no receipt come last in any.
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
