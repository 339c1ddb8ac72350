import CSandbox
import Foundation
import Glibc
import ReaderProtocol
import ReceiptDomain
import ReceiptFiles

/// The entry point: enters the sandbox, then answers requests on the socket at standard input until that is closed.
public enum ReaderMain {
    public static func run(_ arguments: [String]) {
        signal(SIGPIPE, SIG_IGN)
        guard let confinement = ReaderSandbox.enter(),
            confinement.isComplete || !arguments.contains("--require-confinement")
        else { exit(EX_NOPERM) }
        let socket = STDIN_FILENO
        // The reader must end with the client, even if that is killed during a computation.
        guard sandbox_end_with(socket) == 0 else { exit(EX_OSERR) }
        let service = ReaderService()
        guard send(.ready(confinement, version: ReaderFrame.version), [], to: socket) else { return }
        while let (request, file) = receive(from: socket) {
            let reply = service.reply(to: request, about: file)
            guard send(reply.answer, reply.payload, to: socket) else { return }
        }
    }

    private static func receive(from socket: CInt) -> (ReaderRequest, ReceivedFile?)? {
        var head = [UInt8](repeating: 0, count: ReaderFrame.headSize)
        var descriptor: CInt = -1
        let received = sandbox_receive(socket, &head, head.count, &descriptor)
        let file = descriptor >= 0 ? ReceivedFile(descriptor) : nil
        guard received > 0, let rest = read(head.count - received, from: socket) else { return nil }
        guard let lengths = ReaderFrame.lengths(Array(head.prefix(received)) + rest),
            let message = read(lengths.message, from: socket),
            let request = try? JSONDecoder().decode(ReaderRequest.self, from: Data(message))
        else { return nil }
        return (request, file)
    }

    private static func read(_ count: Int, from socket: CInt) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let received = bytes.withUnsafeMutableBytes {
                Glibc.read(socket, $0.baseAddress.map { $0 + done }, count - done)
            }
            if received < 0, errno == EINTR { continue }
            guard received > 0 else { return nil }
            done += received
        }
        return bytes
    }

    private static func send(_ answer: ReaderAnswer, _ payload: [UInt8], to socket: CInt) -> Bool {
        guard let message = try? JSONEncoder().encode(answer) else { return false }
        let head = ReaderFrame.head(message: message.count, payload: payload.count)
        return [head + Array(message), payload].allSatisfy { write($0, to: socket) }
    }

    private static func write(_ bytes: [UInt8], to socket: CInt) -> Bool {
        var done = 0
        while done < bytes.count {
            let sent = bytes.withUnsafeBytes {
                Glibc.write(socket, $0.baseAddress.map { $0 + done }, bytes.count - done)
            }
            if sent < 0, errno == EINTR { continue }
            guard sent > 0 else { return false }
            done += sent
        }
        return true
    }
}
