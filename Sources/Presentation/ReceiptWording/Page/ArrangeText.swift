/// Text of the pages for categories, rules, measures and people.
public enum ArrangeText: PageSentence, Hashable {
    case categories, categoriesHelp, newCategory, korean, english, sign, hide, showIt, hiddenOnes, noRecordsWith
    case rules, rulesHelp, newRule, atShop, becomesCategory, becomesName, noRules, learned, learnedHelp
    case measure, measured, value, people, peopleHelp, addPerson, personName, personHelp, pairFor, readLanguages,
        languagesHelp
    case species, speciesHelp, born, planVaccinations, planHelp, firstDoses, photo
    /// The birthday.
    case fromBirthday(String)
    /// The number of records.
    case uses(Int)

    public var english: String {
        switch self {
        case .categories: "Categories"
        case .categoriesHelp: "Names and signs, your own ones"
        case .newCategory: "Add a category"
        case .korean: "Korean name"
        case .english: "English name"
        case .sign: "Sign (an emoji)"
        case .hide: "Remove"
        case .showIt: "Show it again"
        case .hiddenOnes: "Hidden"
        case .noRecordsWith: "no records"
        case .rules: "Rules for shops"
        case .rulesHelp: "A shop's category and name, decided for good"
        case .newRule: "Add a rule"
        case .atShop: "At the shop"
        case .becomesCategory: "always take the category"
        case .becomesName: "or always call it"
        case .noRules: "No rules yet. A rule decides a shop's category or name for every new receipt."
        case .learned: "Learned from your records"
        case .learnedHelp: "This needs no rules: shops take the category that you gave them most."
        case .measure: "Note a value"
        case .measured: "Measured"
        case .value: "Value, such as 4.2 kg"
        case .people: "People"
        case .peopleHelp:
            "Each person has records of their own. You can add people and pair their devices; only their devices show their records."
        case .addPerson: "Add a person"
        case .personName: "Short name"
        case .personHelp: "Small letters a to z, digits and hyphens, such as mom."
        case .pairFor: "Pair a device"
        case .readLanguages: "Languages of receipts"
        case .languagesHelp: "Two-letter codes with commas, such as ko,en,ja."
        case .species: "Kind of animal"
        case .speciesHelp: "For a pet: cat, dog, rabbit…"
        case .born: "Day of birth"
        case .planVaccinations: "Add reminders of vaccinations"
        case .planHelp:
            "Past doses of a grown-up animal count as given. By common guidelines, which are not medical advice: your vet decides."
        case .firstDoses: "Day of the first vaccination"
        case .fromBirthday(let day): "Days are counted from the birthday, \(day)."
        case .photo: "Photo"
        case .uses(let count): count == 1 ? "1 record" : "\(count) records"
        }
    }

    public var korean: String {
        switch self {
        case .categories: "분류"
        case .categoriesHelp: "이름과 아이콘, 직접 만든 분류"
        case .newCategory: "분류 추가"
        case .korean: "한국어 이름"
        case .english: "영어 이름"
        case .sign: "아이콘 (이모지)"
        case .hide: "삭제"
        case .showIt: "다시 쓰기"
        case .hiddenOnes: "숨긴 분류"
        case .noRecordsWith: "기록 없음"
        case .rules: "가게 규칙"
        case .rulesHelp: "가게마다 정해 둔 분류와 이름"
        case .newRule: "규칙 추가"
        case .atShop: "가게 이름"
        case .becomesCategory: "항상 이 분류로"
        case .becomesName: "또는 항상 이 이름으로"
        case .noRules: "아직 규칙이 없습니다. 규칙을 정하면 새 영수증마다 그 가게의 분류나 이름이 정해집니다."
        case .learned: "기록에서 배운 것"
        case .learnedHelp: "규칙이 없어도 가게마다 가장 자주 고른 분류를 씁니다."
        case .measure: "측정값 적기"
        case .measured: "항목"
        case .value: "값 (예: 4.2kg)"
        case .people: "함께 쓰는 사람"
        case .peopleHelp: "사람마다 기록이 따로 있습니다. 사람을 추가하고 기기를 연결해 줄 수 있으며, 기록은 그 사람의 기기에서만 보입니다."
        case .addPerson: "사람 추가"
        case .personName: "짧은 이름"
        case .personHelp: "영문 소문자, 숫자, -로 쓰세요. 예: mom"
        case .pairFor: "기기 연결"
        case .readLanguages: "영수증의 언어"
        case .languagesHelp: "두 글자 코드를 쉼표로 나누어 쓰세요. 예: ko,en,ja"
        case .species: "동물 종류"
        case .speciesHelp: "반려동물일 때: 고양이, 강아지, 토끼…"
        case .born: "태어난 날"
        case .planVaccinations: "예방접종 알림 추가"
        case .planHelp: "한 살이 넘은 동물은 지난 접종을 맞은 것으로 봅니다. 일반 지침에 따른 것으로 의학적 조언이 아닙니다. 수의사의 지시를 따르세요."
        case .firstDoses: "첫 접종일"
        case .fromBirthday(let day): "태어난 날 \(day)부터 셉니다."
        case .photo: "사진"
        case .uses(let count): "기록 \(count)건"
        }
    }
}
