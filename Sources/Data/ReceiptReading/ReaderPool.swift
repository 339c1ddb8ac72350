public import ReceiptDomain

/// Reads receipts on a fixed number of threads, each with engines of its own.
public actor ReaderPool: ReceiptReader {
    private let workers: [Worker]
    private var idle: [Worker]
    private var waiting: [CheckedContinuation<Worker, Never>] = []

    /// - Parameters:
    ///   - count: How many receipts are read at once; at least 1.
    ///   - prepareThread: Called once on each thread before anything else; an engine's own threads are switched off there.
    ///   - makeReader: Called once on each thread, when its first receipt arrives.
    public init(
        count: Int,
        prepareThread: @escaping @Sendable () -> Void = {},
        makeReader: @escaping @Sendable () throws -> ReadReceipt
    ) {
        workers = (0..<max(1, count)).map { index in
            Worker(thread: ReaderThread(name: "reader-\(index + 1)", setUp: prepareThread), makeReader: makeReader)
        }
        idle = workers
    }

    public func read(_ bytes: [UInt8], _ context: ReadingContext) async throws -> Reading {
        let worker = await checkOut()
        defer { checkIn(worker) }
        try Task.checkCancellation()
        return try await worker.read(bytes, context)
    }

    public func readAll(_ bytes: [UInt8], _ context: ReadingContext) async throws -> [Reading] {
        let worker = await checkOut()
        defer { checkIn(worker) }
        try Task.checkCancellation()
        return try await worker.readAll(bytes, context)
    }

    /// Reads an image with all passes that might be asked for; see ``Recording``.
    public func record(_ bytes: [UInt8], _ context: ReadingContext) async throws -> Recording {
        let worker = await checkOut()
        defer { checkIn(worker) }
        try Task.checkCancellation()
        return try await worker.record(bytes, context)
    }

    /// Frees the engines and ends the threads; Tesseract complains about engines that live at exit.
    public func close() async {
        for worker in workers { await worker.close() }
    }

    private func checkOut() async -> Worker {
        if let worker = idle.popLast() { return worker }
        return await withCheckedContinuation { waiting.append($0) }
    }

    private func checkIn(_ worker: Worker) {
        if waiting.isEmpty {
            idle.append(worker)
        } else {
            waiting.removeFirst().resume(returning: worker)
        }
    }
}

/// One thread and the reader that belongs to it.
private actor Worker {
    private let thread: ReaderThread
    private let makeReader: @Sendable () throws -> ReadReceipt
    private var reader: ReadReceipt?

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(thread: ReaderThread, makeReader: @escaping @Sendable () throws -> ReadReceipt) {
        self.thread = thread
        self.makeReader = makeReader
    }

    func read(_ bytes: [UInt8], _ context: ReadingContext) throws -> Reading { try warmReader()(bytes, context) }

    func readAll(_ bytes: [UInt8], _ context: ReadingContext) throws -> [Reading] {
        try warmReader().all(bytes, context)
    }

    func record(_ bytes: [UInt8], _ context: ReadingContext) throws -> Recording {
        try warmReader().record(bytes, context)
    }

    private func warmReader() throws -> ReadReceipt {
        if let reader { return reader }
        let reader = try makeReader()
        self.reader = reader
        return reader
    }

    func close() {
        reader = nil
        thread.stop()
    }
}
