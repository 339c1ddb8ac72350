import ReceiptDomain
import ReceiptReview

extension EnglishWording {
    func otherPictures(_ count: Int) -> String { "\(count) pictures seem to show no receipt" }

    func unknownCard(_ offer: CardOffer) -> String {
        "No account lists the card …\(offer.digits.escapingControls) yet."
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
            "\"\(text.escapingControls)\" is not a day, a period such as 'last month' or a category; "
                + (nearestCategory(text).map { "did you mean \($0)? " } ?? "")
                + "'receiptmind search' finds records by words"
        case .endsBeforeItBegins(let first, let last):
            "\(last.escapingControls) is before \(first.escapingControls); a period's first day comes first"
        case .dateInFuture(let day): "\(self.day(day)) is in the future"
        case .dateTooFar(let day): "\(self.day(day)) is more than ten years ahead"
        case .notATime(let text): "\"\(text.escapingControls)\" is not a time; for example 19:42 or 7:42 pm"
        case .notAnAmount(let text) where text.isLikeDay:
            "\(text.escapingControls) looks like a day; the amount is missing, for example 23,400 or $8.60"
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

    func repaired(_ repair: String) -> String { "misread, corrected: \(repair)" }
    func pictureOf(_ field: ReviewField) -> String { "photo: \(self.field(field).lowercased())" }

    func earlierRecords(_ count: Int) -> String {
        count == 1 ? "1 earlier record differs:" : "\(count) earlier records differ:"
    }

    func draftsOfShop(_ count: Int) -> String { "\(count) drafts whose category is in doubt:" }
}
