public import ReceiptDomain

/// What was in a file of files.
public struct UnpackedCounts: Hashable, Sendable {
    public var drafts: Int
    public var known: Int
    public var otherPictures: Int
    public var otherFiles: Int

    public init(_ unpacked: Unpacked) {
        drafts = unpacked.drafts.count
        known = unpacked.known.count
        otherPictures = unpacked.otherPictures
        otherFiles = unpacked.otherFiles
    }
}
