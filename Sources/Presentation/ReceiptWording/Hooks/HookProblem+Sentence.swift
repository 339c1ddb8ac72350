public import ReceiptDomain

extension HookProblem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .notOwnersOnly(let path):
            wording.localized(
                "\(path.escapingControls) is not used: it must be yours alone; chmod 600 it",
                "\(path.escapingControls): 본인만 읽고 쓸 수 있어야 합니다. chmod 600 하세요. 지금은 쓰지 않습니다"
            )
        case .malformed(let path, let detail):
            wording.localized(
                "\(path.escapingControls) is not used: \(detail.escapingControls)",
                "\(path.escapingControls): 알아볼 수 없어 쓰지 않습니다. \(detail.escapingControls)"
            )
        case .notAbsolute(let path, let program):
            wording.localized(
                "\(path.escapingControls) is not used: \"\(program.escapingControls)\" has to begin with /",
                "\(path.escapingControls): \"\(program.escapingControls)\"은(는) /로 시작해야 합니다. 지금은 쓰지 않습니다"
            )
        case .unknownEvent(let path, let name):
            wording.localized(
                "\(path.escapingControls) is not used: there is no event \"\(name.escapingControls)\"; drafted, confirmed, failed, due",
                "\(path.escapingControls): \"\(name.escapingControls)\"이라는 일은 없습니다. drafted, confirmed, failed, due 중에서 고르세요"
            )
        case .unreadable(let path, let detail):
            wording.localized(
                "\(path.escapingControls) cannot be used: \(detail.escapingControls)",
                "\(path.escapingControls): 쓸 수 없습니다. \(detail.escapingControls)"
            )
        }
    }
}
