/// Help of `rates`.
public enum RatesHelp: CaseIterable, Hashable, Sendable {
    case rates, ratesDiscussion, list, currency, on, json, importRates, file, date, source, remove, removedSource

    /// In the language of the wording.
    public func text(_ wording: any Wording) -> String {
        switch self {
        case .rates:
            wording.localized("Take exchange rates from files, and show them.", "파일에서 환율을 가져오고 봅니다.")
        case .ratesDiscussion:
            wording.localized(
                """
                receiptmind rates import eurofxref-hist.csv
                receiptmind rates import exim-2026-11-25.json
                receiptmind report --in KRW

                Nothing is fetched: download the file, or let cron do it (docs/recipes.md). The European Central Bank's CSV, the \
                answers of 한국수출입은행 and tables with the columns day, from, to, rate are read. All users of the library have the \
                same rates.
                """,
                """
                receiptmind rates import eurofxref-hist.csv
                receiptmind rates import exim-2026-11-25.json
                receiptmind report --in KRW

                ReceiptMind는 인터넷에 접속하지 않습니다. 파일을 직접 내려받거나 cron으로 받으세요(docs/recipes.md). 유럽중앙은행의 CSV, 한국수출입은행의 \
                응답, day, from, to, rate 열이 있는 표를 읽습니다. 보관함의 모든 사용자가 같은 환율을 씁니다.
                """
            )
        case .list: wording.localized("Show the newest rates.", "가장 최근의 환율을 봅니다.")
        case .currency: wording.localized("Only rates of this currency: USD.", "이 통화의 환율만: USD.")
        case .on:
            wording.localized("Show the rates as of this day (default: the newest).", "이날을 기준으로 봅니다 (기본: 최신).")
        case .json: wording.localized("Print one JSON object a line.", "한 줄에 JSON 하나씩 출력합니다.")
        case .importRates:
            wording.localized(
                "Take the rates of a file in; those of the same day, source and currencies are replaced.",
                "파일의 환율을 가져옵니다. 날짜, 출처, 통화가 같은 환율은 새 값으로 바뀝니다."
            )
        case .file:
            wording.localized(
                "eurofxref-hist.csv, an answer of 한국수출입은행 (JSON, CSV, Excel), or a table with day, from, to, rate.",
                "eurofxref-hist.csv, 한국수출입은행의 응답(JSON, CSV, 엑셀), 또는 day, from, to, rate 열이 있는 표."
            )
        case .date:
            wording.localized(
                "The day of rates that name none (default: the day in the file's name).",
                "날짜가 적혀 있지 않은 환율의 날짜 (기본: 파일 이름의 날짜)."
            )
        case .source:
            wording.localized(
                "The name of the source of a plain table (default: the file's name).",
                "일반 표의 출처 이름 (기본: 파일 이름)."
            )
        case .remove: wording.localized("Remove all rates of a source.", "한 출처의 환율을 모두 삭제합니다.")
        case .removedSource:
            wording.localized("The source, as 'receiptmind rates' names it.", "'receiptmind rates'에 나오는 출처.")
        }
    }
}
