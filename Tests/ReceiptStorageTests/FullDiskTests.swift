import Foundation
import Glibc
import ReceiptDomain
@testable import ReceiptStorage
import Testing

/// A limit on the size of files stands for a disk that fills up in the middle of a line: the system writes what still fits,
/// then refuses.
///
/// Each runs in a process of its own, because the limit is the whole process's.
@Suite struct FullDiskTests {
    @Test func `a line that does not fit leaves the ledger as it was`() async {
        await #expect(processExitsWith: .success) {
            let place = try TemporaryLibrary()
            let library = try await place.openWithMe()
            let record = try await library.take(place.drop("a photo"))
            let before = try Data(contentsOf: place.ledger)
            try await limitingFiles(to: before.count + 20) {
                await #expect(throws: LibraryError.system(path: place.ledger.path, detail: "File too large")) {
                    try await library.update(record.id, of: .me, basedOn: nil) { $0.memo = "does not fit" }
                }
            }
            #expect(try Data(contentsOf: place.ledger) == before)
            #expect(try await library.record(record.id, of: .me) == record)
            let changed = try await library.update(record.id, of: .me, basedOn: 1) { $0.memo = "fits" }
            #expect(changed.revision == 2)
            #expect(try await place.open().recover() == RecoveryReport())
        }
    }

    @Test func `a purge whose line does not fit removes nothing`() async {
        await #expect(processExitsWith: .success) {
            let place = try TemporaryLibrary()
            let library = try await place.openWithMe()
            let record = try await library.take(place.drop("a photo"))
            let before = try Data(contentsOf: place.ledger)
            try await limitingFiles(to: before.count + 20) {
                await #expect(throws: LibraryError.system(path: place.ledger.path, detail: "File too large")) {
                    try await library.purge(record.id, of: .me)
                }
            }
            #expect(try await library.record(record.id, of: .me) == record)
            #expect(try await place.open().verify().findings.isEmpty)
        }
    }

    @Test func `a photo whose line does not fit is not half taken`() async {
        await #expect(processExitsWith: .success) {
            let place = try TemporaryLibrary()
            let library = try await place.openWithMe()
            let first = try await library.take(place.drop("a photo"))
            // The ledger is the largest file, so that only its line is refused.
            for number in 0..<20 {
                _ = try await library.update(first.id, of: .me, basedOn: nil) { $0.memo = "\(number)" }
            }
            let before = try Data(contentsOf: place.ledger)
            let staged = try await library.stage(place.drop("another photo"))
            let draft = Record(draftedFrom: .blank, staged: staged, at: ReceiptLibrary.instant)
            try await limitingFiles(to: before.count + 20) {
                await #expect(throws: LibraryError.system(path: place.ledger.path, detail: "File too large")) {
                    try await library.commit(draft, from: staged, reading: .blank)
                }
            }
            try await library.removeSource(of: staged)
            try await library.abandon(staged)
            #expect(try Data(contentsOf: place.ledger) == before)
            #expect(try place.names(in: place.user.appending(path: "Records")) == [first.id.rawValue])
            #expect(try place.names(in: place.user.appending(path: "Staging")).isEmpty)
            #expect(try place.names(in: place.inbox) == ["lunch.jpg"])
            _ = try await library.take(place.drop("another photo"))
            #expect(try await place.open().records(of: .me).count == 2)
        }
    }

    @Test func `a copy that does not fit is given up, and the photo stays`() async {
        await #expect(processExitsWith: .success) {
            let place = try TemporaryLibrary()
            let library = try await place.openWithMe()
            let file = try place.drop(String(repeating: "a large photo", count: 1000))
            try await limitingFiles(to: 5000) {
                await #expect(throws: LibraryError.self) { try await library.stage(file) }
            }
            #expect(try place.names(in: place.user.appending(path: "Staging")).isEmpty)
            #expect(try place.names(in: place.inbox) == ["lunch.jpg"])
        }
    }
}

private func limitingFiles(to bytes: Int, _ work: () async throws -> Void) async throws {
    // Without this, the first byte too many would end the process.
    signal(SIGXFSZ, SIG_IGN)
    var former = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &former)
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: former.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    defer { setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &former) }
    try await work()
}
