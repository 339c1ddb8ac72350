public import ReceiptApp
public import ReceiptReview

// Conditions as a person types them.
extension RecordFilter {
    /// From this day on.
    public mutating func require(from day: String) throws(InputProblem) {
        require(RecordCondition(.field(.date), .minimum, .day(try DayParser(convention: convention)(day))))
    }

    /// Until this day, which is in.
    public mutating func require(to day: String) throws(InputProblem) {
        require(RecordCondition(.field(.date), .maximum, .day(try DayParser(convention: convention)(day))))
    }

    /// A part of the name, in capitals or small letters.
    public mutating func require(merchant: String) {
        require(RecordCondition(.field(.merchant), .contains, .text(merchant.trimmingSpaces.lowercased())))
    }

    /// Of this category; `-` for records without one.
    public mutating func require(category: String) throws(InputProblem) {
        let value: RecordCondition.Value =
            category == "-" ? .missing : .category(try CategorySearch.any(category, in: convention.catalog))
        require(RecordCondition(.field(.category), .is, value))
    }

    public mutating func require(_ condition: String) throws(InputProblem) {
        require(try RecordCondition(condition, convention: convention))
    }
}
