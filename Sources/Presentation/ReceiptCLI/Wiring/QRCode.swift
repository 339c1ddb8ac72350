import CQRCode

/// A text as a QR code (ISO/IEC 18004).
struct QRCode {
    /// Row by row; dark squares are `true`.
    let squares: [[Bool]]

    /// `nil` where the text is too long.
    init?(_ text: String) {
        guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_L) else { return nil }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        guard let data = code.pointee.data else { return nil }
        // The lowest bit is the colour; the others are internal to the library.
        squares = (0..<width).map { y in (0..<width).map { x in data[y * width + x] & 1 == 1 } }
    }

    /// Two rows of squares per line of text, with light squares filled: most terminals are dark.
    var lines: [String] {
        let margin = 2
        func isLight(_ x: Int, _ y: Int) -> Bool {
            guard squares.indices.contains(y), squares.indices.contains(x) else { return true }
            return !squares[y][x]
        }
        return stride(from: -margin, to: squares.count + margin, by: 2).map { y in
            String(
                (-margin..<squares.count + margin).map { x -> Character in
                    switch (isLight(x, y), isLight(x, y + 1)) {
                    case (true, true): "█"
                    case (true, false): "▀"
                    case (false, true): "▄"
                    case (false, false): " "
                    }
                }
            )
        }
    }
}
