import Foundation
public import HouseholdBook
import ReceiptApp
public import ReceiptDomain
import ReceiptReview
import ReceiptWording

/// Subjects with their values, the diary, and the steps that can be undone.
extension HouseholdAPI {
    // MARK: Subjects

    var ownSubjects: HouseholdSubjects { HouseholdSubjects(library: library, user: user) }

    private static let subjectFields: [APIParameter] = [
        APIParameter("kind", .choice(Subject.Kind.allCases.map(\.rawValue)), "What it is.", "종류."),
        APIParameter("species", "A pet's: dog, cat or any other word.", "반려동물의 종: dog(개), cat(고양이) 등."),
        APIParameter("born", "The day it was born, or made.", "태어난 날이나 만든 날."),
        APIParameter("icon", "One symbol before the name.", "이름 앞에 붙는 기호 하나."),
        APIParameter("photo", "The record whose first image shows it; empty for none.", "대상이 나온 사진이 있는 기록. 비우면 없음."),
    ]

    /// Hidden ones too.
    public func subjects() async throws -> JSONForm { ["subjects": try await ownSubjects.all().map(JSONForm.subject)] }

    public static let newSubject: [APIParameter] =
        [APIParameter("name", required: true, "Its name.", "이름.")] + subjectFields

    public func addSubject(_ values: APIValues) async throws -> JSONForm {
        .subject(try await ownSubjects.add(try values.required("name"), try facts(ofSubject: values), profile: profile))
    }

    public static let changedSubject: [APIParameter] =
        [
            action(
                ["edit", "remove"],
                "edit, or remove: one that is used is hidden instead.",
                "edit 또는 remove. 쓰고 있는 대상은 숨깁니다."
            ), APIParameter("name", "Its name.", "이름."),
        ] + subjectFields

    public func changeSubject(_ id: String, _ values: APIValues) async throws -> JSONForm {
        guard try await ownSubjects.all().contains(where: { $0.id == id }) else {
            throw HouseholdSubjects.Problem.unknown(id)
        }
        if try values.required("action") == "remove" { return .subject(try await ownSubjects.remove(id)) }
        var facts = try facts(ofSubject: values)
        facts.name = try values.text("name")
        return .subject(try await ownSubjects.edit(id, facts))
    }

    private func facts(ofSubject values: APIValues) throws -> HouseholdSubjects.Facts {
        HouseholdSubjects.Facts(
            kind: try values.text("kind").flatMap { Subject.Kind(rawValue: $0) },
            species: try values.text("species"),
            born: try values.text("born").map { try convention.pastDay($0) },
            icon: try values.text("icon"),
            photo: try values.text("photo")
        )
    }

    // MARK: Measured values

    private var ownMeasures: HouseholdMeasures { HouseholdMeasures(library: library, user: user) }

    public static let measured: [APIParameter] = [
        APIParameter("subject", required: true, "Whose.", "누구의 값인지."),
        APIParameter("what", "What was measured, such as weight.", "측정한 것. 예: 체중."),
    ]

    public func measures(_ values: APIValues) async throws -> JSONForm {
        let subject = try await ownSubjects.subject(try values.required("subject"))
        return ["measures": try await ownMeasures.all(of: subject.id, try values.text("what"))]
    }

    public static let newMeasure: [APIParameter] = [
        APIParameter("subject", required: true, "Whose.", "누구의 값인지."),
        APIParameter("what", required: true, "What was measured, such as weight.", "측정한 것. 예: 체중."),
        APIParameter("value", required: true, "The value: 4.2kg, or words.", "값: 4.2kg, 또는 글."),
        APIParameter("date", "The day; today without it.", "날짜. 없으면 오늘."),
    ]

    public func addMeasure(_ values: APIValues) async throws -> Measure {
        let subject = try await ownSubjects.subject(try values.required("subject"))
        let (what, value) = (try values.required("what"), try values.required("value"))
        return try await ownMeasures.add(subject, what, value, on: try day(values) ?? convention.today)
    }

    public static let changedMeasure: [APIParameter] = [
        action(["edit", "remove"], "edit or remove.", "edit 또는 remove."),
        APIParameter("what", "What was measured.", "측정한 것."), APIParameter("value", "The value.", "값."),
        APIParameter("date", "The day.", "날짜."),
    ]

    /// - Throws: ``HouseholdMeasures/Problem/unknown(_:)``
    public func changeMeasure(_ id: String, _ values: APIValues) async throws -> Measure {
        let before = try await ownMeasures.measure(id)
        if try values.required("action") == "remove" { return try await ownMeasures.remove(id) }
        return try await ownMeasures.change(
            before,
            try values.text("what") ?? before.what,
            try values.text("value") ?? before.shown,
            on: try day(values) ?? before.day ?? convention.today
        )
    }

    private func day(_ values: APIValues) throws -> CalendarDay? {
        try values.text("date").map { try convention.pastDay($0) }
    }

    // MARK: Diary

    public static let diaryDay: [APIParameter] = [APIParameter("on", "The day; today without it.", "날짜. 없으면 오늘.")]

    /// A day's records, notes and moods, values, what was done, and the same day of earlier years.
    public func diary(_ values: APIValues) async throws -> JSONForm {
        let day = try values.text("on").map { try convention.pastDay($0) } ?? convention.today
        return .diary(try await Diary(library: library, user: user).page(day))
    }

    // MARK: Steps

    private static let shownSteps = 20

    /// The newest steps, and those undone last; only the first of each can be taken back.
    public func steps() async throws -> JSONForm {
        let done = try await library.steps(of: user, newest: Self.shownSteps)
        let undone = try await library.steps(.undoing, of: user, newest: Self.shownSteps)
        return ["steps": done.map { form(of: $0) }, "undone": undone.map { form(of: $0) }]
    }

    private func form(of step: LedgerStep) -> JSONForm {
        [
            "number": step.number, "at": step.at.formatted(.iso8601), "records": step.changes.map(\.after.id),
            "entities": step.entities.map { change -> JSONForm in
                ["kind": change.kind, "id": change.id, "title": wording.title(of: change)]
            },
        ]
    }

    public static let takingBack: [APIParameter] = [
        action(["undo", "redo"], "undo, or redo what was undone last.", "undo, 또는 마지막으로 되돌린 것을 다시 적용하는 redo."),
        APIParameter(
            "step",
            .integer(0...Int(Int32.max)),
            required: true,
            "The number of the newest one, so that nothing else is taken back.",
            "가장 최근 단계의 번호. 다른 것을 되돌리지 않도록 함께 보냅니다."
        ),
    ]

    /// Takes back the newest step; refused where another one is newer by now.
    public func takeBack(_ values: APIValues) async throws -> JSONForm {
        let kind = try values.required("action") == "undo" ? LedgerStep.Kind.change : .undoing
        let undo = UndoSteps(journal: library, kind)
        let newest = try await undo.steps(of: user, count: 1).first?.number
        guard let newest, try values.integer("step", in: 0...Int(Int32.max)) == newest else {
            throw APIProblem.notTheNewestStep(newest)
        }
        try await undo(of: user, count: 1) { _ in }
        return try await steps()
    }
}
