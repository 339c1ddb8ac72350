import Foundation
import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@Suite struct AccountTests {
    private let book: AccountBook

    @Test(arguments: [
        ("KB Salary", Account.Kind.bank, "kb-salary"), ("국민은행", .bank, "bank"), ("카드 2", .card, "card"),
        ("salary", .bank, "salary"), ("!", .cash, "cash"),
    ])
    func `an id that nobody has to choose follows from the name, or else the kind`(
        _ name: String,
        _ kind: Account.Kind,
        _ id: String
    ) {
        #expect(AccountBook().freeID(for: name, kind) == id)
        let taken = AccountBook([BookFixture.account(id, kind), BookFixture.account(id + "-2", kind)])
        #expect(taken.freeID(for: name, kind) == id + "-3")
    }

    init() {
        var salary = BookFixture.account("kb-salary")
        salary.name = "KB 급여"
        var living = BookFixture.account("kakao-living")
        living.name = "카카오 생활비"
        living.cards = ["7719": "체크카드"]
        var card = BookFixture.card("shinhan-4821")
        card.name = "신한카드"
        card.cards = ["4821": "", "1000": ""]
        var other = BookFixture.card("samsung")
        other.name = "삼성카드"
        other.cards = ["1000": ""]
        book = AccountBook([salary, living, card, other])
    }

    @Test func `the only account is meant where all others are closed`() {
        var closed = BookFixture.account("old")
        closed.closed = closed.opening.date
        let open = BookFixture.account("kb")
        #expect(AccountBook([closed, open]).onlyOpen == open)
        #expect(AccountBook([closed]).onlyOpen == nil && book.onlyOpen == nil)
    }

    @Test(arguments: [
        ("kb-salary", "kb-salary"), ("KB급여", "kb-salary"), ("kb", "kb-salary"), ("생활", "kakao-living"),
        ("7719", "kakao-living"), ("4821", "shinhan-4821"), ("신한", "shinhan-4821"), ("신한카드", "shinhan-4821"),
    ])
    func `an account is called by id, name, a part of one, or a card's digits`(_ text: String, _ id: String) throws {
        #expect(try book.account(named: text).id == id)
    }

    @Test(arguments: [
        ("110123456789", "kb"), ("110-123 456789", "kb"), ("***-***-456789", "kb"),
        ("de89 3704 0044 0532 0130 00", "giro"),
        ("DE89370400440532013000", "giro"), ("XXXXXXXXXXXX3000", "giro"), ("4111XXXX4821", "card"),
    ])
    func `a bank's file finds an account by its number, with other marks or hidden digits`(_ text: String, _ id: String)
    {
        var (kb, giro, card) = (BookFixture.account("kb"), BookFixture.account("giro"), BookFixture.card("card"))
        (kb.number, giro.number, card.cards) = ("110-123-456789", "DE89 3704 0044 0532 0130 00", ["4821": ""])
        #expect(AccountBook([kb, giro, card]).account(numbered: text)?.id == id)
    }

    @Test(arguments: ["6789", "110-123-456780", "NL89370400440532013000", "Main account", "", "***6789***"])
    func `a part of a number that hides nothing is no account's`(_ text: String) {
        var kb = BookFixture.account("kb")
        kb.number = "110-123-456789"
        #expect(AccountBook([kb]).account(numbered: text) == nil)
    }

    @Test(arguments: [
        ("110-123-456789", true), ("DE89 3704 0044 0532 0130 00", true), ("123", false), ("Main account", false),
        ("110—123—456", false), (String(repeating: "1", count: 35), false),
    ])
    func `a number has letters, digits and the marks that banks print`(_ text: String, _ isValid: Bool) {
        #expect(Account.isValid(number: text) == isValid)
    }

    @Test func `what fits none or several accounts is told`() {
        #expect(throws: BookProblem.manyAccounts(["kb-salary", "kakao-living"])) { try book.account(named: "k") }
        #expect(throws: BookProblem.manyAccounts(["shinhan-4821", "samsung"])) { try book.account(named: "1000") }
        #expect(throws: BookProblem.noSuchAccount("toss", known: book.accounts.map(\.id))) {
            try book.account(named: "toss")
        }
        #expect(throws: BookProblem.self) { try book.account(named: " ") }
    }

    @Test func `cards that end alike belong to no one account`() {
        #expect(book.account(called: "1000") == nil && book.account(called: "신한카드")?.id == "shinhan-4821")
        #expect(book.account(called: "7719")?.id == "kakao-living")
        #expect(book.accountsByCard["7719"] == ["kakao-living"])
        #expect(book.accountsByCard["1000"] == ["shinhan-4821", "samsung"])
    }

    @Test(arguments: ["kb-salary", "a", "shinhan-4821", "2nd_wallet"])
    func `an id is small letters, digits and hyphens`(_ id: String) { #expect(Account.isValid(id: id)) }

    @Test(arguments: ["", "4821", "KB", "-kb", "_x", "지갑", "a b", "a/b", String(repeating: "a", count: 33)])
    func `other words are no id`(_ id: String) { #expect(!Account.isValid(id: id)) }

    @Test func `an account is written as plain strings and read back`() throws {
        var account = BookFixture.card("shinhan-4821", -612_000)
        account.name = "신한카드"
        account.cards = ["4821": "내 카드"]
        account.aliases = ["신한카드 Deep Dream"]
        account.overdraft = Fixture.won(1_000_000)
        account.billing = CardBilling(cutoff: 31, payDay: 14, payFrom: "kb-salary")
        account.closed = Fixture.day("2026-12-31")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let json = String(decoding: try encoder.encode(account), as: UTF8.self)
        #expect(
            json == #"{"aliases":["신한카드 Deep Dream"],"cards":{"4821":"내 카드"},"closed":"2026-12-31","#
                + #""currency":"KRW","cutoff":31,"#
                + #""id":"shinhan-4821","kind":"card","name":"신한카드","#
                + #""opening":{"amount":"-612000","date":"2026-11-01"},"overdraft":"1000000","payDay":14,"#
                + #""payFrom":"kb-salary"}"#
        )
        #expect(try KeptEntity<Account>(json: json).entity == account)
        let statement = Statement(account: "wallet", date: Fixture.day("2026-11-30"), balance: Fixture.won(116_500))
        let kept = try KeptEntity<Statement>(json: String(decoding: try encoder.encode(statement), as: UTF8.self))
        #expect(kept.entity == statement && statement.id == "wallet@2026-11-30")
    }
}
