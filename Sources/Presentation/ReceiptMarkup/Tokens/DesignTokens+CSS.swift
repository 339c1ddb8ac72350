import ReceiptDomain
import ReceiptWording

extension DesignTokens {
    /// The tokens as CSS variables: `--ink-good`, `--surface-card`, `--line`, `--mood-happy`, `--space-4`, `--type-sum`.
    ///
    /// Dark where the reader's system is dark, unless the page sets `data-theme`; paper is always light.
    public static let css: String = {
        let light = variables(of: \.light, line.light, \.light)
        let dark = variables(of: \.dark, line.dark, \.dark)
        let moods = Mood.allCases.map { "--mood-\($0.rawValue):\($0.tone.css)" }
        let spaces = spacing.map { "--space-\($0):\($0)px" }
        let sizes = type.map { "--type-\($0.name):\($0.percent)%" }
        let constant = moods + spaces + sizes + ["--on-mood:\(onMood.css)", "--target:\(target)px", "--fonts:\(fonts)"]
        return ":root{color-scheme:light dark;" + (constant + light).joined(separator: ";") + "}\n"
            + "@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){"
            + dark.joined(separator: ";") + "}}\n"
            + ":root[data-theme=light]{color-scheme:light}\n@media screen{:root[data-theme=dark]{color-scheme:dark;"
            + dark.joined(separator: ";") + "}}\n@media print{:root{color-scheme:light}}\n"
    }()

    private static func variables(
        of ink: KeyPath<InkTone, Color>,
        _ line: Color,
        _ surface: KeyPath<Surface, Color>
    ) -> [String] {
        Ink.allCases.map { "--\($0.cssName):\($0.tone[keyPath: ink].css)" }
            + Surface.allCases.map { "--surface-\($0.rawValue):\($0[keyPath: surface].css)" } + ["--line:\(line.css)"]
    }
}
