import ReceiptDomain

extension Region {
    static let bangladesh = Region(
        code: "BD",
        language: "bn",
        currency: CurrencyConvention(
            code: "BDT",
            names: "৳, taka, 타카",
            marks: "4: BDT, ৳",
            doubtfulMarks: "3: Tk, Tk., TK, TK.",
            prefixes: "৳, BDT, Tk.",
            suffixes: "৳, BDT",
            decimals: .often
        ),
        // Value Added Tax and Supplementary Duty Act 2012, s 15 and the third schedule.
        taxRates: [150, 100, 75, 50],
        numberForms: NumberForms(
            dialingCode: "+880",
            webEndings: "com.bd",
            // A business's number: nine digits and the office (National Board of Revenue).
            places: [PlaceForm("bd-bin", 3) { $0.text.fits("999999999-9999") }]
        ),
        addresses: Addresses(towns: "dhaka, chattogram, sylhet"),
        vocabulary: """
            4: mushak
            3: dhaka, bangladesh, chattogram, chittagong, sylhet, bkash
            2: dhanmondi, khulna, rajshahi
            1.5: gulshan dhaka, banani, uttara, mirpur
            """,
        chains: Chains(
            distinctive: [.food: "Meena Bazar, Star Kabab, Sultan's Dine, Kacchi Bhai", .health: "Lazz Pharma"],
            exact: [.food: "Shwapno", .clothing: "Aarong", .transport: "Pathao"]
        )
    )
}
