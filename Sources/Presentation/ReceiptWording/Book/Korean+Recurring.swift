import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview

extension KoreanWording {
    func interval(_ schedule: Schedule) -> String {
        let anchor = schedule.anchor
        let every = schedule.every
        return switch schedule.unit {
        case .day: every == 1 ? "매일" : "\(every)일마다"
        case .week: (every == 1 ? "매주" : "\(every)주마다") + " \(anchor.weekdayName(in: .korean))요일"
        case .month: (every == 1 ? "매달" : "\(every)개월마다") + " \(anchor.day)일"
        case .year: (every == 1 ? "매년" : "\(every)년마다") + " \(anchor.month)월 \(anchor.day)일"
        }
    }

    func shortInterval(_ schedule: Schedule) -> String { interval(schedule) }

    func standing(_ recurrence: Recurrence, on today: CalendarDay) -> String {
        if recurrence.ended != nil { return "끝남" }
        return recurrence.pause(on: today) == nil ? mode(recurrence.mode) : "중지됨"
    }

    func notice(_ notice: RecurringNotice) -> String {
        let sentence =
            switch notice {
            case .none: "정기 기록이 아직 없습니다. 예: receiptmind recurring add 월세 650000 --every month --on 31"
            case .added(let recurrence, let next):
                "\(name(recurrence)): \(interval(recurrence.schedule)), \(mode(recurrence.mode)). \(self.next(next))"
            case .alike(let other):
                "\(name(other)): 같은 정기 기록이 이미 있습니다(\(interval(other.schedule))). 'receiptmind undo'로 이번 것을 지웁니다"
            case .changed(let recurrence): "\(name(recurrence)): 다음 예정일부터 바뀝니다"
            case .succeeded(let recurrence, let next):
                "\(name(recurrence)): 앞으로 \(interval(recurrence.schedule)). \(self.next(next))"
            case .draftsWait(let count): "초안 \(count)건은 그대로 있습니다. 함께 고치려면 --drafts"
            case .draftsChanged(let count): "기다리던 초안 \(count)건도 고쳤습니다"
            case .unchanged: "이미 같은 내용이어서 고칠 것이 없습니다"
            case .paused(let recurrence, let pause):
                "\(name(recurrence)): \(pause.from)부터 "
                    + (pause.through.map { "\($0)까지 중지합니다" } ?? "중지합니다. 다시 시작: 'receiptmind recurring resume'")
            case .resumed(let recurrence, let next): "\(name(recurrence)): 다시 시작합니다. \(self.next(next))"
            case .skipped(let recurrence, let days): "\(name(recurrence)): \(list(days.map(\.description))) 예정을 건너뜁니다"
            case .ended(let recurrence, let day): "\(name(recurrence)): \(day)에 끝납니다. 이미 넣은 기록은 남습니다"
            case .made(let records): "정기 기록 \(records.count)건을 넣었습니다: \(made(records)). 되돌리기: 'receiptmind undo'"
            case .wouldMake(let records): "넣을 정기 기록 \(records.count)건: \(made(records)). 아직 아무것도 쓰지 않았습니다"
            case .refused(let refused):
                "\(refused.record.label) \(refused.record.book.due?.description ?? "")은(는) 확정하지 않고 초안으로 두었습니다. "
                    + "\(problem(refused.problem)). 그다음 'receiptmind review'에서 확정하세요"
            case .held(let held): self.held(held)
            case .ignored(let recurrence, let count): "\(name(recurrence)): 밀린 \(count)건을 건너뜁니다"
            case .nothingDue: "밀린 정기 기록이 없습니다"
            case .exported(let count, let path): "일정 \(count)개를 \(path.escapingControls)에 썼습니다. 휴대전화에서 열면 캘린더에 추가됩니다"
            case .notMade(let reason): "정기 기록을 지금 넣지 못해 나중에 넣습니다. 이유: \(reason)"
            }
        return sentence.withKoreanParticles
    }

    private func name(_ recurrence: Recurrence) -> String { recurrence.template.name.escapingControls }

    private func next(_ next: Occurrence?) -> String { next.map { "다음은 \($0.due)" } ?? "남은 예정이 없습니다" }

    private func made(_ records: [Record]) -> String {
        let drafts = records.count { $0.status == .draft }
        let names = records.map { "\($0.label) \($0.book.due?.description ?? "")" }
        return list(names) + (drafts > 0 ? " (초안 \(drafts)건)" : "")
    }

    private func held(_ held: CatchUpPlan.Held) -> String {
        let count = held.count >= CatchUpPlan.mostCounted ? "\(held.count)건 이상" : "\(held.count)건"
        let all = "'receiptmind recurring catch-up \(held.recurrence.template.name.shellQuoted)'"
        let span = held.first == held.last ? "\(held.first)" : "\(held.first)부터 \(held.last)까지"
        return switch held.reason {
        case .overdue: "\(name(held.recurrence)): \(span) \(count)이 밀렸습니다. 모두 넣기: \(all), 넣지 않기: --ignore"
        case .clockAhead: "\(name(held.recurrence)): \(span) 예정인데 장부의 마지막 날보다 한참 뒤입니다. 시계가 맞으면 \(all)"
        case .reminder: "\(name(held.recurrence)): \(span) 예정. 넣기: \(all), 건너뛰기: 'recurring skip'"
        }
    }

    private func list(_ texts: [String]) -> String {
        texts.count <= 4
            ? texts.joined(separator: ", ") : texts.prefix(3).joined(separator: ", ") + " 외 \(texts.count - 3)건"
    }

    func offered(_ offered: OfferedOccurrence, isTaken: Bool) -> String {
        let name = offered.name.escapingControls
        return isTaken
            ? "\(name) (\(offered.key.due) 예정)의 영수증입니다. 취소는 f" : "\(name) (\(offered.key.due) 예정)의 영수증입니까? 맞으면 f"
    }
}
