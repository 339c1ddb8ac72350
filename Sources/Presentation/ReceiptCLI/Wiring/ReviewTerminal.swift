import Glibc
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptTerminal
import ReceiptWording

/// Holds a review on the terminal there is: the whole screen, or line by line where answers are piped in.
struct ReviewTerminal {
    let session: Session
    let library: any RecordRepository
    let actions: ReviewActions

    /// A person sits there, who can undo the last answer.
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

    /// Not where the person wants no colours: a photo is many.
    private func picture(_ order: [Record]) -> EvidencePicture? {
        guard session.outputStyling.isColored else { return nil }
        let pictures = EvidencePictures(library: library, order: order)
        return { item, page, box, columns, rows, form in
            await pictures.draw(item.record, page, box, columns: columns, rows: rows, form: form)
        }
    }
}
