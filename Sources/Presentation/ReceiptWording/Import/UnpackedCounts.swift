public import ReceiptDomain

/// What was in a file of files.
public struct UnpackedCounts: Hashable, Sendable {
    public var drafts: Int
    public var known: Int
    public var otherPictures: Int
    public var otherFiles: Int
    /// Where the container is kept for what was not taken.
    public var rest: String?

    public init(_ unpacked: Unpacked) {
        drafts = unpacked.drafts.count
        known = unpacked.known.count
        otherPictures = unpacked.otherPictures
        otherFiles = unpacked.otherFiles
        rest = unpacked.rest?.location.path
    }
}
