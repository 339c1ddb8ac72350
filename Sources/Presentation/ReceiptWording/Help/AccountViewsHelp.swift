extension HelpText {
    /// What moved on an account: `account`, `account reconcile`.
    public enum AccountViews: CaseIterable, Hashable, Sendable {
        case accountAbstract, accountShowAbstract, accountNamed, accountFrom, accountTo, accountPage
        case accountLines, accountJson, reconcileAbstract, reconcileDiscussion, reconcileBalance, reconcileOn
        case reconcileAdjust, reconcileDryRun
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.AccountViews) -> String {
        switch text {
        case .accountAbstract: "Show what moved on an account, or reconcile it."
        case .accountShowAbstract: "Show what moved on an account, with the balance after each entry."
        case .accountNamed: "The account: its id, its name, a part of one, or the digits of a card."
        case .accountFrom: "Only entries from this day on."
        case .accountTo: "Only entries until this day."
        case .accountPage: "Which page, 1 for the newest."
        case .accountLines: "How many entries a page has."
        case .accountJson: "Print one JSON object a line for each entry, all of them, or for what reconciling found."
        case .reconcileAbstract: "Compare an account with what the bank says, or with the money that was counted."
        case .reconcileDiscussion:
            """
            receiptmind account reconcile wallet 116500

            Where both are the same, all entries until that day are checked: what a statement says of them changes only \
            with 'receiptmind edit --unlock'. Where they differ, entries that are not checked yet are listed; a \
            difference that stays is entered with --adjust.
            """
        case .reconcileBalance: "What was counted, or the balance on the statement; below zero for what is owed."
        case .reconcileOn: "The day at whose end it was so (default: today)."
        case .reconcileAdjust: "Enter a difference as an adjustment."
        case .reconcileDryRun: "Only compare; change nothing."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.AccountViews) -> String {
        switch text {
        case .accountAbstract: "계좌에서 움직인 돈을 보여 주거나, 잔액을 맞춥니다."
        case .accountShowAbstract: "계좌에서 움직인 돈을 그때그때의 잔액과 함께 보여 줍니다."
        case .accountNamed: "계좌: ID, 이름, 그 일부, 또는 카드 끝 번호."
        case .accountFrom: "이날부터의 기록만."
        case .accountTo: "이날까지의 기록만."
        case .accountPage: "몇 쪽인지. 1은 가장 새로운 쪽."
        case .accountLines: "한 쪽에 몇 건인지."
        case .accountJson: "모든 기록을, 또는 맞춰 본 결과를 JSON 객체로 한 줄씩 출력합니다."
        case .reconcileAbstract: "계좌를 은행의 잔액이나 센 돈과 맞춰 봅니다."
        case .reconcileDiscussion:
            """
            receiptmind account reconcile wallet 116500

            같으면 그날까지의 기록을 모두 확인합니다. 확인한 기록의 돈은 'receiptmind edit --unlock'으로만 바뀝니다. 다르면 아직 확인하지 않은 기록을 보여 주고, 끝내 남는 차이는 \
            --adjust로 넣습니다.
            """
        case .reconcileBalance: "센 돈, 또는 명세의 잔액. 갚을 돈은 0보다 작게."
        case .reconcileOn: "이날이 끝날 때의 잔액 (기본: 오늘)."
        case .reconcileAdjust: "차이를 조정으로 넣습니다."
        case .reconcileDryRun: "맞춰 보기만 하고 바꾸지 않습니다."
        }
    }
}
