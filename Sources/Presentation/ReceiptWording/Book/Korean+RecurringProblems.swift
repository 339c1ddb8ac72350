import ReceiptApp

extension KoreanWording {
    func problem(_ problem: RecurrenceProblem) -> String {
        let sentence =
            switch problem {
            case .noSuch(let text, let names): "\"\(text.escapingControls)\" 정기 기록이 없습니다. 있는 정기 기록: " + names.escaped
            case .several(let text, let ids):
                "\"\(text.escapingControls)\"에 맞는 정기 기록이 여러 개입니다. ID로 고르세요: " + ids.escaped
            case .noneAtAll: "정기 기록이 아직 없습니다. 'receiptmind recurring add'로 추가하세요"
            case .notAnInterval(let text): "\"\(text.escapingControls)\"은(는) 주기가 아닙니다. 예: 매일, 매주, 2주, 매달, 3개월, 매년"
            case .nameOrInterval(let text):
                "\"\(text.escapingControls)\": 이름인지 주기인지 알 수 없습니다. 이름을 따옴표로 묶거나 --every '매달 1일'처럼 주기를 쓰세요"
            case .notAMode(let text): "\"\(text.escapingControls)\"은(는) 방식이 아닙니다. enter, draft, remind 중 하나입니다"
            case .notAWeekendRule(let text):
                "\"\(text.escapingControls)\"은(는) 주말 처리 방법이 아닙니다. keep, before, after 중 하나입니다"
            case .notACount(let text): "\"\(text.escapingControls)\"은(는) 횟수가 아닙니다. 1부터 1000000까지 쓰세요"
            case .noSuchField(let text):
                "\"\(text.escapingControls)\"은(는) 고칠 수 있는 항목이 아닙니다. 'receiptmind recurring edit --help'를 보세요"
            case .amountMissing: "자동으로 기록하려면 금액이 있어야 합니다. 금액을 쓰거나 --mode draft나 --mode remind를 쓰세요"
            case .amountNotPositive: "금액은 0보다 커야 합니다"
            case .currencyMissing: "통화를 알 수 없습니다. 예: 650000원"
            case .variesButEnters: "매번 다른 금액(--about)은 --mode draft나 --mode remind와 함께 씁니다"
            case .nameMissing: "이름이 있어야 합니다: 상호, 일기라면 그 내용"
            case .transferWithoutAccounts: "이체에는 서로 다른 두 계좌가 있어야 합니다: --account A --to B"
            case .endsBeforeItBegins(let day): "끝나는 날 \(day)이(가) 시작하는 날보다 앞섭니다"
            case .notDue(let day, let name):
                "\(name.escapingControls): \(day)은(는) 예정일이 아닙니다. 예정일은 'receiptmind recurring preview'로 확인하세요"
            case .nothingComes(let name): "\(name.escapingControls): 남은 예정이 없습니다"
            case .alreadyEnded(let name, let day):
                "\(name.escapingControls): \(day)에 끝났습니다. 계속하려면 'recurring edit'에 ended="
            case .alreadyPaused(let name):
                "\(name.escapingControls): 그 기간에는 이미 중지되어 있습니다. 다시 시작: 'receiptmind recurring resume'"
            case .notPaused(let name): "\(name.escapingControls): 중지되어 있지 않습니다"
            case .alreadyEntered(let day, let name):
                "\(name.escapingControls): \(day) 기록이 이미 있습니다. 'receiptmind discard'로 버릴 수 있습니다"
            case .alreadySkipped(let day): "\(day)은(는) 이미 건너뛰기로 했습니다"
            case .pauseEndsEarly(let day): "중지가 끝나는 날 \(day)이(가) 시작하는 날보다 앞섭니다"
            case .recordUnfit(let id): "\(id.short): 정기 기록으로 쓸 이름이나 금액이 없습니다"
            case .notOurCalendar(let path): "\(path.escapingControls): ReceiptMind의 캘린더가 아닌 파일이 이미 있습니다. 다른 이름을 쓰세요"
            case .notWritten(let path, let detail): "\(path.escapingControls): 쓸 수 없습니다. \(detail.escapingControls)"
            }
        return sentence.withKoreanParticles
    }
}
