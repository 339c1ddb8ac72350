import ReceiptDomain

extension Region {
    static let germany = Region(
        code: "DE",
        language: "de",
        currency: euro,
        // UStG, § 12; 16 and 5 % in the second half of 2020.
        taxRates: [190, 70, 160, 50],
        idForms: [BusinessNumberForm(prefix: "DE", digits: 9, separators: [" "], check: isVATNumber)],
        numberForms: NumberForms(
            dialingCode: "+49",
            webEndings: "de",
            places: [PlaceForm("de-vat", 3) { $0.text.fits("DE999999999") }]
        ),
        addresses: Addresses(
            towns: "berlin",
            streetEndings: """
                strasse, straße, strabe, strase, str., weg, wea, allee, platz, gasse, ring, damm, chaussee, ufer,
                markt
                """
        ),
        vocabulary: """
            2: mwst, gmbh, ust idnr, deutschland, kundenbeleg
            1.5: summe, steuer nr, vielen dank
            1.2: berlin
            0.8: ust, kasse
            """,
        chains: Chains(
            distinctive: [
                .food: """
                EDEKA, Marktkauf, denn's Biomarkt, Block House, Hans im Glück, Peter Pane,
                Netto Marken-Discount, famila Nordost, HIT Handelsgruppe, Getränke Hoffmann,
                Gosch Sylt
                """,
                .household: """
                Rossmann, Bauhaus, Hornbach, Woolworth, Möbel Höffner, Fressnapf, Pflanzen-Kölle,
                Raiffeisen-Markt
                """,
                .appliances: "MediaMarkt, Cyberport, notebooksbilliger",
                .clothing: "Deichmann, Peek & Cloppenburg, Ernsting's family",
                .education: "Hugendubel, Mayersche",
                .health: "Apollo-Optik, DocMorris",
                .beauty: "Douglas Parfümerie",
                .culture: "UCI Kinowelt, SportScheck",
                .transport: "Deutsche Bahn",
                nil: "Kaufland, Galeria Kaufhof",
            ],
            exact: [
                .food: """
                Alnatura, tegut, Nahkauf, BackWerk, Nordsee, Vapiano, Le Crobag, Trinkgut, Feneberg, Wasgau,
                Aldi, Lidl, REWE, Penny, Netto, Kamps, Ditsch
                """,
                .household: "Hellweg, XXXLutz, Dehner, Budni, McPaper, toom, hagebaumarkt, OBI",
                .appliances: "Euronics, Saturn",
                .clothing: "Takko, Tchibo, AWG Mode",
                .education: "Osiander, Thalia",
                .health: "Fielmann",
                .culture: "CinemaxX, Cinestar",
                .transport: "FlixBus",
                nil: "Karstadt, Aral",
            ],
            short: "dm",
            slogans: [
                "dm": "hier bin ich mensch hier kauf ich ein, hier bin ich mensch",
                "toom": "respekt wers selber macht",
                "EDEKA": "wir lieben lebensmittel",
                "Hornbach": "es gibt immer was zu tun",
                "Rossmann": "mein drogeriemarkt",
                "MediaMarkt": "ich bin doch nicht blod",
                "Kaufland": "hier bin ich richtig",
            ]
        )
    )

    /// USt-IdNr: nine digits by ISO 7064, MOD 11,10.
    private static func isVATNumber(_ digits: [Int]) -> Bool {
        guard digits.count == 9, digits[0] != 0 else { return false }
        var product = 10
        for digit in digits.dropLast() {
            var sum = (digit + product) % 10
            if sum == 0 { sum = 10 }
            product = sum * 2 % 11
        }
        return (11 - product) % 10 == digits[8]
    }
}
