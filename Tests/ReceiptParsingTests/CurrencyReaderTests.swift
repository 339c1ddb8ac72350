import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptParsing

@Suite struct CurrencyReaderTests {
    /// The rows of a table as text, currency and total: `EUR 2.50: COPPER LTD / Sliema / TOTAL   2.50`.
    ///
    /// Slashes separate a receipt's lines; an indented row continues the one above.
    private static func receipts(_ table: String) -> [(String, String, String)] {
        table.replacing(" /\n  ", with: " / ").split(separator: "\n").map { row in
            let head = row.prefix { $0 != ":" }.split(separator: " ").map(String.init)
            let text = row.dropFirst(head[0].count + head[1].count + 3)
            return (String(text.replacing(" / ", with: "\n")), head[0], head[1])
        }
    }

    @Test(
        arguments: [
            ("합계  23,400원", "KRW"), ("영수증\n사업자 120-87-65763\n합계 금액  23,400", "KRW"), ("TOTAL  RM 8.60", "MYR"),
            ("KEDAI SDN BHD\nJALAN 1, SELANGOR\nTOTAL  8.60", "MYR"), ("SUMME EUR  12,34", "EUR"),
            ("REWE GMBH\nSUMME  12,34\nMWST 19% 1,97", "EUR"),
            ("TOTAL  £8.60", "GBP"), ("合計  ¥1,560", "JPY"), ("AUSTIN, TX 78701\nTOTAL  8.60", "USD"),
            ("TOTAL $8.60", "USD"), ("WALMART\nTOTAL  8.60", "USD"), ("VAT No : 4123456789\nTOTAL  8.60", "ZAR"),
            ("COPPER FOODS\nKINGSTON ON  K7M 3E1\nHST 13%  $0.88\nTOTAL $15.30", "CAD"),
            ("RON'S BURGERS #22\nPHOENIX, AZ 85004\nTOTAL 20.06", "USD"),
            ("FARMACIA COPPER\nBEN-U-RON 500   3,50\nTOTAL EUR   3,50", "EUR"),
            ("COPPER KEDAI\nTOTAL-RM   8.60", "MYR"),
            ("STESEN MINYAK\nSELANGOR\nRON95 22.7 LTR\nTOTAL RM 51.50", "MYR"),
            ("COPPER MARKET\nTOTAL   15.30\nwww.storeopinion.ca", "CAD"),
            ("PETE'S FUEL\nWILLIAMSPORT PA\nTOTAL SALE   $  48.18\nTRY OUR HOT SUBS\n2 FOR $8", "USD"),
            ("COPPER BISTRO\nGST# 77120 4418 RT0001\nTOTAL $15.30", "CAD"), ("COPPER PIES\nTOTAL $NZ   17.50", "NZD"),
            ("COPPER MART\nGST REG NO. M4-0004578-0\nTOTAL $15.30", "SGD"),
            ("COPPER GRILL\nTOTAL DUE 449.00\nVATable Sales 400.89\nVAT Amount (12%) 48.11", "PHP"),
            ("EKMEK %01 *8,00\nTOPKDV *0,08\nTOPLAM *8,00", "TRY"),
            ("QUAN SAO MAI\nPHIEU THANH TOAN\nThanh tien:   180.000", "VND"),
            ("TIENDA\nRFC CCO8605231N4\nTOTAL M.N. $126.00", "MXN"),
            ("BÄCKEREI\nCHE-103.288.716 MWST\nTOTAL 9.25", "CHF"),
            ("PARRILLA\nC.U.I.T. 30-71488201-4\nT O T A L $ 15.840,00", "ARS"),
            ("WATTLE HARDWARE\n41 Dowling St, DUNGOG NSW 2420\nTOTAL $46.83", "AUD"),
            ("TARGET\n072088140 RM ESSNTL TWL $8.00\nTOTAL $8.00", "USD"),
            ("HOCK NOODLE HOUSE\n301 Anchor Central S301882\nTOTAL $5.35\nNETS $5.35", "SGD"),
            ("COPPER CAB\nTRANSPORT PTE LTD\nFARE $ 4.00\nBOOKING $ 1.35\nTOTAL $ 5.35", "SGD"),
            ("COPPER CAB\nTRANSPORT PTE LTD\nDRIVER ID 0118827\nTOTAL $ 5.35", "SGD"),
            ("COPPER GROCER\nABN 51 824 753 556\nTAX INVOICE\nTOTAL $5.35", "AUD"),
            ("LEAF TEA\nLF Brew (Setapak) S/B\n202001011937 (1368257-P)\nTOTAL 5.35", "MYR"),
            ("COPPER FOODS (Pvt) Ltd\n118 Lake Road, Kandy\nTOTAL 1,196.40\nSavings Rs. 24.00", "LKR"),
            ("COPPER CAFE\n12 Bute Street, Mong Kok\nTOTAL $103.00\nCASH $103.00", "HKD"),
            ("COPPER TAVERN\nKln\nTel: 2730 1188\nTOTAL $253.0", "HKD"),
            ("COPPER CAFE\nTOTAL $40.83\nEftpos $40.83\nIncl. GST 15% $5.33", "NZD"),
            ("COPPER HARDWARE\nTAX INVOICE GST 112-118-664\nTOTAL $26.45\nEFTPOS $26.45", "NZD"),
            ("COPPER STORE\nTAX INVOICE\nTOTAL $26.45\nEFTPOS $26.45\nGST 10% $2.40", "AUD"),
            ("COPPER TAXI\n416-555-0199\nFARE $26.25\nTIP $4.25\nTOTAL $30.50\nHST INCL", "CAD"),
            ("COPPER FUELS\nRATE/LTR : Rs. 102.86\nAMOUNT : Rs. 1500.00", "INR"),
            ("COPPER SPA\nPhuket\nTotal Baht 1,000\nCash 1,000", "THB"),
            ("COPPER & SON\nVAT REG 134 8871 20\nTOTAL 40.03\nVAT 20% 6.67", "GBP"),
            ("COPPER TACOS\nCentro, Oaxaca, Oax.\nTOTAL $145.75\nEfectivo $150.00\nIVA 16% $5.72", "MXN"),
            ("COPPER MARKET\nTOTAL 124,85\nKONTANT 200,00\nBYTTEPENGE 75,15\nMOMS 24,97", "DKK"),
            ("COPPER TOURS\nTOTAL US$ 8.60", "USD"),
            ("COPPER TOYS\n01/08/2023 01:26 RM\nTOTAL $8.14", "USD"),
            ("COPPER MART\nGSTIN : 27AAPFU0939F1ZV\nTOTAL 200.00", "INR"),
            ("COPPER SWEETS\nNASHIK-422001\nTOTAL 200.00", "INR"),
            ("COPPER MODE\nCHE-103.288.716 MWST\nMWST 8.10% 3.59\nTOTAL 47.90\n51.04EUR", "CHF"),
            ("COPPER FUELS\nDELHI\nUnit Price : € 87.71\nTOTAL € 2000.00", "INR"),
            ("DELHI PALACE\nTel. +49 30 5550188\nSpeisen € 18,50\nSUMME € 18,50\nMWST 19% 2,95", "EUR"),
            ("COPPER CAB\nFARE 9.40\nTOTAL SS 14.75", "SGD"),
            ("康匯藥房 (銅鑼灣)\nSHOP G12, LOCKHART RD 482, HK\nTEL 2893 0447\nTOTAL $306.90", "HKD"),
            ("HOSPODA\nPražská 118, 370 04 €. Budějovice\nDIČ: CZ28114402\nDatum: 4.7.2026\nCELKEM 956,00", "CZK"),
            ("TAN PTE LTD\nSINGAPORE 310190\nTOTAL $5.35", "SGD"), ("PARAGON FISKALNY\nSUMA PLN  52,64", "PLN"),
        ]
    )
    func `the currency follows from signs, words, and places`(text: String, expected: String) {
        #expect(draft(text).currency?.value.code == expected)
    }

    @Test(
        arguments: receipts(
            """
            RSD 249.98: ======== ФИСКАЛНИ РАЧУН ======== / БАКАР МАРКЕТ ДОО / Београд / Касир:   Ана / Хлеб   89,99 /
              Млеко   159,99 / Укупан износ:   249,98 / Готовина:   249,98 / Ђ   О-ПДВ   20,00%   41,66 /
              Укупан износ пореза:   41,66 / ПФР време:   18.11.2025. 19:42:10
            RSD 89.99: BAKAR MARKET DOO / Novi Sad / Hleb   89,99 / Ukupan iznos   89,99 / PFR vreme 18.11.2025.
            BAM 2.50: BAKAR d.o.o. / Sarajevo / JIB: 4200123450007 / KAFA   2,50 / UKUPNO:   2,50 KM /
              GOTOVINA   5,00 / POVRAT   2,50
            EUR 1.80: BAKER d.o.o. / Ljubljana / ID za DDV: SI12345678 / Kava   1,80 / SKUPAJ EUR   1,80 /
              DDV 22%   0,32
            BGN 2.40: МЕДЕН МАРКЕТ ООД / СОФИЯ / ХЛЯБ   2.40 / ОБЩА СУМА   2.40 ЛВ / В БРОЙ   2.40 ЛВ / ФИСКАЛЕН БОН
            EUR 1.23: МЕДЕН МАРКЕТ ООД / СОФИЯ / ХЛЯБ   1,23 / ОБЩА СУМА   1,23 / В БРОЙ   1,23 / ФИСКАЛЕН БОН
            MKD 45.00: БАКАР ДООЕЛ / Скопје / ЛЕБ   45,00 / ВКУПЕН ПРОМЕТ   45,00 / ВО ГОТОВО   50,00 / КУСУР   5,00
            ALL 120.00: BAKRI SHPK / NIPT L12345678A / Tirane / Kafe   120,00 / TOTALI   120,00 / TVSH 20%   20,00
            MDL 9.50: ARAMA SRL / IDNO 1003600012345 / mun. Chisinau / Paine   9,50 / TOTAL LEI   9,50 /
              TVA A 20%   1,58
            UAH 32.50: ТОВ МІДЬ / м. Київ / Хліб   32,50 / СУМА   32,50 ГРН / ПДВ А 20%   5,42 / ГОТІВКА   50,00 /
              РЕШТА   17,50 / ФІСКАЛЬНИЙ ЧЕК
            GEL 9.50: COPPER CAFE / Tbilisi / Latte   9.50 / TOTAL   GEL 9.50
            RUB 64.90: ООО МЕДЬ / г. Москва / КАССОВЫЙ ЧЕК / Хлеб   64.90 / ИТОГ   64.90 / НАЛИЧНЫМИ   100.00 /
              СДАЧА   35.10 / ФН 9960440300123456
            BYN 2.15: ООО МЕДЬ / г. Минск / УНП 190123456 / Хлеб   2,15 / ИТОГО К ОПЛАТЕ   2,15
            KZT 350.00: ТОО МЕДЬ / г. Алматы / БИН 123456789012 / Нан   350,00 / ИТОГО   350,00 тг / НДС 16%   48,28
            MNT 3200.00: ЗЭС ХХК / Улаанбаатар / Талх   3,200.00 / Нийт дүн   3,200.00 / НӨАТ   290.91 / ДДТД 000001
            PKR 3200.00: COPPER MART / Gulberg, Lahore / NTN: 1234567-8 / Rice 5kg   1,950 / Tea   1,250 /
              Total   3,200 / FBR Invoice #   123
            BDT 450.00: COPPER SUPER STORE / Dhanmondi, Dhaka / BIN: 001234567-0101 / Rice   450.00 /
              Total Tk.   450.00 / Mushak-6.3
            EGP 108.53: COPPER CAFE / New Cairo / Latte   85.00 / Service 12%   10.20 / VAT 14%   13.33 /
              Total LE   108.53
            SAR 18.00: COPPER CAFE / VAT 300012345600003 / Latte   18.00 / Total SAR   18.00 / VAT 15%   2.35
            QAR 3.00: COPPER TRADING W.L.L. / Doha / Karak   3.00 / Total QR   3.00
            OMR 1.600: COPPER CAFE / Zone 5 / VATIN OM1100001234 / Karak   0.350 / Shawarma   1.250 /
              Total R.O.   1.600
            KWD 36.750: COPPER CO. / Salmiya / Shirt   12.500 / Shoes   24.250 / Total   36.750 / KNET   36.750
            BHD 4.325: COPPER W.L.L. / Manama, Bahrain / Rice   2.450 / Oil   1.875 / Total BD   4.325
            JOD 5.000: COPPER STORE / Amman - Jordan / Rice   3.250 / Tea   1.750 / Total JD   5.000
            TND 19.550: COPPER SARL / Tunis / MF 1234567A/P/M/000 / Huile   12,300 / Thon   7,250 / TOTAL   19,550
            MAD 12.00: CUIVRE SARL / Marrakech / ICE 001234567000089 / The   12,00 / TOTAL DH   12,00
            GHS 45.00: COPPER LTD / Accra / Jollof   45.00 / NHIL 2.5%   1.13 / Total GHS   45.00
            TZS 2000.00: COPPER LTD / Dar es Salaam / Water   2,000.00 / TOTAL INCL OF TAX   2,000.00
            UGX 7000: COPPER LTD / Kampala / Rolex   5,000 / Soda   2,000 / Total   7,000
            ETB 51.75: COPPER PLC / Addis Ababa / Macchiato   45.00 / TXBL1   45.00 / TAX1 15%   6.75 /
              TOTAL   51.75
            MUR 30.00: COPPER LTD / Curepipe / BRN: C07012345 / Roti   30.00 / Total Rs   30.00
            CRC 1500.00: COBRE S.A. / Cedula Juridica 3-101-123456 / Heredia / Cafe   1.500,00 / Total ₡   1.500,00
            UYU 250.00: COBRE SRL / RUT 211234560018 / Montevideo / Yerba   $ 250,00 / TOTAL   $ 250,00
            USD 1.20: COBRE CIA LTDA / RUC 1790012345001 / Quito / Pan   1.20 / Total   $1.20 / IVA 15%   0.16
            USD 1.28: COBRE S.A. / Ciudad de Panama / Pan   1.20 / ITBMS 7%   0.08 / Total B/.   1.28
            DOP 118.00: COBRE SRL / RNC 130123456 / Santo Domingo / Cafe   100.00 / ITBIS 18%   18.00 /
              TOTAL RD$   118.00
            GTQ 25.00: COBRE S.A. / NIT 123456-7 / Mixco / Cafe   Q25.00 / Total   Q25.00
            BOB 15.00: COBRE SRL / NIT 1023456021 / Cochabamba / Cafe   15.00 / TOTAL Bs   15.00
            PYG 25500: COBRE S.A. / RUC 80012345-6 / Asuncion / Timbrado Nro 12345678 / Yerba   18.500 / Pan   7.000 /
              TOTAL Gs.   25.500
            USD 2.50: COPPER CAFE / Phnom Penh / Latte   $2.50 / Total   $2.50 / Total (KHR)   10,250
            MOP 18.00: COPPER FAST FOOD / 澳門氹仔 / Bun   $18.00 / Total MOP   18.00
            EUR 3.50: COPPER LTD / Limassol / Coffee   3.50 / TOTAL   3.50
            EUR 2.50: COPPER LTD / Sliema / VAT MT12345678 / Coffee   2.50 / TOTAL   2.50
            """
        )
    )
    func `a receipt is in its country's currency`(text: String, code: String, total: String) {
        let read = draft(text)
        #expect(read.currency?.value.code == code)
        #expect(read.total?.value.decimal == total)
    }

    @Test(
        arguments: [
            (
                "COPPER STORES\nAUSTIN, TX 78701\nSHOWER GEL   4.99\nTOTAL   4.99\nCASH TND   10.00\nCHANGE   5.01",
                "USD"
            ),
            ("COPPER CABS\nSINGAPORE 310190\nDISTANCE 12.5 KM\nFARE   $14.20\nTOTAL   $14.20", "SGD"),
            ("RAME SRL\nPARTITA IVA 01234567890\nGRANA DOP   3,50\nTOTALE EURO   3,50", "EUR"),
            ("KUPFER MARKT\nSALZ MIT JOD   0,39\nSUMME EUR   0,39", "EUR"),
            ("COPPER KITCHEN\nMong Kok, Hong Kong SAR\nTOTAL   $48.00", "HKD"),
            ("COPPER GROCER\nABN 51 824 753 556\nMOP   12.90\nMNT GUM   1.50\nRUB   4.00\nTOTAL   $18.40", "AUD"),
        ]
    )
    func `a code that is a word is no currency by itself`(text: String, expected: String) {
        #expect(draft(text).currency?.value.code == expected)
    }

    @Test(
        arguments: [
            ("COBRE CIA LTDA\nRUC 1790012345001\nQuito\n03/04/2026 12:30\nPan   1.20\nTOTAL   $1.20", "2026-04-03"),
            ("COPPER STORES\nAUSTIN, TX 78701\n03/04/2026 12:30\nBread   1.20\nTOTAL   $1.20", "2026-03-04"),
        ]
    )
    func `who pays in another country's money has dates of their own`(text: String, day: String) {
        let read = draft(text)
        #expect(read.currency?.value == .usd)
        #expect(read.date?.value.description == day)
    }

    @Test func `thousandths are decimals only where all figures have them`() {
        let menu = "COPPER CAFE\nKuwait City\nLatte   2.50\nCake   1.75\nTotal KD   4.25"
        #expect(draft(menu).total?.value.decimal == "4.250")
        let round = "COPPER CO.\nSalmiya, Kuwait\nSofa   450\nTable   120\nTotal KD   570"
        #expect(draft(round).total?.value.decimal == "570.000")
        let large = "COPPER CO.\nSalmiya, Kuwait\nSofa   1,450.500\nTable   120.250\nTotal KD   1,570.750"
        let read = draft(large)
        #expect(read.total?.value.decimal == "1570.750")
        #expect(read.items.map(\.item.amount.decimal) == ["1450.500", "120.250"])
    }

    @Test func `Rs is of the country that the rest of the page names`() {
        for (place, code) in [
            ("Delhi", "INR"), ("Lahore", "PKR"), ("Kandy, Sri Lanka", "LKR"), ("Kathmandu", "NPR"),
            ("Port Louis", "MUR"),
        ] {
            #expect(
                draft("COPPER STORES\n\(place)\nRice   Rs. 450.00\nTOTAL   Rs. 450.00").currency?.value.code == code
            )
        }
        let alone = draft("COPPER STORES\nRice   Rs. 450.00\nTOTAL   Rs. 450.00", home: "PKR").currency
        #expect(alone?.value.code == "PKR")
    }

    @Test func `the household's currency decides only where it fits`() {
        #expect(draft("SHOP\nTOTAL 8.60\nMILK 8.60", home: "GBP").currency?.value.code == "GBP")
        #expect(draft("SHOP\nBREAD 1.20\nMILK 8.60\nTOTAL 9.80", home: "KRW").currency?.value.code != "KRW")
    }

    @Test(arguments: ["USD", "CAD", "AUD", "SGD", "NZD"])
    func `a bare sign of dollars means those that the household keeps`(home: String) throws {
        let currency = try #require(draft("SHOP\nMILK  $8.60\nTOTAL  $8.60", home: home).currency)
        #expect(currency.value.code == home && currency.confidence > 0.75)
        #expect(draft("SHOP\nMILK  $8.60\nTOTAL  $8.60", home: "KRW").currency?.value.code == "USD")
    }

    @Test func `a country's own sign of dollars tells what the bare ones mean`() throws {
        let currency = try #require(draft("CITYLINK CABS\nFARE  $14.20\nFEE  $2.30\nTOTAL  S$16.50").currency)
        #expect(currency.value.code == "SGD" && currency.confidence > 0.9)
    }

    @Test func `a sign in what was hardly read does not outweigh a clear one`() {
        var pass = TextLayout.pass("SUBTOTAL  $ 43.82\nTIP £0\nTOTAL £9\nDATE 7/07/14")
        for line in 1...2 {
            for word in pass.lines[line].words.indices where pass.lines[line].words[word].text.contains("£") {
                pass.lines[line].words[word].confidence = 0.05
            }
        }
        let context = ReadingContext(today: day("2026-11-21"), fileDate: nil, homeCurrency: nil, dateOrder: nil)
        #expect(RuleInterpreter().interpret([pass], context).draft.currency?.value.code == "USD")
    }
}
