import ArgumentParser
import Foundation
import ReaderClient
import ReceiptWording

struct ReadingOptions: ParsableArguments {
    @Option("How many receipts to read at once (default: one per core).", "동시에 읽을 영수증 수 (기본: 코어마다 하나).")
    var jobs: Int?

    @Flag(
        "Read nothing unless this kernel can confine the program that opens photos and documents.",
        "커널이 사진과 문서를 여는 프로그램을 격리할 수 있을 때만 읽습니다."
    )
    var requireConfinement = false

    func validate() throws {
        guard (1...256).contains(jobs ?? 1) else {
            throw ValidationError("--jobs takes a number from 1 to 256.", "--jobs에는 1부터 256까지의 수를 씁니다.")
        }
    }

    /// The number of receipts read at once.
    var width: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

    /// - Throws: ``IncompleteConfinement`` where the sandbox is required but not available.
    func program() throws -> ReaderProgram {
        if requireConfinement, let lacking = Readers.lackingConfinement { throw lacking }
        return Readers.program(requiresConfinement: requireConfinement)
    }

    func readers() throws -> ReaderPool { ReaderPool(count: width, program: try program()) }

    /// - Throws: ``ReadingError/languageMissing(_:)`` where the engine lacks its data.
    func checkedReaders() async throws -> ReaderPool {
        let readers = try readers()
        try await readers.prepare()
        return readers
    }
}

extension Session {
    /// Reports once, for commands that open foreign files, which sandbox features are missing.
    func tellConfinement() {
        if let lacking = Readers.lackingConfinement { message(wording.notice(lacking)) }
    }
}
