import ArgumentParser
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Money without an ISO 4217 code: `receiptmind currencies`.
struct CurrenciesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "currencies",
        abstract: .currencies(.abstract),
        discussion: .currencies(.discussion),
        subcommands: [ListCurrenciesCommand.self, AddCurrencyCommand.self, RemoveCurrencyCommand.self],
        defaultSubcommand: ListCurrenciesCommand.self
    )
}

struct ListCurrenciesCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: .currencies(.list))

    @OptionGroup var options: LibraryOptions

    @Flag(help: .currencies(.json))
    var json = false

    func run(_ session: Session) async throws {
        var all: [OwnCurrency] = []
        if let library = try await options.openExisting(session) {
            all = try await HouseholdCurrencies(library: library, user: options.user).all()
        }
        guard !json else { return try StandardStreams.json(each: all) }
        guard !all.isEmpty else { return session.message(session.wording.noCurrencies) }
        try session.show(.currencies(all, session.wording))
    }
}

struct AddCurrencyCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: .currencies(.add),
        discussion: .currencies(.addDiscussion)
    )

    @Argument(help: .currencies(.code))
    var code: String

    @Option(help: .currencies(.digits))
    var digits: Int?

    @Option(help: .currencies(.symbol))
    var symbol: String?

    @Option(help: .currencies(.name))
    var name: String?

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let currency = try await HouseholdCurrencies(library: library, user: options.user)
            .add(code, digits: digits, symbol: symbol, name: name, profile: session.home.profile)
        session.message(session.wording.added(currency))
    }
}

struct RemoveCurrencyCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: .currencies(.remove),
        discussion: .currencies(.removeDiscussion)
    )

    @Argument(help: .currencies(.code))
    var code: String

    @OptionGroup var options: LibraryOptions

    func run(_ session: Session) async throws {
        let library = try await options.open(session)
        let currency = try await HouseholdCurrencies(library: library, user: options.user).remove(code)
        session.message(session.wording.removed(currency))
    }
}
