import ReceiptDomain
import struct SystemPackage.FilePath

/// What a library remembers of a receipt that it staged, until its source is dealt with.
struct Claim {
    enum Progress: Hashable {
        case staged
        /// The bytes are in a record: the source may go.
        case committed
        /// The bytes are in `Failed/`: the source may go unless it is that very file.
        case quarantined(FileIdentity)
        /// Nothing was kept: the source stays.
        case dropped
    }

    let receipt: StagedReceipt
    /// The source as it was when it was copied.
    let source: FileVersion
    let folder: RecordFolder
    /// Open and locked, so that no other process takes the folder for a dead one's.
    let lock: OpenFile
    var progress: Progress
}
