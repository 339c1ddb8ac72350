import Foundation
import ReaderClient
import ReaderProtocol
import ReceiptDomain
import ReceiptTestSupport
import Testing

/// Readers that break off, hang and lie, as one may that was taken over by a file.
@Suite struct ReaderPoolTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A program that says hello and then does what the lines of Python say; `ask()` waits for a question, `say(json, payload)`
    /// answers, `starts` is how many were started, itself included.
    private func program(_ lines: String, hello: String = "hello()") throws -> ReaderProgram {
        let script = folder.path("reader")
        let text = """
            #!/usr/bin/env -S -i \(Self.python) -S
            import json, os, struct, sys, time, socket
            folder = os.path.dirname(os.path.abspath(sys.argv[0]))
            link = socket.socket(fileno=0)
            with open(folder + '/starts', 'a') as file: file.write('.')
            starts = os.path.getsize(folder + '/starts')
            def frame(text, payload=b''):
                return struct.pack('<II', len(text), len(payload)) + text + payload
            def say(answer, payload=b''):
                link.sendall(frame(json.dumps(answer).encode(), payload))
            def hello(version=\(ReaderFrame.version)):
                say({'ready': {'_0': {'closesFiles': True, 'filtersCalls': True}, 'version': version}})
            def ask():
                head, files, _, _ = socket.recv_fds(link, 8, 1)
                if not head: sys.exit(0)
                for file in files: os.close(file)
                left = struct.unpack('<II', head)[0]
                while left: left -= len(link.recv(left))
            \(hello)
            while True:
                ask()
                \(lines.replacingOccurrences(of: "\n", with: "\n    "))
            """
        let source = try folder.write("reader.py", text)
        // A child of its own writes the program: one of another test may inherit a file that is open for writing here, and a program
        // that is open for writing cannot be started.
        try Process.run(
            URL(filePath: "/usr/bin/install"),
            arguments: ["-m", "700", source, script]
        ).waitUntilExit()
        return ReaderProgram(path: script)
    }

    private static let python = "/usr/bin/python3"

    private static let facts = "say({'facts': {'_0': {'format': 'jpeg', 'width': 3, 'height': 4, 'pages': 1}}})"

    private var starts: Int { (try? Data(contentsOf: folder.url("starts")).count) ?? 0 }

    private func pool(
        _ lines: String,
        hello: String = "hello()",
        _ change: (inout ReaderLimits) -> Void = { _ in }
    ) throws -> ReaderPool {
        var limits = ReaderLimits()
        change(&limits)
        return ReaderPool(count: 1, program: try program(lines, hello: hello), limits: limits)
    }

    private func outcome(_ pool: ReaderPool) async -> Result<ImageFacts, ReadingError> {
        do { return .success(try await pool.facts(of: [1])) } catch let problem as ReadingError {
            return .failure(problem)
        } catch {
            Issue.record(error)
            return .failure(.emptyFile)
        }
    }

    @Test func `one reader answers one question after the other`() async throws {
        let pool = try pool(Self.facts)
        for _ in 1...3 { #expect(try await pool.facts(of: [1]).width == 3) }
        #expect(starts == 1)
    }

    @Test func `a reader that breaks off costs its file a second try, and no more`() async throws {
        let pool = try pool("if starts == 1: sys.exit(9)\n\(Self.facts)")
        #expect(await outcome(pool).map(\.height) == .success(4))
    }

    @Test func `a file that brings its reader down twice is told to do so`() async throws {
        let pool = try pool("os.kill(os.getpid(), 11)")
        #expect(await outcome(pool) == .failure(.damaged(detail: "its reader broke off twice")))
    }

    @Test(arguments: [
        "while True: pass", "time.sleep(1000)", "os.kill(os.getpid(), 19)",
        "[(link.sendall(bytes([byte])), time.sleep(0.1)) for byte in frame(b' ' * 10000)]",
    ])
    func `a reader that does not come to an end is ended`(_ lines: String) async throws {
        let pool = try pool(lines) { limits in (limits.computing, limits.silence) = (1, 6) }
        #expect(await outcome(pool) == .failure(.overLimit(detail: "it takes too long to read")))
    }

    @Test(arguments: [
        "link.sendall(b'\\xff' * 64)", "link.sendall(frame(b'{'))", "say({'facts': 1})", "say({'nothing': {}})",
        "say({'done': {}})",
        "say({'facts': {'_0': {'format': 'jpeg', 'width': 0, 'height': 4, 'pages': 1}}})",
        "say({'facts': {'_0': {'format': 'jpeg', 'width': 9223372036854775807, 'height': 4, 'pages': 1}}})",
        "link.sendall(frame(b'[' * 100000))",
    ])
    func `an answer that cannot be is none`(_ lines: String) async throws {
        let pool = try pool(lines)
        let found = await outcome(pool)
        #expect(found == .failure(.damaged(detail: "its reader answered what cannot be")))
    }

    @Test(arguments: [
        "say({'picture': {'width': 2, 'height': 2}}, b'123')", "say({'picture': {'width': -1, 'height': -1}}, b'1')",
        "say({'picture': {'width': 4611686018427387904, 'height': 4}}, b'')",
        "say({'picture': {'width': 0, 'height': 0}}, b'')",
    ])
    func `pixels have to fill their picture`(_ lines: String) async throws {
        let pool = try pool(lines)
        await #expect(throws: ReadingError.damaged(detail: "its reader answered what cannot be")) {
            try await pool.picture([1])
        }
    }

    /// A statement of Python that gives an answer, with the payload behind it.
    private static func giving(_ answers: ReaderAnswer..., payload: String = "") throws -> String {
        let frames = try answers.map { answer in
            let digits = try JSONEncoder().encode(answer).map { String(format: "%02x", $0) }.joined()
            return "frame(bytes.fromhex('\(digits)'), b'\(payload)')"
        }
        return "link.sendall(\(frames.joined(separator: " + ")))"
    }

    @Test func `bytes behind an answer are not taken for the next file's`() async throws {
        let pool = try pool(
            try Self.giving(
                .facts(ImageFacts(format: .jpeg, width: 3, height: 4)),
                .facts(ImageFacts(format: .jpeg, width: 9, height: 9))
            )
        )
        for _ in 1...2 { #expect(try await pool.facts(of: [1]).width == 3) }
        #expect(starts == 2)
    }

    @Test func `an answer without a payload comes without one`() async throws {
        let pool = try pool(try Self.giving(.letters(LetterCount()), payload: "1"))
        await #expect(throws: ReadingError.damaged(detail: "its reader answered what cannot be")) {
            _ = try await pool.letters(in: [1])
        }
    }

    private static let reading: Reading = {
        var draft = Draft()
        draft.merchant = Field("Cafe", confidence: 1, evidence: Evidence(text: "Cafe"), alternatives: ["Café"])
        draft.items = [ReadItem(LineItem(name: "Tea", amount: Money(minorUnits: 1, currency: .krw)), confidence: 1)]
        return Reading(
            draft: draft,
            passes: [RecognitionPass(model: "eng", rendering: "plain", lines: [])],
            picture: PictureSummary(format: .jpeg, width: 3, height: 4),
            versions: [],
            timings: ReadingTimings(decode: 0, prepare: 0, recognize: 0, understand: 0)
        )
    }()

    /// The program's view of a reader that answers with these.
    private func readAll(_ readings: [Reading], payload: String = "") async throws -> [Reading] {
        let pool = try pool(try Self.giving(.readings(readings), payload: payload))
        let today = try #require(CalendarDay(year: 2026, month: 11, day: 20))
        return try await pool.readAll([1], ReadingContext(today: today))
    }

    @Test func `readings arrive as they were made`() async throws {
        #expect(
            try await readAll([Self.reading, Self.reading]).map(\.draft) == [Self.reading.draft, Self.reading.draft]
        )
    }

    private static let impossible: [(name: String, change: @Sendable (inout Reading) -> Void)] = [
        ("no page", { $0.pages = [] }), ("a page without height", { $0.pages[0].height = 0 }),
        ("a picture of negative width", { $0.picture.width = -1 }),
        ("a pass of a page that is not there", { $0.passes[0].page = 1 }),
        ("evidence on a page that is not there", { $0.draft.merchant?.evidence?.page = .max }),
        ("part 0", { $0.part = PicturePart(number: 0, count: 2, box: PixelBox(x: 0, y: 0, width: 1, height: 1)) }),
        ("a source before the first", { $0.source = -1 }),
        ("a name of thousands of letters", { $0.draft.merchant?.value = String(repeating: "a", count: 2001) }),
        ("hundreds of names", { $0.draft.merchant?.alternatives = (0..<200).map { "\($0)" } }),
        ("thousands of goods", { $0.draft.items = Array(repeating: $0.draft.items[0], count: 2001) }),
        ("goods of thousands of letters", { $0.draft.items[0].item.name = String(repeating: "a", count: 2001) }),
        ("more money than there is", { $0.draft.items[0].item.amount.minorUnits = .max }),
        ("more than certain", { $0.draft.items[0].confidence = 1e9 }),
    ]

    @Test(arguments: impossible.map(\.name)) func `a reading that cannot be is none`(_ name: String) async throws {
        let change = try #require(Self.impossible.first { $0.name == name }).change
        var reading = Self.reading
        change(&reading)
        await #expect(throws: ReadingError.damaged(detail: "its reader answered what cannot be")) {
            _ = try await readAll([Self.reading, reading])
        }
    }

    @Test(arguments: [([], ""), (Array(repeating: reading, count: 101), ""), ([reading], "1")])
    func `readings are some, not too many, and nothing else comes with them`(
        _ readings: [Reading],
        _ payload: String
    ) async throws {
        await #expect(throws: ReadingError.damaged(detail: "its reader answered what cannot be")) {
            _ = try await readAll(readings, payload: payload)
        }
    }

    @Test func `a reader's reasons are told as they are`() async throws {
        let pool = try pool("say({'failed': {'_0': {'damaged': {'detail': 'torn'}}}})")
        #expect(await outcome(pool) == .failure(.damaged(detail: "torn")))
    }

    @Test func `a reader of another version is not asked`() async throws {
        let pool = try pool(Self.facts, hello: "hello(version=999)")
        #expect(
            await outcome(pool) == .failure(.engineFailed(detail: "receiptmind-reader is of another version"))
        )
    }

    @Test func `a reader that cannot start is this machine's fault, and no file's`() async throws {
        let pool = try pool("", hello: "sys.exit(127)")
        #expect(await outcome(pool) == .failure(.engineFailed(detail: "receiptmind-reader ends at its start")))
    }

    @Test func `a program without its reader says what is missing`() async {
        let pool = ReaderPool(count: 1, program: ReaderProgram(path: "/nonexistent/receiptmind-reader"))
        #expect(await outcome(pool) == .failure(.readerMissing(path: "/nonexistent/receiptmind-reader")))
    }

    @Test(.timeLimit(.minutes(30))) func `a reader without work is let go, and started again for the next file`()
        async throws
    {
        let lines = "open(folder + '/process', 'w').write(str(os.getpid()))\n" + Self.facts
        let pool = ReaderPool(count: 1, program: try program(lines), idleTime: .zero)
        _ = try await pool.facts(of: [1])
        let text = try String(contentsOf: folder.url("process"), encoding: .utf8)
        let process = try #require(pid_t(text))
        while kill(process, 0) == 0 { await Task.yield() }
        #expect(try await pool.facts(of: [1]).width == 3)
        #expect(starts == 2)
    }
}
