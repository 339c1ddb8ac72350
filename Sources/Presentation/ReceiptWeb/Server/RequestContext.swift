import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// A paired device's request, with the user's profile data that handlers need.
///
/// Everything is looked up for ``user``: no parameter of a request chooses whose records are meant.
struct RequestContext: Sendable {
    let dependencies: WebDependencies
    let address: PageAddress
    let request: PageRequest
    let device: Device
    let wording: any Wording
    let memories: LedgerMemories
    let pendingQuestions: PendingQuestions
    let queue: DraftQueue
    let uploads: Slots
    let forms: UnsavedForms
    let statements: KeptStatements
    /// The form that ``again(_:_:_:)`` kept for this page.
    let kept: UnsavedForms.Form?
    /// Whether the device is still paired; long operations check it again.
    let isStillPaired: @Sendable () async throws -> Bool
    let today: CalendarDay

    var user: UserID { device.user }
    var library: any WebDependencies.Library { dependencies.library }
    var accounts: AccountBook { wording.names.accounts }
    var subjects: SubjectDirectory { wording.names.subjects }
    var theme: Theme { Theme(rawValue: request.cookie("theme") ?? "") ?? .system }

    func text(_ text: PageText) -> String { wording.page(text) }

    /// The conventions for parsing the user's input: dates, amounts, categories, names of accounts and subjects.
    func convention() async throws -> InputConvention {
        let profile = try await library.profile(of: user, orElse: dependencies.home.profile)
        return wording.names.convention(today: today, profile: profile)
    }

    /// Redirects to a page that shows the form again, with the reason where it could not be saved.
    ///
    /// No answer to a form is a page: browsers would ask whether to send it again when a person goes back.
    func again(_ link: Link, _ form: FormFields, _ trouble: (any Error)? = nil) async -> PageResponse {
        .see(link.with("form", await forms.keep(form, trouble, for: device)))
    }

    /// Whether there are two accounts between which money can be transferred.
    var hasTransfers: Bool { accounts.accounts.count { $0.closed == nil } > 1 }

    func draftCount() async throws -> Int { try await library.counts(of: user)[.draft] ?? 0 }

    /// The user's record with this identifier; throws ``PageProblem/notFound`` for one that is malformed.
    func record(_ id: String) async throws -> Record {
        guard let id = RecordID(id) else { throw PageProblem.notFound }
        do { return try await library.record(id, of: user) } catch LibraryError.noSuchRecord {
            throw PageProblem.notFound
        }
    }

    /// The message for an error, in the user's language.
    func sentence(_ error: any Error) -> String {
        switch error {
        case let troubles as FieldTroubles: sentences(troubles).joined(separator: " · ")
        case is MissingField: text(.neededHere)
        case is StaleDivision: text(.staleDivision)
        case APIProblem.notAMessage: text(.notAMessage)
        case let failure as ReviewTrouble: wording.onPage(ReviewNotice.failed(failure.failure))
        default: wording.pageSentence(of: error)
        }
    }

    /// The problems of a form's fields, each sentence once.
    private func sentences(_ troubles: FieldTroubles) -> [String] {
        troubles.reasons.reduce(into: []) { sentences, trouble in
            let sentence = sentence(trouble.reason)
            if !sentences.contains(sentence) { sentences.append(sentence) }
        }
    }

    /// The text of a field as it was sent, or else as it is known.
    func typed(_ name: String, else known: String? = nil) -> String? { kept?.fields.raw(name) ?? known }

    /// The reason why a field of the form that was kept could not be taken.
    func trouble(at field: String) -> String? {
        (kept?.trouble as? FieldTroubles)?.reasons.first { $0.field == field }.map { sentence($0.reason) }
    }

    /// The reason why the form that was kept could not be taken; fields that are wrong say so themselves.
    var keptTrouble: Markup {
        guard let trouble = kept?.trouble else { return Markup() }
        return tag("p", .class("ink-bad")) { trouble is FieldTroubles ? text(.checkFields) : sentence(trouble) }
    }

    /// A button that sends the form again and permits disagreeing statements; empty for any other error.
    func unlockButton(_ error: (any Error)?) -> Markup {
        guard case BookProblem.disagrees? = error as? BookProblem else { return Markup() }
        return tag("button", .class("quiet", "ink-bad"), .set("name", "unlock"), .set("value", "1")) { text(.anyway) }
    }
}

/// Light, dark, or the system's setting.
enum Theme: String, CaseIterable, Sendable {
    case system, light, dark
}
