import ReceiptDomain

extension GrayImage {
    /// The picture turned and mirrored by the orientation.
    func upright(from orientation: ExifOrientation) -> GrayImage {
        guard orientation != .upright else { return self }
        let size = orientation.swapsSides ? (width: height, height: width) : (width: width, height: height)
        // The source of the top left pixel, and the source's steps for one pixel to the right and one down.
        let last = (x: width - 1, y: height - 1)
        let start: (x: Int, y: Int)
        let right: Int
        let down: Int
        switch orientation {
        case .upright: (start, right, down) = ((0, 0), 1, width)
        case .mirrored: (start, right, down) = ((last.x, 0), -1, width)
        case .upsideDown: (start, right, down) = ((last.x, last.y), -1, -width)
        case .flipped: (start, right, down) = ((0, last.y), 1, -width)
        case .transposed: (start, right, down) = ((0, 0), width, 1)
        case .onItsLeft: (start, right, down) = ((0, last.y), -width, 1)
        case .transversed: (start, right, down) = ((last.x, last.y), -width, -1)
        case .onItsRight: (start, right, down) = ((last.x, 0), width, -1)
        }
        let origin = start.y * width + start.x
        let turned = [UInt8](unsafeUninitializedCapacity: pixels.count) { target, count in
            pixels.withUnsafeBufferPointer { source in
                Self.copyTiles(of: size, from: source, origin: origin, right: right, down: down, to: target)
            }
            count = pixels.count
        }
        return GrayImage(width: size.width, height: size.height, pixels: turned)
    }

    /// Copies in small squares, so that a quarter turn uses whole cache lines instead of one byte of each.
    private static func copyTiles(
        of size: (width: Int, height: Int),
        from source: UnsafeBufferPointer<UInt8>,
        origin: Int,
        right: Int,
        down: Int,
        to target: UnsafeMutableBufferPointer<UInt8>
    ) {
        let tile = 64
        for top in stride(from: 0, to: size.height, by: tile) {
            for left in stride(from: 0, to: size.width, by: tile) {
                for y in top..<min(top + tile, size.height) {
                    var from = origin + y * down + left * right
                    let row = y * size.width
                    for x in left..<min(left + tile, size.width) {
                        target[row + x] = source[from]
                        from += right
                    }
                }
            }
        }
    }
}
