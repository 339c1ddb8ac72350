public import ReceiptDomain
import Synchronization

/// A value of which an index keeps the description.
typealias Notable = LosslessStringConvertible & Hashable & Sendable

/// Tallies by key, looked up in a history or counted here.
struct TallyTable<Key: Notable, Value: Notable>: Sendable {
    private let name: String
    private let earlier: EarlierTallies<Value>?
    private var own: [Key: Tally<Value>] = [:]

    /// `name` distinguishes the table's keys in the index.
    ///
    /// With a limit, only so many values of a key are looked up: those whose notes come first.
    init(_ name: String, _ history: (any LearnedHistory)?, limit: Int? = nil) {
        self.name = name
        earlier = history.map { EarlierTallies(name: name, history: $0, limit: limit) }
    }

    /// The key's tally; `nil` if nothing was counted.
    subscript(key: Key) -> Tally<Value>? {
        let tally = earlier.map { $0[key.description] } ?? own[key]
        return tally.flatMap { $0.counts.isEmpty ? nil : $0 }
    }

    mutating func add(_ value: Value, under key: Key, _ count: Int) { own[key, default: Tally()].add(value, count) }

    /// Loads all keys of the history at once, before a pass over all of them.
    func lookUpAll() { earlier?.lookUpAll() }

    /// All counts made here.
    var notes: [LearnedNote] {
        own.flatMap { key, tally in
            tally.counts.map {
                LearnedNote(key: notePath(name, key.description), value: $0.key.description, count: $0.value)
            }
        }
    }
}

private let pathSeparator = "\u{1F}"

private func notePath(_ table: String, _ key: String) -> String { table + pathSeparator + key }

/// The history's tallies of a table, each looked up once; empty where they cannot be.
private final class EarlierTallies<Value: Notable>: Sendable {
    private struct Known: Sendable {
        var tallies: [String: Tally<Value>] = [:]
        var isAll = false
    }

    private let name: String
    private let history: any LearnedHistory
    private let limit: Int?
    private let known = Mutex(Known())

    init(name: String, history: any LearnedHistory, limit: Int?) {
        (self.name, self.history, self.limit) = (name, history, limit)
    }

    subscript(key: String) -> Tally<Value> {
        let (found, isAll) = known.withLock { ($0.tallies[key], $0.isAll) }
        if let found { return found }
        guard !isAll else { return Tally() }
        var tally = Tally<Value>()
        for (text, count) in (try? history.counts(of: notePath(name, key), limit: limit)) ?? [:] {
            if let value = Value(text) { tally.add(value, count) }
        }
        let counted = tally
        known.withLock { $0.tallies[key] = counted }
        return counted
    }

    func lookUpAll() {
        guard !known.withLock({ $0.isAll }) else { return }
        let prefix = notePath(name, "")
        var tallies: [String: Tally<Value>] = [:]
        for note in (try? history.notes(beginning: prefix)) ?? [] {
            guard let value = Value(note.value) else { continue }
            tallies[String(note.key.dropFirst(prefix.count)), default: Tally()].add(value, note.count)
        }
        let all = tallies
        known.withLock { $0 = Known(tallies: all, isAll: true) }
    }
}

/// The only key of a table that has no keys.
struct SingleKey: Notable {
    init() {}
    init(_ description: String) {}
    var description: String { "" }
}

extension ReadingContext.DateOrder: LosslessStringConvertible {
    public init?(_ text: String) { self.init(rawValue: text) }
    public var description: String { rawValue }
}

extension NameKey: LosslessStringConvertible {
    /// The name without spaces, which different spellings share.
    var description: String { text }
}

/// A merchant's name as a value, with the words that identify chains and branches.
struct ShopName: Notable {
    let key: NameKey

    init(_ key: NameKey) { self.key = key }
    init(_ name: String) { key = NameKey(name) }
    var description: String { key.words.joined(separator: " ") }
}
