public import ReceiptDomain

/// A subject that money is spent for: a person, a pet, a car, a home.
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
    public static let fields: Set<String> = ["id", "name", "type", "species", "born", "icon", "photo", "hidden"]

    /// The id in records, made from the first name and never changed.
    public let id: String
    public var name: String
    public var type: String
    /// A pet's species: `dog`, `cat` or any other word.
    public var species: String?
    /// `2021-05-03`.
    public var born: String?
    public var icon: String?
    /// The id of a record, whose first image shows the subject.
    public var photo: String?
    /// `true` where it is no longer offered, though existing references stay; otherwise not written.
    public var hidden: Bool?

    public init(id: String, name: String, _ type: Kind) {
        (self.id, self.name, self.type) = (id, name, type.rawValue)
    }

    /// The kind; a person where a newer program wrote an unknown one.
    public var invalidValue: InvalidValue? {
        InvalidValue.first(in: [("type", [type])]) { Kind(rawValue: $0) }
            ?? InvalidValue.first(in: [("born", [born])]) { CalendarDay(iso: $0) }
    }

    public var subjectKind: Kind { Kind(rawValue: type) ?? .person }
    public var birthday: CalendarDay? { born.flatMap { CalendarDay(iso: $0) } }
    public var shownIcon: String { icon ?? subjectKind.icon }
    public var isHidden: Bool { hidden ?? false }
}

/// The household's subjects, with lookup by name.
public struct SubjectDirectory: Hashable, Sendable {
    public let subjects: [Subject]

    public init(_ subjects: [Subject]) { self.subjects = subjects }

    public subscript(id: String) -> Subject? { subjects.first { $0.id == id } }

    /// The subject with this id or name, or the only one whose name begins with it; a leading `@` is ignored.
    public func find(_ text: String) -> Subject? {
        let wanted = text.drop { $0 == "@" }.lowercased()
        guard !wanted.isEmpty else { return nil }
        if let exact = subjects.first(where: { $0.id == wanted || $0.name.lowercased() == wanted }) { return exact }
        let found = subjects.filter { !$0.isHidden && $0.name.lowercased().hasPrefix(wanted) }
        return found.count == 1 ? found.first : nil
    }

    /// The text stored in records: the id of the named subject, else the text itself.
    public func stored(_ text: String) -> String { find(text)?.id ?? String(text.drop { $0 == "@" }) }

    public var pets: Set<String> { Set(subjects.filter { $0.subjectKind == .pet }.map(\.id)) }

    /// Subject ids by lower-case name.
    public var idsByName: [String: String] {
        Dictionary(subjects.map { ($0.name.lowercased(), $0.id) }) { first, _ in first }
    }

    /// The id for a new subject with the name.
    ///
    /// Derived from the name, so that earlier records with that text belong to the subject.
    public static func id(for name: String) -> String? { Category(naming: name)?.code }
}
