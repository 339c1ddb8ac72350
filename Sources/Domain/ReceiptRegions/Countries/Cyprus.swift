import ReceiptDomain

extension Region {
    static let cyprus = Region(
        code: "CY",
        currency: euro,
        // Value Added Tax Law 95(I)/2000, fifth and twelfth schedules.
        taxRates: [190, 90, 50, 30],
        numberForms: NumberForms(dialingCode: "+357", webEndings: "cy, com.cy"),
        addresses: Addresses(towns: "nicosia, limassol, larnaca, paphos"),
        vocabulary: "2: nicosia, limassol, larnaca, paphos, cyprus, λευκωσια, λεμεσος, λαρνακα, κυπρος",
        chains: Chains(distinctive: [.food: "Alphamega, Papantoniou"])
    )
}
