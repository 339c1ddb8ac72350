import ReceiptDomain

/// Makes recognition passes over one prepared page and collects them, all in the page's coordinates.
struct PageReader {
    private(set) var page: any PreparedPage
    private(set) var all: [RecognitionPass] = []
    /// The part of the page to which further passes are limited; `nil` for all of it.
    private var area: TextArea?
    /// The sample with the most letters of high confidence; `nil` where no line was sampled.
    private var clearest: ScriptSample?
    private let recognizer: any TextRecognizer

    init(page: any PreparedPage, recognizer: any TextRecognizer) {
        self.page = page
        self.recognizer = recognizer
    }

    /// Reads the whole page in its detected orientation, with the model of its detected script.
    ///
    /// Where no model can read a sample of its lines, the sample is all, and the other engine is left to read it: a page of grain
    /// takes Tesseract ten seconds.
    mutating func readFirst(languages: [String]) throws(ReadingError) {
        guard page.lettersOnLines >= PrintLimits.fewestLetters else {
            return all.append(try unread())
        }
        let manner = try manner(languages: languages)
        if recognizer.models.independent(of: .latin) != nil, let clearest, !clearest.isLegible {
            return all.append(clearest.pass)
        }
        if manner.quarterTurns != 0 { page = page.turned(quarterTurns: manner.quarterTurns) }
        var model = manner.model
        try read(PassRequest(model: model))
        if model.script == .latin, let korean = try korean(insteadOf: all[0]) {
            model = korean
            try read(PassRequest(model: model))
            // The Latin reading stays, for figures and Latin names.
            all.swapAt(0, 1)
        }
        area = TextArea(of: all[0], on: page)
        if let area { all[0] = area.part(of: all[0]) }
        for request in SkippedLines.requests(on: page, after: all[0], by: model, within: area?.box) {
            try read(request)
        }
    }

    /// An empty pass for a picture without print, for which the engine need not run.
    private func unread() throws(ReadingError) -> RecognitionPass {
        guard let model = recognizer.models.page(of: .latin) else { throw Self.noLatinModel }
        return RecognitionPass(model: model.id, role: model.role, rendering: "no print", lines: [])
    }

    private static let noLatinModel = ReadingError.engineFailed(detail: "there is no model for Latin letters")

    mutating func read(_ request: PassRequest) throws(ReadingError) {
        var request = request
        if request.layout == .block || request.region == nil, let area = area?.box {
            let part = request.region.map(area.intersection) ?? area
            request.region = part.isEmpty ? area : part
        }
        all.append(try request.layout == .rows ? readByRows(request) : pass(request, on: page))
    }

    /// One pass over all printed rows, each drawn and read by itself.
    ///
    /// Engines find lines badly if they stand close together or differ in size, but read single lines well.
    private func readByRows(_ request: PassRequest) throws(ReadingError) -> RecognitionPass {
        var whole = RecognitionPass(
            model: request.model.id,
            role: request.model.role,
            rendering: request.passName,
            region: request.region,
            lines: []
        )
        for row in PrintedRow.requests(on: page, as: request) {
            let read = try pass(row, on: page)
            whole.lines += read.lines
            whole.isCutShort = whole.isCutShort || read.isCutShort
        }
        return whole
    }

    private func pass(_ request: PassRequest, on page: any PreparedPage) throws(ReadingError) -> RecognitionPass {
        let (image, scale) = page.render(request.rendering, region: request.region)
        let layout: RecognitionRequest.Layout = request.layout == .line ? .line : .block
        let engineRequest = RecognitionRequest(
            model: request.model.id,
            layout: layout,
            textHeight: page.textHeight.map { $0 * scale }
        )
        let result = try recognizer.recognize(image, engineRequest)
        let offset = request.region.map { (x: max(0, $0.x), y: max(0, $0.y)) } ?? (x: 0, y: 0)
        return RecognitionPass(
            model: request.model.id,
            role: request.model.role,
            rendering: request.passName,
            region: request.region,
            lines: result.lines.map { line in
                line.scaled(across: 1 / (scale * request.rendering.narrowing), down: 1 / scale, offset: offset)
            },
            isCutShort: result.isCutShort
        )
    }
}

/// The model and the orientation for reading a page.
private struct Manner {
    var model: RecognitionModel
    /// Quarter turns clockwise.
    var quarterTurns = 0
}

extension PageReader {
    /// Detects the page's script and orientation from a few lines.
    ///
    /// Six lines cost a tenth of a page, so a page is read once, with the model that can read it; reading every page with
    /// `kor+eng` costs 2.8 times as much as with `eng` (measured).
    private mutating func manner(languages: [String]) throws(ReadingError) -> Manner {
        guard let latin = recognizer.models.page(of: .latin) else { throw Self.noLatinModel }
        let upright = try sample(latin, on: page)
        guard let upright, !upright.isPlainlyRead else { return Manner(model: latin) }
        if let model = try script(against: upright, on: page, languages: languages) { return Manner(model: model) }
        guard upright.leavesRoomForTurning else { return Manner(model: latin) }
        // Neither script is read well: the page may be upside down.
        let turned = page.turned(quarterTurns: 2)
        guard let onItsHead = try sample(latin, on: turned) else { return Manner(model: latin) }
        if let model = try script(against: onItsHead, on: turned, languages: languages) {
            return Manner(model: model, quarterTurns: 2)
        }
        let isBetter = onItsHead.confidence > upright.confidence + 0.15
        return Manner(model: latin, quarterTurns: isBetter ? 2 : 0)
    }

    /// The model of another script that reads the sample in its own letters, and better than the Latin model.
    private mutating func script(
        against latin: ScriptSample,
        on page: any PreparedPage,
        languages: [String]
    ) throws(ReadingError) -> RecognitionModel? {
        var best: ScriptSample?
        var ideographic: ScriptSample?
        for script in RecognitionModel.Script.others(preferred: languages) where latin.leavesRoom(for: script) {
            guard let model = recognizer.models.page(of: script), let sample = try sample(model, on: page) else {
                continue
            }
            if script == .japanese { ideographic = sample }
            guard sample.isReadBetter(than: latin), sample.confidence > best?.confidence ?? 0 else { continue }
            if sample.isCertain { return model }
            best = sample
        }
        if let best, let ideographic, ideographic.replaces(best) { return ideographic.model }
        return best?.model
    }

    /// The Korean model if it surely reads Hangul in the lines of which the Latin one read hardly anything.
    ///
    /// The lines sampled before are the longest, which may be figures, codes and Latin names.
    private func korean(insteadOf pass: RecognitionPass) throws(ReadingError) -> RecognitionModel? {
        guard let korean = recognizer.models.page(of: .korean) else { return nil }
        let lines = ScriptSample.unread(in: pass, on: page)
        return try sample(korean, of: lines, on: page).isCertain ? korean : nil
    }

    /// `nil` for a page without lines to sample.
    private mutating func sample(
        _ model: RecognitionModel,
        on page: any PreparedPage
    ) throws(ReadingError) -> ScriptSample? {
        let regions = ScriptSample.regions(of: page)
        guard !regions.isEmpty else { return nil }
        let sample = try sample(model, of: ScriptSample.apart(regions), on: page)
        if sample.confident >= clearest?.confident ?? 0 { clearest = sample }
        return sample
    }

    private func sample(
        _ model: RecognitionModel,
        of lines: [PixelBox],
        on page: any PreparedPage
    ) throws(ReadingError) -> ScriptSample {
        var sample = ScriptSample(model: model)
        for region in lines {
            sample.add(try pass(PassRequest(model: model, region: region, layout: .line), on: page))
            if sample.isSettled { break }
        }
        return sample
    }
}

struct PassRequest: Hashable, Sendable {
    var model: RecognitionModel
    var rendering = Rendering()
    /// On the page; `nil` for all of it.
    var region: PixelBox?
    var layout = Layout.block

    enum Layout: String, Hashable, Sendable, Codable {
        /// The engine finds the lines.
        case block
        /// A single line.
        case line
        /// Every printed row by itself.
        case rows
        /// A block that is read only for the merchant's name.
        case head
    }

    /// The name of the pass: `flat 36`, `flat 36 rows`.
    var passName: String {
        switch layout {
        case .block, .line: rendering.name
        case .rows: rendering.name + " rows"
        case .head: rendering.name + RecognitionPass.headMark
        }
    }
}

extension RecognizedLine {
    /// The line with its boxes multiplied by the factors, then moved.
    func scaled(across: Double, down: Double, offset: (x: Int, y: Int)) -> RecognizedLine {
        mappingBoxes { box in
            let left = Int((Double(box.x) * across).rounded())
            let top = Int((Double(box.y) * down).rounded())
            let right = Int((Double(box.maxX) * across).rounded())
            let bottom = Int((Double(box.maxY) * down).rounded())
            return PixelBox(x: left + offset.x, y: top + offset.y, width: right - left, height: bottom - top)
        }
    }
}
