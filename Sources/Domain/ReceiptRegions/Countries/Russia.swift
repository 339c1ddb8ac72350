import ReceiptDomain

extension Region {
    static let russia = Region(
        code: "RU",
        language: "ru",
        currency: CurrencyConvention(
            code: "RUB",
            names: "₽, руб, 루블, rubles",
            marks: "4: ₽, руб, РУБ",
            doubtfulMarks: "4: RUB",
            groupsBySpace: true,
            prefixes: "₽",
            suffixes: "₽, руб., руб, РУБ"
        ),
        // Налоговый кодекс, ст. 164; 20 % until 2025.
        taxRates: [220, 200, 100],
        // Alone among the users of its letters it has a till's numbers on each receipt: ФН, ФД, ФПД (54-ФЗ, ст. 4.7).
        numberForms: NumberForms(webEndings: "ru"),
        addresses: Addresses(towns: "москва, санкт-петербург, moscow", streetBeginnings: "ул., пр."),
        vocabulary: """
            4: кассовый чек, рн ккт, эквайринг, сайт фнс, nalog gov ru
            3: москва, санкт петербург, россия, екатеринбург, новосибирск, казань, нижний новгород, ростов на дону, фпд
            2: инн, безналичными, наличными, итог, сбербанк, россии
            1: ндс
            """,
        chains: Chains(
            distinctive: [
                .food: "Пятёрочка, Перекрёсток, Азбука Вкуса, Красное&Белое, Вкусно — и точка, Шоколадница",
                .household: "Леруа Мерлен",
                .appliances: "Эльдорадо",
                .culture: "Спортмастер",
                .education: "Читай-город",
                .transport: "Газпромнефть",
                nil: "Детский мир",
            ],
            exact: [
                .food: "Магнит, Дикси, ВкусВил, Теремок",
                .household: "Fix Price",
                .appliances: "М.Видео",
                .beauty: "Л'Этуаль",
                .transport: "Лукойл, Роснефть",
            ]
        )
    )
}
