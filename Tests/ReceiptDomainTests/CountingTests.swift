import ReceiptDomain
import Testing

@Suite struct CountingTests {
    @Test(arguments: [Int.min, -1, 0, 4, Int.max])
    func `nothing stands where nobody counts to`(number: Int) {
        #expect(["a", "b", "c"][counted: number] == nil)
    }

    @Test func `people count from 1, also in a part`() {
        #expect(["a", "b", "c"][counted: 1] == "a")
        #expect(["a", "b", "c"].dropFirst()[counted: 2] == "c")
        #expect([String]()[counted: 1] == nil)
    }

    @Test(arguments: [
        ("1", 1), ("1000000", 1_000_000), ("0", nil), ("-1", nil), ("1000001", nil), ("9223372036854775807", nil),
        ("-9223372036854775808", nil), ("9223372036854775808", nil), ("", nil), ("1.5", nil), (" 1", nil),
    ])
    func `a number is counted to, or none`(text: String, number: Int?) {
        #expect(Int(counting: text) == number)
    }
}
