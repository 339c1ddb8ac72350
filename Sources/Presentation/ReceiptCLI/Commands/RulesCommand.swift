import ArgumentParser
import Foundation
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Shows rules and learned merchants: `receiptmind rules`.
struct RulesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: .text(.rules(.rulesAbstract)),
        subcommands: [ListRulesCommand.self, AddRuleCommand.self, RemoveRuleCommand.self],
        defaultSubcommand: ListRulesCommand.self
    )
}

struct ListRulesCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: .text(.rules(.listRulesAbstract))
    )

    /// The rows that fit a screen without scrolling.
    private static let shortList = 15

    @OptionGroup var options: LibraryOptions

    @Flag(help: .text(.rules(.listRulesAll)))
    var all = false

    @Flag(help: .text(.rules(.listRulesJson)))
    var json = false

    func run(_ session: Session) async throws {
        guard let library = try await options.openExisting(session) else {
            return session.message(session.wording.notice(.nothingKnown))
        }
        let overview = try await HouseholdRules(library: library, user: options.user).overview()
        let session = try await session.knowing(library, options.user)
        let (book, shops) = (overview.rules, overview.shops)
        guard !json else {
            return try StandardStreams.json(each: book.rules.map(LessonForm.init) + shops.map(LessonForm.init))
        }
        guard !book.rules.isEmpty || !shops.isEmpty else {
            return session.message(session.wording.notice(.nothingKnown))
        }
        try session.output(session.wording.notice(.rules(count: book.rules.count)))
        if !book.rules.isEmpty { try session.show(.rules(book, session.wording)) }
        guard !shops.isEmpty else { return }
        let shown = all ? shops : Array(shops.prefix(Self.shortList))
        let heading = session.wording.notice(.learned(shops: shops.count, shown: shown.count))
        try StandardStreams.output("\n" + heading)
        try session.show(.shops(shown, session.wording))
        if overview.habits != Habits() {
            try session.output(session.wording.notice(.habits(overview.habits)))
        }
    }
}

struct AddRuleCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: .text(.rules(.addRuleAbstract)),
        discussion: .text(.rules(.addRuleDiscussion))
    )

    @Argument(help: .text(.rules(.addRuleMerchant)))
    var merchant: String

    @Argument(help: .text(.rules(.addRuleValue)))
    var value: String

    @OptionGroup var options: LibraryOptions

    func validate() throws {
        guard merchant.contains(where: { $0.isLetter || $0.isNumber }) else {
            throw ValidationError(.noShop)
        }
    }

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let session = try await session.knowing(library, options.user)
        let rule = Rule(merchant: merchant, effect: try effect(session.wording.catalog), since: Date())
        try await HouseholdRules(library: library, user: options.user).add(rule, profile: session.home.profile)
        session.message(session.wording.notice(.added(rule)))
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
        commandName: "remove",
        abstract: .text(.rules(.removeRuleAbstract))
    )

    @Argument(help: .text(.rules(.removeRuleNumber)))
    var number: Int

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        do {
            guard let library = try await options.openExisting(session) else {
                throw HouseholdRules.NoSuchRule(number: number, count: 0)
            }
            let rule = try await HouseholdRules(library: library, user: options.user).remove(number: number)
            let session = try await session.knowing(library, options.user)
            session.message(session.wording.notice(.removed(rule)))
        } catch let none as HouseholdRules.NoSuchRule {
            session.message("receiptmind: " + session.wording.notice(.noSuchRule(none.number, of: none.count)))
            try ExitStatus.wrongUsage.leave()
        }
    }
}
