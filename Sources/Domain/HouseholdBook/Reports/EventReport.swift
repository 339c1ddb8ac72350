public import ReceiptDomain

/// Money given and received at family events, by person.
public struct EventReport: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        public var day: CalendarDay
        public var text: String
        /// Negative for money given.
        public var amount: Money
        public var record: RecordID
    }

    public struct Person: Hashable, Sendable {
        /// The subject's id, else the record's merchant name; `nil` without either.
        public var name: String?
        /// Oldest first.
        public var entries: [Entry]

        public func given(in currency: Currency) -> Money {
            entries.map(\.amount).filter { $0.minorUnits < 0 }.sum(in: currency).negated
        }

        public func received(in currency: Currency) -> Money {
            entries.map(\.amount).filter { $0.minorUnits > 0 }.sum(in: currency)
        }
    }

    /// In order of their newest event, newest first.
    public let people: [Person]

    /// Tags that mark income from an event; the category exists only for expenses.
    public static let tags: Set<String> = ["경조사", "events"]

    public init(_ records: some Sequence<Record>, _ accounts: AccountBook, within period: ReportPeriod? = nil) {
        var entries: [String?: [Entry]] = [:]
        for record in records {
            guard let day = record.date, period?.contains(day) ?? true else { continue }
            let isTagged = record.kind == .income && record.tags.contains { Self.tags.contains($0.lowercased()) }
            for flow in record.flows(accounts) where flow.category == .events || isTagged {
                let amount = flow.direction == .spent ? flow.amount.negated : flow.amount
                entries[flow.subject ?? record.merchant, default: []].append(
                    Entry(day: day, text: record.merchant ?? record.memo, amount: amount, record: record.id)
                )
            }
        }
        people = entries.map { name, entries in
            Person(name: name, entries: entries.sorted { ($0.day, $0.record) < ($1.day, $1.record) })
        }.sorted { a, b in
            let (first, second) = (a.entries.last?.day.daysSince1970 ?? 0, b.entries.last?.day.daysSince1970 ?? 0)
            return (second, a.name ?? "~") < (first, b.name ?? "~")
        }
    }

    public func people(in currency: Currency) -> [Person] {
        people.filter { $0.entries.contains { $0.amount.currency == currency } }
    }

    public var currencies: [Currency] {
        Set(people.flatMap(\.entries).map(\.amount.currency)).sorted { $0.code < $1.code }
    }
}
