public import HouseholdBook
public import ReceiptDomain

/// A storage operation that the caller performs durably and then reports back to the conversation.
public enum ReviewAction: Hashable, Sendable {
    /// Write `after`, a confirmed record, if the ledger still holds `before`.
    case confirm(before: Record, after: Record)
    /// Discard the draft; its images stay.
    case discard(Record)
    /// Restore the records from before an answer and its consequences, if nothing changed since.
    case undo(ReviewAnswer)
    case openImage(Record)
    /// Store the rule and change the earlier records it applies to.
    case follow(Rule, [RecordChange])
    /// Write changes that keep the drafts drafts.
    case change([RecordChange])
    /// Write inverse changes, which undo the step with that number.
    case undoChange([RecordChange], step: Int)
    /// Merge the drafts of the proposal into one.
    case join(MergeProposal)
    /// List a card's digits on an account, or remove them again.
    case setCard(CardOffer, isListed: Bool)
}

public enum ReviewOutcome: Hashable, Sendable {
    /// Done; the record as stored.
    case done(Record)
    /// Done; the records as stored, and the rules where they changed.
    case applied([Record], RuleBook?)
    /// The rule was stored, in place of `replaced` if there was one, with the changed earlier records.
    case followed([Record], RuleBook, replaced: Rule?)
    /// Merged: the kept draft, and each draft before and after.
    case joined(ReviewItem, [RecordChange])
    /// Not done: the record changed meanwhile, for instance in another window.
    case stale(current: Record)
    case failed(ReviewFailure)
}

/// The reason why an action failed.
public enum ReviewFailure: Hashable, Sendable {
    case library(LibraryError)
    /// An account check refused the change.
    case book(BookProblem)
    /// No program is available to show the picture at this path.
    case noViewer(picture: String)
    /// An unexpected error, in the system's own words.
    case unexpected(String)
}

/// An answer to a draft, already written unless it was skipped.
public struct ReviewAnswer: Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case confirmed, discarded, skipped }

    public var kind: Kind
    /// The draft as it was first shown.
    public var before: Record
    /// The record as it was written.
    public var after: Record
    /// The draft's index in the conversation.
    var index: Int
    /// Rules made because of the answer, newest last.
    public var consequences: [Consequence] = []

    /// A rule made from a correction, with the records it changed.
    public struct Consequence: Hashable, Sendable {
        public var rule: Rule
        public var replaced: Rule?
        /// Changes of earlier records, as they were written.
        public var changes: [RecordChange]

        /// The sequence number of their ledger step; `nil` where no record was written.
        public var step: Int? { changes.step }
    }
}

/// The current question; earlier ones are kept on a stack, so that going back pops it.
public enum ReviewStep: Hashable, Sendable {
    /// Reviewing a draft.
    case draft
    /// Choosing the field to change.
    case chooseField
    /// Entering a field's value; `isNeeded` where the draft cannot be confirmed without it.
    case enter(ReviewField, isNeeded: Bool)
    case chooseCategory
    /// Editing line items; `selected` is counted from 0.
    case items(selected: Int)
    /// Entering the text of a line item; `nil` adds one.
    case enterItem(Int?)
    /// Choosing the draft to join the current one with.
    case chooseDraft
    /// Confirming that the amount is divided into these parts.
    case divide([Split])
    /// Asking whether a draft that looks like another record is a purchase of its own.
    case duplicate(PossibleDuplicate)
    /// Confirming that unwritten changes are dropped.
    case dropChanges(DropReason)
    /// Asking which records a correction applies to.
    case correction(Correction)
    /// Asking for one category for a merchant's drafts.
    case group(DraftGroup)
    case chooseGroupCategory(DraftGroup)
    /// Asking whether to discard all pictures without a receipt.
    case pictures(OtherPictures)
    /// Asking whether drafts show one purchase and are to be merged.
    case together(MergeProposal)
    /// Asking whether an unlisted card belongs to the chosen account.
    case card(CardOffer)
    /// The caller is performing the action.
    case waiting(ReviewAction)
    /// Every draft is answered; the last answers can still be undone.
    case allAnswered
    case finished(ReviewEnding)

    public enum DropReason: Hashable, Sendable { case skip, quit, join }
}

public enum ReviewEnding: Hashable, Sendable {
    case completed
    /// The person quit.
    case quit
    case endOfInput
    /// Ctrl-C.
    case interrupted
}

/// A message about the last answer, shown once below the draft.
public enum ReviewNotice: Hashable, Sendable {
    case confirmed(Record)
    case discarded(Record)
    case skipped(Record)
    case undone
    /// Undone, with a rule and `earlier` earlier records that it had changed.
    case undoneWithRule(earlier: Int)
    case imageOpened
    /// The rule applies from now on; `earlier` earlier records were changed.
    case followed(Rule, earlier: Int)
    /// `drafts` drafts got the category.
    case grouped(Category, drafts: Int)
    /// The card is listed on its account.
    case cardListed(CardOffer)
    /// No due occurrence fits the draft.
    case nothingDue
    /// The proposal's drafts were merged.
    case joined(MergeProposal)
    /// The drafts were recorded as separate purchases.
    case keptApart
    /// `drafts` drafts were discarded at once.
    case discardedAll(drafts: Int)
    /// The amount was divided into `parts` splits.
    case split(parts: Int)
    /// The record has no image to open.
    case noImage
    /// No other draft with a photo is there to be joined.
    case nothingToJoin
    /// Another window changed this draft; its new state is shown.
    case changedElsewhere
    /// Another window confirmed or discarded the draft.
    case answeredElsewhere(Record)
    /// The record changed since, so the answer was not undone.
    case undoRefused
    case failed(ReviewFailure)
    /// The photo could not be opened.
    case notOpened(ReviewFailure)
    case problem(InputProblem)
    /// The record cannot be confirmed without this field.
    case needed(ReviewField)
    /// The last missing field was given.
    case completed
    /// The current question does not take this input.
    case notPossibleHere
    case noSuchChoice(Int, of: Int)
    case nothingToUndo
    case nothingToGoBackTo

    /// Whether the notice reports a failure or refusal.
    public var isTrouble: Bool {
        switch self {
        case .confirmed, .discarded, .skipped, .undone, .undoneWithRule, .imageOpened, .completed, .followed, .grouped,
            .split, .cardListed, .discardedAll, .joined, .keptApart:
            false
        default: true
        }
    }
}

/// Counts of a review's answers.
public struct ReviewSummary: Hashable, Sendable {
    public var confirmed: Int
    public var discarded: Int
    public var skipped: Int
    /// Drafts without an answer, skipped ones included.
    public var left: Int
    public var ending: ReviewEnding

    public init(confirmed: Int = 0, discarded: Int = 0, skipped: Int = 0, left: Int = 0, ending: ReviewEnding) {
        (self.confirmed, self.discarded, self.skipped) = (confirmed, discarded, skipped)
        (self.left, self.ending) = (left, ending)
    }
}
