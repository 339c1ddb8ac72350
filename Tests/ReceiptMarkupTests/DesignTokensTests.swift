import ReceiptDomain
import ReceiptMarkup
import ReceiptWording
import Testing

@Suite struct DesignTokensTests {
    @Test(arguments: Ink.allCases.filter { $0 != .inverse }, DesignTokens.Surface.allCases)
    func `every ink can be read on every surface`(ink: Ink, surface: DesignTokens.Surface) {
        #expect(ink.tone.light.contrast(to: surface.light) >= DesignTokens.leastContrast)
        #expect(ink.tone.dark.contrast(to: surface.dark) >= DesignTokens.leastContrast)
    }

    @Test func `what is written on buttons can be read`() {
        let (text, button) = (Ink.inverse.tone, Ink.accent.tone)
        #expect(text.light.contrast(to: button.light) >= DesignTokens.leastContrast)
        #expect(text.dark.contrast(to: button.dark) >= DesignTokens.leastContrast)
    }

    @Test(arguments: Mood.allCases) func `what is written on a mood can be read`(mood: Mood) {
        #expect(DesignTokens.onMood.contrast(to: mood.tone) >= DesignTokens.leastContrast)
        #expect(mood.tone.css == mood.color.lowercased())
    }

    @Test(arguments: DesignTokens.categoryTones.map(\.category)) func `a category's sign is seen on both grounds`(
        category: ReceiptDomain.Category
    ) throws {
        let tone = DesignTokens.categoryTones.first { $0.category == category }
        let color = try #require(tone).color
        for surface in DesignTokens.Surface.allCases {
            #expect(color.contrast(to: surface.light) >= DesignTokens.leastContrastOfSigns)
            #expect(color.contrast(to: surface.dark) >= DesignTokens.leastContrastOfSigns)
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
