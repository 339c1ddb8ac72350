import ReceiptDomain

/// Learns the forms of messages that no built-in one reads, from those that a person read and confirmed.
struct MessageMemory: Sendable {
    private var patterns: TallyTable<SingleKey, MessagePattern>

    /// One example could be a coincidence: a balance that equals the amount, a day that is another's.
    private static let enough = 2

    init(_ history: (any LearnedHistory)?) { patterns = TallyTable("messageForm", history) }

    var notes: [LearnedNote] { patterns.notes }

    /// Adds a confirmed record; a `count` of -1 removes it.
    mutating func count(_ record: Record, _ count: Int) {
        guard let pattern = MessagePattern(taughtBy: record) else { return }
        patterns.add(pattern, under: SingleKey(), count)
    }

    /// `nil` where no form fits, or several that read more than the shop differently.
    ///
    /// Of several the one with the most words decides, as a shop's own among those of its bank.
    func message(in text: String, on today: CalendarDay) -> MoneyMessage? {
        let known = patterns[SingleKey()]?.counts.filter { $0.value >= Self.enough }.keys.map(\.self) ?? []
        let read = known.compactMap { pattern in
            pattern.message(in: text, on: today).map { (pattern: pattern, message: $0) }
        }
        let facts = read.map { one in
            var message = one.message
            message.merchant = nil
            return message
        }
        guard Set(facts).count == 1 else { return nil }
        return read.max {
            ($0.pattern.wordCount, $0.pattern.description) < ($1.pattern.wordCount, $1.pattern.description)
        }?.message
    }
}
