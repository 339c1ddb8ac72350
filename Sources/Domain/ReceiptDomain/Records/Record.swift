public import struct Foundation.Date

/// One transaction of a household: drafted from a receipt, then confirmed by its user.
public struct Record: Hashable, Sendable {
    public let id: RecordID
    public let user: UserID
    public var kind: RecordKind
    public var status: RecordStatus
    /// The printed trading name; `nil` until it is known.
    public var merchant: String?
    public var date: CalendarDay?
    public var time: TimeOfDay?
    /// What was paid; negative for a refund, `nil` until it is known.
    public var amount: Money?
    public var tax: Money?
    public var subtotal: Money?
    public var items: [LineItem]
    public var category: Category?
    public var account: String?
    public var memo: String
    public var tags: [String]
    /// Whom or what it was for: a child, a cat.
    public var subject: String?
    public var mood: String?
    public var images: [StoredImage]
    /// Images that were removed for good; a record that has some is discarded and stays so.
    public var purged: [StoredImage]
    public var `repeat`: String?
    public var repeatOf: RecordID?
    /// The printed amounts themselves prove the total (see ``Proof``).
    public var isProved: Bool
    public var printed: PrintedFacts
    public var learned: Lessons
    public let createdAt: Date
    public var updatedAt: Date
    /// The ledger line this state was read from, 0 before it was written: an edit that is based on an older one is refused.
    public var revision: Int

    public init(
        id: RecordID,
        user: UserID,
        kind: RecordKind = .expense,
        status: RecordStatus = .draft,
        merchant: String? = nil,
        date: CalendarDay? = nil,
        time: TimeOfDay? = nil,
        amount: Money? = nil,
        tax: Money? = nil,
        subtotal: Money? = nil,
        items: [LineItem] = [],
        category: Category? = nil,
        account: String? = nil,
        memo: String = "",
        tags: [String] = [],
        subject: String? = nil,
        mood: String? = nil,
        images: [StoredImage] = [],
        purged: [StoredImage] = [],
        repeat: String? = nil,
        repeatOf: RecordID? = nil,
        isProved: Bool = false,
        printed: PrintedFacts = PrintedFacts(),
        learned: Lessons = Lessons(),
        createdAt: Date,
        updatedAt: Date,
        revision: Int = 0
    ) {
        self.id = id
        self.user = user
        self.kind = kind
        self.status = status
        self.merchant = merchant
        self.date = date
        self.time = time
        self.amount = amount
        self.tax = tax
        self.subtotal = subtotal
        self.items = items
        self.category = category
        self.account = account
        self.memo = memo
        self.tags = tags
        self.subject = subject
        self.mood = mood
        self.images = images
        self.purged = purged
        self.repeat = `repeat`
        self.repeatOf = repeatOf
        self.isProved = isProved
        self.printed = printed
        self.learned = learned
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.revision = revision
    }
}

extension Record {
    /// Its images were removed for good.
    public var isPurged: Bool { !purged.isEmpty }
}

// Which of a record's properties are stored, listed, asked for and changed, each declared once.
extension RecordField {
    /// The order is that of ledgers, of tables, and of the questions in a review.
    public static let all: [RecordField] = [
        .text("merchant", \.merchant, .listed),
        .text("date", \.date, { CalendarDay(iso: $0) }, { $0.description }, .listed),
        .text("time", \.time, { TimeOfDay(iso: $0) }, { $0.description }, .listed),
        .money("amount", \.amount, .listed),
        .money("subtotal", \.subtotal, .listed),
        .money("tax", \.tax, .listed),
        .text("category", \.category, { Category(code: $0) }, { $0.code }, .listed),
        .text("account", \.account, .listed),
        .memo,
        .tags,
        .text("subject", \.subject, .freeForm),
        .text("mood", \.mood, .listed),
        .text("repeat", \.repeat, .kept),
        .text("repeatOf", \.repeatOf, { RecordID($0) }, { $0.rawValue }, .kept),
        .flag("proved", \.isProved, .listed),
    ]

    public static let memo = RecordField.text("memo", \.memo, .freeForm)
    public static let tags = RecordField.list("tags", \.tags, .freeForm)
}
