import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import Testing

@testable import ReceiptWeb

/// Entries with parts, refunds and other currencies; reconciling; categories, rules, values and people.
@Suite struct ArrangingTests {
    @Test func `an entry with parts gives each its category, and the open one the rest`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let parts = "partCategory1=food&partAmount1=20%2C000&partCategory2=household&partAmount2="
            let form = "kind=expense&merchant=Mart&amount=32000&date=2026-11-20&" + parts
            #expect(try await kitchen.send("/add", as: secret, form: form).text.contains("/undo"))
            let record = try #require(try await kitchen.library.records(of: .me).first)
            #expect(record.book.splits.map(\.category) == [.food, .household])
            #expect(record.book.splits.map(\.amount.minorUnits) == [20_000, 12_000])
            let wrong =
                "kind=expense&merchant=Mart&amount=32000&partCategory1=food&partAmount1=1&partCategory2=household&partAmount2=2"
            let again = try await kitchen.send("/add", as: secret, form: wrong)
            #expect(again.text.contains("ink-bad") && again.text.contains("value=\"32000\""))
            #expect(try await kitchen.library.records(of: .me).count == 1)
        }
    }

    @Test func `a purchase in another currency has what the account was charged, and a refund is negative`()
        async throws
    {
        try await Kitchen.withDevice { kitchen, secret in
            let form = "kind=expense&merchant=Store&amount=12.50&currency=USD&settled=17%2C400&category=culture"
            _ = try await kitchen.ask(.post, "/add", as: secret, form: form)
            _ = try await kitchen.ask(
                .post,
                "/add",
                as: secret,
                form: "kind=expense&merchant=Mart&amount=3000&refund=1&category=food"
            )
            let records = try await kitchen.library.records(of: .me)
            let abroad = try #require(records.first { $0.merchant == "Store" })
            #expect(abroad.amount == Money(minorUnits: 1250, currency: .usd))
            #expect(abroad.book.settled == Money(minorUnits: 17_400, currency: .krw))
            #expect(records.first { $0.merchant == "Mart" }?.amount?.minorUnits == -3000)
        }
    }

    @Test func `digits of a card that another account has as well are told on the account's page`() async throws {
        try await Kitchen.with { kitchen in
            let secret = try await kitchen.device()
            func add(_ name: String, _ digits: String) async throws -> String {
                let form = "name=\(name)&kind=card&since=2026-01-01&card=\(digits)"
                return try await kitchen.send("/accounts", as: secret, form: form).text
            }
            #expect(try await !add("One", "4821").contains("ink-doubt"))
            #expect(try await add("Two", "4821").contains("4821 is listed by"))
            #expect(try await !add("Three", "9999").contains("is listed by"))
            #expect(try await kitchen.ask("/accounts/one", as: secret).text.contains("4821 is listed by two"))
        }
    }

    @Test func `an account shows the number that its form has, and loses it with an empty one`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            _ = try await kitchen.send("/accounts", as: secret, form: "name=One&kind=bank&number=110-123-456789")
            #expect(try await kitchen.ask("/accounts/one", as: secret).text.contains("110-123-456789"))
            let wrong = try await kitchen.send("/accounts/one", as: secret, form: "do=save&name=One&number=12").text
            #expect(wrong.contains("not an account"), "\(wrong)")
            let none = try await kitchen.send("/accounts/one", as: secret, form: "do=save&name=One&number=").text
            #expect(!none.contains("110-123"))
        }
    }

    @Test func `the form of a card is read as the command reads it, and says what is left of its cards and days`()
        async throws
    {
        try await Kitchen.withDevice { kitchen, secret in
            func card() async throws -> Account? {
                try await kitchen.library.entities(Account.self, of: .me).map(\.entity).first { $0.id == "one" }
            }
            let new = "name=One&kind=card&opening=612000&since=2026-01-01&card=4821%3Ddebit+7719&cutoff=last&payDay=14"
            _ = try await kitchen.send("/accounts", as: secret, form: new)
            #expect(try await card()?.cards == ["4821": "debit", "7719": ""])
            #expect(try await card()?.opening.amount.minorUnits == -612_000)
            #expect(try await card()?.billing == CardBilling(cutoff: 31, payDay: 14))
            _ = try await kitchen.send("/accounts/one", as: secret, form: "do=save&name=Uno&card=4821%2C+5000")
            #expect(try await card()?.cards == ["4821": "debit", "5000": ""], "a label is kept")
            #expect(try await card()?.name == "Uno")
            #expect(try await card()?.billing == nil)
            #expect(try await card()?.opening.amount.minorUnits == -612_000)
        }
    }

    @Test func `an account is compared, and the difference shown before it may be entered`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let account = "name=bank&kind=bank&opening=100000&since=2026-01-01"
            _ = try await kitchen.ask(.post, "/accounts", as: secret, form: account)
            let entry = "kind=expense&merchant=Cafe&amount=4500&category=food&date=2026-11-19&account=bank"
            _ = try await kitchen.ask(.post, "/add", as: secret, form: entry)
            let compared = try await kitchen.send(
                "/accounts/bank",
                as: secret,
                form: "do=compare&counted=95%2C000&day=2026-11-20"
            )
            #expect(compared.text.contains("95,500") && compared.text.contains("value=\"adjust\""))
            #expect(compared.text.contains("Cafe"))
            #expect(try await kitchen.library.entities(Statement.self, of: .me).isEmpty)
            let adjusted = try await kitchen.send(
                "/accounts/bank",
                as: secret,
                form: "do=adjust&counted=95000&day=2026-11-20"
            )
            #expect(adjusted.text.contains("/undo"))
            #expect(try await kitchen.library.entities(Statement.self, of: .me).count == 1)
            let same = try await kitchen.send(
                "/accounts/bank",
                as: secret,
                form: "do=compare&counted=95000&day=2026-11-21"
            )
            #expect(same.text.contains("/undo") && !same.text.contains("value=\"adjust\""))
            let records = try await kitchen.library.records(of: .me)
            #expect(records.first { $0.kind == .adjust }?.amount?.minorUnits == -500)
            let unreadable = try await kitchen.send("/accounts/bank", as: secret, form: "do=compare&counted=x")
            #expect(unreadable.status == 200 && unreadable.text.contains("ink-bad"))
        }
    }

    @Test func `a category is added, renamed, hidden and shown again`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let library = kitchen.library
            _ = try await kitchen.send("/categories", as: secret, form: "name=Hobby&kind=expense&icon=%F0%9F%8E%B8")
            let code = ReceiptDomain.Category(code: "hobby")
            let hobby = try #require(code)
            #expect(try await library.categoryCatalog(of: .me)[hobby]?.icon == "🎸")
            let page = try await kitchen.send(
                "/categories/hobby",
                as: secret,
                form: "do=save&korean=%EC%B7%A8%EB%AF%B8&english=Hobbies&kind=expense"
            )
            #expect(page.text.contains("Hobbies") && page.text.contains("/undo"))
            _ = try await kitchen.send("/categories/food", as: secret, form: "do=remove")
            #expect(try await library.categoryCatalog(of: .me)[.food]?.isHidden == true)
            _ = try await kitchen.send("/categories/food", as: secret, form: "do=show")
            #expect(try await library.categoryCatalog(of: .me)[.food]?.isHidden == false)
            let twice = try await kitchen.send("/categories", as: secret, form: "name=hobby&kind=expense")
            #expect(twice.text.contains("ink-bad") && !twice.text.contains("receiptmind "))
            #expect(try await kitchen.ask("/categories/nothing", as: secret).status == 404)
        }
    }

    @Test func `a category's drawing is chosen, and an emoji that it has already stays among the choices`() async throws
    {
        try await Kitchen.withDevice { kitchen, secret in
            let page = try await kitchen.ask("/categories/new", as: secret).text
            #expect(page.contains("name=\"icon\" value=\"☕\" aria-label=\"Café\"") && page.contains("icons.svg"))
            _ = try await kitchen.send("/categories", as: secret, form: "name=Cafe&kind=expense&icon=%E2%98%95")
            #expect(try await kitchen.ask("/categories", as: secret).text.contains("#cafe\"></use>"))
            _ = try await kitchen.send("/categories", as: secret, form: "name=Band&kind=expense&icon=%F0%9F%8E%B8")
            let band = try await kitchen.ask("/categories/band", as: secret).text
            #expect(band.contains("value=\"🎸\" aria-label=\"🎸\" checked"))
        }
    }

    @Test func `a rule is added, removed, and brought back`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let page = try await kitchen.send("/rules", as: secret, form: "merchant=Cafe+Uno&category=food")
            #expect(page.text.contains("Cafe Uno"))
            #expect(try await kitchen.library.rules(of: .me).rules.map(\.effect) == [.category(.food)])
            _ = try await kitchen.send("/rules", as: secret, form: "merchant=Cafe+Uno&sets=category&do=remove")
            #expect(try await kitchen.library.rules(of: .me).rules.isEmpty)
            let step = try #require(try await kitchen.library.steps(of: .me, newest: 1).first)
            let undone = try await kitchen.ask(.post, "/undo", as: secret, form: "step=\(step.number)&back=/rules")
            #expect(
                undone.header("location")?.hasPrefix("/rules?said=undone") == true,
                "what was removed is brought back"
            )
            #expect(try await kitchen.library.rules(of: .me).rules.map(\.merchant) == ["Cafe Uno"])
            let empty = try await kitchen.send("/rules", as: secret, form: "merchant=Cafe")
            #expect(empty.text.contains("ink-bad"))
        }
    }

    @Test func `a value of a subject is noted`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            _ = try await kitchen.send("/subjects", as: secret, form: "name=Nabi&kind=pet")
            let form = "what=weight&value=4.2kg&day=2026-11-20"
            let page = try await kitchen.send("/subjects/nabi", as: secret, form: form)
            #expect(page.text.contains("4.2 kg") && page.text.contains("/undo"))
            #expect(try await kitchen.send("/subjects/nabi", as: secret, form: "what=weight").text.contains("ink-bad"))
        }
    }

    @Test func `the owner adds a person and pairs a device for them, and nobody else does`() async throws {
        try await Kitchen.with { kitchen in
            let owner = try await kitchen.device()
            let mom = try await kitchen.device(of: Kitchen.mom)
            let added = try await kitchen.send("/settings/people", as: owner, form: "do=add&name=dad")
            #expect(added.text.contains("dad was added") && added.text.contains("Inbox/dad"))
            #expect(try await !kitchen.ask("/settings?added=aunt", as: owner).text.contains("aunt was added"))
            let dad = try #require(UserID("dad"))
            #expect(try await kitchen.library.user(dad)?.profile.currency == .krw)
            #expect(
                try await kitchen.ask(.post, "/settings/people", as: owner, form: "do=pair&name=dad").text.contains(
                    "/pair?code="
                )
            )
            #expect(try await kitchen.ask(.post, "/settings/people", as: mom, form: "do=pair&name=me").status == 404)
            #expect(try await !kitchen.ask("/settings", as: mom).text.contains("/settings/people"))
            #expect(
                try await kitchen.ask(.post, "/settings/people", as: owner, form: "do=pair&name=aunt").status == 404
            )
            let wrong = try await kitchen.send("/settings/people", as: owner, form: "do=add&name=..")
            #expect(wrong.text.contains("cannot be a user"))
        }
    }
}
