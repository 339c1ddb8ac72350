import Foundation
import ReceiptFiles
import ReceiptTestSupport
import Testing

@Suite struct BundledFilesTests {
    @Test func `models and decoders are named where they lie beside the program, and only there`() throws {
        let folder = try TemporaryFolder()
        let bundled = BundledFiles(folder: URL(fileURLWithPath: folder.path))
        #expect(bundled.environment.isEmpty)
        try folder.makeFolder("tessdata")
        #expect(bundled.environment == ["TESSDATA_PREFIX": folder.path + "/tessdata"])
        try folder.makeFolder("heif")
        #expect(bundled.environment["LIBHEIF_PLUGIN_PATH"] == folder.path + "/heif")
    }
}
