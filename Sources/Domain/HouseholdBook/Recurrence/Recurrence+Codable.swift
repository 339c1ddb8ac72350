import ReceiptDomain

// The ledger's form of a recurrence: days as `2026-11-18`, amounts as decimal strings, a category as its code.
extension Recurrence {
    public static let fields: Set<String> = Set(StoredRecurrence.CodingKeys.allCases.map(\.rawValue))

    public init(from decoder: any Decoder) throws { self = try StoredRecurrence(from: decoder).recurrence() }

    public func encode(to encoder: any Encoder) throws { try StoredRecurrence(self).encode(to: encoder) }
}

private struct StoredRecurrence: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case id, template, every, unit, anchor, until, count, weekend, mode, since, skips, pauses, ended
    }

    struct Pause: Codable {
        var from: String
        var to: String?
    }

    var id: String
    var template: StoredTemplate
    var every: Int
    var unit: String
    var anchor: String
    var until: String?
    var count: Int?
    var weekend: String?
    var mode: String
    var since: String
    var skips: [String]?
    var pauses: [Pause]?
    var ended: String?

    init(_ recurrence: Recurrence) {
        let schedule = recurrence.schedule
        id = recurrence.id
        template = StoredTemplate(recurrence.template)
        (every, unit, anchor) = (schedule.every, schedule.unit.rawValue, schedule.anchor.description)
        (until, count) = (schedule.until?.description, schedule.count)
        weekend = schedule.weekend == .keep ? nil : schedule.weekend.rawValue
        (mode, since) = (recurrence.mode.rawValue, recurrence.since.description)
        skips = recurrence.skips.nonEmpty?.sorted().map(\.description)
        pauses = recurrence.pauses.nonEmpty?.map { Pause(from: $0.from.description, to: $0.through?.description) }
        ended = recurrence.ended?.description
    }

    func recurrence() throws -> Recurrence {
        guard (1...Period.longest).contains(every) else { throw InvalidValue("every", "\(every)") }
        if let count, count < 1 { throw InvalidValue("count", "\(count)") }
        let schedule = Schedule(
            anchor: try day("anchor", anchor),
            every: every,
            try value("unit", unit) { Period.Unit(rawValue: $0) },
            until: try until.map { try day("until", $0) },
            count: count,
            weekend: try weekend.map { try value("weekend", $0) { Schedule.WeekendRule(rawValue: $0) } } ?? .keep
        )
        var recurrence = Recurrence(
            id: id,
            template: try template.template(),
            schedule: schedule,
            mode: try value("mode", mode) { Recurrence.Mode(rawValue: $0) },
            since: try day("since", since)
        )
        recurrence.skips = Set(try (skips ?? []).map { try day("skips", $0) })
        recurrence.pauses = try (pauses ?? []).map { pause in
            Recurrence.Pause(from: try day("pauses", pause.from), through: try pause.to.map { try day("pauses", $0) })
        }
        recurrence.ended = try ended.map { try day("ended", $0) }
        return recurrence
    }
}

private struct StoredTemplate: Codable {
    var kind: String
    var merchant: String?
    /// At most one of the two is set.
    var amount: String?
    var about: String?
    var currency: String?
    var category: String?
    var account: String?
    var toAccount: String?
    var subject: String?
    var memo: String?
    var tags: [String]?
    var splits: [SplitForm]?

    init(_ template: EntryTemplate) {
        (kind, merchant) = (template.kind.rawValue, template.merchant)
        amount = template.isAbout ? nil : template.amount?.decimal
        about = template.isAbout ? template.amount?.decimal : nil
        currency = template.amount?.currency.code
        category = template.category?.code
        (account, toAccount, subject) = (template.account, template.toAccount, template.subject)
        (memo, tags) = (template.memo.nonEmpty, template.tags.nonEmpty)
        splits = template.splits.nonEmpty?.map { SplitForm($0, \.decimal) }
    }

    func template() throws -> EntryTemplate {
        let currency = try currency.map { try value("currency", $0) { Currency(code: $0) } }
        func money(_ field: String, _ text: String) throws(InvalidValue) -> Money {
            try InvalidValue.required(field, text) { text in currency.flatMap { Money(stored: text, currency: $0) } }
        }
        var template = EntryTemplate(
            kind: try value("kind", kind) { RecordKind(rawValue: $0) },
            merchant: merchant,
            amount: try (amount ?? about).map { try money("amount", $0) },
            isAbout: about != nil
        )
        template.category = try category.map { try value("category", $0) { Category(code: $0) } }
        (template.account, template.toAccount) = (account, toAccount)
        (template.subject, template.memo, template.tags) = (subject, memo ?? "", tags ?? [])
        template.splits = try (splits ?? []).map { try $0.split(money) }
        return template
    }
}

private func day(_ field: String, _ text: String) throws -> CalendarDay {
    try value(field, text) { CalendarDay(iso: $0) }
}

private func value<Value>(_ field: String, _ text: String, _ read: (String) -> Value?) throws -> Value {
    try InvalidValue.required(field, text, read)
}
