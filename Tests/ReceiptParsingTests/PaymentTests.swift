import ReceiptDomain
import Testing

@Suite struct PaymentTests {
    private static let shop = "CORNER SHOP\n12 High Street\nBread   8.00\nMilk   4.00\n"

    @Test(arguments: [
        ("TOTALE EUR   12.00\nPagamento elettronico   12.00\nResto   0.00", PaymentMethod.card),
        ("TOTAL TTC   12.00\nCB EMV   12.00", .card),
        ("RAZEM EUR   12.00\nKarta płatnicza   12.00", .card),
        ("TOTAAL   12.00\nPINNEN   12.00", .card),
        ("TOTAL   12.00\nDankort   12.00\nCHANGE   0.00", .card),
        ("TOTAL   12.00\nPaid UPI   12.00", .mobile),
        ("TOTAL   12.00\nPayNow   12.00", .mobile),
        ("SUMME CHF   12.00\nTWINT   12.00", .mobile),
        ("CELKEM   12.00\nHotovost   20.00", .cash), ("TOTAL   12.00\nCASH   RM 50.00", .cash),
        ("합계   12,000\n카드   5,000원", .card), ("合计   12.00\n现金支付   50.00", .cash),
        ("TOTAL $   12.00\nT. DEBITO   12.00", .card),
        ("MAKSTA KOKKU   12.00\nPangakaart   12.00", .card),
        ("合計   ¥1,200\n現金   ¥1,200", .cash),
    ])
    func `the means of payment has each country's name`(print: String, method: PaymentMethod) {
        #expect(draft(Self.shop + print).payment == method)
    }

    @Test(arguments: [
        ("합계   12,000\n카드   12,000\n현금   0", PaymentMethod.card),
        ("합계   12,000\n카카오페이   12,000\n승인번호 : 30012345\n카드결제는 30일이내 가능", .mobile),
        ("합계   12,000\n(카드 12,000 / 현금 0)", .card),
        ("CASH MEMO\nTOTAL   12.00\nPaid UPI   12.00", .mobile),
        ("TOTAL   12.00\nDEBIT   12.00\nCHANGE   0.00", .card),
    ])
    func `a means of payment of nothing was not used`(print: String, method: PaymentMethod) {
        #expect(draft("푸른마트\n" + print).payment == method)
    }

    @Test func `a bar is no cash where no amount follows`() {
        #expect(draft(Self.shop + "TOTAL   12.00\nPlease pay at the bar").payment == nil)
    }

    @Test(arguments: ["SNICKERS BAR   1.20", "STATIEGELD BLIK   0.90"])
    func `a thing for sale is no means of payment`(line: String) {
        #expect(draft("CORNER SHOP\n12 High Street\n" + line + "\nBread   8.00\nTOTAL   9.20").payment == nil)
    }

    @Test(arguments: [
        "회원카드 4020****8123", "ClubCard ************4418", "CARTE FIDELITE 299****4417", "010-****-7729",
        "고객명 홍길동 010-****-7729", "DE44 **** **** **** 4418", "会員No 2900****4417", "계좌 110-***-**8812",
    ])
    func `a masked number of a member, a telephone or an account is no card's`(line: String) {
        let read = draft(Self.shop + "TOTAL   12.00\n" + line)
        #expect(read.cardDigits == nil)
        #expect(read.payment != .card)
    }

    @Test(arguments: [
        ("Visa ************4418", "4418"), ("会員番号 4980-****-****-1234", "1234"), ("회원번호 4980-****-****-1234", "1234"),
        ("카드번호 5387-20**-****-7565", "7565"), ("XXXX XXXX XXXX 0917", "0917"),
    ])
    func `a masked number is a card's elsewhere`(line: String, digits: String) {
        let read = draft(Self.shop + "TOTAL   12.00\n" + line)
        #expect(read.cardDigits == digits)
        #expect(read.payment == .card)
    }

    @Test func `a masked number on a receipt paid in cash is no card's`() {
        let read = draft(Self.shop + "TOTAL   12.00\nCASH   20.00\nCHANGE   8.00\nExtra Card #: *******4418")
        #expect(read.payment == .cash)
        #expect(read.cardDigits == nil)
    }
}
