public import ReceiptDomain

/// An occurrence that a record may pay.
public struct Fulfilment: Hashable, Sendable {
    public var recurrence: Recurrence
    public var occurrence: Occurrence
    /// The entry made for the occurrence, while it is unchanged.
    public var generated: Record?
}

/// Finds the due occurrence that a record may pay, by merchant or account, amount and day.
public struct FulfilmentFinder: Sendable {
    /// The most days between due day and payment, enough for a weekend and a holiday.
    public static let daysApart = 5
    /// The most percent by which a varying amount may differ from the usual one.
    public static let percentApart = 20

    private let recurrences: [Recurrence]
    private let made: [OccurrenceKey: [Record]]
    private let all: [Record]
    private let untouched: Set<RecordID>

    /// `untouched` are entries in their original state; only those are replaced by a receipt.
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

    /// Entries near the record's day that it could replace, if they are unchanged.
    public func entriesGivingWay(near record: Record) -> [Record] {
        guard let date = record.date else { return [] }
        return all.filter { entry in
            guard entry.isBareOccurrence, entry.status != .discarded, let due = entry.book.due else { return false }
            return abs(due.daysSince1970 - date.daysSince1970) <= Self.daysApart
        }
    }

    /// The nearest fulfilled occurrence; `nil` where none fits, or the record has one.
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

    /// Whether the occurrence has no entry, or an unchanged one that a receipt replaces.
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

    /// Without spaces, punctuation and case; `넷플릭스` and `NETFLIX.COM` still differ.
    private static func letters(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
