import ReceiptDomain

extension Wording {
    /// The command that gives settings their former values: `undo` is for records.
    public func changedBack(settings former: [String]) -> String {
        let command = "receiptmind settings " + former.joined(separator: " ")
        return localized("to change it back: \(command)", "원래대로 바꾸려면: \(command)")
    }
}

extension ProfileSetting {
    /// The setting's name and the format of its values.
    public func title(_ wording: any Wording) -> String {
        switch self {
        case .currency: wording.localized("Currency", "통화")
        case .dates: wording.localized("Date order", "날짜 순서")
        case .languages: wording.localized("Receipt languages", "영수증 언어")
        case .monthStart: wording.localized("Months begin on day", "한 달의 시작일")
        }
    }
}

extension ProfileSetting.Problem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .noSetting(let name):
            if let nearest = ProfileSetting.allCases.map(\.rawValue).nearest(to: name) {
                return wording.localized(
                    "\"\(name.escapingControls)\" is not a setting; did you mean \(nearest)?",
                    "\"\(name.escapingControls)\" 설정은 없습니다. 혹시 \(nearest)입니까?"
                )
            }
            return wording.localized(
                "\"\(name.escapingControls)\" is not a setting; for example currency=KRW, dates=day-first, languages=ko,en, month-start=25",
                "\"\(name.escapingControls)\" 설정은 없습니다. 예: currency=KRW, dates=day-first, languages=ko,en, month-start=25"
            )
        case .whichLanguage(let name):
            return wording.localized(
                """
                "\(name.escapingControls)" can mean two things: languages=ko,en are those of your receipts; the program itself speaks Korean \
                with --lang ko, or always with: export LANG=ko_KR.UTF-8
                """,
                """
                "\(name.escapingControls)"은(는) 두 가지로 읽힙니다. 영수증에 쓰인 언어는 languages=ko,en으로 정합니다. 화면에 나오는 언어는 --lang en으로 한 번, \
                export LANG=en_US.UTF-8로 계속 바꿉니다
                """
            )
        case .notACurrency(let text):
            return wording.localized(
                "\"\(text.escapingControls)\" is not a currency; for example KRW, USD, EUR",
                "\"\(text.escapingControls)\"은(는) 통화가 아닙니다. 예: KRW, USD, EUR"
            )
        case .notADateOrder(let text):
            return wording.localized(
                "\"\(text.escapingControls)\" is not a date order; choose day-first, month-first or year-first",
                "\"\(text.escapingControls)\"은(는) 날짜 순서가 아닙니다. day-first, month-first, year-first 중에서 고르세요"
            )
        case .notLanguages(let text):
            return wording.localized(
                "\"\(text.escapingControls)\" is not a list of languages; write two-letter codes, for example ko,en,ja",
                "\"\(text.escapingControls)\"은(는) 언어 목록이 아닙니다. 두 글자 코드를 쓰세요. 예: ko,en,ja"
            )
        case .notADayOfMonth(let text):
            return wording.localized(
                "\"\(text.escapingControls)\" is not a day of the month; 1 to 31",
                "\"\(text.escapingControls)\"은(는) 한 달의 날이 아닙니다. 1에서 31까지 쓰세요"
            )
        }
    }
}
