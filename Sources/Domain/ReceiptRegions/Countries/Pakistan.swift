import ReceiptDomain

extension Region {
    static let pakistan = Region(
        code: "PK",
        language: "ur",
        currency: CurrencyConvention(
            code: "PKR",
            marks: """
                4: PKR
                1.65: Rs, Rs.
                """,
            prefixes: "PKR",
            suffixes: "PKR",
            decimals: .often
        ),
        // Sales Tax Act 1990, s 3, 17 % until 2023; services by the provinces' own acts, less where they are paid by card.
        taxRates: [180, 160, 150, 170, 130, 80, 50],
        numberForms: NumberForms(
            dialingCode: "+92",
            webEndings: "pk, com.pk",
            places: [
                PlaceForm("pk-ntn", 3, beside: "NTN") { $0.text.fits("9999999-9") },
                // Thirteen digits (Federal Board of Revenue).
                PlaceForm("pk-strn", 3, beside: "STRN") { $0.text.filter { $0 != "-" }.isDigits(13) },
            ]
        ),
        addresses: Addresses(towns: "lahore, karachi, islamabad, rawalpindi"),
        vocabulary: """
            4: fbr invoice, fbr pos fee, fbr invoice number, pntn
            3: pakistan, lahore, islamabad, rawalpindi, faisalabad, strn, jazzcash, easypaisa
            2.5: karachi, ntn, multan, peshawar, sialkot, gujranwala, fbr
            1.5: punjab sales tax, sindh sales tax
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Imtiaz Super Market, Naheed Supermarket, Savour Foods, Student Biryani, Tehzeeb Bakers,
                Cheezious, Kababjees
                """,
                .clothing: "Junaid Jamshed, Bonanza Satrangi",
                .health: "Servaid Pharmacy",
                .education: "Liberty Books",
                .transport: "Pakistan State Oil, Daewoo Express",
                nil: "Al-Fatah Store",
            ],
            exact: [
                .food: "Chase Up",
                .clothing: "Khaadi, Gul Ahmed",
                .health: "Fazal Din",
                .culture: "Cinepax, Nueplex",
            ]
        )
    )
}
