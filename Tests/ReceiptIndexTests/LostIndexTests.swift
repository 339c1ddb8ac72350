import Foundation
import Glibc
import ReceiptDomain
import ReceiptTestSupport
@testable import ReceiptStorage
import Testing

/// Whatever becomes of the file, nobody is told anything else than the ledger says.
@Suite struct LostIndexTests {
    private let place: SampleLibrary
    private let plain: Answers

    init() async throws {
        place = try await SampleLibrary(records: 150)
        plain = try await Answers(of: place.plain(), step: 15)
        _ = try await place.indexed().counts(of: .me)
    }

    private func expectSame() async throws { try await expectEqual(Answers(of: place.indexed(), step: 15), plain) }

    @Test func `it is made for its owner alone, and is as small a part of a backup as of the truth`() async throws {
        var status = stat()
        #expect(lstat(place.index().path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        let backup = place.root.deletingLastPathComponent().appending(path: "backup-\(UUID().uuidString).tar")
        defer { try? FileManager.default.removeItem(at: backup) }
        _ = try await place.indexed().backup(to: FileLocation(backup.path))
        #expect(try !Data(contentsOf: backup).contains(Data(RecordIndexFile.name.utf8)))
    }

    @Test func `it is deleted`() async throws {
        try FileManager.default.removeItem(at: place.index())
        try await expectSame()
    }

    @Test func `what a process left that died while it made one is removed, and what a living one writes is not`()
        async throws
    {
        let manager = FileManager.default
        // A number above those that Linux gives to processes (proc(5), pid_max), and that of the first process.
        let (left, written) = (".new-index-4194305-1", ".new-index-1-1")
        for name in [left, written] { try Data("x".utf8).write(to: place.folder().appending(path: name)) }
        try manager.removeItem(at: place.index())
        try await expectSame()
        let names = try manager.contentsOfDirectory(atPath: place.folder().path)
        #expect(!names.contains(left) && names.contains(written))
    }

    @Test(arguments: [0, 1, 100, 4096, 20_000])
    func `it is cut off`(_ size: Int) async throws {
        #expect(truncate(place.index().path, size) == 0)
        try await expectSame()
    }

    @Test func `bytes of it are changed`() async throws {
        var numbers = SeededGenerator(3)
        for _ in 0..<12 {
            let file = try FileHandle(forUpdating: place.index())
            let size = try file.seekToEnd()
            try file.seek(toOffset: UInt64.random(in: 0..<size, using: &numbers))
            try file.write(contentsOf: Data([UInt8.random(in: 0...255, using: &numbers)]))
            try file.close()
            try await expectSame()
        }
    }

    @Test func `it is another user's, another ledger's, or another thing`() async throws {
        let others = try await SampleLibrary(records: 150, seed: 9)
        _ = try await others.indexed().counts(of: .me)
        try FileManager.default.removeItem(at: place.index())
        #expect(rename(others.index().path, place.index().path) == 0)
        try await expectSame()
        let mina = try #require(UserID("mina"))
        let hers = try await SampleLibrary(records: 150, user: mina)
        _ = try await hers.indexed().counts(of: mina)
        #expect(rename(hers.index(of: mina).path, place.index().path) == 0)
        try await expectSame()
        try FileManager.default.removeItem(at: place.index())
        try FileManager.default.createSymbolicLink(at: place.index(), withDestinationURL: URL(filePath: "/etc/passwd"))
        try await expectSame()
    }

    @Test func `it is ahead of a ledger that comes from a backup`() async throws {
        let ledger = try Data(contentsOf: place.ledger())
        var household = SampleHousehold(seed: 5)
        try place.append(household.lines(40))
        _ = try await place.indexed().counts(of: .me)
        try ledger.write(to: place.ledger())
        try await expectSame()
        // As long as the other was, and longer, with other lines.
        var other = SampleHousehold(seed: 6)
        try place.append(other.lines(60))
        let others = try await Answers(of: place.indexed(), step: 15)
        try await expectEqual(others, Answers(of: place.plain(), step: 15))
    }

    @Test func `a process that died while it wrote leaves an index that nobody believes`() async throws {
        let index = try #require(place.openIndex())
        let stands = try index.checkpoint
        var half = Data()
        #expect(throws: LibraryError.noSuchUser(.me)) {
            try index.advance(from: stands) { _ in
                half = try Data(contentsOf: place.index())
                throw LibraryError.noSuchUser(.me)
            }
        }
        // Whoever fails and lives takes it back.
        #expect(try place.openIndex()?.checkpoint == stands)
        try half.write(to: place.index())
        #expect(place.openIndex() == nil)
        try await expectSame()
    }

    @Test func `two processes that write bring it to the same end`() async throws {
        let (one, other) = (try place.indexed(), try place.indexed())
        let ids = try place.records().prefix(12).map(\.id)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, library) in [one, other].enumerated() {
                group.addTask {
                    for id in ids {
                        _ = try await library.update(id, of: .me, basedOn: nil) { $0.memo += " \(number)" }
                    }
                }
            }
            try await group.waitForAll()
        }
        let answers = try await Answers(of: place.plain(), step: 15)
        for library in [one, other, try place.indexed()] {
            try await expectEqual(Answers(of: library, step: 15), answers)
        }
        #expect(try place.openIndex()?.newestLines().count == place.records().count)
    }

    @Test func `where no file can be made there is one in memory`() async throws {
        try FileManager.default.removeItem(at: place.index())
        try FileManager.default.createDirectory(at: place.index(), withIntermediateDirectories: false)
        try await expectSame()
    }

    @Test func `an answer that fails is given by the ledger`() async throws {
        let library = try place.indexed()
        _ = try await library.counts(of: .me)
        // A line that is not what it was: the index is no longer believed, and the ledger says what is wrong.
        let bytes = try Data(contentsOf: place.ledger())
        var changed = bytes
        changed[changed.startIndex + 5] = UInt8(ascii: "x")
        try changed.write(to: place.ledger())
        #expect(try await library.records(of: .me) == place.plain().records(of: .me))
    }

    @Test func `verify finds an index that says something else than the ledger, and a repair removes it`() async throws
    {
        func found(_ report: VerifyReport) -> [LibraryFinding] { report.findings.filter { $0.kind == .indexDiffers } }
        #expect(try await found(place.indexed().verify()).isEmpty)
        let index = try #require(place.openIndex())
        var changes = IndexChanges()
        changes.lineCounts = ["sample": 1]
        let stands = try index.checkpoint
        #expect(
            try index.advance(from: stands) { writer in
                try writer.add(changes) { _ in throw LibraryError.noSuchUser(.me) }
                return stands
            }
        )
        let library = try place.indexed()
        #expect(try await found(library.verify()).count == 1)
        #expect(try await found(library.verify(repairing: true)).map(\.repair) == [.removed])
        #expect(place.openIndex() == nil)
        try await expectSame()
    }

    @Test func `verify reads every line, whatever an index says`() async throws {
        var changed = try Data(contentsOf: place.ledger())
        let lines = changed.split(separator: UInt8(ascii: "\n"))
        let middle = lines[lines.count / 2]
        changed[middle.startIndex + 3] = UInt8(ascii: "%")
        try changed.write(to: place.ledger())
        let report = try await place.indexed().verify()
        #expect(report.findings.contains { if case .damagedLine = $0.kind { true } else { false } })
    }
}
