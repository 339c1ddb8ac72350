import ReceiptDomain

extension Region {
    static let italy = Region(
        code: "IT",
        language: "it",
        currency: euro,
        // DPR 633/1972, art. 16.
        taxRates: [220, 100, 50, 40],
        // Cash sums may be rounded since 2018 (DL 50/2017, art. 13-quater).
        smallestCoin: 5,
        numberForms: NumberForms(dialingCode: "+39"),
        addresses: Addresses(towns: "roma, milano", streetBeginnings: "via, viale, piazza, corso, largo"),
        vocabulary: "2: italia, partita iva",
        chains: Chains(
            distinctive: [
                .food: "Pam Panorama, Penny Market, La Piadineria, Old Wild West, Rossopomodoro, Il Gigante",
                .clothing: "Calzedonia, Intimissimi",
                .beauty: "Acqua & Sapone, Bottega Verde",
                .appliances: "MediaWorld",
                .education: "Feltrinelli, Mondadori, Libraccio",
                .household: "Bricocenter, Maisons du Monde",
                .transport: "Trenitalia, Autostrade per l'Italia",
                nil: "Eni Station",
            ],
            exact: [
                .food: """
                Eurospin, Despar, Famila, Tigros, Ipercoop, Iperal, Todis, NaturaSì, Eataly, Bennet, Cortilia,
                Venchi, Autogrill, Esselunga, Conad
                """,
                .clothing: "Benetton, Tezenis",
                .beauty: "Tigotà",
                .appliances: "Unieuro, Trony",
                .transport: "Trenord",
            ]
        )
    )
}
