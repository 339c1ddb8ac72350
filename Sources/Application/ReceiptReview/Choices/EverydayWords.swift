public import ReceiptDomain
import ReceiptParsing

/// Words for what money is spent on that are no category's name: `groceries`, `장보기`.
extension CategoryCatalog {
    /// The category of what was bought, where the word says nothing else.
    public func everyday(_ word: String) -> Category? {
        let wanted = word.lowercased().filter { !$0.isWhitespace }
        let found = Self.everyday.first { $0.words.contains(wanted) }?.category
        return found.flatMap { offered(for: .expense).contains($0) ? $0 : nil }
    }

    /// The category of one of these words that begins so, while it is typed; `nil` where words of several do.
    func everyday(beginning: String) -> Category? {
        guard beginning.count > 2 || !beginning.allSatisfy(\.isASCII) else { return nil }
        let found = Self.everyday.filter { $0.words.contains { $0.hasPrefix(beginning) } }.map(\.category)
        return found.count == 1 && offered(for: .expense).contains(found[0]) ? found[0] : nil
    }

    /// Whether the words are a thing that is bought, and no shop's name.
    public func namesGoods(_ words: String) -> Bool {
        everyday(words) != nil || GoodsCategories.category(of: words) != nil
    }

    /// Names of purchases that are no shops.
    private static let everyday: [(category: Category, words: Set<String>)] = [
        (
            .food,
            [
                "아침", "점심", "저녁", "밥값", "점심값", "외식", "회식", "간식", "야식", "배달", "배달음식", "장보기", "반찬", "빵", "쌀",
                "고기", "배추", "우유", "계란", "과일", "식료품", "식당", "커피", "카페", "breakfast", "lunch", "dinner", "groceries",
                "grocery", "snacks", "dining", "diningout", "eatingout", "restaurants", "restaurant", "takeout",
                "takeaway", "coffee",
            ]
        ),
        (
            .transport,
            [
                "기름값", "주유", "대리비", "대리운전", "톨비", "통행료", "차비", "버스비", "택시비", "지하철", "주차비", "주차", "택시", "버스", "gas",
                "fuel",
                "parking", "taxi", "taxis", "bus", "train",
            ]
        ),
        (
            .utilities,
            [
                "수도세", "수도요금", "가스비", "가스요금", "도시가스", "전기세", "전기요금", "관리비", "난방비", "아파트관리비", "electricity",
                "electricbill", "powerbill", "waterbill", "gasbill", "bills",
            ]
        ),
        (.housing, ["월세", "집세", "방세", "임대료", "월세이체", "전세대출이자", "주택담보대출", "rent", "mortgage"]),
        (.telecom, ["인터넷요금", "휴대폰요금", "핸드폰요금", "핸드폰비", "통신요금", "phonebill", "internet"]),
        (.events, ["선물", "생일선물", "gift", "present", "birthday", "부조금", "축의금", "조의금", "부의금", "결혼식", "돌잔치"]),
        (.clothing, ["옷", "신발", "양말", "clothes", "shoes"]),
        (.culture, ["영화", "여가", "movies", "entertainment"]),
        (.health, ["병원", "병원비", "약값", "doctor", "dentist", "medicine", "medical"]),
        (.beauty, ["파마", "염색", "이발", "커트", "haircut"]), (.household, ["휴지", "세제"]),
        (.appliances, ["냉장고", "세탁기", "에어컨", "티비", "tv", "청소기"]),
        (.insurance, ["운전자보험", "자동차보험", "건강보험료", "실비보험", "암보험"]), (.tax, ["재산세", "주민세", "자동차세", "소득세"]),
    ]
}
