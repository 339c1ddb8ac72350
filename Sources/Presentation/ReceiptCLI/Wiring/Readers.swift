import Foundation
import ReaderClient
import ReceiptDomain

/// The processes that look into files for this one.
enum Readers {
    /// A reader for pictures that are shown, which takes no engine.
    static func forPictures() -> ReaderPool { ReaderPool(count: 1, program: program()) }

    static func program(requiresConfinement: Bool = false) -> ReaderProgram {
        ReaderProgram(requiresConfinement: requiresConfinement, environment: ProcessInfo.processInfo.environment)
    }

    /// `nil` where this kernel can confine them wholly.
    static var lackingConfinement: IncompleteConfinement? {
        let here = ReaderProgram.confinementHere
        return here.isComplete ? nil : IncompleteConfinement(here)
    }
}
