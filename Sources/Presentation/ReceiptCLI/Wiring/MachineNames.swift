import Foundation
import Glibc
import NIOCore

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
        ((try? System.enumerateDevices()) ?? []).compactMap { device in
            guard case .v4? = device.address, let text = device.address?.ipAddress else { return nil }
            return text.hasPrefix("127.") ? nil : text
        }
    }
}
