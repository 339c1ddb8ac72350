import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptExchange
import ReceiptStorage
import ReceiptTestSupport
import ReceiptWording
import Testing

@testable import ReceiptWeb

/// A library of two people in a folder of its own, and the page in front of it.
struct Kitchen {
    let library: ReceiptLibrary
    let server: PageServer
    private let temporary: TemporaryFolder
    var folder: URL { temporary.url }
    static let origin = "http://kitchen.test:8420"
    static let mom = UserID("mom") ?? .me

    /// Time stands still where a test does not move it: a busy machine may take minutes for what a request has seconds for.
    static let opening = ContinuousClock.now

    /// Runs the work with a kitchen and the secret of a paired device.
    static func withDevice(_ work: (Kitchen, String) async throws -> Void) async throws {
        try await with { kitchen in try await work(kitchen, kitchen.device()) }
    }

    /// Runs the work with a kitchen that is gone afterwards.
    static func with(
        now: @escaping @Sendable () -> Date = { Date() },
        clock: @escaping @Sendable () -> ContinuousClock.Instant = { Self.opening },
        freeSpace: (@Sendable () -> Int)? = nil,
        proxy: ReverseProxy? = nil,
        _ work: (Kitchen) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let library = try ReceiptLibrary(
            .folder(folder.location),
            now: now,
            entities: [
                Account.self, Statement.self, Recurrence.self, Subject.self, Measure.self, Reminder.self, Budget.self,
                OwnCategory.self, SavingGoal.self, Claim.self,
            ],
            indexes: testIndexes
        )
        let profile = Profile(locale: "ko-KR", currency: .krw)
        _ = try await library.addUser(.me, profile: profile)
        _ = try await library.addUser(mom, profile: profile)
        var dependencies = WebDependencies(
            library: library,
            arrivals: ReadArrivals(library: library, ingestion: .withoutEngine(library)),
            pictures: .init(rendition: { _, _, _ in [0xFF, 0xD8] }, original: { _, _ in [1, 2, 3] }),
            statement: { TestStatement(name: $0, bytes: $1) },
            qrCode: { _ in [[true]] },
            home: HomeLocale(environment: ["LANG": "ko_KR.UTF-8"]),
            knownChains: [],
            categoryOfProduct: { _ in nil },
            now: now,
            secure: SecurePage(authority: [1, 2, 3], fingerprint: "AB:CD") {
                .init(certificates: "", privateKey: "")
            }
        )
        dependencies.exportedFile = { book, format, _, _ in Array("\(book.records.count) as \(format)".utf8) }
        if let freeSpace { dependencies.freeSpace = freeSpace }
        let address = PageAddress(port: 8420, hosts: ["kitchen.test"], isOpen: true, securePort: 8421, proxy: proxy)
        let server = PageServer(dependencies: dependencies, address: address, fallback: .english, clock: clock)
        try await work(Kitchen(library: library, server: server, temporary: folder))
    }

    /// Names of photos that have arrived.
    var inbox: [String] {
        let folder = folder.appendingPathComponent("Inbox/me").path
        return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    /// The secret of a device of the user.
    func device(of user: UserID = .me, _ scope: Device.Scope = .full) async throws -> String {
        let secret = Secret.device()
        _ = try await library.add(user: user, name: "test", scope: scope, secretHash: secret.hash)
        return secret.text
    }

    func draft(
        _ merchant: String?,
        of user: UserID = .me,
        status: RecordStatus = .draft,
        content: PictureContent? = nil
    ) async throws -> Record {
        var generator = SystemRandomNumberGenerator()
        let now = Date()
        let id = RecordID(milliseconds: UInt64(now.timeIntervalSince1970 * 1000), using: &generator)
        var record = Record(id: id, user: user, status: status, merchant: merchant, createdAt: now)
        record.content = content
        record.date = CalendarDay(year: 2026, month: 11, day: 18)
        record.amount = Money(minorUnits: 23_400, currency: .krw)
        return try #require(
            try await library.apply(ChangeSet([LedgerChange(adding: record)]), of: user).records.first
        )
    }

    /// A draft with an image of its own.
    func photographed(_ merchant: String, of user: UserID = .me) async throws -> Record {
        let draft = try await draft(merchant, of: user)
        let file = folder.appending(path: draft.id.rawValue + ".png")
        try draft.id.rawValue.write(to: file, atomically: true, encoding: .utf8)
        return try await library.attach(
            [IncomingFile(location: FileLocation(file.path), user: user, isConsumed: true)],
            to: draft.id,
            of: user,
            as: .receipt
        ) { _ in ImageFacts(format: .png, width: 30, height: 40) }
    }

    func ask(_ target: String, as secret: String? = nil, headers: [String: String] = [:]) async throws -> PageResponse {
        try await ask(.get, target, as: secret, headers: headers)
    }

    /// Sends a form and follows the redirect, as browsers do.
    func send(_ target: String, as secret: String? = nil, form: String) async throws -> PageResponse {
        let answer = try await ask(.post, target, as: secret, form: form)
        guard answer.status == 303, let place = answer.header("location") else { return answer }
        return try await ask(place, as: secret)
    }

    /// Answers the form of a draft's review.
    func review(_ draft: Record, _ form: String, as secret: String) async throws -> PageResponse {
        try await ask(.post, "/review/\(draft.id.rawValue)", as: secret, form: "revision=\(draft.revision)&" + form)
    }

    func ask(
        _ method: PageRequest.Method,
        _ target: String,
        as secret: String? = nil,
        form: String? = nil,
        body: [[UInt8]] = [],
        headers: [String: String] = [:],
        isSecure: Bool = false,
        from peer: String? = nil,
        before: @escaping @Sendable (Int) async throws -> Void = { _ in }
    ) async throws -> PageResponse {
        var all = ["host": isSecure ? "kitchen.test:8421" : "kitchen.test:8420"]
        if let secret { all["cookie"] = "receiptmind=\(secret)" }
        if !method.isSafe { all["origin"] = Self.origin }
        all.merge(headers) { $1 }
        let pieces = form.map { [Array($0.utf8)] } ?? body
        var request = try #require(
            PageRequest(
                method: method,
                target: target,
                headers: all,
                body: Pieces(pieces: pieces, before: before),
                isSecure: isSecure
            )
        )
        request.peer = peer
        return await server.answer(request)
    }
}

/// A body that comes in pieces.
struct Pieces: AsyncSequence, Sendable {
    var pieces: [[UInt8]]
    /// Called before each piece, with its number from 0, and before the end.
    var before: @Sendable (Int) async throws -> Void = { _ in }

    struct AsyncIterator: AsyncIteratorProtocol {
        let body: Pieces
        var number = 0

        mutating func next() async throws -> [UInt8]? {
            try await body.before(number)
            guard body.pieces.indices.contains(number) else { return nil }
            defer { number += 1 }
            return body.pieces[number]
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(body: self) }
}

/// A statement that is no workbook.
struct TestStatement: StatementSource {
    var name: String
    var bytes: [UInt8]

    func content(_ options: StatementOptions) throws -> StatementContent {
        do {
            return try file(options).read(bytes)
        } catch {
            throw StatementProblem.file(path: name, Self.fault(error))
        }
    }

    func header(_ options: StatementOptions) throws -> String? { try? file(options).header(of: bytes) }

    func columns(_ options: StatementOptions) throws -> [[String]] { try file(options).columns(of: bytes) }

    private func file(_ options: StatementOptions) -> StatementFile {
        StatementFile(options) { _, _ throws(ExchangeError) in throw .unknownFormat }
    }

    private static func fault(_ error: ExchangeError) -> StatementProblem.Fault {
        switch error {
        case .doubt(let doubt): .doubt(doubt)
        case .passwordNeeded: .passwordNeeded
        case .noColumns: .noColumns
        case .noRows: .noRows
        default: .unknownFormat
        }
    }
}

extension PageResponse {
    var text: String {
        guard case .bytes(let bytes) = content else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Ingestion {
    /// On a machine that cannot read.
    static func withoutEngine(_ library: ReceiptLibrary) -> Ingestion {
        Ingestion(library: library, reader: NoEngine(), width: 1, home: HomeLocale(environment: [:]), now: { Date() })
    }

    private struct NoEngine: ReceiptReader {
        func readAll(_ bytes: [UInt8], _ context: ReadingContext) async throws -> [Reading] {
            throw ReadingError.languageMissing("kor")
        }
    }
}
