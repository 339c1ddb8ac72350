import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptReading

@Suite struct ReadingVoteTests {
    private static func draft(
        _ total: (Int, Double)?,
        day: (Int, Double)? = (1, 0.9),
        name: (String, Double) = ("Shop", 0.9),
        in currency: Currency = .usd,
        isProved: Bool = false,
        content: PictureContent = .receipt
    ) -> Draft {
        var draft = Draft()
        draft.content = content
        draft.total = total.map { Field(Money(minorUnits: $0.0, currency: currency), confidence: $0.1) }
        draft.currency = Field(currency, confidence: 0.7)
        draft.date = day.flatMap { (number, confidence) in
            CalendarDay(year: 2026, month: 11, day: number).map { Field($0, confidence: confidence) }
        }
        draft.merchant = Field(name.0, confidence: name.1)
        if isProved { draft.proofs = [Proof(identity: .tendered, expression: "10 - 1 = 9")] }
        return draft
    }

    private static func vote(_ original: Draft, _ copies: Draft...) -> Draft {
        var vote = ReadingVote(original)
        for copy in copies { vote.add(copy) }
        return vote.draft
    }

    @Test(arguments: [
        (draft((900, 0.7)), false), (draft((900, 0.5)), true), (draft(nil), true), (draft((900, 0.9), day: nil), true),
        (draft((900, 0.9), day: (1, 0.5)), true), (draft((900, 0.5), isProved: true), false),
        (draft((900, 0.9), content: .unsure), true), (draft(nil, content: .none), true),
        (draft((900, 0.9), content: .several), false),
    ])
    func `copies are read where a receipt's total or date is in doubt`(_ draft: Draft, _ isOpen: Bool) {
        #expect(ReadingVote(draft).isOpen == isOpen)
    }

    @Test func `what most readings say wins, with what was read beside it`() {
        var copy = Self.draft((950, 0.4))
        copy.tax = Field(Money(minorUnits: 50, currency: .usd), confidence: 0.9)
        let settled = Self.vote(Self.draft((900, 0.5)), copy, Self.draft((950, 0.3)))
        #expect(settled.total?.value.minorUnits == 950 && settled.tax?.value.minorUnits == 50)
        #expect(settled.total?.alternatives.map(\.minorUnits) == [900])
        #expect(abs((settled.total?.confidence ?? 0) - 0.557) < 0.001)
    }

    @Test func `a total that is proved on a copy outweighs others, and is not called proved`() {
        let settled = Self.vote(Self.draft((900, 0.5)), Self.draft((900, 0.4)), Self.draft((850, 0.5), isProved: true))
        #expect(settled.total?.value.minorUnits == 850 && !settled.isProved)
    }

    @Test func `what proved another total on a picture that may be no receipt proves nothing of the one that won`() {
        let original = Self.draft((900, 0.9), isProved: true, content: .unsure)
        let others = (Self.draft((850, 0.8)), Self.draft((850, 0.8)))
        let settled = Self.vote(original, others.0, others.1)
        #expect(settled.content == .receipt && settled.total?.value.minorUnits == 850 && !settled.isProved)
        #expect(Self.vote(original, Self.draft((900, 0.8)), Self.draft((900, 0.8))).isProved)
    }

    @Test func `what is not in doubt stays, whatever copies say`() {
        let settled = Self.vote(
            Self.draft((900, 0.8), day: nil),
            Self.draft((100, 0.9), day: (2, 0.9), name: ("Mop", 0.9)),
            Self.draft((100, 0.9), day: (2, 0.9), name: ("Mop", 0.9))
        )
        #expect(settled.total == Self.draft((900, 0.8)).total && settled.merchant?.value == "Shop")
        #expect(settled.date?.value == CalendarDay(year: 2026, month: 11, day: 2))
    }

    @Test func `a name in doubt is voted on, but by names that would be proposed only`() {
        let doubtful = Self.draft((900, 0.5), name: ("Sh0p", 0.6))
        #expect(Self.vote(doubtful, Self.draft((900, 0.5), name: ("Shop", 0.7))).merchant?.value == "Shop")
        #expect(Self.vote(doubtful, Self.draft((900, 0.5), name: ("Shop", 0.4))).merchant?.value == "Sh0p")
    }

    @Test func `amounts are taken from a reading in the currency that won`() {
        let settled = Self.vote(
            Self.draft((900, 0.5)),
            Self.draft((900, 0.4), in: .eur),
            Self.draft((900, 0.4), in: .eur)
        )
        #expect(settled.total?.value == Money(minorUnits: 900, currency: .eur) && settled.currency?.value == .eur)
    }

    @Test func `of what seems to be no receipt one copy is read, unless that seems to be one`() {
        var vote = ReadingVote(Self.draft(nil, content: .none))
        vote.add(Self.draft(nil, content: .none))
        #expect(!vote.isOpen && vote.draft.content == .none)
        vote = ReadingVote(Self.draft(nil, content: .none))
        vote.add(Self.draft((900, 0.9)))
        #expect(vote.isOpen && vote.draft.content == .receipt)
    }

    @Test func `reading ends with the copy that settles it`() {
        var vote = ReadingVote(Self.draft((900, 0.3)))
        vote.add(Self.draft((900, 0.4)))
        #expect(vote.isOpen)
        vote.add(Self.draft((900, 0.4)))
        #expect(!vote.isOpen)
    }

    @Test func `what may be no receipt is one where most copies are`() {
        let settled = Self.vote(
            Self.draft((900, 0.9), content: .unsure),
            Self.draft((900, 0.8)),
            Self.draft((900, 0.8))
        )
        #expect(settled.content == .receipt && settled.withoutUncertainFields.total?.value.minorUnits == 900)
    }
}

/// Copies of half the size.
private struct Halving: PagePreparer {
    func prepare(_ picture: GrayImage) throws(ReadingError) -> any PreparedPage {
        try UnchangedPage(pieces: []).prepare(picture)
    }

    func altered(_ picture: GrayImage, _ alteration: Alteration) -> AlteredPicture? {
        let (width, height) = (picture.width / 2, picture.height / 2)
        let image = GrayImage(width: width, height: height, pixels: Array(repeating: 255, count: width * height))
        return AlteredPicture(image: image, scale: 0.5)
    }
}

/// Is sure of copies only.
private struct SizeInterpreter: ReceiptInterpreter {
    let version = "sizes"

    func interpret(_ passes: [RecognitionPass], _ context: ReadingContext) -> Interpretation {
        let word = passes.first?.lines.first?.words.first
        var draft = Draft()
        draft.date = Field(context.today, confidence: 0.9)
        let total = Money(minorUnits: word?.text == "copy" ? 500 : 900, currency: .usd)
        let evidence = Evidence(text: "9.00", box: PixelBox(x: 10, y: 20, width: 30, height: 8))
        draft.total = Field(total, confidence: word?.text == "copy" ? 0.9 : 0.2, evidence: evidence)
        return Interpretation(draft: draft)
    }
}

@Suite struct CopyReadingTests {
    @Test func `copies of a picture in doubt are read, and their evidence lies on the picture`() throws {
        var sizes: [Int] = []
        let recognizer = ScriptedRecognizer(models: ["eng"]) { (image, _) throws(ReadingError) in
            sizes.append(image.width)
            return [RecognizedLine(image.width == 200 ? "copy" : "picture", confidence: 0.9)]
        }
        let reader = ReadReceipt(
            decoder: WhitePictureDecoder(),
            preparer: Halving(),
            recognizer: recognizer,
            interpreter: SizeInterpreter(),
            engineVersion: "none"
        )
        let context = ReadingContext(today: try #require(CalendarDay(iso: "2026-11-20")))
        let reading = try #require(try reader.all([1], context).first)
        #expect(reading.draft.total?.value.minorUnits == 500)
        #expect(reading.draft.total?.evidence?.box == PixelBox(x: 20, y: 40, width: 60, height: 16))
        #expect(Set(sizes) == [400, 200] && sizes.count == 3, "the second copy settles it: \(sizes)")
    }
}
