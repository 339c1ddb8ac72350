import Foundation

/// A file of SampleReceipts.
func sample(_ name: String) throws -> [UInt8] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    return Array(try Data(contentsOf: root.appending(path: "SampleReceipts").appending(path: name)))
}
