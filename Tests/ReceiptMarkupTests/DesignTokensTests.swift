import Foundation
import ReceiptDomain
import ReceiptMarkup
import ReceiptWording
import Testing

@Suite struct DesignTokensTests {
    /// The least contrast ratio of text (WCAG 2.2, 1.4.3, level AA).
    private static let leastContrast = 4.5
    /// The least contrast ratio of drawn signs (WCAG 2.2, 1.4.11).
    private static let leastContrastOfSigns = 3.0

    @Test(arguments: Ink.allCases.filter { $0 != .inverse }, DesignTokens.Surface.allCases)
    func `every ink can be read on every surface`(ink: Ink, surface: DesignTokens.Surface) {
        #expect(ink.tone.light.contrast(to: surface.light) >= Self.leastContrast)
        #expect(ink.tone.dark.contrast(to: surface.dark) >= Self.leastContrast)
    }

    @Test func `what is written on buttons can be read`() {
        let (text, button) = (Ink.inverse.tone, Ink.accent.tone)
        #expect(text.light.contrast(to: button.light) >= Self.leastContrast)
        #expect(text.dark.contrast(to: button.dark) >= Self.leastContrast)
    }

    @Test(arguments: Mood.allCases) func `what is written on a mood can be read`(mood: Mood) {
        #expect(DesignTokens.onMood.contrast(to: mood.tone) >= Self.leastContrast)
        #expect(mood.tone.css == mood.color.lowercased())
    }

    @Test(arguments: DesignTokens.categoryTones.map(\.category)) func `a category's sign is seen on both grounds`(
        category: ReceiptDomain.Category
    ) throws {
        let tone = DesignTokens.categoryTones.first { $0.category == category }
        let color = try #require(tone).color
        for surface in DesignTokens.Surface.allCases {
            #expect(color.contrast(to: surface.light) >= Self.leastContrastOfSigns)
            #expect(color.contrast(to: surface.dark) >= Self.leastContrastOfSigns)
        }
        #expect(DesignTokens.toneName(of: category) == category.code)
    }

    @Test func `every category has a colour, a household's own always the same one`() throws {
        #expect(DesignTokens.categoryTones.map(\.category) == ReceiptDomain.Category.builtIn)
        let hobby = ReceiptDomain.Category(code: "hobby")
        let own = try #require(hobby)
        #expect(DesignTokens.categoryCSS.contains("[data-tone=\(DesignTokens.toneName(of: own))]"))
    }

    @Test func `contrast is reckoned as WCAG does`() {
        #expect(Color(0x000000).contrast(to: Color(0xFFFFFF)) == 21)
        // #767676 is the lightest grey that passes on white; the next one does not.
        #expect(Color(0x767676).contrast(to: Color(0xFFFFFF)) >= 4.5)
        #expect(Color(0x777777).contrast(to: Color(0xFFFFFF)) < 4.5)
    }

    @Test func `style sheets have every token`() {
        for ink in Ink.allCases { #expect(DesignTokens.css.contains("--\(ink.cssName):")) }
        for mood in Mood.allCases { #expect(DesignTokens.css.contains("--mood-\(mood.rawValue):")) }
        #expect(DesignTokens.css.contains("--space-16:16px"))
    }
}

extension Color {
    /// The contrast ratio of WCAG 2.2: from 1 for equal colours to 21 for black on white.
    fileprivate func contrast(to other: Color) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// The relative luminance of WCAG 2.2, from 0 to 1.
    private var luminance: Double {
        let linear = [red, green, blue].map { part in
            let share = Double(part) / 255
            return share > 0.04045 ? pow((share + 0.055) / 1.055, 2.4) : share / 12.92
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
