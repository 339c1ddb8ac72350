import Foundation
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import Testing

@testable import ReceiptWeb

/// Entries and notes that devices keep while they have no network, and send later.
@Suite struct QueueTests {
    private static let now = Date(timeIntervalSince1970: 1_795_600_000)

    /// The id that a device gives its entry of this number.
    private static func id(_ number: Int) -> String {
        var generator = SystemRandomNumberGenerator()
        let milliseconds = UInt64(now.timeIntervalSince1970 * 1000) + UInt64(number)
        let text = RecordID(milliseconds: milliseconds, using: &generator).rawValue
        return text.prefix(14) + "7000" + text.dropFirst(18)
    }

    private static func form(_ number: Int, _ id: String) -> String {
        number.isMultiple(of: 4)
            ? "kind=note&text=Note+\(number)&mood=calm&date=2026-11-20&id=\(id)"
            : "kind=expense&merchant=Shop+\(number)&amount=\(1000 + number)&category=food&date=2026-11-20&account=wallet&id=\(id)"
    }

    @Test func `a hundred entries of two phones, sent in any order and again and again, become a hundred records`()
        async throws
    {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let phones = [try await kitchen.device(), try await kitchen.device()]
            let account = "name=wallet&kind=cash&opening=1000000&since=2026-01-01"
            #expect(try await kitchen.ask(.post, "/accounts", as: phones[0], form: account).status == 303)
            let forms = (0..<100).map { Self.form($0, Self.id($0)) }
            // Each comes once for certain, and up to twice more: after an answer that was lost, or from a second tab.
            let sendings = forms + forms.shuffled().prefix(70) + forms.shuffled().prefix(70)
            try await withThrowingTaskGroup(of: Int.self) { group in
                for (index, form) in sendings.shuffled().enumerated() {
                    group.addTask {
                        let headers = ["accept": "application/json"]
                        return try await kitchen.ask(.post, "/add", as: phones[index % 2], form: form, headers: headers)
                            .status
                    }
                }
                for try await status in group { #expect(status == 200) }
            }
            let records = try await kitchen.library.records(of: .me)
            #expect(records.count == 100)
            #expect(Set(records.map { $0.kind == .note ? $0.memo : $0.merchant ?? "" }).count == 100)
            let spent = records.compactMap(\.amount).reduce(0) { $0 + $1.minorUnits }
            #expect(spent == (0..<100).filter { !$0.isMultiple(of: 4) }.reduce(0) { $0 + 1000 + $1 })
            let state = try await kitchen.library.bookBalances(of: .me)
            let day = try #require(CalendarDay(year: 2026, month: 11, day: 30))
            #expect(state.standings(on: day).first?.balance?.minorUnits == 1_000_000 - spent)
        }
    }

    @Test
    func `an entry that contradicts what another phone did meanwhile is refused with its reason, and comes later`()
        async throws
    {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let secret = try await kitchen.device()
            let account = "name=wallet&kind=cash&opening=5000&since=2026-01-01"
            _ = try await kitchen.ask(.post, "/accounts", as: secret, form: account)
            let comparing = "do=compare&counted=5000&day=2026-11-22"
            _ = try await kitchen.ask(.post, "/accounts/wallet", as: secret, form: comparing)
            let id = Self.id(1)
            let form = "kind=expense&merchant=Cafe&amount=4500&account=wallet&date=2026-11-20&id=\(id)"
            let headers = ["accept": "application/json"]
            let refused = try await kitchen.ask(.post, "/add", as: secret, form: form, headers: headers)
            #expect(refused.status == 422 && refused.text.contains("\"reason\":"))
            #expect(try await kitchen.library.records(of: .me).isEmpty)
            let mended = "kind=expense&merchant=Cafe&amount=4500&account=wallet&date=2026-11-23&id=\(id)"
            for _ in 0..<2 {
                let taken = try await kitchen.ask(.post, "/add", as: secret, form: mended, headers: headers)
                #expect(taken.status == 200 && taken.text.contains(id))
            }
            #expect(try await kitchen.library.records(of: .me).count == 1)
        }
    }

    @Test(arguments: [
        "1", "019ab0c4-0000-4000-8000-000000000000", "019ab0c4-0000-7000-4000-000000000000",
        "ffffffff-ffff-7000-8000-000000000000", "00000000-0001-7000-8000-000000000000",
        "019ab0c4-0000-7a55-8000-000000000000",
    ])
    func `an id that no device could have made is refused`(_ id: String) async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let secret = try await kitchen.device()
            let form = "kind=note&text=Hello&id=\(id)"
            #expect(try await kitchen.ask(.post, "/add", as: secret, form: form).status == 400)
            #expect(try await kitchen.library.records(of: .me).isEmpty)
        }
    }

    @Test func `a pasted message becomes one draft, and anything else is refused with its words kept`() async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let secret = try await kitchen.device()
            let text = "[Web발신] 신한카드(1234)승인 홍*동 12,500원(일시불) 스타벅스 강남점"
            let encoded = try #require(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
            for _ in 0..<2 {
                let form = "message=\(encoded)&id=\(Self.id(0).prefix(14))7000-8000-000000000001"
                let answer = try await kitchen.ask(.post, "/add", as: secret, form: form)
                #expect(answer.status == 303 && answer.header("location")?.hasPrefix("/review/") == true)
            }
            #expect(try await kitchen.library.records(of: .me).count == 1)
            let other = try await kitchen.send("/add", as: secret, form: "message=Hello")
            #expect(other.text.contains("ink-bad") && other.text.contains(">Hello<"))
        }
    }

    @Test func `what a device kept for one user is never taken from it as another's`() async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let secret = try await kitchen.device(of: Kitchen.mom)
            let photo: [[UInt8]] = [[0xFF, 0xD8, 0xFF, 7]]
            for (maker, isTaken) in [("me", false), ("", false), ("mom, me", false), ("mom", true)] {
                let headers = ["accept": "application/json", "x-receiptmind-user": maker]
                let form = Self.form(1, Self.id(1)).replacing("&account=wallet", with: "")
                let entry = try await kitchen.ask(.post, "/add", as: secret, form: form, headers: headers)
                #expect(entry.status == (isTaken ? 200 : 412), "\(maker): \(entry.text)")
                let sent = try await kitchen.ask(.put, "/photos", as: secret, body: photo, headers: headers)
                #expect(sent.status == (isTaken ? 201 : 412))
                #expect(try await kitchen.library.records(of: Kitchen.mom).count == (isTaken ? 1 : 0))
            }
            #expect(try await kitchen.library.records(of: .me).isEmpty)
            // Pages say whose they are, before anything that a person wrote.
            let page = try await kitchen.ask("/add", as: secret)
            #expect(page.text.contains("<body data-user=\"mom\""))
            #expect(try await !kitchen.ask("/add").text.contains("data-user"))
        }
    }

    @Test func `an entry that was undone stays undone when it is sent again`() async throws {
        try await Kitchen.with(now: { Self.now }) { kitchen in
            let secret = try await kitchen.device()
            let form = Self.form(1, Self.id(1)).replacing("&account=wallet", with: "")
            #expect(try await kitchen.ask(.post, "/add", as: secret, form: form).status == 303)
            let step = try #require(try await kitchen.library.steps(of: .me, newest: 1).first)
            _ = try await kitchen.ask(.post, "/undo", as: secret, form: "step=\(step.number)")
            #expect(try await kitchen.ask(.post, "/add", as: secret, form: form).status == 303)
            #expect(try await kitchen.library.records(of: .me).map(\.status) == [.discarded])
        }
    }
}
