import ReceiptDomain
import ReceiptReview

extension EnglishWording {
    func title(position: Int, of count: Int) -> String { "Draft \(position) of \(count)" }

    func keys(for step: ReviewStep) -> [KeyLabel] {
        switch step {
        case .draft:
            [
                KeyLabel("Enter", "confirm"), KeyLabel("←→", "other values"), KeyLabel("m", "merchant"),
                KeyLabel("t", "date"), KeyLabel("a", "amount"), KeyLabel("c", "category"),
                KeyLabel("s", "skip"),
                KeyLabel("d", "discard"), KeyLabel("u", "undo"), KeyLabel("e", "more"), KeyLabel("p", "parts"),
                KeyLabel("o", "photo"), KeyLabel("i", "items"), KeyLabel("j", "join"),
                KeyLabel("?", "help"), KeyLabel("q", "quit"),
            ]
        case .chooseField, .chooseCategory, .chooseGroupCategory, .chooseDraft:
            [KeyLabel("Enter", "choose"), KeyLabel("<", "back")]
        case .enter(let field, _):
            [KeyLabel("Enter", "accept")] + (field.canBeCleared ? [KeyLabel("-", "clear")] : [])
                + [KeyLabel("<", "back")]
        case .dropChanges: [KeyLabel("y", "drop them"), KeyLabel("Enter", "keep them")]
        case .items:
            [
                KeyLabel("↑↓", "choose"), KeyLabel("Enter", "edit"), KeyLabel("m", "merge with next"),
                KeyLabel("d", "drop"), KeyLabel("+", "add"), KeyLabel("u", "undo"), KeyLabel("<", "back"),
            ]
        case .enterItem: [KeyLabel("Enter", "take it"), KeyLabel("<", "back")]
        case .allAnswered: [KeyLabel("Enter", "leave"), KeyLabel("u", "undo")]
        case .correction(let correction):
            [
                KeyLabel("Enter", "this one only"), KeyLabel("f", "from now on"),
                KeyLabel(
                    "a",
                    correction.earlier.count == 1 ? "also the earlier one" : "also these \(correction.earlier.count)"
                ),
            ]
        case .group(let group):
            (group.category == nil
                ? [KeyLabel("Enter", "choose")] : [KeyLabel("Enter", "yes, all"), KeyLabel("c", "another category")])
                + [KeyLabel("s", "ask one by one"), KeyLabel("q", "quit")]
        case .pictures: [KeyLabel("d", "discard all"), KeyLabel("Enter", "look at each"), KeyLabel("q", "quit")]
        case .together(let proposal) where proposal.reason == .chosen:
            [KeyLabel("Enter", "join them"), KeyLabel("<", "back")]
        case .divide: [KeyLabel("Enter", "divide"), KeyLabel("<", "back")]
        case .duplicate:
            [
                KeyLabel("y", "two purchases: confirm both"), KeyLabel("d", "discard this one"),
                KeyLabel("o", "photo of the other"), KeyLabel("s", "skip"), KeyLabel("Enter", "back"),
            ]
        case .together:
            [
                KeyLabel("Enter", "join them"), KeyLabel("n", "they are apart"), KeyLabel("s", "look first"),
                KeyLabel("q", "quit"),
            ]
        case .card: [KeyLabel("Enter", "yes"), KeyLabel("s", "no"), KeyLabel("q", "quit")]
        case .waiting, .finished: []
        }
    }

    func otherPictures(_ count: Int) -> String { "\(count) pictures seem to show no receipt:" }

    func unknownCard(_ offer: CardOffer) -> String {
        "No account lists the card …\(offer.digits.escapingControls) yet."
    }

    var keysOfHelp: [KeyLabel] { [KeyLabel("Enter", "back")] }

    func help(isTyped: Bool) -> [KeyLabel] {
        [
            KeyLabel("Enter", "confirm the draft as shown"),
            KeyLabel("1-9", "take one of the other values below the draft"),
            KeyLabel("↑↓ ←→", "choose a field; go through its other values"),
            KeyLabel(
                "e",
                isTyped ? "edit a field; 'e date' goes straight to it" : "edit a field; there ↑↓ show other values"
            ),
            KeyLabel("m t a", "edit the merchant, the date, the amount"),
            KeyLabel("c", "choose the category by number or name" + (isTyped ? "; 'c food' sets it" : "")),
            KeyLabel(
                "p",
                "divide by category; p again changes the parts"
                    + (isTyped ? "; 'p food=9000 pet' sets them" : "")
            ),
            KeyLabel(
                "i",
                isTyped
                    ? "items, line by line: '2 milk 5960' edits, 'd 2' drops, 'm 2' merges with the next"
                    : "items, line by line: edit, drop, merge"
            ),
            KeyLabel("j", "join with another draft of the same purchase"),
            KeyLabel("PgUp PgDn", "scroll the photo up or down"),
            KeyLabel("[ ]", "go to the record's other pages and photos"),
            KeyLabel("f", "take it as the payment due, where offered"),
            KeyLabel("s", "skip: decide another time"),
            KeyLabel("d", "discard: not a purchase; the photo is kept"),
            KeyLabel("o", "open the photo"),
            KeyLabel("u", "undo the last change or answer"),
            KeyLabel("<", "go back one step"),
            KeyLabel("q", "quit; what was answered is saved"),
            KeyLabel("✓ ~ ?", "sure, likely, doubtful; ✗ missing, * yours"),
        ]
    }

    func notice(_ notice: ReviewNotice) -> String {
        switch notice {
        case .confirmed(let record): "confirmed: \(record.outline)"
        case .discarded(let record): "discarded: \(record.outline)"
        case .skipped(let record): "skipped: \(record.outline)"
        case .undone: "undone"
        case .undoneWithRule(0): "undone, with the rule that was made"
        case .undoneWithRule(let count):
            "undone, with the rule that was made and \(count) earlier \(count == 1 ? "record" : "records")"
        case .imageOpened: "the photo is open in another window"
        case .followed(let rule, 0): "from now on: \(self.rule(rule)); 'receiptmind rules' shows it"
        case .followed(let rule, let count):
            "from now on: \(self.rule(rule)); \(count) earlier changed, 'receiptmind undo' undoes that"
        case .discardedAll(let count): "Discarded \(count) drafts; their pictures are kept."
        case .grouped(let category, let count): "\(count) drafts are now \(self.category(category))"
        case .split(let parts): "divided into \(parts) parts; p again changes them, u undoes it"
        case .cardListed(let offer):
            "from now on, receipts paid by card …\(offer.digits.escapingControls) go to the account \(names.account(offer.account).escapingControls)"
        case .joined(let proposal):
            "\(proposal.drafts.count) drafts are joined into one, with all their photos; u undoes it"
        case .keptApart: "they stay apart, and you are not asked again; u undoes it"
        case .nothingDue: "no recurring entry that was due fits this draft"
        case .noImage: "this record has no photo"
        case .nothingToJoin: "no other draft has a photo to join it with"
        case .changedElsewhere: "it was changed in another window; this is its present state"
        case .answeredElsewhere(let record): "another window answered it already: \(status(record.status))"
        case .undoRefused: "not undone: it was changed since; 'receiptmind edit' changes it"
        case .failed(let failure): "not saved: \(self.failure(failure))"
        case .notOpened(let failure): self.failure(failure)
        case .problem(let problem): self.problem(problem)
        case .needed(let field): "needed before it can be confirmed: \(self.field(field).lowercased())"
        case .completed: "complete now; Enter confirms it"
        case .notPossibleHere: "that does not answer this question"
        case .noSuchChoice(_, 0): "there are no other values to choose from; m, t, a and e edit"
        case .noSuchChoice(let number, let count): "there is no choice \(number); there are 1 to \(count)"
        case .nothingToUndo: "nothing to undo here; 'receiptmind undo' undoes earlier answers"
        case .nothingToGoBackTo: "this is the first step; u undoes the last answer, q quits"
        }
    }

    func problem(_ problem: InputProblem) -> String {
        switch problem {
        case .notADate(let text):
            "\"\(text.escapingControls)\" is not a date; for example 2026-11-18, 18 Nov, yesterday"
        case .notAPeriod(let text):
            "\"\(text.escapingControls)\" is not a day or a period such as 'last month'; 'receiptmind search' finds records by words"
        case .dateInFuture(let day): "\(self.day(day)) is in the future"
        case .dateTooFar(let day): "\(self.day(day)) is more than ten years ahead"
        case .notATime(let text): "\"\(text.escapingControls)\" is not a time; for example 19:42 or 7:42 pm"
        case .notAnAmount(let text): "\"\(text.escapingControls)\" is not an amount; for example 23,400 or $8.60"
        case .unclearDecimals(let text, let currency) where currency.fractionDigits < 3:
            "\(text) \(currency) may be thousands, or one digit too many; write \(text.replacing(".", with: "")) or \(text.dropLast())"
        case .unclearDecimals(let text, let currency):
            "\(text) \(currency) may have decimals or thousands; write \(text.replacing(",", with: ".")) or \(text.replacing(",", with: ""))"
        case .tooManyDecimals(let currency):
            currency.fractionDigits == 0
                ? "\(currency) has no decimals" : "\(currency) has at most \(currency.fractionDigits) decimals"
        case .amountTooLarge(let currency):
            "that amount is too large; at most \(Money(minorUnits: Money.largest, currency: currency).formatted)"
        case .notACurrency(let text):
            "\"\(text.escapingControls)\" is not a currency; for example KRW, USD, €; 'receiptmind currencies add' makes your own"
        case .notAKind(let text): "\"\(text.escapingControls)\" is not a kind; choose expense, income or transfer"
        case .taxUnfit(let tax, let amount):
            "a tax of \(tax.formatted) is no part of \(amount.formatted); write it without a minus"
        case .transferStays: "a transfer between accounts stays one; discard it, and enter what it is instead"
        case .account(let problem): self.problem(problem)
        case .splitsDiffer(let sum, let amount):
            "the parts come to \(sum.formatted), the amount is \(amount.formatted); make them equal"
        case .notASplit(let text): "\"\(text.escapingControls)\" is not a part; for example food=62400"
        case .notAnItem(let text):
            "\"\(text.escapingControls)\" needs a name and an amount; for example milk 2 x 2980 5960"
        case .notAMood(let text):
            "\"\(text.escapingControls)\" is not a mood; choose happy, sad, angry, tired, calm, anxious or neutral"
        case .noSuchCategory(let text):
            "no category fits \"\(text.escapingControls)\"; "
                + hint(aboutCategory: text)
        case .manyCategories(let categories):
            "which one: " + categories.map { category($0) }.joined(separator: ", ") + "?"
        case .noSuchField(let text):
            "there is no field \"\(text.escapingControls)\"; "
                + (nearestField(text).map { "did you mean \($0)?" } ?? "fields are "
                    + fieldNames.joined(separator: ", "))
        case .notAStatus(let text):
            "\"\(text.escapingControls)\" is not a status; choose draft, confirmed or discarded"
        case .notACondition(let text):
            "\"\(text.escapingControls)\" is not a condition; for example merchant~cafe or date>=2026-11-01"
        case .needed(let field): "the \(self.field(field).lowercased()) cannot be empty"
        case .notText: "the value must be a string, amounts too: \"12.50\""
        case .tooLong(let limit): "that is too long; at most \(limit) characters"
        }
    }

    func reason(_ reason: CategoryReason) -> String {
        switch reason {
        case .rule(let merchant): "your rule for \(merchant.escapingControls)"
        case .history(let merchant, let matching, let count):
            "\(matching) of \(count) earlier \(merchant.escapingControls)"
        case .word(let word): "earlier receipts with \"\(word.escapingControls)\""
        }
    }

    func reason(_ reason: MerchantReason, read: String?) -> String {
        let read = read.map { "read “\($0.escapingControls)”; " } ?? ""
        return switch reason {
        case .rule: read + "your rule"
        case .spelling: read + "as you wrote it before"
        case .businessNumber: read + "same business number as before"
        case .logo: read + "same logo as before"
        case .likeness: read + "close to a name you confirmed before"
        }
    }

    func repaired(_ repair: String) -> String { "misread, corrected: \(repair)" }
    func readAs(_ text: String) -> String { "read: “\(text)”" }
    func impliedBy(_ text: String) -> String { "because of “\(text)”" }
    func pictureOf(_ field: ReviewField) -> String { "photo: \(self.field(field).lowercased())" }
    func possibleDuplicate(_ duplicate: PossibleDuplicate) -> String {
        let record = "\(duplicate.record.id.short): \(duplicate.record.outline)"
        return duplicate.certainty == .likely ? "looks like \(record)" : "may be the same as \(record)"
    }

    func common(_ duplicate: PossibleDuplicate) -> String {
        let names = PossibleDuplicate.Trait.allCases.filter(duplicate.common.contains).map { trait in
            switch trait {
            case .merchant: "shop"
            case .businessNumber: "business number"
            case .date: "day"
            case .time: "time"
            case .amount: "amount"
            case .items: "items"
            case .approvalNumber: "approval number"
            }
        }
        let isUndecided = duplicate.certainty == .possible && duplicate.common.contains(.amount)
        let common = "in common: " + names.joined(separator: ", ")
        return isUndecided ? common + "; what was read shows no difference" : common
    }

    func question(_ step: ReviewStep) -> String {
        switch step {
        case .chooseField: "Which field?"
        case .enter(let field, _): self.field(field)
        case .chooseCategory, .chooseGroupCategory: "Category (number or name)"
        case .items: "Items"
        case .enterItem: "Item"
        case .correction: "For which records?"
        case .group(let group):
            group.category.map { "\(label($0)) for these \(group.drafts.count)?" }
                ?? "Which category for these \(group.drafts.count)?"
        case .pictures(let pictures): "Discard all \(pictures.drafts.count)? Their pictures are kept."
        case .together(let proposal):
            switch proposal.reason {
            case .parts, .chosen: "Join these \(proposal.drafts.count) into one receipt?"
            case .slip: "Keep the slip with its receipt, as one record?"
            case .other: "Keep the picture with the receipt?"
            }
        case .card(let offer): "Add it to \(names.account(offer.account).escapingControls)?"
        case .dropChanges(.skip): "Skip and drop your changes to this draft?"
        case .dropChanges(.quit): "Quit and drop your changes to this draft?"
        case .dropChanges(.join): "Join it and drop your changes to this draft?"
        case .chooseDraft: "Join with which draft (number, or part of its name)"
        case .divide(let splits): "Divide the amount into these \(splits.count) parts?"
        case .duplicate: "Is it a purchase of its own?"
        case .allAnswered: "All drafts are answered."
        case .draft, .waiting, .finished: ""
        }
    }

    func itemSum(_ sum: Money, of amount: Money) -> String {
        let difference = amount.plus(sum.negated)
        let rest = "amount \(amount.formatted), difference \(difference.formatted)"
        return "Sum \(sum.formatted) (\(difference.minorUnits == 0 ? "the amount" : rest))"
    }

    func summary(_ summary: ReviewSummary) -> String {
        var parts = ["\(summary.confirmed) confirmed"]
        if summary.discarded > 0 { parts.append("\(summary.discarded) discarded") }
        parts.append(summary.left == 1 ? "1 draft left" : "\(summary.left) drafts left")
        return parts.joined(separator: ", ")
    }

    func earlierRecords(_ count: Int) -> String {
        count == 1 ? "1 earlier record differs:" : "\(count) earlier records differ:"
    }

    func draftsOfShop(_ count: Int) -> String { "\(count) drafts whose category is in doubt:" }
}
