import Testing

@testable import ReceiptParsing

@Suite struct AmountScannerTests {
    @Test(
        arguments: [
            ("TOTAL 8.60", ["8.60"]), ("R.U.T. 76.331.882-K", []), ("Descuento 1.200-A", ["-1200"]),
            ("TOTAL 1,234.50", ["1234.50"]),
            ("SUMME 1.234,50", ["1234.50"]),
            ("TOTAL 1 234,50", ["1234.50"]),
            ("Fizetve 6 000 Ft", ["6000"]),
            ("합계 23,400", ["23400"]),
            ("합계 23.400원", ["23400"]),
            ("합 계 1,234,500", ["1234500"]),
            ("TOTAL 4'500.00", ["4500.00"]),
            ("TOTAL RM8 .60", ["8.60"]),
            ("TOTAL RM8. 60", ["8.60"]),
            ("부가세: 3, 954원", ["3954"]),
            ("TOTAL RM5.90", ["5.90"]),
            ("TOTAL $5.90", ["5.90"]),
            ("TOTAL €5,90", ["5.90"]),
            ("TOTAL 5,90€", ["5.90"]),
            ("TOTAL £5.90", ["5.90"]),
            ("결제금액 ₩23,400", ["23400"]),
            ("결제금액 \\23,400", ["23400"]),
            ("TOTAL O.6O", ["0.60"]),
            ("TOTAL l2.50", ["12.50"]),
            ("TOTAL 1S.9O", ["15.90"]),
            ("MILK 5.90 SR", ["5.90"]),
            ("MILK 5.90SR", ["5.90"]),
            ("BROT 1,99 A", ["1.99"]),
            ("EGGS 3.49 T", ["3.49"]),
            ("EGGS 3.49T", ["3.49"]),
            ("TOTAL 12,34", ["12.34"]),
            ("TAX .74", ["0.74"]),
            ("CHANGE $.50", ["0.50"]),
            ("SEKER %20 *42,90", ["42.90"]),
            // An X behind the last price is a shop's mark for what is taxed, and no multiplication.
            ("MENS TEE 7.98 X", ["7.98"]),
            ("VISA *********** 2047", []),
            ("VISA XXXXXXXXXXXX1428 49.70", ["49.70"]),
            ("S0U8 TOTAL $16.60", ["16.60"]),
            ("ROUNDING -RO.04", ["-0.04"]),
            ("Grand Total Rs.1,187.00", ["1187.00"]),
            ("SUMA 1 008,00", ["1008.00"]),
            // A dash closes a sum in yen.
            ("ご利用金額 ¥6,130-", ["6130"]),
            ("ご利用金額 #5950-", ["5950"]),
            ("合計/ 4点 ¥397", ["397"]),
            ("小計 \\1、258", ["1258"]),
            ("BERNARD 54,90 274,50", ["54.90", "274.50"]),
            // The rules of a table are no figures.
            ("Beras |27.90|55.80", ["27.90", "55.80"]),
            ("TOTAL RM |88.40", ["88.40"]),
            ("TOTAL 2|.50", ["21.50"]),
            ("責:佐々木 レシートNo:4093", []),
            ("伝票No.1187", []),
        ]
    )
    func `an amount is read in every way that tills print it`(line: String, expected: [String]) {
        #expect(amounts(line) == expected)
    }

    @Test(
        arguments: [
            ("DISCOUNT -5.00", ["-5.00"]),
            ("DISCOUNT 5.00-", ["-5.00"]),
            ("DISCOUNT (5.00)", ["-5.00"]),
            ("DISCOUNT 5.00CR", ["-5.00"]),
            ("DISCOUNT -RM5.00", ["-5.00"]),
            ("할인 -2,000", ["-2000"]),
            ("합계 - 13,400", ["13400"]),
        ]
    )
    func `a minus is kept wherever it stands, and a dash of the label is none`(line: String, expected: [String]) {
        #expect(amounts(line) == expected)
    }

    @Test(
        arguments: [
            "GST 6%", "TEL: 03-7728 8390", "02-3456-7890", "2026-11-18 19:42", "18/11/2026", "19:42:10",
            "5387-20**-****-7565", "사업자 123-45-67890", "8801234567890", "GST ID 000750673920", "2026년 11월 18일",
            "POS0002", "#1234", "25.06.01 20:09",
        ]
    )
    func `numbers of other kinds are no amounts`(line: String) {
        #expect(amounts(line).isEmpty)
    }

    @Test func `a count and a price for one are not what a line adds`() {
        #expect(amounts("2 x 5.00") == [])
        #expect(amounts("2 x") == [])
        #expect(amounts("5.00 x 2   10.00") == ["10.00"])
        #expect(amounts("APPLE 2 @ 1.50   3.00") == ["3.00"])
    }
}

@Suite struct ExactAmountTests {
    private func amounts(_ text: String, isExact: Bool) -> [PrintedAmount] {
        AmountScanner(ScalarText(text), isExact: isExact) { _ in 0.3 }.scan().filter { $0.use == .money }
    }

    @Test func `In exact text a number is what it says`() {
        #expect(amounts("Rs 1939", isExact: false).contains { !$0.otherReadings.isEmpty })
        #expect(amounts("Rs 1939", isExact: true).allSatisfy { $0.otherReadings.isEmpty && $0.hundredths == 193_900 })
    }

    @Test func `In exact text no letter is a digit`() {
        #expect(amounts("B.60 8.6O", isExact: false).count == 2)
        #expect(amounts("B.60 8.6O", isExact: true).allSatisfy { $0.decimals != 2 })
    }

    @Test func `Thousands set apart by a space stay together`() {
        #expect(amounts("2 029,50", isExact: true).map(\.hundredths) == [202_950])
    }
}
