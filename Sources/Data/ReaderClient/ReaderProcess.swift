import CSandbox
import Foundation
import Glibc
import ReaderProtocol
import ReceiptDomain

/// Why a reader is of no more use.
enum ReaderFailure: Error, Hashable {
    /// It ended: out of memory, or struck by what it read.
    case brokeOff
    /// It computed for too long, or did nothing for too long.
    case tookTooLong
    /// It said what no reader says.
    case talkedNonsense
    case couldNotStart(ReadingError)

    /// What is said of the file that it had in hand.
    var problem: ReadingError {
        switch self {
        case .brokeOff: .damaged(detail: "its reader broke off twice")
        case .tookTooLong: .overLimit(detail: "it takes too long to read")
        case .talkedNonsense: .damaged(detail: "its reader answered what cannot be")
        case .couldNotStart(let problem): problem
        }
    }
}

/// How long a reader may take over one question.
public struct ReaderLimits: Hashable, Sendable {
    /// Of computing, in seconds; what the programs take that it starts has a limit of its own.
    public var computing = 120.0
    /// Without computing anything, in seconds: longer than any program that it waits for may take.
    public var silence = 30.0

    public init() {}
}

/// A running reader.
///
/// Its calls block, so that they belong on a thread that may wait.
final class ReaderProcess {
    private(set) var confinement = ReaderConfinement(closesFiles: false, filtersCalls: false)
    private let process: pid_t
    private let socket: CInt
    private let limits: ReaderLimits

    init(_ program: ReaderProgram, _ limits: ReaderLimits) throws(ReaderFailure) {
        self.limits = limits
        do { (process, socket) = try program.start() } catch { throw .couldNotStart(error) }
        guard case .ready(let confinement, ReaderFrame.version) = try receive().answer else {
            throw .couldNotStart(.engineFailed(detail: "receiptmind-reader is of another version"))
        }
        self.confinement = confinement
    }

    deinit {
        close(socket)
        // It keeps nothing, so there is nothing to finish.
        kill(process, SIGKILL)
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
    }

    /// Asks about a file, which the reader gets to read only.
    func ask(
        _ request: ReaderRequest,
        file: CInt? = nil
    ) throws(ReaderFailure) -> (answer: ReaderAnswer, payload: [UInt8]) {
        // What nobody asked for would be taken for the next answer.
        var link = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        guard poll(&link, 1, 0) == 0 else { throw .talkedNonsense }
        guard let message = try? JSONEncoder().encode(request) else { throw .talkedNonsense }
        let bytes = ReaderFrame.head(message: message.count, payload: 0) + Array(message)
        guard sandbox_send(socket, bytes, bytes.count, file ?? -1) == 0 else { throw .brokeOff }
        let reply = try receive()
        guard reply.answer.answers(request) else { throw .talkedNonsense }
        return reply
    }

    private func receive() throws(ReaderFailure) -> (answer: ReaderAnswer, payload: [UInt8]) {
        var watch = ReaderWatch(process: process, limits: limits)
        guard let lengths = ReaderFrame.lengths(try receive(ReaderFrame.headSize, &watch)) else {
            throw .talkedNonsense
        }
        let message = try receive(lengths.message, &watch)
        let payload = try receive(lengths.payload, &watch)
        guard let answer = try? JSONDecoder().decode(ReaderAnswer.self, from: Data(message)), answer.fits(payload)
        else {
            throw .talkedNonsense
        }
        return (answer, payload)
    }

    private func receive(_ count: Int, _ watch: inout ReaderWatch) throws(ReaderFailure) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            try watch.wait(for: socket)
            let received = bytes.withUnsafeMutableBytes {
                recv(socket, $0.baseAddress.map { $0 + done }, count - done, 0)
            }
            if received < 0, errno == EINTR { continue }
            guard received > 0 else { throw .brokeOff }
            done += received
            watch.hears()
        }
        return bytes
    }
}

extension ReaderAnswer {
    /// It is of the kind that the request asks for, or says why there is none.
    fileprivate func answers(_ request: ReaderRequest) -> Bool {
        switch (request, self) {
        case (_, .failed), (.readings, .readings), (.recording, .recording), (.facts, .facts), (.picture, .picture),
            (.rendition, .bytes), (.overlay, .bytes), (.letters, .letters), (.archive, .done), (.nextMember, .member),
            (.memberContents, .bytes), (.engine, .engine):
            true
        default: false
        }
    }

    /// It can be what a reader says, together with what follows it.
    fileprivate func fits(_ payload: [UInt8]) -> Bool {
        switch self {
        case .readings(let readings):
            !readings.isEmpty && readings.allSatisfy { $0.isPlausible && $0.draft.isPlausible } && payload.isEmpty
        case .picture(let width, let height):
            (1...1 << 20).contains(width) && (1...1 << 20).contains(height) && width * height == payload.count
        case .facts(let facts):
            (1...1 << 20).contains(facts.width) && (1...1 << 20).contains(facts.height)
                && (1...1000).contains(facts.pages)
        case .bytes: true
        default: payload.isEmpty
        }
    }
}

extension Draft {
    /// Names are no longer than lines of print are, and there are no more than fit on a receipt: they are compared with each other.
    fileprivate var isPlausible: Bool {
        func isLine(_ text: String) -> Bool { text.utf8.count <= 2000 }
        let confidences: [Double?] =
            [
                merchant?.confidence, date?.confidence, time?.confidence, total?.confidence, currency?.confidence,
                tax?.confidence, subtotal?.confidence, category?.confidence,
            ] + items.map(\.confidence)
        return otherMerchants.count <= 100 && otherMerchants.allSatisfy(isLine) && isLine(merchant?.value ?? "")
            && items.count <= 2000 && items.allSatisfy { isLine($0.item.name) && $0.item.options.allSatisfy(isLine) }
            && confidences.allSatisfy { (-0.01...1.01).contains($0 ?? 0) }
    }
}

/// Waits for a reader as long as it computes, and not too long.
private struct ReaderWatch {
    private let limits: ReaderLimits
    private var clock = clockid_t()
    private let start: Double
    private var computed: Double
    private var silent = 0.0
    /// When an answer began to come, which then has to come to its end: a byte now and then is no answer.
    private var beginning: ContinuousClock.Instant?

    private static let interval = 0.5

    init(process: pid_t, limits: ReaderLimits) {
        self.limits = limits
        clock_getcpuclockid(process, &clock)
        start = Self.seconds(clock)
        computed = start
    }

    mutating func hears() { beginning = beginning ?? .now }

    mutating func wait(for socket: CInt) throws(ReaderFailure) {
        while true {
            if let beginning, ContinuousClock.now - beginning > .seconds(limits.silence) { throw .tookTooLong }
            var file = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            if poll(&file, 1, Int32(1000 * Self.interval)) > 0 { return }
            let now = Self.seconds(clock)
            silent = now > computed ? 0 : silent + Self.interval
            computed = now
            guard silent < limits.silence, now - start < limits.computing else { throw .tookTooLong }
        }
    }

    /// What the process has computed since it began; 0 once it has ended.
    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        guard clock_gettime(clock, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
