import Foundation
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptParsing

@Suite struct TotalTests {
    private let head = "GREEN LEAF SDN BHD\nJALAN MAWAR, SELANGOR\nDate: 18/11/2025 19:42\n"

    @Test func `change proves the total`() {
        let read = draft("행복마트\n우유   13,400\n빵    10,000\n합계   23,400\n받은금액   30,000\n거스름돈    6,600")
        #expect(read.total?.value.decimal == "23400")
        #expect(read.isProved)
        #expect(read.proofs.map(\.expression).contains("tendered 30000 - change 6600 = 23400"))
        #expect(read.payment == .cash)
    }

    @Test(
        arguments: [
            (
                "Hospoda U Lva\nMasarykova 18, Brno\n30.6.2026\nSvíčková   209,00\nPivo   180,00\nCelkem   389 Kč\nHotově   500 Kč\nVráceno   111 Kč",
                389
            ),
            (
                "Baan Mango\nNimman Soi 9, Chiang Mai\nThai Tea   120\nRice   90\nTotal   210 THB\nCash   500\nChange   290",
                210
            ),
            ("SAI KRUPA HOTEL\nMG Road, Pune 411001\nVeg Thali   300\nLassi   150\nTotal   ₹450", 450),
            ("GARAGE DOOR PROS\nDayton OH 45402\nSpring repair   $300\nService call   $50\nTotal   $350", 350),
            ("Kaffe Hjørnet\n0150 Oslo\nBurger   245,-\nCola   105,-\nÅ betale   350,-\nBank   350,-", 350),
            ("Dr. Meera Clinic\nPune 411001\nConsultation   Rs. 960/-\nTotal   Rs. 960/-", 960),
        ] as [(String, Decimal)]
    )
    func `an amount that is printed without decimals lost none`(text: String, total: Decimal) {
        #expect(draft(text).total.flatMap { Decimal(string: $0.value.decimal) } == total)
    }

    @Test(
        arguments: [
            "Balance B/F from previous bill   $80.12\nPayments as of 20 Jan 2026 - Thank you   -$80.12\nTotal Current Charges due on 04 Feb 2026   $76.20",
            "Amount Due on Previous Statement   $80.12\nPayments Received Since Last Statement   -$80.12\nTotal Amount Due   $76.20",
            "Total due   $76.20\nTotal if paid after due date   $88.75",
        ]
    )
    func `neither the last bill nor a price for being late is the total`(lines: String) {
        #expect(draft("COPPER POWER\nBill Date 21 Jan 2026\n" + lines).total?.value.decimal == "76.20")
    }

    @Test(
        arguments: [
            ("領収証\n2026年10月3日\n株式会社 花田商事 様\n¥13,320-\n上記の金額を領収いたしました\nつばめ観光", "13320"),
            ("영수증\n2026.10.03\n₩45,000\n위 금액을 정히 영수함\n만복떡집", "45000"),
        ]
    )
    func `the sum of a handwritten form stands above the sentence that it was received`(text: String, total: String) {
        #expect(draft(text).total?.value.decimal == total)
    }

    @Test func `a screen's order is not the sum that was paid below it`() {
        let read = draft("배달주문\n주문금액   25,500원\n배달팁   2,000원\n쿠폰할인   -3,500원\n총결제금액   24,000원")
        #expect(read.total?.value.decimal == "24000")
    }

    @Test(
        arguments: [
            ("Thank you for your generous donation of $100.00 received on February 10, 2026.", "100.00"),
            ("We acknowledge with thanks your gift of $25.00.\nOur running costs are $9 a day.", "25.00"),
            ("Received from J Patel the sum of $950.00\nbeing rent for July", "950.00"),
            ("Rent paid:   $1,450.00\nBalance due:   $0.00", "1450.00"),
            ("Visa   -$208.85\nBalance due   0.00", "208.85"),
        ]
    )
    func `what was received is the sum, though a sentence says so, or nothing is due any more`(
        text: String,
        total: String
    ) {
        #expect(
            draft("Harbour Light Society\nDayton OH 45402\nFebruary 12, 2026\n" + text).total?.value.decimal == total
        )
    }

    @Test func `a sum is rounded to the country's smallest coin`() {
        let read = draft(
            "NETTO\n2200 København N\nPILSNER   74,85\nSMØR   24,00\nTOTAL DKK   98,85\nKONTANT   100,00\nAFRUNDING   0,15\nTILBAGE   1,00"
        )
        #expect(read.total?.value.decimal == "99.00")
        #expect(!read.isProved)
    }

    @Test func `items prove the total`() {
        let read = draft(head + "MILK      5.90\nBREAD     2.70\nTOTAL  RM 8.60")
        #expect(read.total?.value.decimal == "8.60")
        #expect(read.proofs.map(\.expression) == ["5.90 + 2.70 = 8.60"])
        #expect(read.items.map(\.item.name) == ["MILK", "BREAD"])
    }

    @Test(arguments: ["MILK      8.60\nTOTAL  RM 8.60", "MILK      8.60\nBAG      0.00\nTOTAL  RM 8.60"])
    func `a single price proves no total, with nothing added to it or zero`(lines: String) {
        let read = draft(head + lines)
        #expect(read.total?.value.decimal == "8.60")
        #expect(!read.isProved)
    }

    @Test func `figures as small as counts prove nothing in yen`() {
        #expect(!draft("領収書\nパン   ¥3\n水   ¥5\n合計   ¥8").isProved)
        #expect(!draft("領収書\n小計   1\n10%対象   ¥300\n合計   ¥301").isProved)
        #expect(!draft("領収書\n合計   ¥333\nお預り   ¥330\nクレジット   ¥3").isProved)
    }

    @Test func `a japanese receipt's count, taxes and closing dash are no total`() {
        let text = """
            領収書
            みどり青果
            2025年 8月25日(日) 19:12
            みかん   ¥500
            りんご   ¥758
            小計   ¥1,258
            外税計   ¥101
            合 言十/ 12点   ¥1,359
            お預り   ¥1,400
            お釣り   ¥41
            """
        let read = draft(text)
        #expect(read.total?.value.decimal == "1359")
        #expect(read.isProved)
        #expect(draft("領収証\n南鉄道株式会社\nご利用金額 ¥5,950-\n2025年 8月25日").total?.value.decimal == "5950")
    }

    @Test func `of three sums in a row the last is the total that the others come to`() {
        let read = draft(
            "COPPER MARKET\nMOMS MOMS EXKL INKL\n12.00% 25.25 210.39 235.64\nTOTAL   29.65   227.99   257.64"
        )
        #expect(read.total?.value.decimal == "257.64")
    }

    @Test func `what adds up to the total is bought, whatever it is called`() {
        let read = draft(head + "ORDER     5.90\nBREAD     2.70\nTOTAL  RM 8.60")
        #expect(read.proofs.map(\.identity) == [.items])
        #expect(read.items.map(\.item.name) == ["ORDER", "BREAD"])
    }

    @Test func `subtotal and tax prove the total`() {
        let read = draft(
            "JOE'S DINER\nAUSTIN, TX 78701\nBURGER   10.00\nSubtotal   10.00\nSales Tax   0.83\nTotal   $10.83"
        )
        #expect(read.total?.value.decimal == "10.83")
        #expect(read.tax?.value.decimal == "0.83")
        #expect(
            read.proofs.contains { $0.identity == .subtotal && $0.expression == "subtotal 10.00 + tax 0.83 = 10.83" }
        )
    }

    @Test(arguments: [
        (
            "Sub Total   1,195.00\nCGST @ 2.5%   29.88\nSGST @ 2.5%   29.88\nRound Off   0.24\nGRAND TOTAL   1,255.00",
            "59.76"
        ),
        ("PTU A 23,00%   7,66\nPTU C 5,00%   1,70\nSUMA PTU   9,36\nSUMA PLN   76,75", "9.36"),
        ("Subtotal   100.00\nGST 5%   5.00\nPST 7%   7.00\nTotal   $112.00", "12.00"),
        ("SUMME EUR   13,71\nMwSt 1 19% aus   2,90   0,46\nMwSt 2 7% aus   10,81   0,71", "1.17"),
        (
            "Gesamt EUR   89,70\nA   7,0%   Netto   58,22   Steuer   4,08\nB   19,0%   Netto   23,03   Steuer   4,37",
            "8.45"
        ),
        (
            "ZU ZAHLEN EUR   14,61\nSatz   MWST   Netto   Brutto\nA   7%   0,63   9,04   9,67\nB   19%   0,79   4,15   4,94",
            "1.42"
        ),
        (
            "TOTALT SEK   322,10\nMoms%   Moms   Netto   Brutto\n12   34,40   286,70   321,10\n0   0,00   1,00   1,00",
            "34.40"
        ),
        ("TOTAAL EUR   15,04\nBTW   OVER   EUR\n9%   1,16\n21%   0,17", "1.33"),
        ("TOTAL EUR   18,59\nB 6,00%   3,91   0,23\nC 21,00%   11,61   2,44", "2.67"),
        ("TOTAL EUR   68,00\nFPA 13%   5,93   FPA 24%   3,39", "9.32"),
        ("UKUPNO EUR   74,00\nPDV   13%   53,10   6,90\nPDV   25%   11,20   2,80", "9.70"),
        ("合計   ¥1,208\n(10%対象   ¥1,100)\n(内消費税等   ¥100)\n(8%対象   ¥108)\n(内消費税等   ¥8)", "108"),
    ])
    func `several taxes are one tax`(print: String, tax: String) {
        #expect(draft("CORNER SHOP\n" + print).tax?.value.decimal == tax)
    }

    @Test(arguments: [
        ("TOTAL EUR   74,00\nPDV   53,10", nil), ("合計   ¥1,530\n内税計   ¥1,530\n内税   ¥139", "139"),
        ("TOTAL NZD   $36.60\nTOTAL INCLUDES GST   $4.77", "4.77"),
        ("TOTAL AUD   $42.52\nEFTPOS   $42.52\n# TOTAL includes GST   $0.50", "0.50"),
        ("TOTAL EUR   20,00\nTVA 20%   3,33\nService 15%   17,00   2,55", "3.33"),
    ])
    func `a tax is at most its rate's share of the total`(print: String, tax: String?) {
        #expect(draft("CORNER SHOP\n" + print).tax?.value.decimal == tax)
    }

    @Test func `a proof begins with what is added`() {
        let read = draft(
            head + "BREAD   50.00\nReturns   -4.00\nGoods   50.00\nTOTAL  RM 46.00\nCASH  50.00\nCHANGE  4.00"
        )
        #expect(read.proofs.allSatisfy { !$0.expression.hasPrefix("-") })
    }

    @Test func `the code of a tax rate behind the price is not the price`() {
        let read = draft("COPPER TAVERN\nWATER   2.50  9\nSALAD   4.50  9\nBREAD   3.00  9\nTOTAL   10.00")
        #expect(read.proofs.map(\.expression).contains("2.50 + 4.50 + 3.00 = 10.00"))
    }

    @Test func `a price above the subtotal is not taken for the tax`() {
        let read = draft("COPPER TAVERN\nGRILL   24.50\nSODA   2.00\nSUBTOTAL   26.50\nTOTAL   28.50")
        #expect(!read.isProved)
    }

    @Test func `an entry that was voided does not make the receipt a refund`() {
        let read = draft(head + "MILK   5.90\nBREAD   2.70\n** VOIDED ENTRY **\nTOTAL  RM 8.60")
        #expect(read.total?.value.decimal == "8.60")
    }

    @Test func `korean net and tax prove the total`() {
        let read = draft("푸른식당\n공급가액   21,273\n부가세    2,127\n합계    23,400원")
        #expect(read.total?.value.decimal == "23400")
        #expect(read.proofs.contains { $0.identity == .tax && $0.expression == "net 21273 + tax 2127 = 23400" })
        #expect(read.tax?.value.decimal == "2127")
    }

    @Test func `what is paid after rounding is the total`() {
        let read = draft(
            head
                + "NOODLES   9.90\nTEA   11.38\nTotal   21.28\nRounding Adj   0.02\nTotal Rounded   21.30\nCASH  21.30\nCHANGE 0.00"
        )
        #expect(read.total?.value.decimal == "21.30")
        #expect(read.total?.alternatives.map(\.decimal).contains("21.28") == true)
    }

    @Test func `what is printed with a minus between two sums was taken off the first`() {
        let text = """
            달빛편의점
            참치마요 삼각김밥     2   2,800
            바나나우유           2   3,600
            매운컵라면           1   1,500
            생수               1     800
            바나나 2입           1   1,900
            합계수량/금액        7개 10,600
            [행사할인]
            참치마요 삼각김밥        -1,400
            바나나우유              -1,800
            합수 계                 7,400
            신용카드                7,400
            """
        let read = draft(text)
        #expect(read.total?.value.decimal == "7400")
    }

    @Test func `the korean paid amount outranks the sum`() {
        let read = draft("달빛카페\n합계     13,400\n쿠폰      6,900\n할인      2,000\n결제금액   4,500\n영수증")
        #expect(read.total?.value.decimal == "4500")
        #expect(read.total?.alternatives.map(\.decimal).contains("13400") == true)
    }

    @Test func `a summary of taxes is not the total`() {
        let read = draft(
            head
                + "NAILS   87.80\nTotal Sales (Inclusive of GST) :  93.07\nCASH :  93.07\nChange :  0.00\nGST SUMMARY\n"
                + "Tax Code  %  Amt(RM)  Tax(RM)\nSR  6   87.80   5.27\nTotal :   87.80   5.27"
        )
        #expect(read.total?.value.decimal == "93.07")
    }

    @Test(
        arguments: [
            "TOTAL QTY   3\nMILK 5.90\nBREAD 2.70\nTOTAL   8.60",
            "MILK 5.90\nBREAD 2.70\nTOTAL   8.60\nTOTAL SAVINGS   1.20",
            "MILK 5.90\nBREAD 2.70\nTOTAL   8.60\nTOTAL POINTS   860",
        ]
    )
    func `counts, savings, and points are no totals`(text: String) {
        #expect(draft(head + text).total?.value.decimal == "8.60")
    }

    @Test func `a figure without any support is not proved`() {
        let read = draft(head + "TOTAL   8.60")
        #expect(read.total?.value.decimal == "8.60")
        #expect(!read.isProved)
    }

    @Test func `one number printed twice and a zero prove nothing`() {
        #expect(!draft(head + "TOTAL   8.60\nCHANGE   0.00").isProved)
        #expect(!draft(head + "SUBTOTAL   8.60\nGST   0.00\nTOTAL   8.60").proofs.contains { $0.identity == .subtotal })
    }

    @Test(
        arguments: [
            "BURGER   14.99\nTOTAL   1.61\nVISA   1.61",
            "Subtotal   6.98\nTax   0.63\nTOTAL   1.61\nVISA   1.61",
            "PILLS   12.58\nTOTAL   12.68\nVISA   12.68",
            "Subtotal   12.58\nTOTAL   12.68\nVISA   12.68",
        ]
    )
    func `a figure that is printed twice is not proved where items cost more, or differ in a doubtful digit`(
        text: String
    ) {
        #expect(!draft(head + text).isProved)
    }

    @Test func `a figure that is printed twice is proved where nothing speaks against it`() {
        #expect(draft(head + "PILLS   12.58\nTOTAL   12.58\nVISA   12.58").isProved)
        #expect(draft(head + "BURGER   14.99\nDiscount   -10.00\nTOTAL   4.99\nVISA   4.99").isProved)
    }

    @Test func `thousands that are not set apart where all others are have lost digits`() {
        let read = draft(
            "행복마트\n우유   90,500\n빵   20,000\n합계금액   110,500\n면세물품가액   110,500\n받을금액   1050\n카드   1050"
        )
        #expect(read.total?.value.decimal == "110500")
        #expect(draft("행복마트\n우유   1050\n합계   1050\n카드   1050").total?.value.decimal == "1050")
    }

    @Test func `passes vote on a digit`() {
        let read = interpret(
            head + "TOTAL   8.40",
            head + "TOTAL   8.60",
            head + "TOTAL   8.60"
        ).draft
        #expect(read.total?.value.decimal == "8.60")
        #expect(read.total?.alternatives.map(\.decimal).contains("8.40") == true)
    }

    @Test func `arithmetic settles a digit on which the passes differ`() {
        let rest = "\nCASH   20.00\nCHANGE   11.40"
        let read = interpret(head + "TOTAL   8.40" + rest, head + "TOTAL   8.60" + rest).draft
        #expect(read.total?.value.decimal == "8.60")
        #expect(read.isProved)
    }

    @Test func `items with a misread figure do not prove the total that one of several readings shares with them`() {
        let items = head + "WATER   2.50\nFRIES   4.50\nSOUVLAKI   8.00\n"
        let usual = items + "SUBTOTAL   13.00\nTOTAL   13.00"
        let once = items + "SUBTOTAL   15.00\nTOTAL   15.00"
        #expect(!interpret(usual, once, usual).draft.isProved)
        #expect(interpret(once, usual, once).draft.isProved)
    }

    @Test func `a tax that is more than the sum before it proves nothing`() {
        #expect(!draft(head + "Subtotal   30.00\nTax 1   10.00\nTax 2   452.00\nTOTAL   492.00").isProved)
        #expect(draft(head + "Subtotal   430.00\nTax 1   10.00\nTax 2   42.00\nTOTAL   482.00").isProved)
        // Japan's rates are eight and ten percent.
        let japanese = "アンバー商店\n電話 03-1234-5678\n小計   ￥7,000\n外税   ￥"
        #expect(draft(japanese + "700\n合計   ￥7,700").isProved)
        #expect(!draft(japanese + "790\n合計   ￥7,790").isProved)
    }

    @Test func `a sum in a currency that seldom has decimals lost no point, though other figures have one`() {
        let invoice = "全聯福利中心\n電子發票證明聯\n115年09-10月\n2026-10-07 18:55:12\n統一編號 22099131\n總計 385\n雞蛋  7.50   75\n合計 385"
        #expect(draft(invoice, home: "TWD").total?.value.decimal == "385.00")
    }

    @Test func `a count before the label of a total is not the sum, which stands below`() {
        let items = "CARREFOUR CITY\nBAGUETTE TRAD   1,20\nBEURRE DX   3,15\nLAIT   3,18\n"
        let read = draft(items + "7 ARTICLES     TOTAL A PAYER\n     36,84 €\nCB EMV SANS CONTACT   36,84")
        #expect(read.total?.value.decimal == "36.84")
    }

    @Test func `a misread total is set right by two identities, and says so`() {
        let read = draft(head + "MILK   5.90\nBREAD   2.70\nTOTAL   8.40\nCASH   20.00\nCHANGE   11.40")
        #expect(read.total?.value.decimal == "8.60")
        #expect(read.proofs.flatMap(\.repairs).contains("8.40 → 8.60"))
    }

    @Test(arguments: ["REFUND", "VOID SALE"])
    func `money that goes back is negative`(word: String) {
        #expect(draft(head + "\(word)\nMILK   5.90\nTOTAL   5.90").total?.value.decimal == "-5.90")
    }

    @Test func `korean cancellations are negative`() {
        #expect(draft("행복마트\n승인취소\n합계   -23,400원\n영수증").total?.value.decimal == "-23400")
    }

    @Test func `a label far to the left shares the line of its amount`() {
        let read = draft(
            head
                + "MILK                                                   5.90\nTOTAL                                                  5.90"
        )
        #expect(read.total?.value.decimal == "5.90")
    }

    @Test func `an amount under its label is found`() {
        #expect(draft("푸른식당\n영수증\n합계\n             23,400원").total?.value.decimal == "23400")
    }

    @Test func `german totals have commas`() {
        let read = draft(
            "BIOMARKT GMBH\nBROT   1,99 B\nMILCH   1,09 B\nSUMME EUR   3,08\nGegeben   5,00\nRückgeld   1,92\nDatum 18.04.2020"
        )
        #expect(read.total?.value == Money(minorUnits: 308, currency: .eur))
        #expect(read.isProved)
        #expect(read.date?.value == day("2020-04-18"))
    }

    @Test func `nothing is read from nothing`() {
        var nothing = Draft()
        nothing.content = .none
        #expect(interpret("").draft.withoutUncertainFields == nothing)
        #expect(RuleInterpreterAccess.empty().draft.withoutUncertainFields == nothing)
    }

    @Test func `what was handed over less the change is a value, not a proof`() {
        let read = draft(head + "CAKE   26.00\nTOTAL   . 00\nCash   RM50.00\nChange   RM11.00")
        #expect(read.total?.value.decimal == "39.00")
        #expect(!read.isProved)
    }

    @Test func `parts at different rates add up to the total`() {
        let read = draft(
            head + "Total 6% supplies (Inc. GST):   27.09\nTotal 0% supplies:   14.35\nTotal Payable:   41.44"
        )
        #expect(read.total?.value.decimal == "41.44")
        #expect(
            read.proofs.contains {
                $0.expression == "part 27.09 + part 14.35 = 41.44" || $0.expression == "part 14.35 + part 27.09 = 41.44"
            }
        )
    }

    @Test func `the heading of a table announces no total`() {
        let read = draft(head + "QTY ITEM   TOTAL\n2 MUFFIN   11.00\n1 PORRIDGE   5.60\nTotal Rounded   16.60")
        #expect(read.total?.value.decimal == "16.60")
        #expect(read.proofs.map(\.expression) == ["11.00 + 5.60 = 16.60"])
    }

    @Test(arguments: ["TOTAL FOR 14 ITEMS   338.16", "TOTAL   338 . 16", "Tot Eur   338,16"])
    func `counts and gaps in the line do not hide the total`(line: String) {
        #expect(draft("CORNER SHOP\n" + line).total?.value.decimal == "338.16")
    }

    @Test func `items that make the subtotal do not outvote the card slip`() {
        let read = draft("JOE'S DINER\nTEA   3.98\nPIE   4.58\nSubtotal   8.56\nDEBIT   9.16")
        #expect(read.total?.value.decimal == "9.16")
    }

    @Test func `a word from one reading and an amount from another make the total together`() {
        let read = interpret(
            head + "FOOD   27.98\nTax   2.03\nTotal",
            head + "FOOD   27.98\nTax   2.03\nTQTSI   30.01"
        ).draft
        #expect(read.total?.value.decimal == "30.01")
    }

    @Test(
        arguments: [
            ("TOTAL   $20.96\nEFT   $70.96\nincl Cash Out   $50.00\nTOTAL AUD   70.96", "20.96"),
            ("TOTAL   23.81\nDEBIT TEND   43.81\nCASH BACK   20.00\nCHANGE DUE   0.00", "23.81"),
            ("zu zahlen   19,08\nKarte   119,08\nAuszahlung   100,00\nSumme   19,08", "19.08"),
        ]
    )
    func `cash that the card paid out was not spent`(sums: String, expected: String) {
        #expect(draft("COPPER MARKET\n12 High Street\n\(sums)").total?.value.decimal == expected)
    }

    @Test func `a folio's payments stand above what they come to`() {
        let read = draft(
            "COPPER INN\nROOM CHARGE   119.00\nOCCUPANCY TAX 13%   15.47\nVISA XXXX 4471   134.47-\nTotal Charges   134.47\nBALANCE DUE   0.00"
        )
        #expect(read.total?.value.decimal == "134.47")
    }

    @Test(
        arguments: [
            ("교습비   280,000\n교재비   35,000\n형제할인 5%   -14,000\n납 부 액   301,000", "301000"),
            ("합  계   229,900\n단수정리   -900\n청구액   229,000", "229000"),
            ("환불합계   -12,900\n취소금액   -12,900\n취소후 카드이용금액   32,330\n환불", "-12900"),
        ]
    )
    func `Korean schools, garages and shops name what was paid in their own words`(sums: String, expected: String) {
        #expect(draft("별빛상회\n\(sums)").total?.value.decimal == expected)
    }

    @Test func `what is left on a card is not what was paid`() {
        let read = draft(
            "COPPER MINIMART\nKOPI   7.95\nEGGS   6.90\nST   14.85\nNETS FLASHPAY   14.85\nCARD BAL BEFORE   31.20\nCARD BAL AFTER   16.35"
        )
        #expect(read.total?.value.decimal == "14.85")
    }

    @Test func `a clinic's sum is not proved to be paid where some of it was paid before`() {
        let read = draft(
            "별빛치과의원\n진료비   1,200,000\n추가   80,000\n할인   -80,000\n환자부담금 총액   1,200,000\n기수납액(2025-01-13)   -500,000\n금회 수납액   700,000"
        )
        #expect(!read.isProved || read.total?.value.decimal == "700000")
    }

    @Test func `vouchers and cash pay the sum together`() {
        let read = draft(
            "WALDMARKT\nBIER   17,99\nROSEN   19,31\nSUMME   37,30\nEinkaufsgutschein   25,00\nBar   20,30\nRückgeld   -8,00"
        )
        #expect(read.total?.value.decimal == "37.30")
        #expect(read.isProved)
    }

    @Test func `a change of nothing makes what was handed over the total`() {
        let read = draft(head + "MILK   5.9O\nCASH   20.00\nCHANGE   0.00\nTOTAL LOADING   6.55")
        #expect(read.total?.value.decimal == "20.00")
    }

    @Test func `what the card was charged after coupons outranks the subtotal`() {
        let read = draft(
            "COPPER FOODS\nAUSTIN, TX 78701\nMILK   5.90\nBREAD   2.70\nSUBTOTAL   8.60\nVISA DEBIT XXXXXXXXXXXX1428   6.40"
        )
        #expect(read.total?.value.decimal == "6.40")
    }

    @Test func `items prove no total where tax or a tip comes on top`() {
        let items = "COPPER CAFE\nSilver 9.50\nPickles 6.99\nOnion Rings 8.99\n"
        #expect(!draft(items + "Sub-Total $25.48\nSales Tax $2.14\nT tal 0 2").isProved)
        #expect(!draft(items + "Total $25.48\nTip 4.00\nVisa 29.48").isProved)
        #expect(draft(items + "Sub-Total $25.48\nVAT incl. $2.14\nTotal $25.48").total?.value.decimal == "25.48")
    }

    @Test func `a sum to which fees are added is a step`() {
        let read = draft(
            "COPPER CABS PTE LTD\nMETERED FARE $ 14.30\nAIRPORT $ 6.00\nERP $ 3.00\nTOTAL FARE $ 23.30\nADMIN FEE 10% $ 2.33\n"
                + "GST ON ADMIN 9% $ 0.21\nTOTAL PAID $ 25.84"
        )
        #expect(read.total?.value.decimal == "25.84")
    }

    @Test func `a total with the number of items beside it is no number`() {
        let read = draft(
            "COPPER SUPERMARKET\nMILK   6.95\nEGGS   8.39\nTOTAL (2 items)   $15.34\nVOUCHER   10.00\nNETS   5.34\nGST 9% included in total   1.27"
        )
        #expect(read.total?.value.decimal == "15.34")
    }

    @Test func `what is left after coins are taken off is the total`() {
        let read = draft(
            "별빛마트\n면세금액   35,670\n과세금액   8,909\n부 가 세   891\n판매금액   45,470\n끝전할인   -470\n합계금액   45,000\n소비쿠폰   32,150"
        )
        #expect(read.total?.value.decimal == "45000")
    }

    @Test func `the sum of a treatment is not what the patient pays`() {
        let read = draft(
            "별빛약국\n약품비   6,240\n조제료   6,290\n급여 약제비총액   12,530\n본인부담금(30%)   3,700\n보험자부담금   8,830\n일반의약품   14,100\n"
                + "수납금액   17,800"
        )
        #expect(read.total?.value.decimal == "17800")
    }

    @Test func `nothing is proved where amounts are of two currencies`() {
        let items = "별빛면세점\nLIPSTICK   USD 38.00\nCHOCO   USD 42.00\n"
        #expect(!draft(items + "NET AMOUNT   USD 80.00\n결제금액   KRW 113,720\nSAMSUNG CARD   KRW 113,720").isProved)
        #expect(draft("COPPER\nLIPSTICK   USD 38.00\nCHOCO   USD 42.00\nTOTAL   USD 80.00").isProved)
    }

    @Test func `a printed total that was rounded to five is not set right by a cent`() {
        let read = draft(
            "KEDAI BUKU\nTOTAL EXCL GST RM 27.27\nGST 6% RM 1.64\nTOTAL RM 28.90\nGST SUMMARY\nSR 27.27 1.64"
        )
        #expect(read.total?.value.decimal == "28.90")
    }

    @Test func `coins that round what is paid do not correct the printed total`() {
        let read = draft(
            "COPPER KITCHEN\nSINGAPORE 238823\nGST Reg No 20-0711630-D\nTOTAL   $55.67\nCASH   $60.00\nCHANGE   $4.35"
        )
        #expect(read.total?.value.decimal == "55.67")
    }

    @Test func `a figure beside one with the currency's sign is not the total`() {
        let read = draft("COPPER BOARDS\nKAPOLEI, HI 96707\nTotal   $41.31   30.00")
        #expect(read.total?.value.decimal == "41.31")
    }

    @Test func `a digit that was taken for a part of the won sign comes back by the items`() {
        let read = draft("별빛철물\n실리콘   18,000\n각목   25,000\n못   14,000\n합 계   ₩7,000")
        #expect(read.total?.value.decimal == "57000")
        #expect(!read.isProved)
    }

    @Test(
        arguments: [
            ("COPPER\nTOTAL  CAD   49.99", "49.99"), ("COPPER\nTOPLAM   *167,34", "167.34"),
            ("COPPER\nKokku   58,00", "58.00"), ("COPPER\nFEE PAID   $24.00\nMASTERCARD *********** 2047", "24.00"),
            ("별빛분식\n사업자 120-87-65763 서울\n최종결제   20,500", "20500"),
            ("별빛의원\n사업자 120-87-65763 서울\n환자부담총액   25,300", "25300"),
        ]
    )
    func `the sum is known by the words of many tills`(text: String, total: String) {
        #expect(draft(text).total?.value.decimal == total)
    }

    @Test func `what is taxed and what is not add up to a misread total`() {
        let parts =
            head
            + "TOTAL ZERO RATED SUPPLIES   19.83\nTOTAL STANDARD RATED SUPPLIES   30.24\nGST 6%   1.81\n"
            + "TOTAL SUPPLIES INC GST   32.05\nTOTAL PAYABLE   "
        let read = interpret(parts + "51.83", parts + "51.48", parts + "61.83").draft
        #expect(read.total?.value.decimal == "51.88")
    }

    @Test(arguments: [("TOTAL DUE", "R", "290.04", "290.00"), ("TOTAL DUE", "NOK ", "149.60", "150.00")])
    func `a sum that only coins of the country can pay is the total`(
        label: String,
        sign: String,
        printed: String,
        paid: String
    ) {
        let read = draft(
            "FJELL KIOSK\n\(label)   \(sign)\(printed)\nTOTAL   \(sign)\(paid)\nCASH   \(sign)300.00\n"
                + (sign == "R" ? "VAT Reg 4470118822" : "NORGE NOK")
        )
        #expect(read.total?.value.decimal == paid)
    }

    @Test func `a gift that is promised is no sum that was paid`() {
        let read = draft(
            "CORNER SHOP\nBread   8.00\nMilk   4.00\nVISA   $12.00\nEnjoy a gift of $5.00 on your next visit"
        )
        #expect(read.total?.value.decimal == "12.00")
    }

    @Test func `a member's price beside its share is no row of taxes`() {
        let read = draft(
            "CORNER SHOP\n12 High Street\nTeapot   50.00\nLamp   30.00\nMEMBER 5%   50.00   2.50\nTOTAL £   77.50"
        )
        #expect(read.tax == nil)
    }

    @Test func `thousands that a wide space sets apart are a part of the figure`() throws {
        let text =
            "HOSPODA LÍPA\nSvíčková   1 000,00\nMezisoučet   1 007,70 Kč\nZaokrouhlení   0,30 Kč\nCELKEM   1 008,00 Kč\n"
            + "Hotově   1 200,00 Kč\nVráceno   192,00 Kč"
        var pass = TextLayout.pass(text)
        // As wide as a digit on a till's printer, which is wider than between words elsewhere.
        pass.lines = pass.lines.map { line in
            RecognizedLine(
                words: line.words.map { word in
                    var word = word
                    if word.text == "1" { word.box.x -= 6 }
                    return word
                }
            )
        }
        let read = RuleInterpreter().interpret([pass], ReadingContext(today: day("2026-11-21"))).draft
        #expect(read.total?.value.decimal == "1008.00")
    }

    @Test func `a sum is not proved where less was paid and the difference is printed`() {
        let text = """
            コンビニ
            2020年4月24日 19:10
            お茶  ¥587
            パン  ¥600
            合計  ¥1,187
            PayPay  ¥1,164
            還元対象  ¥1,187
            還元額  ¥23
            """
        #expect(!draft(text).isProved)
    }
}
