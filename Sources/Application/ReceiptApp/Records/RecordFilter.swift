public import ReceiptDomain
public import ReceiptReview

/// Which records are meant: all conditions hold; those set aside are left out unless asked for.
public struct RecordFilter: Hashable, Sendable {
    private var conditions: [RecordCondition] = []
    /// How the person writes, for whoever reads conditions that they type.
    public let convention: InputConvention

    public init(convention: InputConvention) { self.convention = convention }

    public var isEmpty: Bool { conditions.isEmpty }

    public mutating func require(_ condition: RecordCondition) { conditions.append(condition) }

    public mutating func require(status: RecordStatus) {
        require(RecordCondition(.status, .is, .status(status)))
    }

    /// The records that are meant, the newest receipts first and those without a date before all.
    public func select(_ records: [Record]) -> [Record] {
        let asksForStatus = conditions.contains { $0.subject == .status }
        let selected = records.filter { record in
            (asksForStatus || record.status != .discarded)
                && conditions.allSatisfy { $0.matches(record, convention.catalog) }
        }
        // Their numbers are sorted: a record is large, and sorting copies what it moves.
        let keys = selected.map { ($0.date?.daysSince1970 ?? .max, $0.id) }
        return selected.indices.sorted { keys[$1] < keys[$0] }.map { selected[$0] }
    }
}
