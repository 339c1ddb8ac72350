import CPixels
import ReceiptDomain

/// Draws a page from its picture in one step, because resampling twice would blur it.
struct PageSampler {
    /// The picture, or a reduced version of it.
    let picture: GrayImage
    /// The factor by which it is reduced.
    var reduction = 1.0
    let geometry: PageGeometry
    /// The brightness of pixels outside of the picture.
    let paper: UInt8

    func draw(_ region: PixelBox, scale: Double) -> GrayImage {
        let width = max(1, Int((Double(region.width) * scale).rounded()))
        let height = max(1, Int((Double(region.height) * scale).rounded()))
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
            picture.pixels.withUnsafeBufferPointer { source in
                for row in 0..<height {
                    let y = (Double(row) + 0.5) / scale + Double(region.y)
                    drawRow(at: y, from: Double(region.x), step: 1 / scale, width, source, target, row * width)
                }
            }
            count = width * height
        }
        return GrayImage(width: width, height: height, pixels: pixels)
    }

    private func drawRow(
        at y: Double,
        from left: Double,
        step: Double,
        _ width: Int,
        _ source: UnsafeBufferPointer<UInt8>,
        _ target: UnsafeMutableBufferPointer<UInt8>,
        _ start: Int
    ) {
        // The warp is smooth enough to be linear over sixteen pixels.
        let stretch = 16
        var column = 0
        var from = geometry.onPicture(Point(x: left + 0.5 * step, y: y))
        while column < width {
            let length = min(stretch, width - column)
            let to = geometry.onPicture(Point(x: left + (Double(column + length) + 0.5) * step, y: y))
            let stretchLength = Double(length) * reduction
            let (dx, dy) = ((to.x - from.x) / stretchLength, (to.y - from.y) / stretchLength)
            // A pixel's centre is at half a pixel.
            var (px, py) = (Float(from.x / reduction - 0.5), Float(from.y / reduction - 0.5))
            let last = Point(x: to.x / reduction - 0.5, y: to.y / reduction - 0.5)
            if isInside(px, py), isInside(Float(last.x), Float(last.y)), let picture = source.baseAddress,
                let target = target.baseAddress
            {
                let row = target + start + column
                pixels_sample(picture, self.picture.width, px, py, Float(dx), Float(dy), row, length)
            } else {
                for index in 0..<length {
                    target[start + column + index] = sample(px, py, source)
                    px += Float(dx)
                    py += Float(dy)
                }
            }
            column += length
            from = to
        }
    }

    /// Whether the point's neighbours are inside, too, even after rounding errors.
    private func isInside(_ x: Float, _ y: Float) -> Bool {
        x >= 1 && y >= 1 && x <= Float(picture.width - 3) && y <= Float(picture.height - 3)
    }

    /// Bilinear interpolation like `pixels_sample`, but without bounds checks.
    @inline(__always)
    private func sample(_ x: Float, _ y: Float, _ source: UnsafeBufferPointer<UInt8>) -> UInt8 {
        let (width, height) = (picture.width, picture.height)
        guard x > -1, y > -1, x < Float(width), y < Float(height) else { return paper }
        let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (fx, fy) = (x - Float(left), y - Float(top))
        let (x0, x1) = (max(left, 0), min(left + 1, width - 1))
        let (y0, y1) = (max(top, 0) * width, min(top + 1, height - 1) * width)
        let upper = Float(source[y0 + x0]) * (1 - fx) + Float(source[y0 + x1]) * fx
        let lower = Float(source[y1 + x0]) * (1 - fx) + Float(source[y1 + x1]) * fx
        return UInt8(upper + (lower - upper) * fy + 0.5)
    }
}

extension GrayImage {
    /// Half as wide and high, each pixel the mean of four.
    func halved() -> GrayImage {
        let (newWidth, newHeight) = (max(1, width / 2), max(1, height / 2))
        let pixels = [UInt8](unsafeUninitializedCapacity: newWidth * newHeight) { target, count in
            self.pixels.withUnsafeBufferPointer { source in
                for y in 0..<newHeight {
                    let upper = 2 * y * width
                    let lower = min(2 * y + 1, height - 1) * width
                    for x in 0..<newWidth {
                        let (left, right) = (2 * x, min(2 * x + 1, width - 1))
                        let sum =
                            Int(source[upper + left]) + Int(source[upper + right])
                            + Int(source[lower + left]) + Int(source[lower + right])
                        target[y * newWidth + x] = UInt8((sum + 2) / 4)
                    }
                }
            }
            count = newWidth * newHeight
        }
        return GrayImage(width: newWidth, height: newHeight, pixels: pixels)
    }

    /// The picture at another size; it is halved repeatedly for much smaller sizes.
    func scaled(by factor: Double) -> GrayImage {
        if factor <= 0.5 { return halved().scaled(by: factor * 2) }
        if abs(factor - 1) < 0.01 { return self }
        let whole = PixelBox(x: 0, y: 0, width: width, height: height)
        return PageSampler(picture: self, geometry: PageGeometry(width: width, height: height), paper: 255)
            .draw(whole, scale: factor)
    }

    /// The negative.
    func inverted() -> GrayImage { GrayImage(width: width, height: height, pixels: pixels.map { ~$0 }) }
}
