import ReceiptDomain

extension Region {
    static let ukraine = Region(
        code: "UA",
        language: "uk",
        currency: CurrencyConvention(
            code: "UAH",
            names: "₴, грн, 흐리우냐, hryvnia",
            marks: "4: ₴, UAH, грн, ГРН",
            groupsBySpace: true,
            prefixes: "₴, UAH",
            suffixes: "₴, грн., грн, ГРН, UAH"
        ),
        // Податковий кодекс, ст. 193.
        taxRates: [200, 140, 70],
        // Since October 2025 (Національний банк); ten kopiykas before.
        smallestCoin: 50,
        numberForms: NumberForms(dialingCode: "+380", webEndings: "ua"),
        addresses: Addresses(towns: "київ, львів, одеса, харків, дніпро, kyiv, lviv", streetBeginnings: "вул., просп."),
        vocabulary: """
            4: фіскальний чек, фн прро, фн рро, фіскальний сервер
            3: україна, ukraine, київ, kyiv, львів, lviv, одеса, харків, kharkiv, дніпро, пдв, готівка, решта грн
            2: сума грн, до сплати, безготівкова, чек онлайн, запоріжжя, вінниця, полтава, фоп
            """,
        chains: Chains(
            distinctive: [
                .food: "АТБ-Маркет, Львівські круасани, Пузата хата",
                .household: "Епіцентр К",
                .other: "Нова пошта",
            ],
            exact: [.food: "Сільпо", .appliances: "Rozetka, Фокстрот"]
        )
    )
}
