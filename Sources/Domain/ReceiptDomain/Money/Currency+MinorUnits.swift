extension Currency {
    /// The codes of the currencies that are money, by how many decimal places their minor unit has: ISO 4217, list one, as its
    /// maintenance agency publishes it (SIX, https://www.six-group.com/en/products-services/financial-information/data-standards.html).
    ///
    /// Left out are funds, units of account, metals and codes for tests, with which nobody pays (CLF, UYW, XAU, XDR, …). BGN,
    /// HRK and ANG were withdrawn not long ago: older records are in them.
    private static let codesByFractionDigits: [Int: String] = [
        0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF",
        2: """
        AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP
        CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR
        IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD
        NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC
        SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG
        """,
        3: "BHD IQD JOD KWD LYD OMR TND",
    ]

    private static let fractionDigitsByCode: [String: Int] = codesByFractionDigits.reduce(into: [:]) { table, part in
        for code in part.value.split(whereSeparator: \.isWhitespace) { table[String(code)] = part.key }
    }

    /// The codes of all currencies of ISO 4217.
    public static let codes = Set(fractionDigitsByCode.keys)

    /// The number of decimal places of the minor unit (ISO 4217, "exponent"): 0 for KRW, 2 for USD, 3 for KWD; that of
    /// an own currency; 2 where unknown.
    public var fractionDigits: Int {
        switch code {
        case "KRW": 0
        case "USD", "EUR": 2
        default: Self.fractionDigitsByCode[code] ?? own?.digits ?? 2
        }
    }
}
