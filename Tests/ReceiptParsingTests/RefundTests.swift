import ReceiptDomain
import Testing

@Suite struct RefundTests {
    private let head = "WILLOW GOODS\nAUSTIN, TX 78701\n"

    @Test func `a refund's sums are solved like those of a purchase and keep their minus`() {
        let read = draft(
            head + "RETURN RECEIPT\nSCARF   20.00-\nHAT   10.00-\nSubtotal   30.00-\nTax   2.40-\nTotal   32.40-"
        )
        #expect(read.total?.value.decimal == "-32.40")
        #expect(read.tax?.value.decimal == "-2.40")
        #expect(read.items.map(\.item.amount.decimal) == ["-20.00", "-10.00"])
        // Arithmetic says nothing of the sign.
        #expect(!read.isProved)
    }

    @Test func `the refund that is to come is no tax refund, and the original total no sum of it`() {
        let read = draft(
            head + "*** REFUND ***\nOrig. total $81.47 (3 items)\nSCARF   -20.00\nTOTAL REFUND   -$20.00\n"
                + "Visa Debit   -$20.00\nPlease allow 5 days for\nthe refund."
        )
        #expect(read.total?.value.decimal == "-20.00")
        #expect(!read.isProved)
    }

    @Test(arguments: ["Refund by 13/04/26", "Refund code: 8821", "Remboursement sous 30 jours"])
    func `terms of a refund make none`(line: String) {
        #expect(draft(head + "SCARF   20.00\nTAX   1.60\nTOTAL   21.60\n" + line).total?.value.decimal == "21.60")
    }

    @Test func `a coupon makes a refund smaller`() {
        let read = draft(
            "별빛옷장 강남점\n반품 전표\n셔츠   -30,000\n바지   -20,000\n반품 소계   -50,000\n쿠폰   +5,000\n반품 합계   -45,000"
        )
        #expect(read.total?.value.decimal == "-45000")
    }

    @Test func `where all sums are negative no word is needed`() {
        let read = draft(head + "SCARF   -20.00\nHAT   -10.00\nSUBTOTAL   -30.00\nTAX   -2.40\nTOTAL   -32.40")
        #expect(read.total?.value.decimal == "-32.40")
    }

    @Test func `a card's minus is as good as another sum's`() {
        let read = draft(
            "WALDMODE\nJeans   -39,99\nHemd   -11,99\nSUMME EUR   -51,98\nGutschrift auf Mastercard   -51,98"
        )
        #expect(read.total?.value.decimal == "-51.98")
    }

    @Test func `one thing that came back among others is no refund`() {
        let read = draft(
            "WALDMARKT\nFARBE   31,97\nGUTSCHRIFT KANISTER   -1,70\nPINSEL   6,00\nSUMME EUR   36,27\nEC-Karte   36,27"
        )
        #expect(read.total?.value.decimal == "36.27")
    }

    @Test func `a hold on the card that was let go is no refund`() {
        let read = draft(
            "별빛주유소\n금액:   69,874 원\n공급가 63,522   부가세 6,352\n취소승인: 40917735   -150,000\n실결제금액:   69,874"
        )
        #expect(read.total?.value.decimal == "69874")
    }

    @Test func `a payment ahead that is set against the final one is no refund`() {
        let read = draft(
            "별빛 급속충전소\n충전요금   13,408\n1) 선결제 승인   40,000\n2) 선결제 취소   -40,000\n최종 청구금액\n   13,408 원"
        )
        #expect(read.total?.value.decimal == "13408")
    }

    @Test(arguments: ["SOF.STORNO", "S T O R N O", "** VOIDED ENTRY **"])
    func `a till's word for one thing that was taken off again is no refund`(word: String) {
        let read = draft(
            "KUPFER GRILL\nDUERUEM   7,50\nAYRAN   1,80\n\(word)\nAYRAN   -1,80\nCOLA   4,40\nTOTAL   11,90\nBAR   20,00\nRUECKGELD   8,10"
        )
        #expect(read.total?.value.decimal == "11.90")
    }

    @Test func `what comes back in Danish coins is change`() {
        let read = draft(
            "FJORD KØBMAND\nCVR 31 88 40 27\nRUGBRØD   24,25\nTOTAL DKK   24,25\nKONTANT   50,00\nRETUR   25,75"
        )
        #expect(read.total?.value.decimal == "24.25")
        #expect(read.proofs.map(\.expression).contains("tendered 50.00 - change 25.75 = 24.25"))
    }

    @Test func `what a kiosk gives back is change`() {
        let read = draft("별빛PC방\n요금제   10,000\n라면   5,000\n총 액   15,000\n투입금액(현금)   20,000\n반환금액   5,000")
        #expect(read.total?.value.decimal == "15000")
    }

    @Test(
        arguments: [
            "[1] 선승인 (가득)\n150,000\n[2] 선승인 취소\n-150,000\n공급가액   61,496\n부 가 세   6,150\n거래금액   67,646원",
            "IMMEDIATE TAX REFUND / 즉시환급\nSHEET MASK   76,646\nImmediate refund 즉시환급액   -9,000\n결제금액   67,646원",
        ]
    )
    func `money that comes back beside a purchase is no refund of it`(text: String) {
        #expect(draft("별빛가게\n120-87-65763\n" + text).total?.value.decimal == "67646")
    }

    @Test func `items brought back are a refund`() {
        let read = draft(
            "KUPFER DROGERIE\n22.02.2025 15:33\n*** WARENRÜCKGABE ***\nOriginal-Beleg: 14.02.2025\nHAARSPRAY   -3,95\nCREME   -8,95\n"
                + "SUMME EUR   -12,90\nAuszahlung Bar EUR   -12,90"
        )
        #expect(read.total?.value.decimal == "-12.90")
        #expect(read.date?.value == day("2025-02-22"))
    }

    @Test func `a ticket given back is a refund`() {
        let read = draft("별빛열차 승차권 반환 영수증\n영수액   37,400\n반환수수료   3,740\n반환금액   33,660\n결제취소 금액   -33,660")
        #expect(read.total?.value.decimal == "-33660")
    }

    @Test(arguments: ["환불기한   2024-12-24 13:29", "교환/환불 불가", "NO REFUND"])
    func `the terms of return are no refund`(terms: String) {
        #expect(draft("별빛서점\n소설   12,000\n합계   12,000원\n" + terms).total?.value.decimal == "12000")
    }

    @Test func `the day is that of the refund and not of the purchase`() {
        let read = draft(
            "별빛옷장 강남점\n** 반품 **\n2025-03-16 15:44\n셔츠   -30,000\n합계   -30,000\n구매일 2025-02-27 11:02"
        )
        #expect(read.date?.value == day("2025-03-16"))
        let sale = draft("별빛옷장 강남점\n구매일 2025-02-27 11:02\n셔츠   30,000\n합계   30,000")
        #expect(sale.date?.value == day("2025-02-27"))
    }
}
