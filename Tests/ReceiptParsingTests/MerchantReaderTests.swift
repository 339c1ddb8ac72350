import ReceiptDomain
import ReceiptTestSupport
import Testing

@testable import ReceiptParsing

@Suite struct MerchantReaderTests {
    @Test(
        arguments: [
            (
                "TAX INVOICE\nGREEN LEAF TRADING SDN BHD (123456-K)\nNO 5, JALAN MAWAR\nTEL 03-7728 8390\nTOTAL  RM 8.60",
                "GREEN LEAF TRADING SDN BHD"
            ),
            ("* * WELCOME * *\nThe Copper Kettle Cafe\n12 High Street\nTOTAL £8.60", "The Copper Kettle Cafe"),
            ("[영수증]\n[매장명] 푸른식당 /120-87-65763\n[대표자] 홍길동\n합계  23,400", "푸른식당"),
            ("신용카드매출전표\n가맹점명: 행복약국\n사업자번호 120-87-65763\n합계  23,400", "행복약국"),
            ("매출전표\n가맹점 정보\n가맹점 (주)우아한형제들\n판매자 정보\n판매자 상호 옛날통닭\n합계 23,400", "옛날통닭"),
            ("매출전표\n거래일자 2026-11-18\n합계 23,400\n가맹점명\n치즈구름", "치즈구름"),
            ("생활용품의 모든 것\n종이나라 강남본점\nT: 02-567-8901\n합계 12,000", "종이나라 강남본점"),
            ("GREEN LEAF TRADING\nSDN BHD\nNO 5, JALAN MAWAR\nTOTAL  RM 8.60", "GREEN LEAF TRADING SDN BHD"),
            ("COPPFR\nCOPPER RAW BAR\n56 Scranton Ave.\n(508) 555-0129\nTOTAL $8.60", "COPPER RAW BAR"),
            ("[관리비 납입영수증]\n2026년 10월분\n합계 234,000\n한솔마을3단지 관리사무소 [직인]", "한솔마을3단지 관리사무소"),
            ("로쏘주식회사 대전 중구 대종로480번길\n단팥빵 2,000\n합계 2,000", "로쏘주식회사"),
            ("COPPER BOOKS\nGreensboro, NC\n2736 Countrywood Pkwy\nTOTAL $8.60", "COPPER BOOKS"),
            ("COPPER STATIONERY SHOP\nOwned By :\nGREEN LEAF SUPPLY SDN BHD\nTOTAL RM8.60", "COPPER STATIONERY SHOP"),
            (
                "WISHES\nCome true\nURL in your smartphone\nMarktkauf Lehr\nRingstr. 4\n33102 Paderborn\nwww. marktkauf-lehr.de\nSUMME EUR 8,60",
                "Marktkauf Lehr"
            ),
            ("RECEIPT\n12/03/2024\nTOTAL 8.60\nThank you for shopping at Willow Books", "Willow Books"),
            ("[택시 영수증]\n기사명 이*훈\n총 요금 18,400\n별빛운수 120-87-65763", "별빛운수"),
            ("도시가스요금 청구서 (지로통지서)\n별빛도시가스(주)\n기본요금 1,250\n청구금액 41,870원", "별빛도시가스(주)"),
            ("診療費請求書兼領収書\n患者No 5512  佐藤健\n請求金額 ¥10,450\n医療法人 さくら会", "医療法人 さくら会"),
            ("領収書\n事業者名:株式会社ひだまり\n登録番号 T1234567890123\n合計 ¥891", "株式会社ひだまり"),
            // Nothing but the document's own name at the head: the shop says at the foot who it is.
            (
                "주차요금 영수증\n차량번호 37*다 81**\n입차 2024-04-02 11:48\n출차 2024-04-02 14:31\n주차시간 2시간 43분\n"
                    + "주차요금   15,000\n할인   -6,000\n청구금액   9,000원\n카드   9,000\n별빛주차 여의도점\n120-87-65763", "별빛주차 여의도점"
            ),
            (
                "SALE\n08/19/23 9:21AM\nLUMBER   23.88\nSCREWS   9.99\nNUTS   1.40\nWIRE   32.49\nTAX   3.73\nTOTAL   71.49\n"
                    + "THANK YOU BOB FOR SHOPPING AT\nCOPPER TRUE VALUE\n316 N MAIN ST", "COPPER TRUE VALUE"
            ),
            (
                "11-25-20 WED\n07:18 AM #0029\nSOURDOUGH   $7.50\nKOLACHE   $13.50\nTEA   $2.00\nMILK   $1.00\nTOTAL   $24.00\nCASH   $24.00\n"
                    + "CLERK 2\nOma Copper's Bake Shop\nFredericksburg Texas\n(830) 555-0107", "Oma Copper's Bake Shop"
            ),
            ("The Copper's Rest\nFreehouse, Kitchen & Rooms\nTOTAL £8.60", "The Copper's Rest"),
            ("(하이패스/신용)\n통행료 영수증\n별빛도로공사 동영업소\n합계 10,400원", "별빛도로공사 동영업소"),
            ("옛날순대국 선릉점\n사업자번호 120-87-65763\n합계 9,000원", "옛날순대국 선릉점"),
            ("매장명 : 옛날순대국 (선릉점)\n합계 9,000원", "옛날순대국 (선릉점)"),
            ("C O P P E R ' S\nStore 014 Somerset Collection\nTotal $8.60", "COPPER'S"),
            ("Copper      January 27, 2024\nThanks for tipping, Marcus\nTotal $27.64", "Copper"),
            ("Boulangerie - Tea-Room\nLE FOURNIL DE CUIVRE\nPlace du Marché 5\nTOTAL CHF 9.25", "LE FOURNIL DE CUIVRE"),
            ("Care that knows your name.\nMERIDIAN COPPER\nTOTAL $8.60", "MERIDIAN COPPER"),
            ("KENILWORTH COPPER\nHarvest Trading 118 (Pty) Ltd\nTOTAL R318.45", "KENILWORTH COPPER"),
            ("COPPER OYSTER CO.\nGranville Island, Vancouver BC\nTOTAL $8.60", "COPPER OYSTER CO"),
            ("La Table de Cuivre\nCuisine de marché\nTOTAL TTC 8,60 €", "La Table de Cuivre"),
            ("領収証\n株式会社 青空企画     様\n￥12,650\n有限会社 銅文具店\n京都市中京区寺町通三条上る 12", "有限会社 銅文具店"),
            ("7-ELEVEN\n合計 172", "7-ELEVEN"),
            ("가맹점명 0 0 카페\n사업자번호 120-87-65763\n합계  23,400", "0 0 카페"),
            ("GS25 별빛대학점 070-1234-5678\n주식회사 한빛 120-87-65763\n합계  4,200원", "GS25 별빛대학점"),
            // Nothing at the head could be read: the company at the foot and the shop's own products say more than what was bought.
            (
                "Pohlweg 110\n33100 Paderborn\nWUERFELZUCKER 0,89 C\nHAEHNCHENBRUSTFILET\nSUMME EUR 8,60\nAldi GmbH & Co. KG, Schlossstr. 1",
                "Aldi"
            ),
            ("Tel 036-4481240\nSPAR COOKING OIL 14.99\nSPAR RICE 11.99\nMILKY CHOC\nTOTAL 26.98", "SPAR"),
            // Netto is a chain, and what a tax table says.
            (
                "Pohlweg 110\nMILCH 0,89\nSUMME EUR 0,89\nMwSt Netto Brutto\nVielen Dank fur Ihren Einkauf bei Waldmarkt",
                "Waldmarkt"
            ),
            // A chain's products in another's shop do not name it.
            ("COPPER MARKET\n12 High Street\nStarbucks Latte 3.50\nTOTAL £3.50", "COPPER MARKET"),
            (
                "Pohlweg 110\nMILCH 0,89\nANANAS AM STUECK\nSUMME EUR 0,89\nVielen Dank fur Ihren Einkauf bei Waldmarkt",
                "Waldmarkt"
            ),
            ("We want your feedback\nCOPPER BURGER\n12 High Street\nTOTAL $8.60", "COPPER BURGER"),
            (
                "BUY ONE GET ONE FREE SUNDAE\nValidation Code:________\nExpires 30 days after receipt date.\nCopper Burgers Restaurant #1440\n"
                    + "601 N PENN AVE\nTOTAL $8.60", "Copper Burgers Restaurant #1440"
            ),
            ("가맹점주소가 실제와 다른 경우 신고안내\n행복약국\n합계  4,200원", "행복약국"),
            ("가맹점명. 가명전주소가 실제와 다른 경우 신고\n행복약국\n합계  4,200원", "행복약국"),
            ("알림톡 도착\n결제가 취소되었습니다.\n구매처: 주식회사 나루\n결제취소: 15,000원", "주식회사 나루"),
            ("영수증 (공급받는자 보관용)\n별빛닷컴 주식회사\n합계  4,200원", "별빛닷컴 주식회사"),
            (
                "진료비 계산서·영수증\n요양기관 종류 [v] 의원급·보건기관 [ ] 병원급 [ ] 종합병원\n별빛재활의학과의원\n합계  4,200원",
                "별빛재활의학과의원"
            ),
            ("롯데마트 2순환로 1004\n합계  4,200원", "롯데마트"),
            ("領収書\n但し自動車検査登録印紙等代金\n別光商店\n合計 ¥500", "別光商店"),
            // Within a word stand no other labels: 주문, 발급.
            ("현금영수증\n상호: 꿈나무문방구 / 동춘초 앞\n합계  4,200원", "꿈나무문방구 / 동춘초 앞"),
            ("주차 영수증\n상호: 부산광역시 수영구시설관리공단\n합계  4,200원", "부산광역시 수영구시설관리공단"),
            ("가게명 삼대째 족발집\n합계  4,200원", "삼대째 족발집"),
            // Nor does a label stand there, or a word that is like one.
            ("별빛화장품 강남점\n합계  4,200원\n교환/환불: 영수증 지참 시\n구매매장 가능 (개봉 시 불가)", "별빛화장품 강남점"),
            ("별빛컨트리클럽\n126-81-44880 대표이사 홍길동\n내장객 : 홍*동 (비회원)   락카 2114\n합계  4,200원", "별빛컨트리클럽"),
            ("(주)별빛유통 부평점\n매장:인천 부평구 별빛로 16 지하1층\n합계  4,200원", "(주)별빛유통 부평점"),
            ("주문전표\n주문매장: 별빛치킨 화곡점\n요청사항:\n(가게) 무 많이 주세요\n결제금액  4,200", "별빛치킨 화곡점"),
            ("승차권 영수증\n영수액   4,200원\n발행처 별빛철도공사\n※ 운임은 면세입니다(고속\n철도 제외).", "별빛철도공사"),
            ("Guten Tag bei Ihrer\nLandbäckerei Kupfer\nMarktplatz 3\nSUMME EUR 4,20", "Landbäckerei Kupfer"),
            ("I C 신 용 승 인\n남해수산 37호\n별빛수산시장 내 / 061)662-8837\n총    액  48,000원", "남해수산 37호"),
            (
                "little copper espresso\n---- brunswick ----\nABN 51 824 753 556\n417 Lygon St, Brunswick East 3057\nTotal $40.75",
                "little copper espresso"
            ),
            (
                "1180 Wynkoop Alley\nDenver, CO 80202\nTab: MOSELEY   Chk 3071\nALE   16.00\nTotal Due   16.00\nThanks for hanging at\nThe Copper Halyard",
                "The Copper Halyard"
            ),
            // A town may be how the name begins.
            ("택 시 영 수 증\n상호 : 인천별빛운수(주)\n합계  4,200원", "인천별빛운수(주)"),
            ("THE COPPER REST\nFreehouse & Kitchen\n12 High Street\nTOTAL £3.50", "THE COPPER REST"),
            ("Grow something lovely!\nRAVENSHILL\nGARDEN CENTRE & TEA ROOM\nA49 Weaverham\nTOTAL £3.50", "RAVENSHILL"),
            ("수 강 료 영 수 증\n학원명\n  SQ수학학원 목동2관\n합계  4,200원", "SQ수학학원 목동2관"),
            ("coop\nBern Linden Center\nLindenstrasse 85\nTotal CHF 3.50", "coop"),
            // The sign is a picture: the slogan, an address on the web, or thanks say whose it is.
            ("DRESS FOR LESS\nSANTA ROSA, CA\nPhone: 707-555-0136\nSHIRT   9.99\nTotal   9.99", "Ross"),
            ("Every little helps\nMILK   £1.45\nTOTAL   £1.45\nPoints  10", "Tesco"),
            ("Lindenstr. 9\n79312 Emmendingen\nSEIFE   1,90\nSUMME EUR   1,90\ndm.de - StNr. 35012/00417", "dm"),
            ("755 53rd Ave NE\nSHIRT   24.99\nTOTAL   24.99\nTake a survey\ninformtarget.com", "Target"),
            (
                "Große Straße 44\n27299 Langwedel\nROSEN   4,99\nSUMME   4,99\nIhr EDEKA Kupfer sagt DANKE",
                "EDEKA Kupfer"
            ),
            ("L$DL\nLE BOUSCAT 0963\n33110 LE BOUSCAT\nLAIT   1,60\nA payer   1,60", "Lidl"),
            (
                "LE BOUSCAT 0963\n33110 LE BOUSCAT\nLAIT   1,60\nA payer   1,60\nLIDL vous remercie pour vos achats",
                "LIDL"
            ),
            ("1.41\nWarburger Straße 130\nBROT   1,60\nSUMME   1,60\nThank you for shopping at Copper! 1", "Copper"),
            ("학원 교습비등 영수증\n(납부자용)\n교습비   42,000\n별빛수학학원장  (직인)\n합계   42,000", "별빛수학학원"),
            ("별빛하루펜션  이용 영수증\n강원 홍천군 서면 솔숲길 61\n합계  4,200원", "별빛하루펜션"),
            ("별빛파킹 주차영수증\n차량번호  12허3904\n주차요금  4,200\n결제금액  4,200원", "별빛파킹"),
            ("배달앱\n(매장용)\n별빛골목 쌀국수 망원점\n주문금액   30,400\n매장 부담 할인쿠폰   -3,000\n결제금액   27,400", "별빛골목 쌀국수 망원점"),
            ("KUPFER CHECKER CAB CO\n504-555-0190\nCAB# 318   DRV 77204\nTOTAL $ 25.80", "KUPFER CHECKER CAB CO"),
            ("SHENG HONG MINIMART\n#01-44 TAMPINES ST 81\nTOTAL $14.85", "SHENG HONG MINIMART"),
            // But thanks of a team name nobody.
            ("WALDMARKT\nBROT   1,60\nSUMME   1,60\nIhr freundliches Team sagt danke", "WALDMARKT"),
            ("교육비 납입증명서\n원아명 한빛\n납입금액   97,500\n2026년 3월 2일\n별빛유치원 원장 한빛나 (인)", "별빛유치원"),
            ("領収証\n株式会社アンバー 様\n¥16,500-\n但 お食事代として\n〒604-8001 京都市\n割烹 みなと", "割烹 みなと"),
            ("KRUGER TOOLS\n12 High Street\nTOTAL £8.60", "KRUGER TOOLS"),
            ("Farmácia São Cobre\nRua Direita 12\nTOTAL 8,60 €", "Farmácia São Cobre"),
            ("INVOICE\nBill To: Amber Corp\nCOPPER DESIGN LTD\n12 High Street\nTOTAL £8.60", "COPPER DESIGN LTD"),
            ("Smacznego życzy\nPierogarnia Miedź\nul. Rynek 3\nSUMA PLN 8,60", "Pierogarnia Miedź"),
            ("KUPFER10\n별빛필드수원점\n별빛통상(주)   212-81-41780\n합계  4,200원", "KUPFER10 별빛필드수원점"),
            ("PAW EXPRESS\n3737 Mackenzie Dr\nVAUGHAN ON\nL4H 0A2\nTOTAL   5.64", "PAW EXPRESS"),
            ("More saving.\nMore doing.\n12 High Street\nTOTAL $3.50\nTHE HOME DEPOT", "Home Depot"),
            (
                "FECHA 4 de marzo de 2025   HORA 10:20\nCANT ARTICULO   PRECIO\nTOTAL 3,50\nFERRETERÍA PINO\nCIF J31880214",
                "FERRETERÍA PINO"
            ),
            // On a till the one who sells is the clerk; on a bill, a firm.
            ("AU FOURNIL DE CUIVRE\n17/03/2026 08:12\nVendeur: Chloé\nTOTAL 3,50 €", "AU FOURNIL DE CUIVRE"),
            ("RECHNUNG\n17.03.2026 08:12\nVerkäufer: Kupferhof GmbH\nSUMME EUR 3,50", "Kupferhof GmbH"),
            (
                "THE COPPER REST\n12 High Street\nTel 01756 555 014\nLandlord Pint   9.60\nTOTAL £9.60",
                "THE COPPER REST"
            ),
            ("COPPER CO-OP\n12 High Street\nTOTAL $3.50\nTHANK YOU FOR SHOPPING LOCAL", "COPPER CO-OP"),
            ("RENT RECEIPT\nReceived from: Amber Hill\nLandlord: Copper Homes LLC\nTOTAL $850.00", "Copper Homes LLC"),
            (
                "< Inbox\nYour receipt from Copper #2204-1187\nReceipt from Copper Labs, Inc.\n$115.56\nTotal $115.56",
                "Copper Labs, Inc"
            ),
            ("Taxi Kupfer Tel. 0221 555\nLindenstr. 9\n50667 Köln\nDatum 24.01.2026\nSUMME EUR 35,20", "Taxi Kupfer"),
            ("Copper & Cole Supply Ltd CREDIT NOTE\n12 High Street\nTOTAL £3.50", "Copper & Cole Supply Ltd"),
            ("PAY & DISPLAY\nCopper County Council\nExpires 14:20\nPaid £2.40", "Copper County Council"),
            ("Farmacia della Miniera\nVia Roma 1\n50100 Firenze\nTOTALE EURO 3,50", "Farmacia della Miniera"),
            // A label differs by more than a letter from the words around it.
            (
                "カメラの銅屋\nあるお支払いのご購入店舗以外の返品交換\n2026年11月17日\n合計 680円",
                "カメラの銅屋"
            ),
            // Screens of orders, payments and wallets.
            ("支払い完了\nこむぎ工房 北町店\n2026年11月17日\n合計 680円", "こむぎ工房 北町店"),
            ("お届け完了\nカレーの森 中町店\n注文番号 3310\n小計 ¥2,710\n合計 ¥2,901", "カレーの森 中町店"),
            (
                "GCash\nAling Rosa Sari-Sari Store\nPaid via QR Ph\nTotal Amount Paid PHP 236.00",
                "Aling Rosa Sari-Sari Store"
            ),
            ("お食事券\n麺処 しげ蔵\n2026-11-18\n合計 950円", "麺処 しげ蔵"),
            // Who issues it, in other words.
            ("수수료 영수증\n발급기관 : 별빛구 민원창구\n발급일시 : 2026-11-05\n합계 1,200원", "별빛구 민원창구"),
            ("수수료 영수증\n주민등록등본   200원\n합계   200원\n투입금액   1,000원\n거스름돈   800원\n별빛구청장", "별빛구청"),
            // A shop may be named by two things, or as a platform.
            ("영수증\n빵과 장미\n서울 중구 수표로 52\n합계 18,700원", "빵과 장미"),
            ("Shopee Express\nParcel SPX0012\nTotal $3.50", "Shopee Express"),
            ("Swiggy\nOrder 3310\nTotal Rs 310.00", "Swiggy"),
            // Things that a shop sells stand beside its name.
            ("오늘도맑음\n커피와 책\n2026-11-08\n합계 18,700원", "오늘도맑음"),
            // `상호` and `(법인명)` stand beside the name, which stands between them.
            ("거래명세표\n상호\n별빛철물건재 성명 조덕수\n(법인명)\n사업장 서울 중구 수표로 52\n합계 58,500", "별빛철물건재"),
            ("領収書\n別光ビル 御中\n合計 ¥500\n但し会場使用料として\n上記正に領収いたしました\n一般社団法人 別光会館\nTEL 0263-35-7718", "一般社団法人 別光会館"),
        ]
    )
    func `the trading name is told from headings, addresses, and platforms`(text: String, expected: String) {
        #expect(draft(text).merchant?.value == expected)
    }

    @Test(arguments: [("CU", "CU 별빛한강점"), ("cu", "CU 별빛한강점"), ("CL", "별빛한강점"), ("LC", "별빛한강점")])
    func `a chain of two letters stays before its branch, though nobody is sure of them`(_ sign: String, _ name: String)
    {
        let passes = [sign, "C", "00"].map { read in
            TextLayout.pass("\(read) 별빛한강점\n서울 영등포구 여의동로 330\n합계  13,650원", confidences: [read: 0])
        }
        let context = ReadingContext(today: day("2026-11-21"))
        #expect(RuleInterpreter().interpret(passes, context).draft.merchant?.value == name)
    }

    @Test(
        arguments: [
            ("| ACE HARDWARE |", "ACE HARDWARE"), ("KEDAI (81109-A)", "KEDAI"), ("(주)한빛", "(주)한빛"), ("주)한빛", "(주)한빛"),
            ("[상호] 한빛", "한빛"),
            ("이안식당/295-08-02470", "이안식당"), ("~ BOOK HOUSE -", "BOOK HOUSE"),
            ("C O P A", "COPA"), ("MR. O.1.¥.", "MR. O.I.Y"), ("RA0N HOTEL", "RAON HOTEL"),
            ("GREEN LEAF (KL) SON BILD", "GREEN LEAF (KL) SDN BHD"), ("LUZ DO SUL S.A. CNPJ", "LUZ DO SUL S.A"),
            ("\"ŻUBR\" DELIKATESY", "\"ŻUBR\" DELIKATESY"), ("UAB \"ŽALIA\"", "UAB \"ŽALIA\""),
            ("\"ŻUBR\"", "ŻUBR"), ("Taxi Kupfer Tel. 0221", "Taxi Kupfer"), ("Tel Aviv Grill", "Tel Aviv Grill"),
        ]
    )
    func `noise and registration numbers are taken off`(text: String, expected: String) {
        #expect(NameCleaner.clean(text) == expected)
    }

    @Test(
        arguments: [
            ("MR. O.I.Y. (M) SDN BHD", "MR. D.I.Y. (M) SDN BHD"), ("Wa1mart", "Walmart"), ("롯데마트 서청주점", "롯데마트 서청주점"),
            ("COPPER BOOKS", "COPPER BOOKS"), ("THE GIANTS", "THE GIANTS"),
            ("GS25 별빛점", "GS25 별빛점"), ("이마트24 별빛점", "이마트24 별빛점"), ("이마트 별빛점", "이마트 별빛점"),
            ("이마드24 별빛점", "이마트24 별빛점"), ("6525 별빛대학점", "GS25 별빛대학점"), ("0825별빛점", "GS25별빛점"),
            ("6525별빛점 / 김점주", "GS25별빛점 / 김점주"), ("6525 원", "6525 원"),
            ("SILVER ARCHES RESTAURANTS SDN BHD", "SILVER ARCHES RESTAURANTS SDN BHD"), ("ダイソー", "ダイソー"),
            ("業務スーパー 墨田店", "業務スーパー 墨田店"), ("Supermarket Carlton", "Supermarket Carlton"),
            ("Biedronka \"CODZIENNIE NISKIE CENY\" 4884", "Biedronka"),
        ]
    )
    func `a chain's misread name is set right, and a common word is left alone`(text: String, expected: String) {
        #expect(KnownChains.corrected(text) == expected)
    }

    @Test(
        arguments: [
            ("netto-online", "Netto"), ("tescoviews", "Tesco"), ("informtarget", "Target"), ("tellross", "Ross"),
            ("rossstores", "Ross"), ("crossstitch", nil), ("targeted", nil), ("mysticonline", nil),
        ] as [(Substring, String?)]
    )
    func `a chain is known by its host's name, alone or in a survey's`(host: Substring, chain: String?) {
        #expect(ChainSigns.chain(byHost: host) == chain)
    }

    @Test(
        arguments: [
            ("www.lidl.de", "lidl"), ("survey.walmart.com", "walmart"), ("tesco.co.uk/help", "tesco"),
            ("info@metzgerei-huber.at", "metzgerei-huber"), ("https://kupfer.com/a.html", "kupfer"),
            ("www.kupfer", nil), ("Aldi.Milch", nil), ("19.90", nil), ("GmbH.", nil), ("...", nil), ("@", nil),
            ("a@", nil), (".de", nil),
        ] as [(String, Substring?)]
    )
    func `a web address is named before its ending`(word: String, name: Substring?) {
        #expect(WebAddress(word)?.name == name)
    }

    @Test(
        arguments: [
            ("경기도 수원시 영통구 삼성로 129 2", true), ("기도수원시영동구삼성로 129 2 식당앞", true), ("군산시 은파순환길12", true),
            ("종로3가약국", false), ("VAUGHAN ON", true), ("시골밥상 2호점", false), ("구로할인마트", false),
            ("Warburger Straße 130", true),
            ("DENVER, CO", true), ("KUPFER CAB CO", false),
        ]
    )
    func `an address is told by its form`(text: String, isStreet: Bool) {
        #expect(AddressForm.isStreet(text) == isStreet)
    }

    @Test(
        arguments: [
            ("031-555-0107", true), ("(830) 555-0107", true), ("02 5550 0118", true), ("1588-5783", true),
            ("0263-35-7718", true), ("0120-410-998", true), ("0800-123-456", true), ("12-05-2026", false),
            ("2026-11-2026", false), ("4410-410-998", false), ("1234 56 7890", false),
        ]
    )
    func `a telephone number is told by its groups`(text: String, isTelephone: Bool) {
        #expect(AddressForm.isTelephone(text) == isTelephone)
    }

    @Test func `lines that are hardly names are not offered as one`() {
        let text = "HARBOR LANE GROCERY\n412 Harbor Ln, Portland OR\nWHOLE MILK  4.29\nBANANAS  1.24\nTOTAL  $5.53"
        let merchant = ReceiptParsingTests.draft(text).merchant
        #expect(merchant?.value == "HARBOR LANE GROCERY" && merchant?.alternatives == [])
    }

    @Test func `a firm further down is a customer, not the shop`() {
        let text =
            "COPPER BAKERIES\nLOT 3, JALAN MAWAR\n40300 SHAH ALAM\nTEL 03-7728 8390\nTAX INVOICE\nInvoice No 7029\nDate 29/10/2017\nTo\nGREEN LEAF FRESH MARKET SDN BHD\nBREAD 2.70\nTOTAL RM 2.70"
        #expect(draft(text).merchant?.value == "COPPER BAKERIES")
    }

    @Test func `a firm below the number of the document is a customer`() {
        let text = "COPPER BREAD\nTel 03-7728\nInvoice No 7029F\nGREEN LEAF FRESH MARKET SDN BHD\nTOTAL RM 2.70"
        #expect(draft(text).merchant?.value == "COPPER BREAD")
    }

    @Test func `what stands beside the name on a bill made by a program is no part of it`() {
        let text = "HARBOUR BOOKS LTD              INVOICE\n12 High Street\n1 Novel 8.60\nTOTAL £8.60"
        var page = TextLayout.pass(text)
        page.isExact = true
        let context = ReadingContext(today: day("2026-11-21"))
        #expect(RuleInterpreter().interpret([page], context).draft.merchant?.value == "HARBOUR BOOKS LTD")
    }

    @Test func `a line is as high as its letters, and not as a rule beside it or as the cut that it was read in`() {
        var page = TextLayout.pass("COPPER BOOKS\n12 High Street\n| Regular\n1 Novel 8.60\nTOTAL £8.60")
        page.lines[2].words[0].box.height = 300
        let context = ReadingContext(today: day("2026-11-21"))
        #expect(RuleInterpreter().interpret([page], context).draft.merchant?.value == "COPPER BOOKS")
        var again = TextLayout.pass("\n\nRegular")
        again.lines[0].words[0].box.y -= 30
        again.lines[0].words[0].box.height += 60
        #expect(RuleInterpreter().interpret([page, page, again], context).draft.merchant?.value == "COPPER BOOKS")
    }

    @Test(
        arguments: [
            // A sign of two large lines; a street, a known chain and small print end it.
            (
                "NORTH HARBOUR\nCARAVANS\n12 High Street\nTel 0161 496 0755\n1 Hose 8.60\nTOTAL £8.60", 2,
                "NORTH HARBOUR CARAVANS"
            ),
            ("COPPER BAKERY\n12 High Street\nTel 0161 496 0755\n1 Loaf 8.60\nTOTAL £8.60", 2, "COPPER BAKERY"),
            (
                "NORTH HARBOUR\nCARAVANS\n12 High Street\nTel 0161 496 0755\n1 Hose 8.60\nTOTAL £8.60", 1,
                "NORTH HARBOUR"
            ),
            // A sign that the name below it begins with is no part of it.
            (
                "NORTH\nNORTH HARBOUR CARAVANS\n12 High Street\nTel 0161 496 0755\n1 Hose 8.60\nTOTAL £8.60", 2,
                "NORTH HARBOUR CARAVANS"
            ),
            // A chain, and the host of an address, whatever their height.
            (
                "WHOLE\nFOODS\nMARKET\n12 High Street\nTel 0161 496 0755\n1 Loaf 8.60\nTOTAL 8.60", 0,
                "WHOLE FOODS MARKET"
            ),
            (
                "NORTH HARBOUR\nCARAVANS\n12 High Street\nwww.northharbourcaravans.co.uk\n1 Hose 8.60\nTOTAL £8.60", 0,
                "NORTH HARBOUR CARAVANS"
            ),
        ]
    )
    func `lines of one sign are one name`(text: String, large: Int, expected: String) {
        var page = TextLayout.pass(text)
        for line in 0..<large {
            page.lines[line].words = page.lines[line].words.map { word in
                var word = word
                word.box.height = 28
                return word
            }
        }
        let context = ReadingContext(today: day("2026-11-21"))
        #expect(RuleInterpreter().interpret([page], context).draft.merchant?.value == expected)
    }

    @Test(arguments: [
        "Gastro Nowak Sp. z o.o.\nSMAKOSZ\nul. Lipowa 3\n1 Zupa 8,60\nSUMA PLN 8,60",
        "株式会社琥珀フーズ\nSMAKOSZ\n東京都台東区1-2-3\nスープ 860\n合計 ¥860",
    ])
    func `a shop's sign is its name, and not the company above it in smaller print`(text: String) {
        var page = TextLayout.pass(text)
        page.lines[1].words = page.lines[1].words.map { word in
            var word = word
            word.box.height = 40
            return word
        }
        let context = ReadingContext(today: day("2026-11-21"))
        #expect(RuleInterpreter().interpret([page], context).draft.merchant?.value == "SMAKOSZ")
    }

    @Test func `what a shop sells is no name above its larger sign`() {
        var page = TextLayout.pass("炭火と地酒\n蔵のとなり\n福岡市中央区今泉1-9-14\nお通し 1,350\n合計 ¥1,350")
        page.lines[1].words = page.lines[1].words.map { word in
            var word = word
            word.box.height = 40
            return word
        }
        let context = ReadingContext(today: day("2026-11-21"))
        #expect(RuleInterpreter().interpret([page], context).draft.merchant?.value == "蔵のとなり")
    }

    @Test func `a label before the name is no part of it`() {
        #expect(NameCleaner.withoutPaper("가맹점 한빛이비인후과의원") == "한빛이비인후과의원")
        #expect(NameCleaner.withoutPaper("상호 한빛") == "상호 한빛")
    }

    @Test func `long lines at the head that were hardly read are read again, and those that were read are not`() {
        var pass = TextLayout.pass("xqz vfr\nPohlweg 110\n33100 Paderborn\nSUMME EUR 8,60")
        pass.lines[0].words = pass.lines[0].words.map { word in
            var word = word
            word.confidence = 0.1
            return word
        }
        let context = ReadingContext(today: day("2026-11-21"))
        let headings = RuleInterpreter().interpret([pass], context).doubts.filter { $0.subject == .heading }
        #expect(headings.count == 1)
        #expect(headings.allSatisfy { $0.isMinor && $0.region.y <= (pass.lines[0].box?.y ?? 0) })
    }

    @Test(
        arguments: [
            (
                """
                전자세금계산서
                등록번호 607-81-20114   등록번호 214-88-55120
                급 (법인명) 동해물류 (대표자) 마동해 받 (법인명) 주식회사 온새미 (대표자) 노윤슬
                작성일자 2026-09-30
                합계금액  330,000
                """, "동해물류"
            ),
            (
                """
                전자세금계산서
                등록번호 606-09-11532   등록번호 214-88-55120
                상호 성진공구 대표자 성진우 상호 주식회사 온새미 대표자 노윤슬
                작성일자 2026-08-11
                합계금액  88,000
                """, "성진공구"
            ),
        ]
    )
    func `a tax invoice names its seller left of its buyer`(_ text: String, _ name: String) {
        #expect(draft(text).merchant?.value == name)
    }

    @Test(
        arguments: [
            "김갑순 2015-11-03 16:31\n사업자번호 127-82-12345\n합계  8,560원",
            "【領収証】\n2024年4月1日 17:36\n合計 ¥330",
            "登绿番号 T7240001022681\n2024年4月1日 17:36\n合計 ¥330",
        ]
    )
    func `a clerk, a heading in brackets and a label are no shops`(_ text: String) {
        let merchant = draft(text).merchant
        #expect((merchant?.confidence ?? 0) < 0.5, "\(merchant?.value ?? "")")
    }
}
