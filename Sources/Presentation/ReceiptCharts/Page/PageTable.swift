import ReceiptMarkup

/// A table on a page; figures stand at the right of their columns.
struct PageTable {
    struct Column {
        var title: String
        var isNumber: Bool

        init(_ title: String, isNumber: Bool = false) { (self.title, self.isNumber) = (title, isNumber) }
    }

    var columns: [Column]
    var rows: [[String]]
    /// The last row is a sum.
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
