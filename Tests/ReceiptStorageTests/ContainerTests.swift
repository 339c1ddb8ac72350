import Foundation
import ReceiptApp
import ReceiptDomain
@testable import ReceiptStorage
import Testing

/// Files in files: the receipts among them become records, and the source goes when all of them are safe.
@Suite struct ContainerTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
    }

    private func ingest(
        _ members: [String],
        problem: ReadingError? = nil,
        isConsumed: Bool = true
    ) async throws -> IngestOutcome {
        let file = try place.drop("archive", as: "gallery.zip", isConsumed: isConsumed)
        let ingest = IngestReceipt(
            library: library,
            reader: WordReader(),
            memories: NothingLearned(),
            containers: ListedFiles(members: members, problem: problem)
        ) { ReceiptLibrary.instant }
        let today = try #require(CalendarDay(iso: "2026-11-20"))
        let profile = Profile(locale: "ko-KR", currency: .krw)
        return try await ingest(file, profile: profile, today: today)
    }

    private func unpacked(_ outcome: IngestOutcome) throws -> Unpacked {
        guard case .unpacked(let unpacked) = outcome else { throw ReadingError.engineFailed(detail: "\(outcome)") }
        return unpacked
    }

    @Test func `receipts become records, what is none is counted, and the archive is kept for it`() async throws {
        let unpacked = try unpacked(await ingest(["receipt one", "cat", "text", "receipt two"]))
        #expect(unpacked.drafts.count == 2)
        #expect(unpacked.otherPictures == 1)
        #expect(unpacked.otherFiles == 1)
        #expect(try place.names(in: place.inbox).isEmpty)
        #expect(unpacked.rest?.code == "not-all-receipts")
        #expect(try place.names(in: place.failed) == ["gallery.zip", "gallery.zip.reason.json"])
        let records = try await library.records(of: .me)
        #expect(Set(records.map { $0.images[0].originalName }) == ["receipt one", "receipt two"])
        #expect(records.first?.images.first?.origin?.container == "gallery.zip")
        #expect(try place.names(in: place.user.appending(path: "Staging")).isEmpty)
    }

    @Test func `an archive of receipts alone goes once they are safe`() async throws {
        let unpacked = try unpacked(await ingest(["receipt one", "receipt two"]))
        #expect(unpacked.drafts.count == 2 && unpacked.rest == nil)
        #expect(try place.names(in: place.inbox).isEmpty)
        #expect(!FileManager.default.fileExists(atPath: place.failed.path))
    }

    @Test func `the text of a chat beside receipts keeps no archive, and one of such texts alone is kept`() async throws
    {
        let taken = try unpacked(await ingest(["receipt one", "chat"]))
        #expect(taken.drafts.count == 1 && taken.otherFiles == 1 && taken.rest == nil)
        #expect(!FileManager.default.fileExists(atPath: place.failed.path))
        #expect(try unpacked(await ingest(["chat"])).rest?.code == "not-all-receipts")
        #expect(try place.names(in: place.failed) == ["gallery.zip", "gallery.zip.reason.json"])
    }

    @Test func `the same archive makes nothing new`() async throws {
        _ = try await ingest(["receipt one", "receipt two"], isConsumed: false)
        let again = try unpacked(await ingest(["receipt one", "receipt two"]))
        #expect(again.drafts.isEmpty)
        #expect(again.known.count == 2)
        #expect(try place.names(in: place.inbox).isEmpty)
    }

    @Test(arguments: [["receipt one", "broken", "receipt two"], ["receipt one", "archive"]])
    func `where a file cannot be read, the others are taken and the archive is kept`(_ members: [String]) async throws {
        let unpacked = try unpacked(await ingest(members))
        #expect(unpacked.drafts.count == members.count - 1)
        #expect(unpacked.failure != nil)
        #expect(try place.names(in: place.inbox).isEmpty)
        #expect(try place.names(in: place.failed) == ["gallery.zip", "gallery.zip.reason.json"])
    }

    @Test func `a bomb is kept with its reason, and the receipts before it are taken`() async throws {
        let unpacked = try unpacked(await ingest(["receipt one"], problem: .overLimit(detail: "a bomb")))
        #expect(unpacked.drafts.count == 1)
        #expect(unpacked.failure?.file.code == "over-limit")
        #expect(try place.names(in: place.failed) == ["gallery.zip", "gallery.zip.reason.json"])
    }

    @Test func `of a file among others that is no receipt nothing is kept, and it stays`() async throws {
        let file = IncomingFile(
            location: try place.drop("cat", isConsumed: false).location,
            user: .me,
            isConsumed: false,
            isAmongOthers: true
        )
        let ingest = IngestReceipt(library: library, reader: WordReader(), memories: NothingLearned()) {
            ReceiptLibrary.instant
        }
        let today = try #require(CalendarDay(iso: "2026-11-20"))
        let outcome = try await ingest(file, profile: Profile(locale: "ko-KR", currency: .krw), today: today)
        guard case .noReceipt = outcome else { throw ReadingError.engineFailed(detail: "\(outcome)") }
        #expect(try await library.records(of: .me).isEmpty)
        #expect(try place.names(in: place.inbox) == ["lunch.jpg"])
    }
}

/// Takes what begins with "archive" for one.
private struct ListedFiles: ContainerOpener {
    var members: [String]
    var problem: ReadingError?

    func open(_ location: FileLocation) throws -> (any FileContainer)? {
        let text = try String(contentsOfFile: location.path, encoding: .utf8)
        return text.hasPrefix("archive") ? FileList(members, problem) : nil
    }
}

private actor FileList: FileContainer {
    private var members: [String]
    private let problem: ReadingError?

    init(_ members: [String], _ problem: ReadingError?) {
        self.members = members
        self.problem = problem
    }

    func next() async throws -> ContainedFile? {
        guard !members.isEmpty else {
            if let problem { throw problem }
            return nil
        }
        let name = members.removeFirst()
        let isCompanion = name.hasPrefix("chat")
        return ContainedFile(
            name: "folder/\(name)",
            bytes: isCompanion ? [] : Array(name.utf8),
            modified: 1_795_000_000,
            isCompanion: isCompanion
        )
    }
}

/// Goes by the words in a file.
private struct WordReader: ReceiptReader {
    func readAll(_ bytes: [UInt8], _ context: ReadingContext) async throws -> [Reading] {
        let text = String(decoding: bytes, as: UTF8.self)
        if text == "text" { throw ReadingError.notAnImage }
        if text == "broken" { throw ReadingError.damaged(detail: "so it is") }
        var reading = Reading.blank
        reading.draft.content = text == "cat" ? .none : .receipt
        return [reading]
    }
}

private struct NothingLearned: HouseholdMemories {
    func memory(of user: UserID) async throws -> any HouseholdMemory { NoHistory() }
}
