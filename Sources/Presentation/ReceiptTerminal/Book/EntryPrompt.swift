import HouseholdBook
public import ReceiptApp
public import ReceiptDomain
public import ReceiptReview
public import ReceiptWording

/// A prompt that asks for an entry part by part, with defaults from similar entries.
///
/// Nothing is written before the last answer.
public struct EntryPrompt: Sendable {
    public enum Outcome: Hashable, Sendable {
        case entered(Record)
        case givenUp
    }

    /// The household's data for defaults and parsing.
    public struct Household: Sendable {
        public let state: BookBalances
        public let memory: any HouseholdMemory
        public let convention: InputConvention
        /// Well-known merchant names.
        public let chains: [String]
        public let add: AddEntry

        public init(
            state: BookBalances,
            memory: any HouseholdMemory,
            convention: InputConvention,
            chains: [String],
            add: AddEntry
        ) {
            (self.state, self.memory, self.chains, self.add) = (state, memory, chains, add)
            // The accounts are those of the balances that are shown.
            var convention = convention
            convention.accounts = state.accounts
            self.convention = convention
        }
    }

    let household: Household
    let wording: any Wording
    private(set) var part = EntryPart.date
    private(set) var answers: [EntryPart: String] = [:]
    private(set) var editor = LineEditor()
    /// Whether the default is still unchanged; the first typed character replaces it.
    private(set) var isUntouched = true
    private(set) var selected: Int?
    private(set) var problem: String?

    public init(_ household: Household, _ wording: any Wording) {
        (self.household, self.wording) = (household, wording)
        start(.date)
    }

    /// Handles a key; `nil` while the prompt continues.
    public mutating func handle(_ key: Key) -> Outcome? {
        problem = nil
        switch key {
        case .control("c"), .endOfInput: return .givenUp
        case .escape:
            guard let earlier = earlierPart else { return .givenUp }
            start(earlier)
        case .enter: return answer()
        case .up, .down: select(key == .up ? -1 : 1)
        case .tab: complete()
        default: type(key)
        }
        return nil
    }

    private mutating func type(_ key: Key) {
        var next = isUntouched && Self.replaces(key) ? LineEditor() : editor
        guard next.handle(key) else { return }
        editor = next
        isUntouched = false
        selected = nil
    }

    private static func replaces(_ key: Key) -> Bool {
        switch key {
        case .character, .pasted, .backspace: true
        default: false
        }
    }

    private mutating func select(_ step: Int) {
        let count = choices.count
        guard count > 0 else { return }
        selected = selected.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    }

    private mutating func complete() {
        guard let choice = choices.first else { return }
        let index = selected ?? 0
        editor = LineEditor(choices.indices.contains(index) ? choices[index].value : choice.value)
        isUntouched = false
        selected = nil
    }

    // MARK: Steps

    var isTransfer: Bool { transfer != nil }

    /// The two accounts of a transfer typed as `kb > wallet`.
    private var transfer: (from: String, to: String)? {
        let parts = (answers[.merchant] ?? "").split(separator: ">", maxSplits: 1).map { $0.trimmingSpaces }
        guard parts.count == 2, !household.state.accounts.isEmpty, !parts[0].isEmpty, !parts[1].isEmpty else {
            return nil
        }
        return (parts[0], parts[1])
    }

    /// The parts to ask for: a transfer has neither a category nor a further account.
    var parts: [EntryPart] {
        EntryPart.allCases.filter { isTransfer ? $0 != .category && $0 != .account : true }
    }

    private var earlierPart: EntryPart? { parts.last { $0.rawValue < part.rawValue } }

    private mutating func start(_ part: EntryPart) {
        self.part = part
        editor = LineEditor(answers[part] ?? defaultAnswer(part))
        isUntouched = true
        selected = nil
    }

    private func defaultAnswer(_ part: EntryPart) -> String {
        let accounts = household.state.accounts
        let defaults = household.add.defaults(for: answers[.merchant], household.memory, accounts)
        return switch part {
        case .date: household.convention.today.description
        case .amount: isTransfer ? "" : defaults.amount?.decimal ?? ""
        case .category: defaults.category.map(wording.category) ?? ""
        case .account: defaults.account.map { accounts[$0]?.name ?? $0 } ?? ""
        case .merchant, .more: ""
        }
    }

    private mutating func answer() -> Outcome? {
        let typed = editor.text.trimmingSpaces
        if let selected, choices.indices.contains(selected) {
            answers[part] = choices[selected].value
        } else if part == .category || part == .account, !isUntouched, !typed.isEmpty, let only = choices.first {
            // The best match; a text without matches is parsed like any other answer.
            answers[part] = only.value
        } else {
            answers[part] = typed
        }
        do {
            _ = try reader(text)
            if part == .merchant, typed.isEmpty, selected == nil { throw BookProblem.needsMerchant }
            if part == .amount, answers[.amount]?.isEmpty ?? true { throw BookProblem.needsAmount }
            guard part == .more else {
                start(parts.first { $0.rawValue > part.rawValue } ?? .more)
                return nil
            }
            return .entered(try record())
        } catch {
            problem = wording.sentence(of: error)
            return nil
        }
    }

    private var reader: EntryReader {
        EntryReader(convention: household.convention)
    }

    private func record() throws -> Record {
        try household.add.record(try reader(text), household.state, household.memory)
    }

    private var text: EntryText {
        var text = EntryText()
        func given(_ part: EntryPart) -> String? {
            answers[part].flatMap { $0.isEmpty || $0 == "-" ? nil : $0 }
        }
        text.date = given(.date)
        text.amount = given(.amount)
        text.isRefund = text.amount?.isSignedAmount ?? false
        if let transfer {
            (text.account, text.toAccount) = (transfer.from, transfer.to)
        } else {
            (text.merchant, text.category, text.account) = (given(.merchant), given(.category), given(.account))
        }
        let words = (answers[.more] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        text.tags = words.filter { $0.hasPrefix("#") }
        text.subject = words.first { $0.hasPrefix("@") && $0.count > 1 }.map { String($0.dropFirst()) }
        text.memo = words.filter { !$0.hasPrefix("#") && !$0.hasPrefix("@") }.joined(separator: " ")
        return text
    }
}
