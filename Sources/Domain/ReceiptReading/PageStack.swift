import ReceiptDomain

/// The pages of a file stacked vertically and read as one: the total on the last page proves the items on the first.
///
/// All boxes of its passes are in one frame, in which each page begins below the one before. A file of one picture is read as
/// that picture.
struct PageStack {
    /// All passes so far, in the frame's coordinates.
    private(set) var all: [RecognitionPass] = []
    /// The first page's picture, with the warnings of all pages.
    private(set) var summary: PictureSummary
    private var sheets: [Sheet] = []

    /// The distance between pages in pixels, so that no line is taken for the continuation of one on another page.
    private static let gap = 60

    private struct Sheet {
        enum Content {
            /// The file's own words, with boxes on the picture.
            case text([RecognizedLine])
            case print(PageReader)
        }

        /// In the frame.
        var top: Int
        var content: Content
        var summary: PageSummary
    }

    /// Opens all pages and prepares those that need recognition.
    init(
        _ document: any ReceiptDocument,
        preparer: any PagePreparer,
        recognizer: any TextRecognizer,
        clock: inout StepClock
    ) throws(ReadingError) {
        let first = try clock.time(\.decode) { () throws(ReadingError) in try document.page(0) }
        summary = PictureSummary(first.picture, format: document.format)
        var top = 0
        for index in 0..<document.pageCount {
            let page =
                index == 0
                ? first : try clock.time(\.decode) { () throws(ReadingError) in try document.page(index) }
            if index > 0 { summary.warnings += page.picture.warnings }
            let image = page.picture.image
            let content: Sheet.Content
            let height: Int
            if let text = page.text {
                (content, height) = (.text(text), max(image.height, text.compactMap(\.box?.maxY).max() ?? 0))
            } else {
                let prepared = try clock.time(\.prepare) { () throws(ReadingError) in try preparer.prepare(image) }
                content = .print(PageReader(page: prepared, recognizer: recognizer))
                height = prepared.height
            }
            let summary = PageSummary(kind: page.kind, width: image.width, height: image.height)
            sheets.append(Sheet(top: top, content: content, summary: summary))
            top += height + Self.gap
        }
    }

    var summaries: [PageSummary] { sheets.map(\.summary) }

    /// Reads all pages once: the file's own words become one pass, the recognised print another.
    mutating func readFirst(languages: [String]) throws(ReadingError) {
        var whole: RecognitionPass?
        var further: [RecognitionPass] = []
        for index in sheets.indices {
            guard case .print(var reader) = sheets[index].content else { continue }
            try reader.readFirst(languages: languages)
            sheets[index].content = .print(reader)
            let passes = reader.all.map { $0.moved(down: sheets[index].top) }
            guard let first = passes.first else { continue }
            whole = whole.map { $0.followed(by: first) } ?? first
            further += passes.dropFirst()
        }
        all = [text, whole].compactMap(\.self) + further
    }

    /// Makes one more pass over the pages of the region, or over all pages that need recognition.
    mutating func read(_ request: PassRequest) throws(ReadingError) {
        var made: RecognitionPass?
        let chosen =
            request.region.map { region in
                request.layout == .block
                    ? Array(sheet(at: region.y)...sheet(at: region.maxY)) : [sheet(at: region.midY)]
            } ?? Array(sheets.indices)
        for index in chosen {
            guard case .print(var reader) = sheets[index].content else { continue }
            var request = request
            request.region = request.region?.moved(down: -sheets[index].top)
            try reader.read(request)
            sheets[index].content = .print(reader)
            guard let pass = reader.all.last?.moved(down: sheets[index].top) else { continue }
            made = made.map { $0.followed(by: pass) } ?? pass
        }
        all.append(
            made
                ?? RecognitionPass(
                    model: request.model.id,
                    role: request.model.role,
                    rendering: request.passName,
                    region: request.region,
                    lines: []
                )
        )
    }

    /// The file's own words as a pass; `nil` if it has none.
    private var text: RecognitionPass? {
        var lines: [RecognizedLine] = []
        var isThere = false
        for sheet in sheets {
            guard case .text(let text) = sheet.content else { continue }
            isThere = true
            lines += text.map { line in line.mappingBoxes { $0.moved(down: sheet.top) } }
        }
        guard isThere else { return nil }
        return RecognitionPass(model: "document", rendering: "text", lines: lines, isExact: true)
    }

    /// The drawn name at the head of the first page; `nil` if that page has words of its own.
    var logo: LogoFingerprint? {
        guard case .print(let reader)? = sheets.first?.content else { return nil }
        // A general model finds words in any drawing, so passes of the head are left out.
        let passes = reader.all.filter { !$0.isOfHead }
        return reader.page.logo(besides: passes.flatMap { $0.lines.flatMap(\.words) })
    }

    // MARK: From the frame to the pictures

    /// The page of a box in the frame, and the box on that page's picture.
    func boxOnPicture(_ box: PixelBox) -> (page: Int, box: PixelBox) {
        let index = sheet(at: box.midY)
        return (index, boxOnPicture(box, sheet: index))
    }

    /// The pass split into one for each page with lines, with boxes on the pictures.
    func onPictures(_ pass: RecognitionPass) -> [RecognitionPass] {
        var pages: [Int: RecognitionPass] = [:]
        for line in pass.lines {
            guard let box = line.box else { continue }
            let index = sheet(at: box.midY)
            var part = pages[index] ?? emptied(pass, page: index)
            part.lines.append(line.mappingBoxes { boxOnPicture($0, sheet: index) })
            pages[index] = part
        }
        if pages.isEmpty { return [emptied(pass, page: pass.region.map { sheet(at: $0.midY) } ?? 0)] }
        return pages.sorted { $0.key < $1.key }.map(\.value)
    }

    private func emptied(_ pass: RecognitionPass, page: Int) -> RecognitionPass {
        var part = pass
        part.page = page
        part.lines = []
        part.region = pass.region.map { boxOnPicture($0, sheet: page) }
        return part
    }

    private func boxOnPicture(_ box: PixelBox, sheet index: Int) -> PixelBox {
        let box = box.moved(down: -sheets[index].top)
        guard case .print(let reader) = sheets[index].content else { return box }
        return reader.page.boxOnPicture(box)
    }

    private func sheet(at y: Int) -> Int { sheets.lastIndex { $0.top <= y } ?? 0 }
}

extension RecognitionPass {
    fileprivate func moved(down distance: Int) -> RecognitionPass { mappingBoxes { $0.moved(down: distance) } }

    /// Joins two passes over different pages.
    fileprivate func followed(by other: RecognitionPass) -> RecognitionPass {
        var pass = self
        pass.lines += other.lines
        pass.isCutShort = isCutShort || other.isCutShort
        // Regions on different pages are joined; with a whole page among them the pass has no region.
        if let region, let further = other.region { pass.region = region.union(further) } else { pass.region = nil }
        return pass
    }
}

extension PictureSummary {
    fileprivate init(_ picture: Picture, format: ImageFormat) {
        self.init(
            format: format,
            width: picture.image.width,
            height: picture.image.height,
            takenAt: picture.takenAt,
            warnings: picture.warnings
        )
    }
}
