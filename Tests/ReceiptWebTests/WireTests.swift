import Dispatch
import Glibc
import Testing

@testable import ReceiptWeb

/// The page over a socket.
@Suite struct WireTests {
    struct Refused: Error {}

    /// All that comes back for the text until the other side ends the connection.
    private static func ask(_ text: String, port: Int) throws -> String {
        let socket = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let connected = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0, send(socket, text, text.utf8.count, 0) == text.utf8.count else { throw Refused() }
        var answer: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while case let count = recv(socket, &piece, piece.count, 0), count > 0 { answer += piece.prefix(count) }
        return String(decoding: answer, as: UTF8.self)
    }

    @Test(.timeLimit(.minutes(5)), arguments: ["Content-Length: 60000000", "Transfer-Encoding: chunked"])
    func `a refusal is the last that comes over a connection with a body on the way`(_ header: String) async throws {
        try await Kitchen.with { kitchen in
            let (ports, started) = AsyncStream<Int>.makeStream()
            let service = WebService(server: kitchen.server, host: "127.0.0.1", port: 0)
            let running = Task { try await service.run { started.yield($0) } }
            defer { running.cancel() }
            let port = try #require(await ports.first { _ in true })
            let request =
                "POST /add HTTP/1.1\r\nHost: kitchen.test:8420\r\nOrigin: \(Kitchen.origin)\r\n\(header)\r\n\r\n"
            var answer = ""
            // On a machine that is so busy that the page does not come to answer in time, it is asked again.
            while answer.isEmpty {
                answer = try await withCheckedThrowingContinuation { continuation in
                    // A thread of its own: it waits for the page, which runs on those that all tasks share.
                    DispatchQueue.global().async {
                        continuation.resume(with: Result { try Self.ask(request, port: port) })
                    }
                }
            }
            #expect(answer.hasPrefix("HTTP/1.1 401") && answer.lowercased().contains("\r\nconnection: close\r\n"))
        }
    }
}
