import ReceiptDomain

extension Region {
    static let croatia = Region(
        code: "HR",
        language: "hr",
        currency: euro,
        dates: DateHabit(.dayFirst),
        // Zakon o porezu na dodanu vrijednost, čl. 38.
        taxRates: [250, 130, 50],
        vocabulary: "2: zagreb"
    )
}
