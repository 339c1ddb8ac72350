import ReceiptDomain

extension Region {
    static let brazil = Region(
        code: "BR",
        language: "pt",
        currency: CurrencyConvention(
            code: "BRL",
            marks: """
                4: BRL
                3: R$
                """,
            prefixes: "R$"
        ),
        // Prices include taxes, at rates of the states and towns.
        taxRates: [],
        numberForms: NumberForms(dialingCode: "+55", webEndings: "com.br"),
        vocabulary: """
            3: cnpj, nota fiscal
            2: sao paulo, rio de janeiro, brasil, nfc e
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Pão de Açúcar, Assaí Atacadista, Sonda Supermercados, Supermercados Guanabara,
                Casa do Pão de Queijo, Kopenhagen, Cacau Show, Supermercados BH, Hortifruti
                """,
                .health: "Droga Raia, Drogaria São Paulo, Drogarias Pacheco, Farmácias Pague Menos, Raia Drogasil",
                .household: "Leroy Merlin, Lojas Americanas",
                .appliances: "Magazine Luiza, Casas Bahia, Ponto Frio",
                .clothing: "Lojas Renner, Riachuelo, Marisa Lojas",
                .education: "Livraria Saraiva, Livraria Cultura",
                .beauty: "O Boticário, Natura Cosméticos",
                nil: "Ipiranga Posto",
            ],
            exact: [
                .food: "Atacadão, Habib's, Giraffas, Zaffari, Angeloni, Spoleto, St Marche",
                .health: "Drogasil, Panvel",
                .household: "Tok&Stok, Kalunga",
            ]
        )
    )
}
