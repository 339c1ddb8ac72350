import Foundation
import Glibc
import ReceiptTestSupport
import Synchronization

/// Answers one request after another as it was told, on loopback, and keeps what it was asked.
final class ScriptedServer: Sendable {
    enum Answer: Sendable {
        case status(Int, code: String = "", message: String = "")
        /// Its head promises more than comes.
        case half
        /// Nothing, and the connection ends.
        case cut
    }

    private let listener: LoopbackListener
    private let heads = Mutex<[String]>([])
    var endpoint: String { "http://127.0.0.1:\(listener.port)" }

    init(_ answers: [Answer]) throws {
        listener = try LoopbackListener()
        Thread.detachNewThread { [self] in
            for answer in answers { listener.withConnection { serve(answer, on: $0) } }
        }
    }

    /// Request lines with headers, in order.
    var requests: [String] { heads.withLock { $0 } }

    private func serve(_ answer: Answer, on connection: CInt) {
        guard let head = readRequest(connection) else { return }
        heads.withLock { $0.append(head) }
        let text: String
        switch answer {
        case .cut: return
        case .half: text = "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf"
        case .status(let status, let code, let message):
            let body = code.isEmpty ? "" : "<Error><Code>\(code)</Code><Message>\(message)</Message></Error>"
            text = "HTTP/1.1 \(status) X\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
        }
        let flags = Int32(MSG_NOSIGNAL)
        _ = Array(text.utf8).withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) }
        shutdown(connection, Int32(SHUT_WR))
        // Until the other side is done, too.
        var rest = [UInt8](repeating: 0, count: 1024)
        while recv(connection, &rest, rest.count, 0) > 0 {}
    }

    /// - Returns: what comes before the body; `nil` where no whole request comes.
    private func readRequest(_ connection: CInt) -> String? {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = String(decoding: bytes, as: UTF8.self).range(of: "\r\n\r\n") {
                let text = String(decoding: bytes, as: UTF8.self)
                let head = String(text[..<end.lowerBound])
                let length = head.lowercased().firstMatch(of: /content-length: ([0-9]+)/).flatMap { Int($0.1) } ?? 0
                if bytes.count >= head.utf8.count + 4 + length { return head }
            }
            let count = recv(connection, &part, part.count, 0)
            guard count > 0 else { return nil }
            bytes += part[..<count]
        }
    }
}
