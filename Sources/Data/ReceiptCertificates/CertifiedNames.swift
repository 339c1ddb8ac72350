import SwiftASN1
import X509

/// The names and addresses of a machine in the home network, as certificates contain them.
struct CertifiedNames: Hashable {
    let names: [String]

    /// The machine's own names in lower case, without duplicates.
    init(_ names: [String]) {
        var seen: Set<String> = []
        self.names = names.map { $0.lowercased() }.filter { seen.insert($0).inserted }
    }

    private var numbers: [ASN1OctetString] { names.compactMap(Self.address) }
    private var words: [String] { names.filter { Self.address($0) == nil } }

    var alternatives: SubjectAlternativeNames {
        SubjectAlternativeNames(words.map { .dnsName($0) } + numbers.map { .ipAddress($0) })
    }

    /// The name constraints of the authority, so that its stolen key cannot be used to impersonate other servers.
    ///
    /// Permitted are the household's names, this machine's own addresses, and addresses of private networks (RFC 1918, RFC 3927,
    /// RFC 4193, RFC 6598, loopback).
    var constraints: NameConstraints {
        // Domains without public servers: RFC 6762, RFC 8375, RFC 6761, and ICANN's `internal`.
        let homes = ["local", "home.arpa", "localhost", "internal"]
        let own = words.filter { word in !homes.contains { word == $0 || word.hasSuffix("." + $0) } }
        return NameConstraints(permittedDNSDomains: homes + own, permittedIPRanges: Self.privateNetworks + ownAddresses)
    }

    private var ownAddresses: [ASN1OctetString] {
        numbers.map { ASN1OctetString(contentBytes: $0.bytes + Array(repeating: 0xFF, count: $0.bytes.count)) }
    }

    private static let privateNetworks: [ASN1OctetString] = [
        [10, 0, 0, 0, 255, 0, 0, 0], [172, 16, 0, 0, 255, 240, 0, 0], [192, 168, 0, 0, 255, 255, 0, 0],
        [169, 254, 0, 0, 255, 255, 0, 0], [100, 64, 0, 0, 255, 192, 0, 0], [127, 0, 0, 0, 255, 0, 0, 0],
        [0xFD] + Array(repeating: 0, count: 15) + [0xFF] + Array(repeating: 0, count: 15),
        [0xFE, 0x80] + Array(repeating: 0, count: 14) + [0xFF, 0xC0] + Array(repeating: 0, count: 14),
    ].map { ASN1OctetString(contentBytes: $0[...]) }

    /// The names that an authority with these constraints may certify.
    func allowed(by constraints: NameConstraints) -> [String] {
        let domains = Array(constraints.permittedDNSDomains)
        let networks = Array(constraints.permittedIPRanges).map { Array($0.bytes) }
        return names.filter { name in
            if let address = Self.address(name).map({ Array($0.bytes) }) {
                return networks.contains { network in
                    network.count == 2 * address.count
                        && zip(address, zip(network, network.dropFirst(address.count))).allSatisfy { byte, rule in
                            byte & rule.1 == rule.0
                        }
                }
            }
            return domains.contains { name == $0 || name.hasSuffix("." + $0) }
        }
    }

    /// The bytes of an IPv4 address; `nil` for other text.
    private static func address(_ text: String) -> ASN1OctetString? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let bytes = parts.compactMap { UInt8($0) }
        guard parts.count == 4, bytes.count == 4 else { return nil }
        return ASN1OctetString(contentBytes: bytes[...])
    }
}
