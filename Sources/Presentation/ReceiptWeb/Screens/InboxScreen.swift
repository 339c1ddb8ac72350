import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

/// The start page: upload of photos, and the state of the newest ones.
struct InboxScreen {
    let context: RequestContext

    /// The most photos listed; the list of records has the others.
    private static let newest = 12

    func show() async throws -> PageResponse {
        let library = context.library
        let drafts = RecordQuery([.status([.draft])])
        let newest = try await library.select(drafts, after: nil, limit: Self.newest, of: context.user).records
        let waiting = try await library.arrivedPhotos(of: context.user)
        let failed = try await library.failedFiles(of: context.user)
        let count = try await context.draftCount()
        var frame = Frame(context: context, place: .inbox, title: context.text(.inbox), isLive: true, drafts: count)
        if let said = context.request.query["sent"].flatMap({ Int(counting: $0) }) {
            frame.notice = tag("p", .class("ink-good")) { context.text(.sentSafely(said)) }
        }
        let reading = await Self.reading(waiting, context.dependencies.arrivals)
        var answer = frame.answer {
            senders
            tag("section", .text(.id, "queue"), .flag("hidden")) {
                tag("h2") { context.text(.onThisDevice) }
                tag("ul", .class("rows"), .text(.id, "queue-rows")) {}
            }
            if !waiting.isEmpty {
                tag("h2") { context.text(.beingRead) }
                tag("ul", .class("rows")) {
                    for file in waiting {
                        line(
                            context.text(reading.contains(file) ? .readingNow : .safeWaiting),
                            String(file.location.name.prefix(8))
                        )
                    }
                }
            }
            if !failed.isEmpty { failures(failed) }
            if newest.isEmpty, waiting.isEmpty, failed.isEmpty {
                context.empty(context.text(.noDraftsYet))
            } else if !newest.isEmpty {
                tag("h2") { context.text(.waitForReview) }
                tag("ul", .class("rows")) { for record in newest { context.row(record) } }
                if count > newest.count {
                    tag("p") {
                        tag("a", .href(Link("/records").with("status", "draft"))) {
                            context.wording.andMore(count - newest.count)
                        }
                    }
                }
                tag("p") { tag("a", .class("button"), .href(Link("/review"))) { context.text(.reviewAll(count)) } }
            }
        }
        // Files do not say which photo is being read now, so a page with waiting photos must not be cached.
        answer.isPassing = !waiting.isEmpty
        return answer
    }

    private static func reading(_ files: [IncomingFile], _ arrivals: ReadArrivals) async -> Set<IncomingFile> {
        var reading: Set<IncomingFile> = []
        for file in files where await arrivals.isInHand(file) { reading.insert(file) }
        return reading
    }

    /// Two buttons, camera and files: Android's Chrome leaves the camera out of a chooser of pictures.
    private var senders: Markup {
        tag(
            "form",
            .set("method", "post"),
            .action(Link("/photos")),
            .set("enctype", "multipart/form-data"),
            .class("senders", "card"),
            .text(.id, "send")
        ) {
            tag("label", .class("button", "main"), .set("for", "camera")) { context.text(.camera) }
            void(
                "input",
                .set("type", "file"),
                .set("name", "photo"),
                .set("id", "camera"),
                .set("accept", "image/*"),
                .set("capture", "environment")
            )
            tag("label", .class("button"), .set("for", "gallery")) { context.text(.gallery) }
            void(
                "input",
                .set("type", "file"),
                .set("name", "photo"),
                .set("id", "gallery"),
                .set("accept", "image/*,.heic,.heif,application/pdf,application/xml,.xml,.p7m,.eml,.zip"),
                .flag("multiple")
            )
            tag("button", .class("script-less")) { context.text(.send) }
            tag("p", .class("ink-faint")) { context.text(.dropHere) }
        }
    }

    private func failures(_ files: [FailedFile]) -> Markup {
        tag("section") {
            tag("h2") { context.text(.couldNotBeRead) }
            tag("ul", .class("rows")) {
                for file in files {
                    tag("li", .class("row")) {
                        tag("span", .class("icon-sign", "ink-bad"), .set("aria-hidden", "true")) { "!" }
                        tag("span", .class("what")) {
                            tag("b") { context.wording.failureReason(file.code) ?? file.message.escapingControls }
                            tag("small") { Self.short(file.originalName).escapingControls }
                        }
                        tag("form", .set("method", "post"), .action(Link("/failed"))) {
                            context.hidden("name", file.location.name)
                            tag("button", .class("quiet")) { context.text(.tryAgain) }
                            tag("a", .class("button", "quiet"), .href(Link("/add"))) { context.text(.typeItIn) }
                        }
                    }
                }
            }
        }
    }

    /// The name without the middle of a hash in it: the first eight digits identify it well enough.
    private static func short(_ name: String) -> String {
        name.utf8.count > 64 ? name.prefix(8) + "…" + name.suffix(4) : name
    }

    private func line(_ state: String, _ name: String) -> Markup {
        tag("li", .class("row")) {
            tag("span", .class("icon-sign"), .set("aria-hidden", "true")) { "…" }
            tag("span", .class("what")) {
                tag("b") { state }
                tag("small") { name }
            }
        }
    }

    /// Queues a file in quarantine for reading again.
    func retry() async throws -> PageResponse {
        let form = try await context.request.form()
        let failed = try await context.library.failedFiles(of: context.user).first {
            $0.location.name == form.raw("name")
        }
        guard let failed else { throw PageProblem.notFound }
        await context.dependencies.arrivals.take(
            IncomingFile(location: failed.location, user: context.user, isConsumed: true)
        )
        return .see(Link("/"))
    }
}
