import Foundation
import Glibc
import ReceiptDomain
@testable import ReceiptStorage
import Testing

@Suite struct StageTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
    }

    private func incoming(_ path: URL) -> IncomingFile {
        IncomingFile(location: FileLocation(path.path), user: .me, isConsumed: true)
    }

    private var staging: URL { place.user.appending(path: "Staging") }

    @Test func `a staged file is a copy with its hash, its size and its day`() async throws {
        let file = try place.drop("a photo")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_582_934_400)],
            ofItemAtPath: file.location.path
        )
        let staged = try await library.stage(file)
        #expect(staged.sha256 == "d4e24d749a4fe2f161af2de913c0402b04e3ae287dafd0f9dbfa4a5c56c69285")
        #expect(staged.bytes == 7)
        #expect(staged.sourceDate == CalendarDay(iso: "2020-02-29"))
        #expect(try await library.contents(of: staged) == Array("a photo".utf8))
        #expect(try place.names(in: staging) == [staged.id.rawValue])
    }

    @Test func `links are refused, and what they lead to is untouched`() async throws {
        let secret = place.folder.appending(path: "secret.jpg")
        try Data("secret".utf8).write(to: secret)
        let link = place.inbox.appending(path: "link.jpg")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: secret)
        await #expect(throws: LibraryError.unsafeFile(path: link.path, kind: "link")) {
            try await library.stage(incoming(link))
        }
        #expect(try place.names(in: staging).isEmpty)
    }

    @Test func `below the inbox no folder on the way may be a link`() async throws {
        let elsewhere = place.folder.appending(path: "elsewhere")
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        try Data("secret".utf8).write(to: elsewhere.appending(path: "a.jpg"))
        let link = place.inbox.appending(path: "me")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: elsewhere)
        let error = await #expect(throws: LibraryError.self) {
            try await library.stage(incoming(link.appending(path: "a.jpg")))
        }
        // The system says "not a folder" or "too many links" depending on how it was asked.
        #expect(error == .vanished(path: link.path) || error == .unsafeFile(path: link.path, kind: "link"))
    }

    @Test func `a folder that became a link after staging does not lead the removal astray`() async throws {
        let folder = place.inbox.appending(path: "me")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("photo".utf8).write(to: folder.appending(path: "a.jpg"))
        let staged = try await library.stage(incoming(folder.appending(path: "a.jpg")))
        _ = try await library.commit(staged)
        let elsewhere = place.folder.appending(path: "elsewhere")
        try FileManager.default.moveItem(at: folder, to: elsewhere)
        try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: elsewhere)
        try? await library.removeSource(of: staged)
        #expect(place.exists(elsewhere.appending(path: "a.jpg")))
    }

    @Test func `pipes, folders and sockets are refused without waiting for them`() async throws {
        let pipe = place.inbox.appending(path: "pipe.jpg")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let folder = place.inbox.appending(path: "folder.jpg")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let device = URL(filePath: "/dev/null")
        for (path, kind) in [(pipe, "pipe"), (folder, "folder"), (device, "device")] {
            await #expect(throws: LibraryError.unsafeFile(path: path.path, kind: kind)) {
                try await library.stage(incoming(path))
            }
        }
    }

    @Test func `a file over the limit is refused and leaves nothing behind`() async throws {
        let library = try place.open(limits: .init(fileBytes: 6))
        let file = try place.drop("a photo")
        await #expect(throws: LibraryError.tooLarge(path: file.location.path, bytes: 7, limit: 6)) {
            try await library.stage(file)
        }
        #expect(try place.names(in: staging).isEmpty)
        #expect(try place.names(in: place.inbox) == ["lunch.jpg"])
    }

    @Test func `a file that is gone is told as gone`() async throws {
        let path = place.inbox.appending(path: "gone.jpg")
        await #expect(throws: LibraryError.vanished(path: path.path)) { try await library.stage(incoming(path)) }
    }

    @Test func `a source that changed after it was staged is left alone`() async throws {
        let file = try place.drop("a photo")
        let staged = try await library.stage(file)
        _ = try await library.commit(staged)
        _ = try place.drop("another")
        try await library.removeSource(of: staged)
        #expect(try place.names(in: place.inbox) == ["lunch.jpg"])
    }

    @Test func `a source that was touched but holds the same bytes is removed`() async throws {
        let file = try place.drop("a photo")
        let staged = try await library.stage(file)
        _ = try await library.commit(staged)
        _ = try place.drop("a photo")
        try await library.removeSource(of: staged)
        #expect(try place.names(in: place.inbox).isEmpty)
    }

    @Test func `a source is not removed before its bytes are safe`() async throws {
        let staged = try await library.stage(place.drop("a photo"))
        try await library.removeSource(of: staged)
        try await library.abandon(staged)
        #expect(try place.names(in: place.inbox) == ["lunch.jpg"])
        #expect(try place.names(in: staging).isEmpty)
    }

    @Test func `the same bytes are one record, whichever process commits first`() async throws {
        let other = try place.open()
        let mine = try await library.stage(place.drop("a photo", as: "a.jpg"))
        let theirs = try await other.stage(place.drop("a photo", as: "b.jpg"))
        let record = try await library.commit(mine)
        let same = try await other.commit(theirs)
        #expect(same == record)
        try await library.removeSource(of: mine)
        try await other.removeSource(of: theirs)
        #expect(try place.ledgerLines().count == 1)
        #expect(try place.names(in: place.user.appending(path: "Records")) == [record.id.rawValue])
        #expect(try place.names(in: staging).isEmpty)
        #expect(try place.names(in: place.inbox).isEmpty)
    }

    @Test func `a known photo leaves the inbox without being stored again`() async throws {
        let record = try await library.take(place.drop("a photo"))
        let again = try await library.stage(place.drop("a photo", as: "copy.jpg"))
        #expect(try await library.record(holding: again.sha256, of: .me) == record)
        try await library.removeSource(of: again)
        try await library.abandon(again)
        #expect(try place.names(in: place.inbox).isEmpty)
        #expect(try place.names(in: staging).isEmpty)
    }

    @Test func `work that throws or decides nothing leaves the source, and nothing else`() async throws {
        struct Stopped: Error {}
        let file = try place.drop("a photo")
        let staging = staging
        let folders: @Sendable () throws -> [String] = { [place] in try place.names(in: staging) }
        await #expect(throws: Stopped.self) {
            try await library.withStaged(file) { staged in
                #expect(try folders() == [staged.receipt.id.rawValue])
                throw Stopped()
            }
        }
        let contents = try await library.withStaged(file) { try await $0.contents() }
        #expect(contents == Array("a photo".utf8))
        #expect(try folders().isEmpty)
        #expect(try place.names(in: place.inbox) == ["lunch.jpg"])
    }

    @Test func `a source goes when the work has committed it, and when its bytes are known`() async throws {
        func take(_ name: String) async throws -> Record {
            try await library.withStaged(place.drop("a photo", as: name)) { staged in
                if let known = try await staged.knownRecord() { return known }
                let draft = Record(draftedFrom: .blank, staged: staged.receipt, at: ReceiptLibrary.instant)
                return try await staged.commit(draft, reading: .blank)
            }
        }
        let record = try await take("a.jpg")
        #expect(try await take("b.jpg") == record)
        #expect(try place.names(in: place.inbox).isEmpty)
        #expect(try place.names(in: staging).isEmpty)
    }

    @Test func `names with newlines and invalid UTF-8 are taken`() async throws {
        let name: [UInt8] = [0xFF] + Array("\n.jpg".utf8)
        let location = FileLocation(bytes: Array(place.inbox.path.utf8) + Array("/".utf8) + name)
        let descriptor = open(location.bytes.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o600)
        #expect(descriptor >= 0)
        close(descriptor)
        let record = try await library.take(IncomingFile(location: location, user: .me, isConsumed: true))
        #expect(record.images.first?.originalName == "\u{FFFD}\n.jpg")
        #expect(try place.names(in: place.inbox).isEmpty)
        #expect(try await place.open().records(of: .me) == [record])
    }
}
