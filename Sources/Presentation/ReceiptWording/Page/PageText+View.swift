/// Text of the calendar and of the reports' views.
extension PageText {
    public static let calendar = PageText("Calendar", "달력")
    public static let calendarHelp = PageText("A month's days, with money and moods", "날마다 쓴 돈과 기분")
    public static let nothingThatDay = PageText("Nothing on this day.", "이날의 기록이 없습니다.")
    public static let addEntry = PageText("Add an entry", "지출 추가")
    public static let writeNote = PageText("Write a note", "일기 쓰기")
    public static let prices = PageText("Prices", "품목 가격")
    public static let pricesHint = PageText("Item, such as milk", "품목 이름 (예: 우유)")
    public static let pricesHelp = PageText(
        "Prices of one item, over time and by shop, from the items of your receipts.",
        "영수증의 품목에서 한 물건의 가격을 날짜와 가게별로 보여 줍니다."
    )
    public static let oftenBought = PageText("Often bought", "자주 산 품목")
    public static let cheapest = PageText("Lowest", "가장 쌀 때")
    public static let dearest = PageText("Highest", "가장 비쌀 때")
    public static let newest = PageText("Last", "최근")
    public static let overMonth = PageText("Month", "한 달")
    public static let overYear = PageText("12 months", "12개월")
    public static let moodsOverTime = PageText("Moods over time", "기분의 흐름")
    public static let moodDays = PageText("Entries and notes with a mood", "기분을 적은 기록과 일기")
    public static let noMoods = PageText(
        "No moods yet. A note can have one.",
        "아직 기분을 적은 날이 없습니다. 일기에 기분을 함께 적을 수 있습니다."
    )
    public static let whichView = PageText("View", "보기")
    public static let howLong = PageText("Period", "기간")
    public static let spentByShop = PageText("By shop", "가게별")
    public static let groupedBy = PageText("Grouped by", "묶기")
    public static let furtherViews = PageText("More views", "다른 보기")
    public static let export = PageText("Export", "내보내기")
    public static let exportAbout = PageText(
        "A file of your records for a spreadsheet or another program.",
        "엑셀이나 다른 프로그램에서 쓸 수 있도록 기록을 파일로 내려받습니다."
    )
    public static let exportFrom = PageText("From", "시작일")
    public static let exportTo = PageText("To", "마지막 날")
    public static let exportHelp = PageText(
        "Without a day, from the first record to the last.",
        "날짜를 비우면 처음 기록부터 마지막 기록까지 내려받습니다."
    )
    public static let fileFormat = PageText("Format", "형식")
    public static let asWorkbook = PageText("Excel workbook (XLSX)", "엑셀 파일 (XLSX)")
    public static let asCSV = PageText("Table (CSV)", "표 (CSV)")
    public static let asJSON = PageText("Everything, for programs (JSON)", "모든 내용, 프로그램용 (JSON)")
    public static let download = PageText("Download", "내려받기")
    public static let nothingToDownload = PageText("There are no records in these days.", "이 기간에는 기록이 없습니다.")
}
