public import HouseholdBook
public import ReceiptDomain
import ReceiptRegions

/// The user's conventions for typed dates, amounts, categories and accounts.
public struct InputConvention: Hashable, Sendable {
    public var today: CalendarDay
    private var ownDateOrder: ReadingContext.DateOrder?
    private var locale = ""
    public var homeCurrency: Currency?
    /// The day on which months begin.
    public private(set) var monthStart = 1
    /// The categories that typed names are looked up in.
    public var catalog: CategoryCatalog
    /// The accounts that typed names are looked up in.
    public var accounts = AccountBook()
    /// Subject ids by lower-case name.
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

    /// The conventions of a profile; without a date order of its own, the locale's applies.
    public init(today: CalendarDay, profile: Profile, catalog: CategoryCatalog = .builtIn) {
        self.today = today
        self.catalog = catalog
        homeCurrency = profile.currency
        ownDateOrder = profile.dateOrder
        locale = profile.locale
        monthStart = profile.monthStart
    }

    /// The id of the account that a text names; where there are no accounts any text is kept, as on receipts.
    public func accountID(_ text: String) throws(BookProblem) -> String {
        accounts.isEmpty ? text.trimmingSpaces : try accounts.account(named: text).id
    }

    /// Looked up only when a date is parsed: it loads the tables of all countries, and few commands need it.
    public var dateOrder: ReadingContext.DateOrder {
        ownDateOrder ?? Self.dateOrder(ofLocale: locale, homeCurrency)
    }

    /// The order of the locale's country; systems come with `C` and `en_US`, so that there the currency's country counts more.
    static func dateOrder(ofLocale locale: String, _ currency: Currency? = nil) -> ReadingContext.DateOrder {
        let own = Region.named(inLocale: locale)
        let issuing = own == nil || own?.code == "US" ? currency.flatMap { Region.issuing($0.code) } : nil
        return ((issuing ?? own)?.dates ?? .usual).order
    }
}

/// The reason why a typed value is refused.
public enum InputProblem: Error, Hashable, Sendable {
    case notADate(String)
    /// It is no day, month, year or range either; words are searched for otherwise.
    case notAPeriod(String)
    /// The first and the last day of a period, as they were typed, in the wrong order.
    case endsBeforeItBegins(String, String)
    case dateInFuture(CalendarDay)
    /// More than ten years ahead.
    case dateTooFar(CalendarDay)
    case notATime(String)
    case notAnAmount(String)
    /// The amount has more decimals than its currency.
    case tooManyDecimals(Currency)
    /// `10,123` in a currency with three decimals may be ten or ten thousand.
    case unclearDecimals(String, Currency)
    /// Above ``Money/largest``.
    case amountTooLarge(Currency)
    case notACurrency(String)
    case notAKind(String)
    case notAMood(String)
    /// The splits' sum, and the amount that it should be.
    case splitsDiffer(Money, Money)
    /// The tax is negative, and the amount that it is a part of is not.
    case taxUnfit(Money, Money)
    /// A confirmed transfer between accounts cannot become another kind.
    case transferStays
    /// No account has the name, or several have.
    case account(BookProblem)
    /// Not of the form `category=amount`.
    case notASplit(String)
    /// Not of the form `name amount`.
    case notAnItem(String)
    case noSuchCategory(String)
    /// Several categories match equally well.
    case manyCategories([Category])
    case noSuchField(String)
    case notAStatus(String)
    /// Not of the form `field=value`.
    case notACondition(String)
    /// The field is required.
    case needed(ReviewField)
    case tooLong(limit: Int)
    /// A JSON value that is no string.
    case notText
}
