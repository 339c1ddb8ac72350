public import ReceiptDomain
import ReceiptRegions

/// Text of the calendar and of the reports' views.
public enum ViewText: PageSentence, Hashable {
    case calendar, calendarHelp, nothingThatDay, addEntry, writeNote, prices, pricesHint, pricesHelp, cheapest, dearest
    case newest, overMonth, overYear, moodsOverTime, moodDays, noMoods, noAmountThere, whichView, howLong, spentByShop
    case groupedBy, furtherViews
    case export, exportAbout, exportFrom, exportTo, exportHelp, fileFormat, asWorkbook, asCSV, asJSON, download,
        nothingToDownload

    public var english: String {
        switch self {
        case .calendar: "Calendar"
        case .calendarHelp: "A month's days, with money and moods"
        case .nothingThatDay: "Nothing on this day."
        case .addEntry: "Add an entry"
        case .writeNote: "Write a note"
        case .prices: "Prices"
        case .pricesHint: "Item, such as milk"
        case .pricesHelp: "Prices of one item, over time and by shop, from the items of your receipts."
        case .cheapest: "Lowest"
        case .dearest: "Highest"
        case .newest: "Last"
        case .overMonth: "Month"
        case .overYear: "12 months"
        case .moodsOverTime: "Moods over time"
        case .moodDays: "Entries and notes with a mood"
        case .noMoods: "No moods yet. A note can have one."
        case .noAmountThere: "nothing spent"
        case .whichView: "View"
        case .howLong: "Period"
        case .spentByShop: "By shop"
        case .groupedBy: "Grouped by"
        case .furtherViews: "More views"
        case .export: "Export"
        case .exportAbout: "A file of your records for a spreadsheet or another program."
        case .exportFrom: "From"
        case .exportTo: "To"
        case .exportHelp: "Without a day, from the first record to the last."
        case .fileFormat: "Format"
        case .asWorkbook: "Excel workbook (XLSX)"
        case .asCSV: "Table (CSV)"
        case .asJSON: "Everything, for programs (JSON)"
        case .download: "Download"
        case .nothingToDownload: "There are no records in these days."
        }
    }

    public var korean: String {
        switch self {
        case .calendar: "달력"
        case .calendarHelp: "날마다 쓴 돈과 기분"
        case .nothingThatDay: "이날의 기록이 없습니다."
        case .addEntry: "지출 추가"
        case .writeNote: "일기 쓰기"
        case .prices: "품목 가격"
        case .pricesHint: "품목 이름 (예: 우유)"
        case .pricesHelp: "영수증의 품목에서 한 물건의 가격을 날짜와 가게별로 보여 줍니다."
        case .cheapest: "가장 쌀 때"
        case .dearest: "가장 비쌀 때"
        case .newest: "최근"
        case .overMonth: "한 달"
        case .overYear: "12개월"
        case .moodsOverTime: "기분의 흐름"
        case .moodDays: "기분을 적은 기록과 일기"
        case .noMoods: "아직 기분을 적은 날이 없습니다. 일기에 기분을 함께 적을 수 있습니다."
        case .noAmountThere: "지출 없음"
        case .whichView: "보기"
        case .howLong: "기간"
        case .spentByShop: "가게별"
        case .groupedBy: "묶기"
        case .furtherViews: "다른 보기"
        case .export: "내보내기"
        case .exportAbout: "엑셀이나 다른 프로그램에서 쓸 수 있도록 기록을 파일로 내려받습니다."
        case .exportFrom: "시작일"
        case .exportTo: "마지막 날"
        case .exportHelp: "날짜를 비우면 처음 기록부터 마지막 기록까지 내려받습니다."
        case .fileFormat: "형식"
        case .asWorkbook: "엑셀 파일 (XLSX)"
        case .asCSV: "표 (CSV)"
        case .asJSON: "모든 내용, 프로그램용 (JSON)"
        case .download: "내려받기"
        case .nothingToDownload: "이 기간에는 기록이 없습니다."
        }
    }
}

extension Wording {
    /// An amount short enough for a day of a calendar, without decimals: from 100,000 units on in thousands or 만.
    public func short(_ money: Money) -> String {
        let sign = money.minorUnits < 0 ? "-" : ""
        let whole = money.decimal.drop { $0 == "-" }.prefix { $0 != "." }
        guard let units = Int(whole), units >= 100_000 else {
            return sign + Money.grouped(decimal: whole, money.currency.convention)
        }
        func rounded(_ size: Int) -> String {
            Money.grouped(decimal: "\((units / size) + (units % size * 2 >= size ? 1 : 0))", money.currency.convention)
        }
        switch language {
        case .korean: return sign + rounded(10_000) + "만"
        case .english: return sign + (units < 1_000_000 ? rounded(1000) + "k" : rounded(1_000_000) + "M")
        }
    }
}
