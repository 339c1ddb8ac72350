import ReceiptDomain
import Testing

@testable import ReceiptRegions

/// Invariants of every region, so that a new one needs no test of its own for them.
@Suite struct RegionTableTests {
    private static let codes = Region.all.map(\.code)

    @Test func `each region has a code of its own`() {
        #expect(Set(Region.all.map(\.code)).count == Region.all.count)
        #expect(Region.all.allSatisfy { $0.code.fits("AA") })
    }

    @Test(arguments: codes)
    func `a region has a currency that exists and fits it`(_ code: String) throws {
        let region = try #require(Region.country(code))
        let currency = try #require(Currency(code: region.currency.code))
        #expect(currency.code == region.currency.code)
        #expect(currency.convention.code == region.currency.code)
        #expect(region.currency.groupSeparator != region.currency.decimalSeparator)
        // The law does not count in amounts that tills never print.
        if region.currency.decimals == .never { #expect(currency.fractionDigits == 0) }
        #expect(region.smallestCoin > 0)
    }

    @Test func `only the euro and the dollar belong to several regions`() {
        let shared = Dictionary(grouping: Region.all, by: \.currency.code).filter { $0.value.count > 1 }
        #expect(shared.keys.sorted() == ["EUR", "USD"])
        #expect(Region.issuing("EUR")?.code == "EU")
        #expect(Region.issuing("USD")?.code == "US")
        #expect(Set(Region.currencies.map(\.code)).count == Region.currencies.count)
    }

    @Test(arguments: codes)
    func `a region has an order of dates with a weight`(_ code: String) throws {
        let region = try #require(Region.country(code))
        #expect(region.dates.weight > 0 && region.dates.weight <= 1)
        // Where tills print another order than people write, it says but little.
        #expect(region.dates.order == region.dates.printed || region.dates.weight < 0.5)
    }

    @Test(arguments: codes)
    func `tax rates are tenths of a percent, each once`(_ code: String) throws {
        let region = try #require(Region.country(code))
        #expect(region.taxRates.allSatisfy { (1...400).contains($0) })
        #expect(Set(region.taxRates).count == region.taxRates.count)
    }

    @Test(arguments: codes)
    func `words are small letters, with a weight in front of each row`(_ code: String) throws {
        let region = try #require(Region.country(code))
        #expect(region.vocabulary.words.misspelt.isEmpty)
        for list in [region.currency] + region.formerCurrencies {
            #expect(list.marks.misspelt.isEmpty && list.doubtfulMarks.misspelt.isEmpty)
        }
        for entry in region.vocabulary.words.entries {
            #expect(entry.weight != 0 && abs(entry.weight) <= 5, "\(entry)")
            #expect(entry.text == entry.text.lowercased() && !entry.text.contains(":"), "\(entry)")
        }
        let addresses = region.addresses
        for word in addresses.towns.words + addresses.streetEndings.words + addresses.streetBeginnings.words {
            #expect(word == word.lowercased())
        }
    }

    @Test func `no form of numbers belongs to two countries`() {
        for region in Region.all {
            #expect(region.numberForms.places.allSatisfy { $0.kind.hasPrefix(region.code.lowercased() + "-") })
            #expect(region.numberForms.places.allSatisfy { $0.weight > 0 })
        }
        let codes = Region.all.compactMap(\.numberForms.dialingCode)
        #expect(codes.allSatisfy { $0.hasPrefix("+") && $0.dropFirst().isDigits($0.count - 1) })
        for code in codes { #expect(codes.count(where: { $0.hasPrefix(code) }) == 1, "\(code)") }
        let endings = Region.all.flatMap(\.numberForms.webEndings.words)
        #expect(Set(endings).count == endings.count)
    }

    @Test func `each language has one likeliest country`() {
        let languages = Region.all.compactMap(\.language)
        #expect(Set(languages).count == languages.count)
    }

    @Test func `every country's currency is one of ISO 4217's`() {
        #expect(Region.all.allSatisfy { Currency.codes.contains($0.currency.code) })
    }

    @Test func `a typed name means one currency, unless it is shared`() {
        let names = Region.currencies.flatMap(\.names.words)
        #expect(Set(names).count == names.count)
        #expect(Region.currencies.flatMap(\.sharedNames.words).allSatisfy(names.contains))
        #expect(names.allSatisfy { $0 == $0.lowercased() })
    }

    @Test func `a chain stands with one country, and its slogans with it`() {
        func names(_ chains: Chains) -> [String] { chains.distinctive.all + chains.exact.all + chains.short.words }
        let all = Region.all.flatMap { names($0.chains) }.map { $0.lowercased() }
        #expect(Set(all).count == all.count)
        for chains in Region.all.map(\.chains) {
            #expect(chains.slogans.allSatisfy { names(chains).contains($0.key) && !$0.value.words.isEmpty })
        }
    }
}
