/// The formats that a file's first bytes tell.
///
/// File names are not used, because phones, messengers and scanners get extensions wrong.
public enum FileSignature: Sendable {
    case jpeg, png, webp, gif, tiff, bmp, pdf, zip
    /// HEIC, AVIF and films (ISO/IEC 14496-12), which differ in their brands.
    case isoMedia

    /// `nil` for an unknown format.
    public init?(_ head: [UInt8]) {
        func has(_ text: StaticString, at offset: Int = 0) -> Bool {
            text.withUTF8Buffer { head.dropFirst(offset).starts(with: $0) }
        }
        if head.starts(with: [0xFF, 0xD8]) {
            self = .jpeg
        } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = .webp
        } else if has("GIF87a") || has("GIF89a") {
            self = .gif
        } else if has("II*\0") || has("MM\0*") {
            self = .tiff
        } else if has("BM") {
            self = .bmp
        } else if has("%PDF-") {
            self = .pdf
        } else if has("PK\u{3}\u{4}") {
            // APPNOTE.TXT 4.3.7.
            self = .zip
        } else if has("ftyp", at: 4) {
            self = .isoMedia
        } else {
            return nil
        }
    }

    /// Finds `%PDF-` in the first kilobyte (ISO 32000-1, annex H.3.4.1), as printer drivers write data before it.
    public static func isDocument(_ head: some Collection<UInt8>) -> Bool {
        Array(head.prefix(1024)).firstRange(of: Array("%PDF-".utf8)) != nil
    }
}
