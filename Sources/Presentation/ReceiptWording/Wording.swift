public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain
public import ReceiptReview

/// All text for people, in one language.
///
/// Long sentences have one type for each language and one file for each subject; short ones stand side by side. A sentence missing
/// in a language does not compile. Errors say what happened, to which file, and what to do next. Each sentence escapes the file
/// names and receipt text that it contains.
public protocol Wording: Sendable {
    var language: Language { get }
    /// The user's own names for categories, accounts and subjects.
    var names: BookNames { get }

    // Progress and results of commands.
    func notice(_ notice: Notice) -> String
    /// The result of a command that changes records, such as edit and undo.
    func notice(_ notice: ChangeNotice) -> String
    /// A matter that needs the user's attention, as a sentence without the command to type.
    func attention(_ matter: Attention) -> String
    /// The progress line without its bar: count, rate, remaining time.
    func progress(_ progress: WorkProgress) -> String

    // Error messages.
    func error(_ error: ReadingError, file: String) -> String
    func error(_ error: LibraryError) -> String
    /// Damage in the middle of a ledger, and how it was handled.
    func damage(_ damage: LedgerDamage) -> String
    /// No program was found that shows the picture at this path.
    func noViewer(picture path: String) -> String

    // The findings of `doctor`.
    func finding(_ check: HealthCheck) -> String
    /// The advice for a finding; `nil` if nothing needs doing.
    func remedy(_ check: HealthCheck) -> String?
    func verdict(problems: Int, warnings: Int) -> String

    // The findings and results of maintenance commands: `verify`, `backup`, `purge` and others.
    func finding(_ finding: LibraryFinding) -> String
    /// The repair made, or the advice.
    func remedy(_ finding: LibraryFinding) -> String
    func verdict(_ report: VerifyReport) -> String
    /// The record is discarded, and its images may be purged.
    func discarded(_ record: Record) -> String
    /// The number of images deleted for good.
    func purged(_ images: Int) -> String
    func backedUp(_ report: BackupReport, to path: String) -> String
    /// A file of the backup is missing.
    func notBackedUp(_ path: String) -> String
    func restored(_ report: BackupReport, to path: String) -> String
    func moved(_ report: MoveReport, to place: String) -> String
    /// The storage of pictures, one line for each place.
    func pictures(_ report: PictureReport) -> [String]
    func moved(_ report: PictureMoveReport) -> String
    /// A picture was not moved because its bytes differ from those that were stored.
    func notMoved(picture name: String) -> String

    // The review of drafts.
    func notice(_ notice: ReviewNotice) -> String
    func problem(_ problem: InputProblem) -> String
    func reason(_ reason: CategoryReason) -> String
    func repaired(_ repair: String) -> String
    /// The heading of a field's cut of the photo.
    func pictureOf(_ field: ReviewField) -> String
    /// The heading of pictures that show no receipt.
    func otherPictures(_ count: Int) -> String
    func unknownCard(_ offer: CardOffer) -> String
    /// The heading of records with another value than the one just given.
    func earlierRecords(_ count: Int) -> String
    /// The heading of the drafts that a question is about.
    func draftsOfShop(_ count: Int) -> String

    /// Translates a line of the argument parser's English output.
    func parser(_ line: String) -> String

    // Text about recurring entries.
    /// The interval and day in a sentence: `every month on the 31st`.
    func interval(_ schedule: Schedule) -> String
    /// The short form for a table: `monthly 31st`.
    func shortInterval(_ schedule: Schedule) -> String
    /// The state on this day: how entries are made, or that it is paused or has ended.
    func standing(_ recurrence: Recurrence, on today: CalendarDay) -> String
    func notice(_ notice: RecurringNotice) -> String
    func problem(_ problem: RecurrenceProblem) -> String
    /// The draft may pay an occurrence that is due or will be.
    func offered(_ offered: OfferedOccurrence, isTaken: Bool) -> String

    // Text about accounts and entries of the household's book.
    func notice(_ notice: BookNotice) -> String
    func problem(_ problem: BookProblem) -> String
    /// The question whether to enter the difference as an adjustment; anything but yes means no.
    var adjustQuestion: String { get }
}

extension Wording {
    public var catalog: CategoryCatalog { names.catalog }
}

/// A key with the label of its action.
public struct KeyLabel: Hashable, Sendable {
    public var key: String
    public var label: String

    public init(_ key: String, _ label: String) {
        self.key = key
        self.label = label
    }
}

struct EnglishWording: Wording {
    let language = Language.english
    var names = BookNames()
}

struct KoreanWording: Wording {
    let language = Language.korean
    var names = BookNames()
}
