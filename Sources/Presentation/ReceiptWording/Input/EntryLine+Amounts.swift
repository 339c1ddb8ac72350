import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview

extension String {
    /// Whether this is an amount with a minus, which may mean money that was paid or money that came back.
    public var isSignedAmount: Bool { wholeMatch(of: /[-−][₩$€£¥]?[0-9].*/) != nil }
}

// Words that are amounts.
extension EntryLine {
    /// Whether the word begins as an amount does, and is none: `15.99/month`, `4500x2`, `12+2`.
    static func isMistakenAmount(_ word: String) -> Bool {
        word.wholeMatch(of: /[$€£₩¥]?[0-9][0-9.,]*[A-Za-z*+\/×][^가-힣]*/) != nil
    }

    /// Whether the word has nothing but digits, signs between them and units, and is no amount: `1,2,3`, `3만5`.
    static func isBrokenAmount(_ word: String) -> Bool { word.wholeMatch(of: /[0-9][0-9.,만천백십억]*원?/) != nil }

    /// Whether the word is the price of one of several, and not what was paid: `4500원씩`.
    static func isOfEach(_ word: String) -> Bool { word.contains("씩") }

    /// The words, an amount and its currency in one: `5 USD`, `USD 5`.
    ///
    /// `ALL` is a currency, and `all` may be an allowance.
    var withCurrencies: [String] {
        let currencies = CurrencyParser(current: convention.homeCurrency ?? .unknown)
        return words.reduce(into: []) { joined, word in
            let isNumber = joined.last?.allSatisfy { "0123456789.,".contains($0) } ?? false
            if isNumber, currencies.currency(named: word) != nil, accounts.account(called: word) == nil,
                category(word) == nil, mood(word) == nil
            {
                joined[joined.count - 1] += word
            } else if let sign = joined.last, word.first?.isNumber == true,
                sign.allSatisfy({ !$0.isLowercase && !$0.isNumber }),
                currencies.currency(named: sign) != nil, isAmount(sign + word)
            {
                joined[joined.count - 1] += word
            } else {
                joined.append(word)
            }
        }
    }

    /// The index of the last amount, unless it is a card's last digits that follow another amount.
    func amountPosition(_ words: [String]) -> Int? {
        var found = words.indices.filter { isAmount(words[$0]) }
        // `만원` is a part of shops' names, too, and `이천` a town.
        if found.isEmpty {
            return words.indices.last { EastAsianNumber.isSpelled(words[$0]) && ($0 > 0 || words[$0].hasSuffix("원")) }
        }
        // `TV 500 4K`
        if found.contains(where: { !words[$0].isThousands }) { found.removeAll { words[$0].isThousands } }
        // A date without separators behind an amount is a date.
        if found.count > 1 { found.removeAll { words[$0].count == 8 && (try? day(words[$0], isNote: false)) != nil } }
        return found.last { accounts.account(called: words[$0]) == nil } ?? found.first
    }

    func isAmountWithCurrency(_ word: String) -> Bool {
        guard word.contains(where: { !"0123456789.,-".contains($0) }), isAmount(word) else { return false }
        return EastAsianNumber.digits(in: word) != nil
            || (try? AmountParser(currency: .unknown)(word))?.currency != .unknown
    }

    /// Whether a word before the amount is a price as well: `점심 12000 커피 4500`; `1988` may be in a shop's name.
    func isWholeAmount(_ word: String) -> Bool {
        guard convention.homeCurrency?.fractionDigits == 0, let number = Int(word.filter { $0 != "," }) else {
            return false
        }
        return number >= 1000 && number % 10 == 0 && !(1900...2100).contains(number)
            && accounts.account(called: word) == nil
    }

    func isAmount(_ word: String) -> Bool {
        guard word.contains(where: { $0.isASCII && $0.isNumber }), !Self.isOfEach(word) else { return false }
        do throws(InputProblem) {
            _ = try AmountParser(currency: convention.homeCurrency ?? .krw)(word)
            return true
        } catch {
            // The account's currency may have decimals; an amount that is too large must be reported, not taken for a name.
            return switch error {
            case .tooManyDecimals, .amountTooLarge, .unclearDecimals: true
            default: false
            }
        }
    }
}
