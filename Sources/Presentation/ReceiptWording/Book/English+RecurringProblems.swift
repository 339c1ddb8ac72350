import ReceiptApp

extension EnglishWording {
    func problem(_ problem: RecurrenceProblem) -> String {
        switch problem {
        case .noSuch(let text, let names):
            "no recurring entry is called \"\(text.escapingControls)\"; there are: " + names.escaped
        case .several(let text, let ids):
            "\"\(text.escapingControls)\" fits several; use the id: " + ids.escaped
        case .noneAtAll: "there are no recurring entries yet; 'receiptmind recurring add' makes one"
        case .notAnInterval(let text):
            "\"\(text.escapingControls)\" is not an interval; for example day, week, \"2 weeks\", month, \"3 months\", year"
        case .nameOrInterval(let text):
            "\"\(text.escapingControls)\" may belong to the name or say how often; put the name in quotes, or give --every month"
        case .notAMode(let text): "\"\(text.escapingControls)\" is not a mode; choose enter, draft or remind"
        case .notAWeekendRule(let text):
            "\"\(text.escapingControls)\" is not a weekend rule; choose keep, before or after"
        case .notACount(let text): "\"\(text.escapingControls)\" is not a number of times; give 1 to 1000000"
        case .noSuchField(let text):
            "\"\(text.escapingControls)\" is not a field that can be changed; see 'receiptmind recurring edit --help'"
        case .amountMissing: "an automatic entry needs an amount; give one, or choose --mode draft or --mode remind"
        case .amountNotPositive: "the amount must be more than 0"
        case .currencyMissing: "in which currency? For example 650USD"
        case .variesButEnters: "an amount that varies (--about) goes with --mode draft or --mode remind"
        case .nameMissing: "it needs a name: the shop, or for a note its text"
        case .transferWithoutAccounts: "a transfer needs two different accounts: --account A --to B"
        case .endsBeforeItBegins(let day): "the end, \(day), is before the beginning"
        case .notDue(let day, let name):
            "\(name.escapingControls) is not due on \(day); 'receiptmind recurring preview' shows when"
        case .nothingComes(let name): "\(name.escapingControls) has nothing more to come"
        case .alreadyEnded(let name, let day):
            "\(name.escapingControls) ended on \(day); to continue it: 'recurring edit' with ended="
        case .alreadyPaused(let name):
            "\(name.escapingControls) is already paused then; 'receiptmind recurring resume' ends that"
        case .notPaused(let name): "\(name.escapingControls) is not paused then"
        case .alreadyEntered(let day, let name):
            "\(name.escapingControls) of \(day) is entered already; 'receiptmind discard' discards it"
        case .alreadySkipped(let day): "\(day) is skipped already"
        case .pauseEndsEarly(let day): "the end of the pause, \(day), is before its beginning"
        case .recordUnfit(let id): "\(id.short) has no name or amount for a recurring entry"
        case .notOurCalendar(let path):
            "\(path.escapingControls) already exists and is not a calendar that ReceiptMind wrote; give another name"
        case .notWritten(let path, let detail):
            "\(path.escapingControls) could not be written: \(detail.escapingControls)"
        }
    }
}

extension [String] {
    var escaped: String { map(\.escapingControls).joined(separator: ", ") }
}
