import CSandbox
import Foundation
import Glibc
import ReaderProtocol
import ReceiptDomain

/// A running reader process.
///
/// Its calls block, so they belong on a thread that may wait.
final class ReaderProcess {
    private let process: pid_t
    private let socket: CInt
    private let limits: ReaderLimits

    /// - Throws: ``ReaderFailure/couldNotStart(_:)``, which does not depend on any file.
    init(_ program: ReaderProgram, _ limits: ReaderLimits) throws(ReaderFailure) {
        self.limits = limits
        do { (process, socket) = try program.start() } catch { throw .couldNotStart(error) }
        let hello: ReaderAnswer
        do throws(ReaderFailure) { hello = try receive().answer } catch {
            throw .couldNotStart(.engineFailed(detail: "receiptmind-reader ends at its start"))
        }
        guard case .ready(_, ReaderFrame.version) = hello else {
            throw .couldNotStart(.engineFailed(detail: "receiptmind-reader is of another version"))
        }
    }

    deinit {
        close(socket)
        // It stores nothing, so killing it loses nothing.
        kill(process, SIGKILL)
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
    }

    /// Sends a request with a file that the reader can only read, and waits for the answer.
    func ask(
        _ request: ReaderRequest,
        file: CInt? = nil
    ) throws(ReaderFailure) -> (answer: ReaderAnswer, payload: [UInt8]) {
        // Unrequested bytes would be taken for the next answer.
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
            watch.noteArrival()
        }
        return bytes
    }
}
