import ReceiptDomain

// The ledger's form of a recurrence: days as `2026-11-18`, amounts as decimal strings, a category as its code.
extension Recurrence {
    public static let fields: Set<String> = [
        "id", "template", "every", "unit", "anchor", "until", "count", "weekend", "mode", "since", "skips", "pauses",
        "ended",
    ]

    public init(from decoder: any Decoder) throws {
        let stored = try decoder.container(keyedBy: MemberName.self)
        let every = try stored.decode(Int.self, forKey: "every")
        let count = try stored.decodeIfPresent(Int.self, forKey: "count")
        guard (1...Period.longest).contains(every) else { throw InvalidValue("every", "\(every)") }
        if let count, count < 1 { throw InvalidValue("count", "\(count)") }
        let schedule = Schedule(
            anchor: try stored.day("anchor"),
            every: every,
            try stored.value("unit", Period.Unit.init(rawValue:)),
            until: try stored.dayIfPresent("until"),
            count: count,
            weekend: try stored.valueIfPresent("weekend", Schedule.WeekendRule.init(rawValue:)) ?? .keep
        )
        self.init(
            id: try stored.decode(String.self, forKey: "id"),
            template: try EntryTemplate(stored.object("template")),
            schedule: schedule,
            mode: try stored.value("mode", Mode.init(rawValue:)),
            since: try stored.day("since")
        )
        let skipped = try stored.decodeIfPresent([String].self, forKey: "skips") ?? []
        skips = Set(try skipped.map { try InvalidValue.required("skips", $0) { CalendarDay(iso: $0) } })
        pauses = try stored.objects("pauses").map { pause in
            Pause(from: try pause.day("from"), through: try pause.dayIfPresent("to"))
        }
        ended = try stored.dayIfPresent("ended")
    }

    public func encode(to encoder: any Encoder) throws {
        let form: JSONForm = [
            "id": id, "template": template.form, "every": schedule.every, "unit": schedule.unit.rawValue,
            "anchor": schedule.anchor, "until": schedule.until, "count": schedule.count,
            "weekend": schedule.weekend == .keep ? nil : schedule.weekend.rawValue, "mode": mode.rawValue,
            "since": since, "skips": skips.sorted().nonEmpty,
            "pauses": pauses.map { ["from": $0.from, "to": $0.through] as JSONForm }.nonEmpty, "ended": ended,
        ]
        try form.encode(to: encoder)
    }
}

extension EntryTemplate {
    fileprivate init(_ stored: KeyedDecodingContainer<MemberName>) throws {
        func text(_ name: MemberName) throws -> String? { try stored.decodeIfPresent(String.self, forKey: name) }
        let currency = try stored.valueIfPresent("currency") { Currency(code: $0) }
        let money: (String) -> Money? = { text in currency.flatMap { Money(stored: text, currency: $0) } }
        let about = try stored.valueIfPresent("about", money)
        self.init(
            kind: try stored.value("kind", RecordKind.init(rawValue:)),
            merchant: try text("merchant"),
            amount: try stored.valueIfPresent("amount", money) ?? about,
            isAbout: about != nil
        )
        category = try stored.valueIfPresent("category") { Category(code: $0) }
        (account, toAccount, subject) = (try text("account"), try text("toAccount"), try text("subject"))
        memo = try text("memo") ?? ""
        tags = try stored.decodeIfPresent([String].self, forKey: "tags") ?? []
        splits = try (stored.decodeIfPresent([SplitForm].self, forKey: "splits") ?? []).map { split in
            try split.split { (field, text) throws(InvalidValue) in try InvalidValue.required(field, text, money) }
        }
    }

    /// An amount is stored as `about` where it varies.
    fileprivate var form: JSONForm {
        [
            "kind": kind.rawValue, "merchant": merchant, isAbout ? "about" : "amount": amount?.decimal,
            "currency": amount?.currency, "category": category, "account": account, "toAccount": toAccount,
            "subject": subject, "memo": memo.nonEmpty, "tags": tags.nonEmpty,
            "splits": splits.map { SplitForm($0, \.decimal) }.nonEmpty,
        ]
    }
}
