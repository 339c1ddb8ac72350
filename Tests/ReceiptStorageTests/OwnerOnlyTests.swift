import Foundation
import Glibc
import ReceiptDomain
@testable import ReceiptStorage
import ReceiptTestSupport
import Testing

@Suite struct OwnerOnlyTests {
    // Each in a process of its own, because the umask is the whole process's.
    @Test func `everything is the owner's only, when the umask would open it to all`() async {
        await #expect(processExitsWith: .success) { try await expectOwnerOnly(umask: 0) }
    }

    @Test func `everything is the owner's, when the umask would close it to all`() async {
        await #expect(processExitsWith: .success) { try await expectOwnerOnly(umask: 0o777) }
    }
}

private func expectOwnerOnly(umask mask: mode_t) async throws {
    let place = try TemporaryLibrary()
    let photos = ["photo", "broken"].map { place.folder.appending(path: $0) }
    for photo in photos { try Data(photo.lastPathComponent.utf8).write(to: photo) }
    let incoming = photos.map {
        IncomingFile(location: FileLocation($0.path), user: .me, isConsumed: true)
    }
    let former = umask(mask)
    defer { umask(former) }
    let library = try await place.openWithMe()
    _ = try await library.take(incoming[0])
    let staged = try await library.stage(incoming[1])
    _ = try await library.quarantine(staged, code: "damaged", message: "")
    let paths = try #require(FileManager.default.enumerator(atPath: place.root.path)?.allObjects as? [String])
    #expect(paths.count >= 14)
    for path in paths + [""] {
        var status = stat()
        #expect(lstat(place.root.path + "/" + path, &status) == 0)
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        #expect(status.st_mode & 0o777 == (isFolder ? 0o700 : 0o600), "\(path)")
    }
}

@Suite struct ArrangementTests {
    let place: TemporaryLibrary

    init() throws { place = try TemporaryLibrary() }

    private func link(_ path: URL, to target: URL) throws {
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: path, withDestinationURL: target)
    }

    private func expectUnsafeArrangement(_ root: URL, sourceLocation: SourceLocation = #_sourceLocation) {
        let error = #expect(throws: LibraryError.self, sourceLocation: sourceLocation) {
            try ReceiptLibrary(.folder(FileLocation(root.path)), now: { Date() }, indexes: testIndexes)
        }
        guard case .unsafeArrangement = error else {
            Issue.record("\(String(describing: error))", sourceLocation: sourceLocation)
            return
        }
    }

    @Test(arguments: ["Inbox", "Inbox/deep", "Users", "Failed/me"])
    func `a library within another is refused`(path: String) throws {
        _ = try place.open()
        expectUnsafeArrangement(place.root.appending(path: path).appending(path: "Library"))
    }

    @Test func `an inbox that holds the library, or lies among the records, is refused`() throws {
        try FileManager.default.createDirectory(at: place.root, withIntermediateDirectories: true)
        let inbox = place.root.appending(path: "Inbox")
        for target in [
            place.folder, place.root, place.root.appending(path: "Users"), place.root.appending(path: "Failed/x"),
        ] {
            try link(inbox, to: target)
            expectUnsafeArrangement(place.root)
            try FileManager.default.removeItem(at: inbox)
        }
    }

    @Test func `the root and the inbox may be links`() async throws {
        let real = place.folder.appending(path: "real")
        try link(place.root, to: real)
        try link(real.appending(path: "Inbox"), to: place.folder.appending(path: "Camera"))
        let library = try await place.openWithMe()
        _ = try await library.take(place.drop("a photo"))
        #expect(try place.names(in: place.folder.appending(path: "Camera")).isEmpty)
        #expect(try await place.open().records(of: .me).count == 1)
    }

    @Test(arguments: ["Users", "Users/me", "Users/me/Records", "Users/me/Staging", "Users/me/ledger.jsonl", "Failed"])
    func `what the library keeps must not be a link`(path: String) async throws {
        _ = try await place.openWithMe()
        let original = place.root.appending(path: path)
        let moved = place.folder.appending(path: "moved")
        try FileManager.default.moveItem(at: original, to: moved)
        try FileManager.default.createSymbolicLink(at: original, withDestinationURL: moved)
        await #expect(throws: LibraryError.unsafeFile(path: original.path, kind: "link")) {
            _ = try await place.open().records(of: .me)
        }
    }
}
