extension HelpText {
    /// Commands that show records, and the filters that choose them: `list`, `search`, `show`.
    public enum Records: CaseIterable, Hashable, Sendable {
        case listAbstract, listDiscussion, listPeriod, listJson, listTsv, listLimit, listAll, searchAbstract
        case searchDiscussion, searchWords, searchJson, searchPhoto, showAbstract, showDiscussion, showId, showJson
        case showEvidence, showPicture, showPage, showCuts
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Records) -> String {
        switch text {
        case .listAbstract: "List records, the newest receipts first."
        case .listDiscussion:
            """
            The columns of the table are always the same. For scripts, --tsv prints: id, status, date, time, \
            merchant, amount, currency, category, account, tags and memo, separated by tabs, without a heading.
            """
        case .listPeriod:
            "today, 11/18, 2026-11, november, 2026, 'last month', 2026-11-01..2026-11-22 (default: everything)."
        case .listJson: "Print one JSON object a line for each record."
        case .listTsv: "Print columns separated by tabs, for scripts."
        case .listLimit: "How many records to show."
        case .listAll: "Show all records in the table."
        case .searchAbstract: "Find records by the words in them, the newest receipts first."
        case .searchDiscussion:
            """
            receiptmind search coffee oakland month:2026-10 'amount>5'

            Finds records with all the words in merchant, memo, tags, account, subject, items or whatever else was \
            read on the photos (shown after '…'). Parts of words are found too, even one letter. A word such as FIELD=VALUE is a condition as in 'list --where'; \
            ':' means '=', and 'month:2026-10' means the days of that month.
            """
        case .searchWords: "Words or parts of them, and conditions."
        case .searchJson: "Print one JSON object a line for each record found."
        case .searchPhoto: "Also show, in the terminal, the part of the photo where a word was read."
        case .showAbstract: "Show a record with its photo and the words it was read from."
        case .showDiscussion:
            """
            The photo is shown if standard output is a terminal, in the best form it has: kitty's or \
            iTerm2's graphics, sixels, or blocks in grey.
            """
        case .showId: "The record: its id, or the beginning or end of it."
        case .showJson: "Print JSON: the record, and with --evidence what was read."
        case .showEvidence: "Also print all text that was read."
        case .showPicture: "Show the photo in the terminal."
        case .showPage: "Which page to show, counted over all images of the record."
        case .showCuts: "Also write the part of the photo behind each field to this folder: total.png."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Records) -> String {
        switch text {
        case .listAbstract: "기록을 새 영수증부터 보여 줍니다."
        case .listDiscussion:
            """
            표의 열은 언제나 같습니다. --tsv는 스크립트에서 쓰도록 id, status, date, time, merchant, amount, currency, category, \
            account, tags, memo를 탭으로 구분해 제목 줄 없이 출력합니다.
            """
        case .listPeriod: "오늘, 11/18, 2026-11, 11월, 2026, 지난달, 2026-11-01..2026-11-22 (기본: 전체 기간)."
        case .listJson: "기록마다 JSON 객체를 한 줄씩 출력합니다."
        case .listTsv: "스크립트에서 쓰도록 열을 탭으로 구분해 출력합니다."
        case .listLimit: "표에 보일 기록 수."
        case .listAll: "모든 기록을 표로 보여 줍니다."
        case .searchAbstract: "낱말로 기록을 찾아 새 영수증부터 보여 줍니다."
        case .searchDiscussion:
            """
            receiptmind search 커피 성수 month:2026-10 'amount>5000'

            상호, 메모, 태그, 계좌, 대상, 품목, 사진에서 읽은 글자('…' 뒤에 보임)에 낱말이 모두 들어 있는 기록을 찾습니다. \
            낱말의 일부나 한 글자로도 찾습니다. \
            항목=값처럼 쓴 것은 'list --where'와 같은 조건이고, '=' 대신 ':'를 써도 됩니다. \
            'month:2026-10'은 그달의 기록입니다.
            """
        case .searchWords: "찾을 낱말이나 그 일부, 조건."
        case .searchJson: "찾은 기록마다 JSON 객체를 한 줄씩 출력합니다."
        case .searchPhoto: "낱말을 읽은 사진 부분도 터미널에 보여 줍니다."
        case .showAbstract: "기록을 사진, 사진에서 읽은 글자와 함께 보여 줍니다."
        case .showDiscussion: "표준 출력이 터미널이면 사진도 보여 줍니다. kitty나 iTerm2의 그래픽, sixel, 회색 블록 중 터미널이 지원하는 가장 선명한 방법을 씁니다."
        case .showId: "기록: ID, 또는 ID의 앞이나 뒤 일부."
        case .showJson: "기록을 JSON으로 출력합니다. --evidence를 주면 읽은 글자도 출력합니다."
        case .showEvidence: "읽은 글자도 모두 출력합니다."
        case .showPicture: "터미널에 사진을 보여 줍니다."
        case .showPage: "보여 줄 쪽. 기록의 모든 사진에 걸쳐 셉니다."
        case .showCuts: "항목마다 근거가 된 사진 부분을 total.png처럼 이 폴더에 저장합니다."
        }
    }
}
