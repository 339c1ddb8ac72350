public import ReceiptDomain
public import ReceiptWording

/// The facts of a record beyond its receipt, one line each.
public struct BookFactLines: Sendable {
    private let wording: any Wording

    public init(_ wording: any Wording) { self.wording = wording }

    public func lines(_ record: Record) -> [StyledLine] {
        facts(record).map { name, value in
            StyledLine([.init("  \(wording.bookField(name)): ", .faint), .init(value)])
        }
    }

    /// The field names with their escaped values.
    func facts(_ record: Record) -> [(name: String, value: String)] { wording.bookFacts(of: record) }
}
