public import ReceiptDomain

/// The result of running hooks.
public enum HookNotice: Hashable, Sendable {
    /// The file is missing or has no hooks.
    case none(path: String)
    case told(HookEvent, Hook, HookOutcome)
    /// The number of delivered events; `nil` if another process delivers them now.
    case delivered(Int?)
}

extension Wording {
    public func notice(_ notice: HookNotice) -> String {
        switch notice {
        case .none(let path):
            localized("there are no hooks in \(path.escapingControls)", "훅이 없습니다: \(path.escapingControls)")
        case .told(let event, let hook, let outcome): told(event, hook, outcome)
        case .delivered(nil): localized("another process is already running hooks", "다른 프로세스가 이미 훅을 실행하고 있습니다")
        case .delivered(1?): localized("1 event delivered", "이벤트 1건 전달")
        case .delivered(let count?): localized("\(count) events delivered", "이벤트 \(count)건 전달")
        }
    }

    private func told(_ event: HookEvent, _ hook: Hook, _ outcome: HookOutcome) -> String {
        let program = (hook.command.first ?? "").escapingControls
        let head = "\(event.event.rawValue) \(event.id.escapingControls) → \(program): "
        return switch outcome {
        case .done: head + localized("done", "완료")
        case .failed(let status):
            head + localized("failed three times with status \(status)", "세 번 모두 상태 \(status)(으)로 실패")
        case .timedOut: head + localized("took longer than 30 seconds three times", "세 번 모두 30초를 넘김")
        case .notStarted(let detail):
            head + localized("could not be started: \(detail.escapingControls)", "시작할 수 없음: \(detail.escapingControls)")
        }
    }
}
