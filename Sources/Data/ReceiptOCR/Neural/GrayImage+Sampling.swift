import ReceiptDomain

extension GrayImage {
    /// Draws the box `columns` by `rows` pixels large, as floats from -1 to 1: what the networks were trained with.
    ///
    /// Places outside the picture are taken from its edge.
    func sampled(_ box: OrientedBox, columns: Int, rows: Int) -> [Float] {
        var values = [Float](repeating: 0, count: columns * rows)
        let (across, down) = (box.width / Double(columns), box.height / Double(rows))
        // Between two pixels there may be several of the picture, all of which count.
        let steps = max(1, min(4, Int(max(across, down).rounded())))
        let share = 1 / Float(steps * steps)
        pixels.withUnsafeBufferPointer { pixels in
            for row in 0..<rows {
                for column in 0..<columns {
                    var sum: Float = 0
                    for part in 0..<steps * steps {
                        let x = Double(column) + (Double(part % steps) + 0.5) / Double(steps)
                        let y = Double(row) + (Double(part / steps) + 0.5) / Double(steps)
                        sum += brightness(pixels, at: box.place(along: x * across, across: y * down))
                    }
                    values[row * columns + column] = sum * share / 127.5 - 1
                }
            }
        }
        return values
    }

    /// By bilinear interpolation; pixels are half a pixel around their centres.
    private func brightness(_ pixels: UnsafeBufferPointer<UInt8>, at place: OrientedBox.Point) -> Float {
        let x = min(max(place.x - 0.5, 0), Double(width - 1))
        let y = min(max(place.y - 0.5, 0), Double(height - 1))
        let (left, top) = (Int(x), Int(y))
        let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
        let (a, b) = (Float(x - Double(left)), Float(y - Double(top)))
        let upper = Float(pixels[top * width + left]) * (1 - a) + Float(pixels[top * width + right]) * a
        let lower = Float(pixels[bottom * width + left]) * (1 - a) + Float(pixels[bottom * width + right]) * a
        return upper * (1 - b) + lower * b
    }
}
