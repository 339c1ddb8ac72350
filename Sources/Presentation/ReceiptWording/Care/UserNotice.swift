public import ReceiptDomain

/// Messages about changes of users.
public enum UserNotice: Hashable, Sendable {
    case added(UserID)
    case renamed(UserID, to: UserID, records: Int)
    case sameUser
    case mergeIsFinal(UserID, into: UserID, records: Int)
    case mergeQuestion
    case notMerged(UserID, into: UserID)
    case merged(UserID, into: UserID, MergeReport)
}

extension Wording {
    public func notice(_ notice: UserNotice) -> String {
        switch notice {
        case .added(let user):
            localized(
                "\(user) has records of their own now: photos in Inbox/\(user) become theirs, 'receiptmind devices pair --user \(user)' "
                    + "lets a phone of theirs in, and --user \(user) goes with any command",
                "\(user) 사용자의 기록을 따로 모읍니다. Inbox/\(user)에 넣은 사진은 이 사용자의 초안이 됩니다. "
                    + "휴대전화 연결: 'receiptmind devices pair --user \(user)'. 다른 명령에는 --user \(user) 옵션을 붙입니다"
            )
        case .renamed(let user, let name, let count):
            localized(
                "\(user) is now \(name), with \(english(count)); 'receiptmind users rename \(name) \(user)' undoes it",
                "\(user) 사용자의 이름을 \(name)(으)로 바꿨습니다. 기록 \(count)건. 'receiptmind users rename \(name) \(user)'로 되돌립니다"
            )
        case .sameUser: localized("name two different users", "서로 다른 두 사용자를 지정하세요")
        case .mergeIsFinal(let user, let into, let count):
            localized(
                "\(english(count)) of \(user), and accounts, devices and photos, become \(into)'s; the user \(user) is removed. "
                    + "This cannot be undone: make a backup first if you are not sure.",
                "\(user) 사용자의 기록 \(count)건과 계좌, 기기, 사진이 \(into) 사용자의 것이 되고, \(user) 사용자는 없어집니다. "
                    + "되돌릴 수 없으니, 확실하지 않으면 먼저 백업하세요."
            )
        case .mergeQuestion: localized("Merge them? (y/N) ", "합칠까요? (y/N) ")
        case .notMerged(let user, let into):
            localized(
                "nothing was changed; 'receiptmind users merge \(user) \(into) --yes' does it without asking",
                "아무것도 바꾸지 않았습니다. 묻지 않고 합치려면: receiptmind users merge \(user) \(into) --yes"
            )
        case .merged(let user, let into, let report): merged(user, into, report)
        }
    }

    private func english(_ count: Int) -> String { count == 1 ? "1 record" : "\(count) records" }

    private func merged(_ user: UserID, _ into: UserID, _ report: MergeReport) -> String {
        var parts = [
            localized(
                "\(english(report.records)) of \(user) are now \(into)'s",
                "\(user) 사용자의 기록 \(report.records)건을 \(into) 사용자에게 합쳤습니다"
            )
        ]
        if !report.renamedAccounts.isEmpty {
            let names = report.renamedAccounts.map(\.escapingControls).joined(separator: ", ")
            parts.append(localized("accounts of the same name are called \(names)", "이름이 같은 계좌는 이렇게 바뀌었습니다: \(names)"))
        }
        if report.leftOut > 0 {
            parts.append(
                localized(
                    "\(report.leftOut) rules and budgets were left out, as \(into) has others for the same",
                    "\(into) 사용자에게 이미 있는 규칙과 예산 \(report.leftOut)건은 옮기지 않았습니다"
                )
            )
        }
        return parts.joined(separator: localized("; ", ". "))
    }
}
