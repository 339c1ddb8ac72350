import ReceiptDomain

/// Products and services by category: weaker than the merchant's name, decisive where that says nothing.
///
/// From general knowledge: price lists and menus, well-known brands of groceries and drugstores, and words specific to one kind
/// of shop, such as a table's or a pump's number.
enum ItemCategories {
    static let table: [(category: Category, phrases: [String])] = [
        (
            .food,
            PhraseList.of(
                """
                rice, basmati, chicken, chkn, beef, pork, lamb, turkey, fish, salmon, tuna, cod, prawn, prawns,
                shrimp, lobster, crab, oyster, squid, egg, eggs, milk, cream, bread, toast, bun, buns, roll, rolls,
                butter, margarine, cheese, cheddar, mozzarella, yogurt, yoghurt, banana, bananas, apple, apples,
                orange, oranges, lemon, lime, grapes, strawberry, strawberries, blueberries, mango, pineapple, melon,
                peach, peaches, pear, avocado, tomato, tomatoes, potato, potatoes, onion, onions, garlic, ginger,
                carrot, carrots, cucumber, lettuce, spinach, broccoli, cabbage, mushroom, mushrooms, pepper, peppers,
                beans, corn, celery, salad, coleslaw, kale, veg, vegetable, vegetables, fruit, fruits, meat, ham,
                bacon, sausage, sausages, salami, mince, drumstick, coke, cola, coca cola, coca-cola, pepsi, sprite,
                fanta, 7up, mountain dew, dr pepper, red bull, gatorade, lemonade, soda, soft drink, soft drinks,
                root beer, diet coke, water, mineral water, sparkling water, evian, perrier, juice, smoothie,
                milkshake, shake, coffee, latte, americano, cappuccino, espresso, macchiato, flat white, frappe,
                frappuccino, cold brew, mocha, tea, green tea, earl grey, chai, matcha, teh, teh tarik, teh o, kopi,
                kopi o, milo, horlicks, nescafe, nestle, beer, draught, draft, ipa, pale ale, ale, lager, stout,
                cider, guinness, heineken, carlsberg, tiger beer, budweiser, corona, pint, wine, red wine, white wine,
                prosecco, champagne, whisky, whiskey, vodka, tequila, rum, cocktail, margarita, martini, mojito,
                michelada, sangria, sake, soju, makgeolli, soup, fries, burger, cheeseburger, hamburger, hot dog,
                sandwich, panini, wrap, pizza, pasta, spaghetti, lasagne, lasagna, ravioli, noodle, noodles, ramen,
                udon, mee, mee goreng, bihun, kuey teow, laksa, nasi, nasi lemak, nasi goreng, ayam, ikan, sayur,
                telur, roti, roti canai, naan, tandoori, masala, biryani, curry, satay, rendang, dim sum, wonton,
                dumpling, dumplings, spring roll, fried rice, sushi, sashimi, maki, nigiri, tempura, teriyaki, katsu,
                bento, poke, kimchi, bulgogi, bibimbap, tofu, edamame, taco, tacos, burrito, nachos, quesadilla,
                guacamole, tortilla, salsa, carnitas, carne asada, wings, nuggets, tenders, steak, sirloin, ribeye,
                ribs, brisket, pulled pork, meatball, meatballs, schnitzel, kebab, falafel, hummus, cake, cheesecake,
                cupcake, muffin, brownie, donut, doughnut, croissant, bagel, scone, waffle, pancake, pancakes, pie,
                tart, pudding, dessert, ice cream, gelato, sorbet, sundae, chocolate, choc, candy, candies, cookie,
                cookies, oreo, snack, snacks, chips, crisps, pringles, doritos, lays, cheetos, popcorn, pretzel,
                peanut, peanuts, peanut butter, almond, almonds, cashew, nuts, biscuit, biscuits, cracker, crackers,
                cereal, muesli, granola, oats, oatmeal, honey, jam, nutella, kitkat, snickers, haribo, sugar, salt,
                flour, oil, olive oil, cooking oil, vinegar, sauce, soy sauce, ketchup, mustard, mayo, mayonnaise,
                maggi, knorr, heinz, wholemeal, white bread, sourdough, baguette, frozen, grocery, groceries, produce,
                dairy, bakery item, dine in, dine-in, eat in, take away, takeaway, take out, takeout, to go, for here,
                server, guests, guest count, covers, pax, table, table no, waiter, waitress, gratuity, service charge,
                menu, set lunch, set meal, combo, lunch, dinner, breakfast, brunch, supper, buffet, appetizer,
                appetizers, starter, starters, entree, main course, side dish, topping, toppings, refill, iced,
                food and drink, food & drink, beverage, beverages, drinks, bier, pils, weizen, radler, wein,
                weisswein, rotwein, sekt, schorle, apfelschorle, saft, orangensaft, mineralwasser, wasser, kaffee,
                milchkaffee, tee, brot, brotchen, broetchen, brezel, toastbrot, kuchen, torte, kekse, schokolade, eis,
                milch, vollmilch, sahne, schmand, quark, joghurt, kase, kaese, gouda, emmentaler, camembert, feta,
                frischkase, wurst, schinken, fleisch, hackfleisch, hack, hahnchen, haehnchen, pute, rind, schwein,
                fisch, lachs, eier, mehl, zucker, reis, nudeln, bulgur, couscous, haferflocken, kartoffel, kartoffeln,
                zwiebel, zwiebeln, paprika, gurke, gurken, tomaten, mohren, karotten, pilze, champignons, salat,
                krauter, kraeuter, apfel, apfelsaft, bananen, trauben, erdbeeren, zitronen, orangen, birnen, suppe,
                pommes, currywurst, leberkase, doner, pfand, leergut, tisch, bedienung, speisen, getranke, getraenke,
                pain, lait, fromage, beurre, oeufs, jambon, poulet, boeuf, vin, biere, eau, cafe, the vert,
                menu enfant, plat du jour, formule, couverts, leche, pan, queso, huevos, pollo, carne, jugo, agua,
                cerveza, vino, latte intero, formaggio, prosciutto, pane, acqua, birra, coperto, kaas, melk, brood,
                boter, chleb, mleko, jogurt, masło, woda, piwo, 공기밥, 볶음밥, 비빔밥, 덮밥, 쌈밥, 국밥, 초밥,
                유부초밥, 김밥, 삼각김밥, 주먹밥, 도시락, 컵밥, 누룽지, 백미, 현미, 쌀국수, 라면, 컵라면, 신라면,
                진라면, 짜파게티, 너구리, 비빔면, 우유, 두유, 요거트, 요구르트, 요플레, 치즈, 버터, 계란, 달걀, 식빵,
                단팥빵, 크림빵, 소금빵, 모닝빵, 호떡, 호빵, 붕어빵, 케이크, 쿠키, 과자, 스낵, 새우깡, 포카칩, 초코,
                초코파이, 초콜릿, 캔디, 사탕, 젤리, 아이스크림, 아이스, 빙수, 와플, 마카롱, 도넛, 크로플, 샌드위치,
                토스트, 김치, 두부, 콩나물, 나물, 시금치, 배추, 상추, 깻잎, 양파, 대파, 마늘, 고추, 감자, 고구마,
                옥수수, 당근, 버섯, 오이, 토마토, 호박, 사과, 바나나, 딸기, 감귤, 포도, 수박, 참외, 복숭아, 망고,
                오렌지, 레몬, 키위, 과일, 야채, 채소, 고기, 한우, 소고기, 쇠고기, 돼지고기, 삼겹살, 목살, 항정살,
                갈비, 갈매기살, 불고기, 제육, 차돌, 등심, 안심, 스팸, 소시지, 베이컨, 닭고기, 닭가슴살, 닭한마리,
                닭갈비, 닭강정, 치킨, 통닭, 순살, 양념치킨, 후라이드, 오리, 참치, 연어, 고등어, 오징어, 낙지, 쭈꾸미,
                새우, 조개, 굴국밥, 전복, 게장, 해물, 광어, 우럭, 모듬회, 물회, 회덮밥, 생선, 어묵, 오뎅, 맛살, 만두,
                떡볶이, 순대, 튀김, 돈까스, 돈카츠, 우동, 냉면, 국수, 칼국수, 막국수, 짜장면, 짜장, 짬뽕, 탕수육,
                짜면, 마라탕, 족발, 보쌈, 곱창, 막창, 육회, 찌개, 전골, 샤브샤브, 갈비탕, 설렁탕, 삼계탕, 육개장,
                해장국, 순대국, 감자탕, 매운탕, 찜닭, 정식, 백반, 세트메뉴, 런치세트, 사이드, 토핑, 사리, 소주, 맥주,
                생맥주, 병맥주, 막걸리, 청하, 하이볼, 와인, 위스키, 참이슬, 처음처럼, 진로, 카스, 테라, 하이네켄,
                콜라, 코카콜라, 사이다, 칠성, 환타, 음료, 음료수, 생수, 삼다수, 탄산수, 커피, 아메리카노, 카페라떼,
                라떼, 에스프레소, 카푸치노, 카라멜, 마끼아또, 바닐라, 콜드브루, 모카, 핫초코, 녹차, 홍차, 밀크티,
                버블티, 스무디, 프라페, 에이드, 자몽, 쥬스, 주스, 시럽, 샷추가, 샐러드, 스테이크, 파스타, 스파게티,
                리조또, 피자, 햄버거, 버거, 와퍼, 불고기버거, 감자튀김, 너겟, 타코, 핫도그, 설탕, 소금, 간장, 된장,
                고추장, 참기름, 식용유, 식초, 마요네즈, 케찹, 밀가루, 부침가루, 반찬, 간식, 견과, 아몬드, 땅콩,
                메뉴명, 주문메뉴, 테이블, 배달료, 배달팁, 홀주문, 인분, 牛乳, パン, 食パン, 弁当, おにぎり,
                サンドイッチ, ビール, 日本酒, ワイン, お茶, 緑茶, コーヒー, ジュース, コーラ, 豆腐, 納豆, 野菜,
                サラダ, キャベツ, トマト, 玉ねぎ, かぼちゃ, みかん, りんご, バナナ, ラーメン, うどん, そば, 定食,
                御飯, ごはん, ライス, 豚肉, 鶏肉, 牛肉, ハム, ソーセージ, まぐろ, さけ, 刺身, たまご, チーズ,
                ヨーグルト, ゼリー, アイス, チョコ, ガム, お菓子, カレー, 焼肉, 唐揚, コロッケ, 飲食代
                """
            )
        ),
        (
            .household,
            PhraseList.of(
                """
                tissue, tissues, toilet paper, toilet roll, kitchen roll, paper towel, paper towels, napkin, napkins,
                kleenex, charmin, bounty, detergent, laundry liquid, fabric softener, ariel, persil, tide,
                dishwashing, dishwasher tabs, dish soap, palmolive, fairy liquid, washing up, soap, hand wash, dettol,
                febreze, toothbrush, toothpaste, colgate, oral b, floss, shampoo, diaper, diapers, nappies, pampers,
                huggies, tampons, razor, razors, gillette, cotton buds, battery, batteries, duracell, energizer,
                eveready, bulb, light bulb, extension cord, screw, screws, screwdriver, nail set, hammer, drill, bolt,
                nut, wrench, pliers, paint brush, roller, bucket, broom, mop, dustpan, trash bag, trash bags,
                bin bags, garbage bags, hanger, hangers, storage box, container, tape, duct tape, glue, rope, hose,
                pipe, pvc, fitting, cable tie, wire, socket, candle, candles, towel, towels, pillow, duvet, blanket,
                curtain, bed sheet, rug, picture frame, vase, sponge, scrubber, foil, cling film, ziploc, cleaner,
                bleach, domestos, pet food, dog food, cat food, cat litter, whiskas, pedigree, royal canin, plug,
                lock, padlock, key cut, hinge, cement, sand, brick, timber, plywood, sandpaper, envelope, envelopes,
                folder, clip, clips, stapler, staples, marker, markers, pen, pens, ball pen, pencil case, eraser,
                ruler, scissors, a4 paper, copy paper, photocopy, laminating, printing, post it, sticker, stickers,
                wrapping paper, greeting card, gift wrap, mug, mugs, spoon, fork, knife, pan set, frying pan,
                saucepan, cutlery, flower, flowers, bouquet, roses, seeds, potting soil, flower pot, fertilizer, lawn,
                cigarettes, marlboro, lighter, seife, waschmittel, weichspuler, spulmittel, toilettenpapier,
                kuchenrolle, taschentucher, zahnpasta, zahnburste, mullbeutel, batterien, gluhbirne, kerze, schraube,
                schrauben, dubel, farbe, pinsel, kleber, blumen, blumenerde, katzenfutter, hundefutter, geschirr,
                handtuch, zigaretten, 휴지, 화장지, 두루마리, 키친타올, 물티슈, 티슈, 세제, 세탁세제, 섬유유연제,
                주방세제, 퐁퐁, 비누, 샴푸, 린스, 바디워시, 치약, 칫솔, 면도기, 생리대, 기저귀, 면봉, 건전지, 전구,
                멀티탭, 쓰레기봉투, 종량제, 종량제봉투, 지퍼백, 호일, 수건, 행주, 고무장갑, 수세미, 락스, 방향제,
                탈취제, 살충제, 걸레, 밀대, 빗자루, 주방용품, 그릇, 접시, 냄비, 후라이팬, 수저, 텀블러, 머그컵,
                종이컵, 옷걸이, 수납함, 바구니, 침구, 베개, 이불, 커튼, 볼펜, 노트, 공책, 테이프, 스티커, 가위,
                지우개, 바인더, 리필속지, 복사용지, 복사, 인쇄, 코팅, 포장지, 선물포장, 꽃다발, 장미, 화분,
                고양이사료, 강아지사료, 애견간식, 배변패드, 나사, 드라이버, 본드, 실리콘, 페인트, 담배, 라이터, 洗剤,
                ティッシュ, トイレットペーパー, 石鹸, 電池, シャンプー, 歯ブラシ, タオル, ゴミ袋, ペットフード,
                ノート, ボールペン
                """
            )
        ),
        (
            .transport,
            PhraseList.of(
                """
                unleaded, regular unleaded, premium unleaded, super unleaded, diesel, ron95, ron 95, ron97, ron 97,
                v-power, pump, pump no, litre, litres, liter, liters, gallon, gallons, price/gal, ppg, fuel,
                fuel sale, fuel total, e10, super e5, super bleifrei, liter super, zapfsaule, benzin, gazole,
                sans plomb, gasolina, gasoleo, parking fee, parking time, parking ticket, entry time, exit time,
                time in, time out, parking, parkdauer, parkgebuhr, toll, fare, cab fare, trip fare, base fare, surge,
                passenger, passengers, boarding, departure, arrival, seat no, one way, return ticket, single ticket,
                day ticket, fahrkarte, fahrschein, einzelfahrt, tageskarte, engine oil, oil filter, wiper, brake pads,
                tyre, tyres, tire, tires, wheel alignment, car wash, wash program, mileage, odometer, license plate,
                inner tube, 휘발유, 무연휘발유, 경유, 고급휘발유, 등유, 리터, 주유량, 주유기, 유종, 단가(원/리터),
                충전량, 충전요금, 세차, 엔진오일, 오일교환, 타이어, 와이퍼, 정비료, 입차, 출차, 입차시간, 출차시간,
                주차요금, 주차시간, 주차권, 차량번호, 차량, 차종, 승차, 하차, 승차시간, 하차시간, 승차권, 운임,
                통행료, 택시요금, 교통비, 승차거리, 주행거리, 기본요금, 시외할증, 심야할증, 좌석, 열차, レギュラー,
                ハイオク, 軽油, 給油, 乗車, 運賃, 駐車料金, 入庫, 出庫
                """
            )
        ),
        (
            .health,
            PhraseList.of(
                """
                tablet, tablets, tabs, capsule, capsules, caps, vitamin, vitamins, vitamin c, multivitamin, fish oil,
                ointment, cough syrup, drops, eye drops, nasal spray, panadol, paracetamol, tylenol, advil, ibuprofen,
                aspirin, aspirina, antacid, strepsils, lozenges, bandage, bandages, plaster, plasters, gauze,
                thermometer, face mask, surgical mask, consultation, consultation fee, prescription, rx, copay,
                medication, antibiotic, contact lens, lens solution, lens, cough, medicine, dose, dosage, scaling,
                filling, x-ray, blood test, vaccine, diabetes, glucose, insulin, physiotherapy, membership fee gym,
                whey protein, protein powder, tabletten, kapseln, nasenspray, salbe, pflaster, rezept, zuzahlung,
                hustensaft, 조제, 조제료, 약제비, 진료, 진료비, 진찰료, 처방, 처방전, 환자, 환자명, 본인부담금,
                비급여, 급여, 투약, 주사, 주사료, 검사료, 입원료, 수납, 의약품, 일반의약품, 연고, 파스, 밴드, 마스크,
                소화제, 진통제, 감기약, 해열제, 타이레놀, 판콜, 판피린, 쌍화탕, 게보린, 후시딘, 마데카솔, 비타민,
                유산균, 오메가3, 루테인, 홍삼, 홍삼정, 요양급여, 한약, 스케일링, 임플란트, 렌즈, 안경테, 예방접종,
                회원권, 処方, 調剤, 診察料, 初診, 再診, マスク, 目薬, 絆創膏, 風邪薬
                """
            )
        ),
        (
            .culture,
            PhraseList.of(
                """
                ticket, tickets, admission, admit one, movie, screen no, adult ticket, child ticket, student ticket,
                season pass, room charge, room rate, room no, check in, check-in, check out, check-out, nights,
                per night, deluxe room, double room, single room, city tax, kurtaxe, ubernachtung, eintritt,
                eintrittskarte, kinokarte, toy, game, lego, barbie, puzzle, console, controller, green fee,
                bowling shoes, locker, rental shoes, souvenir photo, 티켓, 관람, 관람료, 관람권, 입장권, 입장료, 성인,
                대인, 소인, 객실, 객실료, 숙박, 숙박료, 체크인, 체크아웃, 대실, 상영, 상영관, 좌석번호, 이용권,
                자유이용권, 게임, 장난감, 레고, 그린피, 카트피, 캐디피, 당구료, 노래방이용, 시간요금, 신발대여,
                チケット, 入場, 入場料, 宿泊, 観覧, おもちゃ
                """
            )
        ),
        (
            .education,
            PhraseList.of(
                """
                book, books, paperback, hardcover, novel, notebook, exercise book, textbook, workbook, dictionary,
                magazine, comic, pencil, tuition fee, school fee, course fee, registration fee, lesson, lessons, isbn,
                buch, bucher, taschenbuch, zeitschrift, zeitung, schulheft, livre, libro, 도서, 교재, 수강료, 수업료,
                교육비, 등록금, 원비, 학습, 학습지, 문제집, 참고서, 자습서, 소설, 만화책, 잡지, 연필, 본서, 응시료,
                雑誌, 書籍, 文庫, 新書, 授業料, 参考書
                """
            )
        ),
        (
            .clothing,
            PhraseList.of(
                """
                shirt, shirts, t-shirt, t-shirts, polo shirt, pants, trousers, jeans, leggings, dress, skirt, jacket,
                coat, hoodie, sweatshirt, socks, shoes, sneaker, sneakers, boots mens, sandal, sandals, slippers,
                flip flops, bra, underwear, boxers, briefs, blouse, sweater, cardigan, shorts, pyjamas, pajamas,
                swimwear, scarf, gloves, handbag, wallet, backpack, belt, necklace, earrings, bracelet, mens, womens,
                ladies, boys, girls, hose damen, herren, damen, hemd, jacke, mantel, kleid, socken, schuhe,
                unterwasche, pullover, chemise, chemisier, pantalon, robe, jupe, veste, chaussures, chaussettes,
                camisa, camiseta, zapatos, vestido, camicia, maglia, pantaloni, scarpe, 셔츠, 티셔츠, 맨투맨, 후드티,
                바지, 청바지, 슬랙스, 레깅스, 반바지, 원피스, 블라우스, 자켓, 재킷, 점퍼, 패딩, 코트, 양말, 스타킹,
                운동화, 스니커즈, 구두, 슬리퍼, 샌들, 속옷, 팬티, 브라, 내의, 잠옷, 니트, 스웨터, 가디건, 조끼,
                스커트, 치마, 정장, 넥타이, 벨트, 지갑, 가방, 백팩, 목도리, 장갑, 모자, 목걸이, 귀걸이, 반지,
                기장수선, シャツ, パンツ, ジーンズ, スカート, ジャケット, コート, 靴下, ソックス, セーター, 帽子
                """
            )
        ),
        (
            .beauty,
            PhraseList.of(
                """
                haircut, hair cut, hair color, hair colour, highlights, blow dry, balayage, perm, beard trim,
                manicure, pedicure, gel nails, acrylic, facial, waxing, eyebrow, lipstick, mascara, eyeliner,
                concealer, blush, lotion, body lotion, hand cream, face cream, serum, toner pad, sunscreen, perfume,
                eau de toilette, eau de parfum, deodorant, makeup, foundation, moisturizer, moisturiser, nail polish,
                hair dye, hair spray, haarschnitt, waschen schneiden, fohnen, tonung, lippenstift, gesichtscreme, deo,
                parfum, 커트, 남성컷, 여성컷, 학생컷, 파마, 볼륨펌, 디지털펌, 염색, 뿌리염색, 클리닉, 드라이,
                샴푸서비스, 네일, 젤네일, 패디큐어, 속눈썹, 왁싱, 마사지, 피부관리, 로션, 토너, 스킨, 수분크림,
                영양크림, 립스틱, 립밤, 틴트, 쿠션, 파운데이션, 아이섀도, 선크림, 마스크팩, 앰플, 에센스, 세럼,
                클렌징, 향수, 헤어에센스, 염색약, カット, カラー, パーマ, 化粧水, 乳液, 口紅, 日焼け止め
                """
            )
        ),
        (
            .appliances,
            PhraseList.of(
                """
                usb, usb-c, hdmi, charger, charging cable, laptop, notebook pc, monitor, keyboard, mouse, webcam,
                printer, ink cartridge, cartridge, toner, ssd, hard drive, memory card, headphone, headphones,
                earphone, earphones, earbuds, airpods, speaker, bluetooth, smart tv, television, refrigerator, fridge,
                freezer, washing machine, washer, dryer, dishwasher, microwave, kettle, toaster, blender, rice cooker,
                vacuum, vacuum cleaner, hair dryer, camera, surface pro, ipad, iphone, macbook, galaxy, smartphone,
                power bank, adapter, adaptor, sd card, screen protector, phone case, ladekabel, kopfhorer, drucker,
                staubsauger, wasserkocher, 충전기, 충전케이블, 케이블, 이어폰, 에어팟, 블루투스, 스피커, 키보드,
                마우스, 노트북, 모니터, 텔레비전, 냉장고, 세탁기, 건조기, 청소기, 에어컨, 선풍기, 공기청정기,
                전자레인지, 밥솥, 전기포트, 믹서기, 드라이기, 프린터, 토너카트리지, 배터리, 보조배터리, 외장하드,
                메모리, 액정필름, 휴대폰케이스, 아이폰, 갤럭시, 아이패드, 充電器, イヤホン, 冷蔵庫, 洗濯機, 掃除機,
                プリンター
                """
            )
        ),
        (
            .telecom,
            PhraseList.of(
                """
                prepaid, prepaid card, reload, sim card, top up, airtime, phone credit, data plan, mobile plan,
                roaming, prepaid karte, guthaben, 통화료, 통신비, 데이터요금, 요금제, 월정액, 기본료, 유심, 로밍,
                단말기, 할부금, 通話料
                """
            )
        ),
        (
            .utilities,
            PhraseList.of(
                """
                kwh, electricity, meter reading, previous reading, current reading, water charge, sewer charge, strom,
                전기사용량, 사용량, 전월지침, 당월지침, 검침, 검침일, 상수도, 하수도, 가스사용, 고지서, 납기일, 使用量
                """
            )
        ),
        (.insurance, ["insurance premium", "policy no", "policy number", "보험료", "증권번호", "피보험자", "계약자"]),
        (
            .tax,
            PhraseList.of(
                """
                income tax, road tax, traffic fine, permit fee, stamp duty, passport fee, 세금납부, 납세, 납세자,
                취득세, 재산세, 자동차세, 주민세, 과세기간, 증명발급, 수수료(민원), 여권발급
                """
            )
        ),
        (.dues, ["donation", "member fee", "membership dues", "월회비", "연회비", "기부금", "후원금", "헌금"]),
        (
            .other,
            [
                "postage", "stamp", "stamps", "parcel", "shipping", "brief", "briefmarke", "paket", "우편", "등기우편", "소포",
                "택배비",
            ]
        ),
    ]
}
