import ReceiptDomain
import Testing

@Suite struct DiscountTests {
    @Test func `what is paid after coupons and points is the total, whatever the items come to`() {
        let read = draft(
            "별빛마트\n딸기   12,000\n감자   3,000\n합계   15,000\n쿠폰할인   -2,000\n별빛포인트   -500\n결제금액   12,500"
        )
        #expect(read.total?.value.decimal == "12500")
        #expect(read.proofs.map(\.expression).contains("sum 15000 - discount 2000 - discount 500 = 12500"))
    }

    @Test func `items prove no sum that something is taken off below`() {
        let items = "별빛분식\n김밥   9,000\n라면   6,500\n합계   15,500\n우수고객혜택   -1,500\n"
        #expect(!draft(items + "드릴것   14,000").isProved)
        #expect(draft(items + "합계   15,500").isProved)
    }

    @Test(arguments: ["ΕΙΔΙΚΗ ΤΙΜΗ", "Oferta especial", "Wfqz"])
    func `what leads to a sum printed twice may be a discount, whatever it is called`(label: String) {
        let items = "PADARIA ESTRELA\nPAO   22.96\nQUEIJO   30.00\nTOTAL   52.96\n"
        #expect(draft(items).isProved)
        #expect(!draft(items + "\(label)   2.96\nWqrt   50.00\nXkvp   50.00").isProved)
        #expect(draft(items + "IVA   2.96\nIVA   50.00").isProved)
    }

    @Test(arguments: ["DESCONTOS", "ZĽAVA", "ENGEDMÉNY", "İNDİRİM", "Alennus"])
    func `a discount is known in the words of many countries`(label: String) {
        let read = draft("ESTRELA\nA   22,96\nB   30,00\nTOTAL   52,96\n\(label)   2,96\nVISA   50,00")
        #expect(!read.isProved || read.total?.value.decimal == "50.00")
    }

    @Test func `a sum above the taxes is not proved where the total below is illegible`() {
        let items = "LONE STAR CAFE\n78701 Austin TX\nPickles   $24.72\nWings   $25.00\nTotal   $49.72\n"
        #expect(draft(items).isProved)
        #expect(!draft(items + "Sales Tax   $2.14\nTotal   :").isProved)
    }

    @Test(arguments: ["Acompte versé", "Acompte", "Less deposit paid"])
    func `what was paid ahead is taken off the sum that is to pay`(label: String) {
        let read = draft(
            "GARAGE DU MOULIN SARL\n44400 REZE\nTotal HT   1 070,00\nTVA 20,00 %   214,00\nTotal TTC   1 284,00\n\(label)   300,00\nNET A PAYER   984,00 EUR"
        )
        #expect(read.total?.value.decimal == "984.00")
        #expect(read.tax?.value.decimal == "214.00")
    }

    @Test func `the tax of the whole stays that of an invoice of which most was paid ahead`() {
        let read = draft(
            "HARBOUR JOINERY LTD\n12 Quay Street\nSubtotal   £800.00\nVAT 20%   £160.00\nTotal   £960.00\n"
                + "Less deposit paid   £500.00\nBalance due   £460.00"
        )
        #expect(read.total?.value.decimal == "460.00")
        #expect(read.tax?.value.decimal == "160.00")
    }

    @Test(arguments: ["Zaloha   0,30", "Zaloha PET   0,30"])
    func `a Slovak deposit on bottles is bought along`(line: String) {
        let read = draft("POTRAVINY LIPA\n811 01 Bratislava\nMineralka   1,20\n\(line)\nRozok   0,50\nSPOLU EUR   2,00")
        #expect(read.items.map(\.item.amount.decimal) == ["1.20", "0.30", "0.50"])
    }

    @Test func `a discount for guests is a discount`() {
        let read = draft(
            "BAAN SABAI\nMassage   600.00\nBalm   180.00\nTotal   780.00\nDiscount 10% (Hotel guest)   -78.00\nNET TOTAL\n   702.00\n"
                + "CASH   1000.00\nCHANGE   298.00"
        )
        #expect(read.total?.value.decimal == "702.00")
    }

    @Test func `a card that makes things cheaper pays nothing`() {
        let read = draft(
            "COPPER RAILWAY\nDAY RETURN             £57.20\nTWO TOGETHER R/CARD   -£19.05\nTOTAL PAID             £38.15"
        )
        #expect(read.total?.value.decimal == "38.15")
        #expect(read.proofs.map(\.expression) == ["57.20 - discount 19.05 = 38.15"])
    }

    @Test func `two payments prove the total that they share`() {
        let items = "WILLOW MARKET\nLANCASTER, PA 17601\nMILK   18.00\nTOWELS   15.00\n"
        let read = draft(items + "BALANCE   33.00\nEBT FOOD STAMP   20.00\nCASH   20.00\nCHANGE   7.00")
        #expect(read.total?.value.decimal == "33.00")
        #expect(read.proofs.map(\.expression).contains("card 20.00 + tendered 20.00 - change 7.00 = 33.00"))
    }

    @Test func `what a voucher leaves to be paid is a part of the total`() {
        let read = draft(
            "WILLOW NURSERIES\nCOMPOST   15.00\nLAVENDER   9.98\nBALANCE   24.98\nGIFT VOUCHER   10.00\nTO PAY   14.98\nCASH   20.00\nCHANGE   5.02"
        )
        #expect(read.total?.value.decimal == "24.98")
    }

    @Test func `a sum that took its name from the line above is not proved against the change`() {
        let read = draft(
            "コンビニ\nおにぎり   431円\n小計(税抜8%)   ¥431\n消費税等(8%)   ¥34\n合計\n(税率8%対象   ¥465)\nお預り   ¥2,015\nお釣   ¥1,000"
        )
        #expect(!read.isProved || read.total?.value.decimal == "1015")
    }

    @Test func `nothing left to pay is not the total`() {
        let read = draft(
            "COPPER INN\nROOM   139.00\nTOTAL CHARGES   139.00\nVISA XXXX-6031   -139.00\nBALANCE DUE   $0.00"
        )
        #expect(read.total?.value.decimal == "139.00")
    }

    @Test func `a deposit on the cups is a part of what is paid`() {
        let read = draft(
            "카페 별빛\n청귤에이드   13,000\n당근케이크   7,000\n판매 금액   20,000\n자원순환보증금(컵) 300x2   600\n총 결제금액   20,600\n"
                + "[과세 18,182   부가세 1,818]\n체크카드   20,600"
        )
        #expect(read.total?.value.decimal == "20600")
    }

    @Test func `what the insurance pays is taken off`() {
        let read = draft(
            "PHARMACIE DU PORT\nDOLIPRANE   8,00 €\nSIROP   4,00 €\nTotal TTC   12,00 €\nPart Assurance Maladie   -6,50 €\n"
                + "Part Mutuelle   -3,00 €\nRESTE A VOTRE CHARGE   2,50 €\nRéglé par CB   2,50 €"
        )
        #expect(read.total?.value.decimal == "2.50")
    }

    @Test func `a tip that was paid with the card is a part of the total`() {
        let read = draft(
            "GASTHAUS LINDE\nTagessuppe   40,00\nZander   67,90\nRechnungsbetrag EUR   107,90\nNetto   90,67\nMwSt 19%   17,23\n"
                + "Trinkgeld   12,10\nZahlung EC-Karte EUR   120,00"
        )
        #expect(read.total?.value.decimal == "120.00")
    }

    @Test func `a tip on the slip below the bill is a part of the total, and suggestions are not`() {
        let bill =
            "GASTHAUS LINDE\nGesamtbetrag EUR   57,40\nKARTENZAHLUNG\nBetrag   57,40 EUR\nTrinkgeld   5,60 EUR\nGesamt   63,00 EUR"
        #expect(draft(bill).total?.value.decimal == "63.00")
        let check =
            "COPPER GRILL\nAUSTIN, TX 78701\nSteak   40.00\nTotal   40.00\n18% Tip   7.20   Total   47.20\n20% Tip   8.00   Total   48.00"
        #expect(draft(check).total?.value.decimal == "40.00")
        let tab =
            "COPPER BAR\nAUSTIN, TX 78701\nAle   37.00\nSub Total:   37.00\nTax:   3.00\nTOTAL:   40.00\nVISA XXXXXXXXXXXX6642   40.00\n"
            + "TIP:   8.00\nTOTAL:   $48.00"
        #expect(draft(tab).total?.value.decimal == "48.00")
    }

    @Test func `what is given on top of the total is a part of what is paid`() {
        let read = draft(
            "COPPER THRIFT\nAUSTIN, TX 78701\nJEANS   23.44\nSUB TTL   23.44\nTX TAX 6%   1.41\nTTL   24.85\n"
                + "ROUND-UP DONATION   0.15\nTTL W/ DONATION   25.00\nCASH   30.00\nCHANGE   5.00"
        )
        #expect(read.total?.value.decimal == "25.00")
    }

    @Test func `an order's sum proves nothing before the fees below it`() {
        let read = draft("별빛반점\n간짜장   18,000\n탕수육   19,000\n주문금액   37,000\n배달팁   2,000\n쿠폰   -3,000")
        #expect(!read.isProved)
    }
}
