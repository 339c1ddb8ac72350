public import HouseholdBook
public import ReceiptDomain
public import ReceiptReview

/// Parsers for single values of command lines.
public enum Typed {
    public static func day(_ text: String, _ convention: InputConvention) throws(InputProblem) -> CalendarDay {
        try DayParser(convention: convention)(text)
    }

    /// A day where only a day is asked for, so that a number alone is none of a month: `5` and `5th` as `5일`.
    public static func ofMonth(_ text: String) -> String {
        text.wholeMatch(of: /([0-9]{1,2})(?:st|nd|rd|th)?/).map { $0.output.1 + "일" } ?? text
    }

    /// A day, or the first day of a month or year, in the past or in the future.
    public static func firstDay(_ text: String, _ convention: InputConvention) throws(InputProblem) -> CalendarDay {
        try convention.span(text).first
    }

    /// A day, or the last day of a month or year, in the past or in the future.
    public static func lastDay(_ text: String, _ convention: InputConvention) throws(InputProblem) -> CalendarDay {
        try convention.span(text).last
    }

    /// An amount in this currency, unless the text names another.
    public static func amount(_ text: String, _ currency: Currency) throws(InputProblem) -> Money {
        try AmountParser(currency: currency)(text)
    }

    /// An account's balance as a person counts it: of a card or a loan what is owed, with or without a minus; `+50` was paid too much.
    public static func balance(_ text: String, of account: Account) throws(InputProblem) -> Money {
        let plain = text.trimmingSpaces
        let isPlus = plain.hasPrefix("+")
        var balance = try amount(isPlus ? String(plain.dropFirst()) : plain, account.currency)
        if account.kind.isDebt, !isPlus { balance.minorUnits = -abs(balance.minorUnits) }
        return balance
    }

    public static func currency(_ text: String, _ convention: InputConvention) throws(InputProblem) -> Currency {
        try CurrencyParser(current: convention.homeCurrency ?? .unknown)(text)
    }

    /// Whether the text is the last day of whatever month: `말일`, `last day`.
    public static func isMonthEnd(_ text: String) -> Bool { DayOfMonth.isLast(text) }

    /// A day of the month: `25`, `25일`, `last`, `말일`.
    public static func dayOfMonth(_ text: String) throws(BookProblem) -> Int {
        guard let day = DayOfMonth.typed(text) else { throw .notADayOfMonth(text) }
        return day
    }

    /// The number of a purchase's instalments: `3`, `3개월`, `3 months`.
    static func months(_ text: String) throws(BookProblem) -> Int {
        let digits = text.trimmingSpaces.prefix { $0.isASCII && $0.isNumber }
        let unit = text.trimmingSpaces.dropFirst(digits.count).trimmingSpaces.lowercased()
        guard let count = Int(digits), Installments.possibleMonths.contains(count),
            ["", "개월", "달", "회", "months"].contains(unit)
        else { throw .notMonths(text) }
        return count
    }
}
