import Foundation
import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptExchange

/// Journals of plain-text accounting become accounts and records with the same balances, or are refused as a whole.
@Suite struct JournalImportTests {
    private static func read(
        _ text: String,
        present: AccountBook = AccountBook()
    ) throws(JournalProblem) -> JournalBook {
        try JournalBook(
            Array(text.utf8),
            of: .me,
            home: .usd,
            present: present,
            catalog: .builtIn,
            at: Date(timeIntervalSince1970: 1_790_000_000)
        ) { $0 }
    }

    private static func shown(_ record: Record) -> String {
        let splits = record.book.splits.map { "\($0.category?.code ?? "-")=\($0.amount.decimal)" }
        let parts: [String?] = [
            record.date?.description, record.kind.rawValue, record.amount.map { $0.decimal + $0.currency.code },
            record.merchant, record.account.map { "@" + $0 }, record.book.toAccount.map { ">" + $0 },
            record.book.toAmount.map { "as " + $0.decimal + $0.currency.code },
            record.book.settled.map { "for " + $0.decimal + $0.currency.code },
            record.book.fee.map { "fee " + $0.decimal },
            record.category.map { "#" + $0.code }, splits.isEmpty ? nil : splits.joined(separator: "+"),
            record.memo.isEmpty ? nil : "(\(record.memo))",
            record.tags.isEmpty ? nil : record.tags.joined(separator: ","),
        ]
        return parts.compactMap(\.self).joined(separator: " ")
    }

    private static func balances(_ book: JournalBook) -> [String: String] {
        let balances = BalancesByRecord(AccountBook(book.accounts), book.records)
        return Dictionary(
            uniqueKeysWithValues: book.accounts.map { account in
                (account.id, balances.balance(of: account).map { $0.decimal + $0.currency.code } ?? "-")
            }
        )
    }

    /// As people write one.
    private static let household = """
        ; our household
        commodity $1,000.00
        account assets:bank:checking  ; type: C, name: Main account

        2026-01-01 opening balances
            assets:bank:checking         $2,350.00
            assets:cash                   $120.00
            liabilities:visa
            equity:opening balances     $-2,000.00

        2026-01-03 * (101) Corner Market | weekly
            expenses:food                  $45.20
            expenses:food:sweets           $10.00
            assets:bank:checking

        2026/01/05 Employer
            assets:bank:checking   $3,000.00
            expenses:tax             $500.00   ; withheld
            income:salary

        2026-01-06 Transfer
            assets:cash             $100
            expenses:bank fees        $1.50
            assets:bank:checking   $-101.50

        2026-01-07 Bistro
            expenses:food           10.00 EUR @@ $12.00
            liabilities:visa

        2026-01-08 Bureau de change
            assets:euros            100.00 EUR @ $1.10
            assets:cash            $-110.00

        2026-01-09 Refund
            assets:bank:checking     $5.20 = $5,198.50
            expenses:food           $-5.20

        2026-01-10 Two purses
            expenses:food            $30.00
            expenses:health          $20.00
            assets:cash             $-10.00
            liabilities:visa        $-40.00

        2026-01-11 Counted
            assets:cash              = $99.00
            equity:adjustments

        ~ monthly from 2026-02
            expenses:rent  $650
            assets:bank:checking

        P 2026-01-31 EUR $1.10
        """

    @Test func `a household's journal becomes purchases with parts, income, transfers and adjustments`() throws {
        let book = try Self.read(Self.household)
        #expect(
            book.records.map(Self.shown) == [
                "2026-01-03 expense 55.20USD Corner Market @checking food=45.20+food-sweets=10.00 (weekly)",
                "2026-01-05 expense 500.00USD Employer @checking #tax (withheld)",
                "2026-01-05 income 3500.00USD Employer @checking #salary (withheld)",
                "2026-01-06 transfer 100.00USD Transfer @checking >cash fee 1.50 #bank-fees",
                "2026-01-07 expense 10.00EUR Bistro @visa for 12.00USD #food",
                "2026-01-08 transfer 110.00USD Bureau de change @cash >euros as 100.00EUR",
                "2026-01-09 expense -5.20USD Refund @checking #food",
                "2026-01-10 expense 10.00USD Two purses @cash #food",
                "2026-01-10 expense 40.00USD Two purses @visa food=20.00+health=20.00",
                "2026-01-11 adjust -1.00USD Counted @cash",
            ]
        )
        #expect(
            Self.balances(book) == [
                "checking": "5198.50USD", "cash": "99.00USD", "visa": "-522.00USD", "euros": "100.00EUR",
            ]
        )
        #expect(book.accounts.map { "\($0.id) \($0.name) \($0.kind)" }.first == "checking Main account bank")
        #expect(book.categories.map(\.id).sorted() == ["bank-fees", "food-sweets"])
        #expect(book.forecasts == 1)
        #expect(book.statements.map(\.id) == ["cash@2026-01-11", "checking@2026-01-09"])
    }

    @Test func `the same journal has the same ids, and an account that differs refuses it`() throws {
        let book = try Self.read(Self.household)
        let again = try Self.read(Self.household, present: AccountBook(book.accounts))
        #expect(again.records == book.records && Set(book.records.map(\.id)).count == book.records.count)
        var other = book.accounts
        other[0].opening.amount = Money(minorUnits: 1, currency: .usd)
        #expect(throws: JournalProblem(5, .accountDiffers("checking"))) {
            try Self.read(Self.household, present: AccountBook(other))
        }
    }

    @Test func `a file of beancount is read, with its tags, balances and closings`() throws {
        let book = try Self.read(
            """
            option "title" "Home"
            option "name_assets" "Vermoegen"
            2026-01-01 open Vermoegen:Giro EUR
              name: "Girokonto"
            2026-01-01 open Expenses:Food
            2026-01-01 open Equity:Opening-Balances

            2026-01-01 * "Opening"
              Vermoegen:Giro  1,000.00 EUR
              Equity:Opening-Balances

            * a heading
            pushtag #trip
            2026-01-02 * "Bäcker; am Markt" "Brot" #breakfast ^link ; a comment
              card: "girocard"
              Vermoegen:Giro  -4.50 EUR
              ! Expenses:Food
            poptag #trip
            2026-01-03 balance Vermoegen:Giro  995.50 EUR
            2026-01-04 price USD 0.90 EUR
            2026-03-01 close Vermoegen:Giro
            """
        )
        #expect(
            book.records.map(Self.shown) == [
                "2026-01-02 expense 4.50EUR Bäcker; am Markt @giro #food (Brot, card: girocard) trip,breakfast"
            ]
        )
        #expect(book.accounts[0].name == "Girokonto" && book.accounts[0].closed?.description == "2026-02-28")
        #expect(book.statements.map(\.id) == ["giro@2026-01-02"])
    }

    @Test(arguments: [
        ("include other.journal\n", 1, JournalProblem.Reason.include("other.journal")),
        ("= expenses:food\n  (budget:food)  -1\n", 1, .automated),
        ("2026-01-01 x\n  (assets:a)  $5\n", 2, .virtualPosting("(assets:a)")),
        ("2026-01-01 x\n  assets:a  $5\n  assets:b  $-4\n", 1, .unbalanced("1.00 USD")),
        ("2026-01-01 x\n  assets:a\n  assets:b\n", 3, .severalWithoutAmount),
        ("2026-13-01 x\n", 1, .notADay("2026-13-01")), ("2026-01-01 x\n  assets:a  $x\n", 2, .notAnAmount("$x")),
        ("2026-01-01 x\n  assets:a  1,000 KRW\n  assets:b\n", 2, .ambiguousAmount("1,000 KRW")),
        ("2026-01-01 x\n  assets:a  $1.005\n  assets:b\n", 2, .ambiguousAmount("$1.005")),
        ("decimal-mark .\n2026-01-01 x\n  assets:a  $1.005\n  assets:b\n", 3, .amountUnfit("$1.005")),
        ("2026-01-01 x\n  assets:a  5 AAPL\n  assets:b\n", 2, .notACurrency("AAPL")),
        ("2026-01-01 x\n  assets:a  5 USD {1 EUR}\n  assets:b\n", 2, .unsupported("{…}")),
        ("2026-01-01 x\n  wallet  $5\n  assets:b\n", 1, .unknownRoot("wallet")),
        (
            "2026-01-01 x\n  assets:a  $5 = $6\n  income:b\n", 2,
            .balanceDiffers(account: "assets:a", stated: "$6", found: "5.00 USD")
        ),
        ("2026-01-01 x\n  income:a  $5\n  equity:b\n", 1, .closingEntry),
        ("2026-01-01 x\n  assets:a  $5\n  assets:b  -1 EUR\n  assets:c  -3 EUR\n  assets:d  $1\n", 1, .noRate),
        ("alias a=b\n", 1, .unsupported("alias")), ("hello\n", 1, .unreadable("hello")), ("; nothing\n", 1, .noEntries),
        (
            "option \"a\" \"b\"\nplugin \"beancount.plugins.forecast\"\n", 2,
            .unsupported("plugin beancount.plugins.forecast")
        ),
        ("option \"a\" \"b\"\n2026-01-01 pad Assets:A Equity:B\n", 2, .unsupported("pad")),
    ])
    func `a journal that cannot be taken in whole is refused, with the line`(
        _ text: String,
        _ line: Int,
        _ reason: JournalProblem.Reason
    ) {
        #expect(throws: JournalProblem(line, reason)) { try Self.read(text) }
    }

    @Test func `an entry of ours that is older than its account comes back, and the balance with it`() throws {
        let book = try Self.read(
            """
            commodity 1000. KRW
            account assets:bank:kb  ; name:Kookmin

            2026-10-20 * Lunch  ; id:01a21fc1-efcc-7c86-a23d-f1960c68b8ca
                equity:opening  -12000 KRW
                expenses:food  12000 KRW

            2026-11-01 * opening balance
                assets:bank:kb  1000000 KRW
                equity:opening
            """
        )
        #expect(book.records.map(Self.shown) == ["2026-10-20 expense 12000KRW Lunch #food"])
        #expect(book.records.first?.id == RecordID("01a21fc1-efcc-7c86-a23d-f1960c68b8ca"))
        #expect(book.accounts.map(\.opening.amount.minorUnits) == [1_000_000])
    }

    @Test(arguments: [false, true])
    func `our own journals come back with every balance, category and id`(_ isBeancount: Bool) throws {
        let november = NovemberBook()
        let exported = november.exported()
        let text = isBeancount ? BeancountFile(exported).text : HledgerJournal(exported).text
        let book = try Self.read(text)
        let accounts = AccountBook(book.accounts)
        let balances = BalancesByRecord(accounts, book.records)
        for account in november.accounts.accounts {
            let own = try #require(accounts[account.id], "\(account.id)")
            #expect(balances.balance(of: own)?.minorUnits == november.figures.balances[account.id], "\(account.id)")
            #expect(own.name == account.name && own.kind == account.kind && own.opening == account.opening)
        }
        var (spent, earned) = ([String: Int](), [String: Int]())
        for posting in book.records.flatMap({ $0.postings(accounts) }) {
            guard case .category(let category) = posting.place else { continue }
            if posting.weight.minorUnits > 0 {
                spent[category?.code ?? "", default: 0] += posting.weight.minorUnits
            } else {
                earned[category?.code ?? "", default: 0] -= posting.weight.minorUnits
            }
        }
        for (code, won) in november.figures.earned { #expect(earned[code] == won, "\(code)") }
        let net: Int = spent.values.reduce(0, +) - earned.values.reduce(0, +)
        #expect(net == -1_351_070)
        let ids = Set(exported.entries.map(\.record.id))
        #expect(Set(book.records.map(\.id)).isSubset(of: ids) && book.records.count == ids.count)
    }

    @Test(arguments: [true, false])
    func `instalments, a purchase abroad that is not settled, and rows of a bank come back`(_ isBeancount: Bool) throws
    {
        let opening = Account.Opening(date: Fixture.day("2026-11-01"), amount: Fixture.won(-1000))
        var card = Account(id: "visa", name: "Visa", kind: .card, opening: opening)
        card.billing = CardBilling(cutoff: 14, payDay: 1, payFrom: nil)
        func record(_ number: Int, _ amount: Money, _ change: (inout Record) -> Void) -> Record {
            var record = Record(
                id: Fixture.id(number),
                user: .me,
                status: .confirmed,
                merchant: "Shop",
                date: Fixture.day("2026-11-1\(number)"),
                amount: amount,
                category: .appliances,
                account: "visa",
                createdAt: Date(timeIntervalSince1970: 1_790_000_000)
            )
            change(&record)
            return record
        }
        let interest = Fixture.won(900)
        let records = [
            record(1, Fixture.won(90_000)) {
                $0.book.installments = Installments(months: 3, first: Fixture.day("2027-01-01"), interest: interest)
            },
            record(2, Fixture.won(6000)) {
                $0.book.installments = Installments(months: 2, first: Fixture.day("2026-12-01"))
            },
            record(3, Money(minorUnits: 1500, currency: .usd)) { _ in },
            record(4, Fixture.won(5000)) {
                $0.book.bank = "visa|2026-11-14|-5000KRW|shop|1\nvisa|2026-11-15|-5000KRW|shop|1"
            },
        ]
        let accounts = AccountBook([card])
        let book = ExportedBook(accounts: accounts, all: records, chosen: records, scope: .days(from: nil, to: nil))
        let text = isBeancount ? BeancountFile(book).text : HledgerJournal(book).text
        let known = try Self.read(text, present: accounts)
        #expect(known.records == records && known.accounts == [card])
        // A new card has no days of billing, without which there are no instalments.
        let new = try Self.read(text)
        #expect(new.accounts.map(\.id) == ["visa"])
        #expect(new.records.map(\.memo) == ["installments: 3", "installments: 2", "", ""])
        #expect(new.records.map(\.account) == Array(repeating: "visa", count: 4))
        let balance = BalancesByRecord(AccountBook(new.accounts), new.records).balance(of: new.accounts[0])
        #expect(balance == Fixture.won(-102_900), "what is not settled is in no balance")
    }

    @Test(.enabled(if: ExchangeTools.arePresent, ExchangeTools.missing))
    func `hledger has the balances that are taken in`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("home.journal", Self.household)
        let result = try ExchangeTools.hledger(file, "balance --flat -N -E -O csv assets liabilities")
        #expect(result.status == 0, "\(result.messages)")
        let expected = [
            "assets:bank:checking": "$5198.50", "assets:cash": "$99.00", "assets:euros": "100.00 EUR",
            "liabilities:visa": "$-522.00",
        ]
        for (account, balance) in expected {
            #expect(result.output.contains("\"\(account)\",\"\(balance)\""), "\(result.output)")
        }
    }

    @Test(arguments: ["hledger", "beancount"])
    func `mutants are read or refused, and never crash`(_ language: String) throws {
        let book = NovemberBook().exported()
        let bytes = Array(
            (language == "hledger" ? Self.household + "\n" + HledgerJournal(book).text : BeancountFile(book).text).utf8
        )
        var generator = SeededGenerator(7)
        func random(_ limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }
        for _ in 0..<300 {
            var changed = bytes
            for _ in 0...random(5) { changed[random(changed.count)] = UInt8(random(256)) }
            let text = String(decoding: changed, as: UTF8.self)
            _ = try? Self.read(text)
        }
    }
}
