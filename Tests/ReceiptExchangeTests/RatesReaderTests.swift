import HouseholdBook
import ReceiptDomain
import Testing

@testable import ReceiptExchange

/// Exchange rates in the forms that banks publish.
@Suite struct RatesReaderTests {
    private func read(_ text: String, day: CalendarDay? = nil) throws -> [String] {
        let file = StatementFile { _, _ throws(ExchangeError) in throw .unknownFormat }
        return try file.rates(Array(text.utf8), name: "own", day: day).flatMap { day in
            day.rates.map { "\(day.day) \(day.source) \($0.from)/\($0.to) \($0.decimal)" }
        }
    }

    private static let day = CalendarDay(year: 2026, month: 11, day: 25)

    @Test(
        arguments: [
            // the history of the European Central Bank, and its file of one day
            (
                "Date,USD,JPY,CYP,\n2026-11-25,1.0512,162.31,N/A,\n2026-11-24,1.0499,162.01,N/A,\n",
                [
                    "2026-11-24 ECB EUR/JPY 162.01", "2026-11-24 ECB EUR/USD 1.0499", "2026-11-25 ECB EUR/JPY 162.31",
                    "2026-11-25 ECB EUR/USD 1.0512",
                ]
            ),
            (
                "Date, USD, KRW, \n25 November 2026, 1.0512, 1620.55, \n",
                ["2026-11-25 ECB EUR/KRW 1620.55", "2026-11-25 ECB EUR/USD 1.0512"]
            ),
            // 한국수출입은행: its JSON, and the same columns as a table
            (
                """
                [{"result":1,"cur_unit":"JPY(100)","ttb":"920.8","tts":"939.4","deal_bas_r":"930.12","cur_nm":"일본 옌"},
                 {"result":1,"cur_unit":"USD","ttb":"1,387.1","tts":"1,415.2","deal_bas_r":"1,401.2","cur_nm":"미국 달러"},
                 {"result":1,"cur_unit":"KRW","ttb":"0","tts":"0","deal_bas_r":"1","cur_nm":"한국 원"},
                 {"result":1,"cur_unit":"CNH","ttb":"0","tts":"0","deal_bas_r":"193.5","cur_nm":"위안화"}]
                """,
                [
                    "2026-11-25 koreaexim CNY/KRW 193.5", "2026-11-25 koreaexim JPY/KRW 9.3012",
                    "2026-11-25 koreaexim USD/KRW 1401.2",
                ]
            ),
            (
                "cur_unit,cur_nm,ttb,tts,deal_bas_r\nIDR(100),인도네시아 루피아,8.7,8.9,8.81\n",
                ["2026-11-25 koreaexim IDR/KRW 0.0881"]
            ),
            ("고시일,통화,매매기준율\n2026.11.24,USD,\"1,401.2\"\n", ["2026-11-24 koreaexim USD/KRW 1401.2"]),
            ("[]", []),
            // a table of one's own
            ("day,from,to,rate\n2026-11-25,BTC,EUR,81234.5\n", ["2026-11-25 own BTC/EUR 81234.5"]),
            ("date;from;to;rate;source\n2026-11-25;usd;krw;1400;bank\n", ["2026-11-25 bank USD/KRW 1400"]),
        ] as [(String, [String])]
    )
    func `rates are read`(_ text: String, _ rates: [String]) throws {
        #expect(try read(text, day: Self.day) == rates)
    }

    @Test(
        arguments: [
            ("Date,USD,\n2026-11-25,1.0x,\n", .badRate("USD 1.0x", line: 2)),
            ("Date,USD,\n2026-11-25,1.0,\n2026-13-25,1.0,\n", .badDay("2026-13-25", line: 3)),
            (
                "day,from,to,rate\n2026-11-25,USD,KRW,1400\n2026-11-25,USD,KRW,1401\n",
                .twice("2026-11-25 USD/KRW", line: 3)
            ),
            ("day,from,to,rate\n2026-11-25,DOLLAR,KRW,1400\n", .badCurrency("DOLLAR", line: 2)),
            ("day,from,to,rate\n2026-11-25,KRW,KRW,1\n", .badCurrency("KRW/KRW", line: 2)),
            ("day,from,to,rate\n2026-11-25,USD,KRW,\"1,400\"\n", .badRate("1,400", line: 2)),
            ("cur_unit,deal_bas_r\nJPY(7),1\n", .badCurrency("JPY(7)", line: 2)),
            ("[{\"result\":4,\"cur_unit\":null}]", .refused(4)), ("{\"a\":1}", .notRates), ("[{", .notRates),
            ("Date,Description,Amount\n2026-11-25,Bakery,1.50\n", .notRates),
        ] as [(String, RateProblem)]
    )
    func `a bad file is refused, with the line named`(_ text: String, _ problem: RateProblem) {
        #expect(throws: problem) { try read(text, day: Self.day) }
    }

    @Test func `rates without a day need one`() {
        #expect(throws: RateProblem.noDay) { try read("cur_unit,deal_bas_r\nUSD,1401.2\n") }
    }
}
