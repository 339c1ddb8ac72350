extension HelpText {
    /// The entries of an account, and their reconciliation: `accounts NAME`, `accounts reconcile`.
    public enum AccountViews: CaseIterable, Hashable, Sendable {
        case accountShown, accountNamed, accountFrom, accountTo, accountPage, accountLines
        case reconcileAbstract, reconcileDiscussion, reconcileBalance, reconcileOn, reconcileAdjust, reconcileDryRun
        case reconcileJson
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.AccountViews) -> String {
        switch text {
        case .accountShown:
            "One account, whose entries are shown: its id, its name, a part of either, or the last digits of a card."
        case .accountNamed: "The account: its id, its name, a part of either, or the last digits of a card."
        case .accountFrom: "Only entries from this day on."
        case .accountTo: "Only entries until this day."
        case .accountPage: "Which page; 1 is the newest."
        case .accountLines: "Entries on a page."
        case .reconcileAbstract: "Compare an account with the bank's balance, or with the money you counted."
        case .reconcileDiscussion:
            """
            receiptmind accounts reconcile wallet 116500

            If both agree, all entries up to that day are marked as checked; what the statement shows of them then changes only \
            with 'receiptmind edit --unlock'. If they differ, the entries not checked yet are listed; a difference \
            that remains can be entered with --adjust.
            """
        case .reconcileBalance: "The money counted, or the balance on the statement; negative for money owed."
        case .reconcileOn: "The balance is that at the end of this day (default: today)."
        case .reconcileAdjust: "Enter the difference as an adjustment."
        case .reconcileDryRun: "Only compare; change nothing."
        case .reconcileJson: "Print the comparison as one JSON object."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.AccountViews) -> String {
        switch text {
        case .accountShown: "거래를 볼 계좌 하나: ID, 이름, 그 일부, 또는 카드 끝 번호."
        case .accountNamed: "계좌: ID, 이름, 그 일부, 또는 카드 끝 번호."
        case .accountFrom: "이날부터의 거래만."
        case .accountTo: "이날까지의 거래만."
        case .accountPage: "볼 쪽. 1이 가장 최근입니다."
        case .accountLines: "한 쪽에 보일 거래 수."
        case .reconcileAbstract: "계좌 잔액을 은행 잔액이나 직접 센 돈과 대조합니다."
        case .reconcileDiscussion:
            """
            receiptmind accounts reconcile wallet 116500

            같으면 그날까지의 거래를 모두 확인됨으로 표시합니다. 확인된 거래의 금액은 'receiptmind edit --unlock'으로만 바꿀 수 있습니다. 다르면 아직 확인하지 않은 거래를 보여 줍니다. 끝까지 남는 차이는 \
            --adjust로 조정합니다.
            """
        case .reconcileBalance: "직접 센 돈이나 명세의 잔액. 갚을 돈은 음수로 씁니다."
        case .reconcileOn: "잔액의 기준일 (기본: 오늘)."
        case .reconcileAdjust: "차이를 잔액 조정으로 넣습니다."
        case .reconcileDryRun: "대조만 하고 아무것도 바꾸지 않습니다."
        case .reconcileJson: "대조 결과를 JSON 객체로 출력합니다."
        }
    }
}
