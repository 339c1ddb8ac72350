import ReceiptDomain

/// National chains and brands by the category of most purchases there.
///
/// They outweigh surrounding words for kinds of shops, which often name the branch's location: "Starbucks University Hospital",
/// 스타벅스 서울대병원점.
enum ChainCategories {
    static let table: [(category: Category, phrases: [String])] = [
        (
            .food,
            PhraseList.of(
                """
                mcdonald, mcdonalds, starbucks, kfc, burger king, wendys, dunkin, popeyes, chipotle, panda express,
                taco bell, dominos, papa johns, little caesars, pizza hut, carls jr, hardees, in n out, five guys,
                shake shack, chick fil a, dennys, ihop, applebees, chilis, olive garden, red lobster, outback, panera,
                tim hortons, nandos, subway, arbys, sonic drive in, jack in the box, whataburger, dairy queen,
                wingstop, jimmy johns, jersey mikes, cracker barrel, texas roadhouse, buffalo wild wings,
                cheesecake factory, pret a manger, costa coffee, caffe nero, greggs, wetherspoon, wagamama,
                pizza express, peets coffee, krispy kreme, baskin robbins, cinnabon, auntie annes, jollibee,
                marrybrown, texas chicken, secret recipe, old town white coffee, oldtown, papparich, toast box,
                ya kun, koi the, gong cha, tealive, chatime, sushi king, sakae sushi, kings confectionery, gardenia,
                7-eleven, seven eleven, familymart, family mart, lawson, circle k, kk mart, kk super mart,
                99 speed mart, wawa, sheetz, trader joe, trader joes, whole foods, safeway, kroger, publix, wegmans,
                albertsons, sprouts, food lion, giant eagle, h mart, ranch 99, winco, h-e-b, piggly wiggly,
                winn dixie, stop & shop, hannaford, ralphs, harris teeter, aldi, lidl, rewe, edeka, penny markt,
                netto, norma, marktkauf, tegut, denns, alnatura, sainsbury, sainsburys, waitrose, asda, morrisons,
                co-op food, iceland foods, ocado, spar, coles, woolworths, pick n pay, checkers, leclerc, intermarche,
                monoprix, franprix, super u, casino shop, mercadona, eroski, esselunga, conad, biedronka, zabka, rimi,
                maxima, albert heijn, jumbo, migros, coop, jaya grocer, village grocer, cold storage, fairprice, ntuc,
                sheng siong, econsave, segi fresh, hero market, nordsee, vapiano, block house, kamps, backwerk,
                ditsch, le crobag, starbucks reserve, nespresso, 스타벅스, 이디야, 투썸, 투썸플레이스, 메가커피,
                메가엠지씨커피, 컴포즈, 컴포즈커피, 빽다방, 파스쿠찌, 할리스, 탐앤탐스, 커피빈, 엔제리너스, 폴바셋,
                블루보틀, 더벤티, 매머드커피, 바나프레소, 공차, 배스킨라빈스, 던킨, 던킨도너츠, 크리스피크림, 설빙,
                파리바게뜨, 파리바게트, 뚜레쥬르, 성심당, 맥도날드, 롯데리아, 버거킹, 맘스터치, 노브랜드버거,
                프랭크버거, 써브웨이, 서브웨이, 에그드랍, 이삭토스트, 교촌, 비비큐, bhc, 굽네, 푸라닭, 네네치킨,
                처갓집, 페리카나, 멕시카나, 호식이두마리, 도미노피자, 피자헛, 미스터피자, 파파존스, 피자스쿨, 본죽,
                본도시락, 김밥천국, 김가네, 바르다김선생, 한솥, 새마을식당, 홍콩반점, 역전우동, 백종원, 놀부,
                원할머니, 명륜진사갈비, 하남돼지집, 아웃백, 빕스, 애슐리, 쿠우쿠우, 신전떡볶이, 엽기떡볶이, 청년다방,
                죠스떡볶이, 배달의민족, 우아한형제들, 배민, 쿠팡이츠, 요기요, 위대한상상, 땡겨요, 마켓컬리, 컬리,
                오아시스마켓, 정관장몰, 하나로마트, 농협, 세븐일레븐, 이마트24, 미니스톱, gs25, gs더프레시,
                gs the fresh, 더프레시, 롯데슈퍼, 이마트에브리데이, 홈플러스익스프레스, 이마트, emart, e-mart, e mart,
                홈플러스, 롯데마트, 코스트코, cu, セブン, セブンイレブン, ローソン, ファミリーマート, マクドナルド,
                スターバックス, ドトール, すき家, 吉野家, 松屋, サイゼリヤ, ガスト, イオン, イトーヨーカドー, ライフ,
                マルエツ, サミット, 西友, いなげや, 成城石井, まいばすけっと, ヤオコー, 業務スーパー
                """
            )
        ),
        (
            .household,
            PhraseList.of(
                """
                mr diy, mr d.i.y, home depot, lowes, ikea, daiso, bed bath, homegoods, ace hardware, true value,
                bauhaus, hornbach, toom, obi markt, hagebau, hagebaumarkt, hellweg, dehner, b&q, homebase, wickes,
                screwfix, bunnings, leroy merlin, castorama, wilko, poundland, poundworld, b&m, tedi, woolworth, kik,
                nanu nana, dm drogerie, dm-drogerie, rossmann, mueller, budni, kruidvat, etos, petco, petsmart,
                fressnapf, office depot, officemax, staples, michaels, hobby lobby, popular book, muji, nitori,
                xxxlutz, hoffner, poco, maisons du monde, dollar tree, dollar general, family dollar, five below,
                big lots, 다이소, 이케아, 모던하우스, 한샘, 알파문구, 모닝글로리, 크린토피아, 무인양품, 오늘의집,
                아트박스, 쿠팡, 롯데백화점, 신세계백화점, 현대백화점, 갤러리아, ダイソー, 無印良品, ニトリ, カインズ,
                コーナン, ロフト, ハンズ, セリア
                """
            )
        ),
        (
            .transport,
            PhraseList.of(
                """
                uber, lyft, grab, freenow, deutsche bahn, db vertrieb, amtrak, greyhound, flixbus, national rail, tfl,
                sncf, trenitalia, renfe, hertz, avis, sixt, europcar, enterprise rent a car, plus highway, touch n go,
                rapidkl, airasia, malaysia airlines, ryanair, easyjet, lufthansa, jiffy lube, autozone, o'reilly auto,
                advance auto, napa auto, halfords, kwik fit, a.t.u, pit stop, firestone, goodyear, bridgestone,
                michelin, 코레일, 한국철도공사, ktx, srt, 에스알, 카카오t, 카카오택시, 카카오모빌리티, 티머니, 캐시비,
                쏘카, 그린카, 대한항공, 아시아나, 제주항공, 진에어, 티웨이, 에어부산, 이스타항공, 한국도로공사,
                스피드메이트, 오토큐, 블루핸즈, jr東日本, jr西日本, 東京メトロ
                """
            )
        ),
        (
            .health,
            PhraseList.of(
                """
                gnc, alpro, caring pharmacy, vision express, specsavers, fielmann, apollo optik, pearle, lenscrafters,
                warby parker, planet fitness, mcfit, quest diagnostics, labcorp, holland & barrett, unichem, 온누리,
                다비치안경, 룩옵티컬, 정관장, 스포애니, マツモトキヨシ, スギ薬局, ウエルシア
                """
            )
        ),
        (
            .culture,
            PhraseList.of(
                """
                amc theatres, regal cinemas, cinemark, odeon, vue cinemas, cineworld, cinestar, cinemaxx, gsc cinemas,
                tgv cinemas, disney, disneyland, universal studios, legoland, ticketmaster, eventim, gamestop,
                toys r us, smyths toys, decathlon, dick's sporting goods, academy sports, intersport, netflix,
                spotify, playstation, nintendo, airbnb, booking.com, expedia, marriott, hilton, hyatt, ibis, novotel,
                holiday inn, 롯데시네마, 메가박스, cgv, 인터파크, 예스티켓, 멜론티켓, 에버랜드, 롯데월드, 서울랜드,
                야놀자, 여기어때, 하나투어, 모두투어, 넷플릭스, 유튜브프리미엄
                """
            )
        ),
        (
            .education,
            PhraseList.of(
                """
                barnes & noble, kinokuniya, waterstones, wh smith, whsmith, thalia, hugendubel, foyles, blackwells,
                kumon, berlitz, 교보문고, 영풍문고, 알라딘, 예스24, 예스이십사, 반디앤루니스, 눈높이, 구몬,
                웅진씽크빅, 메가스터디, 紀伊國屋, 丸善, ブックオフ
                """
            )
        ),
        (
            .clothing,
            PhraseList.of(
                """
                uniqlo, h&m, zara, old navy, banana republic, nike, adidas, puma, new balance, skechers, levis,
                primark, c&a, tk maxx, tj maxx, ross dress, marshalls, macys, kohls, jc penney, jcpenney, dillards,
                nordstrom, burlington, forever 21, foot locker, bata, padini, cotton on, victorias secret, deichmann,
                peek & cloppenburg, esprit, s.oliver, ernsting's family, takko, new yorker, bershka, pull & bear,
                vans, crocs, clarks, pandora, swarovski, payless, dsw, american eagle, abercrombie, bonita,
                gerry weber, 유니클로, 탑텐, 스파오, 에잇세컨즈, 무신사, 지오다노, 나이키, 아디다스, 뉴발란스,
                abc마트, 에이비씨마트, 슈마커, 레스모아, 크록스, 노스페이스, 블랙야크, 코오롱스포츠, 비와이씨, 쌍방울,
                로이드, ユニクロ, しまむら
                """
            )
        ),
        (
            .beauty,
            PhraseList.of(
                """
                sephora, ulta beauty, the body shop, bath & body works, lush, douglas, sasa, sally beauty,
                great clips, supercuts, sport clips, kiehls, innisfree, yves rocher, l'occitane, watsons, 올리브영,
                이니스프리, 에뛰드, 미샤, 토니모리, 더페이스샵, 네이처리퍼블릭, 스킨푸드, 아리따움, 아모레퍼시픽,
                준오헤어, 리안헤어, 박승철헤어, 이가자헤어, 블루클럽, 시코르
                """
            )
        ),
        (
            .appliances,
            PhraseList.of(
                """
                best buy, mediamarkt, media markt, saturn, apple store, apple retail, currys, fry's electronics,
                radio shack, radioshack, micro center, senheng, courts, harvey norman, conrad, cyberport, euronics,
                darty, fnac, boulanger, b&h photo, newegg, 전자랜드, 하이마트, 롯데하이마트, 삼성디지털프라자,
                삼성스토어, 베스트샵, lg베스트샵, 일렉트로마트, 애플스토어, 프리스비, 윌리스, ビックカメラ, ヨドバシ,
                ヤマダ電機, ケーズデンキ, エディオン
                """
            )
        ),
        (
            .telecom,
            PhraseList.of(
                """
                vodafone, verizon, at&t, t-mobile, celcom, maxis, u mobile, unifi, digi telecommunications,
                telefonica, movistar, comcast, xfinity, sprint store, singtel, starhub, 1&1, congstar, tim mobile,
                sk텔레콤, skt, t월드, lg유플러스, 유플러스, kt플라자, kt텔레캅, 엘지유플러스, 케이티, ドコモ,
                ソフトバンク
                """
            )
        ),
        (
            .utilities,
            PhraseList.of(
                """
                tenaga nasional, tnb, syabas, air selangor, indah water, vattenfall, british gas, thames water,
                한국전력, 한국전력공사, 서울도시가스, 삼천리, 예스코, 코원에너지
                """
            )
        ),
        (
            .insurance,
            PhraseList.of(
                """
                allianz, geico, state farm, prudential, great eastern, huk-coburg, 삼성생명, 한화생명, 교보생명,
                삼성화재, 현대해상, db손해보험, kb손해보험, 메리츠화재
                """
            )
        ),
        (.tax, ["irs", "hmrc", "lhdn", "정부이십사", "위택스", "이택스"]),
        (.other, ["usps", "fedex", "ups store", "dhl", "pos malaysia", "deutsche post", "cj대한통운", "한진택배", "로젠택배"]),
    ]
}

/// General stores, mostly for food: the items decide more than the name.
enum GeneralGrocers {
    static let table: [(category: Category, phrases: [String])] = [
        (
            .food,
            PhraseList.of(
                """
                walmart, wal mart, target, costco, sams club, kmart, k-mart, meijer, fred meyer, mydin, aeon, tesco,
                giant, lotus, hypermarket, hypermarche, hipermercado, kaufland, globus, real sb-warenhaus, metro cash,
                carrefour, auchan, big c, big w, marks and spencer, marks & spencer, m&s simply food,
                department store, warenhaus, kaufhaus, galeria kaufhof, karstadt, fresh, 트레이더스, 노브랜드
                """
            )
        )
    ]
}

/// General stores and places with other shops inside: the items decide.
enum MixedPlaces {
    static let table: [(category: Category, phrases: [String])] = [
        (
            .health,
            ["walgreens", "cvs", "rite aid", "duane reade", "boots", "guardian", "superdrug", "shoppers drug mart"]
        ),
        (
            .transport,
            PhraseList.of(
                """
                shell, esso, mobil, exxon, exxonmobil, chevron, texaco, bp, aral, total energies, totalenergies,
                petronas, petron, caltex, bhp petrol, bhpetrol, valero, citgo, sunoco, marathon, speedway,
                phillips 66, conoco, arco, sinclair, gulf, love's travel, pilot travel, flying j, jet tankstelle,
                star tankstelle, agip, eni station, repsol, cepsa, q8, orlen, lukoil, airport, flughafen, aeroport,
                railway station, bahnhof, travel sk에너지, gs칼텍스, s-oil, 현대오일뱅크, 에쓰오일, 오일뱅크,
                알뜰주유소, 공항, 터미널, エネオス, 出光, 空港
                """
            )
        ),
        (
            .culture,
            PhraseList.of(
                """
                hotel, hotels, resort, hostel, motel, casino, studio, game, pension, gasthaus pension, 호텔, 리조트,
                스튜디오, ホテル
                """
            )
        ),
        (.education, ["university", "universitat", "universite", "universidad", "대학생협", "소비자생활협동조합", "mph"]),
        (
            .household,
            ["mall", "plaza", "retail", "wholesale", "supply", "supplies", "enterprise supplies", "도매", "유통", "상회"]
        ),
        (.telecom, ["대리점"]),
        (.clothing, ["gap", "outlet", "아울렛"]),
    ]
}

/// Words on receipts of any shop that contain a shorter, misleading word.
enum NeutralPhrases {
    static let phrases = PhraseList.of(
        """
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
