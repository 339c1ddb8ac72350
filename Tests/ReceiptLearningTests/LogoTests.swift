import ReceiptDomain
import ReceiptLearning
import ReceiptTestSupport
import Testing

/// A shop whose name is drawn and was named once is known by the picture.
@Suite struct LogoTests {
    private static let number = "KR 123-45-67891"
    private static let otherNumber = "KR 220-81-62517"

    /// A logo of upright and level bars; `blur` makes another picture of the same one.
    private static func logo(_ period: Int, blur: Double = 0) -> LogoFingerprint {
        let coverage = (0..<LogoFingerprint.rows * LogoFingerprint.columns).map { cell in
            let (row, column) = (cell / LogoFingerprint.columns, cell % LogoFingerprint.columns)
            let ink = (column / period + row / (7 - period)) % 2 == 0 ? 1.0 : 0
            return ink + (0.5 - ink) * blur * Double((cell * 7919) % 5) / 2
        }
        return LogoFingerprint(width: 300, height: 100, coverage: coverage)
    }

    private static let named = Confirmed.record(1, "코스트코", .food, read: "all day breakfast 7", logo: logo(3))

    private static func name(_ facts: ReceiptFacts, after records: [Record]) -> Suggestion<String, MerchantReason>? {
        CountingMemory(records).suggestions(for: facts).merchant
    }

    @Test(arguments: [(nil, 0.0), ("Ota", 0.3), ("EUR 12", 0.79)] as [(String?, Double)])
    func `a name that is open or doubtful is that of the logo`(_ read: String?, _ confidence: Double) {
        let facts = ReceiptFacts.read(read, confidence, logo: Self.logo(3, blur: 0.4))
        #expect(Self.name(facts, after: [Self.named]) == Suggestion("코스트코", confidence: 0.9, .logo))
    }

    @Test func `a name that was plainly read stays, and another logo says nothing`() {
        #expect(Self.name(.read("달빛식당", 0.8, logo: Self.logo(3)), after: [Self.named]) == nil)
        #expect(Self.name(.read(nil, 0, logo: Self.logo(2)), after: [Self.named]) == nil)
        #expect(Self.name(.read(nil, 0), after: [Self.named]) == nil)
    }

    @Test func `a spelling or a business number that is known says more than the logo`() {
        let spelled = Confirmed.record(2, "달빛식당", .food, read: "담빛식당")
        let facts = ReceiptFacts.read("담빛식당", 0.4, logo: Self.logo(3))
        #expect(Self.name(facts, after: [Self.named, spelled])?.reason == .spelling)
        let numbered = Confirmed.record(2, "달빛식당", .food, businessNumber: Self.number)
        let withNumber = ReceiptFacts.read(nil, 0, number: Self.number, logo: Self.logo(3))
        #expect(Self.name(withNumber, after: [Self.named, numbered])?.value == "달빛식당")
    }

    /// The number of the shop with the logo, that of another known shop, that on the receipt, and whether the logo names it.
    @Test(
        arguments: [
            (nil, nil, nil, true), (nil, nil, number, true), (number, nil, nil, true), (number, nil, number, true),
            (number, nil, otherNumber, false), (nil, otherNumber, otherNumber, false),
        ] as [(String?, String?, String?, Bool)]
    )
    func `a logo names no shop with another business number`(
        _ own: String?,
        _ other: String?,
        _ printed: String?,
        _ isNamed: Bool
    ) {
        let records = [
            Confirmed.record(1, "코스트코", .food, read: "x", businessNumber: own, logo: Self.logo(3)),
            Confirmed.record(2, "달빛식당", .food, businessNumber: other),
        ]
        // Unlike any known name, so that the number itself names nobody.
        let facts = ReceiptFacts.read("qqqqqq", 0.3, number: printed, logo: Self.logo(3))
        let reason = Self.name(facts, after: records)?.reason
        #expect((reason == .logo || reason == .businessNumber) == isNamed)
    }

    @Test func `a logo that two names have is told by neither, and both are offered`() {
        let other = Confirmed.record(2, "별마트", .food, read: "x", logo: Self.logo(3, blur: 0.4))
        let suggestions = CountingMemory([Self.named, other]).suggestions(for: .read(nil, 0, logo: Self.logo(3)))
        #expect(suggestions.merchant == nil)
        #expect(suggestions.otherMerchants == ["코스트코", "별마트"])
    }

    @Test func `another branch's logo does not give its name`() {
        let branch = Confirmed.record(1, "별마트 성수점", .food, read: "x", logo: Self.logo(3))
        #expect(Self.name(.read("별미트 역삼점", 0.4, logo: Self.logo(3)), after: [branch])?.reason != .logo)
        #expect(Self.name(.read("Ota", 0.4, logo: Self.logo(3)), after: [branch])?.value == "별마트 성수점")
    }

    @Test func `a name that was changed, or a record that was taken back, unteaches`() {
        let facts = ReceiptFacts.read(nil, 0, logo: Self.logo(3))
        var memory = CountingMemory([Self.named])
        var renamed = Self.named
        (renamed.merchant, renamed.revision) = ("별마트", 2)
        memory.learn(renamed)
        #expect(memory.suggestions(for: facts).merchant?.value == "별마트")
        #expect(memory.suggestions(for: facts).otherMerchants.isEmpty)
        var discarded = renamed
        (discarded.status, discarded.revision) = (.discarded, 3)
        memory.learn(discarded)
        #expect(memory.suggestions(for: facts).merchant == nil)
    }
}
