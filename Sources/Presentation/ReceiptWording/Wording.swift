public import ReceiptApp
public import ReceiptDomain
public import ReceiptReview

/// All text that a person reads, in one language.
///
/// One type per language, one file per subject; a sentence that a language lacks does not compile. Sentences name what
/// happened, to which file, and what to do next. File names and text from receipts are escaped by whoever words them.
public protocol Wording: TableWording, NoticeWording, ErrorWording, HealthWording, CareWording, ReviewWording,
    RuleWording, AutomaticWording, HelpWording, RecurrenceWording, BookWording
{
    var language: Language { get }
    /// What categories are called.
    var catalog: CategoryCatalog { get }
    /// What the household calls its accounts and subjects.
    var names: BookNames { get }
}

/// What commands and options are for, and what is wrong with arguments.
public protocol HelpWording: Sendable {
    func help(_ text: HelpText.Program) -> String
    func help(_ text: HelpText.Reading) -> String
    func help(_ text: HelpText.Review) -> String
    func help(_ text: HelpText.Records) -> String
    func help(_ text: HelpText.Filters) -> String
    func help(_ text: HelpText.Changes) -> String
    func help(_ text: HelpText.Images) -> String
    func help(_ text: HelpText.Rules) -> String
    func help(_ text: HelpText.Care) -> String
    func help(_ text: HelpText.Measuring) -> String
    func help(_ text: HelpText.Recurring) -> String
    func help(_ text: HelpText.RecurringChanges) -> String
    func help(_ text: HelpText.Accounts) -> String
    func help(_ text: HelpText.AccountViews) -> String
    func help(_ text: HelpText.Entries) -> String
    func usage(_ problem: UsageProblem) -> String
    /// A line of what the argument parser says, which speaks English.
    func parser(_ line: String) -> String
}

/// Names of things in tables and lists.
public protocol TableWording: Sendable {
    func header(_ column: TableColumn) -> String
    func category(_ category: Category) -> String
    func kind(_ kind: RecordKind) -> String
    func status(_ status: RecordStatus) -> String
    /// The status of a draft that seems to be of a receipt that is there already.
    func draft(like duplicate: PossibleDuplicate) -> String
    func confidence(_ level: ConfidenceLevel) -> String
    func field(_ field: ReviewField) -> String
    func day(_ day: CalendarDay) -> String
    /// Below a list: how many records, and what they come to for each currency.
    func listFooter(count: Int, totals: [Money]) -> String
    /// Below a list that is longer than what was shown of it.
    func notAllShown(_ shown: Int, of count: Int) -> String
    var noRecords: String { get }
    var noDrafts: String { get }
    /// A line of a file for `bench` that does not say what a receipt says; lines are counted from 1.
    func notTruth(file: String, line: Int) -> String
    /// `bench` found no photo whose truth is known.
    var nothingToMeasure: String { get }
    /// How many totals were proved by arithmetic, and how many of those are right.
    func proved(_ count: Int, right: Int) -> String
}

/// What happens during import, watch and retry.
public protocol NoticeWording: Sendable {
    func notice(_ notice: Notice) -> String
    /// What came of an edit, an undo and the like.
    func notice(_ notice: ChangeNotice) -> String
    /// What waits for a person; a sentence without its command.
    func attention(_ matter: Attention) -> String
    /// The progress line without its bar: count, rate, time left.
    func progress(_ progress: WorkProgress) -> String
}

/// Why something did not work.
public protocol ErrorWording: Sendable {
    func error(_ error: ReadingError, file: String) -> String
    func error(_ error: LibraryError) -> String
    /// What is wrong in the middle of a ledger, and what became of it.
    func damage(_ damage: LedgerDamage) -> String
    /// The end of a sentence about damage: what to do about it.
    var seeVerify: String { get }
    /// There is no program to show the picture at this path with.
    func noViewer(picture path: String) -> String
    /// For errors that we do not know: the system's own words.
    func unexpected(_ description: String) -> String
}

/// What `doctor` finds.
public protocol HealthWording: Sendable {
    func finding(_ check: HealthCheck) -> String
    /// What to do about it; `nil` where nothing needs doing.
    func remedy(_ check: HealthCheck) -> String?
    func verdict(problems: Int, warnings: Int) -> String
}

/// Looking after what is kept: `verify` and its kin.
public protocol CareWording: Sendable {
    func finding(_ finding: LibraryFinding) -> String
    /// What was done about it, or what to do.
    func remedy(_ finding: LibraryFinding) -> String
    func verdict(_ report: VerifyReport) -> String
    /// The record is discarded, and maybe purged.
    func discarded(_ record: Record) -> String
    /// So many images were removed for good.
    func purged(_ images: Int) -> String
    func backedUp(_ report: BackupReport, to path: String) -> String
    /// A file that should be in a backup is not there.
    func notBackedUp(_ path: String) -> String
    func restored(_ report: BackupReport, to path: String) -> String
    func moved(_ report: MoveReport, to place: String) -> String
    /// Where pictures lie, a line each.
    func pictures(_ report: PictureReport) -> [String]
    func moved(_ report: PictureMoveReport) -> String
    /// A picture that is not what was kept.
    func notMoved(picture name: String) -> String
}

/// The review conversation.
public protocol ReviewWording: Sendable {
    func title(position: Int, of count: Int) -> String
    /// The keys that a step takes, as one line of `key label` pairs.
    func keys(for step: ReviewStep) -> [KeyLabel]
    /// What the keys do; `isTyped` where they are typed as lines, which can carry more than a key.
    func help(isTyped: Bool) -> [KeyLabel]
    /// What the keys of the help are.
    var keysOfHelp: [KeyLabel] { get }
    func notice(_ notice: ReviewNotice) -> String
    /// What was typed means nothing at this step, at which `?` may help.
    func unknownCommand(_ text: String, hasHelp: Bool) -> String
    func problem(_ problem: InputProblem) -> String
    func reason(_ reason: CategoryReason) -> String
    func reason(_ reason: AccountReason) -> String
    /// Why the shop's name is another than what was read, which is `nil` where nothing was.
    func reason(_ reason: MerchantReason, read: String?) -> String
    func proof(_ identity: Proof.Identity) -> String
    func repaired(_ repair: String) -> String
    func readAs(_ text: String) -> String
    /// Words that a category was concluded from.
    func impliedBy(_ text: String) -> String
    /// Above the part of the photo where the field is printed.
    func pictureOf(_ field: ReviewField) -> String
    /// What the keys do that move the part of the photo, and those that turn to other pages.
    var keysOfPicture: String { get }
    var keysOfPages: String { get }
    /// Which of a record's pages is shown, where it has several.
    func page(_ page: RecordPage, of record: Record) -> String
    /// One of a record's images in a list of them.
    func image(_ image: StoredImage) -> String
    func images(_ count: Int) -> String
    func items(_ count: Int) -> String
    func possibleDuplicate(_ duplicate: PossibleDuplicate) -> String
    /// What a draft and its possible duplicate have in common.
    func common(_ duplicate: PossibleDuplicate) -> String
    /// The question of a step that asks one.
    func question(_ step: ReviewStep) -> String
    /// A heading for pictures that show no receipt.
    func otherPictures(_ count: Int) -> String
    /// What drafts seem to be together.
    func together(_ proposal: MergeProposal) -> String
    /// What a draft is among those that belong together: its part, the slip, a picture.
    func role(in proposal: MergeProposal, at index: Int) -> String
    /// That no account lists the card.
    func unknownCard(_ offer: CardOffer) -> String
    /// What a picture shows, where that is not surely a receipt.
    func content(_ content: PictureContent) -> String
    /// That a draft's values are an e-invoice's, and which.
    func invoice(_ source: InvoiceSource) -> String
    /// A difference between an e-invoice and its page.
    func difference(_ difference: InvoiceSource.Difference) -> String
    /// How the answer to a question may look.
    func hint(for field: ReviewField) -> String
    /// What the items of a receipt come to, beside its amount.
    func itemSum(_ sum: Money, of amount: Money) -> String
    func summary(_ summary: ReviewSummary) -> String
    /// Above records that have another value than the one just given.
    func earlierRecords(_ count: Int) -> String
    /// Above the drafts that one question is about.
    func draftsOfShop(_ count: Int) -> String
    func andMore(_ count: Int) -> String
    var alternatives: String { get }
    var missing: String { get }
    var pictureProblem: String { get }
}

/// A key and what it does.
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
    var catalog = CategoryCatalog.builtIn
    var names = BookNames()
}

struct KoreanWording: Wording {
    let language = Language.korean
    var catalog = CategoryCatalog.builtIn
    var names = BookNames()
}
