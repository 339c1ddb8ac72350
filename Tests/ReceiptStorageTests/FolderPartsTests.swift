import Foundation
@testable import ReceiptStorage
import ReceiptTestSupport
import Testing
import struct SystemPackage.FilePath

@Suite struct FolderPartsTests {
    @Test(arguments: FileStoreCheck.allCases)
    func `a folder keeps files as every store does`(_ check: FileStoreCheck) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "FolderPartsTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = UserLayout(
            folder: FilePath(folder.appending(path: "me").path),
            failed: FilePath(folder.appending(path: "Failed").path)
        )
        for path in [place.folder, place.records] {
            try FileManager.default.createDirectory(atPath: path.string, withIntermediateDirectories: true)
        }
        try check.run { FolderParts(place) }
    }
}
