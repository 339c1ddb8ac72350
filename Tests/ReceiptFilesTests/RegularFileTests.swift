import Glibc
import ReceiptFiles
import ReceiptTestSupport
import Testing

@Suite struct RegularFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func contents(_ path: String, limit: Int) throws -> [UInt8] {
        try RegularFile(path).contents(limit: limit)
    }

    @Test(arguments: ["", "a", "twelve bytes"])
    func `a file is read as a whole, up to a limit that it may reach`(text: String) throws {
        let path = try folder.write("file", text)
        #expect(try contents(path, limit: text.utf8.count) == Array(text.utf8))
    }

    @Test func `a larger file is refused with both sizes`() throws {
        let path = try folder.write("file", "twelve bytes")
        #expect(throws: FileProblem.tooLarge(bytes: 12, limit: 11)) { try contents(path, limit: 11) }
    }

    @Test func `what is appended after the opening counts`() throws {
        let path = try folder.write("file", "twelve bytes")
        let file = try RegularFile(path)
        let end = try SafeOpen.existing(path, flags: O_WRONLY | O_APPEND)
        defer { close(end) }
        #expect(Glibc.write(end, " more", 5) == 5)
        let whole = try file.contents(limit: 17)
        #expect(whole == Array("twelve bytes more".utf8))
        let refusal: FileProblem?
        do throws(FileProblem) {
            _ = try file.contents(limit: 12)
            refusal = nil
        } catch {
            refusal = error
        }
        #expect(refusal == .tooLarge(bytes: 17, limit: 12))
    }

    @Test(arguments: [(0, 3, "twe"), (7, 3, "byt"), (7, 30, "bytes"), (12, 1, ""), (40, 1, "")])
    func `parts are read as far as there are any`(offset: Int, count: Int, expected: String) throws {
        let path = try folder.write("file", "twelve bytes")
        let part = try RegularFile(path).bytes(at: offset, count: count)
        #expect(part == Array(expected.utf8))
    }
}
