import ReceiptDomain

/// An empty, read-only store for a user without a ledger; the user has to be added before anything is written.
final class NoLines: LineStore {
    let name: String
    private let user: UserID

    init(_ name: String, of user: UserID) { (self.name, self.user) = (name, user) }

    private struct Nothing: LineReader {
        func bytes(at offset: Int, count: Int) -> [UInt8] { [] }
    }

    var reader: any LineReader { Nothing() }
    var size: Int { 0 }
    var showsOnlyWhatStays: Bool { true }
    var acceptedDamage: [UInt8] { [] }

    func waitUntilDurable() {}
    func isUnchanged() -> Bool { true }
    func aside(for reason: String, length: Int, sha256: String) -> String? { nil }
    func unlock() {}

    func tryLock() throws -> Bool { throw LibraryError.noSuchUser(user) }
    func append(_ lines: [[UInt8]]) throws { throw LibraryError.noSuchUser(user) }
    func cut(to size: Int) throws { throw LibraryError.noSuchUser(user) }
    func setAcceptedDamage(_ bytes: [UInt8]) throws { throw LibraryError.noSuchUser(user) }
    func storeCopy(_ part: LinePlace, reason: String, day: String) throws -> String {
        throw LibraryError.noSuchUser(user)
    }
}
