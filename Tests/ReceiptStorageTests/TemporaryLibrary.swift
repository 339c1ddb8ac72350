import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import ReceiptTestSupport
import Synchronization

/// A library in a temporary folder, which is removed with it, and a clock that moves by hand.
final class TemporaryLibrary: Sendable {
    private let temporary: TemporaryFolder
    var folder: URL { temporary.url }
    var root: URL { temporary.url("ReceiptMind") }
    private let clock = Mutex(Date(timeIntervalSince1970: 1_795_200_000))  // 2026-11-20T18:40:00Z

    init() throws { temporary = try TemporaryFolder() }

    /// Opens the library as another process would.
    func open(
        limits: ReceiptLibrary.Limits = .init(lockTimeout: .milliseconds(50)),
        entities: [any LedgerEntity.Type] = [],
        onDamage: @escaping @Sendable (LedgerDamage) -> Void = { _ in }
    ) throws -> ReceiptLibrary {
        try ReceiptLibrary(
            .folder(FileLocation(root.path)),
            limits: limits,
            now: { self.clock.withLock { $0 } },
            timeZone: .gmt,
            entities: entities,
            indexes: testIndexes,
            onDamage: onDamage
        )
    }

    /// Opens the library with the user `me` in it.
    func openWithMe() async throws -> ReceiptLibrary {
        let library = try open()
        _ = try await library.addUser(.me, profile: Profile(locale: "ko-KR", currency: .krw))
        return library
    }

    func advanceClock(by seconds: TimeInterval) { clock.withLock { $0 += seconds } }

    var inbox: URL { root.appending(path: "Inbox") }
    var failed: URL { root.appending(path: "Failed/me") }
    var user: URL { root.appending(path: "Users/me") }
    var ledger: URL { user.appending(path: "ledger.jsonl") }

    /// Puts a file into the inbox.
    func drop(_ text: String, as name: String = "lunch.jpg", isConsumed: Bool = true) throws -> IncomingFile {
        let file = inbox.appending(path: name)
        try Data(text.utf8).write(to: file)
        return IncomingFile(location: FileLocation(file.path), user: .me, isConsumed: isConsumed)
    }

    func ledgerLines() throws -> [String] {
        try String(contentsOf: ledger, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// Writes lines as the ledger, each with the hash of the one before; they need not carry the right one.
    func writeLedger(_ lines: [String]) throws {
        var previous = LineHash.ofNothing.text
        var text = ""
        for line in lines {
            let chained = line.replacing(/"prev":"[0-9a-f]*"/, with: "\"prev\":\"\(previous)\"")
            previous = LineHash(of: Array(chained.utf8)).text
            text += chained + "\n"
        }
        try Data(text.utf8).write(to: ledger)
    }

    func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
}

extension ReceiptLibrary {
    /// Stages a file and commits it, as an ingest that reads nothing would.
    func take(_ file: IncomingFile, reading: Reading = .blank) throws -> Record {
        let staged = try stage(file)
        let record = try commit(staged, reading: reading)
        try removeSource(of: staged)
        return record
    }

    func commit(_ staged: PhotoClaim, reading: Reading = .blank) throws -> Record {
        try commit(Record(draftedFrom: reading, staged: staged, at: Self.instant), from: staged, reading: reading)
    }

    static let instant = Date(timeIntervalSince1970: 1_795_200_000.25)
}

extension PhotoClaim {
    var id: RecordID { receipt.id }
    var sha256: String { receipt.sha256 }
    var bytes: Int { receipt.bytes }
    var sourceDate: CalendarDay? { receipt.sourceDate }
}

extension Record {
    init(draftedFrom reading: Reading, staged: PhotoClaim, at instant: Date) {
        self.init(draftedFrom: reading, staged: staged.receipt, at: instant)
    }
}

extension Reading {
    static let blank = Reading(
        draft: Draft(),
        passes: [],
        picture: PictureSummary(format: .jpeg, width: 300, height: 400),
        versions: ["rules 1"],
        timings: ReadingTimings(decode: 1)
    )
}

extension ReceiptLibrary.Limits {
    /// For libraries that contend for a lock on purpose.
    ///
    /// Such a test counts what was written, not how long it took: beside hundreds of others on two cores it may wait for minutes.
    static let patient = Self(lockTimeout: .seconds(1800))
}
