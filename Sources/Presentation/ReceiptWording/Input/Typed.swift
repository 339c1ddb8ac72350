public import ReceiptDomain
public import ReceiptReview

/// Single values as a person types them on a command line.
public enum Typed {
    public static func day(_ text: String, _ convention: InputConvention) throws(InputProblem) -> CalendarDay {
        try DayParser(convention: convention)(text)
    }

    /// A day in the past or to come, or the first of a month or year.
    public static func firstDay(_ text: String, _ convention: InputConvention) throws(InputProblem) -> CalendarDay {
        try convention.span(text).first
    }

    /// A day in the past or to come, or the last of a month or year.
    public static func lastDay(_ text: String, _ convention: InputConvention) throws(InputProblem) -> CalendarDay {
        try convention.span(text).last
    }

    /// In the currency, unless the text names another.
    public static func amount(_ text: String, _ currency: Currency) throws(InputProblem) -> Money {
        try AmountParser(currency: currency)(text)
    }

    public static func currency(_ text: String, _ convention: InputConvention) throws(InputProblem) -> Currency {
        try CurrencyParser(current: convention.homeCurrency ?? .unknown)(text)
    }
}
