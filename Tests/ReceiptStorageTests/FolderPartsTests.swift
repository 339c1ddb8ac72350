import Foundation
@testable import ReceiptStorage
import ReceiptTestSupport
import Testing
import struct SystemPackage.FilePath

@Suite struct FolderPartsTests {
    @Test(arguments: FileStoreCheck.allCases)
    func `a folder keeps files as every store does`(_ check: FileStoreCheck) throws {
        let folder = try TemporaryFolder()
        let place = UserLayout(
            folder: FilePath(try folder.makeFolder("me")),
            failed: FilePath(folder.path("Failed"))
        )
        try FileManager.default.createDirectory(atPath: place.records.string, withIntermediateDirectories: true)
        try check.run { FolderParts(place) }
    }
}
