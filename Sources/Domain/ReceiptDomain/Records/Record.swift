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
    /// What paid or was paid into: the id of an account of the book, or any words as long as it is none of them.
    public var account: String?
    public var memo = ""
    public var tags: [String] = []
    /// Whom or what it was for: the id of a subject of the book, or any words.
    public var subject: String?
    public var mood: Mood?
    /// What its picture shows, where that is no receipt, or perhaps none; `nil` once a person has said that it is one.
    public var content: PictureContent?
    /// The record that its images joined: it is discarded.
    public var joinedInto: RecordID?
    /// ``apart`` as it is written.
    fileprivate var apartText: [String] = []
    /// What it has beside a receipt's facts: see ``BookFacts``.
    public var book = BookFacts()
    public var images: [StoredImage]
    /// Images that were removed for good; a record that has some is discarded and stays so.
    public var purged: [StoredImage] = []
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
        images: [StoredImage] = [],
        isProved: Bool = false,
        printed: PrintedFacts = PrintedFacts(),
        learned: Lessons = Lessons(),
        createdAt: Date,
        updatedAt: Date,
        revision: Int = 0
    ) {
        (self.id, self.user) = (id, user)
        (self.kind, self.status) = (kind, status)
        (self.merchant, self.date, self.time) = (merchant, date, time)
        (self.amount, self.tax, self.subtotal) = (amount, tax, subtotal)
        (self.items, self.category, self.account) = (items, category, account)
        (self.images, self.isProved) = (images, isProved)
        (self.printed, self.learned) = (printed, learned)
        (self.createdAt, self.updatedAt, self.revision) = (createdAt, updatedAt, revision)
    }
}

extension Record {
    /// Records that a person said it does not belong to, however it looks.
    public var apart: [RecordID] {
        get { apartText.compactMap { RecordID($0) } }
        set { apartText = newValue.map(\.rawValue) }
    }

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
        .text("mood", \.mood, { Mood(rawValue: $0) }, { $0.rawValue }, .freeForm),
        .flag("proved", \.isProved, .listed),
        .text("content", \.content, { PictureContent(rawValue: $0) }, { $0.rawValue }, .listedIfAny),
        .text("joinedInto", \.joinedInto, { RecordID($0) }, { $0.rawValue }, .listedIfAny),
        .list("apart", \.apartText, .kept),
        .text("toAccount", \.book.toAccount, .listedIfAny),
        .money("toAmount", \.book.toAmount, .listedIfAny),
        .money("fee", \.book.fee, .listedIfAny),
        .money("settled", \.book.settled, .listedIfAny),
        .text("refundOf", \.book.refundOf, { RecordID($0) }, { $0.rawValue }, .listedIfAny),
        .text("recurrence", \.book.recurrence, .listedIfAny),
        .text("due", \.book.due, { CalendarDay(iso: $0) }, { $0.description }, .listedIfAny),
        .text("bank", \.book.bank, .kept),
        .flag("checked", \.book.isChecked, .listedIfAny),
    ]

    public static let memo = RecordField.text("memo", \.memo, .freeForm)
    public static let tags = RecordField.list("tags", \.tags, .freeForm)
}
