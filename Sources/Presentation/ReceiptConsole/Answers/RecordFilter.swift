public import ReceiptDomain

/// Which records are meant: all conditions hold; those set aside are left out unless asked for.
public struct RecordFilter: Hashable, Sendable {
    private var conditions: [RecordCondition] = []
    private var convention: InputConvention

    public init(convention: InputConvention) { self.convention = convention }

    public var isEmpty: Bool { conditions.isEmpty }

    public mutating func require(status: RecordStatus) {
        conditions.append(RecordCondition(.status, .is, .status(status)))
    }

    /// From this day on.
    public mutating func require(from day: String) throws(InputProblem) {
        conditions.append(RecordCondition(.field(.date), .atLeast, .day(try DayParser(convention: convention)(day))))
    }

    /// Until this day, which is in.
    public mutating func require(to day: String) throws(InputProblem) {
        conditions.append(RecordCondition(.field(.date), .atMost, .day(try DayParser(convention: convention)(day))))
    }

    /// A part of the name, in capitals or small letters.
    public mutating func require(merchant: String) {
        conditions.append(RecordCondition(.field(.merchant), .contains, .text(merchant.trimmingSpaces.lowercased())))
    }

    /// Of this category; `-` for records without one.
    public mutating func require(category: String) throws(InputProblem) {
        let value: RecordCondition.Value =
            category == "-" ? .missing : .category(try CategorySearch.any(category))
        conditions.append(RecordCondition(.field(.category), .is, value))
    }

    public mutating func require(_ condition: String) throws(InputProblem) {
        conditions.append(try RecordCondition(condition, convention: convention))
    }

    /// The records that are meant, the newest receipts first and those without a date before all.
    public func select(_ records: [Record]) -> [Record] {
        let asksForStatus = conditions.contains { $0.subject == .status }
        let selected = records.filter { record in
            (asksForStatus || record.status != .discarded) && conditions.allSatisfy { $0.matches(record) }
        }
        // Their numbers are sorted: a record is large, and sorting copies what it moves.
        let keys = selected.map { ($0.date?.daysSince1970 ?? .max, $0.id) }
        return selected.indices.sorted { keys[$1] < keys[$0] }.map { selected[$0] }
    }
}
