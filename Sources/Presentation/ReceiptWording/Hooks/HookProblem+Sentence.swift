public import ReceiptDomain

extension HookProblem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .notOwnersOnly(let path):
            wording.localized(
                "\(path.escapingControls) is not used: only you may read and write it; run 'chmod 600' on it",
                "\(path.escapingControls): 본인만 읽고 쓸 수 있어야 합니다. 'chmod 600'을 실행하세요. 지금은 쓰지 않습니다"
            )
        case .malformed(let path, let detail):
            wording.localized(
                "\(path.escapingControls) is not used: \(detail.escapingControls)",
                "\(path.escapingControls): 내용을 읽을 수 없어 쓰지 않습니다. \(detail.escapingControls)"
            )
        case .notAbsolute(let path, let program):
            wording.localized(
                "\(path.escapingControls) is not used: \"\(program.escapingControls)\" must begin with /",
                "\(path.escapingControls): \"\(program.escapingControls)\"은(는) /로 시작해야 합니다. 지금은 쓰지 않습니다"
            )
        case .unknownEvent(let path, let name):
            wording.localized(
                "\(path.escapingControls) is not used: there is no event \"\(name.escapingControls)\"; choose drafted, confirmed, failed or due",
                "\(path.escapingControls): \"\(name.escapingControls)\" 이벤트는 없습니다. drafted, confirmed, failed, due 중에서 고르세요"
            )
        case .unreadable(let path, let detail):
            wording.localized(
                "\(path.escapingControls) cannot be used: \(detail.escapingControls)",
                "\(path.escapingControls): 쓸 수 없습니다. \(detail.escapingControls)"
            )
        }
    }
}
