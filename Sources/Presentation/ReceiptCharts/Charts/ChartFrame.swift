import ReceiptMarkup

/// The width and the style of all charts, with helpers for their parts.
enum ChartFrame {
    /// The width in user units, scaled to the screen's; narrow, so that text stays readable on a phone.
    static let width = 440.0

    /// The legend of the two bars' colours, in one line.
    static func legend(_ names: (now: String, before: String), y: Double) -> Markup {
        tag("g") {
            bar(0, y, 12, 10, kind: "now")
            text(names.now, 18, y + 10, kind: "note")
            bar(160, y, 12, 10, kind: "before")
            text(names.before, 178, y + 10, kind: "note")
        }
    }

    static func text(
        _ text: String,
        _ x: Double,
        _ y: Double,
        _ anchor: StaticString = "start",
        kind: StaticString = "label"
    ) -> Markup {
        tag("text", .number("x", x), .number("y", y), .set("text-anchor", anchor), .set("class", kind)) { text }
    }

    static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, kind: StaticString) -> Markup {
        tag(
            "line",
            .number("x1", x1),
            .number("y1", y1),
            .number("x2", x2),
            .number("y2", y2),
            .set("class", kind)
        )
    }

    static func bar(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        kind: StaticString,
        tip: String? = nil
    ) -> Markup {
        tag(
            "rect",
            .number("x", x),
            .number("y", y),
            .number("width", max(0, width)),
            .number("height", height),
            .number("rx", min(2, height / 4)),
            .set("class", kind)
        ) {
            if let tip { tag("title") { tip } }
        }
    }

    /// The text cut to so many terminal columns, which are about as wide as its drawing; `…` marks the cut.
    static func shortened(_ text: String, _ limit: Int) -> String {
        func columns(_ character: Character) -> Int {
            character.unicodeScalars.contains { $0.value >= 0x1100 } ? 2 : 1
        }
        guard text.reduce(0, { $0 + columns($1) }) > limit else { return text }
        var used = 1
        return text.prefix { character in
            used += columns(character)
            return used <= limit
        } + "…"
    }

    /// The style sheet of charts, on pages and in files.
    static let style: StaticString = """
        .chart{width:100%;max-width:36rem;height:auto;display:block;font-family:var(--fonts);font-size:14px;background:var(--surface-card)}
        .chart text{fill:var(--ink-plain)}.chart .note{fill:var(--ink-faint);font-size:12px}
        .chart .title{font-weight:bold;font-size:16px}.chart .grid{stroke:var(--line)}
        .chart .now{fill:var(--ink-accent)}.chart .before{fill:var(--ink-faint);fill-opacity:.45}
        .chart .track{fill:none;stroke:var(--ink-faint)}.chart .coming{fill:var(--ink-accent);fill-opacity:.35}
        .chart .mark{stroke:var(--ink-bad);stroke-width:3}.chart .over{fill:var(--ink-bad)}
        .chart .line{fill:none;stroke:var(--ink-accent);stroke-width:2}.chart circle{fill:var(--ink-accent)}
        .chart .heat0{fill:var(--line);fill-opacity:.6}.chart .heat1{fill:var(--ink-accent);fill-opacity:.25}
        .chart .heat2{fill:var(--ink-accent);fill-opacity:.45}.chart .heat3{fill:var(--ink-accent);fill-opacity:.7}
        .chart .heat4{fill:var(--ink-accent)}
        .chart .happy{fill:var(--mood-happy)}.chart .sad{fill:var(--mood-sad)}.chart .angry{fill:var(--mood-angry)}
        .chart .tired{fill:var(--mood-tired)}.chart .calm{fill:var(--mood-calm)}.chart .anxious{fill:var(--mood-anxious)}
        .chart .neutral{fill:var(--mood-neutral)}

        """
}
