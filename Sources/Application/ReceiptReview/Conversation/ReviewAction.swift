public import HouseholdBook
public import ReceiptDomain

/// What the person asked for and the caller now does, durably, before it reports back.
public enum ReviewAction: Hashable, Sendable {
    /// Write `after`, a confirmed record, if the ledger still holds `before`.
    case confirm(before: Record, after: Record)
    /// Set the draft aside; its images stay.
    case discard(Record)
    /// Put back the state from before an answer, and from before what followed from it, if nothing changed since.
    case undo(ReviewAnswer)
    case openImage(Record)
    /// Keep the rule, and make earlier records follow it.
    case follow(Rule, [RecordChange])
    /// Write changes that leave drafts drafts.
    case change([RecordChange])
    /// Write them back, which undoes the step of that number.
    case undoChange([RecordChange], step: Int)
    /// Make one draft of those that seem to be of one purchase.
    case join(MergeProposal)
    /// Add the digits of a card to an account, or take them away again.
    case setCard(CardOffer, isListed: Bool)
}

/// What became of an action.
public enum ReviewOutcome: Hashable, Sendable {
    /// Done; the record as it is now.
    case done(Record)
    /// Done; the records as they are now, and the rules where they changed.
    case applied([Record], RuleBook?)
    /// A rule is kept, in the place of another if there was one, and these earlier records follow it.
    case followed([Record], RuleBook, replaced: Rule?)
    /// Done: the draft that stays, as it is now, and each draft before and after.
    case joined(ReviewItem, [RecordChange])
    /// Not done: the record changed meanwhile, for instance in another window.
    case stale(current: Record)
    case failed(ReviewFailure)
}

/// Why an action was not done.
public enum ReviewFailure: Hashable, Sendable {
    case library(LibraryError)
    /// The accounts do not allow it.
    case book(BookProblem)
    /// There is no program to show the picture at this path with.
    case noViewer(picture: String)
    /// An error that we do not know; in the system's own words.
    case unexpected(String)
}

/// An answer that was given and, unless it was to skip, written.
public struct ReviewAnswer: Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case confirmed, discarded, skipped }

    public var kind: Kind
    /// The draft as it was shown first.
    public var before: Record
    /// As it was written.
    public var after: Record
    /// Which draft of the conversation it was.
    var index: Int
    /// What was decided for other records because of it, the last one last.
    public var consequences: [Consequence] = []

    /// A rule that was made of a correction, with what it changed.
    public struct Consequence: Hashable, Sendable {
        public var rule: Rule
        /// The rule in whose place it came.
        public var replaced: Rule?
        /// Earlier records, as they were written.
        public var changes: [RecordChange]

        /// The number of their step in the ledger; `nil` where no record was written.
        public var step: Int? { changes.step }
    }
}

/// What is asked for; kept on a stack, which is all that going back needs.
public enum ReviewStep: Hashable, Sendable {
    /// Looking at a draft.
    case draft
    /// Which field is to be changed?
    case chooseField
    /// Which value has the field; `isNeeded` when the draft could not be confirmed without it.
    case enter(ReviewField, isNeeded: Bool)
    case chooseCategory
    /// What was bought, line by line; which of them is at hand, from 0.
    case items(selected: Int)
    /// What does the line say; `nil` for a new one.
    case enterItem(Int?)
    /// Leaving a draft with changes that are not written: really?
    case dropChanges(DropReason)
    /// A value was corrected that earlier records have too: for which is it meant?
    case correction(Correction)
    /// Drafts of one shop without a certain category: which is it for all of them?
    case group(DraftGroup)
    case chooseGroupCategory(DraftGroup)
    /// Pictures that show no receipt: discard all of them?
    case pictures(OtherPictures)
    /// Drafts seem to be of one purchase: are they?
    case together(MergeProposal)
    /// A receipt was paid by a card that no account lists: is it this account's?
    case card(CardOffer)
    /// The caller is busy with the answer.
    case waiting(ReviewAction)
    /// Every draft has its answer; the last ones can still be undone.
    case allAnswered
    case finished(ReviewEnding)

    public enum DropReason: Hashable, Sendable { case skip, quit }
}

public enum ReviewEnding: Hashable, Sendable {
    case completed
    /// The person left.
    case quit
    /// No more input.
    case endOfInput
    /// Ctrl-C.
    case interrupted
}

/// What is said once, below the draft, about the last answer.
public enum ReviewNotice: Hashable, Sendable {
    case confirmed(Record)
    case discarded(Record)
    case skipped(Record)
    case undone
    /// Undone together with a rule and the earlier records that followed it, so many.
    case undoneWithRule(earlier: Int)
    case imageOpened
    /// From now on so; and so many earlier records were changed.
    case followed(Rule, earlier: Int)
    /// So many drafts got the category.
    case grouped(Category, drafts: Int)
    /// The card is its account's from now on.
    case cardListed(CardOffer)
    /// Nothing that was due fits the draft.
    case nothingDue
    /// So many drafts are one now.
    case joined(MergeProposal)
    /// They are asked about no more.
    case keptApart
    /// So many drafts were discarded at once.
    case discardedAll(drafts: Int)
    /// The amount is divided into so many parts.
    case split(parts: Int)
    /// The record has no image to open.
    case noImage
    /// Another window changed this draft; it is shown as it is now.
    case changedElsewhere
    /// Another window confirmed or discarded it.
    case answeredElsewhere(Record)
    /// It was changed since, so the answer is not undone.
    case undoRefused
    case failed(ReviewFailure)
    /// The photo could not be opened.
    case notOpened(ReviewFailure)
    case problem(InputProblem)
    /// Confirming needs this field first.
    case needed(ReviewField)
    /// What was missing is there now.
    case completed
    /// The question at hand has no such answer.
    case notPossibleHere
    case noSuchChoice(Int, of: Int)
    case nothingToUndo
    case nothingToGoBackTo

    /// Something did not go as asked.
    public var isTrouble: Bool {
        switch self {
        case .confirmed, .discarded, .skipped, .undone, .undoneWithRule, .imageOpened, .completed, .followed, .grouped,
            .split, .cardListed, .discardedAll, .joined, .keptApart:
            false
        default: true
        }
    }
}

/// What was done in a review.
public struct ReviewSummary: Hashable, Sendable {
    public var confirmed: Int
    public var discarded: Int
    public var skipped: Int
    /// Drafts that were not looked at, or skipped.
    public var left: Int
    public var ending: ReviewEnding

    public init(confirmed: Int = 0, discarded: Int = 0, skipped: Int = 0, left: Int = 0, ending: ReviewEnding) {
        self.confirmed = confirmed
        self.discarded = discarded
        self.skipped = skipped
        self.left = left
        self.ending = ending
    }
}
