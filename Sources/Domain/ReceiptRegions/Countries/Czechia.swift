import ReceiptDomain

extension Region {
    static let czechia = Region(
        code: "CZ",
        language: "cs",
        currency: CurrencyConvention(
            code: "CZK",
            marks: "4: Kč, CZK",
            groupsBySpace: true,
            suffixes: "Kč",
            decimals: .often,
            numberEvidence: CurrencyConvention.NumberEvidence(commas: 0.5)
        ),
        // Zákon č. 235/2004 Sb., § 47; 15 and 10 % until 2023.
        taxRates: [210, 120, 150, 100],
        // Zákon o ochraně spotřebitele, § 3: to the crown.
        smallestCoin: 100,
        numberForms: NumberForms(
            dialingCode: "+420",
            webEndings: "cz",
            // Eight digits of firms, nine or ten of persons.
            places: [PlaceForm("cz-vat", 3) { $0.text.isVATNumber("CZ", digits: 8...10) }]
        ),
        vocabulary: """
            2: praha, brno, uctenka, ceska republika
            1.5: dph
            0.5: dic
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Albert Hypermarket, Bageterie Boulevard, Potrefená husa, Makro Cash & Carry, Potraviny Flop,
                COOP Potraviny
                """,
                .household: "Sconto Nábytek",
                .beauty: "Teta Drogerie",
                .education: "Knihy Dobrovský, Kanzelsberger",
                .health: "Dr. Max Lékárna, Benu Lékárna",
                .transport: "České dráhy",
            ],
            exact: [
                .food: "Albert, Hruška, Košík.cz, Rohlík.cz",
                .household: "Baumax, Möbelix",
                .appliances: "Alza.cz, Datart, CZC.cz",
                .transport: "RegioJet",
            ]
        )
    )
}
