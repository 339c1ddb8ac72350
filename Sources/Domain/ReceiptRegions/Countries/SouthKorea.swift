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
            distinctive: """
                스타벅스, 이디야커피, 투썸플레이스, 메가MGC커피, 컴포즈커피, 빽다방, 할리스커피, 파리바게뜨, 뚜레쥬르, 배스킨라빈스, 맥도날드, 롯데리아, 버거킹, 맘스터치, 이마트24,
                홈플러스, 롯데마트, 코스트코, 하나로마트, GS25, 세븐일레븐, 미니스톱, 다이소, 올리브영, GS THE FRESH, 롯데슈퍼, 트레이더스, 교보문고, 영풍문고, 김밥천국,
                한솥도시락
                """,
            exact: "던킨, 이마트, 노브랜드, 알라딘, 공차, 본죽",
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
