import Foundation
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptWording
import Testing

@testable import ReceiptWeb

/// A program's request with a token.
private struct Program {
    let kitchen: Kitchen
    let token: String

    init(_ kitchen: Kitchen, _ rights: Set<Device.Right>, until: Date? = nil) async throws {
        self.kitchen = kitchen
        token = try await Pairing.token(for: .me, named: "program", rights, until: until, kitchen.library)
    }

    struct Answer {
        var response: PageResponse
        var status: Int { response.status }
        let json: JSONValue

        init(_ response: PageResponse) throws {
            self.response = response
            json = (try? JSONDecoder().decode(JSONValue.self, from: Data(response.text.utf8))) ?? .null
        }
    }

    func ask(_ path: String, headers: [String: String] = [:]) async throws -> Answer {
        try await ask(.get, path, headers: headers)
    }

    func ask(
        _ method: PageRequest.Method,
        _ path: String,
        _ body: JSONValue? = nil,
        bytes: [UInt8] = [],
        headers: [String: String] = [:]
    ) async throws -> Answer {
        let text = try body.map { try JSONLine.encode($0) }
        let type = body == nil ? [:] : ["content-type": "application/json"]
        let own = ["authorization": "Bearer " + token, "origin": ""].merging(type) { $1 }
        return try Answer(
            try await kitchen.ask(
                method,
                "/api/v1" + path,
                form: text,
                body: bytes.isEmpty ? [] : [bytes],
                headers: own.merging(headers) { $1 }
            )
        )
    }
}

@Suite struct APITests {
    @Test func `the description has each route for programs, and no other`() throws {
        let paths = try #require(APIDescription(Language.english.wording).value["paths"])
        guard case .object(let described) = paths else { throw PageProblem.notFound }
        var seen: Set<String> = []
        for route in PageServer.routes {
            let parts = route.parts.map { if case .named(let name) = $0 { name } else { "{}" } }
            guard parts.first == "api" else { continue }
            let path = "/" + parts.joined(separator: "/")
            let entry = described.first { Self.shape($0.key) == path }
            #expect(entry?.value[route.method.rawValue.lowercased()] != nil, "\(route.method.rawValue) \(path)")
            seen.insert(route.method.rawValue.lowercased() + " " + path)
        }
        var count = 0
        for (path, operations) in described {
            guard case .object(let methods) = operations else { continue }
            for method in methods.keys {
                count += 1
                #expect(seen.contains(method + " " + Self.shape(path)), "\(method) \(path)")
            }
        }
        #expect(count == seen.count && count == APIRoute.all.count)
    }

    private static func shape(_ path: String) -> String {
        path.split(separator: "/").map { $0.hasPrefix("{") ? "{}" : String($0) }.reduce("") { $0 + "/" + $1 }
    }

    @Test func `a statement is imported once, and what it leaves open names the parameter that answers it`()
        async throws
    {
        try await Kitchen.with { kitchen in
            let program = try await Program(kitchen, [.write])
            let opening = Account.Opening(
                date: try #require(CalendarDay(iso: "2026-11-01")),
                amount: Money(minorUnits: 100_000, currency: .krw)
            )
            for id in ["kb", "shinhan"] {
                _ = try await ManageAccounts(library: kitchen.library, user: .me).add(
                    Account(id: id, name: id.uppercased(), kind: .bank, opening: opening),
                    profile: Profile(locale: "ko-KR", currency: .krw)
                )
            }
            let csv = Array("거래일자,적요,출금,입금,잔액\n2026-11-02,스타벅스,5000,0,95000\n2026-11-03,급여,0,200000,295000\n".utf8)
            let refused = try await program.ask(.post, "/statements", bytes: csv)
            #expect(refused.status == 422 && refused.json["field"]?.string == "account")
            let open = Array("Date,Description,Amount\n03/04/2026,Cafe,5000\n04/05/2026,Shop,7000\n".utf8)
            for (query, field) in [("account=kb", "dateOrder"), ("account=kb&dateOrder=day-first", "positive")] {
                let answer = try await program.ask(.post, "/statements?" + query, bytes: open)
                #expect(answer.json["field"]?.string == field, "\(answer.json)")
            }
            let path = "/statements?name=november.csv&account=kb"
            let tried = try await program.ask(.post, path + "&dryRun=true", bytes: csv)
            #expect(tried.status == 200 && tried.json["result"] == nil)
            #expect(try await kitchen.library.records(of: .me).isEmpty)
            for drafts in [2, 0] {
                let done = try await program.ask(.post, path, bytes: csv).json
                #expect(done["result"]?["drafts"] == .integer(drafts))
                guard case .list(let balances)? = done["balances"] else { throw PageProblem.notFound }
                #expect(balances.first?["proved"] == .flag(true))
                expect(done, fits: try #require(APISchemas.all["Statement"]), at: "Statement")
            }
            #expect(try await kitchen.library.records(of: .me).count == 2)
            for query in ["same=2%3Dx", "columns=date", "dateOrder=never", "year=0", "nothing=1"] {
                let answer = try await program.ask(.post, path + "&" + query, bytes: csv)
                #expect(answer.status == 400, "\(query) \(answer.json)")
            }
            let mom = try await kitchen.library.records(of: Kitchen.mom)
            #expect(mom.isEmpty)
        }
    }

    @Test func `a row that may be a record is answered with both, and a picture is kept with a record once`()
        async throws
    {
        try await Kitchen.with { kitchen in
            let program = try await Program(kitchen, [.write, .read])
            let opening = Account.Opening(
                date: try #require(CalendarDay(iso: "2026-11-01")),
                amount: Money(minorUnits: 100_000, currency: .krw)
            )
            _ = try await ManageAccounts(library: kitchen.library, user: .me).add(
                Account(id: "kb", name: "KB", kind: .bank, opening: opening),
                profile: Profile(locale: "ko-KR", currency: .krw)
            )
            let entry: JSONValue = ["merchant": "이마트", "amount": "23400KRW", "date": "2026-11-03", "account": "kb"]
            let id = try #require(try await program.ask(.post, "/entries", entry).json["id"]?.string)
            let csv = Array("거래일자,적요,출금,입금\n2026-11-03,이마트,23000,0\n2026-11-04,서점,1000,0\n".utf8)
            let tried = try await program.ask(.post, "/statements?dryRun=1", bytes: csv).json
            guard case .list(let rows)? = tried["rows"], let row = rows.first, case .integer(let line)? = row["line"]
            else { throw PageProblem.notFound }
            #expect(row["record"]?.string == id && row["match"]?.string == "amount-differs", "\(row)")
            let done = try await program.ask(.post, "/statements?same=\(line)%3D\(id)", bytes: csv).json
            #expect(done["result"]?["matched"] == .integer(1) && done["result"]?["drafts"] == .integer(1), "\(done)")
            let refused = try await program.ask(.put, "/records/\(id)/photos/a.txt", bytes: Array("no picture".utf8))
            #expect(refused.status == 415)
        }
    }

    @Test func `budgets are set, seen and removed`() async throws {
        try await Kitchen.with { kitchen in
            let program = try await Program(kitchen, [.read, .write])
            let set: JSONValue = ["action": "set", "category": "food", "amount": "400000KRW"]
            let answer = try await program.ask(.post, "/budgets", set)
            guard case .list(let budgets)? = answer.json["budgets"] else { throw PageProblem.notFound }
            #expect(budgets.count == 1 && budgets.first?["amount"]?.string == "400000")
            #expect(try await program.ask("/budgets").json == answer.json)
            let missing = try await program.ask(.post, "/budgets", ["action": "set", "category": "food"])
            #expect(missing.status == 400 && missing.json["field"]?.string == "amount")
            for status in [200, 422] {
                let removed = try await program.ask(.post, "/budgets", ["action": "remove", "category": "food"])
                #expect(removed.status == status, "\(removed.json)")
            }
        }
    }

    @Test func `each schema that the description names is there, and each name is used once`() throws {
        let text = try JSONLine.encode(APIDescription(Language.korean.wording).value)
        let named = text.split(separator: "#/components/schemas/").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(Set(named.map(String.init)).isSubset(of: APISchemas.all.keys))
        #expect(Set(APIRoute.all.map(\.name)).count == APIRoute.all.count)
    }

    /// At every depth all required members are present, and all present members are in the schema.
    private func expect(_ value: JSONValue, fits schema: JSONValue, at place: String) {
        if let name = schema["$ref"]?.string?.split(separator: "/").last, let named = APISchemas.all[String(name)] {
            return expect(value, fits: named, at: place)
        }
        switch value {
        case .object(let members):
            guard case .object(let properties)? = schema["properties"] else { return }
            if case .list(let required)? = schema["required"] {
                for name in required.compactMap(\.string) { #expect(members[name] != nil, "\(place).\(name)") }
            }
            for (name, member) in members {
                guard let property = properties[name] else {
                    Issue.record("\(place).\(name) is not described")
                    continue
                }
                expect(member, fits: property, at: place + "." + name)
            }
        case .list(let items):
            guard let item = schema["items"] else { return }
            for value in items { expect(value, fits: item, at: place + "[]") }
        default: break
        }
    }

    @Test func `answers have the form that is described`() async throws {
        try await Kitchen.with { kitchen in
            let program = try await Program(kitchen, Set(Device.Right.allCases))
            let draft = try await kitchen.photographed("Cafe")
            _ = try await kitchen.draft("Market", status: .confirmed)
            let entry = try await program.ask(
                .post,
                "/entries",
                ["merchant": "Shop", "amount": "3000", "split": ["food=1000", "household=2000"], "tags": ["a", "b"]]
            )
            #expect(entry.status == 201)
            expect(entry.json, fits: APIDescription.reference("Record"), at: "Record")
            let subjects = ["subject": "nabi"]
            _ = try await program.ask(.post, "/subjects", ["name": "nabi", "kind": "pet"])
            _ = try await program.ask(.post, "/measures", ["subject": "nabi", "what": "weight", "value": "4.2kg"])
            for route in APIRoute.all where route.method == .get && route.answer.type == "application/json" {
                guard let schema = route.answer.schema, schema != "PhotoState", schema != "AccountPage" else {
                    continue
                }
                let path = route.pattern.replacing("{id}", with: draft.id.rawValue)
                let required = route.query.filter(\.isRequired).map { $0.name + "=" + (subjects[$0.name] ?? "a") }
                    .joined(separator: "&")
                let answer = try await program.ask(.get, path + "?" + required)
                #expect(answer.status == 200, "\(path): \(answer.response.text)")
                expect(answer.json, fits: APIDescription.reference(schema), at: schema)
            }
        }
    }

    @Test func `a transfer's account and fee are corrected`() async throws {
        try await Kitchen.with { kitchen in
            let program = try await Program(kitchen, [.write, .read])
            let secret = try await kitchen.device()
            for name in ["Purse", "Bank"] {
                let form = "name=\(name)&kind=bank&opening=100000&since=2026-01-01"
                #expect(try await kitchen.ask(.post, "/accounts", as: secret, form: form).status == 303)
            }
            let transfer: JSONValue = [
                "kind": "transfer", "account": "purse", "to": "bank", "amount": "10000", "fee": "500",
            ]
            #expect(try await program.ask(.post, "/entries", transfer).status == 201)
            let record = try #require(try await kitchen.library.records(of: .me).first)
            func change(_ set: JSONValue) async throws -> Int {
                let revision = try await kitchen.library.record(record.id, of: .me).revision
                let body: JSONValue = ["revision": .integer(revision), "set": set]
                return try await program.ask(.post, "/records/\(record.id)", body).status
            }
            #expect(try await change(["fee": "700"]) == 200)
            #expect(try await change(["toAccount": "nobody"]) == 404)
            #expect(try await change(["toAccount": "purse"]) == 422)
            let book = try await kitchen.library.record(record.id, of: .me).book
            #expect(book.fee?.minorUnits == 700 && book.toAccount == "bank")
        }
    }

    @Test func `an object that names a member twice is refused, at any depth, and writes nothing`() async throws {
        try await Kitchen.with { kitchen in
            let program = try await Program(kitchen, [.write])
            let bodies = [
                (#"{"merchant":"Cafe","amount":"1","amount":"2"}"#, "repeated-name"),
                (#"{"merchant":"Cafe","\u0061mount":"1","amount":"2"}"#, "repeated-name"),
                (#"{"merchant":"Cafe","amount":"1","split":[{"a":1,"a":2}]}"#, "repeated-name"),
                ("{\0}", "not-json"), (#"{"memo":"a: \":\" {\\","kind":null}"#, "missing"),
            ]
            for (body, code) in bodies {
                let answer = try await program.ask(.post, "/entries", bytes: Array(body.utf8))
                #expect(answer.json["code"] == .text(code), "\(body): \(answer.response.text)")
            }
            #expect(try await kitchen.library.records(of: .me).isEmpty)
        }
    }

    @Test func `a payment abroad that is not settled stands in its account's line`() async throws {
        try await Kitchen.with { kitchen in
            let program = try await Program(kitchen, [.write, .read])
            let secret = try await kitchen.device()
            let bank = "name=Bank&kind=bank&opening=100000&since=2026-01-01"
            #expect(try await kitchen.ask(.post, "/accounts", as: secret, form: bank).status == 303)
            let entry: JSONValue = ["merchant": "Books", "amount": "15USD", "account": "bank"]
            #expect(try await program.ask(.post, "/entries", entry).status == 201)
            let page = try await program.ask("/accounts/bank").json
            expect(page, fits: APIDescription.reference("AccountPage"), at: "AccountPage")
            guard case .list(let lines)? = page["entries"] else { throw PageProblem.notFound }
            #expect(lines.map { $0["unsettled"] } == [["-15.00 USD"]] && lines.first?["change"] == "0")
        }
    }

    @Test func `an entry with an id of the program's own is there once, however often it is sent`() async throws {
        try await Kitchen.with { kitchen in
            let program = try await Program(kitchen, [.write])
            let id = "019ab0c4-0000-7000-8000-00000000000a"
            let entry: JSONValue = ["id": .text(id), "merchant": "Shop", "amount": "3000", "category": "food"]
            for _ in 0..<3 {
                let answer = try await program.ask(.post, "/entries", entry)
                #expect(answer.status == 201 && answer.json["id"] == .text(id), "\(answer.response.text)")
            }
            #expect(try await kitchen.library.records(of: .me).count == 1)
            let taken = try await program.ask(
                .post,
                "/entries",
                ["id": .text(id), "merchant": "Shop", "amount": "999"]
            )
            #expect(taken.status == 409 && taken.json["code"] == "id-taken", "\(taken.response.text)")
            let record = try #require(try await kitchen.library.records(of: .me).first)
            let change: JSONValue = ["revision": .integer(record.revision), "set": ["amount": "4000"]]
            #expect(try await program.ask(.post, "/records/\(id)", change).status == 200)
            #expect(try await program.ask(.post, "/entries", entry).status == 201, "as it was sent first")
            let other: JSONValue = ["id": "7", "merchant": "Shop", "amount": "3000"]
            #expect(try await program.ask(.post, "/entries", other).json["field"] == "id")
        }
    }

    /// Sends each body to its address, whose `{}` is the id that the first one gave, and compares one member of the answer.
    private func walk(
        _ schema: String,
        _ asked: [(path: String, body: JSONValue, status: Int, member: String, value: JSONValue?)]
    ) async throws {
        try await Kitchen.with { kitchen in
            let program = try await Program(kitchen, [.read, .write])
            let stranger = try await Program(kitchen, [.read])
            var id = ""
            for (path, body, status, member, value) in asked {
                let path = path.replacing("{}", with: id)
                #expect(try await stranger.ask(.post, path, body).status == 403, "\(path)")
                let answer = try await program.ask(.post, path, body)
                #expect(answer.status == status, "\(path) \(body): \(answer.response.text)")
                #expect(answer.json[member] == value, "\(path) \(body): \(answer.response.text)")
                if status < 300 { expect(answer.json, fits: APIDescription.reference(schema), at: schema) }
                if status == 201, let made = answer.json["id"]?.string { id = made }
            }
        }
    }

    @Test func `an account is added, changed, and closed once it is empty`() async throws {
        try await walk(
            "Account",
            [
                ("/accounts", [:], 400, "field", "name"),
                ("/accounts", ["name": "국민은행", "id": "kb", "opening": "100만원"], 201, "balance", "1000000"),
                ("/accounts", ["name": "국민은행", "id": "kb"], 422, "field", "id"),
                ("/accounts/{}", ["action": "edit", "name": "KB", "cards": ["4821"]], 200, "name", "KB"),
                ("/accounts/{}", ["action": "edit", "cards": ["48"]], 422, "field", "cards"),
                ("/accounts/{}", ["action": "close"], 422, "code", "not-possible"),
                ("/accounts/{}", ["action": "edit", "opening": "0"], 200, "balance", "0"),
                ("/accounts/{}", ["action": "close"], 200, "closed", .text(try CalendarDay.today().description)),
                ("/accounts/nothing", ["action": "close"], 404, "code", "no-such-account"),
                ("/accounts", ["name": "신한카드", "kind": "card", "owed": "612000"], 201, "balance", "-612000"),
                ("/accounts/{}", ["action": "edit", "cutoff": "31"], 422, "field", "cutoff"),
                ("/accounts/{}", ["action": "edit", "cutoff": "31", "payDay": "14"], 200, "payDay", 14),
            ]
        )
    }

    @Test func `a recurring entry is added, changed, skipped, paused and ended`() async throws {
        try await walk(
            "Recurring",
            [
                ("/recurring", ["amount": "650000"], 422, "code", "invalid"),
                ("/recurring", ["merchant": "월세", "amount": "650000", "on": "2035-03-01"], 201, "next", "2035-03-01"),
                ("/recurring/{}", ["action": "skip"], 200, "skips", ["2035-03-01"]),
                ("/recurring/{}", ["action": "pause"], 200, "next", .null),
                ("/recurring/{}", ["action": "resume"], 200, "next", "2035-04-01"),
                ("/recurring/{}", ["action": "edit", "every": "daily or so"], 422, "code", "invalid"),
                ("/recurring/{}", ["action": "edit", "amount": "700000"], 200, "name", "월세"),
                ("/recurring/{}", ["action": "end"], 200, "ended", .text(try CalendarDay.today().description)),
                ("/recurring/nothing", ["action": "end"], 404, "code", "not-found"),
                ("/recurring", ["merchant": "전기", "about": "45000", "on": "10"], 201, "mode", "draft"),
            ]
        )
    }

    @Test func `a reminder is added, changed, done, skipped and removed`() async throws {
        try await walk(
            "Reminder",
            [
                ("/reminders", ["title": "광견병", "every": "sometimes"], 422, "code", "invalid"),
                ("/reminders", ["title": "광견병", "last": "2026-11-05"], 400, "field", "every"),
                ("/reminders", ["title": "광견병", "every": "1y", "last": "2026-11-05"], 201, "due", "2027-11-05"),
                ("/reminders/{}", ["action": "edit", "on": "2027-03-02"], 200, "due", "2027-03-02"),
                ("/reminders/{}", ["action": "skip"], 200, "due", "2028-03-02"),
                ("/reminders/{}", ["action": "edit", "every": "-", "on": "2026-12-01"], 200, "every", nil),
                ("/reminders/{}", ["action": "edit", "subject": "nobody"], 404, "code", "not-found"),
                ("/reminders/{}", ["action": "done"], 200, "due", nil),
                ("/reminders/{}", ["action": "remove"], 200, "title", "광견병"),
                ("/reminders/{}", ["action": "remove"], 404, "code", "not-found"),
            ]
        )
    }

    @Test func `a subject and its values are added, changed and removed`() async throws {
        try await walk(
            "Subject",
            [
                ("/subjects", ["name": "나비", "species": "cat", "born": "2021-05-03"], 201, "kind", "pet"),
                ("/subjects", ["name": "나비"], 422, "code", "invalid"),
                ("/subjects/{}", ["action": "edit", "name": "나비야"], 200, "name", "나비야"),
                ("/subjects/{}", ["action": "remove"], 200, "hidden", false),
                ("/subjects/{}", ["action": "remove"], 404, "code", "not-found"),
            ]
        )
        try await Kitchen.with { kitchen in
            let program = try await Program(kitchen, [.read, .write])
            _ = try await program.ask(.post, "/subjects", ["name": "Nabi", "kind": "pet"])
            let value: JSONValue = ["subject": "nabi", "what": "체중", "value": "4.2kg", "date": "2026-11-05"]
            let added = try await program.ask(.post, "/measures", value)
            let id = try #require(added.json["id"]?.string)
            let changed = try await program.ask(.post, "/measures/\(id)", ["action": "edit", "value": "4.4"])
            #expect(changed.json["value"] == "4.4" && changed.json["unit"] == "kg" && changed.json["what"] == "weight")
            #expect(try await program.ask("/measures?subject=nabi").json["measures"] == [changed.json])
            let diary = try await program.ask("/diary?on=2026-11-05").json
            #expect(diary["measures"] == [changed.json])
            expect(diary, fits: APIDescription.reference("Diary"), at: "Diary")
            for status in [200, 404] {
                #expect(try await program.ask(.post, "/measures/\(id)", ["action": "remove"]).status == status)
            }
        }
    }

    @Test func `the newest step is undone and redone, and no other`() async throws {
        try await Kitchen.with { kitchen in
            let program = try await Program(kitchen, [.read, .write])
            #expect(try await program.ask(.post, "/steps", ["action": "undo", "step": 1]).json["code"] == "stale")
            _ = try await program.ask(.post, "/entries", ["merchant": "Cafe", "amount": "4500", "category": "food"])
            _ = try await program.ask(.post, "/subjects", ["name": "Nabi", "kind": "pet"])
            func newest(_ list: String) async throws -> JSONValue {
                let steps = try await program.ask("/steps").json
                expect(steps, fits: APIDescription.reference("Steps"), at: "Steps")
                guard case .list(let all)? = steps[list], let first = all.first, let number = first["number"] else {
                    throw PageProblem.notFound
                }
                return number
            }
            let step = try await newest("steps")
            #expect(try await program.ask(.post, "/steps", ["action": "undo", "step": step]).status == 200)
            #expect(try await program.ask("/subjects").json["subjects"] == [])
            #expect(try await program.ask(.post, "/steps", ["action": "undo", "step": step]).status == 409)
            let undone = try await newest("undone")
            #expect(try await program.ask(.post, "/steps", ["action": "redo", "step": undone]).status == 200)
            #expect(try await program.ask("/subjects").json["subjects"] != [])
            #expect(try await kitchen.library.records(of: .me).map(\.status) == [.confirmed])
        }
    }

    @Test func `categories and rules are added, changed and removed`() async throws {
        try await Kitchen.with { kitchen in
            let program = try await Program(kitchen, [.read, .write])
            let added = try await program.ask(.post, "/categories", ["name": "Hobby", "icon": "🎸"])
            #expect(added.status == 201 && added.json["code"] == "hobby")
            expect(added.json, fits: APIDescription.reference("Category"), at: "Category")
            let changed = try await program.ask(.post, "/categories/hobby", ["action": "edit", "korean": "취미"])
            #expect(changed.json["korean"] == "취미")
            #expect(try await program.ask(.post, "/categories/hobby", ["action": "remove"]).status == 200)
            #expect(try await program.ask(.post, "/categories/nothing", ["action": "remove"]).status == 404)
            #expect(try await program.ask(.post, "/categories", ["name": "food"]).status == 422)
            let rule: JSONValue = ["action": "add", "merchant": "Cafe", "category": "food"]
            #expect(try await program.ask(.post, "/rules", rule).status == 200)
            #expect(try await kitchen.library.rules(of: .me).rules.map(\.effect) == [.category(.food)])
            let gone: JSONValue = ["action": "remove", "merchant": "Cafe", "category": "food"]
            #expect(try await program.ask(.post, "/rules", gone).json["rules"] == [])
            #expect(try await program.ask(.post, "/rules", ["action": "add", "merchant": "Cafe"]).status == 400)
        }
    }

    @Test func `a token may do what it was made for, and nothing else`() async throws {
        try await Kitchen.with { kitchen in
            let draft = try await kitchen.draft("Cafe")
            for right in Device.Right.allCases {
                let program = try await Program(kitchen, [right])
                for route in APIRoute.all where !route.rights.isEmpty && route.answer.type != "text/event-stream" {
                    let path = route.pattern.replacing("{id}", with: draft.id.rawValue)
                    let answer = try await program.ask(route.method, path)
                    #expect((answer.status == 403) == !route.rights.contains(right), "\(right) \(route.name)")
                    if answer.status == 403 { #expect(answer.json["code"] == "not-allowed") }
                }
                #expect(try await program.kitchen.ask("/records", as: program.token).status == 404)
            }
        }
    }

    @Test func `a token ends when it was to end, and at once when it is removed`() async throws {
        try await Kitchen.with { kitchen in
            let over = try await Program(kitchen, [.read], until: Date(timeIntervalSinceNow: -1))
            #expect(try await over.ask("/records").status == 401)
            let program = try await Program(kitchen, [.read], until: Date(timeIntervalSinceNow: 3600))
            let me = try await program.ask("/me")
            #expect(me.status == 200 && me.json["rights"] == ["read"] && me.json["until"] != nil)
            let id = try #require(me.json["device"]?.string)
            #expect(try await kitchen.library.devices().first { $0.id == id }?.lastUsed != nil)
            _ = try await kitchen.library.removeDevice(id)
            let answer = try await program.ask("/records")
            #expect(answer.status == 401 && answer.response.header("www-authenticate") == "Bearer")
            let stored = try String(contentsOf: kitchen.folder.appending(path: "devices.json"), encoding: .utf8)
            #expect(!stored.contains(over.token))
        }
    }

    @Test(arguments: [("ko", "그사이"), ("en-US,en;q=0.9", "meanwhile")])
    func `an answer about an older state is refused with the present one, in the caller's language`(
        _ language: String,
        _ word: String
    ) async throws {
        try await Kitchen.with { kitchen in
            let program = try await Program(kitchen, [.review])
            let draft = try await kitchen.draft("Cafe")
            let path = "/drafts/" + draft.id.rawValue
            let edit: JSONValue = [
                "revision": .integer(draft.revision), "action": "edit", "set": ["category": "food"],
            ]
            let edited = try await program.ask(.post, path, edit)
            #expect(edited.status == 200 && edited.json["event"] == "edited")
            let again = try await program.ask(.post, path, edit, headers: ["accept-language": language])
            #expect(again.status == 409 && again.response.header("content-type") == "application/problem+json")
            #expect(again.json["code"] == "stale" && again.json["record"]?["category"] == "food")
            #expect(again.json["detail"]?.string?.contains(word) == true)
            let revision = try #require(edited.json["record"]?["revision"])
            let confirmed = try await program.ask(.post, path, ["revision": revision, "action": "confirm"])
            #expect(confirmed.status == 200 && confirmed.json["record"]?["status"] == "confirmed")
            #expect(try await program.ask(path).status == 404)
            // The step can be undone like any other.
            try await UndoSteps(journal: kitchen.library)(of: .me, count: 1) { _ in }
            #expect(try await program.ask(path).status == 200)
        }
    }

    @Test func `what is not understood is named`() async throws {
        try await Kitchen.with { kitchen in
            let program = try await Program(kitchen, Set(Device.Right.allCases))
            let draft = try await kitchen.draft("Cafe")
            let path = "/drafts/" + draft.id.rawValue
            let refused: [(JSONValue, Int, String, String?)] = [
                ([], 400, "not-json", nil), ([:], 400, "missing", "revision"),
                (["revision": 1, "action": "eat"], 400, "not-a-choice", "action"),
                (["revision": 1, "action": "edit", "sat": [:]], 400, "unknown-name", "sat"),
                (["revision": 1, "action": "edit", "set": ["amount": 5]], 400, "wrong-type", "set.amount"),
                (
                    ["revision": .integer(draft.revision), "action": "edit", "set": ["amount": "much"]], 422,
                    "invalid-value", "amount"
                ),
            ]
            for (body, status, code, field) in refused {
                let answer = try await program.ask(.post, path, body)
                #expect(answer.status == status && answer.json["code"] == .text(code), "\(answer.response.text)")
                #expect(answer.json["field"]?.string == field)
            }
            #expect(try await program.ask("/records?form=2026").json["code"] == "unknown-name")
            #expect(try await program.ask("/records?limit=0").json["code"] == "not-a-number")
            #expect(try await program.ask("/records?after=x").json["code"] == "not-a-position")
            #expect(try await program.ask("/nothing").status == 404)
            let other = try await program.ask(.delete, "/records")
            #expect(other.status == 405 && other.response.header("allow") == "GET")
            #expect(try await program.ask(.post, "/entries", ["merchant": "Cafe"]).status == 422)
        }
    }

    @Test func `what makes no sense is refused with its field, and nothing is written`() async throws {
        try await Kitchen.with { kitchen in
            let program = try await Program(kitchen, [.write, .read])
            let secret = try await kitchen.device()
            let purse = "name=Purse&kind=bank&opening=100000&since=2026-01-01"
            #expect(try await kitchen.ask(.post, "/accounts", as: secret, form: purse).status == 303)
            let entries: [(JSONValue, String)] = [
                (["merchant": "Cafe", "amount": "-5000"], "amount"), (["merchant": "Cafe", "amount": "0"], "amount"),
                (["merchant": "Cafe", "amount": "5000", "fee": "100"], "fee"),
                (["merchant": "Cafe", "amount": "5000", "kind": "expense", "to": "purse"], "toAccount"),
                (["merchant": "Cafe", "amount": "5USD", "settled": "-5000"], "settled"),
                (["merchant": "Pay", "amount": "5000", "kind": "income", "installments": "3"], "installments"),
            ]
            for (body, field) in entries {
                let answer = try await program.ask(.post, "/entries", body)
                #expect(answer.status == 422 && answer.json["field"]?.string == field, "\(answer.response.text)")
            }
            #expect(try await kitchen.library.records(of: .me).isEmpty)
            let refund: JSONValue = ["merchant": "Cafe", "amount": "5000", "refund": true]
            #expect(try await program.ask(.post, "/entries", refund).json["amount"] == "-5000")

            let record = try await kitchen.draft("Market", status: .confirmed)
            func change(_ body: JSONValue) async throws -> Program.Answer {
                guard case .object(var members) = body else { throw PageProblem.badRequest }
                members["revision"] = .integer(try await kitchen.library.record(record.id, of: .me).revision)
                return try await program.ask(.post, "/records/\(record.id)", .object(members))
            }
            let changes: [(JSONValue, String, String)] = [
                (["set": ["toAccount": "purse"]], "invalid-value", "toAccount"),
                (["set": ["fee": "100"]], "invalid-value", "fee"), (["set": ["tax": "-100"]], "invalid-value", "tax"),
                (["action": "discard", "set": ["memo": "x"]], "set-beside-action", "set"),
                (["action": "restore"], "not-discarded", "action"),
            ]
            for (body, code, field) in changes {
                let answer = try await change(body)
                #expect(answer.json["code"] == .text(code), "\(answer.response.text)")
                #expect(answer.json["field"]?.string == field && (400...422).contains(answer.status))
            }
            #expect(try await change(["action": "discard"]).status == 200)
            let again = try await change(["action": "discard"])
            #expect(again.status == 422 && again.json["code"] == "already-discarded")
            #expect(try await change(["action": "restore"]).status == 200)
        }
    }

    @Test func `a list is continued where it ended`() async throws {
        try await Kitchen.with { kitchen in
            let program = try await Program(kitchen, [.read])
            var ids: Set<String> = []
            for number in 1...7 { ids.insert(try await kitchen.draft("Cafe \(number)").id.rawValue) }
            for filter in ["", "&q=cafe", "&where=merchant!=Nobody"] {
                var seen: [String] = []
                var place = ""
                repeat {
                    let page = try await program.ask("/records?limit=3" + filter + place)
                    #expect(page.status == 200 && page.json["count"] == 7, "\(page.response.text)")
                    guard case .list(let records)? = page.json["records"] else { break }
                    seen += records.compactMap { $0["id"]?.string }
                    place = page.json["next"]?.string.map { "&after=" + $0 } ?? ""
                } while !place.isEmpty
                #expect(Set(seen) == ids && seen.count == 7)
            }
        }
    }

    @Test func `a photo can be sent in each way, and its sender may be told no more than that it came`() async throws {
        try await Kitchen.with { kitchen in
            let sender = try await Program(kitchen, [.send])
            let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 7]
            var digests: Set<JSONValue> = []
            for (method, path) in [(PageRequest.Method.put, "/photos"), (.put, "/photos/a.jpg"), (.post, "/photos")] {
                let answer = try await sender.ask(method, path, bytes: photo)
                guard case .list(let photos)? = answer.json["photos"] else { throw PageProblem.badRequest }
                #expect(answer.status == 201 && photos.count == 1)
                digests.formUnion(photos.compactMap { $0["sha256"] })
            }
            let head = "--b\r\nContent-Disposition: form-data; name=\"p\"; filename=\"a.jpg\"\r\n\r\n"
            let form = Array(head.utf8) + photo + Array("\r\n--b--\r\n".utf8)
            let type = ["content-type": "multipart/form-data; boundary=b"]
            #expect(try await sender.ask(.post, "/photos", bytes: form, headers: type).status == 201)
            #expect(digests.count == 1 && kitchen.inbox.count == 1)
            let digest = try #require(digests.first?.string)
            let state = try await sender.ask("/photos/" + digest)
            #expect(state.status == 200 && state.json["state"] == "reading" && state.json["record"] == nil)
        }
    }

    @Test func `events tell each change once, and go on where a connection broke off`() async throws {
        try await Kitchen.with { kitchen in
            let program = try await Program(kitchen, [.read])
            let first = try await kitchen.draft("Cafe")
            guard
                case .stream(let events) = try await program.ask("/events", headers: ["last-event-id": "0"]).response
                    .content
            else { throw PageProblem.notFound }
            var seen = 0
            var last = ""
            for await event in events where event.contains("event: record") {
                seen += 1
                #expect(event.contains(first.id.rawValue) == (seen == 1))
                last = event
                guard seen == 1 else { break }
                _ = try await kitchen.draft("Market")
            }
            let id = try #require(last.split(separator: "\n").first?.dropFirst("id: ".count))
            guard
                case .stream(let rest) = try await program.ask("/events", headers: ["last-event-id": String(id)])
                    .response
                    .content
            else { throw PageProblem.notFound }
            _ = try await kitchen.draft("Baker")
            for await event in rest where event.contains("event: record") {
                #expect(event.contains("Baker") && event.contains("\"event\":\"drafted\""))
                break
            }
        }
    }
}
