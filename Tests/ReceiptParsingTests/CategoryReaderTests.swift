import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptParsing

@Suite struct CategoryReaderTests {
    @Test(
        arguments: [
            ("행복약국\n합계  4,500원", Category.health), ("푸른주유소\n휘발유\n합계 50,000원", .transport),
            ("하늘미용실\n커트\n합계 20,000원", .beauty),
            ("달빛카페\n아메리카노  4,500\n합계  4,500원", .food), ("큰길서점\n합계 12,000원", .education),
            ("WILLOW BOOKS\nTOTAL  8.60", .education),
            ("CITY PARKING\nENTRY TIME 10:00\nTOTAL $8.60", .transport), ("ACE HARDWARE\nTOTAL $8.60", .household),
            ("UNNAMED\nCHICKEN RICE 5.00\nICED TEA 2.00\nTOTAL RM 7.00", .food),
        ]
    )
    func `the kind of shop decides, else the items`(text: String, expected: ReceiptDomain.Category) {
        #expect(draft(text).category?.value == expected)
    }

    @Test(
        arguments: [
            ("Klinikum Seeblick GmbH\nTOTAL 8.60 EUR", Category.health), ("Szpital Miejski\nRazem 8,60 PLN", .health),
            ("Alpha Fuhrparkmanagement GmbH\nTOTAL 8.60 EUR", .transport),
            ("NORDLICHT AB\nDomain renewal example.org  8.60\nTOTAL 8.60", .telecom),
            ("BLAUER BERG\nVersicherungsbeitrag 2026  8,60\nGesamt 8,60 EUR", .insurance),
            ("NORDLICHT\nCertification exam voucher 8.60\nTOTAL 8.60", .education),
            ("LAGO AZZURRO\nDonazione 8,60\nTotale 8,60 EUR", .dues),
            ("푸른섬\n승선권 8,600\n합계 8,600원", .transport), ("さくら\n初診料 860\n処方箋料 680\n合計 ¥1,540", .health),
            ("푸른텔레콤\n2026년 10월 청구서\n월정액 45,000원\n합계 45,000원", .telecom),
            ("藍天洗衣店\n襯衫 3件  NT$ 180\n合計  NT$ 180", .household),
            ("星光影城\n全票  NT$ 640\n總計  NT$ 640", .culture), ("Nordbahn Regional\nTotal 8,60 €", .transport),
            ("Waldschule Seeblick\nMittagessen 8,60\nGesamt 8,60 EUR", .education),
            ("MUTUELLE DU LAC\nAvis du 02/11/2026\nTotal 8,60 €", .insurance),
        ]
    )
    func `a bill tells its kind by the institution or what it charges for`(
        text: String,
        expected: ReceiptDomain.Category
    ) {
        #expect(draft(text).category?.value == expected)
    }

    @Test(
        arguments: [
            ("스타벅스 서울대병원점\n합계 9,000원", Category.food), ("GS25 대학교점\n합계 9,000원", .food),
            ("STARBUCKS UNIVERSITY HOSPITAL\nTOTAL $8.60", .food), ("H&M CITY HALL\nTOTAL $8.60", .clothing),
            ("MR. D.I.Y. (M) SDN BHD\nTOTAL RM 7.00", .household), ("CU 터미널점\n합계 2,000원", .food),
        ]
    )
    func `a chain says more than the place that its branch is named after`(
        text: String,
        expected: ReceiptDomain.Category
    ) {
        #expect(draft(text).category?.value == expected)
    }

    @Test(
        arguments: [
            ("WALMART\nTOOTHBRUSH 0.96\nDETERGENT 4.00\nSHAMPOO 3.00\nTOTAL $7.96", Category.household),
            ("WALMART\nTOTAL $7.96", .food), ("WALMART\nDIABETES 12.58\nTOTAL $12.58", .health),
            ("EXXON\nCANDY 1.00\nCOFFEE 2.00\nSANDWICH 5.00\nTOTAL $8.00", .food),
            ("Circle K Lysaker\nDiesel 41,20 L\nSum kr 844,19", .transport),
            ("Circle K\nCOFFEE 2.00\nSANDWICH 5.00\nCANDY 1.00\nTOTAL $8.00", .food),
            ("metro\nMontréal (Québec)\nPAIN 3.79\nLAIT 4.69\nTOMATE 3.99\nFROMAGE 7.00\nTOTAL $19.47", .food),
            ("Harbour Food Bank Society\nHalifax NS\nReceived with thanks the sum of $250.00", .dues),
            ("LAKESIDE MUTUAL\nPolicy number 12\nAutoPay is on\nAutoPay date 11/20\nTotal $80.00", .insurance),
            ("EXXON\nUNLEADED 8.2 GALLONS\nTOTAL $30.00", .transport),
            ("GRAND HOTEL\nTABLE 4 SERVER ANN\nLASAGNE 12.00\nRED WINE 9.00\nTOTAL $21.00", .food),
            ("GRAND HOTEL\nROOM CHARGE 120.00\nTOTAL $120.00", .culture),
        ]
    )
    func `where all sorts are sold, what was bought decides`(text: String, expected: ReceiptDomain.Category) {
        #expect(draft(text).category?.value == expected)
    }

    @Test(arguments: [
        ("달빛카페\n합계  4,500원", "카페"), ("UNNAMED\nCHICKEN RICE 5.00\nICED TEA 2.00\nTOTAL RM 7.00", "CHICKEN"),
        ("WALMART\nDIABETES 12.58\nTOTAL $12.58", "DIABETES"), ("모듬나라\n아이스 아메리카노 2 9,000\n합계 9,000원", "아메리카노"),
    ])
    func `the evidence is the word that says most`(text: String, word: String) {
        #expect(draft(text).category?.evidence?.text == word)
    }

    @Test(arguments: [
        ("Walmart", true), ("WAL MART 1044", true), ("트레이더스 구월점", true), ("Walmart Pharmacy", false), ("달빛카페", false),
        ("스타벅스", false), ("새벽 가게", false), ("", false),
    ])
    func `shops that sell all sorts are known by name`(_ name: String, _ isKnown: Bool) {
        #expect(GeneralStores.includes(name) == isKnown)
    }

    @Test(
        arguments: [
            // Kitchens, rules about refunds and service charges are on receipts of all shops.
            ("모듬나라\n정부방침에 의해 교환/환불\n봉사료 0원\n합계 2,000원", nil),
            ("NONAME\nSAN MATEO, CA 94401\nTOTAL $8.60", nil), ("NONAME\nTE A 1\nTOTAL $8.60", nil),
            ("우아한형제들\n주문메뉴 세트\n합계 21,000원", Category.food),
            ("NONAME\nEmmentaler Stück 2,59\nBulgur 0,99\nSumme EUR 3,58\nBar 10,00", .food),
        ] as [(String, ReceiptDomain.Category?)]
    )
    func `words that any receipt may have say nothing`(text: String, expected: ReceiptDomain.Category?) {
        #expect(draft(text).category?.value == expected)
    }

    @Test(arguments: [
        ("구내 매점", Category.food), ("중고 판매점", nil), ("가구판매점", .household), ("카카오뱅크", nil),
        ("카카오 T 택시", .transport), ("사흘전 시험가게", nil), ("미술 전시관", .culture),
    ])
    func `a name is read by its words, and not by parts of two`(_ name: String, _ expected: ReceiptDomain.Category?) {
        #expect(CategoryReader.read(shop: name) == expected)
    }

    @Test(
        arguments: [
            ("BORSÓS ABC", "KENYÉR FEHÉR 1KG  899\nTRAPPISTA SAJT  1 549", Category.food),
            ("S.C. DOI COCOSI S.R.L.", "LAPTE ZUZU 1.8L  16.98\nGARANTIE SGR  1.50", .food),
            ("K-KULMA LEHTONEN", "KEVYTMAITO 1L  2,18\nPANTTI  0,90", .food),
            ("TORGET 4 AS", "Softis m/strø  49,00\nKylling  89,00", .food),
            ("UAB ZALIA LENTYNA", "Duona juoda 800g  1,89\nDepozitas  0,40", .food),
            ("SIA LAPA", "Rupjmaize  1,29\nBiezpiens  0,99", .food),
            ("OU LEHT", "Rukkileib  1,29\nHapukoor  0,99", .food),
            ("NOWAK SP. Z O.O.", "KAJZERKA  0,59\nTWARÓG  5,99", .food),
            ("NOVÁK S.R.O.", "ROHLÍK  3,90\nTVAROH  24,90", .food),
            ("ANDRÍK", "BRYNDZA  3,19\nZEMIAKY  1,20", .food),
            ("MARTIĆ D.O.O.", "MLIJEKO 1L  1,19\nKOBASICA  4,50", .food),
            ("YILMAZ TİC.", "TAVUK GÖĞSÜ  145,00\nDOMATES  32,50", .food),
            ("COMERCIAL EL ROBLE SPA", "PAN HALLULLA 1,2 KG  2.628\nEMPANADA PINO X4  10.000", .food),
            ("CASA PACO", "4 CAÑA  7,20\n1 T. BRAVAS  5,50", .food),
            ("ZÉ & FILHOS", "PICANHA  49,90\nFEIJÃO PRETO  8,49", .food),
            ("TOKO MAJU", "AYAM GEPREK  18.000\nES TEH MANIS  5.000", .food), ("NEKO", "長ねぎ  178円\n豚ロース  498円", .food),
            ("BORGES EFTF.", "Toiletpapir  29,95\nOpvaskemiddel  19,95", .household),
            ("PETROSUR E.S. LA CAMPIÑA", "SURTIDOR 02\nLitros: 38,21", .transport),
            ("CITYPARK LOT 22", "Parking Fee  $18.18\nCity Tax 10%  $1.82\nLost ticket pays $45.00", .transport),
            ("ZIPPI", "Trip fare  $21.35\nThanks for riding, Helen\nApple Pay  $31.74", .transport),
            ("LAKESIDE ASSOCIATES, P.C.", "Office visit, established  145.00\nTangential biopsy  210.00", .health),
            ("DIERENKLINIEK DE WILG", "Consult  42,50\nVaccinatie Cocktail  61,20", .health),
            ("THE LARCHWOOD", "Accommodation B&B  165.00\nArrival 28/08/2026", .culture),
            ("CITY OF MARLOW", "WATER & SEWER DEPARTMENT\nWater  38.66\nSewer  31.27\nSanitation  14.50", .utilities),
            ("LUZNOVA", "Por potencia contratada  15,12\nPor energía consumida  41,87\n12 de mayo de 2026", .utilities),
            ("ACQUAVIVA S.P.A.", "Acquedotto  28,90\nFognatura  6,12\nDepurazione  13,26", .utilities),
            ("BULKWAY", "EGGS  7.99\nAVOCADOS  6.99\nMENS SOCKS  15.99", .food),
        ]
    )
    func `goods are known in many languages`(shop: String, goods: String, expected: ReceiptDomain.Category) {
        let page = Page(passes: [TextLayout.pass(shop + "\n" + goods)])
        #expect(CategoryReader.read(page, merchant: shop)?.category.value == expected)
    }

    @Test(
        arguments: [
            ("GRILLIMAKKARA 400G", Category.food), ("Rindfleischsuppe", .food), ("Kip kerriesoep", .food),
            ("Fahrradlampe", .household),
            ("Damskie skarpety", .clothing), ("Skinnjakke", .clothing), ("Kertalippu", .transport),
            ("Ohrentropfen", .health),
            ("Potencia contratada", .utilities), ("Odvodnja", .utilities), ("宅急便", .other), ("切花ガーベラ", .household),
            ("Herrenschnitt", .beauty), ("Kulaklık", .appliances), ("Paket data 5GB", .telecom), ("Нічого", nil),
            // Bags and deposits' numbers, words of other languages, and words within words say nothing.
            ("CARRIER BAG", nil), ("Muovikassi", nil), ("レジ袋", nil), ("pris", nil), ("ALL PURPOSE", nil),
            ("E17Q95", nil),
        ] as [(String, ReceiptDomain.Category?)]
    )
    func `the last part of a compound tells, and what every shop sells does not`(
        _ goods: String,
        _ expected: ReceiptDomain.Category?
    ) {
        #expect(CategoryReader.read(goods: goods) == expected)
    }

    @Test(
        arguments: [
            ("Dierenkliniek De Wilg", Category.health), ("Adlerapotheke", .health), ("FJORDKIOSKEN AS", .food),
            ("Bahnhofsgarage", .transport), ("불랑제리 룬", .food), ("デンキのサトー", .appliances), ("電気ご使用量のお知らせ", .utilities),
            ("LA CAMPIÑA", nil), ("한마음교회 귀하", nil), ("한마음교회", .dues), ("Lotus Spa", .beauty),
        ] as [(String, ReceiptDomain.Category?)]
    )
    func `a kind of shop is known within a compound, and not by a similar word`(
        _ name: String,
        _ expected: ReceiptDomain.Category?
    ) {
        #expect(CategoryReader.read(shop: name) == expected)
    }

    @Test(
        arguments: [
            ("Super 95 bleifrei  8,60", Category.transport), ("Devise : EURO (EUR)", nil), ("Super Sache  8,60", nil),
        ] as [(String, ReceiptDomain.Category?)]
    )
    func `figures of a phrase have to be there`(_ line: String, _ expected: ReceiptDomain.Category?) {
        #expect(draft("BLAUER BERG\n\(line)\nTOTAL 8,60").category?.value == expected)
    }

    @Test func `no phrase is in two lists of one kind`() {
        for table in [ChainCategories.table + MerchantCategories.table + MixedPlaces.table, ItemCategories.table] {
            for (phrase, rows) in Dictionary(grouping: table, by: \.phrase) {
                #expect(Set(rows.map(\.meaning)).count == 1, "\(phrase) is \(rows.map(\.meaning.code))")
            }
        }
    }
}
