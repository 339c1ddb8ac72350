import ReceiptDomain
import ReceiptTestSupport

extension TemporaryFolder {
    /// Writes a photo.
    @discardableResult
    func write(_ name: String) throws -> FileLocation {
        try write(name, .jpeg)
        return location(name)
    }
}

extension [UInt8] {
    /// The shortest thing that begins and ends like a JPEG.
    static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3, 0xFF, 0xD9]
    static let cutJPEG: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3]
    static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 9, 9, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    /// RIFF with a length of 12 after the eighth byte.
    static let webp: [UInt8] = Array("RIFF".utf8) + [12, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [0, 0, 0, 0]
}
