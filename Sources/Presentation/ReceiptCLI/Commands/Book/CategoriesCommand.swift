import ArgumentParser
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Shows and changes the categories: `receiptmind categories`.
struct CategoriesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "categories",
        abstract: .categories(.abstract),
        discussion: .categories(.discussion),
        subcommands: [
            ListCategoriesCommand.self, AddCategoryCommand.self, EditCategoryCommand.self, RemoveCategoryCommand.self,
        ],
        defaultSubcommand: ListCategoriesCommand.self
    )
}

struct ListCategoriesCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: .categories(.list))

    @OptionGroup var options: LibraryOptions

    @Flag(help: .categories(.all))
    var all = false

    @Flag(help: .categories(.json))
    var json = false

    func run(_ session: Session) async throws {
        var shown = CategoryCatalog.builtIn.entries.map { HouseholdCategories.Usage(entry: $0) }
        if let library = try await options.openExisting(session) {
            shown = try await HouseholdCategories(library: library, user: options.user).overview()
        }
        if !all, !json { shown.removeAll(where: \.entry.isHidden) }
        guard !json else { return try StandardStreams.json(each: shown.map(CategoryForm.init)) }
        try session.show(.categories(shown, session.wording))
    }
}

/// A category's values as options.
struct CategoryFacts: ParsableArguments {
    @Option(help: .categories(.newName))
    var name: String?

    @Option(help: .categories(.korean))
    var korean: String?

    @Option(help: .categories(.english))
    var english: String?

    @Option(help: .categories(.icon))
    var icon: String?

    @Option(help: .categories(.kind))
    var kind: String?

    func facts(_ convention: InputConvention) throws -> HouseholdCategories.Facts {
        var facts = HouseholdCategories.Facts(korean: korean ?? name, english: english ?? name, icon: icon)
        if let kind { facts.kind = try RecordKind(typed: kind) }
        return facts
    }
}

struct AddCategoryCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: .categories(.add),
        discussion: .categories(.addDiscussion)
    )

    @Argument(help: .categories(.name))
    var category: String

    @OptionGroup var facts: CategoryFacts
    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let session = try await session.knowing(library, options.user)
        let facts = try facts.facts(try await options.convention(session, library))
        let entry = try await HouseholdCategories(library: library, user: options.user)
            .add(category, facts, profile: session.home.profile)
        session.message(session.wording.notice(.added(entry)))
    }
}

struct EditCategoryCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: .categories(.edit))

    @Argument(help: .categories(.code))
    var category: String

    @OptionGroup var facts: CategoryFacts
    @OptionGroup var options: LibraryOptions

    func validate() throws {
        let said = [facts.name, facts.korean, facts.english, facts.icon, facts.kind].compactMap(\.self)
        if said.isEmpty { throw ValidationError(.noChange) }
    }

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let session = try await session.knowing(library, options.user)
        let convention = try await options.convention(session, library)
        let entry = try await HouseholdCategories(library: library, user: options.user)
            .edit(try CategorySearch.any(category, in: convention.catalog), try facts.facts(convention))
        session.message(session.wording.notice(.changed(entry)))
    }
}

struct RemoveCategoryCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: .categories(.remove),
        discussion: .categories(.removeDiscussion)
    )

    @Argument(help: .categories(.code))
    var category: String

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let session = try await session.knowing(library, options.user)
        let entry = try await HouseholdCategories(library: library, user: options.user)
            .remove(try CategorySearch.any(category, in: session.wording.catalog))
        session.message(session.wording.notice(entry.isHidden ? .hidden(entry) : .removed(entry)))
    }
}
