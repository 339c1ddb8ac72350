import Foundation
import Glibc

/// Names and addresses by which other machines on the network can reach this one.
enum MachineNames {
    /// Most reliable first: the multicast DNS name, where a service announces it, then addresses.
    static var all: [String] {
        let name = hostName.lowercased()
        let local = name.isEmpty || name.contains(".") ? [] : ["\(name).local"]
        let isTold = FileManager.default.fileExists(atPath: "/run/avahi-daemon/pid")
        let names = name.isEmpty ? [] : [name]
        return isTold ? local + addresses + names : addresses + local + names
    }

    private static var hostName: String {
        var buffer = [CChar](repeating: 0, count: 256)
        guard gethostname(&buffer, buffer.count - 1) == 0 else { return "" }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// IPv4 addresses, without the loopback.
    private static var addresses: [String] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var found: [String] = []
        for entry in sequence(first: list, next: { $0?.pointee.ifa_next }) {
            guard let address = entry?.pointee.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET) else {
                continue
            }
            var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            let size = socklen_t(MemoryLayout<sockaddr_in>.size)
            guard getnameinfo(address, size, &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST) == 0 else {
                continue
            }
            let text = String(decoding: host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            if !text.hasPrefix("127.") { found.append(text) }
        }
        return found
    }
}
