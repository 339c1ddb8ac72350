import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import Testing

@Suite struct QuarantineTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
    }

    private func fail(_ file: IncomingFile, code: String = "truncated") async throws -> FailedFile {
        let staged = try await library.stage(file)
        let failed = try await library.quarantine(staged, code: code, message: "the picture ends early")
        try await library.removeSource(of: staged)
        return failed
    }

    @Test func `a file that cannot be read lies in quarantine with its reason`() async throws {
        let failed = try await fail(place.drop("broken", as: "점심.jpg"))
        #expect(failed.location == FileLocation(place.failed.path + "/점심.jpg"))
        #expect(failed.code == "truncated")
        #expect(try String(contentsOfFile: failed.location.path, encoding: .utf8) == "broken")
        #expect(try place.names(in: place.inbox).isEmpty)
        #expect(try place.names(in: place.user.appending(path: "Staging")).isEmpty)
        #expect(try await place.open().failedFiles(of: .me) == [failed])
        let reason = try String(contentsOfFile: failed.location.path + ".reason.json", encoding: .utf8)
        #expect(reason.contains(#""at":"2026-11-20T18:40:00.000Z","code":"truncated""#))
        #expect(reason.contains(#""originalName":"점심.jpg","sha256":""#))
    }

    @Test func `a file that is not to be consumed stays, and quarantine stays empty`() async throws {
        let file = try place.drop("broken", isConsumed: false)
        let failed = try await fail(file)
        #expect(failed.location == file.location)
        #expect(try place.names(in: place.inbox) == ["lunch.jpg"])
        #expect(!place.exists(place.failed))
        #expect(try await library.failedFiles(of: .me).isEmpty)
    }

    @Test func `the same bytes are kept once, other bytes of the same name beside them`() async throws {
        _ = try await fail(place.drop("broken"))
        _ = try await fail(place.drop("broken"))
        _ = try await fail(place.drop("broken", as: "again.jpg"))
        _ = try await fail(place.drop("also broken"))
        #expect(
            try place.names(in: place.failed)
                == ["lunch-2.jpg", "lunch-2.jpg.reason.json", "lunch.jpg", "lunch.jpg.reason.json"]
        )
        #expect(try place.names(in: place.inbox).isEmpty)
    }

    @Test func `files are known whoever put them there, and whatever became of them meanwhile`() async throws {
        _ = try await fail(place.drop("one", as: "1.jpg"))
        let other = try place.open()
        let staged = try await other.stage(place.drop("two", as: "2.jpg"))
        let theirs = try await other.quarantine(staged, code: "truncated", message: "")
        try await other.removeSource(of: staged)
        #expect(try await fail(place.drop("two", as: "again.jpg")).location == theirs.location)
        // Gone with its reason: then it is new.
        for name in try place.names(in: place.failed) {
            try FileManager.default.removeItem(at: place.failed.appending(path: name))
        }
        #expect(try await fail(place.drop("one", as: "new.jpg")).location.name == "new.jpg")
        #expect(try place.names(in: place.failed) == ["new.jpg", "new.jpg.reason.json"])
    }

    @Test func `a retry that succeeds takes file and reason out of quarantine`() async throws {
        let failed = try await fail(place.drop("broken"))
        let record = try await library.take(library.incoming(failed))
        #expect(record.images.first?.originalName == "lunch.jpg")
        #expect(try place.names(in: place.failed).isEmpty)
        #expect(try await library.failedFiles(of: .me).isEmpty)
    }

    @Test func `a retry that fails leaves the file where it is, with the newer reason`() async throws {
        let failed = try await fail(place.drop("broken"))
        let again = try await fail(library.incoming(failed), code: "damaged")
        #expect(again.location == failed.location)
        #expect(again.code == "damaged")
        #expect(try place.names(in: place.failed) == ["lunch.jpg", "lunch.jpg.reason.json"])
        #expect(try await place.open().failedFiles(of: .me) == [again])
    }

    @Test func `a reason that a crash left without its file is used, or tidied away`() async throws {
        let failed = try await fail(place.drop("broken"))
        try FileManager.default.removeItem(atPath: failed.location.path)
        _ = try await fail(place.drop("broken", as: "other name.jpg"))
        #expect(try place.names(in: place.failed) == ["lunch.jpg", "lunch.jpg.reason.json"])
        try FileManager.default.removeItem(atPath: failed.location.path)
        try await library.recover()
        #expect(try place.names(in: place.failed).isEmpty)
    }

    @Test func `a file that somebody put under a known name is not taken for the known one`() async throws {
        let failed = try await fail(place.drop("broken"))
        try Data("something else".utf8).write(to: URL(filePath: failed.location.path))
        let again = try await fail(place.drop("broken"))
        #expect(again.location != failed.location)
        #expect(try String(contentsOfFile: again.location.path, encoding: .utf8) == "broken")
        #expect(try String(contentsOfFile: failed.location.path, encoding: .utf8) == "something else")
    }

    @Test(arguments: [
        ("a\nb\u{1B}[1m.jpg", "a_b_[1m.jpg"),
        ("\u{202E}gpj.exe", "_gpj.exe"),
        ("x.reason.json", "x.reason.json_"),
    ])
    func `names are made harmless`(name: String, kept: String) async throws {
        let failed = try await fail(place.drop("broken", as: name))
        #expect(failed.location.name == kept)
        #expect(failed.originalName == name)
        #expect(try await library.failedFiles(of: .me).map(\.location) == [failed.location])
    }

    @Test func `a name of 255 bytes finds room beside its reason`() async throws {
        let name = String(repeating: "가", count: 83) + ".jpg"
        let failed = try await fail(place.drop("broken", as: name + "xx"))
        #expect(failed.location.name.hasPrefix("가가"))
        #expect(failed.location.name.hasSuffix(".jpgxx"))
        #expect(try place.names(in: place.failed).count == 2)
    }

    @Test func `a file without a reason is listed all the same`() async throws {
        _ = try await fail(place.drop("broken"))
        try Data("by hand".utf8).write(to: place.failed.appending(path: "by-hand.jpg"))
        let files = try await library.failedFiles(of: .me)
        #expect(files.map(\.code) == ["unknown", "truncated"])
    }
}
