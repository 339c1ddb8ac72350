import ReceiptMarkup

/// An HTML table with columns of figures aligned to the right.
struct PageTable {
    struct Column {
        var title: String
        var isNumber: Bool

        init(_ title: String, isNumber: Bool = false) { (self.title, self.isNumber) = (title, isNumber) }
    }

    var columns: [Column]
    var rows: [[String]]
    /// Whether the last row is a total.
    var hasTotal = false

    var markup: Markup {
        tag("div", .class("scroll")) {
            tag("table") {
                tag("thead") {
                    tag("tr") {
                        for column in columns {
                            tag("th", .set("scope", "col"), column.isNumber ? .class("number") : nil) { column.title }
                        }
                    }
                }
                tag("tbody") {
                    for (index, row) in rows.enumerated() {
                        tag("tr", hasTotal && index == rows.count - 1 ? .class("total") : nil) {
                            for (column, cell) in zip(columns, row) {
                                tag("td", column.isNumber ? .class("number") : nil) { cell }
                            }
                        }
                    }
                }
            }
        }
    }
}
