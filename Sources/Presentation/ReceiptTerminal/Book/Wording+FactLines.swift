public import ReceiptDomain
public import ReceiptWording

extension Wording {
    /// The facts of a record beyond its receipt, one line each.
    public func factLines(of record: Record) -> [StyledLine] {
        bookFacts(of: record).map { name, value in
            StyledLine([.init("  \(bookField(name)): ", .faint), .init(value)])
        }
    }
}
