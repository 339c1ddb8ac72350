import ReceiptDomain

extension Region {
    static let indonesia = Region(
        code: "ID",
        language: "id",
        currency: CurrencyConvention(
            code: "IDR",
            symbol: "Rp",
            groupSeparator: ".",
            decimalSeparator: ",",
            marks: """
                4: IDR
                3.5: Rp
                """,
            prefixes: "Rp, IDR",
            numberEvidence: CurrencyConvention.NumberEvidence(decimals: -3, wholes: 0.6)
        ),
        // UU 7/2021 (HPP), art. 7; restaurants have a tax of their towns, PB1, of up to 10 %.
        taxRates: [110, 120, 100],
        numberForms: NumberForms(dialingCode: "+62", webEndings: "co.id"),
        addresses: Addresses(towns: "jakarta, bali", streetBeginnings: "jl., jln"),
        vocabulary: """
            3: indonesia, npwp
            2.5: jakarta
            2: pb1, bandung, surabaya
            1.5: kembali, ppn
            0.8: tunai, jl
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Indomaret, Superindo, Kopi Kenangan, Janji Jiwa, J.CO Donuts, Richeese Factory, Hypermart,
                Transmart, Es Teler 77, Pizza Hut Delivery, Mie Gacoan
                """,
                .health: "Kimia Farma, Century Healthcare",
                nil: "Pertamina",
            ],
            exact: [.food: "Alfamart, Alfamidi, Solaria, Hokben, Bakmi GM, Yogya Toserba", .education: "Gramedia"]
        )
    )
}
