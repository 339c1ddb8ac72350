import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain

/// Statements that people are importing: their bytes and what was answered about them, in memory only.
actor KeptStatements {
    /// A statement's file, and what a person said about it.
    struct Statement: Sendable {
        var name: String
        /// Empty once it was imported.
        var bytes: [UInt8]
        var account: String?
        var told = StatementOptions()
        /// Takes in once more what was discarded or undone since.
        var again = false
        var outcome: Outcome?
    }

    /// The outcome of an import.
    struct Outcome: Sendable {
        var result: StatementResult
        var balances: [BalanceCheck]
        var differences: [ImportStatement.BookDifference]
        /// Accounts that begin after their first row, each with the day before which the bank's balance is known.
        var beginnings: [Beginning]
        var keepsFormat: Bool
    }

    struct Beginning: Sendable {
        var account: Account
        var opening: Account.Opening
    }

    private struct Kept {
        var number: String
        var device: String
        var user: UserID
        var until: Date
        var statement: Statement
        var isBeingWritten = false
    }

    private var kept: [Kept] = []

    /// A year of an account with thousands of movements is smaller.
    static let largest = 16 << 20
    /// The bytes of all of them.
    private static let mostBytes = 6 * largest
    /// So that a device does not take the place of others.
    private static let mostOfDevice = 12
    private static let time: TimeInterval = 30 * 60

    /// Returns the number under which its device can go on with it.
    func keep(_ statement: Statement, for device: Device, at now: Date) -> String {
        prune(now)
        let number = String(UInt64.random(in: 1...UInt64.max), radix: 36)
        kept.append(
            Kept(
                number: number,
                device: device.id,
                user: device.user,
                until: now.addingTimeInterval(Self.time),
                statement: statement
            )
        )
        let own = kept.filter { $0.device == device.id }.map(\.number).dropLast(Self.mostOfDevice)
        kept.removeAll { own.contains($0.number) }
        while kept.reduce(0, { $0 + $1.statement.bytes.count }) > Self.mostBytes { kept.removeFirst() }
        return number
    }

    func statement(_ number: String, for device: Device, at now: Date) -> Statement? {
        prune(now)
        guard let place = place(number, device) else { return nil }
        // Many questions take time to answer.
        kept[place].until = now.addingTimeInterval(Self.time)
        return kept[place].statement
    }

    /// The device's files that were not imported yet, the first one first.
    func waiting(for device: Device, at now: Date) -> [(number: String, name: String)] {
        prune(now)
        return kept.filter { $0.device == device.id && $0.user == device.user && $0.statement.outcome == nil }
            .map { ($0.number, $0.statement.name) }
    }

    /// Whether it is still kept.
    @discardableResult
    func change(_ number: String, for device: Device, _ work: @Sendable (inout Statement) -> Void) -> Bool {
        guard let place = place(number, device) else { return false }
        work(&kept[place].statement)
        return true
    }

    /// Whether nobody writes it or has written it; it is the caller's from then on, until ``end(_:for:)``.
    func begin(_ number: String, for device: Device) -> Bool {
        guard let place = place(number, device), !kept[place].isBeingWritten, kept[place].statement.outcome == nil
        else { return false }
        kept[place].isBeingWritten = true
        return true
    }

    func end(_ number: String, for device: Device) {
        if let place = place(number, device) { kept[place].isBeingWritten = false }
    }

    private func place(_ number: String, _ device: Device) -> Int? {
        kept.firstIndex { $0.number == number && $0.device == device.id && $0.user == device.user }
    }

    private func prune(_ now: Date) { kept.removeAll { $0.until < now } }
}
