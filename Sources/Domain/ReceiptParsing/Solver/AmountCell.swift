import ReceiptDomain

/// A printed amount with the readings of all passes and the role given by its label.
struct AmountCell {
    struct Variant: Hashable {
        /// In hundredths.
        var value: Int
        /// Its weight; those of one cell sum to at most 1.
        var weight: Double
        /// The number of passes with exactly this value.
        var votes: Int
    }

    /// Index of the page line.
    var line: Int
    var box: PixelBox
    /// Likeliest first.
    var variants: [Variant]
    var role: AmountRole?
    /// The confidence in the role, 0 to 1.
    var roleWeight: Double
    /// Whether the label is on another line than the amount.
    var isRoleBorrowed = false
    var use: PrintedAmount.Use
    var decimals: Int
    var isMarked: Bool
    /// Whether it is printed with a minus, whatever its sign in the table.
    var isMinus = false
    /// Whether only this amount lacks grouped thousands, so that digits may be missing.
    var isOddlyUngrouped = false
    /// The engine's lowest confidence in the leading variant's words.
    var confidence: Double
    /// Whether it is the rightmost amount of its line.
    var isRightmost = false

    var value: Int { variants.first?.value ?? 0 }
    var weight: Double { variants.first?.weight ?? 0 }

    var isTotal: Bool { role?.isTotal ?? false }

    /// The same cell with the given value as its only variant, in hundredths.
    func worth(_ value: Int) -> AmountCell {
        var other = self
        other.variants = [Variant(value: value, weight: 1, votes: 0)]
        return other
    }

    func weight(of value: Int) -> Double { variants.first { $0.value == value }?.weight ?? 0 }

    func votes(for value: Int) -> Int { variants.first { $0.value == value }?.votes ?? 0 }
}
