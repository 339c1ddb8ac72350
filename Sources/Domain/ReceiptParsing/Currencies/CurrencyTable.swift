/// What on a receipt speaks for a currency: signs, codes, words, tax names, and country words.
enum CurrencyTable {
    /// Text that must stand beside an amount: sign or code, currency, and how strongly it speaks (log-odds).
    static let marks = rows(
        """
        AED 4: AED
        AUD 4: AUD
        AUD 3: A$
        BRL 4: BRL
        BRL 3: R$
        CAD 4: CAD
        CHF 4: CHF
        CNY 4: CNY, RMB
        CNY 2: 元
        CZK 4: Kč, CZK
        DKK 4: DKK
        EUR 3.5: €, EUR
        GBP 4: GBP
        GBP 3.5: £
        HKD 4: HK$
        HUF 4: HUF
        HUF 3: Ft
        IDR 4: IDR
        IDR 3.5: Rp
        ILS 4: ₪, ILS
        INR 4: ₹, INR
        ISK 4: ISK
        JPY 4: 円, JPY
        JPY 2.5: ¥
        KES 4: KES, KSh, Ksh
        KRW 4: ₩, 원, KRW
        LVL 4: LVL
        LVL 3: Ls
        MXN 4: MXN
        MXN 2.5: M.N.
        MYR 4: MYR
        MYR 3: RM
        NGN 4: ₦, NGN
        NOK 4: NOK
        NPR 4: NPR
        NZD 4: NZD, NZ$, $NZ
        PHP 4: PHP, ₱
        PLN 4: zł, PLN
        RON 4: RON
        SEK 4: SEK
        SGD 4: SGD
        SGD 3: S$
        THB 4: THB, ฿
        TRY 4: TRY, ₺
        TWD 4: NT$
        USD 4: US$, USD
        VND 4: VND, ₫
        ZAR 4: ZAR
        """
    )

    /// Codes that are words as well, and count only beside a figure that stands apart: `RON` is also a man, and petrol, RON95.
    static let commonWords: Set<String> = ["RON", "TRY"]

    /// Words anywhere on the page.
    static let words = rows(
        """
        AED 3: dubai, abu dhabi, sharjah, united arab emirates
        AED 1: trn
        ARS 3: argentina, cuit, buenos aires, consumidor final
        AUD 2.5: australia
        AUD 3: abn
        AUD 2: sydney, melbourne, brisbane, adelaide, canberra, hobart, woolworths, bunnings
        AUD 0.8: eftpos
        BRL 3: cnpj, nota fiscal
        BRL 2: sao paulo, rio de janeiro, brasil, nfc e
        CAD 2.5: canada
        CAD 2: hst, toronto, interac, montreal, ottawa, calgary, edmonton, winnipeg, halifax, qst, tvq
        CAD 1.5: vancouver, ontario, quebec, alberta, british columbia, tps
        CAD 1: pst
        CHF 3: switzerland
        CHF 2: zurich
        CHF 1: che
        CLP 3: santiago de chile, boleta electronica
        CLP 2: chile
        CNY 3: 微信支付, 支付宝, 人民币
        COP 3: bogota, colombia, medellin
        CZK 2: praha, brno, uctenka, ceska republika
        CZK 1.5: dph
        CZK 0.5: dic
        DKK 3: danmark
        DKK 2.5: kobenhavn
        DKK 1.5: kvittering, dankort
        DKK 1: moms, cvr
        EUR 2: ireland, dublin, mwst, gmbh, ust idnr, deutschland, france, siret, espana, italia, partita iva,
            nederland, euro, kundenbeleg, greece
        EUR 2: tallinn, kaibemaks, vilnius, riga, bratislava, zagreb, lisboa, bruxelles, brussel, luxembourg
        EUR 1.5: summe, steuer nr, paris, madrid, barcelona, btw, amsterdam, portugal, wien, helsinki,
            vielen dank
        EUR 1.2: berlin
        EUR 1: tva, latvija, pvn
        EUR 0.8: ust, iva, kasse, kopa
        EUR 0.6: cif, datum
        EUR 0.1: bonus
        GBP 3: united kingdom
        GBP 1.5: london, tesco, sainsburys, morrisons, waitrose
        GBP 0.8: vat no, vat reg no
        GBP 0.6: plc
        GBP 0.3: contactless
        HKD 3: hong kong, kowloon
        HKD 2: octopus
        HUF 3: nyugta, adoszam
        HUF 2: budapest, magyarorszag
        HUF 1.5: osszesen, fizetendo
        IDR 3: indonesia, npwp
        IDR 2.5: jakarta
        IDR 2: pb1, bandung, surabaya
        IDR 1.5: kembali, ppn
        IDR 0.8: tunai, jl
        INR 3: gstin, cgst, sgst
        INR 2.5: fssai
        INR 2: india, mumbai, bengaluru, bangalore, new delhi, chennai, hyderabad
        INR 1.5: rupees
        ISK 3: reykjavik, virdisaukaskattur
        JPY 3: 領収, 消費税, 株式会社, お預り, お釣
        JPY 2: 合計, レシート, 税込, 東京都
        KES 3: nairobi, kenya, mpesa, m pesa
        KRW 2.5: 사업자, 부가세, 영수증
        KRW 2: 대한민국, 합계, 서울, 금액, 공급가액
        KRW 1.5: 카드, 승인, 대표
        LKR 3: sri lanka, colombo
        LKR 2: kandy, galle, negombo, jaffna, peradeniya
        LKR 1: pvt ltd
        MXN 3: cdmx, s a de c v
        MXN 2: mexico, monterrey, guadalajara, rfc
        MYR 3: malaysia, sdn bhd, ringgit
        MYR 2.5: selangor, kuala lumpur, johor, petaling jaya, johor bahru
        MYR 2: penang, shah alam, darul ehsan, wilayah persekutuan, seri kembangan, negeri sembilan, pasaraya,
            perniagaan, syarikat
        MYR 1.5: jalan, perak, melaka, klang, sabah, sarawak, kajang, cheras, puchong, balakong, kedah, pahang,
            restoran, skudai
        MYR 1.2: taman, gst summary, gst id, subang
        MYR 1: terima kasih
        MYR 0.8: gst reg no, rounding adj, rounding adjustment
        MYR 0.7: gst no
        NGN 3: lagos, nigeria
        NOK 3: norge, vipps
        NOK 2: oslo, bergen, mva
        NPR 3: kathmandu, nepal
        NPR 1: pan no, vat pan
        NZD 3: new zealand, auckland, wellington, christchurch
        NZD 2: hamilton nz, dunedin, taupo, rotorua, queenstown
        PEN 3: peru, lima peru
        PHP 3: philippines, vatable sales, vat exempt sales, makati, quezon city, manila, cebu
        PHP 2: vat reg tin, non vat reg tin, zero rated sales, gcash
        PLN 4: paragon fiskalny
        PLN 3: suma pln
        PLN 2.5: sp z o o
        PLN 2: sprzedaz, polska
        PLN 1.5: ptu, razem
        PLN 1: nip
        RON 3: bon fiscal, romania
        RON 2.5: total lei
        RON 2: bucuresti, judet
        RON 1.5: lei, cod fiscal, rest lei
        SEK 3: sverige, swish
        SEK 2.5: stockholm, goteborg, malmo
        SEK 1.5: kvitto, org nr
        SEK 1: moms
        SGD 3: singapore
        SGD 3: pte ltd
        SGD 2: toa payoh, jurong, tampines, ntuc, fairprice, bedok, ang mo kio, woodlands, linkpoints
        SGD 1.5: singapura, orchard road
        SGD 1.5: nets
        SGD 1: uen
        THB 3: thailand
        THB 2.5: bangkok
        TRY 3: turkiye, istanbul, ankara, izmir
        TRY 2.5: topkdv, toplam kdv, para ustu, mukellef
        TRY 1.5: kdv, toplam, nakit
        TWD 4: taiwan, 統一編號, 統一發票, 電子發票, 發票, 統一超商
        TWD 2: 台北, 新北市
        USD 2: usa, us debit
        USD 1.5: sales tax, suggested gratuity, state tax, new york, san francisco, california, los angeles,
            chicago, las vegas, honolulu, seattle, brooklyn
        USD 1.5: walmart, walgreens, cvs pharmacy, trader joes, home depot, dollar tree, whole foods market,
            chick fil a, taco bell, chipotle, panda express, panera bread
        USD 1.2: texas, florida
        USD 1: boston
        USD 0.8: gratuity, blvd
        USD 0.7: tip
        USD 0.6: server
        USD 0.4: discover
        USD -1.5: gst, tax invoice
        VND 3: viet nam, vietnam, ho chi minh, ha noi, hoa don, tong cong
        ZAR 3: south africa
        ZAR 2: cape town, johannesburg, durban, pretoria, pick n pay, shoprite
        ZAR 0.8: pty ltd
        ZAR 0.5: vat invoice
        """
    )

    /// Reads lines such as `MYR 2.5: selangor, johor`; an indented line goes on with the one before.
    private static func rows(_ text: String) -> [(text: String, code: String, weight: Double)] {
        var result: [(text: String, code: String, weight: Double)] = []
        var code = ""
        var weight = 0.0
        for line in text.split(separator: "\n") {
            var phrases = line
            if !line.hasPrefix(" "), let colon = line.firstIndex(of: ":") {
                let head = line[..<colon].split(separator: " ")
                guard head.count == 2, let number = Double(head[1]) else { continue }
                (code, weight) = (String(head[0]), number)
                phrases = line[line.index(after: colon)...]
            }
            result += PhraseList.of(String(phrases)).map { (text: $0, code: code, weight: weight) }
        }
        return result
    }

    /// The smallest coin in hundredths, where sums paid in cash are rounded to it; 1 where they are not.
    ///
    /// Sources: the countries' central banks; New Zealand and South Africa gave up their five cents, Denmark has its half crown,
    /// Czechia, Norway and Sweden the crown, Hungary five forints.
    static func smallestCoin(of code: String) -> Int {
        switch code {
        case "MYR", "SGD", "AUD", "CAD", "CHF": 5
        case "NZD", "ZAR": 10
        case "DKK": 50
        case "CZK", "NOK", "SEK": 100
        case "HUF": 500
        default: 1
        }
    }

    /// Currencies that are written with a dollar sign, and an unknown one, which may be.
    static func isDollar(_ code: String) -> Bool {
        ["USD", "SGD", "AUD", "CAD", "NZD", "HKD", "TWD", "MXN", ""].contains(code)
    }

    /// How the people who use a currency write dates.
    static func dateOrder(of code: String) -> (order: DateOrderHint, weight: Double) {
        switch code {
        case "USD", "PHP": (.monthFirst, 1)
        case "CAD": (.monthFirst, 0.2)
        case "KRW", "JPY", "CNY", "TWD", "HUF": (.yearFirst, 1)
        case "SEK", "ZAR", "NPR": (.yearFirst, 0.1)
        default: (.dayFirst, 1)
        }
    }

    enum DateOrderHint { case dayFirst, monthFirst, yearFirst }
}
