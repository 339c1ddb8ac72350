import ReceiptDomain
import ReceiptRegions

/// National chains and brands by the category of most purchases there.
///
/// They outweigh surrounding words for kinds of shops, which often name the branch's location: "Starbucks University Hospital",
/// 스타벅스 서울대병원점.
enum ChainCategories {
    static let table = Region.all.flatMap { phrases(of: $0.chains) } + others

    private static func phrases(of chains: Chains) -> [(phrase: String, meaning: Category)] {
        (chains.distinctive.rows + chains.exact.rows).flatMap { row in
            row.category.map { category in row.names.map { ($0, category) } } ?? []
        }
    }

    /// Other spellings, brands, and services without shops.
    private static let others = PhraseList.categories(
        """
        food: mcdonald, carls jr, in n out, outback, panera, sonic drive in, cinnabon, auntie annes, oldtown, ya kun, gong cha, kings confectionery, gardenia, seven eleven, kk mart, wawa, trader joe, whole foods, sprouts, h mart, ranch 99, winco, h-e-b, penny markt, norma, denns, sainsbury, co-op food, iceland foods, ocado, casino shop, ntuc, segi fresh, starbucks reserve, nespresso, 이디야, 투썸, 메가커피, 메가엠지씨커피, 컴포즈, 할리스, 블루보틀, 파리바게트, 성심당, 서브웨이, 교촌, 비비큐, bhc
        food: 굽네, 처갓집, 호식이두마리, 한솥, 백종원, 놀부, 원할머니, 아웃백, 애슐리, 엽기떡볶이, 청년다방, 배달의민족, 우아한형제들, 배민, 쿠팡이츠, 요기요, 위대한상상, 땡겨요, 마켓컬리, 컬리, 오아시스마켓, 정관장몰, 농협, gs더프레시, 더프레시, emart, e-mart, e mart, cu, セブン, ドトール, ライフ, サミット
        household: daiso, bed bath, true value, obi markt, hagebau, b&q, poundworld, b&m, tedi, kik, nanu nana, dm drogerie, dm-drogerie, mueller, etos, muji, nitori, hoffner, poco, 오늘의집, 쿠팡, 롯데백화점, 신세계백화점, 현대백화점, 갤러리아, ロフト, ハンズ
        transport: uber, lyft, grab, freenow, db vertrieb, amtrak, greyhound, national rail, tfl, sncf, hertz, avis, sixt, europcar, enterprise rent a car, plus highway, touch n go, rapidkl, airasia, malaysia airlines, ryanair, easyjet, lufthansa, o'reilly auto, advance auto, napa auto, a.t.u, pit stop, firestone, goodyear, bridgestone, michelin, 코레일, ktx, srt, 에스알, 카카오t, 카카오택시, 카카오모빌리티, 티머니, 캐시비, 쏘카, 그린카, 대한항공, 아시아나, 제주항공, 진에어, 티웨이, 에어부산, 이스타항공, 스피드메이트, 오토큐, 블루핸즈
        health: gnc, alpro, pearle, lenscrafters, warby parker, planet fitness, mcfit, quest diagnostics, labcorp, unichem, 온누리, 정관장, 스포애니
        culture: odeon, vue cinemas, gsc cinemas, tgv cinemas, disney, disneyland, universal studios, legoland, ticketmaster, eventim, toys r us, smyths toys, academy sports, intersport, netflix, spotify, playstation, nintendo, airbnb, booking.com, expedia, marriott, hilton, hyatt, ibis, novotel, holiday inn, cgv, 인터파크, 예스티켓, 멜론티켓, 에버랜드, 롯데월드, 서울랜드, 야놀자, 여기어때, 하나투어, 모두투어, 넷플릭스, 유튜브프리미엄
        education: kinokuniya, foyles, blackwells, kumon, berlitz, 예스이십사, 눈높이, 구몬, 웅진씽크빅, 메가스터디, 紀伊國屋, 丸善
        clothing: nike, adidas, puma, new balance, levis, c&a, ross dress, burlington, bata, esprit, new yorker, vans, crocs, clarks, pandora, swarovski, payless, dsw, abercrombie, bonita, gerry weber, abc mart, 나이키, 아디다스, 뉴발란스, 에이비씨마트, 슈마커, 크록스, 노스페이스, 비와이씨, 쌍방울, 로이드
        beauty: the body shop, lush, douglas, sasa, sport clips, kiehls, innisfree, 에뛰드, 미샤, 아모레퍼시픽, 블루클럽, 시코르
        appliances: apple store, apple retail, fry's electronics, radio shack, radioshack, courts, conrad, fnac, boulanger, b&h photo, newegg, 하이마트, 삼성디지털프라자, 삼성스토어, 베스트샵, 애플스토어, 윌리스, ヨドバシ, ヤマダ電機
        telecom: vodafone, verizon, at&t, t-mobile, celcom, maxis, u mobile, unifi, digi telecommunications, telefonica, movistar, comcast, xfinity, sprint store, singtel, starhub, 1&1, congstar, tim mobile, sk텔레콤, skt, t월드, lg유플러스, 유플러스, kt플라자, kt텔레캅, 엘지유플러스, 케이티, ドコモ, ソフトバンク
        utilities: tenaga nasional, tnb, syabas, air selangor, indah water, vattenfall, british gas, thames water, 한국전력, 한국전력공사, 서울도시가스, 삼천리, 예스코, 코원에너지
        utilities: edf, engie, enedis, enel energia, iberdrola, endesa, naturgy, octopus energy, con edison, pg&e, duke energy, tauron, 東京電力, 関西電力, 中部電力, 東北電力, 九州電力, 東京ガス, 大阪ガス, 東邦ガス
        transport: obb, oebb, sbb cff ffs, trenitalia, renfe, pkp intercity, jr東海, jr東日本, jr西日本, jr九州, jr北海道, 台灣高鐵, 台鐵
        telecom: vivo fibra, vivo movel, telefonica brasil, swisscom, proximus, kpn, telenor, airtel, bouygues telecom, sfr, docomo, ドコモ, ソフトバンク, kddi
        culture: holiday inn, hampton inn, premier inn, days inn, comfort inn, toyoko inn, 東横inn, アパホテル, ルートイン, スーパーホテル, ドーミーイン
        insurance: allianz, geico, state farm, prudential, great eastern, huk-coburg, 삼성생명, 한화생명, 교보생명, 삼성화재, 현대해상, db손해보험, kb손해보험, 메리츠화재
        tax: irs, hmrc, lhdn, 정부이십사, 위택스, 이택스
        other: usps, fedex, ups store, dhl, pos malaysia, deutsche post, cj대한통운, 한진택배, 로젠택배
        """
    )
}

/// General stores, mostly for food: the items decide more than the name.
enum GeneralGrocers {
    static let table = PhraseList.categories(
        """
        food: walmart, wal mart, target, costco, sams club, kmart, k-mart, meijer, fred meyer, mydin, aeon, tesco, giant, lotus, hypermarket, hypermarche, hipermercado, kaufland, globus, real sb-warenhaus, metro cash, carrefour, auchan, big c, big w, marks and spencer, marks & spencer, m&s simply food, department store, warenhaus, kaufhaus, galeria kaufhof, karstadt, fresh, 트레이더스, 노브랜드
        """
    )
}

/// General stores and places with other shops inside: the items decide.
enum MixedPlaces {
    static let table = PhraseList.categories(
        """
        health: walgreens, cvs, rite aid, duane reade, boots, guardian, superdrug, shoppers drug mart
        transport: shell, esso, mobil, exxon, exxonmobil, chevron, texaco, bp, aral, total energies, totalenergies, petronas, petron, caltex, bhp petrol, bhpetrol, valero, citgo, sunoco, marathon, speedway, phillips 66, conoco, arco, sinclair, gulf, love's travel, circle k
        transport: pilot travel, flying j, jet tankstelle, star tankstelle, agip, eni station, repsol, cepsa, q8, orlen, lukoil, airport, flughafen, aeroport, railway station, bahnhof, travel sk에너지, gs칼텍스, s-oil, 현대오일뱅크, 에쓰오일, 오일뱅크, 알뜰주유소, 공항, 터미널, エネオス, 出光, 空港
        food: inn
        culture: hotel, hotels, resort, hostel, motel, casino, studio, game, pension, gasthaus pension, 호텔, 리조트, 스튜디오, ホテル
        education: -schule, -skola, -skolan, -skole, -koulu, hochschule, university, universitat, universite, universidad, 대학생협, 소비자생활협동조합, mph
        household: mall, plaza, retail, wholesale, supply, supplies, enterprise supplies, 도매, 유통, 상회
        telecom: 대리점
        clothing: gap, outlet, 아울렛
        """
    )
}

/// Kinds of shop that are also something else: the items decide.
enum AmbiguousKinds {
    /// A company's form in Italy and Chile (`ACQUA S.p.A.`); the food stores of several companies, and trains.
    static let table = PhraseList.categories(
        """
        beauty: spa
        transport: metro
        """
    )
}

/// Words on receipts of any shop: they say nothing, as its bags do, or contain a shorter, misleading word.
enum NeutralPhrases {
    static let phrases = PhraseList.of(
        """
        avis du, avis de, avis d echeance, avis d imposition, carrier bag, carrier bags, bag charge, bolsa plastico, bolsa camiseta, sacola, sacchetto, sacchetti,
        sac caisse, sac reutilisable, tragetasche, tragetasche papier, papiertute, plastiktute, einkaufstute,
        draagtas, plastic tas, barkasse, plastkasse, papperskasse, papperskassar, barepose, plastpose,
        barepose plast, indkobspose, barepase, muovikassi, paperikassi, kassi, -kassi, reklamowka,
        torba papierowa, torba foliowa, siatka, taska, igelitova taska, papirova taska, vrecica, vrecka, kesa,
        пакет майка, пакет, торбичка, szatyor, bevasarlotaska, punga, sacosa, punga biodegradabila,
        pirkiniu maiselis, maiselis, maisins, iepirkumu maisins, kilekott, paberkott, poset, alisveris poseti,
        σακουλα, σακουλες, kantong plastik, tas belanja, plastic bag, beg plastik, tui nilon, レジ袋, 有料レジ袋, 紙袋,
        塑料袋, 购物袋, 購物袋, 종이봉투, 쇼핑백, 비닐봉투, 재사용봉투,
        uang muka, handyklinik, schuhklinik, contactless, apple pay, google pay, samsung pay, expect more pay less, betrag netto, netto eur, netto mwst,
        mwst netto, netto brutto, brutto netto, netto ust, イオンタウン, イオンモール, バーコード, コード,
        food stamp, tax invoice, tea room no, bar code, barcode, bar payment, barzahlung, gegeben bar, book no,
        bill book, market street, market st, main street, church street, church st, garden road, station road,
        school lane, park avenue, business industrial parkway, customer service, customs no, parking validated,
        free parking, save paper, gift card, gift receipt, loyalty club, club card, clubcard, member club, mobile app,
        mobile/whatsapp, mobile no, mobile number, mobile payment, health card, fine print, goods sold,
        happy hour club, 봉사료, 정부방침, 정부 방침에 의해, 주방주문서, 주방 메모, 복지카드, 체크카드, 국민카드,
        교통카드 할인, 문화상품권, 도서상품권, 문화누리, 도서공연비, 전통시장, 대중교통, 표준약관, 전자영수증,
        전자서명, 전자금융, 전자 세금계산서, 삼성카드, 현대카드, 주차확인, 주차 할인, 무료주차, 주차지원, 소비자상담,
        판매점, 카카오뱅크, 카카오페이, 소비자보호, 건강하세요, 행복한 하루, 일반음식점, 결제수단, 승인수단, 보험료율
        """
    )
}
