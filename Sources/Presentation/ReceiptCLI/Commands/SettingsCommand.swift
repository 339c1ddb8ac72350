import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

struct SettingsCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        "settings",
        "Show or change a user's currency, date order and languages.",
        "사용자의 통화, 날짜 순서, 언어를 보여 주거나 바꿉니다.",
        discussion: .localized(
            """
            For example: receiptmind settings currency=KRW dates=year-first languages=ko,en. Settings are used where a receipt or an \
            entry does not say. With month-start=25, November is 25 November to 24 December in reports, lists and new budgets. \
            An empty value, as in currency=, clears a setting. languages are those of your receipts, likeliest first; the program speaks \
            that of the locale (LANG). A currency that was never set follows \
            the locale, or else the most frequent one in the newest records.
            """,
            """
            예: receiptmind settings currency=KRW dates=year-first languages=ko,en. 영수증이나 입력만으로 알 수 없을 때 쓰입니다. \
            month-start=25로 정하면 보고서, 목록, 새 예산에서 11월은 11월 25일부터 12월 24일까지입니다. currency=처럼 값을 비우면 설정을 \
            지웁니다. languages는 영수증에 쓰인 언어이고 자주 나오는 것부터 씁니다. 화면에 나오는 언어는 로캘(LANG)을 따릅니다. 통화를 정하지 않으면 로캘의 통화를, 그것도 없으면 최근 기록에 가장 많은 통화를 씁니다.
            """
        )
    )

    @Argument(
        "currency=CODE, dates=day-first, month-first or year-first, languages=CODES, month-start=DAY.",
        "currency=코드, dates=day-first·month-first·year-first, languages=코드 목록, month-start=날짜."
    )
    var changes: [String] = []

    @OptionGroup var options: LibraryOptions

    @Flag("Print the settings as a JSON object.", "설정을 JSON 객체로 출력합니다.")
    var json = false

    func run(_ session: Session) async throws {
        let guess = session.home.profile
        var profile = guess
        // `settings currency` asks for it.
        if changes.allSatisfy({ ProfileSetting(named: $0) != nil }) {
            if let library = try await options.openExisting(session) {
                profile = try await library.profile(of: options.user, orElse: guess)
            }
        } else {
            // `settings currency USD`
            let isPair = changes.count == 2 && !changes.contains { $0.contains("=") }
            let typed = isPair ? [changes.joined(separator: "=")] : changes
            let assignments = try typed.map { try ProfileSetting.Assignment($0) }
            let library = try await options.open(session)
            try await library.addOwner(options.user, profile: guess)
            let before = try await library.profile(of: options.user, orElse: guess)
            profile = try await library.updateProfile(of: options.user) { profile in
                for assignment in assignments { try assignment.apply(to: &profile) }
            }
            let former = Set(assignments.map(\.setting)).compactMap { setting in
                let value = setting.value(in: before)
                return value == setting.value(in: profile) ? nil : "\(setting.rawValue)=\(value)"
            }
            if !former.isEmpty {
                session.message(session.wording.changedBack(settings: former.sorted()))
            }
            if assignments.contains(where: { $0.setting == .monthStart }) {
                let budgets = try await HouseholdBudgets(library: library, user: options.user).all()
                for budget in budgets where budget.monthStart != profile.monthStart {
                    session.message(
                        session.wording.notice(BudgetNotice.keepsStart(budget, besides: profile.monthStart))
                    )
                }
            }
        }
        if json { return try StandardStreams.json(SettingsForm(profile)) }
        try session.show(.settings(profile, session.wording))
    }
}
