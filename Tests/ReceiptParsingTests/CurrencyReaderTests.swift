import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptParsing

@Suite struct CurrencyReaderTests {
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
            ("TAN PTE LTD\nSINGAPORE 310190\nTOTAL $5.35", "SGD"), ("PARAGON FISKALNY\nSUMA PLN  52,64", "PLN"),
        ]
    )
    func `the currency follows from signs, words, and places`(text: String, expected: String) {
        #expect(draft(text).currency?.value.code == expected)
    }

    @Test(
        arguments: [
            (
                """
                ======== ФИСКАЛНИ РАЧУН ========
                БАКАР МАРКЕТ ДОО
                Београд
                Касир:   Ана
                Хлеб   89,99
                Млеко   159,99
                Укупан износ:   249,98
                Готовина:   249,98
                Ђ   О-ПДВ   20,00%   41,66
                Укупан износ пореза:   41,66
                ПФР време:   18.11.2025. 19:42:10
                """,
                "RSD", "249.98"
            ),
            ("BAKAR MARKET DOO\nNovi Sad\nHleb   89,99\nUkupan iznos   89,99\nPFR vreme 18.11.2025.", "RSD", "89.99"),
            (
                "BAKAR d.o.o.\nSarajevo\nJIB: 4200123450007\nKAFA   2,50\nUKUPNO:   2,50 KM\nGOTOVINA   5,00\nPOVRAT   2,50",
                "BAM", "2.50"
            ),
            (
                "BAKER d.o.o.\nLjubljana\nID za DDV: SI12345678\nKava   1,80\nSKUPAJ EUR   1,80\nDDV 22%   0,32", "EUR",
                "1.80"
            ),
            (
                "МЕДЕН МАРКЕТ ООД\nСОФИЯ\nХЛЯБ   2.40\nОБЩА СУМА   2.40 ЛВ\nВ БРОЙ   2.40 ЛВ\nФИСКАЛЕН БОН", "BGN",
                "2.40"
            ),
            ("МЕДЕН МАРКЕТ ООД\nСОФИЯ\nХЛЯБ   1,23\nОБЩА СУМА   1,23\nВ БРОЙ   1,23\nФИСКАЛЕН БОН", "EUR", "1.23"),
            (
                "БАКАР ДООЕЛ\nСкопје\nЛЕБ   45,00\nВКУПЕН ПРОМЕТ   45,00\nВО ГОТОВО   50,00\nКУСУР   5,00", "MKD",
                "45.00"
            ),
            ("BAKRI SHPK\nNIPT L12345678A\nTirane\nKafe   120,00\nTOTALI   120,00\nTVSH 20%   20,00", "ALL", "120.00"),
            (
                "ARAMA SRL\nIDNO 1003600012345\nmun. Chisinau\nPaine   9,50\nTOTAL LEI   9,50\nTVA A 20%   1,58", "MDL",
                "9.50"
            ),
            (
                "ТОВ МІДЬ\nм. Київ\nХліб   32,50\nСУМА   32,50 ГРН\nПДВ А 20%   5,42\nГОТІВКА   50,00\nРЕШТА   17,50\nФІСКАЛЬНИЙ ЧЕК",
                "UAH", "32.50"
            ),
            ("COPPER CAFE\nTbilisi\nLatte   9.50\nTOTAL   GEL 9.50", "GEL", "9.50"),
            (
                "ООО МЕДЬ\nг. Москва\nКАССОВЫЙ ЧЕК\nХлеб   64.90\nИТОГ   64.90\nНАЛИЧНЫМИ   100.00\nСДАЧА   35.10\nФН 9960440300123456",
                "RUB", "64.90"
            ),
            ("ООО МЕДЬ\nг. Минск\nУНП 190123456\nХлеб   2,15\nИТОГО К ОПЛАТЕ   2,15", "BYN", "2.15"),
            (
                "ТОО МЕДЬ\nг. Алматы\nБИН 123456789012\nНан   350,00\nИТОГО   350,00 тг\nНДС 16%   48,28", "KZT",
                "350.00"
            ),
            (
                "ЗЭС ХХК\nУлаанбаатар\nТалх   3,200.00\nНийт дүн   3,200.00\nНӨАТ   290.91\nДДТД 000001", "MNT",
                "3200.00"
            ),
            (
                "COPPER MART\nGulberg, Lahore\nNTN: 1234567-8\nRice 5kg   1,950\nTea   1,250\nTotal   3,200\nFBR Invoice #   123",
                "PKR", "3200.00"
            ),
            (
                "COPPER SUPER STORE\nDhanmondi, Dhaka\nBIN: 001234567-0101\nRice   450.00\nTotal Tk.   450.00\nMushak-6.3",
                "BDT", "450.00"
            ),
            (
                "COPPER CAFE\nNew Cairo\nLatte   85.00\nService 12%   10.20\nVAT 14%   13.33\nTotal LE   108.53", "EGP",
                "108.53"
            ),
            ("COPPER CAFE\nVAT 300012345600003\nLatte   18.00\nTotal SAR   18.00\nVAT 15%   2.35", "SAR", "18.00"),
            ("COPPER TRADING W.L.L.\nDoha\nKarak   3.00\nTotal QR   3.00", "QAR", "3.00"),
            (
                "COPPER CAFE\nZone 5\nVATIN OM1100001234\nKarak   0.350\nShawarma   1.250\nTotal R.O.   1.600", "OMR",
                "1.600"
            ),
            ("COPPER CO.\nSalmiya\nShirt   12.500\nShoes   24.250\nTotal   36.750\nKNET   36.750", "KWD", "36.750"),
            ("COPPER W.L.L.\nManama, Bahrain\nRice   2.450\nOil   1.875\nTotal BD   4.325", "BHD", "4.325"),
            ("COPPER STORE\nAmman - Jordan\nRice   3.250\nTea   1.750\nTotal JD   5.000", "JOD", "5.000"),
            ("COPPER SARL\nTunis\nMF 1234567A/P/M/000\nHuile   12,300\nThon   7,250\nTOTAL   19,550", "TND", "19.550"),
            ("CUIVRE SARL\nMarrakech\nICE 001234567000089\nThe   12,00\nTOTAL DH   12,00", "MAD", "12.00"),
            ("COPPER LTD\nAccra\nJollof   45.00\nNHIL 2.5%   1.13\nTotal GHS   45.00", "GHS", "45.00"),
            ("COPPER LTD\nDar es Salaam\nWater   2,000.00\nTOTAL INCL OF TAX   2,000.00", "TZS", "2000.00"),
            ("COPPER LTD\nKampala\nRolex   5,000\nSoda   2,000\nTotal   7,000", "UGX", "7000"),
            (
                "COPPER PLC\nAddis Ababa\nMacchiato   45.00\nTXBL1   45.00\nTAX1 15%   6.75\nTOTAL   51.75", "ETB",
                "51.75"
            ),
            ("COPPER LTD\nCurepipe\nBRN: C07012345\nRoti   30.00\nTotal Rs   30.00", "MUR", "30.00"),
            (
                "COBRE S.A.\nCedula Juridica 3-101-123456\nHeredia\nCafe   1.500,00\nTotal ₡   1.500,00", "CRC",
                "1500.00"
            ),
            ("COBRE SRL\nRUT 211234560018\nMontevideo\nYerba   $ 250,00\nTOTAL   $ 250,00", "UYU", "250.00"),
            ("COBRE CIA LTDA\nRUC 1790012345001\nQuito\nPan   1.20\nTotal   $1.20\nIVA 15%   0.16", "USD", "1.20"),
            ("COBRE S.A.\nCiudad de Panama\nPan   1.20\nITBMS 7%   0.08\nTotal B/.   1.28", "USD", "1.28"),
            (
                "COBRE SRL\nRNC 130123456\nSanto Domingo\nCafe   100.00\nITBIS 18%   18.00\nTOTAL RD$   118.00", "DOP",
                "118.00"
            ),
            ("COBRE S.A.\nNIT 123456-7\nMixco\nCafe   Q25.00\nTotal   Q25.00", "GTQ", "25.00"),
            ("COBRE SRL\nNIT 1023456021\nCochabamba\nCafe   15.00\nTOTAL Bs   15.00", "BOB", "15.00"),
            (
                "COBRE S.A.\nRUC 80012345-6\nAsuncion\nTimbrado Nro 12345678\nYerba   18.500\nPan   7.000\nTOTAL Gs.   25.500",
                "PYG", "25500"
            ),
            ("COPPER CAFE\nPhnom Penh\nLatte   $2.50\nTotal   $2.50\nTotal (KHR)   10,250", "USD", "2.50"),
            ("COPPER FAST FOOD\n澳門氹仔\nBun   $18.00\nTotal MOP   18.00", "MOP", "18.00"),
            ("COPPER LTD\nLimassol\nCoffee   3.50\nTOTAL   3.50", "EUR", "3.50"),
            ("COPPER LTD\nSliema\nVAT MT12345678\nCoffee   2.50\nTOTAL   2.50", "EUR", "2.50"),
        ] as [(String, String, String)]
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
