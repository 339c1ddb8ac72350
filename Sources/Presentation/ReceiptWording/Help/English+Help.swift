import ReceiptReview

extension EnglishWording {
    public func help(_ text: HelpText) -> String {
        switch text {
        case .programAbstract: "Turn photos of receipts into a checked record of a household's money."
        case .programDiscussion: "Without a command: what waits to be read, reviewed or looked at, and how to go on."
        case .importAbstract: "Read photos of receipts into the library as drafts."
        case .importDiscussion:
            """
            Folders are searched with all that is in them. The photos are copied and stay where they are, unless \
            --move is given: then each is removed as soon as its record is safe on the disk. A photo that is \
            already in the library is named and not stored again, so importing twice changes nothing. Ctrl-C \
            finishes the receipts in hand and stops.
            """
        case .importPaths: "Photos, and folders of photos."
        case .importMove: "Remove each photo once its record is safe; one that cannot be read goes to Failed/."
        case .importDryRun: "Say what would be imported, and change nothing."
        case .importJson: "Print one JSON object a line for each photo."
        case .watchAbstract: "Read photos as they arrive in the inbox."
        case .watchDiscussion:
            """
            What lies in the inbox is read first. A photo becomes a draft and leaves the inbox; one that cannot \
            be read goes to Failed/ with the reason, and the watch goes on. Inbox/NAME/ is the inbox of the user \
            NAME. Ctrl-C and SIGTERM finish the receipts in hand and stop.
            """
        case .watchPoll:
            """
            Look into the inbox every so many seconds, for folders on a network that do not report changes.
            """
        case .watchOnce: "Read what lies in the inbox, then stop."
        case .watchJson: "Print one JSON object a line for each photo."
        case .reviewAbstract: "Look at the drafts one by one: confirm, correct, skip or discard."
        case .reviewDiscussion:
            """
            Nothing is written before an answer, and every answer is on the disk before the next draft is shown. \
            Answers can be piped in, a line each; the end of input means stop, never yes.

            --auto confirms without asking what is proved by the printed amounts and of which every field is at \
            least so sure, says what it did, and asks nothing; it is one step for 'receiptmind undo'. --json \
            prints each draft as an object a line, then {"event":"ready"}, then takes answers such as
            {"id":"a1b2c3d4","action":"confirm","set":{"category":"food"}}, with confirm, edit, discard and \
            skip.
            """
        case .reviewOrder: "Which drafts first: doubt (the least certain, then the largest) or date."
        case .reviewAuto:
            """
            Confirm what is proved and at least so sure, from 0.5 to 1 or in percent, such as 95%; ask nothing.
            """
        case .reviewDryRun: "With --auto: show what would be confirmed, and change nothing."
        case .reviewJson: "Print the drafts as JSON, and take answers as JSON, an object a line."
        case .scanAbstract: "Read receipts and print what was understood, without storing anything."
        case .scanDiscussion: "Folders are searched with all that is in them. Needs no library."
        case .scanFiles: "Photos of receipts, and folders of them."
        case .scanJson: "Print one JSON object a line for each file."
        case .scanOverlay: "Also draw what was read where, on a copy of the photo; for one photo."
        case .listAbstract: "List records, the newest receipts first."
        case .listDiscussion:
            """
            The table's columns are always the same. With --tsv they are, for scripts: id, status, date, time, \
            merchant, amount, currency, category, account, tags and memo, with tabs between them and no heading.
            """
        case .listJson: "Print one JSON object a line for each record."
        case .listTsv: "Print lines with tabs between the columns, for scripts."
        case .showAbstract: "Show a record with its photo and the words on the receipt that it was read from."
        case .showDiscussion:
            """
            The photo is shown where standard output is a terminal, in the finest form that it has: kitty's or \
            iTerm2's graphics, sixels, or blocks in grey.
            """
        case .showId: "The record: its id, or the beginning or end of it."
        case .showJson: "Print JSON: the record, and with --evidence what was read."
        case .showEvidence: "Also print all text that was read."
        case .showPicture: "Show the photo in the terminal."
        case .showPage: "Which page to show, counted over all images of the record; the first unless you say so."
        case .showCuts: "Also write the part of the photo behind each field to this folder: total.png."
        case .editAbstract: "Change fields of one record or of many."
        case .editDiscussion:
            """
            receiptmind edit a1b2c3d4 category=food memo='with Mina'
            receiptmind edit --where merchant~이마트 --from 2026-11-01 category=household --dry-run

            Fields are \(Self.fieldNames.dropLast().joined(separator: ", ")) and \(Self.fieldNames.last ?? ""); \
            values are written as in a review, and nothing behind = empties a field. Records are named by their \
            ids, or chosen by the filters of 'receiptmind list'. All are changed or none, and 'receiptmind undo' \
            takes it back in one.
            """
        case .editArguments: "Ids of records, as 'list' shows them, and FIELD=VALUE for each field."
        case .editDryRun: "Show what would change, and change nothing."
        case .editJson: "Print one JSON object a line for each record that changes."
        case .undoAbstract: "Take back the last change, or the last few, however long ago."
        case .undoDiscussion:
            """
            An answer in a review, an edit of many records and an automatic review are one step each. Nothing is \
            lost: the ledger keeps every state, and photos that were read stay.
            """
        case .undoSteps: "How many steps to take back."
        case .undoDryRun: "Show what would be taken back, and change nothing."
        case .undoJson: "Print one JSON object a line for each record, as it is then."
        case .discardAbstract: "Set records aside; with --purge, remove their images for good."
        case .discardDiscussion:
            """
            A discarded record keeps its images and its history, and is left out of lists and sums. --purge \
            removes the images and what was read from them, which cannot be taken back; the ledger keeps a line \
            that says so, and what its earlier lines say. If one of the names fits no record, or several, \
            nothing is done.
            """
        case .discardIds: "The records: their ids, or the beginning or end of them."
        case .discardPurge: "Remove the images and what was read from them, for good."
        case .discardJson: "Print one JSON object a line for each record."
        case .attachAbstract: "Keep further images with a record: the card's slip, the thing that was bought."
        case .attachDiscussion:
            """
            receiptmind attach a1b2c3d4 slip.jpg --as slip

            Files are copied byte for byte and stay where they are; fields of the record do not change. A file \
            that the record has already is passed over. All are kept or none, and 'receiptmind undo' takes it \
            back in one.
            """
        case .attachId: "The record: its id, or the beginning or end of it."
        case .attachFiles: "Pictures or documents."
        case .attachAs: "What they are: receipt (a further part), slip, or other."
        case .attachJson: "Print the record as it is then, as JSON."
        case .detachAbstract: "Take an image from a record; 'receiptmind undo' brings it back."
        case .detachDiscussion:
            "The record keeps at least one image. The file stays in its folder, so that nothing is lost."
        case .detachNumber: "Which image, as 'receiptmind show' numbers them."
        case .rulesAbstract: "Show what was learned and what you decided for good; add or remove a rule."
        case .listRulesAbstract: "Show your rules, and what confirmed records taught."
        case .listRulesAll: "Show all shops that something was learned of."
        case .listRulesJson: "Print one JSON object a line for each rule and each shop."
        case .addRuleAbstract: "Decide for good what a shop's category is, or how it is called."
        case .addRuleDiscussion:
            """
            receiptmind rules add 이마트 category=household
            receiptmind rules add '쌤스더지' merchant=맘스터치

            A rule for a chain is also for its branches. It takes the place of an earlier one of the same kind, \
            and outweighs whatever was learned. Records that are confirmed stay as they are; 'receiptmind edit' \
            changes those.
            """
        case .addRuleMerchant: "The shop's name."
        case .addRuleValue: "category=NAME or merchant=NAME."
        case .removeRuleAbstract: "Remove a rule by its number in the list."
        case .removeRuleNumber: "The rule's number, as 'receiptmind rules' shows it."
        case .retryAbstract: "Read the files in Failed/ again, for instance after an update."
        case .retryDiscussion:
            """
            What can be read now becomes a draft; the rest stays where it is, with the new reason.
            """
        case .retryList: "Only list the files and why they lie there."
        case .retryJson: "Print one JSON object a line for each file."
        case .usersAbstract: "List the library's users, or add one."
        case .usersDiscussion: "A user's photos lie in Inbox/NAME/, and --user NAME names them in other commands."
        case .usersAdd: "Add a user: small letters, digits, - and _, at most 32."
        case .usersJson: "Print one JSON object a line for each user."
        case .doctorAbstract:
            """
            Check the engine, the library, its rights and the space, and say how to mend what is wrong.
            """
        case .verifyAbstract: "Check that everything that was taken in is there, unchanged, and its owner's only."
        case .verifyDiscussion:
            """
            Looks at the ledgers' chains of hashes, every image's bytes, records against folders, rights and \
            leftovers, of all users. Ends with status 4 when something is damaged. Nothing is written without \
            --repair, which does only what cannot lose anything and says what it did.
            """
        case .verifyRepair: "Set damaged parts aside, enter whole records, remove leftovers, close rights."
        case .verifyJson: "Print one JSON object a line for each finding."
        case .backupAbstract: "Write everything that is kept into one new file, a tar with checksums."
        case .backupDiscussion:
            """
            May run while photos are read: it holds every record that was acknowledged when it ends, whole. What \
            waits in the inbox is not part of it. 'tar -xf' and 'sha256sum -c SHA256SUMS' read it too. It is not \
            encrypted.
            """
        case .backupFile: "The file to make; it must not exist yet, and lies outside the library."
        case .restoreAbstract: "Make a library from a backup, where there is none yet."
        case .restoreDiscussion:
            """
            Every byte is compared with the backup's checksums before there is a library, and nothing is ever \
            overwritten: name another place with --library, or move the old library away first.
            """
        case .restoreFile: "A file that 'receiptmind backup' made."
        case .benchAbstract:
            """
            Measure how many fields are read right, of your own confirmed records or of receipts with known \
            truth.
            """
        case .benchDiscussion:
            """
            With --ledger the photos of confirmed records are read again and held against what you confirmed. \
            Otherwise the first argument is a file with a line of JSON for each photo, {"file", "merchant", \
            "date", "total", "currency", "category"}, and the others are the photos, found in it by their names. \
            Nothing is stored.
            """
        case .benchFiles: "The truth, then photos and folders of them."
        case .benchLedger: "Read the photos of the library's confirmed records again."
        case .benchRecord: "Print for each photo all that recognition makes of it, to be replayed later."
        case .benchReplay: "Read recordings instead of photos: FILES are what --record printed."
        case .benchFeatures: "Print what is weighed in each decision on recordings, for Scripts/fit-weights."
        case .benchEach: "Print for each receipt which of its fields were right."
        case .benchMisses: "Also list every field that was read wrong."
        case .benchJson: "Print the figures as one JSON object."
        case .statusAbstract: "Say what waits to be read, reviewed or looked at, and how to go on."
        case .filterStatus:
            """
            Only records with this status: draft, confirmed or discarded (default: all but discarded).
            """
        case .filterFrom: "Only receipts from this day on: 2026-11-18, yesterday, 11/18."
        case .filterTo: "Only receipts until this day."
        case .filterMerchant: "Only merchants whose name contains this."
        case .filterCategory: "Only this category, by code or name; - for records without one."
        case .filterConditions:
            """
            Only records of which this holds: FIELD=VALUE, with != < <= > >= for other comparisons, ~ for a part \
            of a text and nothing behind = for an empty field. May be given more than once.
            """
        case .generalLang: "Language of messages: ko or en (default: that of the locale)."
        case .libraryPlaceLibrary: "The library's folder (default: RECEIPTMIND_LIBRARY, else ~/ReceiptMind)."
        case .libraryUser: "Whose records."
        case .jobsJobs: "How many receipts to read at once (default: one per core)."
        }
    }

    private static let fieldNames = ReviewField.allCases.map(\.name)
}
