import HouseholdBook
import ReceiptDomain

/// Reads a journal of hledger, Ledger or beancount.
struct JournalText {
    /// The currency that signs such as `$` mean where several have them.
    private let home: Currency

    init(home: Currency) { self.home = home }

    func read(_ bytes: [UInt8]) throws(JournalProblem) -> Journal {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            let valid = bytes.split(separator: 10, omittingEmptySubsequences: false).prefix { line in
                String(validating: line, as: UTF8.self) != nil
            }
            throw JournalProblem(valid.count + 1, .unreadable("UTF-8"))
        }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            String(line.hasPrefix("\u{FEFF}") ? line.dropFirst() : line)
        }
        var draft = JournalDraft(home: home)
        if Self.isBeancount(lines) {
            var reader = BeancountReader(draft)
            try reader.read(lines)
            draft = reader.draft
        } else {
            var reader = HledgerReader(draft)
            try reader.read(lines)
            draft = reader.draft
        }
        return try draft.checked()
    }

    /// Only beancount opens accounts on a day, and puts options into quotes.
    private static func isBeancount(_ lines: [String]) -> Bool {
        lines.contains { line in
            if line.hasPrefix("option \"") { return true }
            let words = line.split(separator: " ", maxSplits: 3)
            guard words.count >= 3, CalendarDay(iso: words[0].replacing("/", with: "-")) != nil else { return false }
            return words[1] == "open" && words[2].contains(":") && words[2].first?.isLowercase == false
        }
    }
}
