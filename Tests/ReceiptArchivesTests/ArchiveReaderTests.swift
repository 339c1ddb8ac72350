import ReceiptTestSupport
import Glibc
import ReaderProtocol
import ReceiptArchives
import ReceiptDomain
import ReceiptFiles
import Testing

@Suite struct ArchiveReaderTests {
    /// A ZIP made by Python, whose lines write to `z`.
    private func archive(_ lines: String) throws -> [UInt8] {
        let code =
            "import io,sys,zipfile\nb=io.BytesIO()\nz=zipfile.ZipFile(b,'w',zipfile.ZIP_DEFLATED)\n" + lines
            + "\nz.close()\nsys.stdout.buffer.write(b.getvalue())"
        let outcome = try ChildProcess.run("/usr/bin/env", ["python3", "-c", code])
        #expect(outcome.status == 0, "\(outcome.messages)")
        return outcome.bytes
    }

    private struct Member {
        var file: ArchivedFile
        var bytes: [UInt8]
    }

    private static let tooLarge = ReadingError.overLimit(detail: "an archive of too much, or of too many files")

    /// The members whose names are wanted.
    private func read(
        _ zip: [UInt8],
        limits: ArchiveLimits = ArchiveLimits(),
        where isWanted: (String) -> Bool = { _ in true }
    ) throws -> [Member] {
        let sealed = try SealedFile(zip)
        let reader = try ArchiveReader(ReceivedFile(dup(sealed.descriptor)), limits: limits)
        var members: [Member] = []
        while let file = try reader.next() {
            guard isWanted(file.name) else { continue }
            members.append(Member(file: file, bytes: try reader.contents()))
        }
        return members
    }

    @Test func `members come one after the other, with their names, bytes and dates`() throws {
        let zip = try archive(
            "z.writestr(zipfile.ZipInfo('a/b.xml', (2026, 11, 20, 12, 0, 0)),'<x/>')\nz.writestr('../photo.jpg','1234')\n"
                + "z.writestr('folder/', '')\nz.writestr('한글.txt','가')"
        )
        let members = try read(zip)
        // A name that leads out of the archive is a name like any other: nothing is written by it.
        #expect(members.map(\.file.name) == ["a/b.xml", "../photo.jpg", "한글.txt"])
        #expect(members.map(\.bytes) == [Array("<x/>".utf8), Array("1234".utf8), Array("가".utf8)])
        #expect(members.first?.file.modified != nil)
    }

    @Test func `a bomb is refused before it is unpacked`() throws {
        let bomb = try archive("z.writestr('a', b'0' * (300 << 20))")
        #expect(bomb.count < 1 << 20)
        #expect(throws: Self.tooLarge) { try read(bomb) }
        let small = ArchiveLimits(memberBytes: 10)
        #expect(throws: Self.tooLarge) { try read(archive("z.writestr('a', 'x' * 11)"), limits: small) }
    }

    @Test(arguments: ["str(i)", "str(i) + '/'"])
    func `too many members are refused, and folders count as well`(_ name: String) throws {
        let many = try archive("[z.writestr(\(name), '') for i in range(3000)]")
        #expect(throws: Self.tooLarge) { try read(many) }
    }

    @Test func `a list of members that is longer than they may be is refused before it is read`() throws {
        let many = try archive("[z.writestr('folder' * 90 + str(i) + '/', '') for i in range(300)]")
        let sealed = try SealedFile(many)
        #expect(throws: Self.tooLarge) {
            try ArchiveReader(ReceivedFile(dup(sealed.descriptor)), limits: ArchiveLimits(members: 100))
        }
    }

    @Test func `what ends early, was changed or is none is damaged and never a crash`() throws {
        let zip = try archive("z.writestr('a', bytes(range(256)) * 40)\nz.writestr('b', 'text' * 100)")
        for length in stride(from: 0, to: zip.count, by: 7) {
            #expect(throws: ReadingError.self) { try read(Array(zip[..<length])) }
        }
        for index in stride(from: 0, to: zip.count, by: 3) {
            var changed = zip
            changed[index] ^= 0xFF
            _ = try? read(changed)
        }
        #expect(throws: ReadingError.self) { try read(Array("no archive".utf8)) }
    }
}
