extension EnglishWording {
    func help(_ text: RecurringHelp) -> String {
        switch text {
        case .abstract: "Entries that come again: rent, salary, subscriptions."
        case .discussion:
            """
            What is due is entered by any command that looks at the library, and by 'receiptmind watch' at midnight: all \
            that was missed, each once, in one step for 'receiptmind undo'. What you change, move or discard stays so.
            """
        case .overviewAbstract: "List what comes again, and when it comes next."
        case .overviewAll: "Ended ones too."
        case .json: "Print one JSON object a line."
        case .addAbstract: "Add something that comes again, by its name and amount or after a record."
        case .addDiscussion:
            """
            receiptmind recurring add Rent 650000 --every month --on 31 --account kakao
            receiptmind recurring add Power 45000 --about --every month --on 10
            receiptmind recurring add Salary 3450000 --kind income --on 25 --weekend before
            receiptmind recurring add --from a1b2c3d4 --every month

            Without --since nothing is entered for days before today. A day that a month does not have is its last day. \
            With --from the record has the name, the amount and all else; its photo stays with it alone.
            """
        case .addName: "What it is called: the shop, or whoever pays or is paid."
        case .addAmount: "How much it is."
        case .addFrom: "Make this record come again: its id, or the beginning or end of it."
        case .addAbout: "The amount varies: drafts are made, with the median of the last three."
        case .addSince: "Also enter what was due since this day."
        case .every: "How often: day, week, \"2 weeks\", month, \"3 months\", year; month if left out."
        case .anchor: "The day that counts: a date, a weekday, or a day of the month; today if left out."
        case .until: "The last day on which it comes."
        case .count: "How often it comes in all."
        case .weekend: "On a Saturday or Sunday, date the entry: keep, before (Friday) or after (Monday)."
        case .mode: "What is made when it is due: enter (confirmed), draft, or remind (nothing; you are told)."
        case .kind: "expense, income, transfer or note; expense if left out."
        case .category: "Its category, as in a review."
        case .account: "The account that pays or is paid into."
        case .toAccount: "Of a transfer: the account that it goes to."
        case .subject: "Whom or what it is for."
        case .memo: "A note that every entry gets."
        case .tag: "A tag that every entry gets; may be given more than once."
        case .changeAbstract: "Change what comes again, for what is due from now on."
        case .changeDiscussion:
            """
            receiptmind recurring edit Rent amount=700000
            receiptmind recurring edit Rent on=5 weekend=after

            Fields are those of 'receiptmind edit', and every, on, until, count, weekend, mode, about, to and ended. Entries \
            that are there stay as they are. Another rhythm (every, on) ends it today and goes on as a new one.
            """
        case .changeDrafts: "Also change the drafts of it that wait."
        case .assignments: "FIELD=VALUE for each field; nothing behind = empties a field."
        case .which: "Which one: its name or its id."
        case .pauseAbstract: "Let it rest; what would come meanwhile is not made up later."
        case .pauseFrom: "The first day of the rest; today if left out."
        case .pauseTo: "The last day of the rest; until 'resume' if left out."
        case .resumeAbstract: "End its rest."
        case .resumeOn: "The day from which it comes again; today if left out."
        case .skipAbstract: "Leave out one or more days; the next one if none is named."
        case .skipDays: "Days on which it is due."
        case .endAbstract: "Let it come no more; what was entered stays."
        case .endOn: "The last day on which it may come; today if left out."
        case .previewAbstract: "Show what comes next, of one or of all."
        case .previewCount: "How many to show, from 1 to 1000."
        case .catchUpAbstract: "Enter what is due, also what is asked about."
        case .catchUpDiscussion:
            """
            More than 24 entries of one kind, or days far beyond everything in the ledger, are not entered before you say so \
            here; nor is what only reminds. Without a name, what is due and needs no question is entered.
            """
        case .catchUpIgnore: "Leave out for good what is due."
        case .catchUpDryRun: "Show what would be entered, and write nothing."
        case .exportAbstract: "Write a calendar file that phones and desktops take over."
        case .exportDiscussion:
            "The file has each as an event that comes again (RFC 5545). A new export updates the same events, nothing is doubled."
        case .exportICS: "The file to write; - for standard output. An earlier calendar of ours is replaced."
        }
    }
}
