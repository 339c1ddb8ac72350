import Foundation
public import ReceiptDomain
public import ReceiptWording

extension TextTable {
    /// The devices with access to the page.
    public static func devices(_ devices: [Device], _ wording: any Wording) -> TextTable {
        TextTable(
            columns: [
                Column(wording.header(.id)), Column(wording.nameColumn, flexibleDownTo: 8),
                Column(wording.header(.user)), Column(wording.scopeColumn), Column(wording.lastUsedColumn),
                Column(wording.lastDayColumn),
            ],
            rows: devices.map { device in
                [
                    Cell(device.id, .faint), Cell(device.name), Cell(device.user.rawValue),
                    Cell(wording.scope(device.scope)),
                    device.lastUsed.flatMap(day).map { Cell($0) } ?? Cell(wording.missing, .faint),
                    device.lastDay.map { Cell($0.description) } ?? Cell(wording.missing, .faint),
                ]
            }
        )
    }

    private static func day(_ instant: Date) -> String? {
        CalendarDay(daysSince1970: Int((instant.timeIntervalSince1970 / 86_400).rounded(.down)))?.description
    }
}
