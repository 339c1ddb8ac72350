import Glibc
import ReceiptFiles
import ReceiptTestSupport
import Testing

@Suite struct FileStatusTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `a file keeps its identity under another name and has another version after each change`() throws {
        let path = try folder.write("file", "twelve bytes")
        let first = try FileStatus(at: path)
        #expect(first.size == 12)

        let other = folder.path("other")
        #expect(rename(path, other) == 0)
        #expect(try FileStatus(at: other).identity == first.identity)

        let times = [timespec(tv_sec: 1, tv_nsec: 5), timespec(tv_sec: 1, tv_nsec: 5)]
        #expect(utimensat(AT_FDCWD, other, times, 0) == 0)
        let dated = try FileStatus(at: other)
        #expect(dated.version.modified == 1_000_000_005)
        #expect(dated.version != first.version)
    }

    @Test func `a link is looked at itself unless it is followed`() throws {
        let file = try folder.write("file", "twelve bytes")
        let link = try folder.link("link", to: "file")
        #expect(try FileStatus(at: link).kind == .link)
        #expect(try FileStatus(at: link, followsLink: true).identity == FileStatus(at: file).identity)
    }

    @Test func `a copy with the same content is another file`() throws {
        let one = try FileStatus(at: folder.write("one", "same"))
        let two = try FileStatus(at: folder.write("two", "same"))
        #expect(one.identity != two.identity)
    }
}
