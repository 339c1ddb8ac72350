import ReceiptDomain

extension Region {
    static let sriLanka = Region(
        code: "LK",
        language: "si",
        currency: CurrencyConvention(code: "LKR", marks: "1.65: Rs, Rs.", decimals: .often),
        // Value Added Tax Act 14 of 2002; 15 % until 2023.
        taxRates: [180, 150],
        vocabulary: """
            3: sri lanka, colombo
            2: kandy, galle, negombo, jaffna, peradeniya
            1: pvt ltd
            """,
        chains: Chains(
            distinctive: [
                .food: "Cargills Food City, Perera & Sons, Keells Super, Arpico Supercentre",
                .clothing: "Fashion Bug",
            ],
            exact: [.food: "Dinemore, Keells", .household: "Arpico", .clothing: "NOLIMIT"]
        )
    )
}
