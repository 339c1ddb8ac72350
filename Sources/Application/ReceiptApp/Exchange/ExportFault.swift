public import HouseholdBook
public import ReceiptDomain

/// A part of one of our own files that cannot be taken in.
public struct ExportFault: Error, Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        /// The field is missing, or has a value that it cannot have.
        case field(String, value: String?)
        /// An earlier entry has the same id.
        case sameID(as: Place)
        case unknownCategory(Category)
        /// The field names an account that neither the file nor the book has.
        case unknownAccount(String, String)
        case book(BookProblem)
        /// The part as a whole is of another form.
        case form
    }

    /// Where it stands in the file.
    public enum Place: Hashable, Sendable {
        /// An entry of a list of the JSON object, counted from 1.
        case entry(section: String, number: Int)
        /// A line of a table.
        case line(Int)
        /// A member of the JSON object.
        case member(String)
    }

    public var place: Place
    /// Names the entry for people: shop and day, or its id.
    public var title: String
    public var reason: Reason

    public init(_ place: Place, title: String, _ reason: Reason) {
        (self.place, self.title, self.reason) = (place, title, reason)
    }

    /// The most faults that are told at once.
    public static let mostTold = 10
}

/// Entries of one of our own files, each with its place there.
public struct TakenEntries<Entry> {
    public private(set) var entries: [(place: ExportFault.Place, entry: Entry)]

    public init(_ entries: [(place: ExportFault.Place, entry: Entry)]) { self.entries = entries }

    public init(_ entries: [Entry], section: String) {
        self.entries = entries.enumerated().map { (place: .entry(section: section, number: $0 + 1), entry: $1) }
    }

    func map(_ change: (Entry) -> Entry) -> TakenEntries {
        TakenEntries(entries.map { (place: $0.place, entry: change($0.entry)) })
    }
}
