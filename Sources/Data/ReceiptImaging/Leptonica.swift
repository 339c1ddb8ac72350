import CLeptonica
import ReceiptDomain

/// Settings of the library Leptonica for the whole process.
enum Leptonica {
    /// Switches off its messages on standard error, once for each process; errors are known from its return values.
    static func beQuiet() { _ = isQuiet }

    private static let isQuiet: Bool = {
        setMsgSeverity(Int32(L_SEVERITY_NONE))
        leptSetStderrHandler { _ in }
        return true
    }()
}

/// Owns a Leptonica picture (`PIX`), which is freed with the last reference.
final class Bitmap {
    let pix: UnsafeMutablePointer<Pix>

    /// Takes ownership of a Leptonica function's result; `nil` if that is `nil`.
    init?(_ pix: UnsafeMutablePointer<Pix>?) {
        guard let pix else { return nil }
        self.pix = pix
    }

    deinit {
        var owned: UnsafeMutablePointer<Pix>? = pix
        pixDestroy(&owned)
    }

    var width: Int { Int(pixGetWidth(pix)) }
    var height: Int { Int(pixGetHeight(pix)) }
    var depth: Int { Int(pixGetDepth(pix)) }
}

extension Bitmap {
    /// Copies a grey picture; `nil` if there is no memory for it.
    convenience init?(_ image: GrayImage) {
        self.init(pixCreateNoInit(Int32(image.width), Int32(image.height), 8))
        guard let data = pixGetData(pix) else { return nil }
        let bytesPerRow = Int(pixGetWpl(pix)) * 4
        let target = UnsafeMutableRawPointer(data)
        image.pixels.withUnsafeBytes { source in
            guard let start = source.baseAddress else { return }
            for row in 0..<image.height {
                let line = target + row * bytesPerRow
                // Rows are padded to whole words, whose unused bytes enter some of Leptonica's sums.
                (line + bytesPerRow - 4).storeBytes(of: 0, as: UInt32.self)
                line.copyMemory(from: start + row * image.width, byteCount: image.width)
            }
        }
        // Leptonica stores pixels in 32-bit words, the leftmost in the highest byte.
        pixEndianByteSwap(pix)
    }

    /// A copy of the pixels as 8-bit grey; `nil` if there is no memory for it.
    func gray() -> GrayImage? {
        guard let gray = depth == 8 && pixGetColormap(pix) == nil ? self : Bitmap(pixConvertTo8(pix, 0)) else {
            return nil
        }
        guard let swapped = Bitmap(pixEndianByteSwapNew(gray.pix)), let data = pixGetData(swapped.pix) else {
            return nil
        }
        let (width, height) = (gray.width, gray.height)
        let bytesPerRow = Int(pixGetWpl(swapped.pix)) * 4
        let source = UnsafeRawPointer(data)
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
            guard let start = target.baseAddress else { return }
            for row in 0..<height {
                UnsafeMutableRawPointer(start + row * width)
                    .copyMemory(from: source + row * bytesPerRow, byteCount: width)
            }
            count = width * height
        }
        return GrayImage(width: width, height: height, pixels: pixels)
    }

    /// The file that `write` makes in Leptonica's memory; `nil` if there is no memory for it.
    func encoded(by write: (inout UnsafeMutablePointer<UInt8>?, inout Int) -> Int32) -> [UInt8]? {
        var data: UnsafeMutablePointer<UInt8>?
        var count = 0
        guard write(&data, &count) == 0, let data else { return nil }
        defer { lept_free(data) }
        return Array(UnsafeBufferPointer(start: data, count: count))
    }

    /// The boxes of the black connected components (8-connected); empty if there is no memory for them.
    func componentBoxes() -> [PixelBox] {
        var boxes: UnsafeMutablePointer<Boxa>? = pixConnCompBB(pix, 8)
        defer { boxaDestroy(&boxes) }
        return (0..<boxaGetCount(boxes)).map { boxes.box(at: $0) }
    }

    /// Only the connected components of a black and white picture that have at least this size.
    func selected(width: Int, height: Int) -> Bitmap? {
        let (both, atLeast) = (Int32(L_SELECT_IF_BOTH), Int32(L_SELECT_IF_GTE))
        return Bitmap(pixSelectBySize(pix, Int32(width), Int32(height), 8, both, atLeast, nil))
    }

    /// The black connected components, each with its number of pixels.
    func components() -> [(box: PixelBox, area: Int)] {
        var parts: UnsafeMutablePointer<Pixa>?
        var boxes: UnsafeMutablePointer<Boxa>? = pixConnComp(pix, &parts, 8)
        defer {
            boxaDestroy(&boxes)
            pixaDestroy(&parts)
        }
        var areas: UnsafeMutablePointer<Numa>? = pixaCountPixels(parts)
        defer { numaDestroy(&areas) }
        return (0..<boxaGetCount(boxes)).map { index in
            var area: Int32 = 0
            numaGetIValue(areas, index, &area)
            return (boxes.box(at: index), Int(area))
        }
    }

    /// The pixels of a black and white picture row by row, `true` for black.
    var bits: [Bool] { gray()?.pixels.map { $0 == 0 } ?? [Bool](repeating: false, count: width * height) }

    /// The picture with white in place of transparency.
    func flattened() -> Bitmap? { Bitmap(pixRemoveAlpha(pix)) }
}

extension UnsafeMutablePointer<Boxa>? {
    fileprivate func box(at index: Int32) -> PixelBox {
        var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        boxaGetBoxGeometry(self, index, &x, &y, &width, &height)
        return PixelBox(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
    }
}
