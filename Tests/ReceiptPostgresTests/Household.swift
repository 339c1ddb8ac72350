import Foundation
import ReceiptDomain
@testable import ReceiptPostgres
@testable import ReceiptStorage
import ReceiptTestSupport
import Synchronization
import Testing

/// A database of its own, and folders, for one test.
final class Household: Sendable {
    private let folder: TemporaryFolder
    var path: URL { folder.url }
    let database: String
    /// Opened as every bucket that pictures go to.
    private let objects: any ObjectStore
    private let machines = Mutex(0)

    init(objects: any ObjectStore = MemoryObjects()) throws {
        self.objects = objects
        folder = try TemporaryFolder()
        let name = "household_" + UUID().uuidString.prefix(8).lowercased()
        let server = try PostgresServer.information.get()
        try PostgresConnection(server).run("CREATE DATABASE \(name)")
        database = server.replacingOccurrences(of: "dbname=postgres", with: "dbname=\(name)")
        try PostgresSchema.migrate(PostgresConnection(database))
    }

    var root: URL { path.appending(path: "ReceiptMind") }

    func tables() throws -> PostgresLibrary { try PostgresLibrary(database) { [objects] _ in objects } }

    private static let now: @Sendable () -> Date = { Date(timeIntervalSince1970: 1_795_200_000) }

    func folder(at root: URL? = nil, isBeingMoved: Bool = false) throws -> ReceiptLibrary {
        try ReceiptLibrary(
            .folder(FileLocation((root ?? self.root).path)),
            now: Self.now,
            timeZone: .gmt,
            random: SeededGenerator(machines.withLock { $0 }),
            indexes: testIndexes,
            isBeingMoved: isBeingMoved
        )
    }

    /// The library in tables, as another machine has it: with an inbox and copies of its own.
    func machine(isBeingMoved: Bool = false) throws -> ReceiptLibrary {
        let number = machines.withLock { count in
            count += 1
            return count
        }
        return try ReceiptLibrary(
            .database(
                tables(),
                inbox: FileLocation(path.appending(path: "machine-\(number)").path),
                copies: FileLocation(path.appending(path: "copies-\(number)").path)
            ),
            now: Self.now,
            timeZone: .gmt,
            random: SeededGenerator(number - 1),
            indexes: testIndexes,
            isBeingMoved: isBeingMoved
        )
    }

    /// A photo outside of every library.
    func photo(_ text: String, isConsumed: Bool = false) throws -> IncomingFile {
        let file = path.appending(path: "photos/\(UUID().uuidString)/lunch.jpg")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
        return IncomingFile(location: FileLocation(file.path), user: .me, isConsumed: isConsumed)
    }

    func take(_ file: IncomingFile, _ library: ReceiptLibrary) async throws -> Record {
        try await library.withStaged(file) { staged in
            if let known = try await staged.knownRecord() { return known }
            let record = Record(draftedFrom: .nothing, staged: staged.receipt, at: Self.now())
            return try await staged.commit(record, reading: .nothing)
        }
    }

    /// The state of the library, without anything that depends on its place.
    struct Life: Equatable {
        var records: [Record]
        var failed: [String]
        var rules: RuleBook
    }

    /// Does all that is done with photos and records.
    func live(_ library: ReceiptLibrary) async throws -> Life {
        _ = try await library.addUser(.me, profile: Profile(locale: "ko-KR", currency: .krw))
        let first = try await take(photo("first"), library)
        _ = try await take(photo("first"), library)
        let second = try await take(photo("second"), library)
        let third = try await take(photo("third", isConsumed: true), library)
        _ = try await library.update(first.id, of: .me, basedOn: nil) { $0.merchant = "이마트" }
        _ = try await library.attach([photo("a slip")], to: first.id, of: .me, as: .slip) { _ in
            ImageFacts(format: .png, width: 30, height: 40, pages: 1)
        }
        _ = try await library.purge(third.id, of: .me)
        _ = try await library.updateRules(of: .me) { book in
            book = RuleBook([Rule(merchant: "이마트", effect: .merchant("E-Mart"), since: Self.now())])
        }
        for text in ["broken", "also broken", "broken"] { try await fail(photo(text, isConsumed: true), library) }
        let failed = try await library.failedFiles(of: .me)
        // One of them can be read after all.
        let retried = try #require(failed.first { $0.originalName == "lunch.jpg" })
        _ = try await take(library.incoming(retried), library)
        _ = second
        return Life(
            records: try await library.records(of: .me).filter { !$0.isPurged },
            failed: try await library.failedFiles(of: .me).map { "\($0.location.name) \($0.code) \($0.message)" },
            rules: try await library.rules(of: .me)
        )
    }

    private func fail(_ file: IncomingFile, _ library: ReceiptLibrary) async throws {
        try await library.withStaged(file) { staged in
            _ = try await staged.quarantine(code: "truncated", message: "the picture ends early")
        }
    }

    // MARK: Looking

    func text(of user: UserID) throws -> [UInt8] {
        let lines = try tables().lines(of: user, evenIfMoved: true)
        return try lines.reader.bytes(at: 0, count: lines.size)
    }

    func ledger(of library: ReceiptLibrary) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: library.root.path).appending(path: "Users/me/ledger.jsonl")))
    }

    /// Every file that is kept, by its path.
    func contents(of root: URL) throws -> [String: Data] {
        let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        let kept = all.filter { ($0.hasPrefix("Users") || $0.hasPrefix("Failed")) && !$0.contains("index.sqlite") }
        return try Dictionary(
            uniqueKeysWithValues: kept.compactMap { name in
                var isFolder: ObjCBool = false
                let file = root.appending(path: name)
                guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue
                else {
                    return nil
                }
                return (name, try Data(contentsOf: file))
            }
        )
    }

    // MARK: Trouble

    /// Rubbish among the lines, as a disk may have it.
    func damage(_ library: ReceiptLibrary) throws {
        let file = URL(filePath: library.root.path).appending(path: "Users/me/ledger.jsonl")
        var lines = try Data(contentsOf: file).split(separator: 10, omittingEmptySubsequences: false)
        lines.insert(Data([0, 0, 7, 0xFF]), at: 2)
        lines.insert(Data(), at: 4)
        lines[1] = lines[1].dropLast(9)
        try Data(lines.joined(separator: [10])).write(to: file)
    }

    /// As a restart of the server, or of a router on the way.
    func cutAllLinks() throws {
        try PostgresConnection(database).run(
            """
            SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()
            """
        )
    }
}

extension Reading {
    fileprivate static let nothing = Reading(
        draft: Draft(),
        passes: [],
        picture: PictureSummary(format: .jpeg, width: 300, height: 400),
        versions: ["rules 1"],
        timings: ReadingTimings(decode: 1)
    )
}
