import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

/// The list of categories, and the form of one.
extension BookScreens {
    func categories() async throws -> PageResponse {
        let all = try await HouseholdCategories(library: context.library, user: context.user).overview()
        return try await frame(context.text(.categories)).answer {
            tag("p", .class("actions")) {
                tag("a", .class("button"), .href(Link("/categories/new")), .data("sheet", "")) {
                    context.text(.newCategory)
                }
            }
            for kind in [RecordKind.expense, .income] {
                tag("h2") { wording.kind(kind).asTitle }
                tag("ul", .class("rows")) {
                    for usage in all where usage.entry.kind == kind && !usage.entry.isHidden { row(usage) }
                }
            }
            if all.contains(where: \.entry.isHidden) {
                tag("details") {
                    tag("summary") { context.text(.hiddenOnes) }
                    tag("ul", .class("rows")) { for usage in all where usage.entry.isHidden { row(usage) } }
                }
            }
        }
    }

    func newCategory() async throws -> PageResponse {
        try await formFrame(context.text(.newCategory)).answer {
            context.form(Link("/categories")) {
                context.inputField("name", .name, .flag("required"))
                context.selectField(
                    "kind",
                    .kind,
                    [RecordKind.expense, .income].map { ($0.rawValue, wording.kind($0).asTitle) }
                )
                context.categoryDrawings(chosen: context.kept?.fields["icon"] ?? CategoryCatalog.plainIcon)
                tag("div", .class("actions")) {
                    tag("button", .class("main")) { context.text(.newCategory) }
                }
            }
        }
    }

    private func row(_ usage: HouseholdCategories.Usage) -> Markup {
        context.row(
            Link("/categories", usage.entry.category.code),
            isSheet: true,
            sign: context.categorySign(usage.entry.category),
            wording.localized(usage.entry.english, usage.entry.korean).escapingControls,
            [
                usage.records == 0 ? nil : context.text(.uses(usage.records)),
                usage.isOwn ? wording.ownMark : nil,
            ].compactMap(\.self).joined(separator: .dot)
        )
    }

    func category(_ code: String) async throws -> PageResponse {
        guard let entry = ReceiptDomain.Category(code: code).flatMap({ wording.catalog[$0] }) else {
            throw PageProblem.notFound
        }
        let title = wording.localized(entry.english, entry.korean).escapingControls
        let isBuiltIn = ReceiptDomain.Category.builtIn.contains(entry.category)
        return try await formFrame(title).answer {
            context.form(Link("/categories", code)) {
                context.inputField("korean", .korean, else: entry.korean, .flag("required"))
                context.inputField("english", .english, else: entry.english, .flag("required"))
                context.categoryDrawings(chosen: context.kept?.fields["icon"] ?? entry.icon)
                if !isBuiltIn {
                    context.selectField(
                        "kind",
                        .kind,
                        [RecordKind.expense, .income].map { ($0.rawValue, wording.kind($0).asTitle) },
                        else: entry.kind.rawValue
                    )
                }
                tag("div", .class("actions")) {
                    context.button("save", .save, .class("main"))
                    if entry.isHidden {
                        context.button("show", .showIt, .class("quiet"))
                    } else {
                        context.button("remove", .hide, .class("quiet", "ink-bad"))
                    }
                }
            }
        }
    }

    func addCategory() async throws -> PageResponse {
        let form = try await context.request.form()
        return try await taking(form, from: Link("/categories/new")) {
            var reader = FormReader(form)
            let name = reader.text("name")
            try reader.finish()
            let facts = HouseholdCategories.Facts(
                korean: name,
                english: name,
                icon: form["icon"],
                kind: form["kind"].flatMap { RecordKind(rawValue: $0) }
            )
            _ = try await HouseholdCategories(library: context.library, user: context.user)
                .add(name, facts, profile: context.dependencies.home.profile)
            return try await context.done(Link("/categories"), "made")
        }
    }

    func changeCategory(_ code: String) async throws -> PageResponse {
        let form = try await context.request.form()
        guard let category = ReceiptDomain.Category(code: code), wording.catalog[category] != nil else {
            throw PageProblem.notFound
        }
        let categories = HouseholdCategories(library: context.library, user: context.user)
        return try await taking(form, from: Link("/categories", code)) {
            switch form["do"] {
            case "remove":
                _ = try await categories.remove(category)
                return try await context.done(Link("/categories"), "removed")
            case "show":
                let profile = context.dependencies.home.profile
                _ = try await categories.add(code, HouseholdCategories.Facts(), profile: profile)
            default:
                var reader = FormReader(form)
                let (korean, english) = (reader.text("korean"), reader.text("english"))
                try reader.finish()
                let facts = HouseholdCategories.Facts(
                    korean: korean,
                    english: english,
                    icon: form["icon"],
                    kind: form["kind"].flatMap { RecordKind(rawValue: $0) }
                )
                _ = try await categories.edit(category, facts)
            }
            return try await context.done(Link("/categories"), "saved")
        }
    }
}
