import Foundation
import ReceiptDomain

extension RecordID {
    /// A new id of a record that is made at this time.
    init(at instant: Date) {
        var generator = SystemRandomNumberGenerator()
        self.init(milliseconds: UInt64(max(0, instant.timeIntervalSince1970 * 1000)), using: &generator)
    }
}
