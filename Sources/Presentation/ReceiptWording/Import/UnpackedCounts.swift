public import ReceiptDomain

/// The contents of an archive or a mail, counted.
public struct UnpackedCounts: Hashable, Sendable {
    public var drafts: Int
    public var known: Int
    public var otherPictures: Int
    public var otherFiles: Int
    /// The path at which the container is kept because of its files that were not imported.
    public var rest: String?

    public init(_ unpacked: Unpacked) {
        drafts = unpacked.drafts.count
        known = unpacked.known.count
        otherPictures = unpacked.otherPictures
        otherFiles = unpacked.otherFiles
        rest = unpacked.rest?.location.path
    }
}
