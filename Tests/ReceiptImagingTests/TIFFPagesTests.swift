import Foundation
import ReceiptDomain
import Testing

@testable import ReceiptImaging

@Suite struct TIFFPagesTests {
    /// Directories of one entry (tag 254) each; `following` is the number of the next, -1 for none.
    private func tiff(_ directories: [(subfile: UInt8, following: Int)]) -> [UInt8] {
        var bytes: [UInt8] = [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0]
        for directory in directories {
            let next = directory.following < 0 ? 0 : 8 + 18 * directory.following
            bytes += [1, 0, 254, 0, 4, 0, 1, 0, 0, 0, directory.subfile, 0, 0, 0]
            bytes += [UInt8(next & 255), UInt8(next >> 8), 0, 0]
        }
        return bytes
    }

    @Test func `directories that follow one another are pages`() {
        let pages = TIFFPages(tiff([(0, 1), (2, 2), (2, -1)]), atMost: 20)
        #expect(pages.directories == [0, 1, 2])
        #expect(!pages.isCyclic && !pages.isTooMany)
    }

    @Test func `a thumbnail is no page`() {
        #expect(TIFFPages(tiff([(0, 1), (1, 2), (0, -1)]), atMost: 20).directories == [0, 2])
    }

    @Test func `a circle of directories ends where it began`() {
        let pages = TIFFPages(tiff([(0, 1), (0, 2), (0, 1)]), atMost: 20)
        #expect(pages.directories == [0, 1, 2])
        #expect(pages.isCyclic)
    }

    @Test(arguments: [(20, false), (21, true), (400, true)])
    func `there is an end to the pages that are read`(count: Int, isTooMany: Bool) {
        let chain = (0..<count).map { (UInt8(0), $0 == count - 1 ? -1 : $0 + 1) }
        #expect(TIFFPages(tiff(chain), atMost: 20).isTooMany == isTooMany)
    }

    @Test(arguments: ["three-pages.tif", "cyclic.tif"])
    func `all pages of a scan are read`(name: String) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let bytes = Array(try Data(contentsOf: root.appending(path: "SampleReceipts/\(name)")))
        let document = try CodecImageDecoder().open(bytes)
        let pages = try (0..<document.pageCount).map { try document.page($0) }
        #expect(pages.count == (name == "cyclic.tif" ? 2 : 3))
        #expect(pages.allSatisfy { $0.kind == .scan && $0.picture.image.height == pages[0].picture.image.height })
        #expect(pages.flatMap(\.picture.warnings).isEmpty == (name != "cyclic.tif"))
    }
}
