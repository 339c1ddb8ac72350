import ReceiptDomain

extension GrayImage {
    /// The first picture of a portable graymap, `P5` with one byte for each pixel (netpbm, pgm(5)); `nil` for anything else.
    init?(portableGraymap bytes: [UInt8]) {
        var numbers: [Int] = []
        guard bytes.starts(with: "P5".utf8) else { return nil }
        var offset = 2
        while numbers.count < 3 {
            while offset < bytes.count, bytes[offset] <= 32 { offset += 1 }
            let digits = bytes[offset...].prefix { (48...57).contains($0) }
            guard (1...9).contains(digits.count) else { return nil }
            numbers.append(digits.reduce(0) { $0 * 10 + Int($1 - 48) })
            offset += digits.count
        }
        // A single white-space character separates the numbers from the pixels.
        offset += 1
        let (width, height) = (numbers[0], numbers[1])
        guard width > 0, height > 0, numbers[2] == 255, bytes.count - offset >= width * height else { return nil }
        self.init(width: width, height: height, pixels: Array(bytes[offset..<offset + width * height]))
    }
}
