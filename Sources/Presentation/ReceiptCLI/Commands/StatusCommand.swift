import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptIntake
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// What `receiptmind` alone does: says what waits for somebody, and how to go on.
struct StatusCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: .text(.statusAbstract)
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
        var matters: [Attention] = []
        let waiting = PhotoFinder.count(in: library.inbox)
        if waiting > 0 { matters.append(.inbox(count: waiting, folder: library.inbox.path)) }
        var confirmed = 0
        for user in try await library.users().map(\.id) {
            let records = try await library.records(of: user)
            confirmed += records.count { $0.status == .confirmed }
            let drafts = records.count { $0.status == .draft }
            if drafts > 0 { matters.append(.drafts(count: drafts, user)) }
            let failed = try await library.failedFiles(of: user).count
            if failed > 0 { matters.append(.failed(count: failed, user)) }
        }
        return matters.isEmpty ? [.nothing(confirmed: confirmed, folder: library.root.path)] : matters
    }
}
