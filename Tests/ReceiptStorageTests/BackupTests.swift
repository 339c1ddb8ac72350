import Foundation
import Glibc
import ReceiptDomain
@testable import ReceiptStorage
import ReceiptTestSupport
import Testing

@Suite struct BackupTests {
    let place: TemporaryLibrary
    let library: ReceiptLibrary

    init() async throws {
        place = try TemporaryLibrary()
        library = try await place.openWithMe()
    }

    private var file: URL { place.folder.appending(path: "backup.tar") }
    private var copy: URL { place.folder.appending(path: "copy") }

    private func fill() async throws {
        let you = try #require(UserID("you"))
        _ = try await library.addUser(you, profile: Profile(locale: "en", currency: .usd))
        for number in 0..<3 {
            var file = try place.drop(
                String(repeating: "photo \(number)", count: 1 + 700 * number),
                as: "\(number).jpg"
            )
            if number == 1 { file.user = you }
            _ = try await library.take(file)
        }
        let name = String(repeating: "가", count: 60) + "\\.jpg"
        let staged = try await library.stage(place.drop("broken", as: name))
        _ = try await library.quarantine(staged, code: "damaged", message: "")
        try await library.removeSource(of: staged)
    }

    private func restore() throws -> BackupReport {
        try ReceiptLibrary.restore(from: FileLocation(file.path), to: FileLocation(copy.path))
    }

    /// Paths below a folder, with rights, times and bytes.
    private func everything(in root: URL) throws -> [String: String] {
        let names = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
        return try Dictionary(
            uniqueKeysWithValues: names.filter { !$0.hasPrefix("Inbox") && !$0.hasSuffix("Staging") }.map { name in
                var status = stat()
                let path = root.appending(path: name).path
                try #require(lstat(path, &status) == 0)
                let time = status.st_mode & S_IFMT == S_IFREG ? status.st_mtim.tv_sec : 0
                let bytes = FileManager.default.contents(atPath: path)?.base64EncodedString() ?? ""
                return (name, "\(status.st_mode) \(time) \(bytes)")
            }
        )
    }

    @Test func `drafts that are joined while a backup is made have all their images in it`() async throws {
        var drafts: [Record] = []
        for number in 0..<24 {
            drafts.append(try await library.take(place.drop("photo \(number)", as: "\(number).jpg")))
        }
        let (other, saved) = (try place.open(limits: .patient), try place.open(limits: .patient))
        let pairs = stride(from: 0, to: drafts.count, by: 2).map { (drafts[$0], drafts[$0 + 1]) }
        async let joins: Void = {
            for (first, second) in pairs {
                let kept = RecordChange(before: first, after: first)
                _ = try await other.join(DraftJoin(kept: kept, joining: [second], role: .slip), of: .me)
            }
        }()
        for number in 0..<4 {
            let file = FileLocation(place.folder.appending(path: "backup-\(number).tar").path)
            #expect(try await saved.backup(to: file).missing.isEmpty)
            let root = FileLocation(place.folder.appending(path: "copy-\(number)").path)
            #expect(try ReceiptLibrary.restore(from: file, to: root).missing.isEmpty)
            let findings = try await ReceiptLibrary(.folder(root), now: { Date() }, indexes: testIndexes).verify()
                .findings
            #expect(findings.isEmpty, "\(findings)")
        }
        try await joins
    }

    @Test func `a backup comes back byte for byte, with rights and times`() async throws {
        try await fill()
        let before = try everything(in: place.root)
        let report = try await library.backup(to: FileLocation(file.path))
        #expect(report.users == 2)
        #expect(report.records.count == 3)
        #expect(report.missing.isEmpty)
        #expect(try everything(in: place.root) == before)
        var status = stat()
        #expect(lstat(file.path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        let restored = try restore()
        #expect(restored.files == report.files)
        #expect(restored.bytes == report.bytes)
        #expect(try everything(in: copy) == before)
        let other = try ReceiptLibrary(.folder(FileLocation(copy.path)), now: { Date() }, indexes: testIndexes)
        #expect(try await other.verify().findings.isEmpty)
        #expect(try await other.records(of: .me) == library.records(of: .me))
        #expect(try place.names(in: place.folder) == ["ReceiptMind", "backup.tar", "copy"])
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/sha256sum")))
    func `tar and sha256sum can read a backup too`() async throws {
        try await fill()
        _ = try await library.backup(to: FileLocation(file.path))
        let check = "cd \"$0\" && tar -xf backup.tar && cd ReceiptMind && sha256sum --quiet --strict -c SHA256SUMS"
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: file, to: copy.appending(path: "backup.tar"))
        #expect(try ChildProcess.run("/bin/sh", ["-c", check, copy.path]).status == 0)
    }

    @Test func `a backup beside a writer holds whole records only, and all that were there before`() async throws {
        try await fill()
        let (place, file) = (place, file)
        let before = try await library.records(of: .me).map(\.id)
        try await withThrowingTaskGroup { group in
            group.addTask {
                let writer = try place.open(limits: .patient)
                for number in 0..<12 {
                    let record = try await writer.take(place.drop("more \(number)", as: "more\(number).jpg"))
                    _ = try await writer.update(record.id, of: .me, basedOn: nil) { $0.memo = "\(number)" }
                }
            }
            group.addTask {
                let other = try place.open(limits: .patient)
                _ = try await other.backup(to: FileLocation(file.path))
            }
            try await group.waitForAll()
        }
        _ = try restore()
        let other = try ReceiptLibrary(.folder(FileLocation(copy.path)), now: { Date() }, indexes: testIndexes)
        #expect(try await other.verify().findings.isEmpty)
        #expect(try await Set(before).isSubset(of: other.records(of: .me).map(\.id)))
        #expect(try await other.recover() == RecoveryReport())
    }

    @Test func `nothing is overwritten, and a library does not hold its own backup`() async throws {
        try await fill()
        try Data("precious".utf8).write(to: file)
        await #expect(throws: LibraryError.alreadyThere(path: file.path)) {
            try await library.backup(to: FileLocation(file.path))
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == "precious")
        let inside = place.inbox.appending(path: "backup.tar")
        await #expect(throws: LibraryError.self) { try await library.backup(to: FileLocation(inside.path)) }
        try FileManager.default.removeItem(at: file)
        _ = try await library.backup(to: FileLocation(file.path))
        #expect(throws: LibraryError.alreadyThere(path: place.root.path)) {
            try ReceiptLibrary.restore(from: FileLocation(file.path), to: FileLocation(place.root.path))
        }
        // An empty folder is no library.
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        _ = try restore()
    }

    @Test func `a backup that is cut, or has one byte changed, restores nothing`() async throws {
        try await fill()
        _ = try await library.backup(to: FileLocation(file.path))
        let whole = try Data(contentsOf: file)
        let sums = try #require(whole.range(of: Data("SHA256SUMS".utf8))?.lowerBound)
        for length in stride(from: 0, to: sums + 512, by: 1009) {
            try whole.prefix(length).write(to: file)
            #expect(throws: LibraryError.self, "cut at \(length)") { try restore() }
        }
        for position in stride(from: 0, to: whole.count - 2048, by: 709) {
            var flipped = whole
            flipped[position] ^= 1
            try flipped.write(to: file)
            do {
                _ = try restore()
                // Bytes of a header without a use, or of a time: the library is the same all the same.
                let other = try ReceiptLibrary(.folder(FileLocation(copy.path)), now: { Date() }, indexes: testIndexes)
                #expect(try await other.verify().findings.isEmpty, "byte \(position)")
                try FileManager.default.removeItem(at: copy)
            } catch LibraryError.damagedBackup {
                #expect(!place.exists(copy))
            }
        }
        #expect(try place.names(in: place.folder) == ["ReceiptMind", "backup.tar"])
    }

    private static let hostile: [[TarHeader]] = [
        [.init(path: Array("ReceiptMind/../escape".utf8), kind: .file, mode: 0o600, modified: 0)],
        [.init(path: Array("/escape".utf8), kind: .file, mode: 0o600, modified: 0)],
        [.init(path: Array("escape".utf8), kind: .file, mode: 0o600, modified: 0)],
        [.init(path: Array("ReceiptMind/Users/../../escape".utf8), kind: .folder, mode: 0o700, modified: 0)],
        [
            .init(path: Array("ReceiptMind/Users".utf8), kind: .folder, mode: 0o700, modified: 0),
            .init(path: Array("ReceiptMind/Users/../../escape".utf8), kind: .file, mode: 0o600, modified: 0),
        ],
        [.init(path: Array("ReceiptMind/other".utf8), kind: .file, mode: 0o600, modified: 0)],
        [.init(path: Array("ReceiptMind/Users//a".utf8), kind: .file, mode: 0o600, modified: 0)],
        [.init(path: Array("ReceiptMind/Users/me/a".utf8), kind: .file, mode: 0o600, modified: 0)],
        [.init(path: Array("ReceiptMind/Users".utf8), kind: .file, size: 1 << 32, mode: 0o600, modified: 0)],
        [
            .init(path: Array("ReceiptMind/Users".utf8), kind: .file, mode: 0o600, modified: 0),
            .init(path: Array("ReceiptMind/Users".utf8), kind: .file, mode: 0o600, modified: 0),
        ],
    ]

    @Test(arguments: hostile)
    func `a hostile archive writes nothing anywhere`(_ headers: [TarHeader]) throws {
        var bytes: [UInt8] = []
        for header in headers { bytes += try header.blocks() }
        try Data(bytes + [UInt8](repeating: 0, count: 1024)).write(to: file)
        #expect(throws: LibraryError.self) { try restore() }
        #expect(try place.names(in: place.folder) == ["ReceiptMind", "backup.tar"])
    }

    @Test(arguments: Array("12346gLKx".utf8))
    func `links, devices and other people's extensions are refused`(_ kind: UInt8) throws {
        var block = try TarHeader(path: Array("ReceiptMind/Users".utf8), kind: .file, mode: 0o600, modified: 0).blocks()
        let old = Int(block[156])
        block[156] = kind
        let sum = block.enumerated().reduce(0) { $0 + ((148..<156).contains($1.offset) ? 32 : Int($1.element)) }
        #expect(old != Int(kind))
        let digits = Array(String(sum, radix: 8).utf8)
        for (index, digit) in digits.enumerated() { block[154 - digits.count + index] = digit }
        try Data(block + [UInt8](repeating: 0, count: 1024)).write(to: file)
        #expect(throws: LibraryError.self) { try restore() }
        #expect(!place.exists(copy))
    }
}
