import HouseholdBook
import ReceiptAPI
import ReceiptApp
import ReceiptDomain
import ReceiptReview
import ReceiptWording

/// A refusal for programs (RFC 9457), in the caller's language.
struct ProblemAnswer {
    private var status = 422
    /// A stable name of the reason.
    private var code: String
    private var detail: String
    /// The parameter or field that is meant.
    private var field: String?
    /// The record as it is now, where the answer was about an older one.
    private var record: Record?
    private var headers: [(name: StaticString, value: String)] = []
    private let wording: any Wording

    init(_ error: any Error, _ wording: any Wording) {
        self.wording = wording
        (code, detail) = ("invalid", "")
        switch error {
        case let problem as PageProblem: take(problem)
        case let problem as APIProblem:
            status =
                switch problem {
                case .unreadableFile, .unknownMediaType: 415
                case .notAllowed: 403
                case .notAMessage, .alreadyDiscarded, .notDiscarded: 422
                case .idTaken, .notTheNewestStep: 409
                default: 400
                }
            (code, field, detail) = (problem.code, problem.name, problem.sentence(wording))
        case let problem as AnswerLine.Problem:
            (code, detail) = (problem.code, wording.problem(problem))
            switch problem {
            case .invalid(let field, _), .needed(let field): self.field = field.name
            case .noSuchField(let name): field = name
            default: break
            }
        case let problem as InputProblem: (code, detail) = ("invalid-value", wording.problem(problem))
        case BookProblem.noSuchAccount(let id, let known):
            (status, code) = (404, "no-such-account")
            detail = wording.onPage(BookProblem.noSuchAccount(id, known: known))
        case RecurrenceProblem.noSuch, HouseholdReminders.Problem.unknown, HouseholdSubjects.Problem.unknown,
            HouseholdCategories.Problem.unknown, HouseholdMeasures.Problem.unknown:
            (status, code, detail) = (404, "not-found", wording.pageSentence(of: error))
        // In the page's words, which name no commands.
        case let problem as BookProblem: take(problem)
        case let problem as StatementProblem:
            (field, detail) = (problem.field, wording.onPage(problem))
            code = field == nil ? "unreadable-statement" : "needs-answer"
        case let problem as any LocalizedProblem: detail = wording.pageSentence(of: problem)
        case let problem as LibraryError: take(problem)
        case let problem as any TransientError where problem.isPassing: away()
        default: (status, code, detail) = (500, "unexpected", wording.unexpected("\(error)"))
        }
    }

    private mutating func take(_ problem: PageProblem) {
        let answer = problem.answer
        (status, code, detail) = (answer.status, answer.code, wording.page(answer.text))
        switch problem {
        case .notPaired:
            detail = wording.noToken
            headers.append(("www-authenticate", "Bearer"))
        case .methodNotAllowed: detail = wording.otherMethod
        case .unreadable: detail = APIProblem.unreadableFile.sentence(wording)
        case .tooLarge(let limit) where limit < 1 << 20: detail = wording.tooLong(kilobytes: limit >> 10)
        case .tooMany: headers.append(("retry-after", "60"))
        default: break
        }
    }

    /// A value that is missing or wrong says at which field; the book's own rules mostly concern several.
    private mutating func take(_ problem: BookProblem) {
        (field, detail) = (problem.field, wording.onPage(problem))
        code =
            switch problem {
            case .needsAmount, .needsMerchant, .needsText, .needsCurrency, .needsToAmount, .transferNeedsAccounts:
                "missing"
            default: field == nil ? "not-possible" : "invalid-value"
            }
    }

    private mutating func take(_ problem: LibraryError) {
        if let problem = PageProblem(problem) { return take(problem) }
        switch problem {
        case .database(let problem) where problem.isPassing: away()
        case .stale(_, let current):
            (status, code, detail) = (409, "stale", wording.changedMeanwhile)
            record = current
        case .staleEntity: (status, code, detail) = (409, "stale", wording.error(problem))
        case .checked, .purged, .lastImage, .incomplete:
            (code, detail) = ("not-possible", wording.error(problem))
        default: (status, code, detail) = (500, "unexpected", wording.error(problem))
        }
    }

    private mutating func away() {
        (status, code, detail) = (503, "away", wording.page(.libraryAwayHelp))
        headers.append(("retry-after", "5"))
    }

    var answer: PageResponse {
        let form: JSONForm = [
            "type": "about:blank", "title": wording.title(ofStatus: status), "status": status, "detail": detail,
            "code": code, "field": field, "record": record.map { RecordForm($0) },
        ]
        let text = (try? JSONLine.encode(form)) ?? "{}"
        let answer = PageResponse(status: status, type: "application/problem+json", Array((text + "\n").utf8))
        return headers.reduce(answer) { $0.with($1.name, $1.value) }
    }
}
