import ReceiptDomain
import ReceiptMarkup
import ReceiptWording

/// Forms and their fields, which several screens share.
extension RequestContext {
    /// A form with its fields in a grid.
    ///
    /// The browser checks none of them, as it would tell of one at a time.
    func form(_ link: Link, @MarkupBuilder _ content: () -> Markup) -> Markup {
        let attributes: [Attribute] = [.set("method", "post"), .action(link), .class("card", "grid")]
        return tag("form", attributes + [.flag("novalidate")], content: content)
    }

    /// A hidden first button: Enter in a field presses the first one of a form.
    func pressedByEnter(_ action: String, _ label: PageText) -> Markup {
        tag("button", .class("unseen"), .set("name", "do"), .text(.value, action), .set("tabindex", "-1")) {
            text(label)
        }
    }

    /// A button that sends its form with the name of what is to be done; the script lets a key press it, too.
    func button(_ action: String, _ label: PageText, _ classes: Attribute? = nil, key: String? = nil) -> Markup {
        tag("button", classes, .set("name", "do"), .text(.value, action), key.map { .data("key", $0) }) { text(label) }
    }

    /// A field of a form with its label, and the reason where what was typed there could not be taken.
    func field(
        _ label: String,
        id: String,
        problem: String? = nil,
        @MarkupBuilder _ content: () -> Markup
    ) -> Markup {
        let inner = content()
        let problem = problem ?? trouble(at: id)
        return tag("div", problem == nil ? .class("field") : .class("field", "wrong")) {
            tag("label", .text(.for, id)) { label }
            inner
            if let problem { tag("p", .class("ink-bad"), .text(.id, "problem-" + id)) { problem } }
        }
    }

    /// The attributes of a field that say what is wrong with it.
    private func state(of name: String, _ more: [Attribute]) -> [Attribute] {
        guard let troubles = kept?.trouble as? FieldTroubles, troubles.reasons.contains(where: { $0.field == name })
        else { return [] }
        let state: [Attribute?] = [
            .set("aria-invalid", "true"),
            more.contains(helped(name)) ? nil : .text(.ariaDescribedBy, "problem-" + name),
            .flag("autofocus", if: troubles.reasons.first?.field == name),
        ]
        return state.compactMap(\.self)
    }

    /// Says that the element `NAME-help` describes the field.
    func helped(_ name: String) -> Attribute {
        .text(.ariaDescribedBy, (trouble(at: name) == nil ? "" : "problem-\(name) ") + name + "-help")
    }

    func input(_ name: String, _ value: String?, _ more: Attribute?...) -> Markup {
        input(name, value, more.compactMap(\.self))
    }

    func input(_ name: String, _ value: String?, _ more: [Attribute]) -> Markup {
        let own: [Attribute] = [.text(.id, name), .text(.name, name), .text(.value, value ?? "")]
        return void("input", own + [.text(.autocomplete, "off")] + more + state(of: name, more))
    }

    /// A field with what was typed there, or else with what is known.
    func inputField(_ name: String, _ label: PageText, else known: String? = nil, _ more: Attribute?...) -> Markup {
        field(text(label), id: name) { input(name, typed(name, else: known), more.compactMap(\.self)) }
    }

    /// A field with the option that was chosen there, or else with the one that is known.
    func selectField(
        _ name: String,
        _ label: PageText,
        _ options: [(value: String, label: String)],
        else known: String? = nil
    ) -> Markup {
        field(text(label), id: name) { select(name, options, chosen: typed(name, else: known) ?? "") }
    }

    func area(_ name: String, _ text: String?, _ more: Attribute...) -> Markup {
        tag("textarea", [.text(.id, name), .text(.name, name)] + more + state(of: name, more)) { text ?? "" }
    }

    /// An amount with its currency's sign before it.
    ///
    /// Keyboards have a point for any currency: the amount may be typed in another one.
    func amountInput(_ name: String, _ value: String?, _ currency: Currency?, _ more: [Attribute] = []) -> Markup {
        // The script sets separators, in currencies where no comma can be meant for a decimal point.
        let thousand = currency.map { Money(minorUnits: 1000, currency: $0).formattedNumber }
        let input = input(
            name,
            value,
            [.set("inputmode", "decimal")] + (thousand == "1,000" ? [.data("grouped", "")] : []) + more
        )
        guard let currency, currency != .unknown else { return input }
        return tag("div", .class("money")) {
            tag("span", .set("aria-hidden", "true")) { currency.sign }
            input
        }
    }

    /// A day, today where none is given; a page that was kept offline shows the day on which it is opened.
    func dateInput(_ name: String, _ value: String?) -> Markup {
        tag("div", .class("dated")) {
            input(name, value ?? today.description, .set("type", "date"), value == nil ? .data("today", "") : nil)
            days(for: name)
        }
    }

    /// A picture that is kept with an entry.
    ///
    /// The script sends it behind the entry, so that without a script there is none to choose.
    var pictureField: Markup {
        tag("div", .class("needs-script")) {
            field(text(.photo), id: "photo") {
                void(
                    "input",
                    .set("type", "file"),
                    .set("id", "photo"),
                    .set("name", "photo"),
                    .set("accept", "image/*,.heic,.heif")
                )
            }
        }
    }

    /// The moods as faces, of which one or none is chosen.
    func moods(_ chosen: String?) -> Markup {
        func choice(_ value: String, _ face: Markup) -> Markup {
            tag("label") {
                void(
                    "input",
                    .set("type", "radio"),
                    .set("name", "mood"),
                    .text(.value, value),
                    .flag("checked", if: value == (chosen ?? ""))
                )
                face
            }
        }
        return tag("fieldset", .class("moods")) {
            tag("legend") { name(ofField: "mood") }
            for mood in Mood.allCases { choice(mood.rawValue, chip(mood)) }
            choice("", tag("span", .class("chip")) { text(.nothingChosen) })
        }
    }

    /// The list of photos and entries that wait on this device, which the script fills.
    var deviceQueue: Markup {
        tag("section", .text(.id, "queue"), .flag("hidden")) {
            tag("h2") { text(.onThisDevice) }
            tag("ul", .class("rows"), .text(.id, "queue-rows")) {}
        }
    }

    /// Buttons that set a date field to today or yesterday, by the script.
    func days(for field: String) -> Markup {
        tag("div", .class("dates")) {
            for (ahead, text) in [("0", PageText.today), ("-1", .yesterday)] {
                tag(
                    "button",
                    .set("type", "button"),
                    .class("chip"),
                    .data("fill", field),
                    .data("days", ahead)
                ) { self.text(text) }
            }
        }
    }

    func select(
        _ name: String,
        _ options: [(value: String, label: String)],
        chosen: String,
        _ more: [Attribute] = []
    ) -> Markup {
        tag("select", [.text(.id, name), .text(.name, name)] + more + state(of: name, more)) {
            for option in options {
                tag("option", .text(.value, option.value), .flag("selected", if: option.value == chosen)) {
                    option.label
                }
            }
        }
    }

    /// A select of currencies by their names, with their codes as values.
    func currencySelect(_ name: String, chosen: String, none: String) -> Markup {
        let all = wording.currencies(besides: Currency(code: chosen))
        return select(name, [("", none)] + all.map { ($0.code, $0.name) }, chosen: chosen)
    }

    /// A select of the categories for this kind of record, with their codes as values; the first option is none.
    ///
    /// Options have names only: systems draw pictures in them in styles of their own.
    func categorySelect(_ chosen: ReceiptDomain.Category?, kind: RecordKind, none: String? = nil) -> Markup {
        var offered = wording.catalog.offered(for: kind)
        if let chosen, !offered.contains(chosen) { offered.append(chosen) }
        return select(
            "category",
            [("", none ?? text(.nothingChosen))] + offered.map { ($0.code, wording.category($0)) },
            chosen: chosen?.code ?? ""
        )
    }
}
