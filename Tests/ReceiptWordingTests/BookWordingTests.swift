import HouseholdBook
import ReceiptDomain
import ReceiptReview
import ReceiptTestSupport
import Testing

@testable import ReceiptWording

@Suite struct BookWordingTests {
    private static let problems: [BookProblem] = {
        let (won, day) = (Fixture.won(1000), Fixture.day("2026-11-18"))
        return [
            .noSuchAccount("a", known: []), .noSuchAccount("a", known: ["b"]), .manyAccounts(["a", "b"]),
            .notAnAccountID("A"), .accountExists("a"), .accountNameTaken("A", by: "a"), .sameAccount("a"),
            .closed(account: "a", since: day),
            .transferNeedsAccounts, .notEmpty(account: "a", won), .needsAmount, .notPositive(won),
            .notPositive(won, .fee), .needsCurrency,
            .notOfKind(.expense, field: "fee"),
            .needsToAmount(from: .krw, to: .usd), .toAmountDiffers(sent: won, arrived: won),
            .notInCurrency(won, account: "a", .usd), .splitsDiffer(sum: won, amount: won),
            .overTransferLimit(won, account: "a", won), .overdrawn(account: "a", on: day, balance: won), .needsMerchant,
            .needsText, .unclearWord("x"), .oneTooMany("x"), .firstMonthTooEarly(day),
            .installmentsNeedCard, .notMonths("1"), .notADayOfMonth("32"), .needsBothCardDays, .notCardDigits("x"),
            .refundTooLarge(purchase: Fixture.id(1), left: won),
            .refundTooLarge(purchase: Fixture.id(1), left: Fixture.won(0)),
            .disagrees([StatementDisagreement(Statement(account: "a", date: day, balance: won), book: won)]),
            .categoryOfSplits(Fixture.id(1)), .notACategory(.salary, of: .expense), .joined(Fixture.id(1)),
            .notAMood("x"), .signedAmount("-5"), .doesNotReconcile(account: "a", on: day, counted: won, book: won),
        ]
    }()

    @Test(arguments: problems)
    func `every problem of the book has a sentence of its own in both languages`(_ problem: BookProblem) {
        let (english, korean) = (EnglishWording().problem(problem), KoreanWording().problem(problem))
        #expect(!english.contains("unexpected") && !korean.contains("예기치"), "\(english) \(korean)")
        #expect(korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }, "\(korean)")
        #expect(english != korean)
    }

    @Test func `a record without a shop is called by what it is`() {
        var record = Fixture.proved.record
        record.merchant = nil
        record.kind = .transfer
        (record.account, record.book.toAccount) = ("kb", "wallet")
        #expect(KoreanWording().title(of: record) == "kb → wallet")
        record.kind = .adjust
        #expect(EnglishWording().title(of: record) == "adjustment")
    }

    @Test(arguments: [
        ("2026-11-20", "1 day", "1일"), ("2027-01-18", "60 days", "60일"), ("2027-01-19", "2 months", "2개월"),
        ("2027-02-18", "2 months", "2개월"), ("2028-11-18", "23 months", "23개월"), ("2028-11-19", "2 years", "2년"),
        ("2029-11-18", "2 years 11 months", "2년 11개월"), ("2029-12-19", "3 years 1 month", "3년 1개월"),
    ])
    func `times are told in days, months or years, as people say them`(last: String, english: String, korean: String) {
        let (first, last) = (Fixture.day("2026-11-19"), Fixture.day(last))
        #expect(EnglishWording().span(from: first, to: last) == english)
        #expect(KoreanWording().span(from: first, to: last) == korean)
    }

    @Test func `a claim and a reminder tell the time left or gone in the same way`() {
        let today = Fixture.day("2026-11-19")
        var claim = Claim(1, .medical, title: "Clinic", records: [])
        claim.until = "2029-11-19"
        #expect(KoreanWording().left(claim, today: today) == "3년 남음")
        #expect(EnglishWording().left(claim, today: today) == "3 years left")
        #expect(KoreanWording().distance(from: today, to: Fixture.day("2027-11-19")) == "12개월 뒤")
        #expect(EnglishWording().distance(from: today, to: Fixture.day("2026-11-18")) == "1 day overdue")
        #expect(KoreanWording().distance(from: today, to: Fixture.day("2024-11-19")) == "2년 지남")
    }
}
