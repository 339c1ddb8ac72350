import Foundation
import ReceiptArchives
import Testing

@Suite struct ArchiveMembersTests {
    /// A ZIP made by Python, whose lines write to `z`.
    private func archive(_ lines: String) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let code =
            "import io,sys,zipfile\nb=io.BytesIO()\nz=zipfile.ZipFile(b,'w',zipfile.ZIP_DEFLATED)\n" + lines
            + "\nz.close()\nsys.stdout.buffer.write(b.getvalue())"
        process.arguments = ["python3", "-c", code]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return [UInt8](bytes)
    }

    @Test func `members that are wanted come with their bytes`() throws {
        let zip = try archive("z.writestr('a/b.xml','<x/>')\nz.writestr('photo.jpg','1234')\nz.writestr('한글.txt','가')")
        #expect(try ArchiveMembers.read(zip).map(\.name) == ["a/b.xml", "photo.jpg", "한글.txt"])
        let wanted = try ArchiveMembers.read(zip) { $0.hasSuffix(".jpg") }
        #expect(wanted.map(\.name) == ["photo.jpg"] && wanted.map(\.bytes) == [Array("1234".utf8)])
    }

    @Test func `a bomb is refused before it is unpacked`() throws {
        let bomb = try archive("z.writestr('a', b'0' * (300 << 20))")
        #expect(bomb.count < 1 << 20)
        #expect(throws: ArchiveProblem.tooLarge) { try ArchiveMembers.read(bomb) }
        let many = try archive("[z.writestr(str(i), '') for i in range(3000)]")
        #expect(throws: ArchiveProblem.tooLarge) { try ArchiveMembers.read(many) }
        let small = ArchiveLimits(memberBytes: 10)
        #expect(throws: ArchiveProblem.tooLarge) {
            try ArchiveMembers.read(archive("z.writestr('a', 'x' * 11)"), limits: small)
        }
    }

    @Test func `members come one after the other, with their dates, and those not wanted without their bytes`()
        async throws
    {
        let zip = try archive(
            "z.writestr(zipfile.ZipInfo('a.jpg', (2026, 11, 20, 12, 0, 0)), '1234')\nz.writestr('b.mp4', '5')\n"
                + "z.writestr('../c.png', '6')"
        )
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).zip")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(zip).write(to: file)
        let stream = try ArchiveStream(path: Array(file.path.utf8), size: zip.count, limits: ArchiveLimits())
        var members: [ArchiveMember] = []
        while let member = try await stream.next(where: { !$0.hasSuffix(".mp4") }) { members.append(member) }
        // A name that leads out of the archive is a name like any other: nothing is written by it.
        #expect(members.map(\.name) == ["a.jpg", "b.mp4", "../c.png"])
        #expect(members.map(\.bytes.count) == [4, 0, 1])
        #expect(members.first?.modified != nil)
        let few = try ArchiveStream(path: Array(file.path.utf8), size: zip.count, limits: ArchiveLimits(members: 1))
        _ = try await few.next { _ in true }
        await #expect(throws: ArchiveProblem.tooLarge) { try await few.next { _ in true } }
    }

    @Test func `what ends early, was changed or is none is damaged and never a crash`() throws {
        let zip = try archive("z.writestr('a', bytes(range(256)) * 40)\nz.writestr('b', 'text' * 100)")
        for length in stride(from: 0, to: zip.count, by: 7) {
            #expect(throws: ArchiveProblem.self) { try ArchiveMembers.read(Array(zip[..<length])) }
        }
        for index in stride(from: 0, to: zip.count, by: 3) {
            var changed = zip
            changed[index] ^= 0xFF
            _ = try? ArchiveMembers.read(changed)
        }
        #expect(throws: ArchiveProblem.self) { try ArchiveMembers.read(Array("no archive".utf8)) }
    }
}
