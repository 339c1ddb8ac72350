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

/// One thing that was bought.
public struct LineItem: Hashable, Sendable {
    public var name: String
    /// As printed: `2`, `0.355`; `nil` where none is.
    public var quantity: String?
    public var unitPrice: Money?
    /// What the line adds to the sum; negative for a discount.
    public var amount: Money

    public init(name: String, quantity: String? = nil, unitPrice: Money? = nil, amount: Money) {
        self.name = name
        self.quantity = quantity
        self.unitPrice = unitPrice
        self.amount = amount
    }
}

/// An image kept with a record, byte for byte as it came.
public struct StoredImage: Hashable, Sendable {
    /// The file's name in the record's folder: `1.jpg`.
    public var file: String
    /// 64 small hexadecimal digits.
    public var sha256: String
    public var bytes: Int
    /// In pixels, upright; `nil` where the picture could not be decoded.
    public var width: Int?
    public var height: Int?
    public var originalName: String
    /// When the camera says it was taken: EXIF's local time, without a zone.
    public var takenAt: String?

    public init(
        file: String,
        sha256: String,
        bytes: Int,
        width: Int? = nil,
        height: Int? = nil,
        originalName: String,
        takenAt: String? = nil
    ) {
        self.file = file
        self.sha256 = sha256
        self.bytes = bytes
        self.width = width
        self.height = height
        self.originalName = originalName
        self.takenAt = takenAt
    }
}
