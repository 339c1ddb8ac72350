import ReceiptDomain

extension Region {
    static let luxembourg = Region(
        code: "LU",
        currency: euro,
        // Loi TVA du 12 février 1979, art. 39; a point less in 2023.
        taxRates: [170, 140, 80, 30, 160, 130, 70],
        numberForms: NumberForms(dialingCode: "+352"),
        vocabulary: "2: luxembourg",
        chains: Chains(
            distinctive: [.food: "Cactus Bascharage, Pall Center", .education: "Librairie Ernster"],
            exact: [.food: "Cocottes, Oberweis"]
        )
    )
}
