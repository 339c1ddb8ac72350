import HouseholdBook
public import ReceiptApp
public import ReceiptDomain

// Questions about a file that leaves something open, and the choices and options that answer them.
extension Wording {
    /// A question that only a person can answer; `nil` for a problem of another kind.
    public func openPoint(_ problem: StatementProblem) -> String? {
        switch problem {
        case .signUnclear(let line, let text, let amount):
            localized(
                "line \(line), \(text.escapingControls): nothing says whether \(amount) was spent or received",
                "\(line)행 \(text.escapingControls): \(amount)이(가) 쓴 돈인지 받은 돈인지 알 수 없습니다"
            )
        case .file(_, .doubt(let doubt)): openPoint(doubt)
        default: nil
        }
    }

    func openPoint(_ doubt: StatementDoubt) -> String {
        switch doubt {
        case .dateOrder(let line, let text):
            localized(
                "line \(line): \(text.escapingControls) may be two days",
                "\(line)행: \(text.escapingControls)은(는) 두 가지 날짜로 읽힙니다"
            )
        case .year(let line, let text):
            localized(
                "line \(line): nothing says the year of \(text.escapingControls)",
                "\(line)행: \(text.escapingControls)이(가) 몇 년인지 알 수 없습니다"
            )
        case .sign(let line, let text):
            localized(
                "line \(line), \(text.escapingControls): nothing says whether it was spent or received",
                "\(line)행 \(text.escapingControls): 쓴 돈인지 받은 돈인지 알 수 없습니다"
            )
        case .mixedColumn(let line, let text):
            localized(
                "line \(line), \(text.escapingControls): a number of another sign than others of its column",
                "\(line)행 \(text.escapingControls): 같은 열의 다른 금액과 부호가 다릅니다"
            )
        case .decimalSign(let line, let text):
            localized(
                "line \(line): nothing says whether the point in \(text.escapingControls) separates thousands or decimals",
                "\(line)행: \(text.escapingControls)의 점이 천 단위를 나누는 것인지 소수점인지 알 수 없습니다"
            )
        case .columns: localized("several columns may be the amount", "금액일 수 있는 열이 여럿입니다")
        case .text:
            localized("several columns may be the shop or the other side", "거래처일 수 있는 열이 여럿입니다")
        }
    }

    /// The option that says it, for a command that nobody is asked by.
    func remedy(_ doubt: StatementDoubt) -> String {
        switch doubt {
        case .dateOrder:
            localized(
                "; say which with --date-order day-first, month-first or year-first",
                ". --date-order에 day-first, month-first, year-first 중 하나를 쓰세요"
            )
        case .year:
            localized(
                "; say the year of the newest row, as with --year 2026",
                ". --year 2026처럼 가장 최근 행의 연도를 지정하세요"
            )
        case .sign:
            localized(
                "; use --flip if positive amounts were spent, --no-flip if they were received",
                ". 양수가 쓴 돈이면 --flip, 받은 돈이면 --no-flip을 쓰세요"
            )
        case .mixedColumn:
            localized(
                "; use --no-flip if the money came back, --flip if the sign means nothing",
                ". 되돌아온 돈이면 --no-flip, 부호에 뜻이 없으면 --flip을 쓰세요"
            )
        case .decimalSign:
            localized(
                "; use --decimal-sign point if decimals follow a point, --decimal-sign comma if they follow a comma",
                ". 점이 소수점이면 --decimal-sign point, 쉼표가 소수점이면 --decimal-sign comma를 쓰세요"
            )
        case .columns:
            localized(
                "; name them: --columns date=1,amount=3,text=4, or out= and in= for two",
                ". --columns date=1,amount=3,text=4처럼 지정하세요. 두 열로 나뉘면 out=과 in=을 쓰세요"
            )
        case .text(let columns):
            localized(
                "; say which: --columns text=\(columns.first ?? 1)"
                    + columns.dropFirst().map { ", or text=\($0)" }.joined(),
                ". --columns text=\(columns.first ?? 1)처럼 지정하세요 (\(columns.map { "\($0)" }.joined(separator: ", ")) 중 하나)"
            )
        }
    }

    /// A column as the text, as one of several to choose from.
    public func choice(textColumn: Int) -> String {
        localized("column \(textColumn) is the shop or the other side", "\(textColumn)번째 열이 거래처입니다")
    }

    /// A way to read days like `03/04/2026`, as one of several to choose from.
    public func choice(_ order: ReadingContext.DateOrder) -> String {
        switch order {
        case .dayFirst: localized("day, month, year", "일, 월, 년 순서")
        case .monthFirst: localized("month, day, year", "월, 일, 년 순서")
        case .yearFirst: localized("year, month, day", "년, 월, 일 순서")
        }
    }

    /// A way to read numbers like `1.230`, as one of two to choose from.
    public func choice(decimalComma: Bool) -> String {
        decimalComma
            ? localized("decimals follow a comma, points separate thousands", "소수점은 쉼표이고, 점은 천 단위를 나눕니다")
            : localized("decimals follow a point", "소수점은 점입니다")
    }

    /// A way to read positive amounts, as one of two to choose from.
    public func choice(spentIsPositive: Bool, for problem: StatementProblem) -> String {
        if case .file(_, .doubt(.mixedColumn)) = problem {
            return spentIsPositive
                ? localized("the sign means nothing, and it goes the way of the others", "부호와 상관없이 다른 금액과 같은 방향입니다")
                : localized("the money came back", "되돌아온 돈입니다")
        }
        return spentIsPositive
            ? localized("amounts without a minus were spent", "마이너스가 없는 금액은 쓴 돈입니다")
            : localized("amounts without a minus were received", "마이너스가 없는 금액은 받은 돈입니다")
    }

    /// The year of the newest row, as one of several to choose from.
    public func choice(year: Int) -> String {
        localized("the newest row is of \(year)", "가장 최근 행이 \(year)년입니다")
    }

    /// Asks for the password of a workbook.
    public func passwordQuestion(_ path: String) -> String {
        localized(
            "\(path.escapingControls) needs a password, often a birthday or a part of the account's number (Enter to stop): ",
            "\(path.escapingControls)에 암호가 걸려 있습니다. 흔히 생년월일이나 계좌번호의 일부입니다 (그만두려면 Enter): "
        )
    }

    /// Asks which of some ways to read a statement is right.
    public func choiceQuestion(_ count: Int) -> String {
        localized("which is right? 1 to \(count), Enter for none: ", "어느 것이 맞습니까? 1부터 \(count)까지, 없으면 Enter: ")
    }
}
