public import ReceiptDomain

/// An occurrence that a receipt may be the payment of.
public struct Fulfilment: Hashable, Sendable {
    public var recurrence: Recurrence
    public var occurrence: Occurrence
    /// The entry that was made of it, as long as nobody has changed that.
    public var generated: Record?

    public init(recurrence: Recurrence, occurrence: Occurrence, generated: Record? = nil) {
        (self.recurrence, self.occurrence, self.generated) = (recurrence, occurrence, generated)
    }
}

/// Finds what is due that a record may be the payment of: by shop or account, amount and day.
public struct FulfilmentFinder: Sendable {
    /// A payment may come so many days before or after it is due: a weekend and a bank holiday fit in.
    public static let daysApart = 5
    /// Where the amount varies, how far a payment may be from what is usual, in percent.
    public static let percentApart = 20

    private let recurrences: [Recurrence]
    /// What there is of each occurrence.
    private let made: [OccurrenceKey: [Record]]
    private let all: [Record]
    private let untouched: Set<RecordID>

    /// `untouched` are entries that are still as they were made; only those give way to a receipt.
    public init(_ recurrences: [Recurrence], records: [Record], untouched: Set<RecordID> = []) {
        self.recurrences = recurrences
        self.untouched = untouched
        all = records.filter { $0.occurrence != nil }
        var made: [OccurrenceKey: [Record]] = [:]
        for record in all {
            if let key = record.occurrence { made[key, default: []].append(record) }
        }
        self.made = made
    }

    /// Entries near the record's day that would give way to it, if nobody has changed them.
    public func entriesGivingWay(near record: Record) -> [Record] {
        guard let date = record.date else { return [] }
        return all.filter { entry in
            guard entry.isBareOccurrence, entry.status != .discarded, let due = entry.book.due else { return false }
            return abs(due.daysSince1970 - date.daysSince1970) <= Self.daysApart
        }
    }

    /// The likeliest; `nil` where nothing fits, or the record is of an occurrence already.
    public func fulfilment(by record: Record) -> Fulfilment? {
        guard record.occurrence == nil, let date = record.date, let amount = record.amount,
            let first = date.adding(days: -Self.daysApart), let last = date.adding(days: Self.daysApart)
        else { return nil }
        var found: [(fulfilment: Fulfilment, distance: Int)] = []
        for recurrence in recurrences
        where recurrence.template.kind == record.kind && isSame(recurrence.template, record) {
            for occurrence in recurrence.occurrences(from: first, through: last) {
                guard isOpen(occurrence.key), fits(amount, recurrence, occurrence) else { continue }
                let fulfilment = Fulfilment(
                    recurrence: recurrence,
                    occurrence: occurrence,
                    generated: made[occurrence.key]?.first
                )
                found.append((fulfilment, abs(occurrence.date.daysSince1970 - date.daysSince1970)))
            }
        }
        return found.min { ($0.distance, $0.fulfilment.recurrence.id) < ($1.distance, $1.fulfilment.recurrence.id) }?
            .fulfilment
    }

    /// Whether there is no entry of it, or one that nobody has touched, which gives way to the receipt.
    private func isOpen(_ key: OccurrenceKey) -> Bool {
        guard let records = made[key] else { return true }
        return records.count == 1 && records.allSatisfy { untouched.contains($0.id) }
    }

    private func isSame(_ template: EntryTemplate, _ record: Record) -> Bool {
        if let account = template.account, account == record.account { return true }
        guard let wanted = template.merchant.map(Self.letters), let name = record.merchant.map(Self.letters),
            min(wanted.count, name.count) >= 2
        else { return false }
        return wanted == name || name.hasPrefix(wanted) || wanted.hasPrefix(name)
    }

    private func fits(_ amount: Money, _ recurrence: Recurrence, _ occurrence: Occurrence) -> Bool {
        guard let wanted = recurrence.amount(of: occurrence, after: all), wanted.currency == amount.currency else {
            return false
        }
        guard recurrence.template.isAbout else { return wanted == amount }
        let (difference, overflow) = amount.minorUnits.subtractingReportingOverflow(wanted.minorUnits)
        guard !overflow else { return false }
        return difference.magnitude <= wanted.minorUnits.magnitude / 100 * UInt(Self.percentApart)
            + wanted.minorUnits.magnitude % 100 * UInt(Self.percentApart) / 100
    }

    /// Without spaces, signs and capitals: `넷플릭스` and `NETFLIX.COM` are told apart all the same.
    private static func letters(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
