public import struct Foundation.Date

/// One transaction of a household, drafted from a receipt or entered, then confirmed by its user.
public struct Record: Hashable, Sendable {
    public let id: RecordID
    public let user: UserID
    public var kind: RecordKind
    public var status: RecordStatus
    /// The merchant's trading name; `nil` until known.
    public var merchant: String?
    public var date: CalendarDay?
    public var time: TimeOfDay?
    /// The amount paid; negative for a refund, `nil` until known.
    public var amount: Money?
    public var tax: Money?
    public var subtotal: Money?
    public var items: [LineItem]
    public var category: Category?
    /// The account's id, or free text that names no account.
    public var account: String?
    public var memo = ""
    public var tags: [String] = []
    /// The subject that it was for: an id, or free text.
    public var subject: String?
    public var mood: Mood?
    /// The content of its picture, where that is no receipt or an uncertain one; `nil` once a person confirmed that it is.
    public var content: PictureContent?
    /// The record it was merged into; it is discarded itself.
    public var joinedInto: RecordID?
    /// The stored form of ``separateFrom``.
    fileprivate var separateFromText: [String] = []
    /// The facts beyond its receipt.
    public var book = BookFacts()
    public var images: [StoredImage]
    /// Purged images; a record that has any is discarded for good.
    public var purged: [StoredImage] = []
    /// Whether the printed amounts prove the total (see ``Proof``).
    public var isProved: Bool
    public var printed: PrintedFacts
    public var learned: Lessons
    public let createdAt: Date
    public var updatedAt: Date
    /// The sequence number of its ledger line, 0 before it was written; an edit based on an older one is refused.
    public var revision: Int

    /// A new record, unless it says when it was last updated.
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
        updatedAt: Date? = nil,
        revision: Int = 0
    ) {
        (self.id, self.user) = (id, user)
        (self.kind, self.status) = (kind, status)
        (self.merchant, self.date, self.time) = (merchant, date, time)
        (self.amount, self.tax, self.subtotal) = (amount, tax, subtotal)
        (self.items, self.category, self.account) = (items, category, account)
        (self.images, self.isProved) = (images, isProved)
        (self.printed, self.learned) = (printed, learned)
        (self.createdAt, self.updatedAt, self.revision) = (createdAt, updatedAt ?? createdAt, revision)
    }
}

extension Record {
    /// Records that a person declared to be separate purchases.
    public var separateFrom: [RecordID] {
        get { separateFromText.compactMap { RecordID($0) } }
        set { separateFromText = newValue.map(\.rawValue) }
    }

    /// Whether its images were purged.
    public var isPurged: Bool { !purged.isEmpty }
}

// The stored, listed and editable fields, each declared once.
extension RecordField {
    /// In the order of ledgers, tables and review questions.
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
        .list("apart", \.separateFromText, .kept),
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
