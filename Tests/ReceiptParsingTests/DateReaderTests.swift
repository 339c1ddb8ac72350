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

    @Test(
        arguments: [
            ("LARKSPUR INN\nArrival: 2026-10-15\nDeparture: 2026-10-17\nTOTAL  322.40", "2026-10-17"),
            ("LARKSPUR INN\nTrain from Camden\nDeparture: 2026-10-17\nSold 2026-10-02\nTOTAL  322.40", "2026-10-02"),
            (
                "NORTHERN AIR\nIssue date Feb 11, 2025\nDepart Fri, Mar 28, 2025\nArrive Fri, Mar 28, 2025\nTOTAL  $250.30",
                "2025-02-11"
            ),
            ("HARBOUR HOSPICE\nOfficial donation receipt\nDate issued: 2026-10-31\nTOTAL  $120.00", "2026-10-31"),
        ]
    )
    func `a stay is paid on its second day, and a receipt is of the day on which it was issued`(
        _ text: String,
        _ wanted: String
    ) {
        #expect(draft(text).date?.value == day(wanted))
    }

    @Test func `a phone's clock above a screenshot is not the time of the sale`() {
        #expect(draft("9:41  5G 82%\nLumen Coworking\nPaid Oct 30, 2026\nAmount paid  $129.00").time == nil)
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
            "COPPER COAT\n02/07/2024 15:44 Till 2\nSEEN 25/06/2024\nTOTAL £13.00\nReturns accepted until\n16/07/2024 with proof of purchase",
            "KLINIK TEMBAGA\nTarikh : 2/7/2024\nJumlah Bayaran RM 75.00\nTarikh temujanji: 17/7/2024",
            "별빛초등학교\n납기  2024.07.31\n수납액  97,500\n출금일  2024-07-02",
            "별빛서랍\n주문일시  2024-07-01 23:58\n입금기한  2024-07-03 23:59\n입금확인  2024-07-02 09:14\n최종 결제금액  41,200원",
            "별빛시네마\n2024-07-25 (목)  3회\n결제금액  22,000\n결제일시 2024-07-02 22:07\n발권     2024-07-25 19:21",
            "COPPER COAT\nSold 02/07/2024 Valid thru 29/07/2024\nTOTAL £13.00",
            "COPPER BILLS\nDate 2 July 2024   Due Date 22 July 2024\nTOTAL DUE £13.00",
            "COPPER DINER\n2024-07-02 1:22 PM\nTOTAL £13.00\nSave the date: 2024-07-15",
            "MAGAZIN ARAMIU\n2 iulie 2024\nTOTAL LEI 13,00",
            "アンバー商店\n注文日: 2024年7月2日\n2024年7月3日に発送済み\n合計   ¥1,300",
            "PENSION AMSEL\n28.06.2024 - 01.07.2024  3 Nächte  180,00\n02.07.2024 10:12\nSUMME EUR 180,00",
            "별빛상수도사업소\n2024.05.01 ~ 2024.06.30\n2024.07.02\n청구금액  41,200원",
            "COPPER GARAGE\nENTRY 01/07/2024 09:12\nPAID 02/07/2024 17:48\nTOTAL PAID £12.00",
            "COPPER CLEANERS\nIn: Tue 02/07/2024 10:26\nReady: Fri 05/07/2024 17:00\nTOTAL £12.00",
            "별빛통신\n청구일 2024.07.02\n납부 예정일 2024.07.21\n청구금액  41,200원",
            "별빛통신\n청구일 2024.07.02  납부 예정일 2024.07.21\n청구금액  41,200원",
        ]
    )
    func `of several days the one of the sale counts`(text: String) {
        #expect(draft(text).date?.value == day("2024-07-02"))
    }

    @Test(
        arguments: [
            "Sat 04/11/2023 11:20", "04/11/2023 (Saturday)", "Sa, 04.11.2023", "sábado 04/11/2023", "04-11-2023 Za",
            "04/11/2023 (토)",
        ]
    )
    func `the day of the week tells the day from the month`(line: String) {
        let shop = "CORNER SHOP\n" + line + "\nTOTAL 8.60"
        #expect(interpret(shop, order: .monthFirst).draft.date?.value == day("2023-11-04"))
        #expect(
            interpret("CORNER SHOP\n04/11/2023\nTOTAL 8.60", order: .monthFirst).draft.date?.value == day("2023-04-11")
        )
    }

    @Test func `Nepal's own calendar tells the day from the month`() {
        let shop = "KUPFER MART\nNarephat, Kathmandu\nDate : 07/05/2024\n"
        #expect(draft(shop + "Miti : 21/03/2081\nNet Amount : Rs. 185.00").date?.value == day("2024-07-05"))
        #expect(draft(shop + "Miti : 2081-01-25\nNet Amount : Rs. 185.00").date?.value == day("2024-05-07"))
    }

    @Test func `a day in full says what a short form of it means`() {
        let read = draft("MAPLE OVEN\n2024-10-12   Till 2\nTotal   19.89\nDATE/TIME: 24/10/12 11:47:06\nAMOUNT   19.89")
        #expect(read.date?.value == day("2024-10-12"))
        let abroad = draft("COPPER FOODS\nKINGSTON ON  K7M 3E1\nDateTime: 26/10/18 17:40\nTOTAL $15.30\n2026/10/18")
        #expect(abroad.date?.value == day("2026-10-18"))
    }

    @Test func `a label that one pass misread is known from another`() {
        let text = "별빛통신\n2024.07.02\n청구금액  41,200원\n"
        let read = interpret(text + "유효기간 2024.07.21 10:26", text + "웅호지짐 2024.07.21 10:26").draft
        #expect(read.date?.value == day("2024-07-02"))
    }

    @Test func `a time that the day's own pass has not read is taken from another`() {
        let shop = "COPPER MARKET\n\nTARIH : 17/06/2026\nSAAT : 19:42\nTOPLAM *8,00"
        #expect(interpret("\n\nTARIH : 17/06/2026", shop).draft.time?.value.description == "19:42")
    }

    @Test(
        arguments: [
            "별빛세탁\n접 수 일  2023-02-25 (토)\n완성예정  2023-03-02 (목)\n합계  43,000원",
            "별빛서점\n2023.02.25 토  15:26\n합계  37,600원\n반품 30일 이내 (2023.03.25)",
            "별빛떡집\n주문일자 2023. 2. 25. (토)\n수령일시 2023. 3. 4. 08:30\n합계  100,000원",
            "CURRY LANTERN\nOrder placed : 25-02-23 16:40\nDeliver on   : 26-02-23 19:00\nTOTAL £20.44",
            "별빛약국\n조제일자 : 2023-02-25\n처방발행 : 2023-02-24 새봄소아과의원\n합계  4,400원",
            "PARKHAUS WALD\nEinfahrt : 24.02.2023 22:47\nBezahlt  : 25.02.2023 00:31\nParkentgelt   € 4,40",
            "COPPER FOODS\nABN 51 824 753 556\nPOS 012 17:48 25/02/2023\nTOTAL $45.65\nTell us about it by 12/03/2023",
            "COPPER PAINT SDN BHD\nDate : 25.2.23\nTOTAL RM 90.00\nPrinted on: 26.02.23 09:02",
            "별빛택시\n승차: 2023-02-24 23:41\n하차: 2023-02-25 00:12\n합계  4,400원",
            "FERRETERÍA PINO\nFECHA 25 de febrero de 2023   HORA 10:20\nTOTAL   53,37\nCambios en 15 días (12/03/2023)",
        ]
    )
    func `what is to come or was before is not the day of the sale`(text: String) {
        #expect(draft(text).date?.value == day("2023-02-25"))
    }

    @Test(
        arguments: [
            ("06월 21일(토) 12:41:09", "2025-06-21"), ("거래번호 20230621-03-0412\n06월 21일 12:41", "2023-06-21"),
            ("Sat 21 June 6:15 PM", "2025-06-21"), ("06/21 6:15 PM", "2026-06-21"), ("12/24 18:15", "2025-12-24"),
            ("No. 4/12   Table 3/4", nil), ("24/7 hotline", nil), ("VISA 12/24", nil),
            ("2025年 10月分\n検針月日 10月12日", "2025-10-12"), ("次回検針日 11月11日", nil),
        ] as [(String, String?)]
    )
    func `a year that is not printed follows from the day of the week, the receipt's number, or today`(
        lines: String,
        expected: String?
    ) {
        let read = interpret("CORNER SHOP\n" + lines + "\nTOTAL 8.60", order: .monthFirst).draft
        #expect(read.date?.value.description == expected)
        #expect(read.date.map { $0.confidence < 0.95 } ?? true)
    }

    @Test func `a year that is not printed is that before the photo`() {
        let text = "CORNER SHOP\n06/21 6:15 PM\nTOTAL 8.60"
        #expect(interpret(text, fileDate: "2024-07-01", order: .monthFirst).draft.date?.value == day("2024-06-21"))
    }

    @Test func `the profile decides where nothing else does`() {
        let text = "CORNER SHOP\n03/05/2024 10:11\nTOTAL 8.60"
        #expect(interpret(text, order: .monthFirst).draft.date?.value == day("2024-03-05"))
        #expect(interpret(text, order: .dayFirst).draft.date?.value == day("2024-05-03"))
    }
}
