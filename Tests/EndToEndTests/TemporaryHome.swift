import Foundation

/// A folder for one test, with the library in it; removed when nobody holds it any more.
final class TemporaryHome {
    let path: String

    var library: String { path + "/ReceiptMind" }
    var inbox: String { library + "/Inbox" }

    init() {
        path = NSTemporaryDirectory() + "receiptmind-e2e-" + UUID().uuidString
        // Where this fails, so does all that a test does in it.
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Makes a folder in this home.
    func folder(_ name: String) throws -> String {
        let folder = path + "/" + name
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Puts a file where the program looks for it: complete from the first moment on, as a rename does.
    @discardableResult
    func put(_ data: Data, at place: String) throws -> String {
        let folder = (place as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: place), options: .atomic)
        return place
    }

    /// Names in a folder, sorted; none where there is no such folder.
    func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// Paths of everything below the library, without its inbox.
    var keptPaths: [String] {
        let all = FileManager.default.enumerator(atPath: library)?.compactMap { $0 as? String } ?? []
        return all.filter { !$0.hasPrefix("Inbox") }.map { library + "/" + $0 }
    }

    func mode(of path: String) throws -> Int {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? -1
    }
}

/// The receipts that come with the project.
enum Samples {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "SampleReceipts").path

    static func data(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }
    static func path(_ name: String) -> String { folder + "/" + name }
}

/// A picture without any text: quick to read, and different for each number.
struct BlankPicture {
    var number: Int

    /// A grey PNG of 64 by 96 pixels, stored without compression (RFC 1950, 1951).
    var data: Data {
        var pixels = [UInt8](repeating: 250, count: 64 * 96)
        for bit in 0..<32 { pixels[bit] = number >> bit & 1 == 1 ? 245 : 250 }
        let rows = (0..<96).flatMap { [0] + pixels[($0 * 64)..<(($0 + 1) * 64)] }
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        bytes += chunk("IHDR", big(64) + big(96) + [8, 0, 0, 0, 0])
        bytes += chunk("IDAT", zlib(rows))
        bytes += chunk("IEND", [])
        return Data(bytes)
    }

    private func zlib(_ data: [UInt8]) -> [UInt8] {
        let size = UInt16(data.count)
        var (a, b) = (1, 0)
        for byte in data { (a, b) = ((a + Int(byte)) % 65_521, (b + a + Int(byte)) % 65_521) }
        let head = [0x78, 0x01, 1, UInt8(size & 255), UInt8(size >> 8), UInt8(~size & 255), UInt8(~size >> 8)]
        return head + data + big(b << 16 | a)
    }

    private func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
        let named = Array(type.utf8) + body
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in named {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return big(body.count) + named + big(Int(~crc))
    }

    private func big(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
}
