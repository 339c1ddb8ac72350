public import ReaderProtocol
public import ReceiptDomain
import ReceiptFiles
public import ReceiptReading
import Synchronization

/// A pool of reader processes, one for each file that is read at the same time.
///
/// A reader is started for the first file and kept for the next ones, because its engines load slowly; a minute after the last
/// file it ends, which frees its memory. A reader that crashes or exceeds its time is replaced, and its file is tried once more,
/// because another process or the file before may have been the cause.
public actor ReaderPool: ReceiptReader {
    private let workers: [ReaderWorker]
    private var idle: [ReaderWorker]
    private var waiting: [CheckedContinuation<ReaderWorker, Never>] = []
    private let idleTime: Duration
    private var release: Task<Void, Never>?
    private let losses: LossCount

    /// How many readers broke off, hung or lied since the start; each was replaced.
    public nonisolated var lostReaders: Int { losses.count }

    /// - Parameters:
    ///   - count: The number of files read at the same time; at least 1.
    ///   - program: The reader program to start.
    ///   - limits: The time limits of a reader for one file.
    ///   - idleTime: The time for which readers without work are kept.
    public init(
        count: Int,
        program: ReaderProgram,
        limits: ReaderLimits = ReaderLimits(),
        idleTime: Duration = .seconds(60)
    ) {
        let losses = LossCount()
        self.losses = losses
        workers = (0..<max(1, count)).map { _ in ReaderWorker(program: program, limits: limits, losses: losses) }
        idle = workers.reversed()
        self.idleTime = idleTime
    }

    public func readAll(_ bytes: [UInt8], _ context: ReadingContext) async throws -> [Reading] {
        guard case .readings(let readings) = try await ask(.readings(context), bytes).answer else {
            throw Self.nonsense
        }
        return readings
    }

    /// Reads an image with all passes that may be needed; see ``Recording``.
    public func record(_ bytes: [UInt8], _ context: ReadingContext) async throws -> Recording {
        guard case .recording(let recording) = try await ask(.recording(context), bytes).answer else {
            throw Self.nonsense
        }
        return recording
    }

    /// The facts of a stored file.
    ///
    /// - Throws: ``ReadingError`` for bytes that cannot be decoded.
    public func facts(of bytes: [UInt8]) async throws -> ImageFacts {
        guard case .facts(let facts) = try await ask(.facts, bytes).answer else { throw Self.nonsense }
        return facts
    }

    public func picture(_ bytes: [UInt8], _ page: PageAddress = PageAddress()) async throws -> GrayImage {
        let (answer, pixels) = try await ask(.picture(page), bytes)
        guard case .picture(let width, let height) = answer else { throw Self.nonsense }
        return GrayImage(width: width, height: height, pixels: pixels)
    }

    /// A JPEG file of the page, its longer side at most so many pixels.
    public func rendition(_ bytes: [UInt8], _ page: PageAddress, longestSide: Int) async throws -> [UInt8] {
        try await file(.rendition(page, longestSide: longestSide), bytes)
    }

    /// A PNG file of the first page with the frames drawn on it.
    public func overlay(_ bytes: [UInt8], _ frames: [PictureFrame]) async throws -> [UInt8] {
        try await file(.overlay(frames), bytes)
    }

    public func letters(in bytes: [UInt8]) async throws -> LetterCount {
        guard case .letters(let count) = try await ask(.letters, bytes).answer else { throw Self.nonsense }
        return count
    }

    /// Starts a reader, so that a missing installation is known before the first file.
    ///
    /// - Throws: ``ReadingError/languageMissing(_:)`` if not even English is installed.
    public func prepare() async throws {
        guard case .done = try await ask(.prepare, nil).answer else { throw Self.nonsense }
    }

    /// The installed engine and its models for the household's languages (ISO 639-1), each of them loaded once.
    ///
    /// - Throws: ``ReadingError/languageMissing(_:)`` if not even English is installed.
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

/// Counts without waiting for readers that are at work.
private final class LossCount: Sendable {
    private let lost = Mutex(0)
    var count: Int { lost.withLock { $0 } }
    func add() { lost.withLock { $0 += 1 } }
}

/// One reader process with the thread that waits for it.
private actor ReaderWorker {
    private let executor = QueueExecutor(label: "reader")
    private let program: ReaderProgram
    private let limits: ReaderLimits
    private let losses: LossCount
    private var process: ReaderProcess?

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(program: ReaderProgram, limits: ReaderLimits, losses: LossCount) {
        (self.program, self.limits, self.losses) = (program, limits, losses)
    }

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
            losses.add()
            throw error
        }
    }
}
