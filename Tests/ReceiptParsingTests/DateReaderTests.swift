import ReceiptDomain
import Testing

@Suite struct DateReaderTests {
    @Test func `american receipts begin with the month`() {
        let date = draft("JOE'S DINER\n123 MAIN ST\nAUSTIN, TX 78701\n03/05/2024 7:42 PM\nTOTAL   $8.60").date
        #expect(date?.value == day("2024-03-05"))
        #expect(date?.alternatives.contains(day("2024-05-03")) == true)
    }

    @Test func `malaysian receipts begin with the day`() {
        let read = draft("KEDAI BUKU SDN BHD\nJALAN AMPANG, KUALA LUMPUR\nDate: 03/05/2018 19:42\nTOTAL   RM 8.60")
        #expect(read.date?.value == day("2018-05-03"))
        #expect(read.time?.value.description == "19:42")
    }

    @Test func `korean years of two digits come first`() {
        #expect(draft("행복약국\n서울 강남구\n판매일: 24/03/05 10:11\n합계  23,400원").date?.value == day("2024-03-05"))
        #expect(draft("행복약국\n서울 강남구\n24.03.05 10:11\n합계  23,400원").date?.value == day("2024-03-05"))
    }

    @Test func `another date past the twelfth settles the order`() {
        let text = "CAFE\n03/05/2024 10:11\nTOTAL  8.60\nORDER 25/04/2024"
        #expect(draft(text).date?.value == day("2024-05-03"))
    }

    @Test func `the day of the sale outranks the days until which things are valid`() {
        let text = "GS25 서울숲점\n거래일시: 2026-01-20 13:17\n합계  4,260원\n유효기간 2026-10-20\n교환 2026-02-03 까지"
        #expect(draft(text).date?.value == day("2026-01-20"))
        let english = "SHOP\nMember since 2019-02-03\n2020-05-06 11:12\nTOTAL 4.20\nReturn by 2020-06-05"
        #expect(draft(english).date?.value == day("2020-05-06"))
    }

    @Test(
        arguments: [
            "별빛서점\n승인 2024.07.02 10:26  재발행 2024.07.09\n합계  12,000원",
            "별빛서점\n거래일시 20240702 102600\n합계  12,000원\n앱 쿠폰 도착! ~2024-07-31",
            "WALDMARKT\nKaufdatum: 02.07.2024 10:26\nReisetag: 22.07.2024\nSUMME EUR 12,00",
            "WALDFRISEUR\nDatum: 02.07.2024\nSUMME EUR 12,00\nIhr nächster Termin:\nDi 22.08.2024 um 10:30 Uhr",
            "COPPER GARAGE\nENTRY 01/07/2024 09:12\nPAID 02/07/2024 17:48\nTOTAL PAID £12.00",
        ]
    )
    func `of several days the one of the sale counts`(text: String) {
        #expect(draft(text).date?.value == day("2024-07-02"))
    }

    @Test func `the profile decides where nothing else does`() {
        let text = "CORNER SHOP\n03/05/2024 10:11\nTOTAL 8.60"
        #expect(interpret(text, order: .monthFirst).draft.date?.value == day("2024-03-05"))
        #expect(interpret(text, order: .dayFirst).draft.date?.value == day("2024-05-03"))
    }
}
