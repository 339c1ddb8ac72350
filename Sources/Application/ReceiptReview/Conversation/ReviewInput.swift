public import ReceiptDomain

/// A decision in a review, independent of how it was given: by key, typed line, button or script.
public enum ReviewInput: Hashable, Sendable {
    /// Accepts the proposal: confirms the draft, assigns the suggested category to a group, leaves at the end.
    case confirm
    /// Sets a field of the draft; at a group question, sets the category of all its drafts.
    case set(FieldChange)
    /// Takes one of ``ReviewConversation/candidates``, counted from 1.
    case choose(Int)
    /// Starts entering the field's value; `nil` asks for the field first.
    case edit(ReviewField?)
    /// Chooses the records that a correction applies to.
    case apply(CorrectionScope)
    /// Confirms that unwritten changes are dropped.
    case dropChanges
    /// Moves the pointer down by this many fields, up where negative.
    case point(Int)
    /// Gives the current field the alternative this many further on.
    case takeOther(Int)
    /// Proposes to divide the amount by line items; where it is divided, asks for the splits.
    case split
    /// Opens the line items.
    case items
    /// Starts entering a line item, counted from 0; `nil` adds one.
    case editItem(Int?)
    /// Edits the line items.
    case item(ItemEdit)
    /// Assigns the draft to the offered occurrence; a second time takes that back.
    case fulfil
    /// Records that the drafts are separate purchases, and asks no more; a possible duplicate is confirmed as well.
    case keepApart
    /// Asks to join the draft with this one; `nil` asks again as proposed, else with which.
    case join(RecordID?)
    case skip, discard, openImage, undo, back, quit
    case endOfInput
    case interrupt
}

public enum CorrectionScope: Hashable, Sendable {
    case thisRecord, fromNowOn, earlierRecordsToo
}
