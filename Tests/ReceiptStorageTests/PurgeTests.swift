import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import ReceiptTestSupport
import Testing

@Suite struct PurgeTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary
    let record: Record

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
        record = try await library.take(place.drop("a photo"))
    }

    private var records: URL { place.user.appending(path: "Records") }

    @Test func `purging removes the folder and leaves a line that says what was in it`() async throws {
        let purged = try await library.purge(record.id, of: .me)
        #expect(purged.status == .discarded)
        #expect(purged.images.isEmpty)
        #expect(purged.purged == record.images)
        #expect(try place.names(in: records).isEmpty)
        let other = try place.open()
        #expect(try await other.record(record.id, of: .me) == purged)
        #expect(try await other.history(of: record.id, user: .me).map(\.record) == [record, purged])
        await #expect(throws: LibraryError.self) { try await other.imageLocation(record.images[0], of: record) }
        #expect(try await other.reading(of: record.id, user: .me) == nil)
        #expect(try await other.verify().findings.isEmpty)
        // For readers that do not know the field, the record just has no images.
        let line = try #require(place.ledgerLines().last)
        #expect(!line.contains("\"images\""))
        #expect(line.contains("\"purged\":[{\"bytes\":7,"))
        #expect(try await other.purge(record.id, of: .me) == purged)
        #expect(try place.ledgerLines().count == 2)
    }

    @Test func `a purge that was killed after its line is finished by the next command`() async throws {
        let folder = records.appending(path: record.id.rawValue)
        let saved = place.folder.appending(path: "saved")
        try FileManager.default.copyItem(at: folder, to: saved)
        _ = try await library.purge(record.id, of: .me)
        try FileManager.default.moveItem(at: saved, to: folder)
        let report = try await place.open().verify()
        #expect(report.findings == [LibraryFinding(path: folder.path, kind: .leftover)])
        try await place.open().recover()
        #expect(!place.exists(folder))
    }

    @Test func `a purged record cannot be brought back, and its photo comes in anew`() async throws {
        let purged = try await library.purge(record.id, of: .me)
        let record = record
        await #expect(throws: LibraryError.purged(record.id)) {
            try await library.update(record.id, of: .me, basedOn: nil) { $0 = record }
        }
        #expect(try await library.update(record.id, of: .me, basedOn: nil) { $0.memo = "why" }.purged == purged.purged)
        let again = try await library.take(place.drop("a photo"))
        #expect(again.id != record.id)
        #expect(try place.names(in: records) == [again.id.rawValue])
        #expect(try await place.open().verify().findings.isEmpty)
    }

    @Test func `a record that is not there is not purged`() async throws {
        let you = try #require(UserID("you"))
        _ = try await library.addUser(you, profile: Profile(locale: "en", currency: nil))
        await #expect(throws: LibraryError.noSuchRecord(record.id)) { try await library.purge(record.id, of: you) }
        #expect(try place.names(in: records) == [record.id.rawValue])
    }

    @Test func `a backup of a purged record restores sound`() async throws {
        _ = try await library.take(place.drop("another photo"))
        _ = try await library.purge(record.id, of: .me)
        let (file, copy) = (place.folder.appending(path: "b.tar"), place.folder.appending(path: "copy"))
        #expect(try await library.backup(to: FileLocation(file.path)).records.count == 1)
        _ = try ReceiptLibrary.restore(from: FileLocation(file.path), to: FileLocation(copy.path))
        let other = try ReceiptLibrary(.folder(FileLocation(copy.path)), now: { Date() }, indexes: testIndexes)
        #expect(try await other.verify().findings.isEmpty)
        #expect(try await other.record(record.id, of: .me).isPurged)
    }
}
