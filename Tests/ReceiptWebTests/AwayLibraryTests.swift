import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTestSupport
import ReceiptWording
import Synchronization
import Testing

@testable import ReceiptWeb

/// A library elsewhere that nobody has used yet, and that can be away.
private final class DistantLibrary: SharedLibrary {
    let name = "postgresql://db.home/household"
    let isAway = Mutex(true)

    private func reach() throws {
        if isAway.withLock({ $0 }) { throw LibraryError.database(.unreachable(detail: "db.home:5432 refused it")) }
    }

    func users() throws -> [UserID] {
        try reach()
        return []
    }

    func has(_ user: UserID) throws -> Bool {
        try reach()
        return false
    }

    func add(_ user: UserID) throws { try reach() }

    func lines(of user: UserID, evenIfMoved: Bool) throws -> any LineStore {
        try reach()
        throw LibraryError.noSuchUser(user)
    }

    func setMoved(_ user: UserID, to place: String?) throws { try reach() }

    func placeOfMoved(_ user: UserID) throws -> String? {
        try reach()
        return nil
    }

    func photosWaiting(of user: UserID) throws -> Int {
        try reach()
        return 0
    }

    func retire(_ user: UserID) throws { try reach() }

    func parts(of user: UserID) throws -> any FileStore {
        try reach()
        throw LibraryError.noSuchUser(user)
    }

    func commonFile(_ name: String) throws -> [UInt8]? {
        try reach()
        return nil
    }

    func changeCommonFile(_ name: String, _ change: ([UInt8]?) throws -> [UInt8]) throws { try reach() }

    func marks(of user: UserID?) throws -> [Int] {
        try reach()
        return [0]
    }
}

@Suite struct AwayLibraryTests {
    private let distant = DistantLibrary()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func server() throws -> PageServer {
        let library = try ReceiptLibrary(
            .database(
                distant,
                inbox: folder.location("inbox"),
                copies: folder.location("copies")
            ),
            now: { Date() },
            indexes: testIndexes
        )
        let dependencies = WebDependencies(
            library: library,
            arrivals: ReadArrivals(library: library, ingestion: .withoutEngine(library)),
            pictures: .init(rendition: { _, _, _ in nil }, original: { _, _ in [] }),
            statement: { TestStatement(name: $0, bytes: $1) },
            qrCode: { _ in nil },
            home: HomeLocale(environment: [:]),
            knownChains: [],
            categoryOfProduct: { _ in nil }
        )
        let address = PageAddress(port: 8420, hosts: ["kitchen.test"], isOpen: true, securePort: nil)
        return PageServer(dependencies: dependencies, address: address, fallback: .english)
    }

    private func ask(_ server: PageServer, _ target: String, language: String) async throws -> PageResponse {
        let secret = Secret.device().text
        let headers = ["host": "kitchen.test:8420", "cookie": "receiptmind=\(secret); lang=\(language)"]
        let none = AsyncThrowingStream<[UInt8], any Error> { nil }
        let request = PageRequest(method: .get, target: target, headers: headers, body: none)
        return await server.answer(try #require(request))
    }

    @Test(arguments: [("en", "cannot be reached"), ("ko", "연결할 수 없습니다")])
    func `a library that is away is said plainly, and is there again by itself`(
        _ language: String,
        _ words: String
    )
        async throws
    {
        let server = try server()
        for target in ["/", "/records", "/events", "/photos/" + String(repeating: "0", count: 64)] {
            let answer = try await ask(server, target, language: language)
            #expect(answer.status == 503 && answer.header("retry-after") != nil, "\(target)")
            #expect(answer.text.contains(words))
            // Whoever asks is known to nobody yet.
            #expect(!answer.text.contains("db.home"))
        }
        distant.isAway.withLock { $0 = false }
        #expect(try await ask(server, "/", language: language).status == 401)
    }
}
