import CReceiptModels

/// Networks in the program itself (see `CReceiptModels/Resources/CREDITS.md`).
enum EmbeddedNetwork {
    /// Reads Hangul, Latin letters and figures from what the lower layers of PP-OCR's reader make of a line.
    static var hangul: UnsafeRawBufferPointer {
        let model = rm_hangul_model()
        return UnsafeRawBufferPointer(start: model.bytes, count: model.count)
    }
}
