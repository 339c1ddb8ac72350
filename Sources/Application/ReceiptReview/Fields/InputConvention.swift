public import ReceiptDomain
import ReceiptRegions

/// How a user writes dates and amounts, where what they type leaves it open.
public struct InputConvention: Hashable, Sendable {
    public var today: CalendarDay
    private var ownDateOrder: ReadingContext.DateOrder?
    private var locale = ""
    public var homeCurrency: Currency?
    /// The categories that can be meant.
    public var catalog: CategoryCatalog
    /// The ids of the book's accounts by the words that mean one of them; other words stay what they are.
    public var accountIDs: [String: String] = [:]
    /// What records keep for whom somebody names, by names in small letters.
    public var subjects: [String: String] = [:]

    public init(
        today: CalendarDay,
        dateOrder: ReadingContext.DateOrder,
        homeCurrency: Currency?,
        catalog: CategoryCatalog = .builtIn
    ) {
        self.catalog = catalog
        self.today = today
        ownDateOrder = dateOrder
        self.homeCurrency = homeCurrency
    }

    /// What a profile says; the order of dates follows its locale where it is not set.
    public init(today: CalendarDay, profile: Profile, catalog: CategoryCatalog = .builtIn) {
        self.today = today
        self.catalog = catalog
        homeCurrency = profile.currency
        ownDateOrder = profile.dateOrder
        locale = profile.locale
    }

    /// The locale's is looked up when a date needs it: few commands are given one, and that takes the lists of all countries.
    public var dateOrder: ReadingContext.DateOrder { ownDateOrder ?? Self.dateOrder(ofLocale: locale) }

    static func dateOrder(ofLocale locale: String) -> ReadingContext.DateOrder {
        (Region.named(inLocale: locale)?.dates ?? .usual).order
    }
}

/// Why an answer cannot be taken.
public enum InputProblem: Error, Hashable, Sendable {
    case notADate(String)
    case dateInFuture(CalendarDay)
    case notATime(String)
    case notAnAmount(String)
    /// The currency does not have that many decimal places.
    case tooManyDecimals(Currency)
    /// `10,123` in a currency with three decimals: ten, or ten thousand.
    case unclearDecimals(String, Currency)
    /// More than ``Money/largest``.
    case amountTooLarge(Currency)
    case notACurrency(String)
    case notAKind(String)
    case notAMood(String)
    /// What the parts come to, and what they should.
    case splitsDiffer(Money, Money)
    /// Not of the form `category=amount`.
    case notASplit(String)
    /// Not of the form `name amount`.
    case notAnItem(String)
    case noSuchCategory(String)
    /// Several categories fit equally well.
    case manyCategories([Category])
    case noSuchField(String)
    case notAStatus(String)
    /// Not of the form `field=value`.
    case notACondition(String)
    /// The field cannot be left out.
    case needed(ReviewField)
    case tooLong(limit: Int)
    /// In JSON: a number or a list where a string belongs.
    case notText
}
