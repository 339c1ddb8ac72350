import ReceiptDomain

/// Goods and services by category: weaker than the merchant's name, decisive where that says nothing.
enum GoodsCategories {
    static let table: [(category: Category, phrases: [String])] = [
        (
            .food,
            PhraseList.of(
                """
                rice, chicken, beef, pork, fish, egg, eggs, milk, bread, butter, cheese, yogurt, banana, apple,
                orange, tomato, potato, onion, carrot, lettuce, coke, cola, pepsi, sprite, water, juice, coffee,
                latte, americano, cappuccino, espresso, mocha, tea, teh, kopi, milo, beer, wine, sake, soju,
                soup, salad, fries, burger, sandwich, pizza, pasta, noodle, noodles, mee, nasi, ayam, roti,
                curry, dim sum, sushi, maki, roll, tempura, teriyaki, taco, burrito, nachos, quesadilla, wings,
                steak, ribs, shrimp, lobster, crab, oyster, cake, dessert, ice cream, chocolate, cookie, snack,
                chips, biscuit, sugar, salt, flour, oil, sauce, veg, vegetable, fruit, meat, ham, bacon,
                sausage, tofu, kimchi, dine in, take away, takeaway, server, guests, table, gratuity, covers,
                pax, waiter, iced, hot, set lunch, lunch, dinner, breakfast, buffet, appetizer, entree,
                lemonade, soda, diet coke, margarita, martini, draft, ipa, lager, cocktail, bier, brot, milch,
                kase, kaffee, wurst, schinken, joghurt, kuchen, brotchen, apfel, salat, mineralwasser, wasser,
                saft, tomaten, gurke, bananen, pain, lait, fromage, vin, chleb, mleko, ser, jogurt, masło,
                leche, pan, queso, jugo, agua, 밥, 공기밥, 라면, 우유, 계란, 빵, 김치, 두부, 쌀, 고기, 삼겹살,
                목살, 갈비, 불고기, 한우, 닭, 치킨, 소주, 맥주, 막걸리, 콜라, 사이다, 음료, 생수, 커피,
                아메리카노, 라떼, 카페라떼, 에스프레소, 카푸치노, 바닐라, 모카, 녹차, 스무디, 에이드, 쥬스,
                주스, 케이크, 쿠키, 과자, 초코, 아이스, 샌드위치, 김밥, 떡볶이, 순대, 튀김, 돈까스, 우동, 냉면,
                국수, 찌개, 된장, 비빔밥, 볶음밥, 정식, 세트, 샐러드, 스테이크, 파스타, 피자, 햄버거, 버거,
                감자, 양파, 사과, 바나나, 딸기, 귤, 포도, 수박, 참치, 연어, 새우, 오징어, 햄, 소시지, 치즈,
                요거트, 요구르트, 식빵, 만두, 도시락, 삼각김밥, 컵라면, 간식, 반찬, 탕수육, 짜장면, 짬뽕, 족발,
                보쌈, 곱창, 순대국, 육개장, 해물, 회덮밥, 시럽, 牛乳, パン, 弁当, おにぎり, ビール, 茶, 豆腐,
                野菜, ラーメン, 定食, 豚, 鶏, 牛, 卵, 納豆, ヨーグルト
                """
            )
        ),
        (
            .household,
            PhraseList.of(
                """
                tissue, toilet paper, paper towel, detergent, soap, battery, batteries, bulb, screw, nail set,
                paint brush, bucket, broom, mop, plastic bag, hanger, storage box, container, tape, glue, rope,
                hose, pipe, cable tie, light bulb, candle, towel, pillow, curtain, frame, sponge, foil, cleaner,
                bleach, pet food, dog food, cat food, plug, wire, lock, key, hinge, cement, sand, brick,
                envelope, folder, clip, stapler, marker, pen, battery aa, padlock, drill, bolt, nut, 휴지,
                화장지, 물티슈, 세제, 비누, 샴푸, 린스, 치약, 칫솔, 건전지, 전구, 쓰레기봉투, 종량제, 수건,
                행주, 고무장갑, 수세미, 락스, 섬유유연제, 주방, 그릇, 컵, 접시, 냄비, 볼펜, 노트, 테이프, 사료,
                洗剤, ティッシュ
                """
            )
        ),
        (
            .transport,
            PhraseList.of(
                """
                unleaded, diesel, ron95, ron 95, ron97, pump, litre, liter, gallon, gallons, fuel, parking fee,
                entry time, exit time, parking, toll, fare, engine oil, tyre, super bleifrei, liter super,
                passenger, boarding, trip fare, 휘발유, 경유, 고급휘발유, 등유, 리터, 주유량, 주유기, 유종,
                입차, 출차, 입차시간, 출차시간, 주차요금, 주차시간, 차량번호, 차량, 승차, 하차, 승차시간,
                하차시간, 운임, 통행료, 택시요금, 거리, 기본요금, 좌석, 열차, レギュラー, 軽油
                """
            )
        ),
        (
            .health,
            PhraseList.of(
                """
                tablet, tablets, capsule, capsules, vitamin, vitamins, ointment, syrup, panadol, paracetamol,
                ibuprofen, aspirin, bandage, mask, consultation, prescription, rx, medication, antibiotic, lens,
                cough, medicine, dose, 조제, 조제료, 약제비, 진료, 진료비, 진찰료, 처방, 처방전, 환자,
                본인부담금, 비급여, 급여, 투약, 주사, 검사료, 수납, 의약품, 일반의약품, 연고, 파스, 마스크,
                소화제, 진통제, 비타민, 홍삼, 요양급여, 한약, 薬, 処方
                """
            )
        ),
        (
            .culture,
            PhraseList.of(
                """
                ticket, tickets, admission, movie, adult, room charge, check in, check out, nights, room, toy,
                game, lego, 티켓, 관람, 관람권, 입장권, 입장료, 성인, 객실, 숙박, 상영, 좌석번호, 이용권, 게임,
                チケット, 入場
                """
            )
        ),
        (
            .education,
            PhraseList.of(
                """
                book, books, notebook, pencil, textbook, tuition fee, exercise book, isbn, 도서, 교재, 수강료,
                학습, 문제집, 참고서, 수업료, 연필, 공책, 본서, 雑誌, 書籍
                """
            )
        ),
        (
            .clothing,
            PhraseList.of(
                """
                shirt, t-shirt, tee, pants, jeans, dress, skirt, jacket, coat, socks, shoes, sneaker, sandal,
                bra, underwear, blouse, sweater, shorts, hat, scarf, handbag, belt, 셔츠, 티셔츠, 바지, 청바지,
                원피스, 자켓, 코트, 양말, 운동화, 구두, 속옷, 니트, 가디건, 스커트, 모자, シャツ, パンツ
                """
            )
        ),
        (
            .beauty,
            PhraseList.of(
                """
                haircut, hair cut, hair color, manicure, pedicure, facial, lipstick, mascara, lotion, shampoo,
                perfume, makeup, foundation, moisturizer, 커트, 컷, 펌, 염색, 클리닉, 드라이, 네일, 로션, 토너,
                크림, 립스틱, 선크림, 마스크팩, 앰플, 에센스, カット
                """
            )
        ),
        (
            .appliances,
            PhraseList.of(
                """
                usb, hdmi, charger, laptop, monitor, keyboard, mouse, printer, ink cartridge, cartridge, toner,
                headphone, earphone, speaker, tv, refrigerator, washer, vacuum, camera, surface, surface pro,
                ipad, iphone, power bank, adapter, sd card, 충전기, 케이블, 이어폰, 키보드, 마우스, 노트북,
                모니터, 냉장고, 세탁기, 청소기, 프린터, 배터리
                """
            )
        ),
        (
            .telecom,
            PhraseList.of(
                """
                prepaid, reload, sim card, top up, airtime, 통화료, 데이터, 요금제, 유심
                """
            )
        ),
        (
            .utilities,
            PhraseList.of(
                """
                kwh, electricity, meter reading, 전기사용량, 사용량, 검침, 상수도, 가스사용
                """
            )
        ),
        (.insurance, ["premium", "policy no", "보험료", "증권번호"]),
        (
            .tax,
            PhraseList.of(
                """
                income tax, road tax, fine, permit fee, 세금납부, 납세, 취득세, 재산세, 자동차세, 과세기간
                """
            )
        ),
        (.dues, ["donation", "member fee", "월회비", "연회비", "기부금"]),
        (.other, ["postage", "stamp", "parcel", "shipping", "우편", "등기", "소포"]),
    ]
}
