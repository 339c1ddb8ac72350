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
        IDR 4: IDR
        IDR 3.5: Rp
        INR 4: ₹, INR
        JPY 4: 円, JPY
        JPY 2.5: ¥
        KRW 4: ₩, 원, KRW
        LVL 4: LVL
        LVL 3: Ls
        MXN 4: MXN
        MYR 4: MYR
        MYR 3: RM
        NOK 4: NOK
        NPR 4: NPR
        NZD 4: NZD
        PHP 4: PHP, ₱
        PLN 4: zł, PLN
        RON 4: RON
        SEK 4: SEK
        SGD 4: SGD
        SGD 3: S$
        THB 4: THB, ฿
        TRY 4: TRY
        TWD 4: NT$
        USD 4: US$, USD
        VND 4: VND, ₫
        ZAR 4: ZAR
        """
    )

    /// Words anywhere on the page.
    static let words = rows(
        """
        AED 3: dubai
        AUD 2.5: australia
        AUD 2: abn, sydney, melbourne
        AUD 0.8: eftpos
        CAD 2.5: canada
        CAD 2: hst, toronto, interac
        CAD 1.5: vancouver, ontario
        CAD 1: pst
        CHF 3: switzerland
        CHF 2: zurich
        CZK 2: praha
        CZK 0.5: dic
        EUR 2: ireland, dublin, mwst, gmbh, ust idnr, deutschland, france, siret, espana, italia, partita iva,
            nederland, euro, kundenbeleg, greece
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
        HKD 3: hong kong
        HUF 2: budapest
        IDR 3: indonesia, npwp
        IDR 2.5: jakarta
        IDR 2: pb1, bandung, surabaya
        IDR 1.5: kembali, ppn
        IDR 0.8: tunai, jl
        INR 3: gstin, cgst, sgst
        INR 2.5: fssai
        INR 2: india
        INR 1.5: rupees
        JPY 3: 領収, 消費税, 株式会社, お預り, お釣
        JPY 2: 合計, レシート, 税込, 東京都
        KRW 2.5: 사업자, 부가세, 영수증
        KRW 2: 대한민국, 합계, 서울, 금액, 공급가액
        KRW 1.5: 카드, 승인, 대표
        MXN 1.5: mexico
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
        NOK 2: norge
        NPR 3: kathmandu, nepal
        NPR 1: pan no, vat pan
        NZD 3: new zealand
        PHP 3: philippines
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
        SEK 2: sverige
        SGD 3: singapore
        SGD 2: pte ltd, toa payoh, jurong, tampines
        SGD 1.5: singapura, orchard road
        SGD 1: uen
        THB 3: thailand
        THB 2.5: bangkok
        TWD 3: taiwan
        USD 2: usa, us debit
        USD 1.5: sales tax, suggested gratuity, state tax, new york, san francisco, california, los angeles,
            chicago, las vegas, honolulu, seattle, brooklyn
        USD 1.5: walmart, walgreens, cvs pharmacy, trader joes, home depot, dollar tree, whole foods market, chick fil a,
            taco bell, chipotle, panda express, panera bread
        USD 1.2: texas, florida
        USD 1: boston
        USD 0.8: gratuity, blvd
        USD 0.7: tip
        USD 0.6: server
        USD 0.4: discover
        ZAR 3: south africa
        ZAR 2: cape town, johannesburg, pick n pay, shoprite
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

    /// Currencies whose cent coins are gone, so that cash sums end in 0 or 5.
    static func roundsToFive(_ code: String) -> Bool {
        ["MYR", "SGD", "AUD", "CAD", "NZD", "CHF", "ZAR"].contains(code)
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
