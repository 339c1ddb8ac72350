import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptParsing

/// The facts that are weighed: a receipt, one of its candidates, and a fact that holds of it or, with a `!`, does not.
@Suite struct DecisionTests {
    private static let cash =
        "GREEN LEAF SDN BHD\nJALAN MAWAR, SELANGOR\nDate: 18/11/2025 19:42\nMILK  5.90\nBREAD  2.70\nSUBTOTAL  8.60\nTOTAL  RM8.60\nCASH  20.00\nCHANGE  11.40"
    private static let tipped =
        "MAPLE GRILL\nAUSTIN, TX 78701\nSUBTOTAL  20.00\nTAX  1.65\nTOTAL  21.65\nTIP  4.00\nTOTAL  25.65"
    private static let won = "푸른마트\n우유  3,000\n빵  2,500\n합계  5,500\n공급가액  5,000\n부가세  500\n신용카드  5,500"

    @Test(arguments: [
        (cash, "8.60", "isCalledTotal"), (cash, "8.60", "labelOfTotal"), (cash, "8.60", "isMarked"),
        (cash, "8.60", "printedAgain"), (cash, "8.60", "agreesWithCashAndChange"), (cash, "8.60", "followsFromItems"),
        (cash, "8.60", "!isNegative"), (cash, "20.00", "isCalledTendered"), (cash, "20.00", "!isMarked"),
        (cash, "11.40", "isCalledPart"), (cash, "5.90", "isUnnamed"), (cash, "5.90", "heightUnnamed"),
        (tipped, "21.65", "followsFromSubtotal"), (tipped, "21.65", "isAddedTo"), (tipped, "20.00", "leadsToSum"),
        (tipped, "25.65", "takesOver"), (tipped, "4.00", "isCalledPart"), (won, "5500", "followsFromTax"),
        (won, "5500", "agreesWithCard"), (won, "5000", "isCalledNet"), (won, "500", "isCalledPart"),
        ("A SHOP\nSELANGOR\nTOTAL\n  RM9.90", "9.90", "labelStandsAbove"),
        ("A SHOP\nSELANGOR\nTOTAL  RM12", "12.00", "lacksDecimalsMarked"),
        ("A SHOP\nSELANGOR\nTOTAL  0.00", "0.00", "isZero"), ("푸른마트\n합계  5,503", "5503", "hasOddWon"),
        ("푸른마트\n수량  3\n합계  5,500", "3", "isTooSmall"), ("A SHOP\nSELANGOR\nTOTAL  -9.90", "9.90", "!isNegative"),
    ])
    func `facts about an amount are told from the words, places and sums around it`(
        text: String,
        value: String,
        fact: String
    ) {
        check(.total, text, value, fact)
    }

    @Test(arguments: [
        (cash, "2025-11-18", "hasYearLast"), (cash, "2025-11-18", "hasTime"), (cash, "2025-11-18", "isCalledDate"),
        (cash, "2025-11-18", "!isCalledOther"), ("A SHOP\n2026-03-05", "2026-03-05", "hasYearFirst"),
        ("A SHOP\n26.03.05", "2026-03-05", "hasTwoDigitYear"),
        ("A SHOP\nVALID UNTIL 05/30/2026", "2026-05-30", "isCalledOther"),
        ("A SHOP\n2026-03-05\nEXP 2026-03-09", "2026-03-09", "isCalledOther"),
        ("A SHOP\n~ 2026-03-09", "2026-03-09", "isUntil"),
        ("A SHOP\nDate\n2026-03-05", "2026-03-05", "isBelowDateLabel"),
        ("A SHOP\n2026-03-05\n2026-03-05 12:30", "2026-03-05", "isReadAgain"),
    ])
    func `facts about a date are told from its form and the words around it`(text: String, value: String, fact: String)
    {
        check(.date, text, value, fact)
    }

    @Test(arguments: [
        ("A SHOP\n2023-02-25 (Sat)", "2023-02-25", "!isOtherWeekday"),
        ("A SHOP\n2023-02-25 (Mon)", "2023-02-25", "isOtherWeekday"),
    ])
    func `a day of the week that is not the date's speaks against it`(text: String, value: String, fact: String) {
        check(.date, text, value, fact)
    }

    @Test(arguments: [
        ("2026-03-05", "isPhotoDay"), ("2026-02-25", "isPhotoMonth"), ("2026-09-01", "isAfterPhoto"),
        ("2023-03-05", "isLongBeforePhoto"), ("2025-12-05", "!isLongBeforePhoto"), ("2025-12-05", "!isPhotoMonth"),
    ])
    func `a date is held against the day of the photo`(value: String, fact: String) {
        check(.date, "A SHOP\n\(value)", value, fact, fileDate: CalendarDay(year: 2026, month: 3, day: 6))
    }

    @Test(arguments: [
        ("스타벅스 서울대병원점\n합계 9,000원", "food", "isNamedChain"), ("행복약국\n합계  4,500원", "health", "isNamedKind"),
        ("GRAND HOTEL\nTABLE 4\nTOTAL $21.00", "culture", "isNamedMixed"),
        ("WALMART\nTOTAL $7.96", "food", "isNamedGrocer"),
        ("UNNAMED\nCHICKEN RICE 5.00\nTOTAL RM 5.00", "food", "itemWords"),
        ("UNNAMED\nCHICKEN RICE 5.00\nTOTAL RM 5.00", "food", "!isNamedKind"),
    ])
    func `facts about a category are told from the shop's words and what was bought`(
        text: String,
        value: String,
        fact: String
    ) {
        check(.category, text, value, fact)
    }

    @Test(arguments: [
        (cash, "GREEN LEAF SDN BHD", "hasLegalForm"), (cash, "GREEN LEAF SDN BHD", "isLine"),
        (cash, "GREEN LEAF SDN BHD", "!addressWords"), ("JOE'S DINER\n12 MAIN STREET", "12 MAIN STREET", "isStreet"),
        ("JOE'S DINER\nBURGER 10.00", "JOE'S DINER", "hasBusinessWord"),
        ("상호: 달빛식당\n합계  5,500", "달빛식당", "standsBehindLabel"),
        ("TAX INVOICE\nJOE'S DINER", "TAX INVOICE", "headingWords"), ("Starbucks\nLATTE 5.00", "Starbucks", "isChain"),
        ("스타벅스 강남점\n라떼  5,000", "스타벅스 강남점", "endsAsBranch"), ("스타벅스 강남점\n라떼  5,000", "스타벅스 강남점", "isBranchOfChain"),
        ("JOE'S DINER\nThank you for dining at Joe's Diner", "Joe's Diner", "isThanked"),
        ("JOE'S DINER\nOperated by\nBLUE FOX FOODS", "BLUE FOX FOODS", "isBelowOwner"),
        ("JOE'S DINER\nBURGER 10.00\nFRIES", "FRIES", "isBelowItems"),
        ("JOE'S DINER\n(COPY)", "(COPY)", "isInBrackets"),
        ("JOE'S DINER\nCome back soon my friends.", "Come back soon my friends", "isSlogan"),
    ])
    func `facts about a name are told from its words and what stands around it`(
        text: String,
        value: String,
        fact: String
    ) {
        check(.merchant, text, value, fact)
    }

    @Test(arguments: [
        (
            "MAPLE GRILL\nAUSTIN, TX 78701\nSUBTOTAL  20.00\nTAX  1.65\nTOTAL  21.65\nTIP  4.00\nSUM  25.65",
            ProofVeto.isBeforeTip
        ),
        ("REFUND\nA SHOP\nSELANGOR\nMILK  -5.90\nTOTAL  -5.90\nCASH  -5.90", .isRefund),
    ])
    func `what keeps a total from being proved is named`(text: String, veto: ProofVeto) {
        let proof = decisions(text).first { $0.subject == .proof }?.candidates.first
        #expect(
            proof?.facts.map(\.name).contains(veto.rawValue) == true || proof?.value == "25.65",
            "\(String(describing: proof))"
        )
    }

    private static let cafe =
        "CORNER CAFE\n12 High Street\n2 Latte  7.00\nScone\n         2.50\nDiscount -0.50\nSubtotal  9.00\nVAT  1.50\nTotal  9.00\nCash  10.00\nChange  1.00"

    @Test(arguments: [
        ("7.00", "isAboveSums"), ("7.00", "beginsWithCount"), ("7.00", "isProduct"), ("7.00", "isInColumn"),
        ("2.50", "isNamedAbove"), ("-0.50", "isCalledDiscount"), ("-0.50", "isNegative"), ("9.00", "isCalledSum"),
        ("9.00", "isTotal"), ("1.50", "isCalledExtra"), ("10.00", "isCalledPayment"), ("10.00", "isMoreThanTotal"),
        ("10.00", "isBelowTotal"), ("7.00", "!isCalledSum"),
    ])
    func `facts about a line are told from its words, its place and the sums`(value: String, fact: String) {
        check(.item, Self.cafe, value, fact)
    }

    @Test func `what was bought is told from sums, payments and what is taken off`() {
        let items = draft(Self.cafe).items
        #expect(items.map(\.item.name) == ["Latte", "Scone"])
        #expect(items.map(\.item.amount.decimal) == ["7.00", "2.50"])
        #expect(items.first?.item.quantity == "2")
        #expect(items.first?.item.unitPrice?.decimal == "3.50")
    }

    @Test(arguments: [
        ("MILK 2L  £1.65", "MILK 2L"), ("2 x Latte  £7.00", "Latte"), ("우유 900ml  2,500원", "우유 900ml"),
        ("TEA  1.20 A", "TEA"),
    ])
    func `a name has none of the figures beside it, nor their sign`(line: String, name: String) {
        let sum =
            line.contains("원")
            ? "합계  2,500원" : "TOTAL  " + (line.split(separator: " ").first { $0.contains(".") } ?? "")
        #expect(draft("CORNER SHOP\n12 High Street\n\(line)\n\(sum)").items.map(\.item.name) == [name])
    }

    @Test(arguments: [
        (cash, "isProved"), (cash, "totalConfidence"), (cash, "isTotalNamed"), (cash, "hasTime"), (cash, "hasPayment"),
        (cash, "hasSubtotal"), (cash, "hasItems"), (cash, "!isNearlyEmpty"), (won, "hasTax"),
        (won + "\n사업자등록번호 220-81-62517", "isHeadedAsReceipt"), (won + "\n승인번호 30412278", "hasApprovalNumber"),
        ("LUNCH MENU\nSOUP  5.50\nTROUT  14.00\nCAKE  6.25\nTEA  2.80", "isPriceList"),
        ("WIFI\nlatte2026", "isNearlyEmpty"),
    ])
    func `facts about what a picture shows are told from all that was understood`(text: String, fact: String) {
        check(.content, text, "receipt", fact)
    }

    /// An engine's reading of lit windows, or of a pattern of dots.
    private static let dots = "00 :: 3.33 3.88\n: $0 5.00 8.00 :\n88 :: 6.00 2.00 00\n: 3.00 : 12/06/2024 15:08"

    @Test(arguments: [
        (cash, PictureContent.receipt), (won, .receipt), (tipped, .receipt), ("WIFI\nlatte2026", .none),
        ("LOST CAT\nGinger, white paws\nPlease call 555-0187", .none), (dots, .none),
        (dots + "\nTOTAL   8.60\nVISA 8.60", .receipt),
    ])
    func `a receipt is told from other papers`(text: String, content: PictureContent) {
        let draft = draft(text)
        #expect(draft.content == content)
        #expect((draft.withoutUncertainFields.total == nil) == (content != .receipt))
    }

    @Test func `probabilities of all candidates and of none come to one`() {
        let weights = Weights<TotalFeature>(none: 0, [.isMarked: 2])
        let probabilities = weights.probabilities(of: [0, 0])
        #expect(probabilities.allSatisfy { abs($0 - 1.0 / 3) < 1e-9 })
        #expect(weights.probabilities(of: [800])[0] > 0.999, "large scores do not overflow")
    }

    @Test func `every feature has a weight, and every decision names its winner first`() {
        for decision in decisions(Self.cash) where decision.subject != .proof && decision.subject != .item {
            let chosen = decision.candidates.map(\.probability)
            #expect(chosen.first == chosen.max())
        }
        #expect(TotalFeature.allCases.contains { FittedWeights.total[$0] != 0 })
        #expect(TotalFeature.allCases.map(\.rawValue) == Array(TotalFeature.allCases.indices))
        #expect(DateFeature.allCases.map(\.rawValue) == Array(DateFeature.allCases.indices))
        #expect(ItemFeature.allCases.map(\.rawValue) == Array(ItemFeature.allCases.indices))
        #expect(CategoryFeature.allCases.map(\.rawValue) == Array(CategoryFeature.allCases.indices))
        #expect(CategoryFeature.allCases.allSatisfy { CategoryFeature.weights[$0] > 0 })
        #expect(ContentFeature.allCases.map(\.rawValue) == Array(ContentFeature.allCases.indices))
        #expect(MerchantFeature.allCases.map(\.rawValue) == Array(MerchantFeature.allCases.indices))
    }

    private func decisions(_ text: String, fileDate: CalendarDay? = nil) -> [Decision] {
        guard let today = CalendarDay(year: 2026, month: 11, day: 18) else { return [] }
        let context = ReadingContext(today: today, fileDate: fileDate)
        return RuleInterpreter().interpret([TextLayout.pass(text)], context).decisions
    }

    private func check(
        _ subject: Decision.Subject,
        _ text: String,
        _ value: String,
        _ fact: String,
        fileDate: CalendarDay? = nil
    ) {
        let candidates =
            decisions(text, fileDate: fileDate).first { $0.subject == subject }?.candidates.filter { $0.value == value }
            ?? []
        #expect(!candidates.isEmpty, "\(value) is no candidate")
        let names = Set(candidates.flatMap(\.facts).map(\.name))
        if fact.hasPrefix("!") {
            #expect(!names.contains(String(fact.dropFirst())))
        } else {
            #expect(names.contains(fact), "\(names.sorted())")
        }
    }
}
