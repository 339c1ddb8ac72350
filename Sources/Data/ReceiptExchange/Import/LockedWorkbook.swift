import Crypto
import CryptoExtras
import Foundation

/// Decrypts a workbook behind a password ([MS-OFFCRYPTO]): agile encryption of Excel 2010 and newer, standard encryption of Excel 2007.
struct LockedWorkbook {
    private let info: [UInt8]
    private let package: [UInt8]

    /// `nil` for a compound file of another kind.
    init?(_ file: CompoundFile) throws(ExchangeError) {
        guard let info = try file.stream("EncryptionInfo"), let package = try file.stream("EncryptedPackage") else {
            return nil
        }
        (self.info, self.package) = (info, package)
    }

    /// The workbook, which is a ZIP archive.
    ///
    /// - Throws: ``ExchangeError/wrongPassword``, ``ExchangeError/damaged(_:)``
    func decrypted(_ password: String) throws(ExchangeError) -> [UInt8] {
        let version = (info.uint16(0), info.uint16(2))
        let size = Int(clamping: package.number(0, 8))
        guard size >= 0, size <= package.count else { throw .damaged("the size of what is encrypted") }
        // As Windows has it: composed letters, two bytes each.
        let secret = password.precomposedStringWithCanonicalMapping.utf16.flatMap {
            [UInt8($0 & 0xFF), UInt8($0 >> 8)]
        }
        let plain =
            switch version {
            case (4, 4): try AgileEncryption(Array(info.dropFirst(8))).decrypted(package, secret)
            case (2...4, 2): try StandardEncryption(info).decrypted(package, secret)
            default: throw ExchangeError.damaged("encryption \(version.0).\(version.1)")
            }
        return Array(plain.prefix(size))
    }
}

/// Hashes that workbooks name.
private enum WorkbookHash: String {
    case sha1 = "SHA1"
    case sha256 = "SHA256"
    case sha384 = "SHA384"
    case sha512 = "SHA512"

    func callAsFunction(_ parts: [UInt8]...) -> [UInt8] {
        switch self {
        case .sha1: Self.hash(Insecure.SHA1.self, parts)
        case .sha256: Self.hash(SHA256.self, parts)
        case .sha384: Self.hash(SHA384.self, parts)
        case .sha512: Self.hash(SHA512.self, parts)
        }
    }

    private static func hash<Function: HashFunction>(_ type: Function.Type, _ parts: [[UInt8]]) -> [UInt8] {
        var function = type.init()
        for part in parts { function.update(data: part) }
        return Array(function.finalize())
    }

    /// The hash with a key (RFC 2104), by which a change of the bytes is noticed.
    func isAuthentic(_ bytes: [UInt8], key: [UInt8], code: [UInt8]) -> Bool {
        switch self {
        case .sha1: Self.isValid(Insecure.SHA1.self, code, bytes, key)
        case .sha256: Self.isValid(SHA256.self, code, bytes, key)
        case .sha384: Self.isValid(SHA384.self, code, bytes, key)
        case .sha512: Self.isValid(SHA512.self, code, bytes, key)
        }
    }

    private static func isValid<Function: HashFunction>(
        _ type: Function.Type,
        _ code: [UInt8],
        _ bytes: [UInt8],
        _ key: [UInt8]
    ) -> Bool {
        HMAC<Function>.isValidAuthenticationCode(code, authenticating: bytes, using: SymmetricKey(data: key))
    }

    /// Hashes the password again and again, which makes guessing slow.
    func repeated(_ first: [UInt8], _ count: Int) -> [UInt8] {
        var hash = first
        for number in 0..<count { hash = self(UInt32(number).littleEndianBytes, hash) }
        return hash
    }
}

/// AES in blocks of 16 bytes, without padding.
private enum WorkbookCipher {
    static func chained(_ bytes: [UInt8], key: [UInt8], start: [UInt8]) throws(ExchangeError) -> [UInt8] {
        do {
            let start = try AES._CBC.IV(ivBytes: start)
            return [UInt8](
                try AES._CBC.decrypt(
                    bytes.prefix(bytes.count / 16 * 16),
                    using: SymmetricKey(data: key),
                    iv: start,
                    noPadding: true
                )
            )
        } catch {
            throw .damaged("encryption")
        }
    }

    /// Each block by itself: chained decryption, and what it adds to a block taken away again.
    static func unchained(_ bytes: [UInt8], key: [UInt8]) throws(ExchangeError) -> [UInt8] {
        var plain = try chained(bytes, key: key, start: Array(repeating: 0, count: 16))
        for index in plain.indices.dropFirst(16) { plain[index] ^= bytes[index - 16] }
        return plain
    }
}

extension UInt32 {
    fileprivate var littleEndianBytes: [UInt8] { withUnsafeBytes(of: littleEndian) { Array($0) } }
}

extension [UInt8] {
    /// Cut, or filled up with a byte.
    fileprivate func fitted(to count: Int, with filler: UInt8) -> [UInt8] {
        Array(prefix(count)) + Array(repeating: filler, count: Swift.max(0, count - self.count))
    }
}

/// An XML description says hashes and ciphers.
private final class AgileEncryption: SheetXMLReader {
    private struct Values {
        var salt: [UInt8]
        var blockSize: Int
        var keySize: Int
        var hashSize: Int
        var hash: WorkbookHash

        init?(_ attributes: [String: String]) {
            func number(_ name: String, _ range: ClosedRange<Int>) -> Int? {
                attributes[name].flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
            }
            guard let salt = attributes["saltValue"].flatMap({ Data(base64Encoded: $0) }),
                let blockSize = number("blockSize", 16...16), let keyBits = number("keyBits", 128...256),
                let hashSize = number("hashSize", 16...64), attributes["cipherAlgorithm"] == "AES",
                attributes["cipherChaining"] == "ChainingModeCBC",
                let hash = attributes["hashAlgorithm"].flatMap({ WorkbookHash(rawValue: $0.filter { $0 != "-" }) })
            else { return nil }
            (self.salt, self.blockSize, keySize) = ([UInt8](salt), blockSize, keyBits / 8)
            (self.hashSize, self.hash) = (hashSize, hash)
        }
    }

    /// The password encrypts a key, and the key the workbook.
    private struct Lock {
        var values: Values
        var rounds: Int
        var input: [UInt8]
        var inputHash: [UInt8]
        var key: [UInt8]
    }

    private var data: Values?
    private var lock: Lock?
    /// Key and hash by which changes of the package are noticed; `nil` where a program wrote none.
    private var integrity: (key: [UInt8], code: [UInt8])?

    /// Excel asks for 100,000; a file that asks for much more was made to keep a computer busy.
    private static let mostRounds = 1_000_000
    private static let segment = 4096

    init(_ description: [UInt8]) throws(ExchangeError) {
        super.init()
        try SheetXML.parse(description, self)
    }

    override func begins(_ name: Substring, _ attributes: [String: String]) {
        func bytes(_ name: String) -> [UInt8]? {
            attributes[name].flatMap { Data(base64Encoded: $0) }.map { [UInt8]($0) }
        }
        switch name {
        case "keyData": data = Values(attributes)
        case "dataIntegrity": integrity = (bytes("encryptedHmacKey") ?? [], bytes("encryptedHmacValue") ?? [])
        case "encryptedKey":
            guard let values = Values(attributes), let rounds = attributes["spinCount"].flatMap({ Int($0) }),
                (0...Self.mostRounds).contains(rounds), let input = bytes("encryptedVerifierHashInput"),
                let inputHash = bytes("encryptedVerifierHashValue"), let key = bytes("encryptedKeyValue")
            else { return }
            lock = Lock(values: values, rounds: rounds, input: input, inputHash: inputHash, key: key)
        default: break
        }
    }

    func decrypted(_ package: [UInt8], _ secret: [UInt8]) throws(ExchangeError) -> [UInt8] {
        guard let data, let lock else { throw .damaged("the description of the encryption") }
        let values = lock.values
        let hash = values.hash.repeated(values.hash(values.salt, secret), lock.rounds)
        func open(_ bytes: [UInt8], _ block: [UInt8]) throws(ExchangeError) -> [UInt8] {
            let key = values.hash(hash, block).fitted(to: values.keySize, with: 0x36)
            return try WorkbookCipher.chained(bytes, key: key, start: values.salt.fitted(to: 16, with: 0x36))
        }
        let input = try open(lock.input, [0xFE, 0xA7, 0xD2, 0x76, 0x3B, 0x4B, 0x9E, 0x79])
        let expected = try open(lock.inputHash, [0xD7, 0xAA, 0x0F, 0x6D, 0x30, 0x61, 0x34, 0x4E])
        let own = values.hash(Array(input.prefix(values.salt.count)))
        guard expected.prefix(values.hashSize).elementsEqual(own.prefix(values.hashSize)) else {
            throw .wrongPassword
        }
        let key = try open(lock.key, [0x14, 0x6E, 0x0B, 0xE7, 0xAB, 0xAC, 0xD0, 0xD6])
        guard key.count >= data.keySize else { throw .damaged("the key") }
        try check(package, data, Array(key.prefix(data.keySize)))
        var plain: [UInt8] = []
        plain.reserveCapacity(package.count)
        for (number, place) in stride(from: 8, to: package.count, by: Self.segment).enumerated() {
            let start = data.hash(data.salt, UInt32(number).littleEndianBytes).fitted(to: 16, with: 0x36)
            let segment = Array(package[place..<min(place + Self.segment, package.count)])
            plain += try WorkbookCipher.chained(segment, key: Array(key.prefix(data.keySize)), start: start)
        }
        return plain
    }

    /// - Throws: ``ExchangeError/damaged(_:)`` where the package is not the one that was encrypted
    private func check(_ package: [UInt8], _ data: Values, _ key: [UInt8]) throws(ExchangeError) {
        guard let integrity else { return }
        func open(_ bytes: [UInt8], _ block: [UInt8]) throws(ExchangeError) -> [UInt8] {
            let start = data.hash(data.salt, block).fitted(to: 16, with: 0x36)
            return Array(try WorkbookCipher.chained(bytes, key: key, start: start).prefix(data.hashSize))
        }
        let secret = try open(integrity.key, [0x5F, 0xB2, 0xAD, 0x01, 0x0C, 0xB9, 0xE1, 0xF6])
        let code = try open(integrity.code, [0xA0, 0x67, 0x7F, 0x02, 0xB2, 0x2C, 0x84, 0x33])
        guard data.hash.isAuthentic(package, key: secret, code: code) else {
            throw .damaged("its contents are not what was encrypted")
        }
    }
}

/// SHA-1 and AES by blocks; a binary header says the length of the key.
private struct StandardEncryption {
    private let salt: [UInt8]
    private let verifier: [UInt8]
    private let verifierHash: [UInt8]
    private let keySize: Int

    private static let rounds = 50_000

    init(_ info: [UInt8]) throws(ExchangeError) {
        let header = 12
        let after = header + info.uint32(8)
        keySize = info.uint32(header + 16) / 8
        guard [0x660E, 0x660F, 0x6610].contains(info.uint32(header + 8)), [16, 24, 32].contains(keySize),
            info.uint32(after) == 16, after + 72 <= info.count
        else { throw .damaged("the description of the encryption") }
        salt = Array(info[(after + 4)..<(after + 20)])
        verifier = Array(info[(after + 20)..<(after + 36)])
        verifierHash = Array(info[(after + 40)..<(after + 72)])
    }

    func decrypted(_ package: [UInt8], _ secret: [UInt8]) throws(ExchangeError) -> [UInt8] {
        let sha1 = WorkbookHash.sha1
        let hash = sha1(sha1.repeated(sha1(salt, secret), Self.rounds), UInt32(0).littleEndianBytes)
        func part(_ byte: UInt8) -> [UInt8] { sha1(hash.fitted(to: 64, with: 0).map { $0 ^ byte }) }
        let key = Array((part(0x36) + part(0x5C)).prefix(keySize))
        let own = sha1(try WorkbookCipher.unchained(verifier, key: key))
        guard try WorkbookCipher.unchained(verifierHash, key: key).prefix(20).elementsEqual(own) else {
            throw .wrongPassword
        }
        return try WorkbookCipher.unchained(Array(package.dropFirst(8)), key: key)
    }
}
