import ReceiptDomain

extension Draft {
    /// Every field set.
    static var everything: Draft {
        var draft = Draft()
        let evidence = Evidence(text: "합계 23,400", box: PixelBox(x: 120, y: 1410, width: 560, height: 44))
        let total = Money(minorUnits: 23400, currency: .krw)
        draft.merchant = Field("이마트 \"성수\" /\n점", confidence: 0.93, evidence: evidence, alternatives: ["EMART"])
        draft.date = CalendarDay(iso: "2026-11-18").map { Field($0, confidence: 0.99) }
        draft.time = TimeOfDay(iso: "19:42").map { Field($0, confidence: 0.9, evidence: Evidence(text: "19:42")) }
        draft.total = Field(
            total,
            confidence: 1,
            evidence: evidence,
            alternatives: [Money(minorUnits: 21273, currency: .krw)]
        )
        draft.currency = Field(.krw, confidence: 0.8)
        draft.tax = Field(Money(minorUnits: 2127, currency: .krw), confidence: 0.7)
        draft.subtotal = Field(Money(minorUnits: 21273, currency: .krw), confidence: 0.7)
        draft.items = [
            ReadItem(
                LineItem(
                    name: "우유",
                    quantity: "2.5",
                    unit: "kg",
                    unitPrice: Money(minorUnits: 11700, currency: .krw),
                    amount: total,
                    discount: Money(minorUnits: 500, currency: .krw),
                    options: ["작은 것"]
                ),
                confidence: 0.8
            ),
            ReadItem(LineItem(name: "eSIM", amount: Money(minorUnits: 150, currency: .usd)), confidence: 0.7),
        ]
        draft.category = Field(.food, confidence: 0.8)
        draft.payment = .card
        draft.cardDigits = "1234"
        draft.approvalNumber = "00112233"
        draft.businessNumber = "KR 123-45-67890"
        draft.logo = LogoFingerprint(text: "1:300:the shape of a name")
        draft.proofs = [Proof(identity: .tendered, expression: "30000 - 6600 = 23400", repairs: ["8.40 → 8.60"])]
        draft.invoice = InvoiceSource(
            format: .koreanTaxInvoice,
            number: "20261118-1",
            buyer: "푸른집",
            taxes: [InvoiceTax(rate: "10", net: total, amount: total), InvoiceTax(rate: nil, net: nil, amount: total)],
            differences: [.total(onPage: total), .seller(onPage: "한빛")]
        )
        return draft
    }
}

extension RecognitionPass {
    static let sample = RecognitionPass(
        model: "kor",
        rendering: "flat 24",
        region: PixelBox(x: 1, y: 2, width: 3, height: 4),
        lines: [
            RecognizedLine(words: [
                RecognizedWord(text: "합계", confidence: 0.91, box: PixelBox(x: 5, y: 6, width: 7, height: 8))
            ])
        ],
        isCutShort: true
    )
}
