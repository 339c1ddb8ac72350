import ArgumentParser
import Foundation
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTerminal
import ReceiptWording

struct RulesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "rules",
        "Show what was learned and your own rules; add or remove a rule.",
        "학습한 내용과 직접 정한 규칙을 보여 줍니다. 규칙을 추가하거나 삭제합니다.",
        subcommands: [ListRulesCommand.self, AddRuleCommand.self, RemoveRuleCommand.self],
        defaultSubcommand: ListRulesCommand.self
    )
}

struct ListRulesCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "list",
        "Show your rules, and what was learned from confirmed records.",
        "직접 정한 규칙과 확정된 기록에서 학습한 내용을 보여 줍니다."
    )

    /// The rows that fit a screen without scrolling.
    private static let shortList = 15

    @OptionGroup var options: LibraryOptions

    @Flag("Show all shops about which something was learned.", "학습한 내용이 있는 가게를 모두 보여 줍니다.")
    var all = false

    @Flag("Print one JSON object a line for each rule and each shop.", "규칙과 가게마다 JSON 객체를 한 줄씩 출력합니다.")
    var json = false

    func run(_ session: Session) async throws {
        guard let book = try await options.existingBook(session) else {
            return session.message(session.wording.notice(.nothingKnown))
        }
        let overview = try await book.rules.overview()
        let (rules, shops) = (overview.rules.rules, overview.shops)
        guard !json else {
            return try StandardStreams.json(each: rules.map(JSONForm.rule) + shops.map(JSONForm.lesson))
        }
        guard !rules.isEmpty || !shops.isEmpty else {
            return book.say(book.wording.notice(.nothingKnown))
        }
        try book.session.output(book.wording.notice(.rules(count: rules.count)))
        if !rules.isEmpty { try book.show(.rules(overview.rules, book.wording)) }
        guard !shops.isEmpty else { return }
        let shown = all ? shops : Array(shops.prefix(Self.shortList))
        let heading = book.wording.notice(.learned(shops: shops.count, shown: shown.count))
        try StandardStreams.output("\n" + heading)
        try book.show(.shops(shown, book.wording))
        if overview.habits != Habits() {
            try book.session.output(book.wording.notice(.habits(overview.habits)))
        }
    }
}

struct AddRuleCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "add",
        "Make a rule for a shop's category or name.",
        "가게의 분류나 상호를 규칙으로 정합니다.",
        discussion: .localized(
            """
            receiptmind rules add 이마트 category=household
            receiptmind rules add '쌤스더지' merchant=맘스터치

            A rule for a chain also counts for its branches. It replaces an earlier rule of the same kind, \
            and overrides what was learned. Confirmed records stay as they are; 'receiptmind edit' \
            changes those.
            """,
            """
            receiptmind rules add 이마트 category=생활품
            receiptmind rules add '쌤스더지' merchant=맘스터치

            체인의 규칙은 지점에도 적용됩니다. 같은 종류의 이전 규칙을 대신하고, 학습한 내용보다 우선합니다. 확정된 기록은 그대로 남으며, 그것은 'receiptmind edit'로 고칩니다.
            """
        )
    )

    @Argument("The shop's name.", "상호.")
    var merchant: String

    @Argument("category=NAME or merchant=NAME.", "category=분류 또는 merchant=이름.")
    var value: String

    @OptionGroup var options: LibraryOptions

    func validate() throws {
        guard merchant.contains(where: { $0.isLetter || $0.isNumber }) else {
            throw ValidationError("Say which shop by its name.", "어느 가게인지 상호를 쓰세요.")
        }
    }

    func run(_ book: OpenBook) async throws {
        let rule = Rule(merchant: merchant, effect: try effect(book.wording.catalog), since: Date())
        try await book.rules.add(rule, profile: book.profile)
        book.say(book.wording.notice(.added(rule)))
    }

    private func effect(_ catalog: CategoryCatalog) throws(InputProblem) -> Rule.Effect {
        guard let assignment = try FieldAssignment(value) else {
            // `rules add Market household`: whole names only, since the shop may be `Pier 1` or `Fresh Goods`.
            guard let category = catalog.category(named: value) else { throw .noSuchCategory(value) }
            return .category(category)
        }
        switch (assignment.field, assignment.answer) {
        case (_, "-"): throw .needed(assignment.field)
        case (.category, let answer): return .category(try CategorySearch.any(answer, in: catalog))
        case (.merchant, let answer): return .merchant(answer)
        default: throw .noSuchField(assignment.field.name)
        }
    }
}

struct RemoveRuleCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "remove",
        "Remove a rule by its number in the list.",
        "목록의 번호로 규칙을 삭제합니다."
    )

    @Argument("The rule's number, as 'receiptmind rules' shows it.", "'receiptmind rules'에 나오는 규칙 번호.")
    var number: Int

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        do {
            guard let book = try await options.existingBook(session) else {
                throw HouseholdRules.NoSuchRule(number: number, count: 0)
            }
            let rule = try await book.rules.remove(number: number)
            book.say(book.wording.notice(.removed(rule)))
        } catch let none as HouseholdRules.NoSuchRule {
            session.message("receiptmind: " + session.wording.notice(.noSuchRule(none.number, of: none.count)))
            try ExitStatus.wrongUsage.leave()
        }
    }
}
