import Crypto
import Foundation
public import ReceiptDomain

extension ReceiptLibrary: LedgerTransactions {
    public func look<Result: Sendable>(
        at user: UserID,
        _ work: @Sendable (any LedgerState) throws -> Result
    ) throws -> Result {
        let ledger = try upToDate(user)
        return try work(StateOfLedger(ledger))
    }

    public func decide<Result: Sendable>(
        of user: UserID,
        _ work: @Sendable (any LedgerState) throws -> (answer: ChangeSet, result: Result)
    ) throws -> (applied: CommitResult, result: Result) {
        let ledger = try ledger(of: user)
        return try ledger.locked {
            let decision = try work(StateOfLedger(ledger))
            return (try write(decision.answer, of: user, ledger), decision.result)
        }
    }
}

/// The ledger's state by the lines read so far.
private struct StateOfLedger: LedgerState {
    let ledger: Ledger

    let occurrences: Set<OccurrenceKey>
    var newestTrusted: Date? { ledger.index.newestTrusted?.date }

    init(_ ledger: Ledger) throws {
        self.ledger = ledger
        occurrences = try ledger.ask { try $0.occurrences() }
    }

    func entries(of recurrence: String) throws -> [Record] {
        try ledger.ask { try ledger.records(at: $0.lines(ofRecurrence: recurrence)) }
    }

    func flows(on accounts: Set<String>) throws -> [AccountFlow] { try ledger.flows(on: accounts) }

    func entities<Entity: LedgerEntity>(_ type: Entity.Type) throws -> [KeptEntity<Entity>] {
        try ledger.newestLines(ofKind: type.kind).compactMap { try ledger.kept(at: $0) }
    }

    func id(of occurrence: OccurrenceKey) -> RecordID { RecordID(of: occurrence) }
}

extension RecordID {
    /// A version 7 UUID (RFC 9562) with the nominal day as its time; its other bits are a digest of the recurrence and the day.
    init(of occurrence: OccurrenceKey) {
        let digest = SHA256.hash(data: Data("\(occurrence.recurrence)\n\(occurrence.due)".utf8))
        self.init(milliseconds: UInt64(max(0, occurrence.due.daysSince1970)) * 86_400_000, digest: digest)
    }
}
