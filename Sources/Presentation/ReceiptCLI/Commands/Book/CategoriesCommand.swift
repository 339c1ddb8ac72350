import ArgumentParser
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTerminal
import ReceiptWording

struct CategoriesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "categories",
        "List the categories, and make your own.",
        "분류를 보고, 직접 만듭니다.",
        discussion: .localized(
            """
            The 23 built-in ones come first, then your own. Records keep a category's code, which never \
            changes; its name can be changed at any time.
            """,
            "기본 분류 23가지가 먼저, 직접 만든 분류가 그다음에 나옵니다. 기록에는 바뀌지 않는 코드가 남으므로 이름은 언제든 바꿀 수 있습니다."
        ),
        subcommands: [
            ListCategoriesCommand.self, AddCategoryCommand.self, EditCategoryCommand.self, RemoveCategoryCommand.self,
        ],
        defaultSubcommand: ListCategoriesCommand.self
    )
}

struct ListCategoriesCommand: HouseholdCommand {
    static let configuration = CommandConfiguration("list", "List the categories.", "분류를 봅니다.")

    @OptionGroup var options: LibraryOptions

    @Flag("List hidden ones too.", "숨긴 분류도 봅니다.")
    var all = false

    @Flag(help: .jsonLines)
    var json = false

    func run(_ session: Session) async throws {
        var shown = CategoryCatalog.builtIn.entries.map { HouseholdCategories.Usage(entry: $0) }
        if let library = try await options.openExisting(session) {
            shown = try await HouseholdCategories(library: library, user: options.user).overview()
        }
        if !all, !json { shown.removeAll(where: \.entry.isHidden) }
        guard !json else { return try StandardStreams.json(each: shown.map { JSONForm.category($0) }) }
        try session.show(.categories(shown, session.wording))
    }
}

/// A category's values as options.
struct CategoryFacts: ParsableArguments {
    @Option("Its name in both languages.", "두 언어에서 쓸 이름.")
    var name: String?

    @Option("Its name in Korean.", "한국어 이름.")
    var korean: String?

    @Option("Its name in English.", "영어 이름.")
    var english: String?

    @Option("One symbol before the name, such as 🏠.", "이름 앞에 붙는 아이콘 하나. 예: 🏠")
    var icon: String?

    @Option("What it is for: expense or income.", "쓰임새: expense(지출)나 income(수입).")
    var kind: String?

    func facts() throws -> HouseholdCategories.Facts {
        var facts = HouseholdCategories.Facts(korean: korean ?? name, english: english ?? name, icon: icon)
        if let kind { facts.kind = try RecordKind(typed: kind) }
        return facts
    }
}

struct AddCategoryCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "add",
        "Make a category.",
        "분류를 만듭니다.",
        discussion: .localized(
            "Adding a hidden category shows it again: receiptmind categories add pets --korean 반려동물 --icon 🐾",
            "숨긴 분류를 추가하면 다시 나타납니다: receiptmind categories add 반려동물 --english Pets --icon 🐾"
        )
    )

    @Argument("A code, or a name to make a code from: pets, \"Pet care\".", "코드, 또는 코드로 바꿀 이름: 주거, \"반려 동물\".")
    var category: String

    @OptionGroup var facts: CategoryFacts
    @OptionGroup var options: LibraryOptions

    func run(_ book: OpenBook) async throws {
        let facts = try facts.facts()
        let entry = try await book.categories.add(category, facts, profile: book.profile)
        book.say(book.wording.notice(.added(entry)))
    }
}

struct EditCategoryCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "edit",
        "Change a category's name, icon or kind.",
        "분류의 이름, 아이콘, 종류를 바꿉니다."
    )

    @Argument(help: .category)
    var category: String

    @OptionGroup var facts: CategoryFacts
    @OptionGroup var options: LibraryOptions

    func validate() throws {
        let said = [facts.name, facts.korean, facts.english, facts.icon, facts.kind].compactMap(\.self)
        if said.isEmpty { throw ValidationError.noChange }
    }

    func run(_ book: OpenBook) async throws {
        let entry = try await book.categories.edit(try book.category(category), try facts.facts())
        book.say(book.wording.notice(.changed(entry)))
    }
}

struct RemoveCategoryCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "remove",
        "Remove a category, or hide it if it is in use.",
        "분류를 삭제하거나, 쓰고 있으면 숨깁니다.",
        discussion: .localized(
            "A category that a record or a rule uses, or a built-in one, is only hidden; any other is removed. "
                + "'receiptmind undo' undoes it.",
            "기록이나 규칙에서 쓰는 분류와 기본 분류는 숨기기만 하고, 나머지는 삭제합니다. 되돌리려면 'receiptmind undo'."
        )
    )

    @Argument(help: .category)
    var category: String

    @OptionGroup var options: LibraryOptions

    func run(_ book: OpenBook) async throws {
        let entry = try await book.categories.remove(try CategorySearch.any(category, in: book.wording.catalog))
        book.say(book.wording.notice(entry.isHidden ? .hidden(entry) : .removed(entry)))
    }
}
