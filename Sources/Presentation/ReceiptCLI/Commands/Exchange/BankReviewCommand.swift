import ArgumentParser
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

struct BankReviewCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "review",
        "Review drafts from statements, shop by shop.",
        "명세에서 온 초안을 상호별로 검토합니다.",
        discussion: .localized(
            """
            Drafts that are known from statements alone are shown by shop, with the category that a rule, earlier records or \
            the shop's name suggest. One Enter confirms all that have one; the others are asked about, shop by shop. \
            Drafts with a photo and possible duplicates stay for 'receiptmind review'.
            """,
            """
            명세로만 알려진 초안을 상호별로 보여 줍니다. 분류는 규칙, 앞선 기록, 상호에서 짐작합니다. Enter 한 번으로 분류가 있는 것을 모두 \
            확정하고, 나머지는 상호마다 한 번씩 묻습니다. 사진이 있는 초안과 중복일 수 있는 초안은 'receiptmind review'에서 검토합니다.
            """
        )
    )

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        guard let book = try await options.repairedBook(session) else {
            return session.message(session.wording.text(StatementReviewText.nothing))
        }
        let items = try await ReviewDrafts(library: book.library)(of: book.user, order: .date)
        let memory = try await book.memory
        let review = StatementReview(items.map { ReviewProposal($0, memory: memory) }, book.convention.catalog)
        guard !review.groups.isEmpty else {
            return book.say(book.wording.text(StatementReviewText.nothing))
        }
        let dialog = StatementReviewDialog(
            session: book.session,
            catalog: book.convention.catalog,
            edits: book.edits,
            console: StandardConsole(toStandardError: true)
        )
        try await dialog.hold(review)
    }
}

/// The conversation about a statement's shops: the table first, then what it leaves open.
struct StatementReviewDialog {
    var session: Session
    var catalog: CategoryCatalog
    var edits: EditRecords
    var console: any LineConsole

    private var wording: any Wording { session.wording }

    /// Each answer is on the disk before the next question; the end of input confirms nothing more.
    func hold(_ review: StatementReview) async throws {
        var review = review
        guard try await isTableConfirmed(&review) else { return }
        try await confirm(review.groups.filter(\.isReady))
        var left = review.groups.filter(\.isLeft).reduce(0) { $0 + $1.proposals.count }
        let open = review.groups.filter { !$0.isReady && !$0.isLeft }
        var isStopped = false
        for group in open {
            switch isStopped ? .stop : await answer(about: group) {
            case .answered(let group): try await confirm([group])
            case .later: left += group.proposals.count
            case .stop: (isStopped, left) = (true, left + group.proposals.count)
            }
        }
        if left > 0 { session.message(wording.text(.left(left))) }
    }

    /// Changes of the table until it is confirmed; `false` where it is not.
    private func isTableConfirmed(_ review: inout StatementReview) async throws -> Bool {
        try session.show(.shops(review, wording))
        while true {
            let ready = review.groups.filter(\.isReady)
            let drafts = ready.reduce(0) { $0 + $1.proposals.count }
            let prompt: StatementReviewText = ready.isEmpty ? .noneReady : .prompt(groups: ready.count, drafts: drafts)
            await console.write(wording.text(prompt))
            guard let line = await console.readLine() else { return false }
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            switch words.first?.lowercased() {
            case nil: return true
            case "q", "ㅂ": return false
            case "?": listCategories(.expense)
            case let word?:
                guard let number = Int(word), review.groups.indices.contains(number - 1), words.count == 2 else {
                    session.message(wording.text(.unknownAnswer))
                    continue
                }
                guard answer(words[1], &review.groups[number - 1]) else { continue }
                try session.show(.shops(review, wording))
            }
        }
    }

    private func answer(_ text: String, _ group: inout StatementReview.Group) -> Bool {
        guard text != "-" else {
            group.isLeft = true
            return true
        }
        do throws(InputProblem) {
            group.category = try CategorySearch(kind: group.record.kind, in: catalog)(text)
            (group.isLeft, group.isRefund) = (false, false)
            return true
        } catch {
            // Money that came in for a purchase's category was given back.
            if group.record.kind == .income, let category = try? CategorySearch(kind: .expense, in: catalog)(text) {
                (group.category, group.isLeft, group.isRefund) = (category, false, true)
                return true
            }
            session.message(wording.problem(error))
            return false
        }
    }

    private enum Answer {
        case answered(StatementReview.Group)
        case later, stop
    }

    private func answer(about group: StatementReview.Group) async -> Answer {
        while true {
            await console.write("\n" + wording.question(group))
            guard let line = await console.readLine() else { return .stop }
            let text = line.trimmingSpaces
            switch text.lowercased() {
            case "", "-": return .later
            case "q", "ㅂ": return .stop
            case "?": listCategories(group.record.kind)
            default:
                var answered = group
                if answer(text, &answered), answered.category != nil { return .answered(answered) }
            }
        }
    }

    private func listCategories(_ kind: RecordKind) {
        session.message(wording.numbered(catalog.offered(for: kind), in: catalog))
    }

    private func confirm(_ groups: [StatementReview.Group]) async throws {
        let (changes, refused) = try await edits.possible(StatementReview.confirmations(groups))
        if !changes.isEmpty {
            try await edits.write(changes, unlocking: true)
            session.message(wording.text(.confirmed(changes.count)))
        }
        for problem in refused { session.message("  " + wording.problem(problem)) }
    }
}

extension OpenBook {
    /// Payments from the accounts that come every month and are no recurring entries.
    func offerMonthlyPayments(from accounts: Set<String>) async throws {
        let first = today.adding(days: -400) ?? today
        let records = try await library.allRecords(
            RecordQuery([.day(.minimum, first), .status([.draft, .confirmed])]),
            of: user
        )
        let recurrences = try await library.entities(Recurrence.self, of: user).map(\.entity)
        for payment in MonthlyPayment.find(in: records, besides: recurrences, today: today)
        where payment.record.account.map(accounts.contains) ?? false {
            say(wording.notice(payment))
        }
    }
}
