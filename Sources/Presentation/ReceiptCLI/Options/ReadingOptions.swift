import ArgumentParser
import Foundation
import ReaderClient
import ReceiptDomain
import ReceiptWording

/// How receipts are read.
struct ReadingOptions: ParsableArguments {
    @Option(help: .text(.program(.jobsJobs)))
    var jobs: Int?

    @Flag(help: .text(.program(.jobsRequireConfinement)))
    var requireConfinement = false

    func validate() throws {
        guard (1...256).contains(jobs ?? 1) else { throw ValidationError(.jobsOutOfRange) }
    }

    /// How many receipts are read at once.
    var width: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

    /// - Throws: ``IncompleteConfinement`` where that is required and cannot be had.
    func program() throws -> ReaderProgram {
        if requireConfinement, let lacking = Readers.lackingConfinement { throw lacking }
        return Readers.program(requiresConfinement: requireConfinement)
    }

    func readers() throws -> ReaderPool { ReaderPool(count: width, program: try program()) }

    /// - Throws: ``ReadingError/languageMissing(_:)`` when there is no engine to read with.
    func checkedReaders() async throws -> ReaderPool {
        let readers = try readers()
        _ = try await readers.engine(languages: [])
        return readers
    }
}

extension Session {
    /// Says, once for a command that takes files from outside, what does not protect the rest of the machine from them.
    func tellConfinement() {
        if let lacking = Readers.lackingConfinement { message(wording.notice(lacking)) }
    }
}
