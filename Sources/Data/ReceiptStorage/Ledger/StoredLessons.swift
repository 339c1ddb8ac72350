import ReceiptDomain

/// The reasons for a draft's learned values, within a ledger's record.
struct StoredLessons: StoredValue, Encodable {
    var merchant: Lesson?
    var category: Lesson?
    var account: Lesson?

    struct Lesson: StoredValue, Encodable {
        /// `rule`, `spelling`, `businessNumber`, `logo`, `likeness`, `history`, `word`, `card`, `listed`.
        var by: String
        /// The merchant of the history or rule, the word, or the card digits.
        var of: String?
        var matching: Int?
        var records: Int?
        var confidence: Double

        init(by reason: String, of: String? = nil, matching: Int? = nil, records: Int? = nil, confidence: Double) {
            (by, self.of, self.matching) = (reason, of, matching)
            (self.records, self.confidence) = (records, confidence)
        }

        init(_ lesson: inout some StoredObject) throws {
            by = try present("by", lesson.text("by"))
            confidence = try present("confidence", lesson.number("confidence"))
            matching = try lesson.integer("matching")
            of = try lesson.text("of")
            records = try lesson.integer("records")
        }
    }

    init(_ lessons: inout some StoredObject) throws {
        account = try lessons.value("account")
        category = try lessons.value("category")
        merchant = try lessons.value("merchant")
    }

    /// `nil` where nothing was learned.
    init?(_ lessons: Lessons) {
        guard !lessons.isEmpty else { return nil }
        merchant = lessons.merchant.map { Lesson(by: Self.name($0.reason), confidence: $0.confidence.orZero) }
        account = lessons.account.map(Self.stored)
        category = lessons.category.map { lesson in
            let confidence = lesson.confidence.orZero
            return switch lesson.reason {
            case .rule(let merchant): Lesson(by: "rule", of: merchant, confidence: confidence)
            case .word(let word): Lesson(by: "word", of: word, confidence: confidence)
            case .history(let merchant, let matching, let records):
                Lesson(by: "history", of: merchant, matching: matching, records: records, confidence: confidence)
            }
        }
    }

    private static func stored(_ lesson: Lessons.Lesson<AccountReason>) -> Lesson {
        let confidence = lesson.confidence.orZero
        return switch lesson.reason {
        case .listed(let card): Lesson(by: "listed", of: card, confidence: confidence)
        case .card(let digits, let matching, let records):
            Lesson(by: "card", of: digits, matching: matching, records: records, confidence: confidence)
        case .history(let merchant, let matching, let records):
            Lesson(by: "history", of: merchant, matching: matching, records: records, confidence: confidence)
        }
    }

    /// A reason unknown to this version is dropped, not an error.
    var lessons: Lessons {
        Lessons(
            merchant: merchant.flatMap { lesson in
                Self.merchantReason(lesson.by).map { .init($0, confidence: lesson.confidence) }
            },
            category: category.flatMap { lesson in
                Self.categoryReason(lesson).map { .init($0, confidence: lesson.confidence) }
            },
            account: account.flatMap { lesson in
                Self.accountReason(lesson).map { .init($0, confidence: lesson.confidence) }
            }
        )
    }

    private static func name(_ reason: MerchantReason) -> String {
        switch reason {
        case .rule: "rule"
        case .spelling: "spelling"
        case .businessNumber: "businessNumber"
        case .logo: "logo"
        case .likeness: "likeness"
        }
    }

    private static func merchantReason(_ name: String) -> MerchantReason? {
        let all: [MerchantReason] = [.rule, .spelling, .businessNumber, .logo, .likeness]
        return all.first { Self.name($0) == name }
    }

    private static func categoryReason(_ lesson: Lesson) -> CategoryReason? {
        guard let subject = lesson.of else { return nil }
        switch (lesson.by, lesson.matching, lesson.records) {
        case ("rule", _, _): return .rule(merchant: subject)
        case ("word", _, _): return .word(subject)
        case ("history", let matching?, let records?):
            return .history(merchant: subject, matching: matching, of: records)
        default: return nil
        }
    }

    private static func accountReason(_ lesson: Lesson) -> AccountReason? {
        guard let subject = lesson.of else { return nil }
        if lesson.by == "listed" { return .listed(card: subject) }
        guard let matching = lesson.matching, let records = lesson.records else { return nil }
        switch lesson.by {
        case "card": return .card(subject, matching: matching, of: records)
        case "history": return .history(merchant: subject, matching: matching, of: records)
        default: return nil
        }
    }
}
