import ReceiptApp
import ReceiptDomain
import ReceiptWording
import Testing

@testable import ReceiptCLI

@Suite struct OutcomeTests {
    private let file = IncomingFile(location: FileLocation("/in/b.jpg"), user: .me, isConsumed: true)

    private func event(of outcome: FileOutcome) -> String? { outcome.lines.first?["event"] as? String }

    @Test func `each result of a file is told to people and programs alike`() throws {
        let read = try outcome(.success(.drafted([ReadDraft(record: Fixture.record, reading: Fixture.reading)])))
        #expect(read.kind == .read)
        #expect(event(of: read) == "drafted")
        #expect(read.notice == .drafted(file: "/in/b.jpg", [Fixture.record]))

        let known = try outcome(.success(.duplicate(Fixture.record)))
        #expect(known.kind == .known)
        #expect(event(of: known) == "duplicate")
    }

    @Test func `a quarantined file says where it lies now, one that stayed does not`() throws {
        func failed(at path: String) throws -> FileOutcome {
            let place = FailedFile(
                location: FileLocation(path),
                user: .me,
                code: "empty",
                message: "",
                originalName: "b.jpg"
            )
            return try outcome(.success(.failed(place, .emptyFile)))
        }
        #expect(try failed(at: "/F/b.jpg").notice == .failed(file: "/in/b.jpg", .emptyFile, keptAt: "/F/b.jpg"))
        #expect(try failed(at: "/in/b.jpg").notice == .failed(file: "/in/b.jpg", .emptyFile, keptAt: nil))
        #expect(try failed(at: "/in/b.jpg").lines.first?["keptAt"] == nil)
    }

    @Test func `the library's trouble leaves the file where it is`() throws {
        let refused = try outcome(.failure(LibraryError.noSpace(path: "/l")))
        #expect(refused.kind == .failed)
        #expect(event(of: refused) == "refused")
        #expect(refused.notice == .refused(file: "/in/b.jpg", .noSpace(path: "/l")))
        let engine = try outcome(.failure(ReadingError.languageMissing("eng")))
        #expect(event(of: engine) == "refused")
        let problem = engine.lines.first?["error"] as? JSONForm
        #expect(problem?["code"] as? String == "language-missing")
    }

    @Test func `a file that was not begun is not told of`() {
        #expect(FileOutcome(Ingestion.Event(file: file, result: .failure(CancellationError()))) == nil)
    }

    @Test(arguments: [
        ("'receiptmind undo' undoes it", "'receiptmind undo --user minji' undoes it"),
        ("→ receiptmind bank review", "→ receiptmind bank review --user minji"),
        ("'receiptmind review --user dave'", "'receiptmind review --user dave'"),
        ("run 'receiptmind doctor'", "run 'receiptmind doctor'"),
    ])
    func `suggested commands are for the user whose book it is`(_ line: String, _ meant: String) {
        #expect(line.suggesting(forUser: "minji") == meant)
    }

    @Test(arguments: [
        (ServedPorts(port: 8420, isOpen: true), [true, false]),
        (ServedPorts(port: 8420, isOpen: false), [false, false]),
        (ServedPorts(port: 8420, securePort: 8421, isOpen: true), [true, true]),
    ])
    func `a page that phones reach already need not be opened for them`(_ served: ServedPorts, _ reached: [Bool]) {
        #expect([false, true].map(served.reachesPhones) == reached)
    }

    private func outcome(_ result: Result<IngestOutcome, any Error>) throws -> FileOutcome {
        try #require(FileOutcome(Ingestion.Event(file: file, result: result)))
    }
}
