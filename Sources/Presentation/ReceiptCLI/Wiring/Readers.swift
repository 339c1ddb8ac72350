import Foundation
import ReaderClient
import ReceiptDomain

/// The reader processes, which open files for this one.
enum Readers {
    /// A reader for showing pictures, without the engine.
    static func forPictures() -> ReaderPool { ReaderPool(count: 1, program: program()) }

    static func program(requiresConfinement: Bool = false) -> ReaderProgram {
        ReaderProgram(requiresConfinement: requiresConfinement, environment: ProcessInfo.processInfo.environment)
    }

    /// `nil` where this kernel supports the complete sandbox.
    static var lackingConfinement: IncompleteConfinement? {
        let here = ReaderProgram.confinementHere
        return here.isComplete ? nil : IncompleteConfinement(here)
    }
}
