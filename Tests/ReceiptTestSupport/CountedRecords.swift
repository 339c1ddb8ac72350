public import ReceiptDomain
public import ReceiptLearning
import Synchronization

/// A history counted from records in memory.
public final class CountedRecords: LearnedHistory {
    private struct Counted {
        var records: [RecordID: Record] = [:]
        var version = 0
        /// `nil` until they are asked for.
        var notes: [LearnedNote]?

        mutating func currentNotes() -> [LearnedNote] {
            if let notes { return notes }
            var counter = LessonCounter()
            for record in records.values { counter.count(record, 1) }
            notes = counter.notes
            return notes ?? []
        }
    }

    private let counted = Mutex(Counted())

    public init(_ records: some Sequence<Record>) {
        for record in records { learn(record) }
    }

    public func learn(_ record: Record) {
        counted.withLock { counted in
            counted.records[record.id] = record.status == .confirmed ? record : nil
            counted.notes = nil
            counted.version += 1
        }
    }

    public var version: String { counted.withLock { String($0.version) } }

    public func counts(of key: String, limit: Int?) -> [String: Int] {
        let notes = counted.withLock { $0.currentNotes() }.filter { $0.key == key }.sorted { $0.value < $1.value }
        return Dictionary(notes.prefix(limit ?? .max).map { ($0.value, $0.count) }) { $0 + $1 }
    }

    public func notes(beginning prefix: String) -> [LearnedNote] {
        counted.withLock { $0.currentNotes() }.filter { $0.key.hasPrefix(prefix) }
    }

    public func records(ofShop shop: String) -> [Record] {
        let counter = LessonCounter()
        return counted.withLock { $0.records.values.filter { $0.merchant.map(counter.shop) == shop } }
    }
}

extension CountingMemory {
    /// A memory of these records.
    public init(
        _ records: some Sequence<Record> = [],
        sellsAllSorts: @escaping @Sendable (String) -> Bool = { _ in false }
    ) {
        self.init(CountedRecords(records), sellsAllSorts: sellsAllSorts)
    }
}
