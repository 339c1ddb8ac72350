/// What a person decides in a review, however it was said: by a key, a line, a button or a script.
public enum ReviewInput: Hashable, Sendable {
    /// Takes what is shown: confirms the draft, gives a group of drafts the category that is suggested, leaves at the end.
    case confirm
    /// Gives a field of the draft another value; at a question about many drafts, gives all of them the category.
    case set(FieldChange)
    /// Takes one of ``ReviewConversation/candidates`` by its number, from 1.
    case choose(Int)
    /// Asks for a value of the field; `nil` to ask which field first.
    case edit(ReviewField?)
    /// Says for which records a correction is meant.
    case apply(CorrectionScope)
    /// Drops changes that are not written, as was asked.
    case dropChanges
    /// Points at the field so many below.
    case point(Int)
    /// Gives the field at hand the value that is so many further.
    case takeOther(Int)
    /// Divides the amount by what was bought; where it is divided, asks for the parts.
    case split
    /// Asks for what was bought, line by line.
    case items
    /// Asks what a line says, counted from 0; `nil` for a new one.
    case editItem(Int?)
    /// Changes the lines.
    case item(ItemEdit)
    /// Takes the draft as the payment of what was due, as is offered; once more, and it is not.
    case fulfil
    /// Says that drafts do not belong together, and is not to be asked again.
    case keepApart
    case skip, discard, openImage, undo, back, quit
    /// No more input can come.
    case endOfInput
    case interrupt
}

/// For which records a correction is meant.
public enum CorrectionScope: Hashable, Sendable {
    case thisRecord, fromNowOn, earlierRecordsToo
}
