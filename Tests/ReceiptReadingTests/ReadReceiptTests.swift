import ReceiptDomain
import ReceiptReading
import ReceiptTestSupport
import Testing

@Suite struct ReadReceiptTests {
    private let clear = RecognizedLine("TOTAL 8.60 with enough words to be plainly legible")
    private let garbled = RecognizedLine("jumble wordlike nonsense", y: 40, confidence: 0.2)

    @Test func `a page that leaves no doubt is read once`() throws {
        let recognizer = ScriptedRecognizer(models: ["eng", "korean"]) { _, _ in [clear] }
        let reading = try read(with: recognizer)
        #expect(recognizer.requests.count { $0.layout == .block } == 1)
        #expect(reading.passes.map(\.model) == ["eng"])
    }

    @Test func `a page whose sample lines turn out Korean is read in Korean, and only so`() throws {
        let recognizer = ScriptedRecognizer(models: ["eng", "korean", "jpn"]) { _, request in
            switch request.model {
            case "korean": [RecognizedLine("합계 금액은 이천삼백원 입니다", confidence: 0.9)]
            default: [garbled]
            }
        }
        #expect(try read(with: recognizer).passes.map(\.model) == ["korean"])
    }

    @Test func `on a short receipt words are sampled beside the few lines, which may be figures`() throws {
        // Two lines and three words.
        let pieces = [160, 170, 60, 70, 55].enumerated().map { row, width in
            PixelBox(x: 0, y: 40 * row, width: width, height: 20)
        }
        let recognizer = ScriptedRecognizer(models: ["eng", "korean"]) { _, request in
            request.model == "korean" ? [RecognizedLine("합계 현금", confidence: 0.9)] : [garbled]
        }
        let page = UnchangedPage(pieces: pieces)
        #expect(Set(try read(with: recognizer, page: page).passes.map(\.model)) == ["korean"])
        #expect(recognizer.requests.count { $0.model == "eng" && $0.layout == .line } == 5)
    }

    @Test(arguments: [(unread: 4, confidence: 0.9, model: "korean"), (3, 0.9, "latin"), (4, 0.6, "latin")])
    func `a page whose longest lines are Latin is Korean if the lines that could not be read surely are`(
        unread: Int,
        confidence: Double,
        model: String
    ) throws {
        let garbled = (0..<unread).map { RecognizedLine("ez12Al eHwRs", y: 40 * ($0 + 1), confidence: 0.1) }
        let recognizer = ScriptedRecognizer(models: ["latin", "korean"]) { _, request in
            switch (request.model, request.layout) {
            case ("korean", _): [RecognizedLine("합계 금액은 이천삼백원 입니다", confidence: confidence)]
            case (_, .line): [clear]
            case (_, .block): [clear] + garbled
            }
        }
        #expect(try read(with: recognizer).passes.first?.model == model)
    }

    @Test func `a page of figures with a few Korean words is read in Korean`() throws {
        let recognizer = ScriptedRecognizer(models: ["eng", "korean", "jpn"]) { _, request in
            switch request.model {
            case "korean": [RecognizedLine("결제금액 15,000 2024.05.01", confidence: 0.7)]
            default: [RecognizedLine("sumo 15,000 2024.05.01", confidence: 0.73)]
            }
        }
        #expect(try read(with: recognizer).passes.map(\.model) == ["korean"])
    }

    @Test func `strokes of Latin letters that pass for kana do not make a page Japanese`() throws {
        let recognizer = ScriptedRecognizer(models: ["eng", "jpn"]) { _, request in
            switch request.model {
            case "jpn": [RecognizedLine("ニニ 12.99 ルート 4.50", confidence: 0.7)]
            default: [RecognizedLine("steak 12.99 root 4.50", confidence: 0.6)]
            }
        }
        #expect(try read(with: recognizer).passes.map(\.model) == ["eng"])
    }

    @Test func `addresses in Chinese characters make a page Japanese where their confidence is high`() throws {
        func models(confidence: Double) throws -> [String] {
            let recognizer = ScriptedRecognizer(models: ["eng", "jpn"]) { _, request in
                switch request.model {
                case "jpn": [RecognizedLine("東京都新宿区西新宿 株式会社源", confidence: confidence)]
                default: [garbled]
                }
            }
            return try read(with: recognizer).passes.map(\.model)
        }
        #expect(try models(confidence: 0.8).first == "jpn")
        #expect(try models(confidence: 0.4).first == "eng")
    }

    @Test func `Chinese characters at which the Korean model guesses are not read in Korean`() throws {
        let recognizer = ScriptedRecognizer(models: ["eng", "korean", "jpn"]) { _, request in
            switch request.model {
            case "korean": [RecognizedLine("룬따왯 구족뽀 무온불 39.90", confidence: 0.36)]
            case "jpn": [RecognizedLine("单号收银员王芳时间商品名称 39.90", confidence: 0.58)]
            default: [RecognizedLine("jumble wordlike 39.90", confidence: 0.3)]
            }
        }
        #expect(try read(with: recognizer).passes.first?.model == "jpn")
    }

    @Test(arguments: [0.1, 0.41])
    func `a page on its head is turned`(confidence: Double) throws {
        let nonsense = RecognizedLine("seu1e 6nss0 8ssp", confidence: confidence)
        let recognizer = ScriptedRecognizer(models: ["eng"]) { image, _ in image.pixels[0] == 2 ? [clear] : [nonsense] }
        let reading = try read(with: recognizer)
        #expect(reading.passes.first?.lines == [clear])
    }

    @Test func `a Korean page on its head is turned and read in Korean`() throws {
        let recognizer = ScriptedRecognizer(models: ["eng", "korean"]) { image, request in
            image.pixels[0] == 2 && request.model == "korean"
                ? [RecognizedLine("합계 금액은 이천삼백원 입니다", confidence: 0.9)] : [garbled]
        }
        let reading = try read(with: recognizer)
        #expect(reading.passes.map(\.model) == ["korean"])
        #expect(reading.passes.first?.lines.first?.text.hasPrefix("합계") == true)
    }

    @Test func `a printed line that the engine passed over is read by itself, drawn to its own height`() throws {
        let tall = PixelBox(x: 20, y: 100, width: 400, height: 48)
        var page = UnchangedPage()
        page.pieces.append(PrintedPiece(box: tall, letterWidth: 0.6))
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, request in
            request.layout == .line ? [RecognizedLine("RESTORAN")] : [clear]
        }
        let reading = try read(with: recognizer, page: page)
        #expect(reading.passes.count == 2)
        let pass = try #require(reading.passes.last)
        let region = try #require(pass.region)
        #expect(region.intersection(tall) == tall)
        #expect(pass.rendering == "flat 12", "half the usual size, for it is twice as tall")
    }

    @Test func `a tall amount is read by itself though the engine made a guess at it`() throws {
        let tall = PixelBox(x: 0, y: 100, width: 100, height: 48)
        var page = UnchangedPage()
        page.pieces.append(PrintedPiece(box: tall, letterWidth: 0.6))
        let guess = RecognizedLine("Le)", y: 100, confidence: 0.5)
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, request in
            request.layout == .line ? [RecognizedLine("$30.01")] : [clear, guess]
        }
        #expect(try read(with: recognizer, page: page).passes.map(\.rendering) == ["flat 24", "flat 12"])
    }

    @Test func `a heading that was hardly read is drawn narrower, and its boxes are the page's`() throws {
        let doubt = Doubt(subject: .heading, region: PixelBox(x: 10, y: 20, width: 200, height: 30), isMinor: true)
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, request in
            request.layout == .line ? [RecognizedLine("ALDI", y: 0)] : [clear]
        }
        let reading = try read(with: recognizer) { passes in
            Interpretation(draft: Draft(), doubts: passes.count < 2 ? [doubt] : [])
        }
        let pass = try #require(reading.passes.last)
        #expect(pass.rendering == "clean 28 x0.6")
        let drawn = RecognizedLine("ALDI", y: 0)
        let (before, box) = (try #require(drawn.box), try #require(pass.lines.first?.box))
        #expect(box.x == 10)
        #expect(abs(Double(box.width) * 0.6 - Double(before.width)) < 1)
        #expect(box.height == before.height)
    }

    @Test(arguments: [
        ("latin", true, ["eng"]), ("latin", false, ["eng"]), ("korean", true, ["kor"]),
        ("korean", false, ["kor", "eng"]),
    ])
    func `a head in doubt is read by general models, that of the page's script first`(
        script: String,
        isMinor: Bool,
        wanted: [String]
    ) throws {
        let region = PixelBox(x: 10, y: 20, width: 200, height: 90)
        let doubt = Doubt(subject: .head, region: region, isMinor: isMinor)
        let recognizer = ScriptedRecognizer(models: ["latin", "korean", "kor", "eng"]) { _, request in
            let hangul = RecognizedLine("합계 금액은 이천삼백원 입니다", confidence: 0.9)
            return script == "latin" ? [clear] : request.model.hasPrefix("kor") ? [hangul] : [garbled]
        }
        let heads = try read(with: recognizer) { _ in Interpretation(draft: Draft(), doubts: [doubt]) }
            .passes.filter(\.isOfHead)
        #expect(heads.map(\.model) == wanted)
        #expect(heads.allSatisfy { $0.region == region && $0.rendering == "flat 24 head" })
    }

    @Test func `what is read from the table around a receipt is dropped, and only the receipt is read again`() throws {
        let print = (0..<12).map { RecognizedLine("clear words", y: 24 * $0, confidence: 0.95) }
        let grain = (0..<12).map { index in
            RecognizedLine(words: [
                RecognizedWord(
                    text: "sii",
                    confidence: 0.2,
                    box: PixelBox(x: 350, y: 24 * index, width: 30, height: 20)
                )
            ])
        }
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, _ in print + grain }
        let doubt = Doubt(subject: .total, region: PixelBox(x: 0, y: 300, width: 200, height: 30))
        let reading = try read(with: recognizer) { _ in Interpretation(draft: Draft(), doubts: [doubt]) }
        #expect(reading.passes[0].lines.allSatisfy { $0.text == "clear words" })
        let again = try #require(reading.passes.first { $0.rendering == "flat 30" }?.region)
        #expect(again.maxX < 350)
    }

    @Test func `a receipt that fills the page is read whole every time`() throws {
        let print = (0..<40).map {
            RecognizedLine("plainly printed words that fill a line of the page", y: 40 * $0, confidence: 0.95)
        }
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, _ in print }
        let doubt = Doubt(subject: .total, region: PixelBox(x: 0, y: 300, width: 200, height: 30))
        let reading = try read(with: recognizer) { _ in Interpretation(draft: Draft(), doubts: [doubt]) }
        #expect(reading.passes.contains { $0.region == nil && $0.rendering == "flat 30" })
    }

    @Test func `a page in doubt is read again row by row, letters of double width or height drawn as usual ones`()
        throws
    {
        func piece(_ x: Int, _ y: Int, _ width: Int, _ height: Int, letterWidth: Double) -> PrintedPiece {
            PrintedPiece(box: PixelBox(x: x, y: y, width: width, height: height), letterWidth: letterWidth)
        }
        var page = UnchangedPage(pieces: [])
        page.pieces = [
            piece(20, 40, 100, 24, letterWidth: 0.6), piece(300, 41, 60, 24, letterWidth: 0.6),
            piece(20, 80, 100, 24, letterWidth: 0.6), piece(300, 82, 60, 24, letterWidth: 0.6),
            piece(20, 120, 100, 24, letterWidth: 0.6), piece(240, 120, 120, 24, letterWidth: 1.2),
            piece(20, 160, 100, 48, letterWidth: 0.6), piece(300, 160, 60, 48, letterWidth: 0.3),
        ]
        let doubt = Doubt(subject: .total, region: PixelBox(x: 0, y: 300, width: 200, height: 30))
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, _ in [clear] }
        let reading = try read(with: recognizer, page: page) { passes in
            Interpretation(draft: Draft(), doubts: passes.contains { $0.rendering.hasSuffix("rows") } ? [] : [doubt])
        }
        let rows = try #require(reading.passes.last)
        #expect(rows.rendering == "flat 30 rows")
        #expect(rows.lines.count == 4)
        let usual = rows.lines[0].words[0].box
        #expect(usual.y < 40 && usual.x < 20, "a box of the page, with room for letters beside the row")
        #expect(2 * rows.lines[2].words[0].box.width > 3 * usual.width, "drawn half as wide, put back")
        #expect(3 * rows.lines[3].words[0].box.width < 2 * usual.width, "drawn twice as wide, put back")
    }

    @Test func `a page of grain is not read row by row, nor as a whole again`() throws {
        let grain = (0..<400).map { PixelBox(x: 0, y: 30 * $0, width: 390, height: 24) }
        let doubt = Doubt(subject: .total, region: PixelBox(x: 0, y: 300, width: 200, height: 30))
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, _ in [clear] }
        var page = UnchangedPage(pieces: grain)
        page.size = (400, 12_000)
        _ = try read(with: recognizer, page: page) { _ in
            Interpretation(draft: Draft(), doubts: [doubt])
        }
        #expect(recognizer.requests.count < 60)
        #expect(recognizer.requests.count { $0.layout == .block } == 1)
    }

    @Test(arguments: [(30, 2), (41, 1)])
    func `a page of many rows is not read as a whole again`(rows: Int, wholes: Int) throws {
        let doubt = Doubt(subject: .total, region: PixelBox(x: 0, y: 300, width: 200, height: 30))
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, _ in [clear] }
        var page = UnchangedPage(pieces: (0..<rows).map { PixelBox(x: 0, y: 40 * $0, width: 390, height: 24) })
        page.size = (400, 40 * rows)
        _ = try read(with: recognizer, page: page) { _ in Interpretation(draft: Draft(), doubts: [doubt]) }
        #expect(recognizer.requests.count { $0.layout == .block } == wholes)
    }

    @Test(arguments: [(10, 3), (60, 2)])
    func `a page of many letters is not read as a whole a third time`(letters: Int, wholes: Int) throws {
        let doubt = Doubt(subject: .total, region: PixelBox(x: 0, y: 300, width: 200, height: 30))
        let recognizer = ScriptedRecognizer(models: ["eng", "korean", "kor"]) { _, request in
            let syllables = (0..<UInt32(letters)).compactMap { Unicode.Scalar(0xAC00 + $0) }.map(String.init).joined()
            return request.model.hasPrefix("kor")
                ? [RecognizedLine(syllables, confidence: 0.9)] : [RecognizedLine("eeTTl", confidence: 0.2)]
        }
        var page = UnchangedPage(pieces: (0..<30).map { PixelBox(x: 0, y: 40 * $0, width: 390, height: 24) })
        page.size = (400, 1200)
        _ = try read(with: recognizer, page: page) { _ in Interpretation(draft: Draft(), doubts: [doubt]) }
        #expect(recognizer.requests.count { $0.layout == .block } == wholes)
    }

    @Test func `a page of figures with a few plain Korean words is Korean though a Latin model reads them better`()
        throws
    {
        let recognizer = ScriptedRecognizer(models: ["eng", "korean"]) { _, request in
            switch request.model {
            case "korean":
                [
                    RecognizedLine("경상남도 진주시 진주대로 502번길", confidence: 0.9),
                    RecognizedLine("3922-0531-0029-6555-6332 3922-0531-0031-5921", y: 40, confidence: 0.5),
                ]
            default: [RecognizedLine("AArtE 3922-0531-0029-6555-6332 3922-0531-0031-5921", confidence: 0.75)]
            }
        }
        #expect(try read(with: recognizer).passes.map(\.model) == ["korean"])
    }

    @Test(arguments: [(figures: 0.95, hangul: 0.9), (figures: 0.7, hangul: 0.5)])
    func `a Korean page of figures is Korean whatever the confidence of a Latin model in the figures`(
        figures: Double,
        hangul: Double
    ) throws {
        let recognizer = ScriptedRecognizer(models: ["eng", "latin", "korean"]) { _, request in
            let isKorean = request.model == "korean"
            return [
                RecognizedLine("3922-0531-0029-6555 12,000 5,000", confidence: isKorean ? 0.4 : figures),
                RecognizedLine(isKorean ? "명가숯불갈비 포항점" : "sotEr", y: 40, confidence: isKorean ? hangul : 0.2),
            ]
        }
        #expect(try read(with: recognizer).passes.map(\.model) == ["korean"])
    }

    @Test func `a row of stars does not make a page Korean`() throws {
        let recognizer = ScriptedRecognizer(models: ["eng", "korean"]) { _, request in
            switch request.model {
            case "korean": [RecognizedLine("푸후후후프포푸오수호호끄우후호포후포푸", confidence: 0.5)]
            default: [RecognizedLine("kkaekaaarkk", confidence: 0.4)]
            }
        }
        #expect(try read(with: recognizer).passes.map(\.model) == ["eng"])
    }

    @Test func `a row that climbs is not taken for one line`() throws {
        var page = UnchangedPage()
        page.pieces += (0..<6).map {
            PrintedPiece(box: PixelBox(x: 20 + 90 * $0, y: 100 + 8 * $0, width: 80, height: 24), letterWidth: 0.6)
        }
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, _ in [clear] }
        #expect(try read(with: recognizer, page: page).passes.count == 1)
    }

    @Test func `doubts get further passes until the budget is spent, and none is made twice`() throws {
        let doubt = Doubt(subject: .total, region: PixelBox(x: 0, y: 0, width: 200, height: 30))
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, _ in [clear] }
        let reading = try read(with: recognizer) { _ in Interpretation(draft: Draft(), doubts: [doubt]) }
        let passes = reading.passes.map { "\($0.model) \($0.rendering) \($0.region == nil)" }
        #expect(Set(passes).count == passes.count)
        #expect((2...20).contains(passes.count))
    }

    @Test func `a picture of something else than print is not read twice`() throws {
        let doubt = Doubt(subject: .total, region: PixelBox(x: 0, y: 0, width: 200, height: 30))
        let grain = (0..<40).map { RecognizedLine("eae rr ee nn oo wee", y: 20 * $0, confidence: 0.1) }
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, _ in grain }
        let reading = try read(with: recognizer, page: UnchangedPage(pieces: [])) { _ in
            Interpretation(draft: Draft(), doubts: [doubt])
        }
        #expect(reading.passes.count == 1)
    }

    @Test func `reading stops when a pass settles the doubt`() throws {
        let doubt = Doubt(subject: .date, region: PixelBox(x: 10, y: 20, width: 200, height: 30))
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, _ in [clear] }
        let reading = try read(with: recognizer) { passes in
            Interpretation(draft: Draft(), doubts: passes.count < 3 ? [doubt] : [])
        }
        #expect(reading.passes.map(\.region) == [nil, doubt.region, nil], "a line is cheaper than a page")
        let line = try #require(reading.passes[1].lines.first?.box)
        #expect((line.x, line.y) == (10, 20), "boxes are the page's, not the drawing's")
    }

    @Test func `the receipt model makes the second pass where it is there`() throws {
        let doubt = Doubt(subject: .total, region: PixelBox(x: 0, y: 0, width: 200, height: 30))
        let recognizer = ScriptedRecognizer(models: ["eng", "receipt"]) { _, _ in [clear] }
        let reading = try read(with: recognizer) { _ in Interpretation(draft: Draft(), doubts: [doubt]) }
        #expect(reading.passes.prefix(4).map(\.model) == ["eng", "receipt", "eng", "receipt"])
    }

    @Test func `a Latin page is told and read by our own model, with English for a last opinion`() throws {
        let doubt = Doubt(subject: .total, region: PixelBox(x: 0, y: 0, width: 200, height: 30))
        let recognizer = ScriptedRecognizer(models: ["eng", "latin", "receipt"]) { _, _ in [clear] }
        let reading = try read(with: recognizer) { _ in Interpretation(draft: Draft(), doubts: [doubt]) }
        #expect(recognizer.requests.first?.model == "latin")
        #expect(reading.passes.map(\.model) == ["latin", "receipt", "latin", "receipt", "eng"])
    }

    @Test(arguments: [(0.9, ["latin"]), (0.7, ["latin", "korean"]), (0.4, ["latin", "korean", "jpn"])])
    func `other scripts are looked for where a Latin one leaves room for them`(
        confidence: Double,
        tried: [String]
    ) throws {
        let recognizer = ScriptedRecognizer(models: ["eng", "latin", "korean", "jpn"]) { _, request in
            [RecognizedLine("TOTAL AMOUNT 12.00", confidence: request.model == "latin" ? confidence : 0.3)]
        }
        #expect(try read(with: recognizer).passes.map(\.model) == ["latin"])
        #expect(Set(recognizer.requests.map(\.model)) == Set(tried))
    }

    @Test func `where Hangul has a high confidence, no third script is looked for`() throws {
        let recognizer = ScriptedRecognizer(models: ["eng", "latin", "korean", "jpn"]) { _, request in
            switch request.model {
            case "korean": [RecognizedLine("경상남도 진주시 진주대로", confidence: 0.9)]
            default: [RecognizedLine("AArtE eeTTl", confidence: 0.2)]
            }
        }
        #expect(try read(with: recognizer).passes.map(\.model) == ["korean"])
        #expect(!recognizer.requests.contains { $0.model == "jpn" })
    }

    @Test func `a line that a pass moved a little is read no more often than one that stays`() throws {
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, _ in [clear] }
        let reading = try read(with: recognizer) { passes in
            let region = PixelBox(x: 0, y: 100 + 2 * passes.count, width: 200, height: 30)
            return Interpretation(draft: Draft(), doubts: [Doubt(subject: .total, region: region)])
        }
        #expect(reading.passes.count { $0.region != nil } == 2, "once at each of two scales")
    }

    @Test func `a receipt has the logo of its page, and a picture that shows none has no logo`() throws {
        var page = UnchangedPage()
        page.logo = LogoFingerprint(text: "a logo")
        let recognizer = ScriptedRecognizer(models: ["eng"]) { _, _ in [clear] }
        #expect(try read(with: recognizer, page: page).draft.logo == page.logo)
        let other = try read(with: recognizer, page: page) { _ in
            var draft = Draft()
            draft.content = .none
            return Interpretation(draft: draft)
        }
        #expect(other.draft.logo == nil)
    }

    @Test func `a page in doubt is shown to the other engine, before the first one tries again`() throws {
        let doubt = Doubt(subject: .total, region: PixelBox(x: 0, y: 100, width: 200, height: 30))
        let recognizer = ScriptedRecognizer(models: ["latin", "eng", "pp-ocr"]) { _, _ in [clear] }
        let reading = try read(with: recognizer) { passes in
            Interpretation(draft: Draft(), doubts: passes.contains { $0.role == .independent } ? [] : [doubt])
        }
        #expect(reading.passes.prefix(2).map(\.model) == ["latin", "pp-ocr"])
        #expect(reading.passes.prefix(2).last?.rendering == "plain 24")
    }

    @Test func `for a small doubt about the head the other engine reads the head only`() throws {
        let region = PixelBox(x: 10, y: 20, width: 200, height: 90)
        let doubt = Doubt(subject: .head, region: region, isMinor: true)
        let recognizer = ScriptedRecognizer(models: ["latin", "eng", "pp-ocr"]) { _, _ in [clear] }
        let passes = try read(with: recognizer) { _ in Interpretation(draft: Self.certain, doubts: [doubt]) }.passes
        #expect(passes.map(\.model) == ["latin", "pp-ocr"])
        #expect(passes.last?.isOfHead == true && passes.last?.region == region)
    }

    @Test func `rows in doubt are read by the other engine, and nothing else is read for them`() throws {
        let doubt = Doubt(subject: .rows, region: PixelBox(x: 0, y: 300, width: 200, height: 30), isMinor: true)
        let recognizer = ScriptedRecognizer(models: ["latin", "eng", "pp-ocr"]) { _, _ in [clear] }
        let reading = try read(with: recognizer) { _ in Interpretation(draft: Self.certain, doubts: [doubt]) }
        #expect(reading.passes.map(\.model) == ["latin", "pp-ocr"])
    }

    @Test func `the other engine reads the lines from the first to the last that are in doubt`() throws {
        let lines = (0..<20).map { RecognizedLine("a line of print that is legible", y: 40 * $0) }
        let recognizer = ScriptedRecognizer(models: ["latin", "pp-ocr"]) { _, _ in lines }
        func region(_ doubts: [Doubt]) throws -> PixelBox? {
            let reading = try read(with: recognizer) { passes in
                Interpretation(draft: Self.certain, doubts: passes.count < 2 ? doubts : [])
            }
            return reading.passes.last.flatMap { $0.model == "pp-ocr" ? $0.region : nil }
        }
        let rows = Doubt(subject: .rows, region: PixelBox(x: 0, y: 380, width: 90, height: 200))
        let date = Doubt(subject: .date, region: PixelBox(x: 30, y: 300, width: 90, height: 30))
        let width = lines.compactMap(\.box?.maxX).max()
        let part = try region([rows, date])
        #expect(part?.y == 300 && part?.maxY == 580 && part?.x == 0 && part?.width == width)
        let missing = Doubt(subject: .missing, region: PixelBox(x: 0, y: 0, width: 300, height: 800), isMinor: true)
        #expect(try region([rows, missing]) == nil, "what was not found may stand anywhere")
        let most = Doubt(subject: .rows, region: PixelBox(x: 0, y: 0, width: 90, height: 700))
        #expect(try region([most]) == nil, "a few lines less are not worth another picture")
    }

    @Test func `lines in doubt are read again together, before they are interpreted`() throws {
        let doubts = [100, 200, 300].map { y in
            Doubt(subject: .amount, region: PixelBox(x: 0, y: y, width: 200, height: 30))
        }
        let recognizer = ScriptedRecognizer(models: ["latin", "eng"]) { _, _ in [clear] }
        var counts: [Int] = []
        _ = try read(with: recognizer) { passes in
            counts.append(passes.count)
            return Interpretation(draft: Self.certain, doubts: passes.count < 2 ? doubts : [])
        }
        #expect(counts == [1, 4])
    }

    @Test func `a Korean page is not shown to the other engine, which has no Hangul`() throws {
        let doubt = Doubt(subject: .total, region: PixelBox(x: 0, y: 100, width: 200, height: 30))
        let recognizer = ScriptedRecognizer(models: ["latin", "korean", "pp-ocr"]) { _, request in
            request.model == "korean" ? [RecognizedLine("합계 금액은 이천삼백원 입니다", confidence: 0.9)] : [garbled]
        }
        let reading = try read(with: recognizer) { _ in Interpretation(draft: Draft(), doubts: [doubt]) }
        #expect(reading.passes.allSatisfy { $0.model != "pp-ocr" })
    }

    @Test func `print that the first engine cannot read at all is read by the other as photographed`() throws {
        let recognizer = ScriptedRecognizer(models: ["latin", "pp-ocr"]) { _, request in
            request.model == "pp-ocr" ? [clear] : [RecognizedLine("~ ;", confidence: 0.1)]
        }
        let reading = try read(with: recognizer) { passes in
            Interpretation(draft: passes.first?.model == "pp-ocr" ? Self.certain : Draft())
        }
        #expect(reading.draft.total == Self.certain.total && reading.draft.isProved)
        #expect(reading.passes.map(\.model).last == "pp-ocr")
        #expect(!recognizer.requests.contains { $0.model == "latin" && $0.layout == .block }, "grain takes it long")
    }

    @Test func `a total that only the other engine proves is proved`() throws {
        let doubt = Doubt(subject: .total, region: PixelBox(x: 0, y: 100, width: 200, height: 30))
        let recognizer = ScriptedRecognizer(models: ["latin", "pp-ocr"]) { _, _ in [clear] }
        let reading = try read(with: recognizer) { passes in
            if passes.first?.role == .independent { return Interpretation(draft: Self.certain) }
            var draft = Self.certain
            (draft.proofs, draft.total) = ([], Field(Money(minorUnits: 100, currency: .usd), confidence: 0.9))
            return Interpretation(draft: draft, doubts: passes.count < 2 ? [doubt] : [])
        }
        #expect(reading.draft.total?.value.minorUnits == 860 && reading.draft.isProved)
    }

    private static let certain: Draft = {
        var draft = Draft()
        draft.content = .receipt
        draft.total = Field(Money(minorUnits: 860, currency: .usd), confidence: 1)
        draft.currency = Field(.usd, confidence: 1)
        draft.date = CalendarDay(iso: "2026-11-18").map { Field($0, confidence: 1) }
        draft.proofs = [Proof(identity: .tendered, expression: "10.00 - 1.40 = 8.60")]
        return draft
    }()

    private func read(
        with recognizer: ScriptedRecognizer,
        page: UnchangedPage = UnchangedPage(),
        rule: @escaping StubInterpreter.Rule = { _ in Interpretation(draft: Draft()) }
    ) throws -> Reading {
        let read = ReadReceipt(
            decoder: WhitePictureDecoder(),
            preparer: page,
            recognizer: recognizer,
            interpreter: StubInterpreter(rule),
            engineVersion: "scripted 1"
        )
        let context = ReadingContext(today: try #require(CalendarDay(iso: "2026-11-18")))
        return try #require(read.all([1], context).first)
    }
}
