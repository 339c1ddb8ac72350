import ReceiptDomain

/// Kinds of shop and well-known chains, by the category that most of what they sell belongs to.
enum MerchantCategories {
    static let table: [(category: Category, phrases: [String])] = [
        (
            .food,
            PhraseList.of(
                """
                restaurant, restaurants, restoran, restaurante, ristorante, cafe, caffe, coffee, kopitiam, kopi,
                bistro, brasserie, bakery, backerei, boulangerie, bar, pub, tavern, grill, steakhouse, steak,
                pizza, pizzeria, burger, burgers, sushi, ramen, noodle, noodles, bbq, kitchen, diner, deli,
                eatery, food, foods, seafood, chicken, bakehouse, brewery, brewing, ice cream, gelato, donut,
                donuts, doughnut, sandwich, subway, tea, bubble tea, wine, liquor, winery, catering, canteen,
                food court, hawker, nasi, roti, mamak, ayam, dim sum, bak kut teh, curry, thai, indian cuisine,
                cuisine, taqueria, taco, tacos, mexican, cantina, trattoria, osteria, wok, dumpling, pho,
                curry house, smokehouse, roadhouse, fish, oyster, crab, wings, bagel, bagels, juice, smoothie,
                creamery, chocolate, patisserie, banh mi, izakaya, yakitori, udon, soba, teppan, teppanyaki,
                tapas, sports bar, lounge, saloon, inn, alehouse, ale house, cheesecake, supermarket,
                hypermarket, minimarket, mini market, mini mart, market, grocery, groceries, grocer, mart,
                pasaraya, kedai runcit, fresh, butcher, metzgerei, greengrocer, 99 speed mart, convenience,
                convenience store, farm, organic, provision, sundry, supermercado, supermarche, mcdonald,
                mcdonalds, starbucks, kfc, burger king, wendys, dunkin, popeyes, chipotle, panda express,
                taco bell, dominos, pizza hut, carls jr, in n out, five guys, shake shack, chick fil a, dennys,
                ihop, applebees, chilis, olive garden, outback, panera, tim hortons, nandos, secret recipe,
                old town white coffee, oldtown, aeon, tesco, giant, lotus, mydin, econsave, jaya grocer,
                village grocer, cold storage, fairprice, 7-eleven, seven eleven, familymart, family mart,
                lawson, circle k, kk mart, aldi, lidl, rewe, edeka, penny, netto, kaufland, norma, marktkauf,
                walmart, wal mart, trader joe, trader joes, whole foods, safeway, kroger, publix, costco,
                sainsbury, sainsburys, waitrose, asda, morrisons, co-op food, spar, woolworths, coles,
                pick n pay, checkers, carrefour, auchan, leclerc, intermarche, monoprix, mercadona, biedronka,
                zabka, rimi, maxima, albert heijn, jumbo, migros, coop, h mart, ranch 99, marks and spencer,
                m&s simply food, wegmans, albertsons, sprouts, food lion, meijer, giant eagle, target, 식당,
                카페, 커피, 커피숍, 베이커리, 제과, 제과점, 빵집, 빵, 분식, 김밥, 치킨, 피자, 햄버거, 버거,
                국밥, 갈비, 삼겹살, 고기, 숯불, 횟집, 회, 초밥, 스시, 라멘, 우동, 돈까스, 돈카츠, 냉면, 칼국수,
                국수, 짜장, 반점, 중화, 중국집, 족발, 보쌈, 찜닭, 닭갈비, 곱창, 막창, 순대, 떡볶이, 해장국,
                설렁탕, 감자탕, 포차, 호프, 주점, 술집, 맥주, 이자카야, 뷔페, 레스토랑, 레스토, 푸드, 푸드코트,
                다이닝, 키친, 맛집, 밥집, 밥상, 밥, 한정식, 정육, 정육점, 축산, 수산, 청과, 농장, 농협,
                하나로마트, 반찬, 떡집, 아이스크림, 디저트, 마카롱, 브런치, 도시락, 죽, 샐러드, 샌드위치,
                토스트, 타코, 구내식당, 편의점, 슈퍼, 슈퍼마켓, 마트, 식품, 식자재, 스타벅스, 이디야, 투썸,
                투썸플레이스, 메가커피, 메가엠지씨커피, 컴포즈, 컴포즈커피, 빽다방, 파스쿠찌, 할리스,
                엔제리너스, 폴바셋, 블루보틀, 공차, 배스킨라빈스, 던킨, 파리바게뜨, 뚜레쥬르, 맥도날드,
                롯데리아, 버거킹, 맘스터치, 노브랜드버거, 교촌, 비비큐, bbq치킨, bhc, 굽네, 본죽, 김밥천국,
                한솥, 새마을식당, 놀부, 아웃백, 빕스, 애슐리, 세븐일레븐, gs25, cu, 이마트24, 미니스톱, 이마트,
                홈플러스, 롯데마트, 코스트코, gs더프레시, gs the fresh, 롯데슈퍼, 이마트에브리데이, 노브랜드,
                emart, e-mart, e mart, 홈플러스익스프레스, 배달의민족, 쿠팡이츠, 요기요, 배민, スーパー, 食堂,
                レストラン, カフェ, 珈琲, 寿司, ラーメン, 居酒屋, セブン, ローソン, ファミリーマート,
                マクドナルド, スターバックス, イオン, 弁当, 食品, 焼肉, うどん, そば, ベーカリー
                """
            )
        ),
        (
            .household,
            PhraseList.of(
                """
                hardware, home improvement, diy, mr diy, mr d.i.y, home depot, lowes, ikea, daiso, dollar tree,
                dollar general, bed bath, homegoods, ace hardware, bauhaus, obi, hornbach, toom, baumarkt,
                hagebau, dm drogerie, dm, rossmann, mueller, drogerie, household, houseware, home fix,
                kitchenware, plastic, packaging, tools, paint, furniture, electrical trading, lighting, garden,
                nursery, florist, flower, pet, pet shop, petco, petsmart, stationery, stationers, alat tulis,
                perniagaan, gift, gifts, deco, gift & deco, variety, department store, trading, sanitary,
                machinery, industrial supply, engineering, kmart, bunnings, b&q, wilko, poundland, timber,
                steel, cleaning, laundry, dry cleaning, tools supply, printing, toys, general merchandise,
                다이소, 이케아, 생활용품, 철물, 철물점, 문구, 문구점, 알파문구, 모던하우스, 한샘, 세탁, 세탁소,
                크린토피아, 꽃, 꽃집, 플라워, 화원, 펫, 애견, 동물, 잡화, 무인양품, 무지, 자주, 오늘의집,
                인테리어, 조명, 가구, 쿠팡, 롯데백화점, 신세계백화점, 현대백화점, 백화점, 아트박스, ダイソー,
                ホームセンター, 無印良品, ニトリ, カインズ, 生活用品
                """
            )
        ),
        (
            .transport,
            PhraseList.of(
                """
                petrol, petrol station, petronas, shell, petron, caltex, bhp petrol, bhpetrol, esso, mobil,
                exxon, chevron, bp, aral, total energies, gas station, gasoline, fuel, filling station,
                service station, parking, car park, carpark, parkhaus, toll, taxi, cab, uber, lyft, grab,
                railway, train, bahn, bus, metro, transit, airlines, airways, airport, car rental, hertz, avis,
                auto, automotive, tyre, tyres, tire, workshop, car wash, motors, motor, auto parts, jiffy lube,
                lebuhraya, plus highway, touch n go, ferry, rent a car, diesel, bike, scooter, 주유소, 주유,
                충전소, sk에너지, gs칼텍스, s-oil, 현대오일뱅크, 에쓰오일, 오일뱅크, 택시, 개인택시, 법인택시,
                카카오t, 카카오택시, 코레일, 철도, ktx, srt, 고속버스, 시외버스, 버스, 터미널, 지하철, 교통,
                교통카드, 주차, 주차장, 톨게이트, 하이패스, 도로공사, 렌터카, 렌트카, 쏘카, 항공, 대한항공,
                아시아나, 제주항공, 진에어, 공항, 정비, 카센터, 타이어, 세차, 오토, 모터스, 자동차, 전기차,
                주차요금, ガソリン, 駐車場, タクシー, 鉄道, エネオス, 駅
                """
            )
        ),
        (
            .health,
            PhraseList.of(
                """
                pharmacy, pharmacie, apotheke, farmasi, farmacia, apteka, drugstore, drug store, cvs, walgreens,
                rite aid, boots, guardian, watsons, watson, clinic, klinik, hospital, medical, medicine, dental,
                dentist, dentistry, doctor, dr, optical, optician, optometry, vision, physiotherapy, laboratory,
                health, health care, healthcare, wellness, vitamin, gnc, veterinary, vet, gym, fitness, yoga,
                pilates, sports centre, chemist, caring pharmacy, alpro, poliklinik, pergigian, 약국, 병원,
                의원, 의료, 한의원, 한방, 치과, 안과, 내과, 외과, 소아과, 소아청소년과, 이비인후과, 피부과,
                정형외과, 산부인과, 비뇨기과, 정신과, 재활, 요양, 보건소, 메디칼, 메디컬, 클리닉, 안경, 안경원,
                렌즈, 헬스, 헬스장, 피트니스, 필라테스, 요가, 동물병원, 약, 검진, 건강, 온누리약국, 薬局, 病院,
                医院, クリニック, 歯科, ドラッグ, マツモトキヨシ
                """
            )
        ),
        (
            .culture,
            PhraseList.of(
                """
                cinema, cinemas, cineplex, movie, theatre, theater, museum, gallery, zoo, aquarium, theme park,
                amusement, disney, universal studios, legoland, concert, ticketmaster, karaoke, bowling, golf,
                arcade, gamestop, toys r us, toy, hobby, music, gsc, tgv, hotel, resort, hostel, motel,
                marriott, hilton, hyatt, airbnb, casino, sports, decathlon, ski, swim, club, netflix, spotify,
                entertainment, theme, travel, tour, tours, playground, photo, studio, ktv, game, games, 영화,
                영화관, cgv, 롯데시네마, 메가박스, 극장, 공연, 콘서트, 뮤지컬, 전시, 박물관, 미술관, 놀이공원,
                에버랜드, 롯데월드, 노래방, 노래연습장, 코인노래, pc방, 피시방, 볼링, 당구, 당구장, 골프,
                스크린골프, 만화, 보드게임, 방탈출, 호텔, 모텔, 펜션, 리조트, 여행, 관광, 숙박, 캠핑, 스포츠,
                수영장, 찜질방, 사우나, 오락실, 사진관, 스튜디오, 테마파크, 映画, ホテル, カラオケ, 美術館, 温泉
                """
            )
        ),
        (
            .education,
            PhraseList.of(
                """
                book, books, bookstore, bookshop, bookseller, buchhandlung, libreria, librairie, barnes & noble,
                popular book, kinokuniya, mph, school, college, university, tuition, academy, learning,
                education, kindergarten, library, campus, stationery & books, bücher, thalia, hugendubel,
                waterstones, wh smith, whsmith, course, 서점, 교보문고, 영풍문고, 알라딘, 예스24, 북스, 책방,
                학원, 교육, 학교, 대학교, 대학, 유치원, 어린이집, 도서, 독서실, 스터디카페, 스터디, 교습소,
                과외, 어학원, 강의, 書店, ブック, 学校, 塾
                """
            )
        ),
        (
            .clothing,
            PhraseList.of(
                """
                fashion, clothing, clothes, apparel, boutique, shoes, shoe, footwear, sneakers, garment, tailor,
                uniqlo, h&m, zara, mango, gap, old navy, nike, adidas, puma, levis, primark, c&a, tk maxx,
                tj maxx, ross dress, marshalls, macys, nordstrom, forever 21, foot locker, bata, padini,
                cotton on, jewelry, jewellery, watch, bags, leather, textile, fabric, lingerie,
                victorias secret, dress, burlington, 의류, 패션, 옷, 신발, 유니클로, 탑텐, 스파오, 에잇세컨즈,
                무신사, 나이키, 아디다스, abc마트, 슈즈, 구두, 가방, 쥬얼리, 주얼리, 금은방, 시계, 속옷, 아울렛,
                양복, 한복, 수선, ユニクロ, しまむら, 靴
                """
            )
        ),
        (
            .beauty,
            PhraseList.of(
                """
                salon, hair, hair salon, barber, barbershop, beauty, cosmetics, cosmetic, spa, nail, nails,
                sephora, ulta, massage, skin, skincare, the body shop, bath & body, lush, perfume, friseur,
                kosmetik, salon de, sasa, innisfree, 미용, 미용실, 헤어, 헤어샵, 살롱, 이발, 이발소, 바버샵,
                네일, 네일샵, 올리브영, 화장품, 뷰티, 이니스프리, 에뛰드, 미샤, 토니모리, 더페이스샵, 아리따움,
                마사지, 스파, 피부관리, 에스테틱, 왁싱, 속눈썹, 준오헤어, 리안헤어, 시코르, 美容, 理容, コスメ
                """
            )
        ),
        (
            .appliances,
            PhraseList.of(
                """
                electronics, electronic, computer, computers, best buy, mediamarkt, media markt, saturn,
                apple store, samsung, sony, currys, fry's, radio shack, micro center, senheng, courts,
                harvey norman, digital, it store, all it, camera, gadget, appliance, appliances, conrad,
                cyberport, euronics, darty, fnac, 전자, 전자랜드, 하이마트, 롯데하이마트, 삼성디지털프라자,
                삼성스토어, 베스트샵, lg베스트샵, 일렉트로마트, 컴퓨터, 가전, 애플스토어, 프리스비, 윌리스,
                ビックカメラ, ヨドバシ, ヤマダ電機, 電気
                """
            )
        ),
        (
            .telecom,
            PhraseList.of(
                """
                telecom, telekom, mobile, vodafone, verizon, at&t, t-mobile, celcom, maxis, digi, u mobile,
                unifi, telco, prepaid, reload, o2, phone shop, sprint, 통신, sk텔레콤, skt, lg유플러스,
                유플러스, kt플라자, 휴대폰, 핸드폰, 통신요금, 대리점, 알뜰폰, ドコモ, ソフトバンク
                """
            )
        ),
        (
            .utilities,
            PhraseList.of(
                """
                electricity, water bill, utility, utilities, tenaga nasional, tnb, syabas, gas bill, power,
                energy bill, water authority, stadtwerke, sewerage, indah water, 한국전력, 전기요금, 도시가스,
                가스요금, 수도요금, 상하수도, 관리비, 공과금, 아파트관리, 電力, 水道, ガス
                """
            )
        ),
        (
            .insurance,
            PhraseList.of(
                """
                insurance, assurance, versicherung, insurans, takaful, 보험, 생명보험, 화재보험, 손해보험,
                삼성생명, 보험료, 保険
                """
            )
        ),
        (
            .tax,
            PhraseList.of(
                """
                tax office, revenue, customs, government, municipal, city hall, council, dmv, immigration,
                jabatan, majlis, court, 세무서, 국세, 지방세, 구청, 시청, 주민센터, 동사무소, 행정복지센터,
                민원, 정부24, 법원, 등기소, 과태료, 범칙금, 수입인지, 우체국세금, 市役所, 税務署
                """
            )
        ),
        (
            .dues,
            PhraseList.of(
                """
                membership, donation, charity, church, temple, association, subscription fee, 회비, 기부, 후원,
                교회, 성당, 사찰, 협회, 조합비, 헌금
                """
            )
        ),
        (
            .events,
            PhraseList.of(
                """
                wedding, funeral, ceremony, 축의, 부의, 조의, 장례, 장례식장, 웨딩, 화환, 경조, 돌잔치, 葬儀
                """
            )
        ),
        (.savings, ["savings account", "fixed deposit", "적금", "예금", "저축"]),
        (.card, ["card bill", "credit card statement", "카드대금", "카드이용대금", "청구서"]),
        (
            .other,
            PhraseList.of(
                """
                post office, pos malaysia, usps, fedex, ups store, dhl, courier, 우체국, 택배, 郵便局
                """
            )
        ),
    ]
}
