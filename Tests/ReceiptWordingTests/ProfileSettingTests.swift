import ReceiptDomain
import ReceiptWording
import Testing

@Suite struct ProfileSettingTests {
    private let before = Profile(
        locale: "en",
        currency: .krw,
        languages: ["ko", "en"],
        dateOrder: .monthFirst,
        monthStart: 10
    )

    @Test(arguments: [
        ("currency=EUR", "currency=EUR"), ("currency=€", "currency=EUR"), ("Currency= usd ", "currency=USD"),
        ("currency=", "currency="), ("dates=day-first", "dates=day-first"), ("dates=YEAR-FIRST", "dates=year-first"),
        ("dates=", "dates="), ("languages=ja", "languages=ja"), ("languages=ja, KO", "languages=ja,ko"),
        ("languages=English and 한국어", "languages=en,ko"), ("languages=일본어", "languages=ja"),
        ("month-start=25", "month-start=25"), ("month-start=", "month-start=1"),
        ("month-start=말일", "month-start=31"), ("month-start=25일", "month-start=25"),
        ("month-start=last", "month-start=31"), ("languages=korean", "languages=ko"), ("통화=EUR", "currency=EUR"),
    ])
    func `a setting is read as it is typed, and changes nothing else`(_ text: String, _ result: String) throws {
        var profile = before
        let assignment = try ProfileSetting.Assignment(text)
        try assignment.apply(to: &profile)
        for setting in ProfileSetting.allCases {
            let shown = "\(setting.rawValue)=\(setting.value(in: profile))"
            let isChanged = setting == assignment.setting
            #expect(shown == (isChanged ? result : "\(setting.rawValue)=\(setting.value(in: before))"))
        }
    }

    @Test(arguments: [
        "currency=XXXX", "currency=money", "dates=soon", "languages=", "languages=klingon", "languages=ko,ko",
        "month-start=0", "month-start=32", "month-start=x",
        "colour=red",
        "currency", "=", "",
    ])
    func `what is no setting is refused and changes nothing`(_ text: String) {
        var profile = before
        #expect(throws: ProfileSetting.Problem.self) {
            try ProfileSetting.Assignment(text).apply(to: &profile)
        }
        #expect(profile == before)
    }

    @Test(arguments: ["lang=ko", "language=korean", "언어=영어", "locale=ko_KR", "lang"])
    func `what may be the program's language changes nothing, and both are told`(_ text: String) throws {
        let problem = #expect(throws: ProfileSetting.Problem.self) { try ProfileSetting.Assignment(text) }
        for language in Language.allCases {
            let sentence = try #require(problem).sentence(language.wording)
            #expect(sentence.contains("languages=ko,en") && sentence.contains("LANG="))
        }
    }

    @Test func `a mistyped setting leads to the one that was meant`() {
        let problem = ProfileSetting.Problem.noSetting("curency")
        #expect(problem.sentence(Language.english.wording).hasSuffix("did you mean currency?"))
        #expect(ProfileSetting(named: " Currency") == .currency && ProfileSetting(named: "통화") == .currency)
    }
}
