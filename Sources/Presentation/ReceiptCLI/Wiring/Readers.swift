import Foundation
import ReaderClient
import ReaderProtocol
import ReceiptDomain
import ReceiptWording

/// The processes that look into files for this one.
enum Readers {
    static func width(jobs: Int?) -> Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

    /// A reader for pictures that are shown, which takes no engine.
    static func forPictures() -> ReaderPool { ReaderPool(count: 1, program: program()) }

    static func program(requiresConfinement: Bool = false) -> ReaderProgram {
        ReaderProgram(
            path: ReaderProgram.beside(ReaderProgram.ownPath),
            requiresConfinement: requiresConfinement,
            environment: ProcessInfo.processInfo.environment
        )
    }

    /// `nil` where this kernel can confine them wholly.
    static var lackingConfinement: IncompleteConfinement? {
        let here = ReaderProgram.confinementHere
        guard !here.isComplete else { return nil }
        return IncompleteConfinement(closesFiles: here.closesFiles, filtersCalls: here.filtersCalls)
    }
}
