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
            .unfits([StatementMisfit(Statement(account: "a", date: day, balance: won), book: won)]),
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
}
