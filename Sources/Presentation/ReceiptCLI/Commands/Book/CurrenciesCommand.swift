import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptTerminal
import ReceiptWording

struct CurrenciesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "currencies",
        "Keep money that has no ISO code: BTC, points.",
        "ISO 코드가 없는 돈(BTC, 포인트)을 정합니다.",
        discussion: .localized(
            """
            receiptmind currencies add BTC --digits 8 --symbol ₿ --name Bitcoin
            receiptmind accounts add wallet "Cold wallet" --opening 0.5BTC

            All currencies of ISO 4217 are known and need no adding. Your own are taken wherever an amount is: typed, imported, \
            exported, in reports and budgets. Different currencies are never added together.
            """,
            """
            receiptmind currencies add BTC --digits 8 --symbol ₿ --name 비트코인
            receiptmind accounts add wallet 콜드월렛 --opening 0.5BTC

            ISO 4217 통화는 모두 추가하지 않아도 쓸 수 있습니다. 직접 정한 통화는 입력, 가져오기, 내보내기, 보고서, 예산 어디에서나 쓸 수 있습니다. 서로 다른 통화는 더하지 않습니다.
            """
        ),
        subcommands: [ListCurrenciesCommand.self, AddCurrencyCommand.self, RemoveCurrencyCommand.self],
        defaultSubcommand: ListCurrenciesCommand.self
    )
}

struct ListCurrenciesCommand: HouseholdCommand {
    static let configuration = CommandConfiguration("list", "List your own currencies.", "직접 정한 통화를 봅니다.")

    @OptionGroup var options: LibraryOptions

    @Flag(help: .jsonLines)
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

struct AddCurrencyCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "add",
        "Add a currency, or change its symbol or name.",
        "통화를 추가하거나, 기호와 이름을 바꿉니다.",
        discussion: .localized(
            "The number of decimals stays once an amount was stored, because all amounts are counted by it.",
            "금액을 한 번이라도 저장한 뒤에는 소수 자릿수를 바꿀 수 없습니다. 모든 금액을 그 자릿수로 세기 때문입니다."
        )
    )

    @Argument(help: .currencyCode)
    var code: String

    @Option(
        "How many decimals its amounts have, 0 to \(OwnCurrency.possibleDigits.upperBound) (default: 2).",
        "금액의 소수 자릿수, 0에서 \(OwnCurrency.possibleDigits.upperBound)까지 (기본: 2)."
    )
    var digits: Int?

    @Option("The sign before its amounts: ₿ (default: the code).", "금액 앞에 붙는 기호: ₿ (기본: 코드).")
    var symbol: String?

    @Option("What it is called; amounts can be typed with it, too.", "이름. 금액을 입력할 때도 쓸 수 있습니다.")
    var name: String?

    @OptionGroup var options: LibraryOptions

    func run(_ book: OpenBook) async throws {
        let currency = try await book.currencies
            .add(code, digits: digits, symbol: symbol, name: name, profile: book.profile)
        book.say(book.wording.added(currency))
    }
}

struct RemoveCurrencyCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "remove",
        "Remove a currency that is not in use.",
        "쓰지 않는 통화를 삭제합니다.",
        discussion: .localized(
            "'receiptmind undo' brings it back. A currency of which amounts are stored stays.",
            "되돌리려면 'receiptmind undo'. 금액이 저장된 통화는 삭제할 수 없습니다."
        )
    )

    @Argument(help: .currencyCode)
    var code: String

    @OptionGroup var options: LibraryOptions

    func run(_ book: OpenBook) async throws {
        let currency = try await book.currencies.remove(code)
        book.say(book.wording.removed(currency))
    }
}
