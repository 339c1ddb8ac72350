/// Text of the pages for categories, rules, measures and people.
extension PageText {
    public static let categories = PageText("Categories", "분류")
    public static let categoriesHelp = PageText("Names and icons, and your own", "이름과 아이콘, 직접 만든 분류")
    public static let newCategory = PageText("Add a category", "분류 추가")
    public static let korean = PageText("Korean name", "한국어 이름")
    public static let english = PageText("English name", "영어 이름")
    public static let icon = PageText("Icon", "아이콘")
    public static let cafe = PageText("Café", "카페")
    public static let drinks = PageText("Drinks", "술")
    public static let travel = PageText("Travel", "여행")
    public static let exercise = PageText("Exercise", "운동")
    public static let music = PageText("Music", "음악")
    public static let games = PageText("Games", "게임")
    public static let baby = PageText("Baby", "아기")
    public static let pet = PageText("Pet", "반려동물")
    public static let plants = PageText("Plants", "식물")
    public static let car = PageText("Car", "자동차")
    public static let repairs = PageText("Repairs", "수리")
    public static let anythingElse = PageText("Anything else", "그 밖에")
    public static let hide = PageText("Remove", "삭제")
    public static let showIt = PageText("Show it again", "다시 쓰기")
    public static let hiddenOnes = PageText("Hidden", "숨긴 분류")
    public static let rules = PageText("Rules for shops", "가게 규칙")
    public static let rulesHelp = PageText("A shop's category and name, decided for good", "가게마다 정해 둔 분류와 이름")
    public static let newRule = PageText("Add a rule", "규칙 추가")
    public static let atShop = PageText("At the shop", "가게 이름")
    public static let becomesCategory = PageText("Always take the category", "항상 이 분류로")
    public static let undecided = PageText("not decided", "정하지 않음")
    public static let becomesName = PageText("Or always call it", "또는 항상 이 이름으로")
    public static let noRules = PageText(
        "No rules yet. A rule decides a shop's category or name for every new receipt.",
        "아직 규칙이 없습니다. 규칙을 정하면 새 영수증마다 그 가게의 분류나 이름이 정해집니다."
    )
    public static let learned = PageText("Learned from your records", "기록에서 배운 것")
    public static let learnedHelp = PageText(
        "This needs no rules: shops take the category that you gave them most.",
        "규칙이 없어도 가게마다 가장 자주 고른 분류를 씁니다."
    )
    public static let measure = PageText("Note a value", "측정값 적기")
    public static let measured = PageText("Measured", "항목")
    public static let value = PageText("Value, such as 4.2 kg", "값 (예: 4.2kg)")
    public static let people = PageText("People", "함께 쓰는 사람")
    public static let peopleHelp = PageText(
        "Each person has records of their own. You can add people and pair their devices; only their devices show their records.",
        "사람마다 기록이 따로 있습니다. 사람을 추가하고 기기를 연결해 줄 수 있으며, 기록은 그 사람의 기기에서만 보입니다."
    )
    public static let addPerson = PageText("Add a person", "사람 추가")
    public static let personName = PageText("Short name", "짧은 이름")
    public static let personHelp = PageText(
        "Small letters a to z, digits and hyphens, such as mom.",
        "영문 소문자, 숫자, -로 쓰세요. 예: mom"
    )
    public static let pairFor = PageText("Pair a device", "기기 연결")
    public static let readLanguages = PageText("Languages of receipts", "영수증의 언어")
    public static let species = PageText("Kind of animal", "동물 종류")
    public static let speciesHelp = PageText("For a pet: cat, dog, rabbit…", "반려동물일 때: 고양이, 강아지, 토끼…")
    public static let born = PageText("Day of birth", "태어난 날")
    public static let planVaccinations = PageText("Add reminders of vaccinations", "예방접종 알림 추가")
    public static let planHelp = PageText(
        "Past doses of a grown-up animal count as given. By common guidelines, which are not medical advice: your vet decides.",
        "한 살이 넘은 동물은 지난 접종을 맞은 것으로 봅니다. 일반 지침에 따른 것으로 의학적 조언이 아닙니다. 수의사의 지시를 따르세요."
    )
    public static let firstDoses = PageText("Day of the first vaccination", "첫 접종일")
    public static let photo = PageText("Photo", "사진")

    public static func personAdded(_ name: String) -> PageText {
        PageText(
            "\(name) was added. To let them in, pair a device for them below; photos in the folder Inbox/\(name) become theirs, too.",
            "\(name) 사용자를 추가했습니다. 아래에서 그 사람의 기기를 연결하면 쓸 수 있습니다. Inbox/\(name) 폴더에 넣은 사진도 그 사람의 초안이 됩니다."
        )
    }

    public static func fromBirthday(_ birthday: String) -> PageText {
        PageText("Days are counted from the birthday, \(birthday).", "태어난 날 \(birthday)부터 셉니다.")
    }

    public static func savedSoFar(_ amount: String) -> PageText { PageText("\(amount) saved", "\(amount) 모음") }

    public static func uses(_ records: Int) -> PageText {
        PageText(records == 1 ? "1 record" : "\(records) records", "기록 \(records)건")
    }
}
