/// What stands on the page and nowhere else.
public enum PageText: Hashable, Sendable {
    case inbox, review, records, add, more, navigation, skipToContent, noDraftsYet
    case allChecked, thisOnly, fromNowOn, changedElsewhere, changedElsewhereHelp, answeredElsewhere, fieldName,
        asYouHadIt
    case asItIs, seeItAsItIs, nextDraft, undo, confirm, skip, discard, split
    case takeIt, takeBack, orElse, moreFields, onPhoto, cutOf, photoOf, original
    case onThisDevice, beingRead, readingNow, safeWaiting, couldNotBeRead, tryAgain, typeItIn, waitForReview
    case camera, gallery, send, dropHere, isDraft, isRecord, olderOnes, withoutDate
    case noRecordsYet, nothingFound, showAll, search, searchHint, month, anyCategory, noCategory
    case anyStatus, save, saved, addTitle, inOneLine, lineHint, lineHelp, enter
    case partByPart, toAccount, accounts, accountsHelp, coming, comingHelp, subjects, subjectsHelp
    case lastSteps, lastStepsHelp, noSteps, settings, settingsHelp, done, nextEntries, laterReminders
    case notUndone, notUndoneHelp, appearance, language, asTheBrowser, colours, asTheSystem, light
    case dark, shortcuts, devices, youAre, thisDevice, uploadOnly, pairedOn, lastUsed
    case pairAnother, newUploadToken, remove, connection, plainConnection, localConnection, onlyThisMachine, scanThis
    case tokenHelp, pairThis, nameOfDevice, phone, pair, codeIsOver, codeIsOverHelp, notPaired
    case notPairedHelp, notFound, notFoundHelp, somethingWrong, badRequestHelp, noSpaceHelp, tooManyHelp, yes
    case no, reports, reportsHelp, monthBefore, monthAfter, lastMonths, asTable, foreignHelp
    case draftsLeft(Int)
    case reviewAll(Int)
    case sentSafely(Int)
    case earlierToo(Int)
    case history(Int)
    /// In MiB.
    case tooLarge(Int)
    /// Who the device comes in as.
    case pairAs(String)
}

extension Wording {
    public func page(_ text: PageText) -> String {
        switch language {
        case .english: EnglishPage.text(text)
        case .korean: KoreanPage.text(text)
        }
    }

    /// Why a file could not be read, by the code that is kept beside it; `nil` for a code that nobody knows.
    public func failureReason(_ code: String) -> String? {
        switch code {
        case "empty": either("The file is empty.", "빈 파일입니다.")
        case "not-an-image": either("Neither a picture nor a document that is known.", "알 수 있는 그림이나 문서가 아닙니다.")
        case "unsupported-format": either("A format that cannot be read yet.", "아직 읽을 수 없는 형식입니다.")
        case "truncated": either("The file ends too early; send it again.", "파일이 중간에 끝납니다. 다시 보내세요.")
        case "damaged": either("The file is damaged.", "파일이 손상되었습니다.")
        case "over-limit": either("Larger than is accepted.", "받을 수 있는 크기를 넘습니다.")
        case "locked": either("It opens with a password only.", "암호가 있어야 열립니다.")
        default: nil
        }
    }

    /// What something is in the ledger beside records, by its kind.
    public func entityName(_ kind: String) -> String {
        switch kind {
        case "account": either("Account", "계좌")
        case "statement": either("Statement", "명세")
        case "recurrence": either("Comes again:", "되풀이:")
        case "reminder": either("Reminder", "할 일")
        case "subject": either("For whom:", "누구:")
        case "measure": either("Measured:", "잰 것:")
        case "category": either("Category", "분류")
        case "budget": either("Budget", "예산")
        case "rule": either("Rule", "규칙")
        default: kind
        }
    }

    /// What the page's script says, as JSON.
    public var pageScriptWords: String {
        let words = [
            ("sending", either("sending…", "보내는 중…")), ("safe", either("safe ✓", "안전함 ✓")),
            ("waits", either("waits on this device until the server answers", "서버가 답할 때까지 이 기기에서 기다림")),
            ("refused", either("was not taken", "받지 않았습니다")),
        ]
        // None of them has a character that JSON escapes.
        return "{" + words.map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",") + "}"
    }
}
