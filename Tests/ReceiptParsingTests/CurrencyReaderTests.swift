import ReceiptDomain
import Testing

@Suite struct CurrencyReaderTests {
    @Test(
        arguments: [
            ("합계  23,400원", "KRW"), ("영수증\n사업자 120-87-65763\n합계 금액  23,400", "KRW"), ("TOTAL  RM 8.60", "MYR"),
            ("KEDAI SDN BHD\nJALAN 1, SELANGOR\nTOTAL  8.60", "MYR"), ("SUMME EUR  12,34", "EUR"),
            ("REWE GMBH\nSUMME  12,34\nMWST 19% 1,97", "EUR"),
            ("TOTAL  £8.60", "GBP"), ("合計  ¥1,560", "JPY"), ("AUSTIN, TX 78701\nTOTAL  8.60", "USD"),
            ("TOTAL $8.60", "USD"),
            ("TAN PTE LTD\nSINGAPORE 310190\nTOTAL $5.35", "SGD"), ("PARAGON FISKALNY\nSUMA PLN  52,64", "PLN"),
        ]
    )
    func `the currency follows from signs, words, and places`(text: String, expected: String) {
        #expect(draft(text).currency?.value.code == expected)
    }

    @Test func `the household's currency decides only where it fits`() {
        #expect(draft("SHOP\nTOTAL 8.60\nMILK 8.60", home: "GBP").currency?.value.code == "GBP")
        #expect(draft("SHOP\nBREAD 1.20\nMILK 8.60\nTOTAL 9.80", home: "KRW").currency?.value.code != "KRW")
    }
}
