extension HelpText {
    /// Commands that show records, and the filters that choose them: `list`, `search`, `show`.
    public enum Records: CaseIterable, Hashable, Sendable {
        case listAbstract, listDiscussion, listJson, listTsv, listLimit, listAll, searchAbstract
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
            The table's columns are always the same. With --tsv they are, for scripts: id, status, date, time, \
            merchant, amount, currency, category, account, tags and memo, with tabs between them and no heading.
            """
        case .listJson: "Print one JSON object a line for each record."
        case .listTsv: "Print lines with tabs between the columns, for scripts."
        case .listLimit: "How many records the table has; 100 unless told."
        case .listAll: "Show all records in the table."
        case .searchAbstract: "Find records by what stands in them, the newest receipts first."
        case .searchDiscussion:
            """
            receiptmind search coffee oakland month:2026-10 'amount>5'

            Finds shops, memos, tags, accounts, subjects and things bought that have all of the words in them, and what else was \
            read on photos (shown behind '…'), as parts of words too, from one letter on. Words with the name of a field are conditions as in 'list --where', in \
            which ':' is as good as '='; 'month:2026-10' is the days of a month.
            """
        case .searchWords: "Parts of words to find, and conditions."
        case .searchJson: "Print one JSON object a line for each record found."
        case .searchPhoto: "Also show the part of the photo in which a word was read, in the terminal."
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
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Records) -> String {
        switch text {
        case .listAbstract: "기록을 새 영수증부터 보여 줍니다."
        case .listDiscussion:
            """
            표의 열은 언제나 같습니다. --tsv는 스크립트를 위해 id, status, date, time, merchant, amount, currency, category, \
            account, tags, memo를 탭으로 나누어 제목 없이 출력합니다.
            """
        case .listJson: "기록마다 JSON 객체를 한 줄씩 출력합니다."
        case .listTsv: "스크립트를 위해 열을 탭으로 나누어 출력합니다."
        case .listLimit: "표에 보일 기록 수. 정하지 않으면 100."
        case .listAll: "모든 기록을 표로 보여 줍니다."
        case .searchAbstract: "적혀 있는 것으로 기록을 찾아 새 영수증부터 보여 줍니다."
        case .searchDiscussion:
            """
            receiptmind search 커피 성수 month:2026-10 'amount>5000'

            상호, 메모, 태그, 계좌, 대상, 산 것, 그리고 사진에서 읽은 글자('…' 뒤에 보임)에 낱말이 모두 들어 있는 기록을 찾습니다. \
            낱말의 일부도, 한 글자도 됩니다. \
            항목 이름으로 시작하는 것은 'list --where'와 같은 조건이고 '=' 대신 ':'를 써도 됩니다. \
            'month:2026-10'은 그 달의 날들입니다.
            """
        case .searchWords: "찾을 낱말의 일부와 조건."
        case .searchJson: "찾은 기록마다 JSON 객체를 한 줄씩 출력합니다."
        case .searchPhoto: "낱말이 적힌 사진 부분도 터미널에 보여 줍니다."
        case .showAbstract: "기록을 사진, 그리고 읽어 낸 영수증의 글자와 함께 보여 줍니다."
        case .showDiscussion: "표준 출력이 터미널이면 사진도 보여 줍니다. 터미널이 할 수 있는 가장 고운 방법으로: kitty나 iTerm2의 그래픽, sixel, 또는 회색 블록."
        case .showId: "기록: ID, 또는 ID의 앞이나 뒤 일부."
        case .showJson: "JSON을 출력합니다: 기록, --evidence를 주면 읽은 것도."
        case .showEvidence: "읽은 글자도 모두 출력합니다."
        case .showPicture: "터미널에 사진을 보여 줍니다."
        case .showPage: "보여 줄 쪽. 기록의 모든 사진에 걸쳐 셉니다. 적지 않으면 첫 쪽입니다."
        case .showCuts: "항목마다 근거가 된 사진 부분을 이 폴더에 씁니다: total.png."
        }
    }
}
