import ReceiptDomain

/// One printed amount of the page: what every pass read there, and what the words beside it say that it is.
struct AmountCell {
    struct Variant: Hashable {
        /// In hundredths.
        var value: Int
        /// The share of belief; those of one cell sum up to at most 1.
        var weight: Double
        /// How many passes read just this.
        var votes: Int
    }

    /// Index of the page line.
    var line: Int
    var box: PixelBox
    /// The likeliest first.
    var variants: [Variant]
    var role: AmountRole?
    /// The confidence in the role, 0 to 1.
    var roleWeight: Double
    /// The label stands on another line than the amount.
    var isRoleBorrowed = false
    var use: PrintedAmount.Use
    var decimals: Int
    var isMarked: Bool
    /// Printed with a minus, whatever the value is taken for.
    var isMinus = false
    /// Thousands are set apart everywhere else on the page, and here they are not: digits may have been lost.
    var isOddlyUngrouped = false
    /// The engine's lowest confidence in the words of the leading variant.
    var confidence: Double
    /// No amount stands further to the right on the line.
    var isRightmost = false

    var value: Int { variants.first?.value ?? 0 }
    var weight: Double { variants.first?.weight ?? 0 }

    var isTotal: Bool { role?.isTotal ?? false }

    /// The same place with another amount, in hundredths, as the only one that it can mean.
    func worth(_ value: Int) -> AmountCell {
        var other = self
        other.variants = [Variant(value: value, weight: 1, votes: 0)]
        return other
    }

    func weight(of value: Int) -> Double { variants.first { $0.value == value }?.weight ?? 0 }

    func votes(for value: Int) -> Int { variants.first { $0.value == value }?.votes ?? 0 }
}
