import ReceiptDomain
import Testing

@Suite struct CategoryReaderTests {
    @Test(
        arguments: [
            ("행복약국\n합계  4,500원", Category.health), ("푸른주유소\n휘발유\n합계 50,000원", .transport),
            ("하늘미용실\n커트\n합계 20,000원", .beauty),
            ("달빛카페\n아메리카노  4,500\n합계  4,500원", .food), ("큰길서점\n합계 12,000원", .education),
            ("WILLOW BOOKS\nTOTAL  8.60", .education),
            ("CITY PARKING\nENTRY TIME 10:00\nTOTAL $8.60", .transport), ("ACE HARDWARE\nTOTAL $8.60", .household),
            ("UNNAMED\nCHICKEN RICE 5.00\nICED TEA 2.00\nTOTAL RM 7.00", .food),
        ]
    )
    func `the kind of shop decides, else the goods`(text: String, expected: ReceiptDomain.Category) {
        #expect(draft(text).category?.value == expected)
    }
}
