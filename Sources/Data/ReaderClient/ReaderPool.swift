public import ReaderProtocol
public import ReceiptDomain
import ReceiptFiles
public import ReceiptReading

/// Asks readers, each a process of its own: as many as files are read at once.
///
/// A reader is started for the first file and kept for those that follow, because its engines take long to load; a minute after the
/// last it is let go, with all the memory that it took. One that breaks off or takes too long is replaced, and its file is read once
/// more: it may have been brought down by somebody else, or by the file before.
public actor ReaderPool: ReceiptReader {
    private let workers: [ReaderWorker]
    private var idle: [ReaderWorker]
    private var waiting: [CheckedContinuation<ReaderWorker, Never>] = []
    private let idleTime: Duration
    private var release: Task<Void, Never>?

    /// - Parameters:
    ///   - count: How many files are read at once; at least 1.
    ///   - program: What is started.
    ///   - limits: How long it may take over a file.
    ///   - idleTime: How long a reader without work is kept.
    public init(
        count: Int,
        program: ReaderProgram,
        limits: ReaderLimits = ReaderLimits(),
        idleTime: Duration = .seconds(60)
    ) {
        workers = (0..<max(1, count)).map { _ in ReaderWorker(program: program, limits: limits) }
        idle = workers.reversed()
        self.idleTime = idleTime
    }

    public func readAll(_ bytes: [UInt8], _ context: ReadingContext) async throws -> [Reading] {
        guard case .readings(let readings) = try await ask(.readings(context), bytes).answer else {
            throw Self.nonsense
        }
        return readings
    }

    /// Reads an image with all passes that might be asked for; see ``Recording``.
    public func record(_ bytes: [UInt8], _ context: ReadingContext) async throws -> Recording {
        guard case .recording(let recording) = try await ask(.recording(context), bytes).answer else {
            throw Self.nonsense
        }
        return recording
    }

    /// The facts of a file that is kept.
    ///
    /// - Throws: ``ReadingError`` for bytes that could not be shown later.
    public func facts(of bytes: [UInt8]) async throws -> ImageFacts {
        guard case .facts(let facts) = try await ask(.facts, bytes).answer else { throw Self.nonsense }
        return facts
    }

    public func picture(_ bytes: [UInt8], _ page: PageAddress = PageAddress()) async throws -> GrayImage {
        let (answer, pixels) = try await ask(.picture(page), bytes)
        guard case .picture(let width, let height) = answer else { throw Self.nonsense }
        return GrayImage(width: width, height: height, pixels: pixels)
    }

    /// A JPEG file of the page with its longer side at most so many pixels.
    public func rendition(_ bytes: [UInt8], _ page: PageAddress, longestSide: Int) async throws -> [UInt8] {
        try await file(.rendition(page, longestSide: longestSide), bytes)
    }

    /// A PNG file of the first page with frames on it.
    public func overlay(_ bytes: [UInt8], _ frames: [PictureFrame]) async throws -> [UInt8] {
        try await file(.overlay(frames), bytes)
    }

    public func letters(in bytes: [UInt8]) async throws -> LetterCount {
        guard case .letters(let count) = try await ask(.letters, bytes).answer else { throw Self.nonsense }
        return count
    }

    /// The installed engine and its models for the household's languages (ISO 639-1).
    ///
    /// - Throws: ``ReadingError/languageMissing(_:)`` when not even English is installed.
    public func engine(languages: [String]) async throws -> EngineReport {
        guard case .engine(let report) = try await ask(.engine(languages: languages), nil).answer else {
            throw Self.nonsense
        }
        return report
    }

    private static let nonsense = ReaderFailure.talkedNonsense.problem

    private func file(_ request: ReaderRequest, _ bytes: [UInt8]) async throws -> [UInt8] {
        let (answer, file) = try await ask(request, bytes)
        guard case .bytes = answer, !file.isEmpty else { throw Self.nonsense }
        return file
    }

    private func ask(
        _ request: ReaderRequest,
        _ bytes: [UInt8]?
    ) async throws -> (answer: ReaderAnswer, payload: [UInt8]) {
        let worker = await checkOut()
        defer { checkIn(worker) }
        try Task.checkCancellation()
        return try await worker.ask(request, bytes)
    }

    private func checkOut() async -> ReaderWorker {
        release?.cancel()
        if let worker = idle.popLast() { return worker }
        return await withCheckedContinuation { waiting.append($0) }
    }

    private func checkIn(_ worker: ReaderWorker) {
        guard waiting.isEmpty else { return waiting.removeFirst().resume(returning: worker) }
        idle.append(worker)
        guard idle.count == workers.count else { return }
        release = Task { [idleTime, weak self] in
            guard (try? await Task.sleep(for: idleTime)) != nil else { return }
            await self?.releaseIdle()
        }
    }

    private func releaseIdle() async {
        for worker in idle { await worker.release() }
    }
}

/// One reader at a time, and the thread that waits for it.
private actor ReaderWorker {
    private let executor = QueueExecutor(label: "reader")
    private let program: ReaderProgram
    private let limits: ReaderLimits
    private var process: ReaderProcess?

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(program: ReaderProgram, limits: ReaderLimits) { (self.program, self.limits) = (program, limits) }

    func ask(
        _ request: ReaderRequest,
        _ bytes: [UInt8]?
    ) throws(ReadingError) -> (answer: ReaderAnswer, payload: [UInt8]) {
        let file: SealedFile?
        do { file = try bytes.map(SealedFile.init) } catch { throw .engineFailed(detail: "\(error)") }
        let reply: (answer: ReaderAnswer, payload: [UInt8])
        do throws(ReaderFailure) {
            reply = try askOnce(request, file)
        } catch {
            do throws(ReaderFailure) { reply = try askOnce(request, file) } catch { throw error.problem }
        }
        if case .failed(let problem) = reply.answer { throw problem }
        return reply
    }

    func release() { process = nil }

    private func askOnce(
        _ request: ReaderRequest,
        _ file: SealedFile?
    ) throws(ReaderFailure) -> (answer: ReaderAnswer, payload: [UInt8]) {
        do throws(ReaderFailure) {
            let running: ReaderProcess
            if let process { running = process } else { running = try ReaderProcess(program, limits) }
            process = running
            return try running.ask(request, file: file?.descriptor)
        } catch {
            process = nil
            throw error
        }
    }
}
