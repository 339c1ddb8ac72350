import Foundation
import ReceiptTestSupport
import ReceiptCertificates
import SwiftASN1
import Testing
import X509

@Suite struct HouseholdAuthorityTests {
    private let names = ["kitchen.local", "192.168.0.7", "kitchen", "127.0.0.1", "localhost"]
    private let now = Date(timeIntervalSince1970: 1_790_000_000)
    private let temporary: TemporaryFolder
    private var folder: String { temporary.path("certificates") }

    init() throws { temporary = try TemporaryFolder() }

    private func first(_ identity: ServerIdentity) throws -> Certificate {
        let end = try #require(identity.certificates.range(of: "-----END CERTIFICATE-----"))
        return try Certificate(pemEncoded: String(identity.certificates[..<end.upperBound]))
    }

    @Test func `a machine is certified for its names, by an authority that stays the same`() throws {
        let authority = try HouseholdAuthority(folder: folder, names: names, now: now)
        let identity = try authority.identity(for: names, now: now)
        #expect(identity.uncertified.isEmpty)
        let own = try first(identity)
        let ca = try Certificate(derEncoded: try authority.authorityFile())
        #expect(ca.publicKey.isValidSignature(own.signature, for: own))
        #expect(try own.extensions.subjectAlternativeNames?.count == names.count)
        #expect(own.notValidAfter.timeIntervalSince(now) < 398 * 86_400)
        let again = try HouseholdAuthority(folder: folder, names: names, now: now)
        #expect(try again.fingerprint() == authority.fingerprint())
        #expect(try again.identity(for: names, now: now) == identity)
    }

    @Test func `the authority can certify nothing but a home`() throws {
        let authority = try HouseholdAuthority(folder: folder, names: names, now: now)
        let others = ["bank.example", "8.8.8.8", "evil-kitchen", "172.32.0.1", "mykitchen.localx"]
        #expect(try authority.identity(for: names + others, now: now).uncertified == others)
        let ca = try Certificate(derEncoded: try authority.authorityFile())
        #expect(try ca.extensions.basicConstraints == .isCertificateAuthority(maxPathLength: 0))
        #expect(ca.extensions[oid: .X509ExtensionID.nameConstraints]?.critical == true)
        let fits = ["100.64.0.1", "10.1.2.3", "172.16.0.1", "192.168.255.1", "attic.local", "home.arpa"]
        #expect(try authority.identity(for: fits, now: now).uncertified.isEmpty)
    }

    @Test func `devices trust the authority for servers, and not for mail or programs`() throws {
        let authority = try HouseholdAuthority(folder: folder, names: names, now: now)
        _ = try authority.identity(for: names, now: now)
        let ca = try Certificate(derEncoded: try authority.authorityFile())
        #expect(try ca.extensions.extendedKeyUsage == ExtendedKeyUsage([.serverAuth]))
        for purpose in ["smimesign", "smimeencrypt", "timestampsign", "sslclient"] {
            #expect(try !verifies("authority.pem", in: folder, for: purpose), "\(purpose)")
        }
        for file in ["authority.pem", "server.pem"] {
            #expect(try verifies(file, in: folder, for: file == "server.pem" ? "sslserver" : "any"))
        }
    }

    /// Whether OpenSSL takes the certificate for that purpose where the authority is trusted.
    private func verifies(_ file: String, in folder: String, for purpose: String) throws -> Bool {
        let time = String(Int(now.timeIntervalSince1970))
        let words = ["verify", "-CAfile", folder + "/authority.pem", "-attime", time, "-purpose", purpose]
        return try ChildProcess.run("/usr/bin/openssl", words + [folder + "/" + file]).status == 0
    }

    @Test func `a machine without a private address is certified for its own`() throws {
        let authority = try HouseholdAuthority(folder: folder, names: ["203.0.113.9"], now: now)
        #expect(try authority.identity(for: ["203.0.113.9"], now: now).uncertified.isEmpty)
        #expect(try authority.identity(for: ["203.0.113.10"], now: now).uncertified == ["203.0.113.10"])
    }

    @Test func `a certificate is renewed a month before it ends, and for a new address`() throws {
        let authority = try HouseholdAuthority(folder: folder, names: names, now: now)
        let first = try authority.identity(for: names, now: now)
        let soon = now.addingTimeInterval(300 * 86_400)
        #expect(try authority.identity(for: names, now: soon) == first)
        let late = now.addingTimeInterval(370 * 86_400)
        let second = try authority.identity(for: names, now: late)
        #expect(second.notAfter > first.notAfter && second.privateKey != first.privateKey)
        let moved = try authority.identity(for: names + ["192.168.0.8"], now: late)
        #expect(moved != second)
        // A name that is gone is no reason to make another.
        #expect(try authority.identity(for: names, now: late) == moved)
    }

    @Test func `an authority that ends is followed by another`() throws {
        let first = try HouseholdAuthority(folder: folder, names: names, now: now)
        _ = try first.identity(for: names, now: now)
        let later = now.addingTimeInterval(10 * 365 * 86_400)
        let second = try HouseholdAuthority(folder: folder, names: names, now: later)
        #expect(try second.fingerprint() != first.fingerprint())
        let own = try self.first(try second.identity(for: names, now: later))
        let ca = try Certificate(derEncoded: try second.authorityFile())
        #expect(ca.publicKey.isValidSignature(own.signature, for: own))
    }

    @Test func `keys are their owner's alone`() throws {
        let authority = try HouseholdAuthority(folder: folder, names: names, now: now)
        _ = try authority.identity(for: names, now: now)
        let manager = FileManager.default
        let folderMode = try manager.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
        #expect(folderMode == 0o700)
        let files = try manager.contentsOfDirectory(atPath: folder).sorted()
        #expect(files == ["authority.pem", "server.pem"])
        for file in files {
            #expect(
                try manager.attributesOfItem(atPath: folder + "/" + file)[.posixPermissions] as? Int == 0o600
            )
        }
    }

    @Test func `a file that is no certificate is said, and not replaced`() throws {
        try temporary.write("certificates/authority.pem", "nonsense")
        #expect(throws: (any Error).self) { try HouseholdAuthority(folder: folder, names: names, now: now) }
        #expect(FileManager.default.contents(atPath: folder + "/authority.pem") == Data("nonsense".utf8))
    }
}
