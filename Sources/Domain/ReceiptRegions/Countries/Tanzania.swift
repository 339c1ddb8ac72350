extension Region {
    static let tanzania = Region(
        code: "TZ",
        language: "sw",
        currency: CurrencyConvention(
            code: "TZS",
            marks: "4: TZS",
            doubtfulMarks: "3: TSh, Tsh, TSH, Tshs, /=",
            prefixes: "TZS, TSh, Tsh",
            suffixes: "TZS",
            decimals: .often
        ),
        // Value Added Tax Act 2014, s 5.
        taxRates: [180],
        numberForms: NumberForms(dialingCode: "+255", webEndings: "co.tz"),
        addresses: Addresses(towns: "dar es salaam, arusha, dodoma, mwanza"),
        // The fiscal till's own words (Electronic Fiscal Device Regulations 2012).
        vocabulary: """
            4: dar es salaam, tanzania, start of legal receipt, end of legal receipt
            3: arusha, dodoma, mwanza, zanzibar
            1: uin
            """
    )
}
