import Foundation
import Testing

/// Moving budgets, saving goals, own currencies, redo and moods, as a person uses them.
@Suite(.timeLimit(.minutes(30))) struct BudgetsAndGoalsTests {
    private let home: TemporaryHome
    private let program: ReceiptMindProgram
    private let english: ReceiptMindProgram

    init() throws {
        home = TemporaryHome()
        let today = ["RECEIPTMIND_TODAY": "2026-11-26"]
        program = ReceiptMindProgram(home: home, variables: today.merging(["LC_ALL": "ko_KR.UTF-8"]) { $1 })
        english = ReceiptMindProgram(home: home, variables: today.merging(["LC_ALL": "en_US.UTF-8"]) { $1 })
    }

    /// An export without what says when a line was written, and where.
    private static func lasting(_ export: String) -> String {
        export.replacing(/"revision":[0-9]+|"updatedAt":"[^"]*"/, with: "")
    }

    private func amounts(_ field: String) async throws -> [String: String] {
        let budgets = try await program.run(line: "budget --json").objects()
        return Dictionary(
            budgets.map { ($0["category"] as? String ?? "*", $0[field] as? String ?? "") },
            uniquingKeysWith: { first, _ in first }
        )
    }

    @Test func `money moves between two budgets for one month, and back by undo`() async throws {
        try await program.run(line: "budget set 식비 400000")
        try await program.run(line: "budget set 문화 100000")
        let moved = try await program.run(line: "budget move 50000 --from 식비 --to 문화")
        #expect(moved.messages.contains("₩50,000") && moved.output.contains("₩350,000"), "\(moved)")
        #expect(try await amounts("amount") == ["food": "350000", "culture": "150000"])
        #expect(try await amounts("moved") == ["food": "-50000", "culture": "50000"])
        try await program.run(line: "budget move 10000 --from culture --to food --month 2026-12")
        let december = try await program.run(line: "budget --on 2026-12 --json").objects()
        #expect(december.map { $0["amount"] as? String } == ["410000", "90000"])
        #expect(try await amounts("amount") == ["food": "350000", "culture": "150000"])
        try await program.run(line: "undo --steps 2")
        #expect(try await amounts("amount") == ["food": "400000", "culture": "100000"])
        for (line, says) in [
            ("move 500000 --from 식비 --to 문화", "₩400,000뿐"), ("move 1000 --from 식비 --to 식비", "같은 예산"),
            ("move 1000 --from 식비 --to 의료", "예산이 없습니다"), ("move 0 --from 식비 --to 문화", "0보다"),
            ("move 1000 --from 식비 --to 문화 --yearly", "예산이 없습니다"),
        ] {
            let refused = try await program.run(line: "budget " + line, status: 64)
            #expect(refused.messages.contains(says), "\(refused)")
        }
    }

    @Test func `a budget of less than a tenth of what the month before had is asked about`() async throws {
        try await program.run(line: "settings currency=KRW")
        for (day, amount) in [("2026-10-05", "250000"), ("2026-10-20", "150000")] {
            try await program.run(line: "add \(day) 시장 \(amount) 식비")
        }
        let doubtful = try await program.run(line: "budget set 식비 40")
        #expect(doubtful.messages.contains("₩400,000") && doubtful.messages.contains("10분의 1"), "\(doubtful)")
        #expect(try await !program.run(line: "budget set 식비 350000").messages.contains("10분의 1"))
        #expect(try await !program.run(line: "budget set 문화 40").messages.contains("10분의 1"))
        try await program.run(line: "budget set 문화 100000 --from 2026-09")
        #expect(try await program.run(line: "budget set 문화 100").messages.contains("₩100,000"))
    }

    @Test func `months that begin on a pay day do so in reports, lists and new budgets`() async throws {
        try await program.run(line: "budget set 문화 100000")
        let set = try await program.run(line: "settings month-start=25")
        #expect(set.messages.contains("문화생활\"의 한 달") && set.messages.contains("--from-payday 25"), "\(set)")
        #expect(try await program.run(line: "settings --json").objects().first?["monthStart"] as? Int == 25)
        try await program.run(line: "budget set 식비 400000")
        for day in ["11/24", "11/25", "11/26"] { try await program.run(line: "add \(day) 시장 10000 식비") }
        func period(_ line: String) async throws -> String {
            let report = try #require(try await program.run(line: "report \(line) --json").objects().first)
            let period = try #require(report["period"] as? [String: String])
            return "\(period["from"] ?? "")..\(period["to"] ?? "")"
        }
        #expect(try await period("") == "2026-11-25..2026-12-24")
        #expect(try await period("--from-payday 1") == "2026-11-01..2026-11-30")
        #expect(try await period("2026 --tax") == "2026-01-01..2026-12-31")
        let report = try #require(try await program.run(line: "report --json").objects().first)
        let budgets = try #require(report["budgets"] as? [[String: Any]])
        #expect(budgets.map { $0["left"] as? String } == ["380000"])
        for period in ["this month", "2026-11", "이번달"] {
            #expect(try await program.run(line: "list \(period) --json").objects().count == 2, "\(period)")
        }
        let wrong = try await program.run(line: "settings month-start=40", status: 64)
        #expect(wrong.messages.contains("40") && wrong.messages.contains("31"), "\(wrong)")
    }

    @Test func `a goal tells what is saved, and what is needed a month`() async throws {
        try await program.run(line: "settings currency=KRW")
        #expect(try await program.run(line: "goals").messages.contains("goals set"))
        let set = try await program.run(line: "goals set 일본 여행 3000000 --by 2027-05")
        #expect(set.messages.contains("매월 ₩428,572"), "\(set)")
        let far = try await program.run(line: "goals set 자동차 30000000 --by 2029-11-26")
        #expect(far.messages.contains("2029-11-26까지 3년 동안"), "\(far)")
        try await program.run(line: "undo")
        #expect(try await program.run(line: "goals save 일본 250000").messages.contains("₩250,000 (8 %)"))
        try await program.run(line: "goals set 여행6 1000000")
        #expect(try await program.run(line: "goals save 여행 1000").messages.contains("일본 여행"), "여행6 is another")
        try await program.run(line: "undo")
        try await program.run(line: "goals remove 여행6")
        try await program.run(line: "goals set 여행 2027 1000000")
        #expect(try await program.run(line: "goals 여행 2027 --json").objects().count == 1)
        try await program.run(line: "goals remove 여행 2027")
        try await program.run(line: "goals save 일본 여행 50000 --back")
        try await program.run(line: "accounts add savings 적금 --kind savings --opening 600000 --since 2026-11-01")
        try await program.run(line: "goals set 세탁기 1200000 --account 적금")
        let goals = try await program.run(line: "goals --json").objects()
        #expect(goals.map { $0["saved"] as? String } == ["200000", "600000"])
        #expect(goals.first?["neededPerMonth"] as? String == "400000")
        #expect(goals.first?["by"] as? String == "2027-05-31")
        let report = try await english.run("report").output
        #expect(report.contains("Saving goals") && report.contains("₩400,000"), "\(report)")
        let form = try #require(try await program.run(line: "report --json").objects().first)
        #expect((form["goals"] as? [[String: Any]])?.count == 2)
        for (line, says) in [
            ("set 세탁 1000 --account 적금", "이미 세탁기"), ("save 세탁기 1000", "이체"),
            ("save 자동차 1000", "자동차 저축 목표가 없습니다. 있는 목표: 일본 여행"),
            ("save 일본 여행 300000 --back", "₩200,000뿐"), ("set 차 1000 --by 2020-01", "지난 날"), ("set 차", "얼마를"),
            ("set 차 0", "0보다"), ("save 일본 여행 5USD", "KRW"), ("자전거 3000", "goals set"),
        ] {
            let refused = try await program.run(line: "goals " + line, status: 64)
            #expect(refused.messages.contains(says), "\(line): \(refused)")
        }
        try await program.run(line: "goals remove 일본 여행")
        #expect(try await program.run(line: "goals --json").objects().count == 1)
        try await program.run(line: "undo")
        #expect(try await program.run(line: "goals --json").objects().count == 2)
    }

    @Test func `money without an ISO code is entered, reported, exported and taken in again`() async throws {
        #expect(
            try await program.run(line: "add 커피 0.00012345BTC", status: 64).messages.contains("currencies add") == false
        )
        try await program.run(line: "currencies add btc --digits 8 --symbol ₿ --name 비트코인")
        try await program.run(line: "accounts add cold 콜드월렛 --opening 0.5BTC --since 2026-11-01")
        try await program.run(line: "add 11/20 커피 0.00012345BTC food 콜드월렛")
        try await program.run(line: "add 11/21 책 ₿0.125 culture 콜드월렛")
        try await program.run(line: "add 11/22 빵 0.001비트코인 food 콜드월렛")
        let balance = try #require(try await program.run(line: "accounts --json").objects().first)
        #expect(balance["balance"] as? String == "0.37387655", "\(balance)")
        #expect(try await program.run(line: "report").output.contains("₿0.12612345"))
        #expect(try await program.run(line: "list --where amount>₿0.1 --json").objects().count == 1)
        #expect(try await program.run(line: "verify").status == 0)
        let exported = try await program.run(line: "export --format json").output
        try home.put(Data(exported.utf8), at: home.path + "/all.json")
        try await program.run(line: "bank import \(home.path)/all.json --library \(home.path)/other")
        let again = try await program.run(line: "export --format json --library \(home.path)/other").output
        #expect(Self.lasting(again) == Self.lasting(exported))
        #expect(try await program.run(line: "export --format hledger").output.contains("0.00012345 BTC"))
        for (line, says) in [
            ("add USD", "ISO 4217"), ("add b1", "로마자"), ("add BTC --digits 2", "8자리"), ("add ETH --digits 19", "8까지"),
            ("add ETH --symbol $", "이미"), ("add ETH --symbol ₿", "이미 BTC"), ("add ETH --symbol 1", "기호로"),
            ("remove BTC", "삭제할 수 없습니다"), ("remove ETH", "없습니다"),
        ] {
            let refused = try await program.run(line: "currencies " + line, status: 64)
            #expect(refused.messages.contains(says), "\(line): \(refused)")
        }
        try await program.run(line: "users add mom")
        try await program.run(line: "add 11/20 커피 0.00012BTC food --user mom")
        try await program.run(line: "currencies add ETH --digits 6 --user mom")
        try await program.run(line: "currencies add ETH --digits 8 --name Ether")
        let listed = try await english.run("currencies").output
        #expect(listed.contains("ETH") && listed.contains("비트코인"), "\(listed)")
        try await program.run(line: "currencies remove eth")
        #expect(try await program.run(line: "currencies --json").objects().count == 1)
    }

    @Test func `what was undone is redone, until something else is changed`() async throws {
        let id = try #require(
            try await program.run(line: "add 11/20 이마트 5000 식비 --json").objects().first?["id"] as? String
        )
        #expect(try await program.run(line: "redo").messages.contains("다시 적용할 것이 없습니다"))
        try await program.run(line: "edit \(id) memo=장")
        try await program.run(line: "undo --steps 2")
        #expect(try await program.run(line: "list --json").objects().isEmpty)
        let dry = try await english.run("redo", "--steps", "9", "--dry-run")
        #expect(dry.messages.contains("2 steps would be redone"), "\(dry)")
        try await program.run(line: "redo")
        #expect(try await program.run(line: "list --json").objects().first?["memo"] as? String ?? "" == "")
        let redone = try await program.run(line: "redo")
        #expect(redone.output.contains("장") && redone.messages.contains("1단계를 다시 적용했습니다"), "\(redone)")
        try await program.run(line: "undo --steps 2")
        try await program.run(line: "note 다른_일")
        #expect(try await english.run("redo").messages.contains("nothing to redo"))
        let discarded = try await program.run(line: "list --status discarded --json").objects()
        #expect(discarded.map { $0["id"] as? String } == [id])
        try await program.run(line: "discard --back \(id)")
        let told = try await program.run(line: "discard \(id)")
        #expect(told.messages.contains("discard --back"), "\(told)")
    }

    @Test func `moods are counted by month and shown in a calendar`() async throws {
        try await program.run(line: "settings currency=KRW")
        #expect(try await program.run(line: "report --moods").messages.contains("--mood"))
        try await program.run(line: "note 첫날 --mood 행복 --date 2026-10-05")
        try await program.run(line: "note 둘째 --mood 피곤 --date 2026-11-03")
        try await program.run(line: "note 셋째 --mood 피곤 --date 2026-11-03")
        try await program.run(line: "add 11/4 이마트 5000 식비 불안")
        let shown = try await program.run(line: "report --moods").output
        for text in ["2026-10", "2026년 11월", "3😪", "피곤", "일"] { #expect(shown.contains(text), "\(shown)") }
        let plain = try await english.run("report", "2026-11", "--moods", "--ascii").output
        for text in ["November 2026", "3t", "4x", "anxious"] { #expect(plain.contains(text), "\(plain)") }
        let form = try #require(try await program.run(line: "report --moods --json").objects().first)
        #expect((form["days"] as? [String: [String]])?["2026-11-03"] == ["tired", "tired"])
        #expect((form["months"] as? [[String: Any]])?.count == 12)
        #expect(try await program.run(line: "report 2026 --moods --tsv").output.contains("2026-11\ttired\t피곤\t2"))
        try await program.run(line: "report --moods --html \(home.path)/moods.html")
        try await program.run(line: "report --moods --svg \(home.path)/moods.svg")
        try await program.run(line: "report --moods --by month", status: 64)
    }
}
