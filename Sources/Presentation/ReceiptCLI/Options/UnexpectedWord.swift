import ArgumentParser
import HouseholdBook
import ReceiptDomain
import ReceiptWording

/// A word that a command does not take, where it says what was meant: `watch Photos`, `export a.csv november`, `subjects add Nabi cat`.
///
/// The parser would only call it unexpected.
struct UnexpectedWord {
    private let arguments: [String]
    private let words: [String]

    /// `nil` for any other error of the parser than such words, or a number with a minus.
    init?(in arguments: [String], _ error: any Error) {
        let message = ReceiptMind.message(for: error)
        let isNumber = message.contains(/Unknown option '-[0-9]/)
        guard isNumber || message.lowercased().contains("unexpected argument") else { return nil }
        self.arguments = arguments
        words = message.matches(of: /'([^']+)'/).map { String($0.1) }
    }

    /// The sentence that says what to type instead.
    var hint: String? {
        guard let word = words.first else { return nil }
        let shown = word.escapingControls
        if word.hasPrefix("-") {
            return .localized("\(shown): write the number without a minus", "\(shown): 숫자에는 -를 쓰지 않습니다")
        }
        switch arguments.first {
        case "watch":
            return .localized(
                "'watch' reads the library's own Inbox; 'receiptmind import \(shown)' reads photos that lie elsewhere",
                "'watch'는 보관함의 Inbox를 읽습니다. 다른 곳의 사진은 'receiptmind import \(shown)'로 가져오세요"
            )
        case "review":
            return .localized(
                "'review' goes through all drafts and takes no \"\(shown)\"; 'receiptmind edit ID FIELD=VALUE' changes one record",
                "'review'는 초안을 모두 차례로 보여 주며, \"\(shown)\"을(를) 받지 않습니다. 기록 하나는 'receiptmind edit ID 항목=값'으로 고칩니다"
            )
        case "export" where arguments.count > 2 && words.count == 1:
            let rest = arguments.map { $0 == word ? "--month " + $0 : $0 }
            return meant("receiptmind " + rest.joined(separator: " ").escapingControls)
        case "subjects" where isAdding: return meant(subject)
        case "categories" where isAdding: return meant(category)
        case "init", "verify", "status", "doctor":
            guard word.contains("/") else { return nil }
            return meant("receiptmind \(arguments[0]) --library \(shown)")
        default: return nil
        }
    }

    private var isAdding: Bool { arguments.count > 3 && arguments[1] == "add" && !arguments[2].hasPrefix("-") }

    private func meant(_ command: String) -> String {
        .localized("did you mean '\(command)'?", "혹시 '\(command)'입니까?")
    }

    /// `Nabi cat` says what it is without the option, and `Our car` is a name of two words.
    private var subject: String {
        let last = words.last ?? ""
        if let kind = Subject.Kind(typed: last) { return adding(words.dropLast(), "--kind \(kind.rawValue)") }
        guard VaccinationPlan.Species(named: last) != nil else { return adding(words[...], nil) }
        return adding(words.dropLast(), "--kind pet --species \(last.escapingControls)")
    }

    private var category: String {
        guard let kind = try? RecordKind(typed: words.last ?? "") else { return adding(words[...], nil) }
        return adding(words.dropLast(), "--kind \(kind.rawValue)")
    }

    private func adding(_ rest: ArraySlice<String>, _ option: String?) -> String {
        let name = ([arguments[2]] + rest).joined(separator: " ").escapingControls
        let quoted = rest.isEmpty ? name : "\"\(name)\""
        return (["receiptmind", arguments[0], "add", quoted, option].compactMap(\.self)).joined(separator: " ")
    }
}
