import ReceiptDomain

/// Finds lines worth another OCR pass, the most useful first.
struct DoubtFinder {
    let page: Page
    let table: AmountTable

    func doubts(
        draft: Draft,
        sums: SumReader.Result,
        date: DateReader.Result?,
        merchant: MerchantReader.Result?
    ) -> [Doubt] {
        var doubts = draft.isProved || sums.isEchoed ? [] : amounts(sums)
        if !doubts.isEmpty || sums.areItemsOff {
            doubts.append(Doubt(subject: .rows, region: rows, isMinor: doubts.isEmpty))
        }
        if let date {
            let isMinor = date.date.confidence >= 0.85
            if !isMinor || date.isUnconfirmed { doubts.append(doubt(.date, date.line, isMinor: isMinor)) }
        } else {
            doubts += unreadDates() + [Doubt(subject: .missing, region: extent(of: page.lines), isMinor: true)]
        }
        let known = merchant?.merchant.confidence ?? 0
        let isMinor = known >= 0.5
        guard known < 0.85 else { return doubts }
        if let line = merchant?.line { doubts.append(doubt(.merchant, line, isMinor: isMinor)) }
        return doubts + head(isMinor: isMinor) + unreadHeadings()
    }

    /// The rows with amounts, and what stands beside them; all lines if hardly any amounts were read.
    private var rows: PixelBox {
        let lines = Set(table.cells.filter { $0.use == .money }.map(\.line)).map { page.lines[$0] }
        return extent(of: lines.count < Self.fewestRows ? page.lines : lines)
    }

    /// The lines and two above and below them, where one may be that was not read, over the width of the page.
    private func extent(of lines: [PageLine]) -> PixelBox {
        let room = Int(4 * (lines.map(\.height).median ?? 0))
        let top = max(0, (lines.map(\.box.y).min() ?? 0) - room)
        let bottom = (lines.map(\.box.maxY).max() ?? 0) + room
        return PixelBox(x: 0, y: top, width: page.width + room, height: max(1, bottom - top))
    }

    /// Fewer rows of amounts do not tell where the others are.
    private static let fewestRows = 3

    /// Lines before the items, long enough for a name but hardly readable.
    private func unreadHeadings() -> [Doubt] {
        page.lines.prefix(6).map(\.best).filter { line in
            line.confidence < 0.5 && Double(line.box.width) >= 3 * line.height
        }
        .prefix(2).map { doubt(.heading, $0, isMinor: true) }
    }

    private func doubt(_ subject: Doubt.Subject, _ line: PrintedLine, isMinor: Bool) -> Doubt {
        Doubt(subject: subject, region: region(of: line.box, height: line.height), isMinor: isMinor)
    }

    /// Lines that another pass could confirm though they are not in doubt.
    func settledDoubts(
        draft: Draft,
        sums: SumReader.Result,
        date: DateReader.Result?,
        merchant: MerchantReader.Result?
    ) -> [Doubt] {
        var doubts: [Doubt] = []
        if draft.isProved || sums.isEchoed { doubts += amounts(sums) }
        if let date { doubts.append(doubt(.date, date.line, isMinor: false)) }
        if let line = merchant?.line { doubts.append(doubt(.merchant, line, isMinor: false)) }
        return doubts + head(isMinor: false) + unreadHeadings()
    }

    /// The extent of the head above and below the first words, in line heights: a drawn name may stand above all recognised text,
    /// and five lines below no name is expected.
    private static let reachOfHead = (above: 14.0, below: 9.0)
    /// The most words read above the first line, such as dirt and the table's grain.
    private static let strays = 20

    /// The region that may have the merchant's name, whether or not text was read there.
    private func head(isMinor: Bool) -> [Doubt] {
        let confident = page.lines.flatMap(\.best.words).filter { $0.confidence >= 0.6 && $0.text.count >= 2 }.map(
            \.box
        )
        let tops = (confident.isEmpty ? page.lines.map(\.box) : confident).map(\.y).sorted()
        guard !tops.isEmpty, let height = page.lines.map(\.height).median else { return [] }
        let top = Double(tops[tops.count / Self.strays])
        let first = max(0, Int(top - Self.reachOfHead.above * height))
        let last = Int(top + Self.reachOfHead.below * height)
        let region = PixelBox(x: 0, y: first, width: page.width + Int(4 * height), height: last - first)
        return [Doubt(subject: .head, region: region, isMinor: isMinor)]
    }

    private func amounts(_ sums: SumReader.Result) -> [Doubt] {
        var doubts: [Doubt] = []
        var lines: Set<Int> = []
        func add(_ line: Int, _ subject: Doubt.Subject) {
            guard lines.insert(line).inserted, page.lines.indices.contains(line) else { return }
            doubts.append(
                Doubt(
                    subject: subject,
                    region: region(of: page.lines[line].box, height: page.lines[line].height)
                )
            )
        }
        if let cell = sums.totalCell { add(cell.line, .total) }
        let order: [AmountRole] = [
            .paid, .total, .tendered, .change, .subtotal, .tax, .net, .card, .rounding, .service, .discount,
        ]
        for role in order {
            for cell in table.cells where cell.role == role && cell.use == .money {
                add(cell.line, role.isTotal ? .total : .amount)
            }
        }
        return Array(doubts.prefix(8))
    }

    /// Lines with a date's label but no readable date.
    private func unreadDates() -> [Doubt] {
        page.lines.filter { line in
            line.readings.contains { reading in
                let digits = reading.text.scalars.count(where: \.isDigit)
                let marks = reading.text.scalars.count { $0 == "/" || $0 == "-" || $0 == ":" }
                return digits >= 5 && marks >= 2
            }
        }
        .prefix(3)
        .map { Doubt(subject: .date, region: region(of: $0.box, height: $0.height)) }
    }

    private func region(of box: PixelBox, height: Double) -> PixelBox {
        let room = Int(height * 0.25) + 2
        let grown = box.insetBy(dx: -room, dy: -room)
        let x = max(0, grown.x)
        let y = max(0, grown.y)
        return PixelBox(x: x, y: y, width: grown.maxX - x, height: grown.maxY - y)
    }
}
