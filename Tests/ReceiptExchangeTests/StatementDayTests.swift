import HouseholdBook
import ReceiptDomain
import Testing

@testable import ReceiptExchange

/// Days without a year, days with a time, and days that a spreadsheet counts.
@Suite struct StatementDayTests {
    private func read(
        _ text: String,
        _ change: (inout StatementOptions) -> Void = { _ in }
    ) throws(ExchangeError) -> [String] {
        try StatementDoubtTests().read(text, change)
    }

    @Test(arguments: [
        (
            "year in a remark", "2026년 12월 이용대금명세서\n이용일,가맹점,이용금액\n12/03,이마트,5000\n12/28,서점,7000\n",
            ["2026-12-03 5000 이마트", "2026-12-28 7000 서점"]
        ),
        (
            "a period over the end of a year",
            "조회기간,2026.12.15 ~ 2027.01.14\n이용일,가맹점,이용금액\n01/02,서점,7000\n12/28,이마트,5000\n",
            ["2027-01-02 7000 서점", "2026-12-28 5000 이마트"]
        ),
        (
            "a bill of January", "2027년 1월 청구서\n이용일,가맹점,이용금액\n11/20,이마트,5000\n12월 10일,서점,7000\n",
            ["2026-11-20 5000 이마트", "2026-12-10 7000 서점"]
        ),
        (
            "a day of payment beside it",
            "이용일,가맹점,이용금액,결제일\n11/20,이마트,5000,2026-12-25\n11/21,서점,7000,2026-12-25\n",
            ["2026-11-20 5000 이마트", "2026-11-21 7000 서점"]
        ),
        (
            "months as words",
            "Statement date,28 November 2026\nDate,Description,Amount\n28 NOV,BOOK,-5.00\nNov 2,TEA,-1.00\n",
            ["2026-11-28 -5 BOOK", "2026-11-02 -1 TEA"]
        ),
        (
            "months as words with times behind or before them",
            "Statement date,28 December 2026\nDate,Description,Amount\nDec 28 14:03,BOOK,-5.00\n2 Dec 2:03 PM,TEA,-1.00\n"
                + "\"Mon, Dec 21, 09:15:30\",MILK,-2.00\nSat 5 Dec 8:00,BUN,-3.00\n",
            [
                "2026-12-28 14:03 -5 BOOK", "2026-12-02 14:03 -1 TEA", "2026-12-21 09:15 -2 MILK",
                "2026-12-05 08:00 -3 BUN",
            ]
        ),
        (
            "months of other languages with times",
            "Période du 01/12/2026 au 31/12/2026\nDate opération;Libellé;Montant\nmar. 28 déc. 14h03;Pain;-2,50\n"
                + "5. Dezember 9.15 Uhr;Brot;-3,00\n6 grudnia 10:00;Chleb;-4,00\n",
            ["2026-12-28 14:03 -2.5 Pain", "2026-12-05 09:15 -3 Brot", "2026-12-06 10:00 -4 Chleb"]
        ),
        (
            "numbers with seconds or a point in the time",
            "2026년 12월\n이용일,가맹점,이용금액\n12/28 14:03:22,이마트,5000\n12월 10일 9:15:00,서점,7000\n12.11. 10.30,약국,800\n",
            ["2026-12-28 14:03 5000 이마트", "2026-12-10 09:15 7000 서점", "2026-12-11 10:30 800 약국"]
        ),
        (
            "a language's order and a time",
            "Zeitraum: 01.11.2026 bis 30.11.2026\nBuchungstag;Empfänger;Betrag\n03.11. 19:42;Bäcker;-2,50\n04.11.;Miete;-9,00\n",
            ["2026-11-03 19:42 -2.5 Bäcker", "2026-11-04 -9 Miete"]
        ),
    ])
    func `a year that the days lack is found elsewhere in the file`(
        _ name: String,
        _ text: String,
        _ lines: [String]
    )
        throws
    {
        #expect(try read(text) == lines, "\(name)")
    }

    @Test(arguments: [
        ("14:03 28 Dec 2026", "2026-12-28 14:03"), ("Mon Dec 28 14:03:22 UTC 2026", "2026-12-28 14:03"),
        ("mar. 3.12.2026", "2026-12-03"), ("28/Dec/2026:14:03:22", "2026-12-28 14:03"),
        ("28 Dec 26 14.03", "2026-12-28 14:03"),
        ("28. 12. 14 03:22", "2014-12-28 03:22"), ("Dec 28 14:03", ""), ("28 Dez 14.03 Uhr", ""),
        ("12/28 14:03:22", ""),
    ])
    func `numbers of a time are none of the day`(_ text: String, _ meant: String) {
        let cell = DayCell(text)
        let parts = [cell?.day(.dayFirst)?.description, cell?.time?.description].compactMap(\.self)
        #expect(parts.joined(separator: " ") == meant)
    }

    @Test func `a year that nothing says is asked about`() throws {
        let text = "이용일,가맹점,이용금액\n12/28,이마트,5000\n01/02,서점,7000\n"
        #expect(throws: ExchangeError.doubt(.year(line: 2, text: "12/28"))) { try read(text) }
        #expect(try read(text) { $0.year = 2026 } == ["2025-12-28 5000 이마트", "2026-01-02 7000 서점"])
        // A remark of another year than the rows are near to.
        #expect(throws: ExchangeError.doubt(.year(line: 3, text: "12/28"))) { try read("2026년 9월\n" + text) }
        let english = "Date,Description,Amount\n03/04,COFFEE,-4.50\n04/04,BOOK,-5.50\n"
        #expect(throws: ExchangeError.doubt(.dateOrder(line: 2, text: "03/04"))) { try read(english) }
        var options = StatementOptions()
        (options.usualOrder, options.year) = (.dayFirst, 2026)
        let content = try StatementFileTests.read(Array(english.utf8), options)
        #expect(content.assumedOrder == .dayFirst && content.lines[0].date.description == "2026-04-03")
        // 29 February stands in leap years only.
        #expect(throws: ExchangeError.unreadable(line: 2, text: "2/29")) {
            try read("이용일,가맹점,이용금액\n2/29,이마트,5000\n") { $0.year = 2026 }
        }
    }

    @Test func `a whole year without a year in its days is in order`() throws {
        let days = (1...12).map { "\($0)/15,가게\($0),1000" }
        let text = "2026년 12월\n이용일,가맹점,이용금액\n"
        #expect(try read(text + days.joined(separator: "\n")).first?.hasPrefix("2026-01-15") == true)
        #expect(try read(text + days.reversed().joined(separator: "\n")).last?.hasPrefix("2026-01-15") == true)
    }

    @Test func `days that a spreadsheet counts are days`() throws {
        let text = "Date,Description,Amount\n46329,COFFEE,-4.50\n46330.5,BOOK,-5.50\n"
        #expect(try read(text) == ["2026-11-03 -4.5 COFFEE", "2026-11-04 12:00 -5.5 BOOK"])
        #expect(
            try read("A,B,C\n46329,X,-4.50\n") { $0.columns = [.date: 1, .text: 2, .amount: 3] } == [
                "2026-11-03 -4.5 X"
            ]
        )
    }

    // MARK: Rows without a day

    private static let grouped = """
        Date,Details,Amount,Balance
        26/11/2026,SALARY,1000.00,1500.00
        ,GROCER,-25.50,1474.50
        ,COFFEE,-4.50,1470.00
        """

    @Test(arguments: [
        ("1474.50", "1474.40"),  // the balance says that something is missing
        ("1470.00", ""),  // nothing says whether the last one counts
    ])
    func `a row without a day is of the day above only where balances prove it`(_ right: String, _ wrong: String) throws
    {
        #expect(
            try read(Self.grouped) == [
                "2026-11-26 1000 SALARY =1500", "2026-11-26 -25.5 GROCER =1474.5", "2026-11-26 -4.5 COFFEE =1470",
            ]
        )
        let text = Self.grouped.replacing(right, with: wrong)
        #expect(throws: ExchangeError.noDay(line: 3, text: "GROCER")) { try read(text) }
        let bare = Self.grouped.replacing(/,[0-9.]*$/.anchorsMatchLineEndings(), with: "").replacing(
            ",Balance",
            with: ""
        )
        #expect(throws: ExchangeError.noDay(line: 3, text: "GROCER")) { try read(bare) }
    }
}
