import ReceiptDomain

extension Region {
    static let france = Region(
        code: "FR",
        language: "fr",
        currency: euro,
        // Code général des impôts, art. 278 to 281 octies.
        taxRates: [200, 100, 55, 21],
        numberForms: NumberForms(dialingCode: "+33", webEndings: "fr"),
        addresses: Addresses(towns: "paris", streetBeginnings: "rue, avenue, boulevard, place, quai, chemin"),
        vocabulary: """
            2: france, siret
            1.5: paris
            1: tva
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Leclerc, Intermarché, Monoprix, Picard Surgelés, Grand Frais, Brioche Dorée, La Mie Câline,
                Marie Blachère, Boulangerie Ange, Hippopotamus, Buffalo Grill, Courtepaille, Casino Supermarché,
                Géant Casino, Petit Casino, Naturalia, La Vie Claire, Les Comptoirs de la Bio, Colombus Café,
                Pomme de Pain
                """,
                .culture: "Decathlon",
                .household: "Castorama, Brico Dépôt, Bricomarché, Mr Bricolage, Conforama, Jardiland, Bureau Vallée",
                .clothing: "Petit Bateau",
                .beauty: "Marionnaud, Yves Rocher, L'Occitane",
                .health: "Alain Afflelou",
                .transport: "Vinci Autoroutes",
                nil: "Carrefour, Auchan, Galeries Lafayette, TotalEnergies",
            ],
            exact: [
                .food: "Franprix, Biocoop, Super U, Hyper U, Flunch",
                .culture: "Go Sport, UGC Ciné",
                .household: "Truffaut",
                .clothing: "Kiabi, Promod, Chaussea, Celio",
                .beauty: "Nocibé",
                .appliances: "Darty",
                .transport: "Norauto, Feu Vert",
            ]
        )
    )
}
