public import ReceiptDomain

/// Whom or what money is spent for: a person, a pet, a car, a home.
public struct Subject: LedgerEntity {
    public enum Kind: String, CaseIterable, Sendable {
        case person, pet, car, home

        public var icon: String {
            switch self {
            case .person: "🧑"
            case .pet: "🐾"
            case .car: "🚗"
            case .home: "🏠"
            }
        }
    }

    public static let kind = "subject"
    public static let fields: Set<String> = ["id", "name", "type", "species", "born", "icon", "hidden"]

    /// What records keep: made of the first name, and never changed.
    public let id: String
    public var name: String
    public var type: String
    /// Of a pet: `dog`, `cat` or any other word.
    public var species: String?
    /// `2021-05-03`.
    public var born: String?
    public var icon: String?
    /// It is no longer offered; what has it keeps it: `true`, or not written.
    public var hidden: Bool?

    public init(id: String, name: String, _ type: Kind) {
        (self.id, self.name, self.type) = (id, name, type.rawValue)
    }

    /// What it is; a person where a newer program says something else.
    public var subjectKind: Kind { Kind(rawValue: type) ?? .person }
    public var birthday: CalendarDay? { born.flatMap { CalendarDay(iso: $0) } }
    public var shownIcon: String { icon ?? subjectKind.icon }
    public var isHidden: Bool { hidden ?? false }
}

/// The subjects of a household, and which one is meant.
public struct SubjectDirectory: Hashable, Sendable {
    public let subjects: [Subject]

    public init(_ subjects: [Subject]) { self.subjects = subjects }

    public subscript(id: String) -> Subject? { subjects.first { $0.id == id } }

    /// The subject that is meant by an id, a name, or the beginning of one name only; with or without an `@` before it.
    public func find(_ text: String) -> Subject? {
        let wanted = text.drop { $0 == "@" }.lowercased()
        guard !wanted.isEmpty else { return nil }
        if let exact = subjects.first(where: { $0.id == wanted || $0.name.lowercased() == wanted }) { return exact }
        let found = subjects.filter { !$0.isHidden && $0.name.lowercased().hasPrefix(wanted) }
        return found.count == 1 ? found.first : nil
    }

    /// What records keep for what was typed: the id of the subject that is meant, else the words themselves.
    public func stored(_ text: String) -> String { find(text)?.id ?? String(text.drop { $0 == "@" }) }

    /// What records keep for each name, in small letters.
    public var idsByName: [String: String] {
        Dictionary(subjects.map { ($0.name.lowercased(), $0.id) }) { first, _ in first }
    }

    /// An id for a new one of that name.
    ///
    /// Made of the name, so that records that called it so before it was made belong to it.
    public static func id(for name: String) -> String? { Category(naming: name)?.code }
}
