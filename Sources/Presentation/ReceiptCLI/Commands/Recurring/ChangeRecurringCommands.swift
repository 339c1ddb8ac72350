import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptWording

/// Options of commands that change a recurrence.
struct RecurringChangeOptions: ParsableArguments {
    @OptionGroup var library: LibraryOptions

    @Flag(help: .jsonObjects)
    var json = false

    func book(_ session: Session) async throws -> OpenBook {
        try await library.book(session, orElse: RecurrenceProblem.noneAtAll)
    }

    /// Changes a recurrence, reports it, and makes entries that the change made due.
    func change(
        _ name: String,
        in book: OpenBook,
        draftsToo: Bool = false,
        _ edit: (inout Recurrence) throws -> RecurringNotice?
    ) async throws {
        let old = try await book.recurring.named(name)
        var notice: RecurringNotice?
        let changed = try await book.recurring.change(
            old.id,
            today: book.today,
            newID: { $0.newID },
            draftsToo: draftsToo
        ) { notice = try edit(&$0) }
        await book.session.catchUp(book.library, book.user)
        let next = changed.recurrence.nextOpen(onOrAfter: book.today, seen: try await book.recurring.seen())
        if json { try StandardStreams.json(RecurrenceForm(changed.recurrence, next)) }
        if changed.recurrence == old {
            notice = .unchanged
        } else if changed.recurrence.id != old.id {
            notice = .succeeded(changed.recurrence, next: next)
        } else if case .resumed? = notice {
            notice = .resumed(changed.recurrence, next: next)
        }
        book.say(book.wording.notice(notice ?? .changed(changed.recurrence)))
        guard !changed.drafts.isEmpty, changed.recurrence.template != old.template else { return }
        let count = changed.drafts.count
        book.say(
            book.wording.notice(draftsToo ? .draftsChanged(count) : .draftsWait(count) as RecurringNotice)
        )
    }
}

struct EditRecurringCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "edit",
        "Change a recurring entry, from now on.",
        "정기 기록을 고칩니다. 다음 예정일부터 적용됩니다.",
        discussion: .localized(
            """
            receiptmind recurring edit Rent amount=700000
            receiptmind recurring edit Rent on=5 weekend=after

            Fields are those of 'receiptmind edit', and every, on, until, count, weekend, mode, about, to and ended. Existing entries \
            stay as they are. A new interval (every, on) ends it today and continues it as a new one.
            """,
            """
            receiptmind recurring edit 월세 amount=700000
            receiptmind recurring edit 월세 on=5 weekend=after

            항목은 'receiptmind edit'의 항목과 every, on, until, count, weekend, mode, about, to, ended입니다. 이미 있는 \
            기록은 그대로입니다. 주기(every, on)를 바꾸면 지금 것은 오늘 끝나고 새 정기 기록으로 이어집니다.
            """
        )
    )

    @Argument(help: .recurringEntry)
    var name: String

    @Argument("FIELD=VALUE for each field; FIELD= empties a field.", "항목=값. = 뒤를 비우면 항목이 비워집니다.")
    var assignments: [String]

    @OptionGroup var options: RecurringChangeOptions
    var general: GeneralOptions { options.library.general }

    @Flag("Also change its drafts that wait for review.", "검토를 기다리는 초안도 함께 고칩니다.")
    var drafts = false

    func run(_ session: Session) async throws {
        let book = try await options.book(session)
        let input = RecurrenceInput(convention: book.convention)
        try await options.change(name, in: book, draftsToo: drafts) { recurrence in
            let sample = recurrence.template.sample(of: book.user)
            for assignment in assignments { try input.apply(assignment, to: &recurrence, sample: sample) }
            return nil
        }
    }
}

struct PauseRecurringCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "pause",
        "Pause it; what falls into the pause is not entered later.",
        "일시 중지합니다. 그동안의 것은 나중에도 기록하지 않습니다."
    )

    @Argument(help: .recurringEntry)
    var words: [String]

    @OptionGroup var options: RecurringChangeOptions
    var general: GeneralOptions { options.library.general }

    @Option("The first day of the pause (default: today).", "중지하는 첫날 (기본: 오늘).")
    var from: String?

    @Option("The last day of the pause (default: until 'resume').", "중지하는 마지막 날 (기본: 'resume'까지).")
    var to: String?

    func run(_ session: Session) async throws {
        let book = try await options.book(session)
        let first = try from.map(book.convention.comingDay) ?? book.today
        let last = try to.map(book.convention.comingDay)
        try await options.change(words.joined(separator: " "), in: book) { recurrence in
            try recurrence.pause(from: first, through: last)
            return .paused(recurrence, Recurrence.Pause(from: first, through: last))
        }
    }
}

struct ResumeRecurringCommand: SessionCommand {
    static let configuration = CommandConfiguration("resume", "End its pause.", "중지한 것을 다시 시작합니다.")

    @Argument(help: .recurringEntry)
    var words: [String]

    @OptionGroup var options: RecurringChangeOptions
    var general: GeneralOptions { options.library.general }

    @Option("The day from which it comes again (default: today).", "다시 시작하는 날 (기본: 오늘).")
    var on: String?

    func run(_ session: Session) async throws {
        let book = try await options.book(session)
        let day = try on.map(book.convention.comingDay) ?? book.today
        try await options.change(words.joined(separator: " "), in: book) { recurrence in
            try recurrence.resume(on: day)
            return .resumed(recurrence, next: nil)
        }
    }
}

struct SkipRecurringCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "skip",
        "Skip one or more days (default: the next one).",
        "예정일을 하나 이상 건너뜁니다 (기본: 다음 예정일)."
    )

    @Argument(help: .recurringEntry)
    var name: String

    @Argument("Days on which it is due.", "건너뛸 예정일.")
    var days: [String] = []

    @OptionGroup var options: RecurringChangeOptions
    var general: GeneralOptions { options.library.general }

    func run(_ session: Session) async throws {
        let book = try await options.book(session)
        let days = try days.map(book.convention.comingDay)
        let seen = try await book.recurring.seen()
        try await options.change(name, in: book) { recurrence in
            let skipped = try recurrence.skip(days, next: book.today, seen: seen)
            return .skipped(recurrence, skipped)
        }
    }
}

struct EndRecurringCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "end",
        "End it; what was entered stays.",
        "정기 기록을 끝냅니다. 이미 넣은 기록은 남습니다."
    )

    @Argument(help: .recurringEntry)
    var words: [String]

    @OptionGroup var options: RecurringChangeOptions
    var general: GeneralOptions { options.library.general }

    @Option("The last day on which it may come (default: today).", "마지막 날짜 (기본: 오늘).")
    var on: String?

    func run(_ session: Session) async throws {
        let book = try await options.book(session)
        let day = try on.map(book.convention.comingDay) ?? book.today
        try await options.change(words.joined(separator: " "), in: book) { recurrence in
            try recurrence.end(on: day)
            return .ended(recurrence, day)
        }
    }
}
