import ReceiptDomain

extension Region {
    static let macau = Region(
        code: "MO",
        currency: CurrencyConvention(
            code: "MOP",
            symbol: "MOP$",
            names: "pataca, patacas",
            sharedNames: "$",
            marks: "4: MOP$",
            doubtfulMarks: "4: MOP",
            prefixes: "MOP$"
        ),
        // No such tax.
        taxRates: [],
        numberForms: NumberForms(dialingCode: "+853", webEndings: "mo, com.mo"),
        addresses: Addresses(towns: "macau, macao, taipa"),
        vocabulary: """
            4: macau, macao, 澳門, 澳门, mpay, 澳門通
            3: taipa, cotai, 氹仔, 路氹
            """,
        chains: Chains(exact: [.food: "San Miu, 新苗超級市場, 來來超級市場"])
    )
}
