import ReceiptDomain

extension Region {
    static let serbia = Region(
        code: "RS",
        language: "sr",
        currency: CurrencyConvention(
            code: "RSD",
            groupSeparator: ".",
            decimalSeparator: ",",
            names: "dinara",
            marks: "4: RSD",
            doubtfulMarks: "3: din, din., дин, дин.",
            prefixes: "RSD",
            suffixes: "RSD, din., дин"
        ),
        // Zakon o porezu na dodatu vrednost, čl. 23.
        taxRates: [200, 100],
        numberForms: NumberForms(
            dialingCode: "+381",
            webEndings: "rs, co.rs",
            places: [
                // Nine digits (Zakon o poreskom postupku i poreskoj administraciji, čl. 27).
                PlaceForm("rs-pib", 2, beside: "PIB") { $0.text.isDigits(9) }
            ]
        ),
        addresses: Addresses(towns: "beograd, novi sad, niš"),
        // The fiscal receipt's own words, most of them in Cyrillic (Pravilnik o vrstama fiskalnih računa, 2021).
        vocabulary: """
            4: pfr vreme, pfr broj racuna, pfr brojac racuna, пфр време, пфр број рачуна, фискални рачун,
                крај фискалног рачуна
            3: esir broj, есир број, укупан износ пореза, beograd, београд, novi sad, нови сад, srbija, србија
            2: kragujevac, крагујевац, subotica, суботица, zrenjanin, pancevo, leskovac, cacak
            1.5: fiskalni racun, укупан износ, готовина
            1: ukupan iznos
            """,
        chains: Chains(
            distinctive: [
                .food: "Univerexport, Pekara Skroz Dobra",
                .beauty: "Lilly Drogerie",
                .health: "Apoteka Beograd",
                .appliances: "Tehnomanija",
                .education: "Delfi knjižare, Vulkan knjižare",
                .transport: "NIS Petrol",
            ],
            exact: [.food: "Gomex", .appliances: "Gigatron"]
        )
    )
}
