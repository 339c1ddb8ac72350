import Foundation
import Glibc
import ReceiptDomain
@testable import ReceiptStorage
import Testing

@Suite struct VerifyTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary
    let record: Record

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
        _ = try await library.take(place.drop("another photo", as: "b.jpg"))
        place.advanceClock(by: 1)
        record = try await library.take(place.drop("a photo"))
    }

    private var folder: URL { place.user.appending(path: "Records/\(record.id)") }
    private var image: URL { folder.appending(path: "1.jpg") }

    /// All files and folders with their rights and bytes.
    private func everything() throws -> [String: String] {
        let names = FileManager.default.enumerator(atPath: place.root.path)?.allObjects as? [String] ?? []
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                let path = place.root.appending(path: name).path
                let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? 0
                return (name, "\(mode) " + (FileManager.default.contents(atPath: path)?.base64EncodedString() ?? ""))
            }
        )
    }

    private func kinds(_ report: VerifyReport) -> [LibraryFinding.Kind] { report.findings.map(\.kind) }

    @Test func `a library in order has no findings`() async throws {
        let file = try place.drop("broken", as: "x.jpg")
        let staged = try await library.stage(file)
        _ = try await library.quarantine(staged, code: "damaged", message: "")
        // Unfinished work of a living process is no finding.
        let inHand = try await library.stage(place.drop("in hand", as: "y.jpg"))
        let report = try await place.open().verify()
        #expect(report.findings.isEmpty)
        #expect(!report.isDamaged)
        #expect(report.users == 1 && report.records == 2 && report.lines == 2)
        #expect(report.images == 2 && report.bytes == 20)
        withExtendedLifetime(inHand) {}
    }

    @Test func `an image that changed or went, and a folder that went, are told`() async throws {
        let path = image.path
        try Data("a phot0".utf8).write(to: image)
        chmod(path, 0o600)
        var report = try await place.open().verify()
        #expect(report.findings == [LibraryFinding(path: path, kind: .imageChanged(record.id))])
        #expect(report.isDamaged)
        try FileManager.default.removeItem(at: image)
        report = try await place.open().verify()
        #expect(report.findings == [LibraryFinding(path: path, kind: .imageMissing(record.id))])
        try FileManager.default.createSymbolicLink(at: image, withDestinationURL: place.ledger)
        report = try await place.open().verify()
        #expect(kinds(report) == [.wrongKind(kind: "link"), .wrongKind(kind: "link")])
        try FileManager.default.removeItem(at: folder)
        report = try await place.open().verify(repairing: true)
        #expect(report.findings == [LibraryFinding(path: folder.path, kind: .folderMissing(record.id))])
        #expect(report.isDamaged)
    }

    @Test func `damage to a ledger is noted once it is accepted, and the ledger stays as it is`() async throws {
        var lines = try place.ledgerLines()
        lines[0] = lines[0].replacing("draft", with: "confirmed")
        try Data(([lines[0], "garbage", lines[1]].joined(separator: "\n") + "\n").utf8).write(to: place.ledger)
        let damaged = try Data(contentsOf: place.ledger)
        var report = try await place.open().verify()
        // Nothing vouches for what comes before a line that cannot be read.
        #expect(report.findings.count == 1)
        #expect(report.isDamaged)
        report = try await place.open().verify(repairing: true)
        #expect(report.findings.map(\.repair) == [.accepted])
        #expect(!report.isDamaged)
        #expect(try Data(contentsOf: place.ledger) == damaged)
        #expect(try place.names(in: place.user).contains("ledger.damaged-2026-11-20-1"))
        let other = try place.open { Issue.record("told again: \($0)") }
        #expect(try await other.records(of: .me).count == 2)
        #expect(try await other.verify().findings.isEmpty)
    }

    @Test func `leftovers are untidy, and go`() async throws {
        let dead = place.user.appending(path: "Staging/01939999-0000-7000-8000-000000000000")
        try FileManager.default.createDirectory(at: dead, withIntermediateDirectories: true)
        chmod(dead.path, 0o700)
        let temporary = place.user.appending(path: ".new-profile.json")
        try Data().write(to: temporary)
        chmod(temporary.path, 0o600)
        let handle = try FileHandle(forWritingTo: place.ledger)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("{\"torn".utf8))
        try handle.close()
        let before = try everything()
        var report = try await place.open().verify()
        #expect(kinds(report) == [.tornEnd(bytes: 6), .leftover, .leftover])
        #expect(!report.isDamaged)
        #expect(try everything() == before)
        report = try await place.open().verify(repairing: true)
        let torn = place.user.appending(path: "ledger.torn-2026-11-20-1").path
        #expect(report.findings.map(\.repair) == [.setAside(path: torn), .removed, .removed])
        #expect(try await place.open().verify().findings.isEmpty)
    }

    @Test func `a folder that no line tells of is entered when it is whole, and left alone when it is not`()
        async throws
    {
        let first = try #require(place.ledgerLines().first)
        try Data((first + "\n").utf8).write(to: place.ledger)
        var report = try await place.open().verify()
        #expect(report.findings == [LibraryFinding(path: folder.path, kind: .folderWithoutRecord)])
        report = try await place.open().verify(repairing: true)
        #expect(report.findings.map(\.repair) == [.completed(record.id)])
        #expect(try await place.open().verify().findings.isEmpty)
        try Data((first + "\n").utf8).write(to: place.ledger)
        try FileManager.default.removeItem(at: image)
        report = try await place.open().verify(repairing: true)
        #expect(report.findings.map(\.repair) == [nil])
        #expect(place.exists(folder))
    }

    @Test func `rights that are too wide are told and closed`() async throws {
        chmod(place.root.path, 0o755)
        let users = place.root.appending(path: "Users").path
        chmod(users, 0o755)
        chmod(place.ledger.path, 0o644)
        chmod(image.path, 0o640)
        chmod(folder.path, 0o711)
        var report = try await place.open().verify()
        #expect(Set(report.findings.map(\.path)) == [users, place.ledger.path, image.path, folder.path])
        #expect(report.findings.contains { $0.kind == .tooOpen(mode: "640") })
        report = try await place.open().verify(repairing: true)
        #expect(report.findings.allSatisfy { $0.repair == .closed })
        #expect(try await place.open().verify().findings.isEmpty)
    }

    @Test func `evidence and profile that cannot be understood are taken out of the way`() async throws {
        let reading = folder.appending(path: "reading.json")
        for file in [reading, place.user.appending(path: "profile.json")] {
            try Data("{half".utf8).write(to: file)
            chmod(file.path, 0o600)
        }
        var report = try await place.open().verify(repairing: true)
        #expect(report.findings.count == 2)
        #expect(report.findings.contains { $0.repair == .setAside(path: reading.path + ".damaged") })
        #expect(!report.isDamaged)
        report = try await place.open().verify()
        #expect(report.findings.isEmpty)
        #expect(try await place.open().reading(of: record.id, user: .me) == nil)
    }

    @Test func `what somebody else put there is told and left alone`() async throws {
        let strange = folder.appending(path: "notes.txt")
        try Data("mine".utf8).write(to: strange)
        chmod(strange.path, 0o600)
        let report = try await place.open().verify(repairing: true)
        #expect(report.findings == [LibraryFinding(path: strange.path, kind: .unknownFile)])
        #expect(!report.isDamaged)
        #expect(place.exists(strange))
    }
}
