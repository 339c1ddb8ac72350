import ReceiptDomain
import ReceiptStorage
import Testing

@testable import ReceiptWeb

@Suite struct ReviewScreenTests {
    @Test func `what shows no receipt is discarded by the main button, all else is confirmed by it`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let contents: [(PictureContent?, String)] = [
                (nil, "confirm"), (.several, "confirm"), (PictureContent.none, "discard"),
            ]
            for (content, action) in contents {
                let draft = try await kitchen.draft("Cafe", content: content)
                let page = try await kitchen.ask("/review/\(draft.id.rawValue)", as: secret).text
                let main = try #require(page.firstMatch(of: /<button class="main"[^>]*value="([a-z]+)"/)?.output.1)
                #expect(main == action, "\(String(describing: content))")
            }
        }
    }

    @Test func `what is confirmed is what the form says, and can be undone`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let draft = try await kitchen.draft("Cafee")
            let path = "/review/\(draft.id.rawValue)"
            let form =
                "revision=\(draft.revision)&merchant=Cafe&amount=23%2C500&date=2026-11-18&category=food&do=confirm"
            let answer = try await kitchen.ask(.post, path, as: secret, form: form)
            #expect(answer.status == 303)
            let record = try await kitchen.library.record(draft.id, of: .me)
            #expect(record.status == .confirmed && record.merchant == "Cafe" && record.category == .food)
            #expect(record.amount == Money(minorUnits: 23_500, currency: .krw))
            let next = try await kitchen.ask("/review?done=\(draft.id.rawValue)", as: secret)
            #expect(next.text.contains("/undo") && next.text.contains("name=\"step\""))
            #expect(next.text.contains("Confirmed: Cafe ₩23,500") && !next.text.contains("2026-11-18"))
            let step = try #require(try await kitchen.library.steps(of: .me, newest: 1).first)
            #expect(try await kitchen.ask(.post, "/undo", as: secret, form: "step=\(step.number)").status == 303)
            #expect(try await kitchen.library.record(draft.id, of: .me).status == .draft)
        }
    }

    @Test func `of two answers to one draft the second is told, with both versions`() async throws {
        try await Kitchen.with { kitchen in
            let phone = try await kitchen.device()
            let pendingQuestions = try await kitchen.device()
            let draft = try await kitchen.draft("Cafe")
            let path = "/review/\(draft.id.rawValue)"
            let first = "revision=\(draft.revision)&merchant=Cafe+Uno&do=confirm"
            #expect(try await kitchen.ask(.post, path, as: phone, form: first).status == 303)
            let second = "revision=\(draft.revision)&merchant=Cafe+Due&do=confirm"
            let answer = try await kitchen.ask(.post, path, as: pendingQuestions, form: second)
            #expect(answer.status == 409)
            #expect(answer.text.contains("Cafe Uno") && answer.text.contains("Cafe Due"))
            #expect(try await kitchen.library.record(draft.id, of: .me).merchant == "Cafe Uno")
        }
    }

    @Test(arguments: [("amount=abc", "amount"), ("date=2026-13-99", "date"), ("merchant=", "merchant")])
    func `a value that cannot be read is said beside its field, and nothing is written`(
        part: String,
        field: String
    ) async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let draft = try await kitchen.draft("Cafe")
            let form = "revision=\(draft.revision)&\(part)&do=confirm"
            let answer = try await kitchen.send("/review/\(draft.id.rawValue)", as: secret, form: form)
            #expect(answer.text.contains("problem-\(field)") && answer.text.contains("aria-invalid"))
            #expect(try await kitchen.library.record(draft.id, of: .me) == draft)
        }
    }

    @Test func `a draft that looks like a record is confirmed only as a purchase of its own`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let first = try await kitchen.draft("Cafe", status: .confirmed)
            let draft = try await kitchen.draft("Cafe")
            let path = "/review/\(draft.id.rawValue)"
            #expect(try await !kitchen.ask(path, as: secret).text.contains(#"value="own""#))
            let form = "revision=\(draft.revision)&memo=with+Kim&do="
            let asked = try await kitchen.send(path, as: secret, form: form + "confirm")
            #expect(asked.text.contains(#"value="own""#) && asked.text.contains("with Kim"), "\(asked.text)")
            #expect(try await kitchen.library.record(draft.id, of: .me).status == .draft)
            #expect(try await kitchen.ask(.post, path, as: secret, form: form + "own").status == 303)
            let record = try await kitchen.library.record(draft.id, of: .me)
            #expect(record.status == .confirmed && record.memo == "with Kim" && record.separateFrom == [first.id])
        }
    }

    @Test func `confirming asks for what is missing`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let draft = try await kitchen.draft(nil)
            let form = "revision=\(draft.revision)&do=confirm"
            let answer = try await kitchen.send("/review/\(draft.id.rawValue)", as: secret, form: form)
            #expect(answer.text.contains("problem-merchant") && answer.text.contains("autofocus"))
            #expect(try await kitchen.library.record(draft.id, of: .me).status == .draft)
        }
    }

    @Test func `items are typed a line each`() async throws {
        try await Kitchen.with { kitchen in
            let secret = try await kitchen.device()
            let draft = try await kitchen.draft("Mart")
            let path = "/review/\(draft.id.rawValue)"
            let form = "revision=\(draft.revision)&category=food&items=milk+2980%0D%0A%0D%0Abread+3500&do=confirm"
            #expect(try await kitchen.ask(.post, path, as: secret, form: form).status == 303)
            let record = try await kitchen.library.record(draft.id, of: .me)
            #expect(record.items.map(\.name) == ["milk", "bread"])
            let own = "/records/\(draft.id.rawValue)"
            let page = try await kitchen.ask(own + "?edit=1", as: secret).text
            #expect(page.contains(">milk 2980\nbread 3500</textarea>"))
            let same = "revision=\(record.revision)&items=milk+2980%0D%0Abread+3500&do=save"
            _ = try await kitchen.ask(.post, own, as: secret, form: same)
            #expect(try await kitchen.library.record(draft.id, of: .me).revision == record.revision)
        }
    }

    @Test func `a step of a form is shown by a redirect, with what the form had`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let draft = try await kitchen.draft("Cafe")
            let path = "/review/\(draft.id.rawValue)"
            let form = "revision=\(draft.revision)&memo=with+Kim&do=split"
            let answer = try await kitchen.ask(.post, path, as: secret, form: form)
            let place = try #require(answer.header("location"))
            #expect(answer.status == 303 && place.hasPrefix(path + "?form="))
            let page = try await kitchen.ask(place, as: secret).text
            #expect(page.contains("with Kim") && page.contains("partAmount2"))
            #expect(try await !kitchen.ask(place, as: try await kitchen.device()).text.contains("with Kim"))
        }
    }

    @Test func `an amount is divided by rows of categories and amounts, the last of which is the rest`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let draft = try await kitchen.draft("Mart")
            let parts = "partCategory1=food&partAmount1=&partCategory2=household&partAmount2=3%2C400"
            let form = "revision=\(draft.revision)&\(parts)&do=confirm"
            let path = "/review/\(draft.id.rawValue)"
            #expect(try await kitchen.ask(.post, path, as: secret, form: form).status == 303)
            let record = try await kitchen.library.record(draft.id, of: .me)
            #expect(record.status == .confirmed)
            #expect(record.book.splits.map(\.amount.minorUnits) == [20_000, 3_400])
            let page = try await kitchen.ask("/records/\(draft.id.rawValue)", as: secret).text
            #expect(page.contains("₩20,000") && page.contains("₩3,400"))
        }
    }

    @Test func `what was skipped is not shown again until it is asked for or has changed`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let draft = try await kitchen.draft("Cafe")
            let path = "/review/\(draft.id.rawValue)"
            let form = "revision=\(draft.revision)&do=skip"
            let answer = try await kitchen.ask(.post, path, as: secret, form: form)
            #expect(answer.header("location") == "/review")
            #expect(try await kitchen.ask("/review", as: secret).text.contains("/review/again"))
            #expect(try await kitchen.ask("/review", as: try await kitchen.device()).header("location") == path)
            #expect(try await kitchen.ask(.post, "/review/again", as: secret, form: "").status == 303)
            #expect(try await kitchen.ask("/review", as: secret).header("location") == path)
            _ = try await kitchen.ask(.post, path, as: secret, form: form)
            _ = try await kitchen.library.update(draft.id, of: .me, basedOn: nil) { $0.memo = "new" }
            #expect(try await kitchen.ask("/review", as: secret).header("location") == path)
        }
    }

    @Test func `discarded is not confirmed, and the next draft follows`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let (a, b) = (try await kitchen.draft("A"), try await kitchen.draft("B"))
            let answer = try await kitchen.review(b, "do=discard", as: secret)
            #expect(answer.header("location") == "/review/\(a.id.rawValue)?done=\(b.id.rawValue)")
            #expect(try await kitchen.library.record(b.id, of: .me).status == .discarded)
        }
    }

    @Test func `drafts come in the order of the terminal, and pictures without a receipt are asked about as one`()
        async throws
    {
        try await Kitchen.withDevice { kitchen, secret in
            let others = [
                try await kitchen.draft(nil, content: PictureContent.none),
                try await kitchen.draft(nil, content: PictureContent.none),
            ]
            let whole = try await kitchen.draft("Cafe")
            let missing = try await kitchen.draft(nil)
            let first = try await kitchen.ask("/review", as: secret)
            #expect(first.header("location") == "/review/\(missing.id.rawValue)")
            let second = try await kitchen.review(missing, "do=skip", as: secret)
            #expect(second.header("location") == "/review/\(whole.id.rawValue)")
            let third = try await kitchen.review(whole, "do=skip", as: secret)
            #expect(third.header("location") == "/review/pictures")
            let question = try await kitchen.ask("/review/pictures", as: secret)
            for other in others { #expect(question.text.contains(other.id.rawValue)) }
            #expect(!question.text.contains(whole.id.rawValue))
            let ids = others.map(\.id.rawValue).joined(separator: "+")
            let done = try await kitchen.ask(.post, "/review/pictures", as: secret, form: "do=discard&drafts=\(ids)")
            #expect(done.header("location") == "/review?discarded=2")
            for other in others {
                #expect(try await kitchen.library.record(other.id, of: .me).status == .discarded)
            }
            let next = try await kitchen.ask("/review/\(missing.id.rawValue)?discarded=2", as: secret)
            #expect(next.text.contains("/undo"))
        }
    }

    @Test func `what a correction is meant for is asked over the next draft`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let earlier = "kind=expense&merchant=Cafe&amount=4500&category=food"
            #expect(try await kitchen.send("/add", as: secret, form: earlier).status == 200)
            let draft = try await kitchen.draft("Cafe")
            let next = try await kitchen.draft("Market")
            let answer = try await kitchen.review(draft, "category=household&do=confirm", as: secret)
            let place = try #require(answer.header("location"))
            #expect(place == "/review/question?done=\(draft.id.rawValue)")
            let question = try await kitchen.ask(place, as: secret).text
            #expect(question.contains("<dialog") && question.contains(#"value="from""#) && question.contains("/undo"))
            #expect(question.contains("data-review=\"\(next.id.rawValue)\""), "the next draft stands behind it")
            let answered = try await kitchen.ask(.post, "/review/question", as: secret, form: "scope=from")
            #expect(answered.header("location") == "/review/\(next.id.rawValue)")
            #expect(try await kitchen.library.rules(of: .me).rules.map(\.effect) == [.category(.household)])
        }
    }

    @Test(arguments: [true, false])
    func `the question is asked though the next draft is answered elsewhere`(_ othersWait: Bool) async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let earlier = "kind=expense&merchant=Cafe&amount=4500&category=food"
            #expect(try await kitchen.send("/add", as: secret, form: earlier).status == 200)
            let draft = try await kitchen.draft("Cafe")
            let next = try await kitchen.draft("Market")
            let answer = try await kitchen.review(draft, "category=household&do=confirm", as: secret)
            let place = try #require(answer.header("location"))
            _ = try await kitchen.library.update(next.id, of: .me, basedOn: nil) { $0.status = .discarded }
            let last = othersWait ? try await kitchen.draft("Bakery") : nil
            let question = try await kitchen.ask(place, as: secret)
            #expect(question.status == 200 && question.text.contains(#"value="from""#))
            if let last { #expect(question.text.contains("data-review=\"\(last.id.rawValue)\"")) }
        }
    }

    @Test func `the question about the last draft is asked though a photo has come meanwhile`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let earlier = "kind=expense&merchant=Cafe&amount=4500&category=food"
            #expect(try await kitchen.send("/add", as: secret, form: earlier).status == 200)
            let draft = try await kitchen.draft("Cafe")
            let answer = try await kitchen.review(draft, "category=household&do=confirm", as: secret)
            let place = try #require(answer.header("location"))
            let new = try await kitchen.draft("Market")
            let question = try await kitchen.ask(place, as: secret).text
            #expect(question.contains(#"value="from""#) && question.contains("data-review=\"\(new.id.rawValue)\""))
        }
    }

    @Test func `who wants to look at pictures without a receipt is not asked again`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let a = try await kitchen.draft(nil, content: PictureContent.none)
            let b = try await kitchen.draft(nil, content: PictureContent.none)
            let ids = "\(a.id.rawValue)+\(b.id.rawValue)"
            let asked = try await kitchen.ask("/review", as: secret)
            #expect(asked.header("location") == "/review/pictures")
            let look = try await kitchen.ask(.post, "/review/pictures", as: secret, form: "do=look&drafts=\(ids)")
            #expect(
                look.header("location")?.hasPrefix("/review/") == true && look.header("location") != "/review/pictures"
            )
            let again = try await kitchen.ask("/review", as: secret)
            #expect(again.header("location") == look.header("location"))
        }
    }

    @Test func `a shop's name is text on every screen`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let name = "<script>alert(1)</script>\"'"
            let draft = try await kitchen.draft(name)
            let record = try await kitchen.draft(name, status: .confirmed)
            let paths = ["/", "/review/\(draft.id.rawValue)", "/records", "/records/\(record.id.rawValue)", "/steps"]
            for path in paths + ["/records?q=%3Cscript%3E"] {
                let text = try await kitchen.ask(path, as: secret).text
                #expect(text.contains("&lt;script&gt;") && !text.contains("<script>alert"), "\(path)")
            }
        }
    }

    @Test func `pages speak the language that the browser asks for`() async throws {
        try await Kitchen.withDevice { kitchen, secret in
            let korean = try await kitchen.ask("/", as: secret, headers: ["accept-language": "ko-KR,ko;q=0.9,en;q=0.8"])
            #expect(korean.text.contains("<html lang=\"ko\"") && korean.text.contains("사진첩"))
            let other = try await kitchen.ask("/", as: secret, headers: ["accept-language": "fr-FR,en;q=0.5"])
            #expect(other.text.contains("<html lang=\"en\"") && other.text.contains("Gallery"))
        }
    }
}
