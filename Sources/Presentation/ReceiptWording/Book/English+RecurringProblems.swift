import HouseholdBook
import ReceiptApp
import ReceiptDomain

extension EnglishWording {
    func problem(_ problem: RecurrenceProblem) -> String {
        switch problem {
        case .noSuch(let text, let names):
            "no recurring entry is called \"\(text.escapingControls)\"; there are: " + names.escaped
        case .several(let text, let ids):
            "\"\(text.escapingControls)\" may be one of several; use the id: " + ids.escaped
        case .noneAtAll: "there are no recurring entries yet; 'receiptmind recurring add' makes one"
        case .notARhythm(let text):
            "\"\(text.escapingControls)\" is no rhythm; for example day, week, \"2 weeks\", month, \"3 months\", year"
        case .notAMode(let text): "\"\(text.escapingControls)\" is no mode; enter, draft or remind"
        case .notAWeekendRule(let text): "\"\(text.escapingControls)\" is no weekend rule; keep, before or after"
        case .notACount(let text): "\"\(text.escapingControls)\" is not a number of times, from 1 to 1000000"
        case .noSuchField(let text):
            "\"\(text.escapingControls)\" is nothing that can be changed; see 'receiptmind recurring edit --help'"
        case .amountMissing: "what is entered by itself needs an amount; or take --mode draft or --mode remind"
        case .amountNotPositive: "the amount must be more than 0"
        case .currencyMissing: "in which currency? For example 650000KRW"
        case .variesButEnters: "an amount that varies (--about) goes with --mode draft or --mode remind"
        case .nameMissing: "it needs a name: the shop, or for a note its text"
        case .transferWithoutAccounts: "a transfer needs two different accounts: --account A --to B"
        case .endsBeforeItBegins(let day): "it would end on \(day), before it begins"
        case .notDue(let day, let name):
            "\(name.escapingControls) is not due on \(day); 'receiptmind recurring preview' shows when"
        case .nothingComes(let name): "nothing of \(name.escapingControls) comes any more"
        case .alreadyEnded(let name, let day):
            "\(name.escapingControls) has ended on \(day); 'recurring edit' with ended= lets it go on"
        case .alreadyPaused(let name):
            "\(name.escapingControls) pauses then already; 'receiptmind recurring resume' ends that"
        case .notPaused(let name): "\(name.escapingControls) does not pause then"
        case .alreadyEntered(let day, let name):
            "\(name.escapingControls) of \(day) is entered already; 'receiptmind discard' sets that aside"
        case .alreadySkipped(let day): "\(day) is left out already"
        case .pauseEndsEarly(let day): "the pause would end on \(day), before it begins"
        case .recordUnfit(let id): "\(id.short) has no name or amount that could come again"
        case .notOurCalendar(let path):
            "\(path.escapingControls) is there already and is no calendar of ours; give another name"
        case .notWritten(let path, let detail):
            "\(path.escapingControls) could not be written: \(detail.escapingControls)"
        }
    }
}

extension [String] {
    var escaped: String { map(\.escapingControls).joined(separator: ", ") }
}
