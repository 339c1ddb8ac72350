import ReceiptDomain

extension Region {
    static let bulgaria = Region(
        code: "BG",
        language: "bg",
        currency: euro,
        // Until 2025; both are printed until August 2026 (Закон за въвеждане на еврото).
        formerCurrencies: [CurrencyConvention(code: "BGN", marks: "4: BGN, лв, ЛВ", suffixes: "лв., лв, ЛВ, BGN")],
        // Закон за данък върху добавената стойност, чл. 66.
        taxRates: [200, 90],
        numberForms: NumberForms(dialingCode: "+359", webEndings: "bg"),
        addresses: Addresses(towns: "sofia, plovdiv, varna, софия, пловдив, варна", streetBeginnings: "ул., бул."),
        // The lev's receipts have the same words, and its sign on each sum.
        vocabulary: """
            1.5: bulgaria, plovdiv, varna, burgas, фискален бон, системен бон, обща сума евро, софия, пловдив, варна,
                бургас, българия
            1: еик, в брой евро
            """,
        chains: Chains(
            distinctive: [
                .food: "Fantastico, Фантастико, Happy Bar & Grill",
                .health: "SOpharmacy",
                .appliances: "Technopolis, Technomarket, Технополис, Техномаркет",
            ]
        )
    )
}
