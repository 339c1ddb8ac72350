import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

/// The drawings among which a household chooses one for a category.
///
/// A category keeps an emoji, which terminals show; each drawing stands for one of them.
enum CategoryDrawing {
    /// The drawings that no built-in category has.
    static let others: [(icon: String, drawing: String, name: PageText)] = [
        ("☕", "cafe", .cafe), ("🍺", "drink", .drinks), ("🧳", "travel", .travel), ("🏃", "exercise", .exercise),
        ("🎵", "music", .music), ("🎮", "game", .games), ("🍼", "baby", .baby), ("🐾", "pet", .pet),
        ("🪴", "plant", .plants),
        ("🚗", "car", .car), ("🔧", "tool", .repairs), (CategoryCatalog.plainIcon, "tag", .anythingElse),
    ]

    private static let names: [String: String] = {
        let builtIn = CategoryCatalog.builtIn.entries.map { ($0.icon, $0.category.code) }
        return Dictionary(builtIn + others.map { ($0.icon, $0.drawing) }) { first, _ in first }
    }()

    /// The name of the drawing that stands for the emoji; `nil` for an emoji that is shown itself.
    static func name(for icon: String) -> String? { names[icon] }

    /// Emoji with the names that readers of the screen hear.
    static func choices(_ context: RequestContext) -> [(icon: String, name: String)] {
        CategoryCatalog.builtIn.entries.map { ($0.icon, context.wording.localized($0.english, $0.korean)) }
            + others.map { ($0.icon, context.text($0.name)) }
    }
}

extension RequestContext {
    /// A choice among the drawings for a category; an emoji that was given to it elsewhere stands among them.
    func categoryDrawings(chosen: String) -> Markup {
        var choices = CategoryDrawing.choices(self)
        if !choices.contains(where: { $0.icon == chosen }) { choices.insert((chosen, chosen), at: 0) }
        return tag("fieldset", .class("signs")) {
            tag("legend") { text(.icon) }
            for (icon, name) in choices {
                tag("label", .text(.title, name)) {
                    void(
                        "input",
                        .set("type", "radio"),
                        .set("name", "icon"),
                        .text(.value, icon),
                        .text(.ariaLabel, name),
                        .flag("checked", if: icon == chosen)
                    )
                    drawn(icon)
                }
            }
        }
    }

    /// The drawing that stands for the emoji, or else the emoji, in a square.
    func drawn(_ icon: String, _ tone: Attribute? = nil) -> Markup {
        tag("span", .class("icon-sign"), .set("aria-hidden", "true"), tone) {
            CategoryDrawing.name(for: icon).map { drawing($0) } ?? Markup(data: icon)
        }
    }
}
