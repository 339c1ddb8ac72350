import Crypto
public import Foundation
import SwiftASN1
import X509

/// The household's certificate authority: its devices trust its certificate, and it certifies this machine.
///
/// Both keys are in one folder that only its owner can open. Existing certificates are used; missing ones, and those that expire
/// within a month, are made.
public struct HouseholdAuthority: Sendable {
    private let folder: String
    private let certificate: Certificate
    private let key: P256.Signing.PrivateKey

    /// Ten years: installing it on every phone again should be rare.
    private static let authorityYears = 10
    /// iOS accepts at most 398 days from public authorities, and 825 from others.
    private static let serverDays = 397
    /// The days before its end at which a certificate is renewed.
    private static let renewalDays = 30

    /// `names` are this machine's; the name constraints of a new authority follow from them.
    public init(folder: String, names: [String], now: Date) throws {
        self.folder = folder
        let path = folder + "/authority.pem"
        try OwnerFile.makeFolder(folder)
        if try Pair(at: path).map({ $0.certificate.notValidAfter <= now.addingDays(Self.renewalDays) }) ?? true {
            let isOver = FileManager.default.fileExists(atPath: path)
            let made = try Self.authority(CertifiedNames(names), now)
            try OwnerFile.write(try made.text(), to: path, replaces: isOver)
        }
        guard let pair = try Pair(at: path) else { throw CocoaError(.fileReadCorruptFile) }
        (certificate, key) = (pair.certificate, pair.key)
    }

    /// The authority's certificate in DER, for devices to install.
    public func authorityFile() throws -> [UInt8] {
        var coder = DER.Serializer()
        try coder.serialize(certificate)
        return coder.serializedBytes
    }

    /// The SHA-256 of ``authorityFile()``, by which a person verifies that it arrived unchanged: `3F:A0:…`.
    public func fingerprint() throws -> String {
        SHA256.hash(data: try authorityFile()).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined(separator: ":")
    }

    /// The server's certificate and key, for all of its names that the authority may certify.
    public func identity(for names: [String], now: Date) throws -> ServerIdentity {
        let path = folder + "/server.pem"
        let all = CertifiedNames(names)
        let allowed = all.allowed(by: try certificate.extensions.nameConstraints ?? NameConstraints())
        var pair = try Pair(at: path)
        if try pair.map({ try !isGood($0.certificate, CertifiedNames(allowed), now) }) ?? true {
            let made = try server(CertifiedNames(allowed), now)
            try OwnerFile.write(try made.text(), to: path, replaces: true)
            pair = made
        }
        guard let pair else { throw CocoaError(.fileReadCorruptFile) }
        return ServerIdentity(
            certificates: try pair.certificate.serializeAsPEM().pemString + "\n"
                + certificate.serializeAsPEM().pemString,
            privateKey: pair.key.pemRepresentation,
            notAfter: pair.certificate.notValidAfter,
            uncertified: all.names.filter { !allowed.contains($0) }
        )
    }

    /// Whether this authority issued it for all of these names, and it does not expire soon.
    private func isGood(_ server: Certificate, _ names: CertifiedNames, _ now: Date) throws -> Bool {
        guard server.issuer == certificate.subject, server.notValidAfter > now.addingDays(Self.renewalDays),
            server.notValidBefore <= now, certificate.publicKey.isValidSignature(server.signature, for: server),
            let own = try server.extensions.subjectAlternativeNames
        else { return false }
        return Set(names.alternatives).isSubset(of: Set(own))
    }

    // MARK: Making

    private static func authority(_ names: CertifiedNames, _ now: Date) throws -> Pair {
        let key = P256.Signing.PrivateKey()
        // The number distinguishes the authorities of two machines in a phone's list.
        let name = try DistinguishedName {
            OrganizationName("ReceiptMind")
            CommonName("ReceiptMind \(names.names.first ?? "home") \(UInt16.random(in: 1000...9999))")
        }
        let own = Certificate.PublicKey(key.publicKey)
        let certificate = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: own,
            // A phone's clock may be slightly behind.
            notValidBefore: now.addingDays(-1),
            notValidAfter: now.addingDays(authorityYears * 365),
            issuer: name,
            subject: name,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                Critical(KeyUsage(keyCertSign: true))
                // A stolen key cannot sign mails or programs that devices trust.
                try ExtendedKeyUsage([.serverAuth])
                Critical(names.constraints)
                SubjectKeyIdentifier(hash: own)
            },
            issuerPrivateKey: Certificate.PrivateKey(key)
        )
        return Pair(certificate: certificate, key: key)
    }

    private func server(_ names: CertifiedNames, _ now: Date) throws -> Pair {
        let key = P256.Signing.PrivateKey()
        let made = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: Certificate.PublicKey(key.publicKey),
            notValidBefore: now.addingDays(-1),
            notValidAfter: min(now.addingDays(Self.serverDays), certificate.notValidAfter),
            issuer: certificate.subject,
            subject: try DistinguishedName { CommonName(names.names.first ?? "ReceiptMind") },
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.notCertificateAuthority)
                Critical(KeyUsage(digitalSignature: true))
                try ExtendedKeyUsage([.serverAuth])
                names.alternatives
                AuthorityKeyIdentifier(
                    keyIdentifier: SubjectKeyIdentifier(hash: certificate.publicKey).keyIdentifier
                )
            },
            issuerPrivateKey: Certificate.PrivateKey(self.key)
        )
        return Pair(certificate: made, key: key)
    }
}

/// A certificate and its key in one file, so that they cannot be separated.
private struct Pair {
    var certificate: Certificate
    var key: P256.Signing.PrivateKey

    init(certificate: Certificate, key: P256.Signing.PrivateKey) { (self.certificate, self.key) = (certificate, key) }

    /// `nil` if the file does not exist.
    init?(at path: String) throws {
        guard let text = try OwnerFile.text(at: path) else { return nil }
        let parts = try PEMDocument.parseMultiple(pemString: text)
        guard parts.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
        certificate = try Certificate(pemDocument: parts[0])
        key = try P256.Signing.PrivateKey(pemRepresentation: parts[1].pemString)
    }

    func text() throws -> String { try certificate.serializeAsPEM().pemString + "\n" + key.pemRepresentation + "\n" }
}

extension Date {
    fileprivate func addingDays(_ days: Int) -> Date { addingTimeInterval(Double(days) * 86_400) }
}
