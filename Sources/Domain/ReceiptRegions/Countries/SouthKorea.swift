import ReceiptDomain

extension Region {
    static let southKorea = Region(
        code: "KR",
        language: "ko",
        currency: CurrencyConvention(
            code: "KRW",
            symbol: "₩",
            names: "₩, ￦, 원, won",
            marks: "4: ₩, 원, KRW",
            prefixes: "KRW, ₩, \\, W",
            suffixes: "원, KRW",
            decimals: .never,
            numberEvidence: CurrencyConvention.NumberEvidence(decimals: -5)
        ),
        dates: DateHabit(.yearFirst),
        // 부가가치세법 제30조.
        taxRates: [100],
        idForms: [
            BusinessNumberForm(
                words: "사업",
                digits: 10,
                groups: [3, 2, 5],
                separators: ["-", ".", " "],
                check: isBusinessNumber
            )
        ],
        numberForms: NumberForms(
            dialingCode: "+82",
            webEndings: "kr",
            places: [PlaceForm("kr-business", 2) { $0.text.isGrouped(3, 2, 5) }]
        ),
        addresses: Addresses(towns: "seoul", isStreet: isStreet),
        vocabulary: Vocabulary(
            words: """
                2.5: 사업자, 부가세, 영수증
                2: 대한민국, 합계, 서울, 금액, 공급가액
                1.5: 카드, 승인, 대표
                """,
            script: Vocabulary.Script(letters: .hangul, lettersPerWeight: 15, maximumWeight: 4, yieldsTo: .kana)
        ),
        chains: Chains(
            distinctive: [
                .food: """
                스타벅스, 이디야커피, 투썸플레이스, 메가MGC커피, 컴포즈커피, 빽다방, 할리스커피, 탐앤탐스, 엔제리너스, 폴바셋, 더벤티, 매머드커피, 바나프레소, 파스쿠찌,
                카페베네, 텐퍼센트커피, 하삼동커피, 파리바게뜨, 뚜레쥬르, 배스킨라빈스, 던킨도너츠, 크리스피크림, 맥도날드, 롯데리아, 버거킹, 맘스터치, 노브랜드버거, 프랭크버거,
                쉐이크쉑, 써브웨이, 이삭토스트, 에그드랍, 교촌치킨, 굽네치킨, 푸라닭, 네네치킨, 처갓집양념치킨, 페리카나, 멕시카나, 호식이두마리치킨, 노랑통닭, 자담치킨,
                도미노피자, 피자헛, 미스터피자, 파파존스, 피자스쿨, 피자알볼로, 반올림피자, 김밥천국, 바르다김선생, 고봉민김밥, 얌샘김밥, 한솥도시락, 본도시락, 새마을식당,
                홍콩반점, 역전우동, 한신포차, 놀부부대찌개, 원할머니보쌈, 명륜진사갈비, 하남돼지집, 신전떡볶이, 동대문엽기떡볶이, 죠스떡볶이, 아웃백스테이크하우스, 쿠우쿠우,
                매드포갈릭, 서가앤쿡, 육쌈냉면, 큰맘할매순대국, 등촌샤브칼국수, 송추가마골, 역전할머니맥주, 이마트24, GS25, 세븐일레븐, 미니스톱, GS THE FRESH,
                롯데슈퍼, 이마트에브리데이, 홈플러스익스프레스, 하나로마트, 초록마을, 홈플러스, 롯데마트, 코스트코, 한살림, 청년다방, 이차돌,
                지코바치킨, BHC치킨, BBQ치킨
                """,
                .household: "다이소, 모던하우스, 무인양품, 알파문구, 모닝글로리, 아트박스, 오피스디포, 크린토피아",
                .education: "교보문고, 영풍문고, 반디앤루니스",
                .culture: "롯데시네마, 메가박스, CJ CGV",
                .clothing: "유니클로, 에잇세컨즈, 지오다노, ABC마트, 레스모아, 코오롱스포츠, 블랙야크",
                .beauty: "올리브영, 이니스프리, 네이처리퍼블릭, 토니모리, 더페이스샵, 스킨푸드, 아리따움, 준오헤어, 리안헤어, 박승철헤어, 이가자헤어",
                .health: "다비치안경, 룩옵티컬, 온누리약국",
                .transport: "한국철도공사, 한국도로공사, SK에너지, GS칼텍스, S-OIL, 현대오일뱅크, 알뜰주유소",
                .appliances: "롯데하이마트, 전자랜드, LG베스트샵, 일렉트로마트, 프리스비",
                nil: "트레이더스, 킴스클럽, 메가마트",
            ],
            exact: [
                .food: "던킨, 이마트, BHC, BBQ, 공차, 본죽, 커피빈, 설빙, 김가네, 빕스, 투다리, 채선당",
                .education: "알라딘, 예스24",
                .household: "이케아, 한샘",
                .clothing: "탑텐, 스파오, 무신사",
                nil: "노브랜드",
            ],
            short: "CU",
            slogans: ["다이소": "국민가게 다이소"]
        )
    )

    /// 사업자등록번호: ten digits as 3-2-5, weights 1 3 7 1 3 7 1 3 5, the ninth product's tens added, to a multiple of ten.
    @Sendable private static func isBusinessNumber(_ digits: [Int]) -> Bool {
        guard digits.count == 10, digits.contains(where: { $0 != 0 }) else { return false }
        let weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]
        var sum = zip(digits, weights).map { $0 * $1 }.reduce(0, +)
        sum += digits[8] * 5 / 10
        return (10 - sum % 10) % 10 == digits[9]
    }

    /// `수원시 영통구 삼성로 129`: a city, county or ward, then a street and a number (Road Name Address Act).
    @Sendable private static func isStreet(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars.filter { $0 != " " })
        let places = scalars.indices.dropFirst().filter { "시군구".unicodeScalars.contains(scalars[$0]) }
        guard let place = places.first else { return false }
        return scalars.indices.dropFirst(place + 2).contains { index in
            "로길동리산".unicodeScalars.contains(scalars[index]) && index + 1 < scalars.count
                && ("0"..."9").contains(scalars[index + 1])
        }
    }
}
