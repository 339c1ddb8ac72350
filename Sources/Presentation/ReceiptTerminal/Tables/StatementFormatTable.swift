public import HouseholdBook
public import ReceiptWording

extension TextTable {
    /// How banks' files are read.
    public static func statementFormats(_ formats: [StatementFormat], _ wording: any Wording) -> TextTable {
        let names = wording.formatColumns
        return TextTable(
            columns: [
                Column(names.name), Column(names.account), Column(names.reading, flexibleDownTo: 20),
                Column(names.files, flexibleDownTo: 12),
            ],
            rows: formats.map { format in
                [
                    Cell(format.id, .strong), Cell(format.account ?? wording.anyAccount),
                    Cell(wording.description(of: format)),
                    Cell(format.header.split(separator: "|").joined(separator: ", "), .faint),
                ]
            }
        )
    }
}
