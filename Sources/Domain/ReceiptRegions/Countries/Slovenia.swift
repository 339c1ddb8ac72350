import ReceiptDomain

extension Region {
    static let slovenia = Region(
        code: "SI",
        language: "sl",
        currency: euro,
        // Zakon o davku na dodano vrednost (ZDDV-1), 41. člen.
        taxRates: [220, 95, 50],
        numberForms: NumberForms(dialingCode: "+386", webEndings: "si"),
        addresses: Addresses(towns: "ljubljana, maribor"),
        vocabulary: """
            3: ljubljana, za ddv, slovenija
            2: maribor, celje, kranj, koper, novo mesto, velenje, davcna stevilka, skupaj za placilo
            1.5: ddv, racun st, gotovina eur
            """,
        chains: Chains(
            distinctive: [
                .food: "Pekarna Pečjak, Hood Burger",
                .education: "Mladinska knjiga",
                .health: "Lekarna Ljubljana",
                .transport: "Slovenske železnice",
            ],
            exact: [.food: "Engrotuš, Mercator"]
        )
    )
}
