import CQRCode

/// A text as squares that a camera reads (ISO/IEC 18004).
struct QRCode {
    /// Row by row, dark ones true.
    let squares: [[Bool]]

    /// `nil` for a text that is too long.
    init?(_ text: String) {
        guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_L) else { return nil }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        guard let data = code.pointee.data else { return nil }
        // The lowest bit says whether it is dark; the others are the library's own.
        squares = (0..<width).map { y in (0..<width).map { x in data[y * width + x] & 1 == 1 } }
    }

    /// Two squares above one another in each character, light ones filled: most terminals are dark.
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
