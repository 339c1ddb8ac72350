import ReceiptDomain
import ReceiptImaging

/// A picture drawn as the bytes say, prepared, and rendered as for several OCR passes.
@Sendable func fuzzPages(_ bytes: [UInt8]) {
    guard bytes.count >= 4, let page = try? LeptonicaPagePreparer().prepare(picture(drawnBy: bytes)) else { return }
    check(page)
    render(page, nil, Rendering(textHeight: 12 + Double(bytes[3] % 16)))
    let corner = PixelBox(x: Int(bytes[0]) - 128, y: Int(bytes[1]) - 128, width: Int(bytes[2]), height: Int(bytes[3]))
    render(page, corner, Rendering(textHeight: 12, contrast: .plain, narrowing: 2))
    render(page, page.pieces.first?.box, Rendering(textHeight: 28, contrast: .clean, narrowing: 0.6))
    let turned = page.turned(quarterTurns: Int(bytes[3] % 4))
    check(turned)
    render(turned, turned.pieces.last?.box, Rendering(textHeight: 20))
}

private func check(_ page: any PreparedPage) {
    precondition(page.width > 0 && page.height > 0, "a page without room")
    precondition(page.textHeight.map { $0.isFinite && $0 > 0 } ?? page.pieces.isEmpty, "letters without a height")
    for piece in page.pieces {
        precondition(!piece.box.isEmpty, "a piece without room")
        precondition(piece.letterWidth.isFinite && piece.letterWidth > 0, "letters without a width")
        let place = page.boxOnPicture(piece.box)
        precondition(place.x >= 0 && place.y >= 0, "a place outside of the picture")
    }
}

private func render(_ page: any PreparedPage, _ region: PixelBox?, _ rendering: Rendering) {
    let whole = PixelBox(x: 0, y: 0, width: page.width, height: page.height)
    let asked = region?.intersection(whole) ?? whole
    let seen = asked.isEmpty ? whole : asked
    let (image, scale) = page.render(rendering, region: region)
    precondition(scale.isFinite && scale > 0, "a scale that is none")
    let width = max(1, Double(seen.width) * scale * rendering.narrowing)
    let height = max(1, Double(seen.height) * scale)
    precondition(abs(Double(image.width) - width) <= 2 + 2 * rendering.narrowing, "a drawing of another width")
    precondition(abs(Double(image.height) - height) <= 3, "a drawing of another height")
}

// MARK: Drawing

/// Two bytes are the picture's sides, two its paper and the seed of its grain; then six for each thing on it.
///
/// Larger pictures only take longer: a dozen lines of small letters have room.
private func picture(drawnBy bytes: [UInt8]) -> GrayImage {
    let (width, height) = (Int(bytes[0]) / 2 + 1, Int(bytes[1]) / 2 + 1)
    var canvas = Canvas(
        image: GrayImage(width: width, height: height, pixels: Array(repeating: bytes[2], count: width * height)),
        chance: UInt64(bytes[3])
    )
    for start in stride(from: 4, through: bytes.count - 6, by: 6) {
        let box = PixelBox(
            x: Int(bytes[start + 1]) / 2,
            y: Int(bytes[start + 2]) / 2,
            width: Int(bytes[start + 3]) / 2,
            height: Int(bytes[start + 4]) / 2
        )
        let shade = Int(bytes[start + 5])
        let slope = Double(bytes[start] >> 3) / 32 - 0.5
        switch bytes[start] % 8 {
        case 0: canvas.fill(box, shade)
        case 1: canvas.grain(box, by: shade)
        case 2: canvas.light(box, by: shade - 128)
        case 3: canvas.strokes(box, shade, slope: slope)
        // Print is what most of the work is about.
        default: canvas.print(box, shade, slope: slope / 4)
        }
    }
    return canvas.image
}

private struct Canvas {
    var image: GrayImage
    var chance: UInt64

    private mutating func set(_ x: Int, _ y: Int, _ change: (Int) -> Int) {
        guard x >= 0, y >= 0, x < image.width, y < image.height else { return }
        let place = y * image.width + x
        image.pixels[place] = UInt8(max(0, min(255, change(Int(image.pixels[place])))))
    }

    private mutating func change(_ box: PixelBox, _ change: (_ x: Int, _ y: Int, _ shade: Int) -> Int) {
        let seen = box.intersection(PixelBox(x: 0, y: 0, width: image.width, height: image.height))
        for y in seen.y..<seen.y + seen.height {
            for x in seen.x..<seen.x + seen.width { set(x, y) { change(x, y, $0) } }
        }
    }

    mutating func fill(_ box: PixelBox, _ shade: Int) { change(box) { _, _, _ in shade } }

    mutating func grain(_ box: PixelBox, by maximum: Int) {
        var chance = chance
        change(box) { _, _, shade in
            chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return shade + Int(chance >> 33) % (2 * maximum + 1) - maximum
        }
        self.chance = chance
    }

    /// Brighter or darker to the right.
    mutating func light(_ box: PixelBox, by maximum: Int) {
        change(box) { x, _, shade in shade + maximum * (x - box.x) / max(1, box.width) }
    }

    /// Bars of a code, upright or leaning.
    mutating func strokes(_ box: PixelBox, _ shade: Int, slope: Double) {
        change(box) { x, y, before in
            (x + Int(slope * Double(y - box.y))) / 2 % 3 == 0 ? shade : before
        }
    }

    /// Lines of letters of three strokes each, their height told by the box's last bits.
    mutating func print(_ box: PixelBox, _ shade: Int, slope: Double) {
        let letter = 5 + box.height % 12
        let stroke = max(1, letter / 8)
        for top in stride(from: box.y, to: min(box.maxY, image.height), by: 2 * letter) {
            for (number, left) in stride(from: box.x, to: min(box.maxX, image.width), by: letter * 3 / 4).enumerated()
            where (number + top) % 7 != 0 {
                let top = top + Int(slope * Double(left - box.x))
                for step in 0..<letter {
                    for thick in 0..<stroke {
                        set(left + thick, top + step) { _ in shade }
                        if step < letter / 2 {
                            set(left + step, top + thick) { _ in shade }
                            set(left + step, top + letter - 1 - thick) { _ in shade }
                        }
                    }
                }
            }
        }
    }
}
