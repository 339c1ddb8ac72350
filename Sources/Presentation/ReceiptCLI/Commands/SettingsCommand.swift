import ArgumentParser
import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Shows or changes a user's locale, currency and formats: `receiptmind settings currency=KRW`.
struct SettingsCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings",
        abstract: .text(.care(.settingsAbstract)),
        discussion: .text(.care(.settingsDiscussion))
    )

    @Argument(help: .text(.care(.settingsChanges)))
    var changes: [String] = []

    @OptionGroup var options: LibraryOptions

    @Flag(help: .text(.care(.settingsJson)))
    var json = false

    func run(_ session: Session) async throws {
        let guess = session.home.profile
        var profile = guess
        if changes.isEmpty {
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
            profile = try await library.updateProfile(of: options.user) { profile in
                for assignment in assignments { try assignment.apply(to: &profile) }
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
