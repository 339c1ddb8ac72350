import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptIntake
import ReceiptStorage
import ReceiptWording

/// What `receiptmind` alone does: says what waits for somebody, and how to go on.
struct StatusCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: .text(.program(.statusAbstract))
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    func run(_ session: Session) async throws {
        for matter in try await matters(session) {
            try StandardStreams.output(session.wording.attention(matter))
            if let command = matter.command(library: place.library) {
                try StandardStreams.output("  → receiptmind \(command)")
            }
        }
    }

    private func matters(_ session: Session) async throws -> [Attention] {
        guard let library = try place.existing(session) else {
            return [.noLibrary(folder: place.root(environment: session.environment).path)]
        }
        for user in try await library.users() { await session.catchUp(library, user.id) }
        return try await HouseholdOverview(library: library).attention(
            folder: library.root,
            inbox: library.inbox,
            waitingInInbox: PhotoFinder.count(in: library.inbox)
        )
    }
}
