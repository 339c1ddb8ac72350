/// A piece of the commands' help: what a command, an argument or an option is for.
///
/// The commands themselves say which piece belongs where; help, manual pages and completions are made from them. One file for
/// each subject has its pieces in both languages.
public enum HelpText: CaseIterable, Hashable, Sendable {
    case program(Program)
    case reading(Reading)
    case review(Review)
    case records(Records)
    case filters(Filters)
    case changes(Changes)
    case images(Images)
    case rules(Rules)
    case care(Care)
    case measuring(Measuring)
    case recurring(Recurring)
    case recurringChanges(RecurringChanges)
    case accounts(Accounts)
    case accountViews(AccountViews)
    case entries(Entries)

    public static var allCases: [HelpText] {
        [
            Program.allCases.map(Self.program),
            Reading.allCases.map(Self.reading),
            Review.allCases.map(Self.review),
            Records.allCases.map(Self.records),
            Filters.allCases.map(Self.filters),
            Changes.allCases.map(Self.changes),
            Images.allCases.map(Self.images),
            Rules.allCases.map(Self.rules),
            Care.allCases.map(Self.care),
            Measuring.allCases.map(Self.measuring),
            Recurring.allCases.map(Self.recurring),
            RecurringChanges.allCases.map(Self.recurringChanges),
            Accounts.allCases.map(Self.accounts),
            AccountViews.allCases.map(Self.accountViews),
            Entries.allCases.map(Self.entries),
        ].flatMap(\.self)
    }
}

extension HelpWording {
    public func help(_ text: HelpText) -> String {
        switch text {
        case .program(let text): help(text)
        case .reading(let text): help(text)
        case .review(let text): help(text)
        case .records(let text): help(text)
        case .filters(let text): help(text)
        case .changes(let text): help(text)
        case .images(let text): help(text)
        case .rules(let text): help(text)
        case .care(let text): help(text)
        case .measuring(let text): help(text)
        case .recurring(let text): help(text)
        case .recurringChanges(let text): help(text)
        case .accounts(let text): help(text)
        case .accountViews(let text): help(text)
        case .entries(let text): help(text)
        }
    }
}
