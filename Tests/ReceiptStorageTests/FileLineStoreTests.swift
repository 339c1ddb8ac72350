import Foundation
import ReceiptDomain
@testable import ReceiptStorage
import ReceiptTestSupport
import Testing
import struct SystemPackage.FilePath

@Suite struct FileLineStoreTests {
    private let folder: TemporaryFolder
    private var path: FilePath { FilePath(folder.path("ledger.jsonl")) }

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: LineStoreCheck.allCases)
    func `a file keeps lines as every store does`(_ check: LineStoreCheck) throws {
        try check.run { try FileLineStore(path) }
    }

    @Test func `a file that takes the place of another is opened anew, and who reads the old one reads on`() throws {
        let store = try FileLineStore(path)
        try store.append([Array("old".utf8)])
        let reader = store.reader
        #expect(rename(try folder.write("other", "new line\n"), path.string) == 0)
        #expect(try !store.isUnchanged() && store.isUnchanged())
        #expect(try store.size == 9 && reader.bytes(at: 0, count: 9) == Array("old\n".utf8))
    }

    @Test func `what an append that failed left behind is cut off`() throws {
        let store = try FileLineStore(path)
        try store.append([[1], [2]])
        let handle = try FileHandle(forWritingTo: URL(filePath: path.string))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data([3, 3]))
        try handle.close()
        try store.cut(to: 4)
        #expect(try store.reader.bytes(at: 0, count: 9) == [1, 10, 2, 10])
    }
}
