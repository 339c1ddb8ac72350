import ReceiptDomain

/// Decides whether a page is a receipt, invoice or card slip, or another picture.
struct ContentReader {
    let page: Page
    let table: AmountTable
    let sums: SumReader.Result

    /// The probability below which the picture counts as no receipt.
    ///
    /// Measured: one of 327 real receipts, of which no word was read, and two in three of 227 other papers, screenshots and
    /// photos with text (eight folds).
    static let minimumForDoubt = 0.05
    /// The probability below which a person is asked: no further real receipt, and all but one of the other pictures.
    static let minimumForReceipt = 0.55

    /// The lowest confidence of the total where no word was read: of a receipt in unknown letters only figures remain.
    private static let minimumWithoutWords = 0.2

    func read(_ draft: Draft) -> (content: PictureContent, features: Features<ContentFeature>) {
        let features = features(of: draft)
        // Grain and dots are read as figures and signs, among them unlabelled amounts, but hardly ever as a word.
        guard hasWord || draft.total.map({ $0.confidence >= Self.minimumWithoutWords }) ?? false else {
            return (.none, features)
        }
        let probability = FittedWeights.content.probabilities(of: [features.score(by: FittedWeights.content)])[0]
        guard !draft.isProved, probability < Self.minimumForReceipt else { return (.receipt, features) }
        return (probability < Self.minimumForDoubt ? .none : .unsure, features)
    }

    private func features(of draft: Draft) -> Features<ContentFeature> {
        var features = Features<ContentFeature>()
        features.note(.isProved, if: draft.isProved)
        features.note(.totalConfidence, draft.total?.confidence ?? 0)
        if let cell = sums.totalCell, cell.role == .total || cell.role == .paid {
            features.note(.isTotalNamed, cell.roleWeight)
        }
        features.note(.dateConfidence, draft.date?.confidence ?? 0)
        features.note(.hasTime, if: draft.date != nil && draft.time.map { $0.confidence >= 0.8 } ?? false)
        features.note(.hasBusinessNumber, if: draft.businessNumber != nil)
        features.note(.hasApprovalNumber, if: draft.approvalNumber != nil)
        features.note(.hasCardDigits, if: draft.cardDigits != nil)
        features.note(.hasPayment, if: draft.payment != nil)
        features.note(.hasTax, if: draft.tax != nil)
        features.note(.hasSubtotal, if: draft.subtotal != nil)
        features.note(.hasItems, if: draft.items.count >= 2)
        features.note(.hasCurrency, draft.currency?.confidence ?? 0)
        features.note(.isHeadedAsReceipt, if: isHeaded)
        let money = table.cells.filter {
            $0.use == .money && $0.confidence >= 0.6 && ($0.decimals == 2 || $0.isMarked || abs($0.value) >= 100_000)
        }
        features.note(.moneyAmounts, Double(min(5, money.count)) / 5)
        features.note(.isNearlyEmpty, if: page.lines.count < 4)
        features.note(.wordConfidence, wordConfidence)
        let isSummed = table.cells.contains { $0.roleWeight > 0.5 }
        features.note(.isPriceList, if: money.count >= 4 && !isSummed)
        return features
    }

    private var wordConfidence: Double {
        guard !page.lines.isEmpty else { return 0 }
        return page.lines.reduce(0) { $0 + $1.best.confidence } / Double(page.lines.count)
    }

    /// Whether a word of letters was read with confidence.
    ///
    /// Each of 327 real receipts with any recognised text has dozens of letters in such words.
    private var hasWord: Bool {
        page.lines.contains { line in
            line.readings.contains { reading in
                let confident = reading.words.filter { $0.confidence >= 0.6 }.map {
                    Array($0.text.lowercased().unicodeScalars)
                }
                // Engines separate text that is written without spaces.
                let syllables = confident.joined().filter { $0.isHangul || $0.isKana || $0.isIdeograph }
                return Set(syllables).count >= 2 || confident.contains(where: Self.isWord)
            }
        }
    }

    /// At least three letters, not all the same.
    private static func isWord(_ scalars: [Unicode.Scalar]) -> Bool {
        let letters = scalars.filter(\.properties.isAlphabetic)
        return letters.count >= 3 && Set(letters).count >= 2
    }

    private var isHeaded: Bool {
        page.lines.contains { line in
            line.readings.contains { Self.headings.matches(in: $0.folded).contains { $0.likeness > 0.9 } }
        }
    }

    private static let headings = PhraseMatcher(
        anyOf: """
            receipt, invoice, tax invoice, sales slip, cash sale, order number, order no, cashier, customer copy,
            merchant copy, 영수증, 매출전표, 거래명세서, 계산서, 주문번호, 고객용, 가맹점, 대표자, 사업자번호, 사업자등록번호,
            領収書, レシート, 領収証, rechnung, quittung, kassenbon, beleg, bon, facture, ticket de caisse, recu,
            factura, recibo, fattura, scontrino, documento commerciale, kvitto, kvittering, kuitti, rachunek,
            paragon fiskalny, uctenka, resit, struk, nota, fapiao, fiş, factuur
            """
    )
}
