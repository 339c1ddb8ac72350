import ReceiptDomain
import Testing

@testable import ReceiptParsing

@Suite struct DateScannerTests {
    private func days(_ line: String) -> [String] {
        DateScanner(ScalarText(line), today: day("2026-11-21")).scan().flatMap {
            $0.interpretations.map(\.day.description)
        }
    }

    @Test(
        arguments: [
            "2026-11-18", "2026.11.18", "2026/11/18", "2026년 11월 18일", "2026년11월18일", "2026. 11. 18.",
            "2026-11-18 19:42",
            "[매출일]2026-11-18", "20261118", "18-NOV-2026", "18 Nov 2026", "18NOV2026", "Nov 18, 2026",
            "NOVEMBER 18 2026",
            "18. November 2026", "18th November 2026", "令和8年11月18日", "R8.11.18", "2O26-11-l8", "18/112026", "1811/2026",
            "2026-1118", "18/11/2026", "18.11.2026", "11/18/2026", "18 de noviembre de 2026", "18 de novembro de 2026",
            "261118 23:58:44", "18 listopada 2026", "18. listopadu 2026", "18 kasım 2026",
            "18. marraskuuta 2026", "18/11/2569", "SAT NOV-18-2026",
            "中華民國115年11月18日", "115/11/18", "18º de novembro de 2026",
        ]
    )
    func `a day is read in every form`(text: String) {
        #expect(days(text).first == "2026-11-18")
    }

    @Test(arguments: [("令和元年11月18日", "2019-11-18"), ("平成 30年4月1日", "2018-04-01")])
    func `an era's years are counted from its first, which has no number`(text: String, expected: String) {
        #expect(days(text) == [expected])
    }

    @Test(
        arguments: [
            ("2026-11-18 (수)", 3), ("2026년 11월 18일 (수)", 3), ("2026年11月18日(水)", 3), ("Wed 18/11/2026", 3),
            ("18.11.2026, Mi", 3), ("miércoles, 18/11/2026", 3), ("18/11/2026 do it", nil), ("2026-11-18 19:42", nil),
            ("Madison 18/11/2026", nil),
        ] as [(String, Int?)]
    )
    func `the day of the week is read beside the date`(text: String, expected: Int?) {
        #expect(DateScanner(ScalarText(text), today: day("2026-11-21")).scan().first?.weekday == expected)
    }

    @Test(arguments: [
        ("K01 17.10 12.8.2023", "2023-08-12"), ("#02-01 10/07/2017", "2017-07-10"), ("19705713 18:20", "2013-05-19"),
        ("24711/2016 9:15", "2016-11-24"),
    ])
    func `a day is found behind figures that could begin one, and with its strokes read as figures`(
        text: String,
        expected: String
    ) {
        #expect(days(text).contains(expected))
    }

    @Test(arguments: [
        ("6年11月18日", ["2024-11-18"]), ("26年11月18日", ["2026-11-18"]), ("U3年11月14日", []), ("19705713", []),
    ])
    func `a year of the era has no more figures before it, and a number alone is no date`(
        text: String,
        expected: [String]
    ) {
        #expect(days(text) == expected)
    }

    @Test(arguments: [
        ("03/05/2024", ["2024-05-03", "2024-03-05"]), ("24/03/05", ["2005-03-24", "2024-03-05"]),
        ("07/09/69", ["2026-09-07"]), ("8/1 6562", []), ("25. 12. 6", ["2025-12-06"]), ("'26/3/9", ["2026-03-09"]),
        ("26.3.9 14:05", ["2026-03-09"]),
        ("26/3/9(월)", ["2026-03-09"]), ("1er juin 2026", ["2026-06-01"]),
        ("2026.-8.-2", ["2026-08-02"]), ("2026年1月20日(金)", ["2026-01-20", "2026-11-20"]),
        ("2026年1月20日(火)", ["2026-01-20"]),
    ])
    func `an open order leaves all that it can mean`(text: String, expected: [String]) {
        #expect(days(text) == expected)
    }

    @Test(arguments: [
        "2026-13-18", "118006 23:58", "261118", "1. 2. 3", "2027-01-01", "192.168.1.10", "03-7728 8390",
        "1.20 2.40 3.60", "12/20 14:29", "123-45-67890",
        "26.3.9", "525-10-12-08", "2026年 6・7月分", "2026年6.7月分", "220/110/16",
    ])
    func `what is no day before today is no date`(text: String) {
        #expect(days(text).isEmpty)
    }

    @Test func `a year to come is read by the digit that it looks like`() {
        #expect(days("10/03/2078").contains("2018-03-10"))
        #expect(days("12-02-2618").contains("2018-02-12"))
    }

    @Test(
        arguments: [
            ("19:42", "19:42"), ("7:42 PM", "19:42"), ("07:42:10 pm", "19:42"), ("오후 7:42", "19:42"),
            ("오전 12:05", "00:05"),
            ("12:05 AM", "00:05"), ("19시 42분", "19:42"), ("HORA: 14:52", "14:52"), ("DATA8:15", "08:15"),
            ("2026-11-18T19:42", "19:42"), ("A 15H41", "15:41"), ("l9:42", "19:42"),
        ]
    )
    func `a time of day is read with its half, and not from the letters of words`(text: String, expected: String) {
        #expect(TimeScanner.times(in: ScalarText(text)).first?.time.description == expected)
    }

    @Test(arguments: ["FECHA: 06/09/2026", "Periodo: 01/06/2026", "Dt: 05-11-2026", "1h30", "115H412", "24H-Service"])
    func `a label before figures is no hour, nor is a duration`(text: String) {
        #expect(TimeScanner.times(in: ScalarText(text)).isEmpty)
    }
}
