public import Foundation
public import ReceiptDomain

extension RecordID {
    /// An id that the sender of an entry chose before sending it, so that the same entry sent again is known by it.
    ///
    /// `nil` unless the text is a version 7 UUID (RFC 9562) of a time from 2020 on that is at most a day ahead of `instant`.
    public init?(chosen text: String, at instant: Date) {
        guard let id = RecordID(text), id.high & 0xF000 == 0x7000, id.low >> 62 == 2, id.messageMark == nil else {
            return nil
        }
        let seconds = Double(id.high >> 16) / 1000
        let first = 1_577_836_800.0  // 2020-01-01T00:00:00Z
        guard seconds >= first, seconds <= instant.timeIntervalSince1970 + 86_400 else { return nil }
        self = id
    }
}

extension RecordRepository {
    /// The user's record with this id; `nil` where there is none.
    public func record(ifThere id: RecordID, of user: UserID) async throws -> Record? {
        do { return try await record(id, of: user) } catch LibraryError.noSuchRecord { return nil }
    }

    /// Runs the work that adds a record; where that was added before, even by another process meanwhile, returns it as it is.
    func adding(_ id: RecordID, of user: UserID, _ work: () async throws -> Record) async throws -> Record {
        do {
            return try await work()
        } catch {
            guard !(error is CancellationError), let known = try await record(ifThere: id, of: user) else {
                throw error
            }
            return known
        }
    }
}
