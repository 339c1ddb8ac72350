import Glibc
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTerminal
import ReceiptWording

/// Runs a review on the terminal: full screen, or line by line for piped input.
struct ReviewTerminal {
    let session: Session
    let library: any RecordRepository
    let actions: ReviewActions

    /// Whether a person answers, who can undo.
    static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 }

    func hold(_ conversation: ReviewConversation) async -> ReviewSummary {
        if let terminal = PosixTerminal(environment: session.environment) {
            let skin = TerminalReviewSkin(
                terminal: terminal,
                wording: session.wording,
                styling: session.outputStyling,
                support: PictureSupport(environment: session.environment),
                picture: picture(conversation.items.map(\.record))
            )
            let summary = await skin.run(conversation) { await actions.perform($0) }
            session.message(session.wording.summary(summary))
            return summary
        }
        let skin = LineReviewSkin(
            console: StandardConsole(),
            wording: session.wording,
            styling: session.outputStyling,
            width: session.outputWidth ?? 78
        )
        return await skin.run(conversation) { await actions.perform($0) }
    }

    /// Without colours no photos are drawn, because they need many.
    private func picture(_ order: [Record]) -> EvidencePicture? {
        guard session.outputStyling.isColored else { return nil }
        let pictures = EvidencePictures(library: library, order: order)
        return { item, page, turns, box, columns, rows, form in
            await pictures.draw(item.record, page, turned: turns, box, columns: columns, rows: rows, form: form)
        }
    }
}
