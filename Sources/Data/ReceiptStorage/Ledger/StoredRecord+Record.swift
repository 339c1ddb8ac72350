import ReceiptDomain

extension StoredRecord {
    init(_ record: Record) {
        let amounts = [record.amount, record.subtotal, record.tax] + record.items.map(\.amount)
        let currency = amounts.lazy.compactMap(\.?.currency).first
        func text(_ money: Money) -> String { StoredMoney(money, within: currency).text }
        id = record.id.rawValue
        user = record.user.rawValue
        kind = record.kind.rawValue
        status = record.status.rawValue
        merchant = record.merchant
        date = record.date?.description
        time = record.time?.description
        amount = record.amount.map(text)
        self.currency = currency?.code
        tax = record.tax.map(text)
        subtotal = record.subtotal.map(text)
        items = record.items.nonEmpty?.map { item in
            Item(
                name: item.name,
                quantity: item.quantity,
                unitPrice: item.unitPrice.map(text),
                amount: text(item.amount)
            )
        }
        category = record.category?.code
        account = record.account
        memo = record.memo.nonEmpty
        tags = record.tags.nonEmpty
        subject = record.subject
        mood = record.mood
        images = record.images.nonEmpty?.map(Image.init)
        purged = record.purged.nonEmpty?.map(Image.init)
        `repeat` = record.repeat
        repeatOf = record.repeatOf?.rawValue
        proved = record.isProved ? true : nil
        printed = StoredPrinted(record.printed)
        learned = StoredLessons(record.learned)
        createdAt = Timestamp(record.createdAt).text
        updatedAt = Timestamp(record.updatedAt).text
    }

    /// The record at the revision, which is the number of its line.
    func record(revision: Int) throws(InvalidField) -> Record {
        let currency = try parsed("currency", currency) { Currency(code: $0) }
        func money(_ field: String, _ text: String?) throws(InvalidField) -> Money? {
            try parsed(field, text) { StoredMoney(text: $0, within: currency)?.money }
        }
        return Record(
            id: try required("id", id) { RecordID($0) },
            user: try required("user", user) { UserID($0) },
            kind: try required("kind", kind, RecordKind.init(rawValue:)),
            status: try required("status", status, RecordStatus.init(rawValue:)),
            merchant: merchant,
            date: try parsed("date", date) { CalendarDay(iso: $0) },
            time: try parsed("time", time) { TimeOfDay(iso: $0) },
            amount: try money("amount", amount),
            tax: try money("tax", tax),
            subtotal: try money("subtotal", subtotal),
            items: try (items ?? []).map { (item) throws(InvalidField) in
                LineItem(
                    name: item.name,
                    quantity: item.quantity,
                    unitPrice: try money("unitPrice", item.unitPrice),
                    amount: try required("amount", item.amount) { StoredMoney(text: $0, within: currency)?.money }
                )
            },
            category: try parsed("category", category) { Category(code: $0) },
            account: account,
            memo: memo ?? "",
            tags: tags ?? [],
            subject: subject,
            mood: mood,
            images: (images ?? []).map(\.image),
            purged: (purged ?? []).map(\.image),
            repeat: `repeat`,
            repeatOf: try parsed("repeatOf", repeatOf) { RecordID($0) },
            isProved: proved ?? false,
            printed: printed?.printed ?? PrintedFacts(),
            learned: learned?.lessons ?? Lessons(),
            createdAt: try required("createdAt", createdAt) { Timestamp($0)?.date },
            updatedAt: try required("updatedAt", updatedAt) { Timestamp($0)?.date },
            revision: revision
        )
    }
}

extension StoredRecord.Image {
    init(_ image: StoredImage) {
        file = image.file
        sha256 = image.sha256
        bytes = image.bytes
        width = image.width
        height = image.height
        originalName = image.originalName
        takenAt = image.takenAt
    }

    var image: StoredImage {
        StoredImage(
            file: file,
            sha256: sha256,
            bytes: bytes,
            width: width,
            height: height,
            originalName: originalName,
            takenAt: takenAt
        )
    }
}

/// An amount as text: `23400`, or `12.50 USD` where it is not in the currency of its surroundings.
struct StoredMoney {
    let money: Money
    let text: String

    init(_ money: Money, within currency: Currency?) {
        self.money = money
        text = money.currency == currency ? money.decimal : "\(money.decimal) \(money.currency)"
    }

    init?(text: String, within currency: Currency?) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard let decimal = parts.first, parts.count <= 2,
            let currency = parts.count == 2 ? Currency(code: String(parts[1])) : currency,
            let money = Money(decimal: decimal, currency: currency)
        else { return nil }
        self.money = money
        self.text = text
    }
}

extension Collection {
    /// `nil` instead of an empty one.
    var nonEmpty: Self? { isEmpty ? nil : self }
}
