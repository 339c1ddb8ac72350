/// What on a receipt speaks for a currency: signs, codes, words, tax names, and country words.
enum CurrencyTable {
    /// Text that must stand beside an amount: sign or code, currency, and how strongly it speaks (log-odds).
    static let marks: [(text: String, code: String, weight: Double)] = [
        ("₩", "KRW", 4), ("원", "KRW", 4), ("KRW", "KRW", 4), ("RM", "MYR", 3), ("MYR", "MYR", 4), ("€", "EUR", 3.5),
        ("EUR", "EUR", 3.5), ("£", "GBP", 3.5),
        ("GBP", "GBP", 4), ("S$", "SGD", 3), ("SGD", "SGD", 4), ("US$", "USD", 4), ("USD", "USD", 4), ("A$", "AUD", 3),
        ("AUD", "AUD", 4), ("CAD", "CAD", 4),
        ("HK$", "HKD", 4), ("NT$", "TWD", 4), ("¥", "JPY", 2.5), ("円", "JPY", 4), ("JPY", "JPY", 4), ("Rp", "IDR", 3.5),
        ("IDR", "IDR", 4), ("₹", "INR", 4), ("INR", "INR", 4),
        ("NPR", "NPR", 4), ("ZAR", "ZAR", 4), ("zł", "PLN", 4), ("PLN", "PLN", 4), ("Kč", "CZK", 4), ("CZK", "CZK", 4),
        ("CHF", "CHF", 4), ("RON", "RON", 4), ("SEK", "SEK", 4), ("NOK", "NOK", 4),
        ("DKK", "DKK", 4), ("HUF", "HUF", 4), ("THB", "THB", 4), ("฿", "THB", 4), ("PHP", "PHP", 4), ("₱", "PHP", 4),
        ("VND", "VND", 4), ("₫", "VND", 4), ("Ls", "LVL", 3), ("LVL", "LVL", 4),
        ("AED", "AED", 4), ("TRY", "TRY", 4), ("MXN", "MXN", 4), ("BRL", "BRL", 4), ("R$", "BRL", 3), ("NZD", "NZD", 4),
        ("CNY", "CNY", 4), ("RMB", "CNY", 4), ("元", "CNY", 2),
    ]

    /// Words anywhere on the page.
    static let words: [(text: String, code: String, weight: Double)] = [
        // Malaysia
        ("malaysia", "MYR", 3), ("sdn bhd", "MYR", 3), ("selangor", "MYR", 2.5), ("kuala lumpur", "MYR", 2.5),
        ("johor", "MYR", 2.5), ("penang", "MYR", 2), ("jalan", "MYR", 1.5),
        ("taman", "MYR", 1.2), ("shah alam", "MYR", 2), ("petaling jaya", "MYR", 2.5), ("johor bahru", "MYR", 2.5),
        ("terima kasih", "MYR", 1), ("darul ehsan", "MYR", 2), ("perak", "MYR", 1.5), ("melaka", "MYR", 1.5),
        ("gst summary", "MYR", 1.2), ("gst reg no", "MYR", 0.8), ("gst id", "MYR", 1.2), ("gst no", "MYR", 0.7),
        ("klang", "MYR", 1.5), ("sabah", "MYR", 1.5), ("sarawak", "MYR", 1.5), ("kajang", "MYR", 1.5),
        ("cheras", "MYR", 1.5), ("puchong", "MYR", 1.5), ("subang", "MYR", 1.2), ("wilayah persekutuan", "MYR", 2),
        ("seri kembangan", "MYR", 2),
        ("rounding adj", "MYR", 0.8), ("rounding adjustment", "MYR", 0.8), ("balakong", "MYR", 1.5),
        ("negeri sembilan", "MYR", 2), ("kedah", "MYR", 1.5), ("pahang", "MYR", 1.5), ("ringgit", "MYR", 3),
        ("pasaraya", "MYR", 2), ("restoran", "MYR", 1.5), ("perniagaan", "MYR", 2), ("syarikat", "MYR", 2),
        ("skudai", "MYR", 1.5),
        // Singapore
        ("singapore", "SGD", 3), ("pte ltd", "SGD", 2), ("singapura", "SGD", 1.5), ("uen", "SGD", 1),
        ("orchard road", "SGD", 1.5), ("toa payoh", "SGD", 2), ("jurong", "SGD", 2), ("tampines", "SGD", 2),
        // United States
        ("usa", "USD", 2), ("sales tax", "USD", 1.5), ("suggested gratuity", "USD", 1.5), ("gratuity", "USD", 0.8),
        ("state tax", "USD", 1.5), ("tip", "USD", 0.7), ("server", "USD", 0.6), ("us debit", "USD", 2),
        ("new york", "USD", 1.5), ("san francisco", "USD", 1.5), ("california", "USD", 1.5),
        ("los angeles", "USD", 1.5), ("chicago", "USD", 1.5), ("las vegas", "USD", 1.5), ("honolulu", "USD", 1.5),
        ("discover", "USD", 0.4), ("texas", "USD", 1.2), ("florida", "USD", 1.2), ("seattle", "USD", 1.5),
        ("boston", "USD", 1), ("brooklyn", "USD", 1.5), ("blvd", "USD", 0.8),
        // United Kingdom, Ireland
        ("vat no", "GBP", 0.8), ("united kingdom", "GBP", 3), ("london", "GBP", 1.5), ("vat reg no", "GBP", 0.8),
        ("plc", "GBP", 0.6), ("contactless", "GBP", 0.3), ("ireland", "EUR", 2), ("dublin", "EUR", 2),
        // Euro countries
        ("mwst", "EUR", 2), ("ust", "EUR", 0.8), ("gmbh", "EUR", 2), ("summe", "EUR", 1.5), ("steuer nr", "EUR", 1.5),
        ("ust idnr", "EUR", 2), ("deutschland", "EUR", 2), ("bonus", "EUR", 0.1), ("tva", "EUR", 1),
        ("france", "EUR", 2), ("paris", "EUR", 1.5), ("siret", "EUR", 2),
        ("iva", "EUR", 0.8), ("cif", "EUR", 0.6), ("espana", "EUR", 2), ("madrid", "EUR", 1.5),
        ("barcelona", "EUR", 1.5), ("italia", "EUR", 2), ("partita iva", "EUR", 2), ("btw", "EUR", 1.5),
        ("amsterdam", "EUR", 1.5), ("nederland", "EUR", 2), ("portugal", "EUR", 1.5), ("wien", "EUR", 1.5),
        ("berlin", "EUR", 1.2), ("latvija", "EUR", 1), ("pvn", "EUR", 1), ("kasse", "EUR", 0.8), ("datum", "EUR", 0.6),
        ("euro", "EUR", 2), ("kundenbeleg", "EUR", 2), ("greece", "EUR", 2), ("helsinki", "EUR", 1.5),
        ("kopa", "EUR", 0.8), ("vielen dank", "EUR", 1.5),
        // Poland, Romania, Czechia, Hungary
        ("paragon fiskalny", "PLN", 4), ("nip", "PLN", 1), ("ptu", "PLN", 1.5), ("sprzedaz", "PLN", 2),
        ("razem", "PLN", 1.5), ("suma pln", "PLN", 3), ("sp z o o", "PLN", 2.5), ("polska", "PLN", 2),
        ("bon fiscal", "RON", 3), ("romania", "RON", 3), ("bucuresti", "RON", 2), ("lei", "RON", 1.5),
        ("total lei", "RON", 2.5), ("judet", "RON", 2), ("cod fiscal", "RON", 1.5), ("rest lei", "RON", 1.5),
        ("praha", "CZK", 2), ("dic", "CZK", 0.5), ("budapest", "HUF", 2),
        // South Africa, Nepal, India, Indonesia, Australia, Canada
        ("south africa", "ZAR", 3), ("pty ltd", "ZAR", 0.8), ("cape town", "ZAR", 2), ("johannesburg", "ZAR", 2),
        ("vat invoice", "ZAR", 0.5), ("kathmandu", "NPR", 3), ("nepal", "NPR", 3), ("pan no", "NPR", 1),
        ("vat pan", "NPR", 1), ("gstin", "INR", 3), ("cgst", "INR", 3), ("sgst", "INR", 3), ("india", "INR", 2),
        ("rupees", "INR", 1.5), ("fssai", "INR", 2.5),
        ("indonesia", "IDR", 3), ("jakarta", "IDR", 2.5), ("npwp", "IDR", 3), ("tunai", "IDR", 0.8),
        ("kembali", "IDR", 1.5), ("jl", "IDR", 0.8), ("ppn", "IDR", 1.5), ("pb1", "IDR", 2), ("bandung", "IDR", 2),
        ("surabaya", "IDR", 2), ("australia", "AUD", 2.5), ("abn", "AUD", 2), ("sydney", "AUD", 2),
        ("melbourne", "AUD", 2), ("eftpos", "AUD", 0.8), ("canada", "CAD", 2.5), ("hst", "CAD", 2),
        ("toronto", "CAD", 2), ("vancouver", "CAD", 1.5), ("ontario", "CAD", 1.5), ("pst", "CAD", 1),
        ("interac", "CAD", 2), ("hong kong", "HKD", 3), ("philippines", "PHP", 3), ("thailand", "THB", 3),
        ("bangkok", "THB", 2.5), ("dubai", "AED", 3), ("new zealand", "NZD", 3), ("switzerland", "CHF", 3),
        ("zurich", "CHF", 2), ("taiwan", "TWD", 3), ("sverige", "SEK", 2), ("norge", "NOK", 2), ("mexico", "MXN", 1.5),
        // Korea
        ("대한민국", "KRW", 2), ("사업자", "KRW", 2.5), ("부가세", "KRW", 2.5), ("합계", "KRW", 2), ("영수증", "KRW", 2.5),
        ("카드", "KRW", 1.5), ("승인", "KRW", 1.5), ("서울", "KRW", 2), ("대표", "KRW", 1.5), ("금액", "KRW", 2),
        ("공급가액", "KRW", 2),
        // Japan
        ("領収", "JPY", 3), ("合計", "JPY", 2), ("消費税", "JPY", 3), ("株式会社", "JPY", 3), ("お預り", "JPY", 3), ("お釣", "JPY", 3),
        ("レシート", "JPY", 2), ("税込", "JPY", 2), ("東京都", "JPY", 2),
    ]

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
