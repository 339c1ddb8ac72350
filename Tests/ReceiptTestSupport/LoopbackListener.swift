import Foundation
import Glibc

/// A socket on loopback, at a free port, for servers of tests.
public final class LoopbackListener: Sendable {
    public let port: Int
    private let socket: CInt

    public init() throws {
        let listening = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isOpen = withUnsafeMutablePointer(to: &address) { place in
            place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
                bind(listening, place, length) == 0 && listen(listening, 16) == 0
                    && getsockname(listening, place, &length) == 0
            }
        }
        guard isOpen else { throw POSIXError(.EADDRNOTAVAIL) }
        (socket, port) = (listening, Int(in_port_t(bigEndian: address.sin_port)))
    }

    deinit { close(socket) }

    /// Serves the next connection and closes it.
    public func withConnection<Result>(_ serve: (CInt) -> Result) -> Result {
        let connection = accept(socket, nil, nil)
        defer { close(connection) }
        return serve(connection)
    }
}
