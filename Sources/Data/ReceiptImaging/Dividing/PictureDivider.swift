import ReceiptDomain

/// Finds receipts that lie side by side on one picture, and cuts out each.
///
/// The parts are proposals: reading decides whether they are receipts.
enum PictureDivider {
    /// The longer side of the analysed picture.
    ///
    /// It is larger than ``LeptonicaPagePreparer``'s, because each of several receipts has only part of it, and letters should
    /// have the same size.
    private static let analysisSide = 2400.0

    /// The parts in reading order; empty if the picture seems to show one receipt.
    static func sections(of picture: GrayImage) -> [PictureSection] {
        let side = Double(max(picture.width, picture.height))
        let factor = side < 800 ? 2 : min(1, analysisSide / side)
        let small = picture.scaled(by: factor)
        let analysis = LayoutAnalysis(small)
        let components = InkMask(small, grid: analysis.grid).letters
        guard components.count >= 2 * PrintGroups.minimumMarks else { return [] }
        let text = analysis.text(of: components)
        let groups = PrintGroups(text.lines, slope: text.slope, on: analysis.grid) {
            analysis.cells(under: $0, turns: text.turns)
        }
        let blocks = groups.blocks
        guard blocks.count > 1 else { return [] }
        func onPicture(_ box: PixelBox) -> PixelBox {
            box.turned(by: -text.turns, width: small.height, height: small.width).scaled(by: 1 / factor)
        }
        let lines = blocks.map { block in
            block.lines.map {
                onPicture($0.box.insetBy(dx: -Int(groups.capHeight / 2), dy: -Int(groups.capHeight / 2)))
            }
        }
        let margin = Int(marginInCaps * groups.capHeight / factor)
        let whole = PixelBox(x: 0, y: 0, width: picture.width, height: picture.height)
        let boxes = blocks.map { onPicture($0.box).insetBy(dx: -margin, dy: -margin).intersection(whole) }
        let sections = boxes.indices.compactMap { index -> PictureSection? in
            let others = lines.indices.filter { $0 != index }.flatMap { lines[$0] }
            return picture.part(boxes[index]).map { part in
                PictureSection(
                    box: boxes[index],
                    image: part.painted(
                        over: others.map { $0.moved(right: -boxes[index].x, down: -boxes[index].y) },
                        as: analysis.grid,
                        factor: factor,
                        from: boxes[index]
                    )
                )
            }
        }
        return inReadingOrder(sections)
    }

    /// The margin around the print, in heights of capital letters.
    private static let marginInCaps = 3.0

    /// Row by row; the parts of a row overlap vertically.
    private static func inReadingOrder(_ sections: [PictureSection]) -> [PictureSection] {
        var rows: [[PictureSection]] = []
        for section in sections.sorted(by: { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }) {
            if let first = rows.last?.first, section.box.midY < first.box.maxY {
                rows[rows.count - 1].append(section)
            } else {
                rows.append([section])
            }
        }
        return rows.flatMap { $0.sorted { $0.box.x < $1.box.x } }
    }
}

extension PixelBox {
    fileprivate func scaled(by factor: Double) -> PixelBox {
        let left = Int((Double(x) * factor).rounded(.down))
        let top = Int((Double(y) * factor).rounded(.down))
        let right = Int((Double(maxX) * factor).rounded(.up))
        let bottom = Int((Double(maxY) * factor).rounded(.up))
        return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension GrayImage {
    /// The picture cut from a larger one, with the boxes painted as bright as the paper around.
    fileprivate func painted(
        over boxes: [PixelBox],
        as grid: CellGrid,
        factor: Double,
        from whole: PixelBox
    ) -> GrayImage {
        var painted = self
        let bounds = PixelBox(x: 0, y: 0, width: width, height: height)
        let side = Double(grid.cellSize) / factor
        for box in boxes.map({ $0.intersection(bounds) }) where !box.isEmpty {
            for y in box.y..<box.maxY {
                let row = min(grid.rows - 1, Int(Double(y + whole.y) / side))
                for x in box.x..<box.maxX {
                    let column = min(grid.columns - 1, Int(Double(x + whole.x) / side))
                    painted.pixels[y * width + x] = UInt8(max(0, min(255, grid.light[row * grid.columns + column])))
                }
            }
        }
        return painted
    }
}
