import ArgumentParser
import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

struct AddReminderCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "add",
        "Add a reminder.",
        "알림을 추가합니다.",
        discussion: .localized(
            """
            Once: receiptmind remind add dentist tomorrow
            On fixed dates: receiptmind remind add "Car inspection" --on 2027-03-02 --every 2y
            Some time after it was last done: receiptmind remind add Rabies --subject Nabi --every 1y --last 2026-11-05
            """,
            """
            한 번만: receiptmind remind add 치과 내일
            정해진 날짜에: receiptmind remind add "자동차 검사" --on 2027-03-02 --every 2y
            마지막으로 한 뒤 일정 기간마다: receiptmind remind add 광견병 --subject 나비 --every 1y --last 2026-11-05
            """
        )
    )

    @Argument(
        "What is to be done, with the day and how often if you like: pay rent every month on the 5th.",
        "할 일. 날짜와 주기도 함께 쓸 수 있습니다: 월세 내기 매월 5일."
    )
    var words: [String]

    @Option("The subject it is for.", "알림의 대상.")
    var subject: String?

    @Option(
        "The first day, \"last\" for the last day of the month (default, with --every: one period from today).",
        "첫 날짜. 매월 마지막 날은 \"말일\" (기본: --every가 있으면 오늘부터 한 주기 뒤)."
    )
    var on: String?

    @Option("How often: 1y, 6 months, 2w, 10d.", "주기: 1y, 6개월, 2주, 10일.")
    var every: String?

    @Flag("Count from the day it was last done, not from fixed dates.", "정해진 날짜가 아니라 마지막으로 한 날부터 셉니다.")
    var afterLast = false

    @Option("The day it was last done; the next one counts from there.", "마지막으로 한 날. 주면 그날부터 셉니다.")
    var last: String?

    @Option("The last day on which it comes.", "끝나는 날.")
    var until: String?

    @OptionGroup var options: LibraryOptions

    func validate() throws {
        if let every, Period(every) == nil { throw ValidationError.notAPeriod(every) }
    }

    func run(_ book: OpenBook) async throws {
        let subjects = book.subjects
        let typed = try ReminderWords(words, takesDay: on == nil, takesPeriod: every == nil, book.convention)
        let (on, every) = (on ?? typed.on, every ?? typed.every)
        if every == nil, afterLast || last != nil {
            throw ValidationError("--after-last and --last go with --every.", "--after-last와 --last는 --every와 함께 씁니다.")
        }
        guard on != nil || every != nil else {
            throw ValidationError(
                "Say when: tomorrow, 3 Dec, next friday, or every year; for example: receiptmind remind add dentist tomorrow.",
                "언제인지 쓰세요: 내일, 12월 3일, 다음 주 금요일, 매년. 예: receiptmind remind add 치과 내일."
            )
        }
        let period = every.flatMap(Period.init)
        var facts = HouseholdReminders.Facts(first: book.convention.firstDay(of: period), period: period)
        if let subject { facts.subject = try await subjects.subject(subject).id }
        if let on {
            facts.first = try book.convention.comingDay(on, of: period)
            facts.isAtMonthEnd = Typed.isMonthEnd(on)
        }
        if let until { facts.until = try book.convention.comingDay(until) }
        if let last { facts.last = try book.convention.pastDay(last) }
        facts.comesAfterLast = afterLast || facts.last != nil && on == nil
        let reminder = try await book.reminders.add(typed.title, facts, profile: book.profile)
        book.say(book.wording.notice(ReminderNotice.added(reminder)))
    }
}

struct EditReminderCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "edit",
        "Change a reminder: what, for whom, when.",
        "알림의 할 일, 대상, 날짜를 고칩니다."
    )

    @Argument(help: .reminder)
    var words: [String]

    @Option("What is to be done instead.", "새 할 일.")
    var title: String?

    @Option("The subject it is for; - for none.", "대상. 없애려면 -.")
    var subject: String?

    @Option("The next day; the following ones are counted from it.", "다음 날짜. 그 뒤는 이 날부터 셉니다.")
    var on: String?

    @Option("How often: 1y, 6 months, 2w; - for once.", "주기: 1y, 6개월, 2주. 한 번만이면 -.")
    var every: String?

    @Option("The last day on which it comes; - for none.", "끝나는 날. 없애려면 -.")
    var until: String?

    @OptionGroup var options: LibraryOptions

    private static let none = "-"

    func validate() throws {
        if let every, every != Self.none, Period(every) == nil { throw ValidationError.notAPeriod(every) }
    }

    func run(_ book: OpenBook) async throws {
        let subjects = book.subjects
        var owner: String?
        if let subject, subject != Self.none { owner = try await subjects.subject(subject).id }
        let changed = try await book.reminders.change(
            words.joined(separator: " ")
        ) { reminder in
            if let title { reminder.title = title }
            if subject != nil { reminder.subject = owner }
            if let until {
                reminder.until = until == Self.none ? nil : try book.convention.comingDay(until).description
            }
            guard on != nil || every != nil else { return }
            let period = every.map { Period($0) } ?? reminder.period
            let due = try on.map { try book.convention.comingDay($0, of: period) } ?? reminder.nextDue
            reminder.reschedule(on: due ?? book.convention.firstDay(of: period), every: period)
            if let on, Typed.isMonthEnd(on) { reminder.keepMonthEnds() }
        }
        book.say(book.wording.notice(ReminderNotice.changed(changed)))
    }
}

struct ReminderDoneCommand: BookCommand {
    static let configuration = CommandConfiguration("done", "Mark a reminder as done.", "알림을 완료로 표시합니다.")

    @Argument(help: .reminder)
    var words: [String]

    @Option("The day it was done (default: today).", "한 날짜 (기본: 오늘).")
    var date: String?

    @Option("The id of its record, such as the vet's receipt.", "관련 기록의 ID. 예: 동물병원 영수증.")
    var record: String?

    @OptionGroup var options: LibraryOptions

    func run(_ book: OpenBook) async throws {
        var (day, id) = (book.today, RecordID?.none)
        if let record {
            let found = try await book.library.record(matching: record, of: book.user)
            id = found.id
            day = found.date ?? day
        }
        if let date { day = try book.convention.pastDay(date) }
        let done = try await book.reminders.done(words.joined(separator: " "), on: day, record: id)
        book.say(book.wording.notice(ReminderNotice.done(done)))
    }
}

struct SkipReminderCommand: BookCommand {
    static let configuration = CommandConfiguration("skip", "Skip the next time.", "다음 한 번을 건너뜁니다.")

    @Argument(help: .reminder)
    var words: [String]

    @OptionGroup var options: LibraryOptions

    func run(_ book: OpenBook) async throws {
        let skipped = try await book.reminders.skip(words.joined(separator: " "))
        book.say(book.wording.notice(ReminderNotice.skipped(skipped)))
    }
}

struct RemoveReminderCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "remove",
        "Remove a reminder; 'receiptmind undo' brings it back.",
        "알림을 삭제합니다. 되돌리려면 'receiptmind undo'."
    )

    @Argument(help: .reminder)
    var words: [String]

    @OptionGroup var options: LibraryOptions

    func run(_ book: OpenBook) async throws {
        let removed = try await book.reminders.remove(words.joined(separator: " "))
        book.say(book.wording.notice(ReminderNotice.removed(removed)))
    }
}

struct PlanRemindersCommand: BookCommand {
    static let configuration = CommandConfiguration(
        "plan",
        "Add the common vaccinations of a dog or a cat, or a plan of your own.",
        "개나 고양이의 일반적인 예방접종이나 직접 쓴 계획을 추가합니다.",
        discussion: .localized(
            """
            From the 2024 guidelines of the World Small Animal Veterinary Association (doi:10.1111/jsap.13718); in Korea, \
            rabies is given every year. This is not medical advice: your vet decides, and every reminder can be removed.
            """,
            """
            세계소동물수의사회(WSAVA)의 2024년 지침(doi:10.1111/jsap.13718)을 따르며, 광견병은 국내 기준에 맞추어 해마다 접종합니다. \
            의학적 조언이 아닙니다. 수의사의 지시를 따르고, 맞지 않는 알림은 삭제하세요.
            """
        )
    )

    @Argument(help: .subject)
    var subject: String

    @Option(
        "Take the plan from this file, for any animal: names with ages in weeks, or how often.",
        "이 파일의 계획을 추가합니다. 어느 동물에나 쓸 수 있습니다. 항목마다 이름과 주령(weeks)이나 간격(every)을 적습니다.",
        completion: .file(extensions: ["json"])
    )
    var from: String?

    @Option("The day of the first doses of an animal of unknown age (default: today).", "나이를 모르는 동물의 첫 접종일 (기본: 오늘).")
    var start: String?

    @Flag("Print the plan as such a file, to be changed.", "고쳐 쓸 수 있게 계획을 그런 파일로 출력합니다.")
    var template = false

    @Flag("Also add those that depend on region and way of life.", "지역과 생활 환경에 따라 정하는 접종도 넣습니다.")
    var optional = false

    @Flag("Show what would be added, and change nothing.", "추가할 알림만 보여 주고 아무것도 바꾸지 않습니다.")
    var dryRun = false

    @OptionGroup var options: LibraryOptions

    func run(_ book: OpenBook) async throws {
        let today = book.today
        let subject = try await book.subjects.subject(self.subject)
        let own = try from.map { try plan(at: $0) }
        if template {
            let species = subject.species.flatMap(VaccinationPlan.Species.init(named:))
            let shown = own ?? species.map { VaccinationPlan(for: $0) } ?? .example
            let file = PlanFile(shown) { book.wording.name($0) }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try StandardStreams.text(String(decoding: try encoder.encode(file), as: UTF8.self) + "\n")
        }
        let planned = try await book.reminders.plan(
            for: subject,
            from: own,
            startingOn: try start.map { try book.convention.comingDay($0) },
            today: today,
            withOptional: optional,
            isDryRun: dryRun
        ) { book.wording.name($0) }
        try book.show(.reminders(planned, SubjectDirectory([subject]), today: today, book.wording))
        book.say(
            book.wording.notice(
                ReminderNotice.planned(count: planned.count, source: planned.first?.source, isDryRun: dryRun)
            )
        )
    }

    private func plan(at path: String) throws -> VaccinationPlan {
        let bytes = try StatementPlace(path: path).bytes()
        do throws(PlanFile.Problem) {
            return try PlanFile(bytes).read()
        } catch {
            throw HouseholdReminders.Problem.notAPlan(path: path, error)
        }
    }
}
