import ReceiptDomain
import ReceiptReview
import ReceiptWording

/// Parses a key or a line into the input of the current step.
struct AnswerReader {
    enum Answer {
        case decision(ReviewInput)
        case help
    }

    let conversation: ReviewConversation

    func callAsFunction(_ text: String) throws(Misunderstanding) -> Answer {
        switch conversation.step {
        case .draft: try command(text)
        case .chooseField: .decision(text.isBack ? .back : try field(text))
        case .enter(let field, let isNeeded): .decision(try value(text, for: field, isNeeded: isNeeded))
        case .chooseCategory: .decision(try value(text, for: .category, isNeeded: false))
        case .chooseDraft: .decision(text.isBack ? .back : try draft(text))
        case .divide: .decision(try answerToDivision(text))
        case .duplicate: .decision(try answerToDuplicate(text))
        case .dropChanges: .decision(Self.isYes(text) ? .dropChanges : .back)
        case .correction: .decision(try scope(text))
        case .group: .decision(try answerToGroup(text))
        case .pictures: .decision(try answerToPictures(text))
        case .together: .decision(try answerToTogether(text))
        case .card: .decision(try answerToOffer(text))
        case .chooseGroupCategory: .decision(text.isBack ? .back : try groupCategory(text))
        case .items(let selected): .decision(try answerToItems(text, selected))
        case .enterItem(let index): .decision(try item(text, at: index))
        case .allAnswered: .decision(try answerAtEnd(text))
        case .waiting, .finished: throw .unknownCommand(text)
        }
    }

    private func command(_ text: String) throws(Misunderstanding) -> Answer {
        switch ReviewCommand(text) {
        case .confirm: .decision(.confirm)
        case .pick(let number): .decision(.choose(number))
        case .edit(nil): .decision(.edit(nil))
        case .edit(let name?): .decision(try field(name))
        case .category(nil): .decision(.edit(.category))
        case .category(let query?): .decision(try value(query, for: .category, isNeeded: false))
        case .split(nil): .decision(.split)
        case .split(let parts?): .decision(try value(parts, for: .splits, isNeeded: false))
        case .items: .decision(.items)
        case .join: .decision(.join(nil))
        case .fulfil: .decision(.fulfil)
        case .skip: .decision(.skip)
        case .discard: .decision(.discard)
        case .openImage: .decision(.openImage)
        case .undo: .decision(.undo)
        case .help: .help
        case .quit: .decision(.quit)
        case .back: .decision(.back)
        case nil: throw .unknownCommand(text)
        }
    }

    private func field(_ text: String) throws(Misunderstanding) -> ReviewInput {
        guard let field = ReviewField(named: text) else { throw .problem(.noSuchField(text)) }
        return .edit(field)
    }

    private func value(_ text: String, for field: ReviewField, isNeeded: Bool) throws(Misunderstanding) -> ReviewInput {
        let answer = text.trimmingSpaces
        if answer == "<" || answer.isEmpty && !isNeeded { return .back }
        // `yes '' | receiptmind review` must come to an end: incomplete drafts stay drafts.
        if answer.isEmpty, !conversation.isInteractive { return .skip }
        if let choice = choice(answer, for: field) { return .set(choice) }
        guard let working = conversation.working else { return .back }
        do throws(InputProblem) {
            return .set(try FieldParser(convention: conversation.convention)(answer, for: field, of: working))
        } catch {
            throw .problem(error)
        }
    }

    /// A number that cannot be a value selects one of the field's alternatives.
    private func choice(_ answer: String, for field: ReviewField) -> FieldChange? {
        guard field == .merchant || field == .date, let number = Int(answer) else { return nil }
        return conversation.others(field)[counted: number]
    }

    private func answerToGroup(_ text: String) throws(Misunderstanding) -> ReviewInput {
        switch ReviewCommand(text) {
        case .confirm, .pick(1): .confirm
        case .category(nil), .edit(nil): .edit(.category)
        case .category(let query?): try groupCategory(query)
        case .skip, .back: .skip
        case .quit: .quit
        default: throw .unknownCommand(text)
        }
    }

    private func answerToPictures(_ text: String) throws(Misunderstanding) -> ReviewInput {
        switch ReviewCommand(text) {
        case .discard: .discard
        case .confirm, .skip, .back: .skip
        case .undo: .undo
        case .quit: .quit
        default: throw .unknownCommand(text)
        }
    }

    private func draft(_ text: String) throws(Misunderstanding) -> ReviewInput {
        let drafts = conversation.joinable
        guard let draft = drafts.first(where: { $0.id.rawValue == text }) ?? Int(text).flatMap({ drafts[counted: $0] })
        else { throw .unknownCommand(text) }
        return .join(draft.id)
    }

    private func answerToDivision(_ text: String) throws(Misunderstanding) -> ReviewInput {
        if Self.isYes(text) { return .confirm }
        return switch ReviewCommand(text) {
        case .confirm: .confirm
        case .back, .undo: .back
        default: throw .unknownCommand(text)
        }
    }

    /// Enter, which confirms a draft, does not confirm one that looks like another record.
    private func answerToDuplicate(_ text: String) throws(Misunderstanding) -> ReviewInput {
        if Self.isYes(text) { return .keepApart }
        return switch ReviewCommand(text) {
        case .confirm: conversation.isInteractive ? .back : .skip
        case .back, .undo: .back
        case .discard: .discard
        case .openImage: .openImage
        case .skip: .skip
        case .quit: .quit
        default: throw .unknownCommand(text)
        }
    }

    private func answerToOffer(_ text: String) throws(Misunderstanding) -> ReviewInput {
        if Self.isYes(text) { return .confirm }
        return switch ReviewCommand(text) {
        case .confirm: .confirm
        case .skip, .back: .skip
        case .undo: .undo
        case .quit: .quit
        default: throw .unknownCommand(text)
        }
    }

    /// `2 milk 5960` edits a line, `d 2` drops it, `m 2` merges it with the next, `+ milk 5960` adds one.
    private func answerToItems(_ text: String, _ selected: Int) throws(Misunderstanding) -> ReviewInput {
        guard !text.isBack else { return .back }
        let words = text.trimmingSpaces.split(maxSplits: 1) { $0.isWhitespace }.map(String.init)
        let rest = words.dropFirst().first ?? ""
        if let number = Int(words[0]), number > 0 {
            return rest.isEmpty ? .editItem(number - 1) : try item(rest, at: number - 1)
        }
        if words[0] == "+" { return rest.isEmpty ? .editItem(nil) : try item(rest, at: nil) }
        let line = rest.isEmpty ? selected : (Int(counting: rest) ?? 0) - 1
        return switch ReviewCommand.latinKey(of: words[0].lowercased()) {
        case "d" where line >= 0: .item(.drop(line))
        case "m" where line >= 0: .item(.merge(line))
        case "u": .undo
        case "q": .back
        default: throw .unknownCommand(text)
        }
    }

    private func answerToTogether(_ text: String) throws(Misunderstanding) -> ReviewInput {
        let isNo = ["n", "no", "ㅜ", "아니요", "아니오"].contains(text.trimmingSpaces.lowercased())
        return try isNo ? .keepApart : answerToOffer(text)
    }

    private func item(_ text: String, at index: Int?) throws(Misunderstanding) -> ReviewInput {
        guard !text.isBack else { return .back }
        let currency = conversation.working?.amount?.currency ?? .unknown
        do throws(InputProblem) {
            var item = try ItemParser(currency: currency)(text)
            guard let index else { return .item(.add(item)) }
            // Options are not typed, and stay.
            if let old = conversation.working?.items, old.indices.contains(index) { item.options = old[index].options }
            return .item(.replace(index, item))
        } catch {
            throw .problem(error)
        }
    }

    private func groupCategory(_ text: String) throws(Misunderstanding) -> ReviewInput {
        do throws(InputProblem) {
            let search = CategorySearch(kind: .expense, in: conversation.convention.catalog)
            return .set(.category(try search(text.trimmingSpaces)))
        } catch {
            throw .problem(error)
        }
    }

    private func scope(_ text: String) throws(Misunderstanding) -> ReviewInput {
        switch text.trimmingSpaces.lowercased() {
        case "", "1", "<", "s", "ㄴ": .apply(.thisRecord)
        case "2", "f", "ㄹ": .apply(.fromNowOn)
        case "3", "a", "ㅁ": .apply(.earlierRecordsToo)
        default: throw .unknownCommand(text)
        }
    }

    private func answerAtEnd(_ text: String) throws(Misunderstanding) -> ReviewInput {
        switch ReviewCommand(text) {
        case .undo, .back: .undo
        case .confirm, .quit: .confirm
        default: throw .unknownCommand(text)
        }
    }

    /// Anything but a plain yes is the safe answer.
    private static func isYes(_ text: String) -> Bool {
        text.trimmingSpaces.lowercased().isYes
    }
}

extension String {
    /// Whether the text, in lower case, is a plain yes; on a Korean keyboard, ㅛ is where y is.
    public var isYes: Bool { ["y", "yes", "예", "네", "ㅛ"].contains(self) }

    /// Whether the text leaves a question unanswered.
    fileprivate var isBack: Bool {
        let answer = trimmingSpaces
        return answer.isEmpty || answer == "<"
    }
}
