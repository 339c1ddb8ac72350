import ReceiptDomain

/// Kinds of shop by the category of most of their goods.
///
/// From general knowledge: shops' own descriptions in Korean, English, Malay, German, French, Spanish, Italian, Dutch and
/// Japanese. Chains are in ``ChainCategories``; general stores and places with other shops in ``MixedPlaces``.
enum MerchantCategories {
    static let table: [(category: Category, phrases: [String])] = [
        (
            .food,
            PhraseList.of(
                """
                restaurant, restaurants, restaurante, ristorante, restoran, cafe, cafes, caffe, coffee, coffeehouse,
                coffee shop, espresso bar, roastery, roasters, kopitiam, kopi, bistro, brasserie, bakery, bakeries,
                backerei, konditorei, boulangerie, panaderia, panificio, bakkerij, confectionery, confectioner,
                pastry, pastries, bar, pub, tavern, grill, steakhouse, steak house, steak, steaks, pizza, pizzeria,
                burger, burgers, sushi, ramen, noodle, noodles, bbq, barbecue, kitchen, kitchens, diner, deli,
                delicatessen, delicacy, delicacies, gastrobar, gastronomie, eatery, food, foods, foodstuff, seafood,
                chicken, bakehouse, brewery, brewing, brewpub, taproom, ice cream, gelato, gelateria, donut, donuts,
                doughnut, doughnuts, sandwich, sandwiches, tea, tea house, bubble tea, boba, wine, wines, liquor,
                liquors, winery, spirits, catering, canteen, cafeteria, food court, hawker, nasi, roti, mamak, ayam,
                dim sum, bak kut teh, curry, thai, cuisine, taqueria, taco, tacos, mexican, cantina, trattoria,
                osteria, wok, dumpling, dumplings, pho, poke, poke bar, pokebowl, teriyaki, hibachi, gyro, kebab,
                doner, shawarma, falafel, smokehouse, roadhouse, chophouse, fish and chips, oyster, crab, wings,
                bagel, bagels, juice, juice bar, smoothie, smoothies, creamery, frozen yogurt, chocolate, chocolatier,
                chocolates, patisserie, banh mi, izakaya, yakitori, udon, soba, teppan, teppanyaki, tapas, sports bar,
                lounge, saloon, inn, alehouse, ale house, beer garden, biergarten, brauhaus, gasthaus, gasthof,
                gaststatte, wirtshaus, imbiss, eiscafe, buffet, rotisserie, salad bar, gastropub, grocery, groceries,
                grocer, grocers, greengrocer, greengrocers, minimarket, mini market, mini mart, kedai runcit,
                kedai makan, butcher, butchers, butchery, metzgerei, fleischerei, charcuterie, boucherie, carniceria,
                fromagerie, fishmonger, poissonnerie, poultry, convenience store, convenience, farm, farms,
                farmers market, organic, biomarkt, reformhaus, provision, provisions, sundry, cash and carry,
                cash & carry, frozen food, getrankemarkt, supermercado, supermarche, supermercato, superette,
                epicerie, alimentacion, alimentari, slijterij, pasar raya, pasaraya, market, mart, supermarket,
                supermarkt, 식당, 카페, 커피, 커피숍, 커피전문점, 다방, 찻집, 전통찻집, 베이커리, 제과, 제과점, 빵집,
                분식, 김밥, 치킨, 통닭, 닭강정, 피자, 햄버거, 버거, 국밥, 갈비, 삼겹살, 고깃집, 고기집, 숯불,
                숯불구이, 구이, 한우, 횟집, 초밥, 스시, 라멘, 우동, 돈까스, 돈카츠, 냉면, 칼국수, 막국수, 국수,
                쌀국수, 만두, 짜장, 짬뽕, 반점, 중화요리, 중화, 중국집, 마라탕, 훠궈, 양꼬치, 족발, 보쌈, 찜닭,
                닭갈비, 닭한마리, 삼계탕, 곱창, 막창, 순대, 순대국, 떡볶이, 해장국, 설렁탕, 곰탕, 감자탕, 추어탕,
                매운탕, 해물탕, 아구찜, 조개구이, 조개찜, 장어, 게장, 두부마을, 두부집, 순두부, 포차, 호프, 주점,
                선술집, 술집, 맥주, 이자카야, 와인, 주류, 뷔페, 레스토랑, 레스토, 푸드, 푸드코트, 스낵, 다이닝, 키친,
                맛집, 밥집, 밥상, 가정식, 백반, 한식, 일식, 중식, 양식, 일본식, 한정식, 비빔밥, 덮밥, 쌈밥, 보리밥,
                정육점, 정육, 축산, 수산, 횟감, 청과, 과일, 야채, 농장, 농산물, 농수산물, 반찬, 떡집, 떡방, 방앗간,
                아이스크림, 빙수, 디저트, 마카롱, 도넛, 와플, 브런치, 도시락, 샐러드, 샌드위치, 토스트, 타코, 케밥,
                파스타, 스테이크, 구내식당, 휴게소, 매점, 편의점, 슈퍼, 슈퍼마켓, 식자재, 식품, 식자재마트, 마트,
                건강원, スーパー, 食堂, レストラン, カフェ, 珈琲, 喫茶, 寿司, ラーメン, 居酒屋, 酒場, 弁当, 食品,
                焼肉, 焼鳥, うどん, そば, 天ぷら, 定食, ベーカリー, パン屋, 菓子, 青果, 精肉, 鮮魚, 酒店, マーケット,
                コンビニ
                """
            )
        ),
        (
            .household,
            PhraseList.of(
                """
                hardware, hardware store, ironmonger, ironmongery, home improvement, diy, baumarkt, household,
                houseware, housewares, homeware, home fix, kitchenware, crockery, plastic, plastics, packaging, tools,
                power tools, paint, paints, furniture, furnishing, mobel, mobelhaus, meubles, muebles,
                electrical trading, lighting, lamps, garden, garden centre, gartencenter, nursery, florist, florists,
                flower, flowers, blumen, fleuriste, floristeria, pet, pets, pet shop, pet store, pet supplies,
                tierbedarf, stationery, stationer, stationers, stationary, papeterie, papeleria, schreibwaren,
                burobedarf, office supplies, alat tulis, perniagaan, gift shop, gifts, souvenir, souvenirs,
                deco, decoration, gift & deco, variety, variety store, discount store, dollar store, euro shop,
                trading, sanitary, sanitaryware, machinery, industrial supply, engineering, timber, lumber, papan,
                kayu, steel, cleaning, laundry, laundromat, laundrette, launderette, dry cleaning, dry cleaners,
                reinigung, wascherei, tools supply, printing, print shop, copy center, toys, general merchandise,
                curtain, curtains, bedding, mattress, carpet, carpets, locksmith, key cutting, thrift store,
                charity shop, drogerie, drogist, drogerija, ferreteria, ferramenta, quincaillerie, bazar, bazaar,
                imports, tobacco, tobacconist, 생활용품, 철물, 철물점, 공구, 페인트, 문구, 문구점, 문구사, 사무용품,
                세탁, 세탁소, 빨래방, 크리닝, 꽃집, 꽃가게, 플라워, 화원, 펫샵, 애견, 애견샵, 반려동물, 반려견, 동물,
                잡화, 소품, 소품샵, 기념품, 인테리어, 조명, 가구, 침구, 이불, 커튼, 벽지, 장판, 주방용품, 그릇,
                백화점, 만물, 할인마트, 천원, 인쇄, 복사, 제본, 열쇠, 완구, 장난감, 담배, ホームセンター, 生活用品,
                雑貨, 文具, 家具, 花屋, 金物, クリーニング
                """
            )
        ),
        (
            .transport,
            PhraseList.of(
                """
                petrol, petrol station, gas station, gasoline, fuel, fuels, fuel stop, filling station,
                service station, tankstelle, station service, gasolinera, benzina, distributore, parking, car park,
                carpark, parkhaus, parkplatz, parkschein, tiefgarage, parking garage, stationnement, estacionamiento,
                parcheggio, aparcamiento, transport, transportation, toll, toll plaza, peage, maut, taxi, taxis, cab,
                cabs, taxicab, limousine, railway, railways, railroad, train, trains, bahn, ferrocarril, bus, buses,
                coach, metro, subway station, transit, tram, airlines, airline, airways, car rental, rent a car,
                autovermietung, auto, autos, automotive, autohaus, tyre, tyres, tire, tires, reifen, workshop, kfz,
                garage, car wash, carwash, autowasch, waschanlage, motors, motor, motorcycle, auto parts, auto repair,
                car care, lube, oil change, lebuhraya, ferry, diesel, bike, bicycle, bicycles, cycle, cycles, fahrrad,
                velo, scooter, ev charging, charging station, supercharger, 주유소, 주유, 셀프주유소, 충전소,
                가스충전소, 전기차충전, 택시, 개인택시, 법인택시, 콜택시, 모빌리티, 철도, 고속철도, 기차, 열차,
                고속버스, 시외버스, 시내버스, 버스, 지하철, 교통공사, 교통카드, 여객, 운수, 주차, 주차장, 공영주차장,
                톨게이트, 하이패스, 도로공사, 고속도로, 영업소, 렌터카, 렌트카, 항공, 자동차정비, 공업사, 정비,
                정비소, 카센터, 타이어, 세차, 세차장, 모터스, 자동차, 자동차부품, 오토바이, 자전거, 대리운전, 전기차,
                주차요금, ガソリン, 駐車場, パーキング, タクシー, 鉄道, バス, 交通, 自動車, 自転車
                """
            )
        ),
        (
            .health,
            PhraseList.of(
                """
                pharmacy, pharmacies, pharmacie, apotheke, farmasi, farmacia, apteka, apotek, apotheek, drugstore,
                drug store, drugs, chemist, chemists, clinic, clinics, klinik, poliklinik, hospital, medical,
                medical centre, medical center, medicine, medicines, medical hall, dental, dentist, dentists,
                dentistry, zahnarzt, arzt, arztpraxis, doctor, doctors, physician, optical, optician, opticians,
                optometry, optometrist, optik, optica, optique, eyewear, eye care, vision center, physiotherapy,
                physio, chiropractic, chiropractor, laboratory, diagnostics, health, health care, healthcare,
                healthy life, wellness, vitamin, vitamins, nutrition, supplements, sanitatshaus, veterinary, vet,
                vets, animal hospital, tierarzt, gym, fitness, fitness club, yoga, pilates, crossfit, sports centre,
                pergigian, hearing aids, acupuncture, traditional medicine, herbal, 약국, 약방, 병원, 의원, 의료원,
                의료, 의료기, 한의원, 한방, 치과, 안과, 내과, 외과, 소아과, 소아청소년과, 이비인후과, 피부과,
                정형외과, 신경외과, 산부인과, 비뇨기과, 비뇨의학과, 정신건강의학과, 영상의학과, 마취통증, 재활의학과,
                가정의학과, 요양병원, 보건소, 보건, 메디칼, 메디컬, 메디, 클리닉, 안경, 안경원, 콘택트렌즈, 헬스,
                헬스장, 헬스클럽, 피트니스, 필라테스, 요가, 동물병원, 동물의료, 검진, 건강검진, 건강, 건강식품, 홍삼,
                인삼, 온누리약국, 薬局, 病院, 医院, クリニック, 歯科, 眼科, 内科, ドラッグ, メガネ, 眼鏡
                """
            )
        ),
        (
            .culture,
            PhraseList.of(
                """
                cinema, cinemas, cineplex, kino, movie, movies, movie theater, theatre, theater, teatro, museum,
                musee, museo, gallery, galerie, zoo, tierpark, aquarium, theme park, amusement, amusement park,
                water park, concert, concerts, concert hall, ticket office, box office, karaoke, bowling,
                bowling alley, golf, golf club, mini golf, billiards, arcade, hobby, hobbies, music store, records,
                vinyl, ktv, sports, sport, sporthaus, sporting goods, outdoor, camping, campground, ski, swim,
                swimming pool, schwimmbad, hallenbad, therme, club, nightclub, entertainment, travel, travel agency,
                reiseburo, tour, tours, playground, photo, photo studio, photography, video rental, games, game shop,
                comics, escape room, climbing, ticketing, 영화, 영화관, 시네마, 극장, 공연, 공연장, 콘서트, 뮤지컬,
                연극, 전시, 전시관, 박물관, 미술관, 과학관, 놀이공원, 동물원, 수족관, 아쿠아리움, 노래방, 노래연습장,
                코인노래, 피씨방, 피시방, 볼링, 볼링장, 당구, 당구장, 골프, 골프장, 골프존, 스크린골프, 골프연습장,
                만화, 만화카페, 보드게임, 방탈출, 펜션, 콘도, 게스트하우스, 민박, 여관, 모텔, 여행, 여행사, 관광,
                숙박, 캠핑, 캠핑장, 스포츠, 수영장, 찜질방, 사우나, 온천, 오락실, 사진관, 테마파크, 키즈카페, 스키장,
                낚시, 낚시터, 음반, 레코드, 映画, カラオケ, 美術館, 博物館, 水族館, 動物園, 温泉, 旅行, スポーツ, 玩具
                """
            )
        ),
        (
            .education,
            PhraseList.of(
                """
                book, books, bookstore, bookstores, bookshop, book shop, bookseller, booksellers, buchhandlung,
                bucher, libreria, librairie, livres, school, schools, college, tuition, tuition centre, academy,
                learning, learning centre, education, kindergarten, kindergarden, preschool, nursery school, daycare,
                library, campus, stationery & books, course, courses, driving school, fahrschule, language school,
                music school, seminar, training, training centre, montessori, tadika, 서점, 책방, 중고서점, 북스,
                북카페, 도서, 출판, 출판사, 학원, 학습, 교육, 교육원, 학교, 초등학교, 중학교, 고등학교, 대학교, 대학,
                유치원, 어린이집, 독서실, 스터디카페, 스터디, 교습소, 과외, 공부방, 어학원, 음악학원, 미술학원,
                태권도, 운전학원, 운전면허, 연수원, 강의, 書店, ブックス, 古本, 学校, 学園, 学習塾, 教室, 幼稚園
                """
            )
        ),
        (
            .clothing,
            PhraseList.of(
                """
                fashion, fashions, clothing, clothes, apparel, garments, garment, boutique, shoes, shoe, footwear,
                sneakers, schuhe, schuhhaus, chaussures, zapatos, zapateria, calzature, tailor, tailors, tailoring,
                schneiderei, moda, mode & mehr, vetements, ropa, abbigliamento, bekleidung, jewelry, jewelers,
                jewellery, jewellers, juwelier, bijoux, joyeria, watch, watches, bags, handbags, leather, textile,
                textiles, fabric, fabrics, lingerie, dress, dresses, bridal, menswear, womenswear, kids wear,
                baby wear, sportswear, uniform, uniforms, shoe repair, outlet store, 의류, 패션, 옷가게, 신발, 슈즈,
                구두, 구두방, 운동화, 가방, 핸드백, 쥬얼리, 주얼리, 귀금속, 금은방, 금방, 시계, 시계방, 속옷, 란제리,
                아울렛, 양복, 양복점, 맞춤정장, 한복, 수선, 옷수선, 양장, 부티크, 아동복, 유니폼, 교복, 모자, 衣料,
                洋服, 呉服, シューズ, 靴店, ファッション
                """
            )
        ),
        (
            .beauty,
            PhraseList.of(
                """
                salon, salons, hair, hair salon, hairdresser, hairdressers, hairdressing, hair studio, haircuts,
                barber, barbers, barbershop, barber shop, coiffeur, coiffure, peluqueria, parrucchiere, friseur,
                frisor, haarstudio, beauty, beauty salon, beauty parlour, cosmetics, cosmetic, kosmetik,
                kosmetikstudio, parfumerie, perfumeria, profumeria, perfume, perfumes, spa, day spa, nail, nails,
                nail bar, nail salon, nagelstudio, massage, skin, skincare, skin care, waxing, tanning, lash, lashes,
                brows, tattoo, 미용, 미용실, 미장원, 헤어, 헤어샵, 헤어살롱, 살롱, 이발, 이발소, 이용원, 바버샵, 네일,
                네일샵, 네일아트, 화장품, 뷰티, 마사지, 스파, 피부관리, 피부샵, 에스테틱, 왁싱, 속눈썹, 반영구, 타투,
                향수, 美容, 理容, 美容室, 理髪, ヘアー, コスメ, 化粧品, ネイル, エステ
                """
            )
        ),
        (
            .appliances,
            PhraseList.of(
                """
                electronics, electronic, elektronik, elektro, electronique, computer, computers, computing,
                computer shop, pc shop, camera, cameras, camera shop, gadget, gadgets, appliance, appliances,
                haushaltsgerate, electromenager, electrodomesticos, digital, it store, all it, laptop, laptops, audio,
                hifi, hi-fi, phone repair, printer, 전자, 전자랜드, 전자상가, 컴퓨터, 노트북, 가전, 가전제품,
                디지털프라자, 카메라, 음향, 오디오, 전기, 전파사, 電気, 電器, カメラ, パソコン, 家電
                """
            )
        ),
        (
            .telecom,
            PhraseList.of(
                """
                telecom, telecoms, telekom, telecommunications, mobile shop, mobile phones, cell phone, cellular,
                wireless, broadband, telco, prepaid, phone shop, phone store, handyshop, telefonia, internet service,
                통신, 이동통신, 휴대폰, 핸드폰, 통신요금, 알뜰폰, 유심, 모바일샵, 携帯, 通信
                """
            )
        ),
        (
            .utilities,
            PhraseList.of(
                """
                electricity, electric company, electric utility, water bill, water works, water company, utility,
                utilities, gas bill, gas company, energy bill, energy supply, power company, water authority,
                stadtwerke, sewerage, sewage, waste management, refuse, 전력공사, 전기요금, 전기세, 도시가스,
                가스요금, 수도요금, 수도사업소, 상하수도, 상수도, 관리비, 관리사무소, 공과금, 아파트관리, 지역난방,
                電力, 水道, 都市ガス
                """
            )
        ),
        (
            .insurance,
            PhraseList.of(
                """
                insurance, assurance, versicherung, krankenkasse, seguros, assicurazioni, insurans, takaful, insurer,
                보험, 생명보험, 화재보험, 손해보험, 해상보험, 보험사, 건강보험공단, 保険
                """
            )
        ),
        (
            .tax,
            PhraseList.of(
                """
                tax office, finanzamt, revenue service, inland revenue, customs office, government, municipal,
                municipality, city hall, county clerk, council tax, immigration, jabatan, majlis, courthouse,
                passport, 세무서, 국세청, 국세, 지방세, 구청, 시청, 군청, 도청, 읍사무소, 면사무소, 주민센터,
                동사무소, 행정복지센터, 민원, 법원, 등기소, 과태료, 범칙금, 수입인지, 출입국, 여권, 市役所, 区役所,
                税務署
                """
            )
        ),
        (
            .dues,
            PhraseList.of(
                """
                membership, donation, donations, charity, church, temple, mosque, parish, association, foundation,
                red cross, subscription fee, spende, verein, 회비, 기부, 기부금, 후원, 후원금, 교회, 성당, 사찰, 협회,
                조합비, 동창회, 동호회, 헌금, 적십자, 재단
                """
            )
        ),
        (
            .events,
            PhraseList.of(
                """
                gift, wedding, weddings, wedding hall, funeral, funeral home, ceremony, bestattung, banquet, 축의, 축의금,
                부의, 조의, 조의금, 장례, 장례식장, 웨딩, 웨딩홀, 예식장, 화환, 경조, 돌잔치, 상조, 葬儀, 結婚式
                """
            )
        ),
        (
            .housing,
            PhraseList.of(
                """
                rent, monthly rent, house rent, apartment rent, rent payment, landlord, mortgage, mortgage payment,
                property management, lettings, letting agency, letting agents, housing association, hausverwaltung,
                wohnungsbau, wohnbau, kaltmiete, warmmiete, miete, loyer, foncia, alquiler, affitto, huur, czynsz,
                arriendo, aluguel, 월세, 임대료, 주택관리, 임대주택, 家賃, 賃料
                """
            )
        ),
        (.savings, ["savings account", "fixed deposit", "sparkonto", "적금", "예금", "저축", "저축은행", "새마을금고"]),
        (.card, ["card bill", "credit card statement", "카드대금", "카드이용대금", "카드결제대금", "청구서"]),
        (
            .other,
            PhraseList.of(
                """
                post office, postal, postal service, postamt, postfiliale, la poste, correos, courier, couriers,
                parcel, notary, law firm, lawyer, attorney, storage, moving company, bank fee, 우체국, 우편취급국,
                택배, 퀵서비스, 이삿짐, 법무사, 변호사, 부동산, 공인중개사, 행정사, 郵便局, 宅配
                """
            )
        ),
    ]
}
