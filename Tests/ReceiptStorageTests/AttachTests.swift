import Foundation
import ReceiptDomain
import Testing

@testable import ReceiptStorage

@Suite struct AttachTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary
    let record: Record

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
        record = try await library.take(place.drop("a photo"))
    }

    private var folder: URL { place.user.appending(path: "Records/\(record.id.rawValue)") }

    private func attach(_ text: String, as name: String) async throws -> Record {
        try await library.attach([place.drop(text, as: name)], to: record.id, of: .me, as: .slip) { _ in
            ImageFacts(format: .png, width: 30, height: 40, pages: 2)
        }
    }

    @Test func `an attached image is kept byte for byte, and nothing else changes`() async throws {
        let after = try await attach("a slip", as: "slip.png")
        let image = try #require(after.images.last)
        #expect((image.file, image.role, image.pages, image.originalName) == ("2.png", .slip, 2, "slip.png"))
        let location = try await library.imageLocation(image, of: after)
        #expect(try String(contentsOfFile: location.path, encoding: .utf8) == "a slip")
        var before = after
        before.images = record.images
        #expect(before.hasSameContent(as: record))
        #expect(try place.names(in: place.user.appending(path: "Staging")).isEmpty)
        #expect(try place.names(in: place.inbox).contains("slip.png"))
        #expect(try await place.open().record(record.id, of: .me) == after)
    }

    @Test func `the same file is attached once, and its bytes are known`() async throws {
        let after = try await attach("a slip", as: "slip.png")
        #expect(try await attach("a slip", as: "copy.png") == after)
        #expect(try await library.take(place.drop("a slip", as: "again.png")).id == record.id)
    }

    @Test func `a file that cannot be described changes nothing`() async throws {
        let files = [try place.drop("good", as: "good.png"), try place.drop("bad", as: "bad.png")]
        await #expect(throws: ReadingError.notAnImage) {
            _ = try await library.attach(files, to: record.id, of: .me, as: .other) { bytes in
                guard bytes == Array("good".utf8) else { throw ReadingError.notAnImage }
                return ImageFacts(format: .png, width: 1, height: 1)
            }
        }
        #expect(try await library.record(record.id, of: .me) == record)
        #expect(try place.names(in: folder).allSatisfy { !$0.hasSuffix(".png") })
        #expect(try place.names(in: place.user.appending(path: "Staging")).isEmpty)
    }

    @Test func `what was detached keeps its file and its number, and undo takes single steps back`() async throws {
        let both = try await attach("a slip", as: "slip.png")
        let one = try await library.detach(try #require(both.images.last), from: record.id, of: .me)
        #expect(one.images == record.images)
        #expect(try place.names(in: folder).contains("2.png"))
        #expect(try await library.verify().findings.isEmpty)
        let again = try await attach("another", as: "other.png")
        #expect(again.images.map(\.number) == [1, 3])
        let steps = try await library.steps(of: .me, newest: 2)
        for step in steps {
            _ = try await library.write(try await inverses(of: step), of: .me, undoing: step.number)
        }
        #expect(try await library.record(record.id, of: .me).images == both.images)
        #expect(try await library.imageLocation(both.images[1], of: both).name == "2.png")
    }

    private func inverses(of step: LedgerStep) async throws -> [RecordChange] {
        let current = try await library.record(record.id, of: .me)
        return step.changes.map { RecordChange(before: current, after: $0.before) }
    }

    @Test func `the only image stays`() async throws {
        await #expect(throws: LibraryError.lastImage(record.id)) {
            _ = try await library.detach(record.images[0], from: record.id, of: .me)
        }
    }

    @Test func `what a dead process had placed without a line is removed, and its source stays`() async throws {
        do {
            let dying = try place.open()
            let claim = try await dying.stage(place.drop("a slip", as: "slip.png"))
            let staged = place.user.appending(path: "Staging/\(claim.receipt.id.rawValue)")
            let pending = PendingAttachment(record: record.id.rawValue, file: "2.png", sha256: claim.receipt.sha256)
            try JSONEncoder().encode(pending).write(to: staged.appending(path: "attach.json"))
            let image = folder.appending(path: "2.png")
            try FileManager.default.moveItem(at: staged.appending(path: "image"), to: image)
        }
        #expect(try await place.open().recover() == RecoveryReport(undone: 1))
        #expect(try !place.names(in: folder).contains("2.png"))
        #expect(try place.names(in: place.inbox).contains("slip.png"))
        #expect(try await place.open().verify().findings.isEmpty)
    }

    @Test func `a file of the same name that somebody else put there is left alone, and the next number taken`()
        async throws
    {
        let theirs = folder.appending(path: "2.png")
        try Data("mine".utf8).write(to: theirs)
        #expect(try await attach("a slip", as: "slip.png").images.map(\.file).last == "3.png")
        #expect(try Data(contentsOf: theirs) == Data("mine".utf8))
    }

    @Test func `what a failed attaching left, its removal lost with the power, is in nobody's way`() async throws {
        try Data("a slip".utf8).write(to: folder.appending(path: "2.png"))
        let after = try await attach("a slip", as: "slip.png")
        #expect(after.images.map(\.file).last == "2.png")
        #expect(try await library.verify().findings.isEmpty)
    }
}
