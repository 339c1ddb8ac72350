import Foundation
import HouseholdBook
import ReceiptApp
public import ReceiptDomain
import ReceiptReview
import ReceiptWording

extension HouseholdAPI {
    public static let standing: [APIParameter] = [
        APIParameter("on", "The day of the balances; today without it.", "잔액의 날짜. 없으면 오늘.")
    ]

    /// All accounts with their balances, and their sum.
    public func accountStandings(_ values: APIValues) async throws -> JSONForm {
        let day = try values.text("on").map { try Typed.lastDay($0, convention) } ?? convention.today
        let state = try await library.bookBalances(of: user)
        return [
            "accounts": state.standings(on: day).map(JSONForm.account),
            "netWorth": JSONForm.netWorth(state.days.netWorth(on: day), on: day),
        ]
    }

    public static let movements: [APIParameter] = [
        APIParameter("from", "The first day.", "첫날."), APIParameter("to", "The last day.", "마지막 날."),
        APIParameter("page", .integer(1...1_000_000), "The page, 1 the newest.", "쪽. 1이 가장 최근."),
        APIParameter("limit", .integer(1...500), "The most movements of a page (100).", "한 쪽의 최대 수 (100)."),
    ]

    /// One account with a page of its movements, oldest first; the newest page is 1.
    ///
    /// - Throws: ``BookProblem/noSuchAccount(_:known:)``
    public func account(_ id: String, _ values: APIValues) async throws -> JSONForm {
        let state = try await library.bookBalances(of: user)
        let account = try state.accounts.account(named: id)
        let asked = try values.integer("page", in: 1...1_000_000) ?? 1
        let page = try await AccountPage(
            account,
            state,
            library,
            of: user,
            from: try values.text("from").map { try Typed.firstDay($0, convention) },
            to: try values.text("to").map { try Typed.lastDay($0, convention) },
            page: asked,
            size: try values.integer("limit", in: 1...500) ?? 100,
            today: convention.today
        )
        return [
            "account": JSONForm.account(AccountStanding(account, state.days, on: convention.today)),
            // Behind the last page there is nothing, so that whoever reads on comes to an end.
            "entries": asked > page.pages ? [] : page.lines.map(JSONForm.movement), "page": asked,
            "pages": page.pages,
        ]
    }

    // MARK: Entries

    public static let entry: [APIParameter] = [
        APIParameter(
            "id",
            "A version 7 UUID of your own: the same entry sent again is answered with the record that it became.",
            "직접 만든 UUID (버전 7). 같은 입력을 다시 보내면 처음에 만든 기록을 답합니다."
        ),
        APIParameter("line", "All in one line, as for add: Cafe 4500 food.", "한 줄로, add에서처럼: 카페 4500 식비."),
        APIParameter("kind", "expense, income, transfer or note.", "expense, income, transfer, note."),
        APIParameter("date", "The day; today without it.", "날짜. 없으면 오늘."),
        APIParameter("time", "The time: 19:42.", "시각: 19:42."), APIParameter("merchant", "The shop.", "상호."),
        APIParameter("amount", "The amount as text: 12.50, 4500KRW.", "문자열로 쓴 금액: 12.50, 4500KRW."),
        APIParameter("category", "The category.", "분류."),
        APIParameter("account", "The account that pays or receives.", "내거나 받는 계좌."),
        APIParameter("to", "The receiving account of a transfer.", "이체를 받는 계좌."),
        APIParameter("toAmount", "What arrives, in another currency.", "다른 통화로 들어오는 금액."),
        APIParameter("fee", "The fee of a transfer.", "이체 수수료."),
        APIParameter("settled", "What the account was charged abroad.", "해외 결제에서 실제로 빠진 금액."),
        APIParameter("installments", "The number of instalments.", "할부 개월 수."),
        APIParameter("first", "The month of the first one: 2026-12.", "첫 회의 달: 2026-12."),
        APIParameter("interest", "The interest of all of them.", "할부 이자 모두."),
        APIParameter("refund", .flag, "Money that came back.", "돌려받은 돈."),
        APIParameter("refundOf", "The id of the purchase that it is a refund of.", "환불한 구매 기록의 ID."),
        APIParameter("split", .texts, "Parts: food=3000.", "나눈 부분: food=3000."),
        APIParameter("memo", "A note.", "메모."), APIParameter("tags", .texts, "Words to find it by.", "태그."),
        APIParameter("subject", "Whom it was for.", "누구의 것인지."), APIParameter("mood", "A mood.", "기분."),
        APIParameter(
            "unlock",
            .flag,
            "Enter it although a reconciled statement then disagrees.",
            "대조를 마친 명세서와 어긋나도 입력합니다."
        ),
    ]

    /// Enters an expense, an income, a transfer or a note; the step can be undone.
    public func add(_ values: APIValues) async throws -> RecordForm {
        let id = try chosenID(values)
        if let id, let known = try await library.record(ifThere: id, of: user) {
            try await requireSame(values, as: id)
            return RecordForm(known)
        }
        let state = try await library.bookBalances(of: user)
        var typed = try EntryReader(convention: convention)(text(values))
        typed.id = id
        let add = AddEntry(user: user, today: convention.today, catalog: convention.catalog)
        var purchase: Record?
        if let id = try values.text("refundOf") { purchase = try await record(named: id) }
        let entry = try add.record(typed, refundOf: purchase, state, try await memories.memory(of: user))
        let unlocks = try values.flag("unlock")
        return RecordForm(try await add.write(entry, to: library, profile: profile, unlocking: unlocks))
    }

    /// - Throws: ``APIProblem/idTaken(_:)`` where no state of the record, which may have been changed since, is what is sent.
    private func requireSame(_ values: APIValues, as id: RecordID) async throws {
        guard let sent = try? EntryReader(convention: convention)(text(values)) else { return }
        let states = try await library.history(of: id, user: user).map(\.record)
        let isKnown = states.contains { state in
            (sent.kind ?? state.kind) == state.kind && (sent.date ?? state.date) == state.date
                && (sent.merchant ?? state.merchant)?.lowercased() == state.merchant?.lowercased()
                && (sent.amount ?? state.amount)?.unsigned == state.amount?.unsigned
        }
        guard isKnown else { throw APIProblem.idTaken(id.rawValue) }
    }

    private func chosenID(_ values: APIValues) throws(APIProblem) -> RecordID? {
        guard let text = try values.text("id") else { return nil }
        guard let id = RecordID(chosen: text, at: Date()) else { throw .notAnID("id") }
        return id
    }

    private func text(_ values: APIValues) throws(APIProblem) -> EntryText {
        var text = EntryText()
        text.words = try values.text("line").map { [$0] } ?? []
        (text.kind, text.date, text.time) = (
            try values.text("kind"), try values.text("date"), try values.text("time")
        )
        (text.merchant, text.amount) = (try values.text("merchant"), try values.text("amount"))
        (text.category, text.account) = (try values.text("category"), try values.text("account"))
        (text.toAccount, text.toAmount) = (try values.text("to"), try values.text("toAmount"))
        (text.fee, text.settled) = (try values.text("fee"), try values.text("settled"))
        (text.months, text.firstMonth) = (try values.text("installments"), try values.text("first"))
        (text.interest, text.splits) = (try values.text("interest"), try values.texts("split"))
        (text.memo, text.tags) = (try values.text("memo"), try values.texts("tags"))
        (text.subject, text.mood) = (try values.text("subject"), try values.text("mood"))
        let refunds = try values.text("refundOf") != nil
        text.isRefund = try values.flag("refund") || refunds
        return text
    }
}

extension Money {
    /// Refunds are sent without a sign, and stored with one.
    fileprivate var unsigned: Money { Money(minorUnits: abs(minorUnits), currency: currency) }
}
