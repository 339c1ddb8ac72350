import Foundation
import Testing

@testable import ReceiptStorage

@Suite struct TimestampTests {
    @Test(arguments: [
        (0.0, "1970-01-01T00:00:00.000Z"),
        (1_795_200_000.25, "2026-11-20T18:40:00.250Z"),
        (951_826_154.9996, "2000-02-29T12:09:15.000Z"),
        (-0.001, "1969-12-31T23:59:59.999Z"),
        (-62_135_596_800, "0001-01-01T00:00:00.000Z"),
        (253_402_300_799.999, "9999-12-31T23:59:59.999Z"),
        (1e300, "9999-12-31T23:59:59.999Z"),
    ])
    func `an instant is written to the millisecond`(seconds: Double, text: String) {
        #expect(Timestamp(Date(timeIntervalSince1970: seconds)).text == text)
    }

    @Test(arguments: 0..<1000)
    func `an instant does not drift however often it is read and written`(milliseconds: Int) throws {
        let text = "2026-11-20T16:00:00." + String(1000 + milliseconds).dropFirst() + "Z"
        let read = try #require(Timestamp(text))
        #expect(Timestamp(read.date).text == text)
    }

    @Test func `whole seconds may lack their milliseconds`() {
        #expect(Timestamp("2026-11-20T16:00:00Z")?.text == "2026-11-20T16:00:00.000Z")
    }

    @Test(arguments: [
        "", "2026-11-20", "2026-02-30T00:00:00.000Z", "2026-11-20T24:00:00.000Z", "2026-11-20T16:60:00.000Z",
        "2026-11-20T16:00:00.000+09:00", "2026-11-20 16:00:00.000Z", "2026-11-20T16:00:00,000Z",
        "2O26-11-20T16:00:00.000Z",
    ])
    func `anything else is no instant`(text: String) { #expect(Timestamp(text) == nil) }
}
