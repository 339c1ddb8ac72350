import ReceiptAPI
import ReceiptDomain
import ReceiptWording

/// All addresses for programs.
extension APIRoute {
    static let all =
        about + photos + messages + drafts + records + book + statements + arranging + making + care + reports

    private static let about: [APIRoute] = [
        APIRoute(
            (.get, "/openapi.json", []),
            ("describe", "This description.", "이 설명서."),
            [],
            .none,
            APIAnswer(type: "application/json", schema: "Any")
        ) { call in try APIDescription(call.context.wording).answer },
        APIRoute(
            (.get, "/me", Device.Right.allCases),
            ("me", "Whose token this is, and what it may do.", "토큰의 사용자와 권한."),
            gives: "Me"
        ) { call in JSONForm.token(call.context.device) },
        APIRoute(
            (.get, "/events", [.read]),
            (
                "events",
                "Changes of records as they happen, as server-sent events: \"record\" with what became of it. "
                    + "Last-Event-ID continues where a connection broke off.",
                "기록의 변경을 일어나는 대로 보냅니다(server-sent events). 끊긴 곳부터 이으려면 Last-Event-ID를 보내세요."
            ),
            [],
            .none,
            APIAnswer(type: "text/event-stream")
        ) { call in .events(try await RecordFeed(call.context), call.context) },
    ]

    private static let photos: [APIRoute] =
        [
            (.put, "/photos", "putPhoto", false), (.post, "/photos", "postPhotos", true),
            // curl appends the file's name when it uploads to a folder.
            (.put, "/photos/{name}", "putNamedPhoto", false),
        ].map { (method: PageRequest.Method, pattern: String, name: String, forms: Bool) in
            APIRoute(
                (method, pattern, [.send]),
                (
                    name,
                    "Send a photo, a PDF, a mail or a ZIP. 201 means that it is on the disk; it is read afterwards.",
                    "사진, PDF, 메일, ZIP을 보냅니다. 201은 디스크에 저장했다는 뜻이고, 읽기는 그다음에 합니다."
                ),
                body: .file(forms: forms),
                gives: "Arrived",
                status: 201
            ) { call in
                let uploads = PhotoUploads(context: call.context)
                let type = call.context.request.headers["content-type"]
                if forms, let form = Multipart(contentType: type) {
                    let arrived = try await uploads.receive(form)
                    guard !arrived.isEmpty else { throw APIProblem.missing("photo") }
                    return JSONForm.arrived(arrived)
                }
                return .arrived([try await uploads.receive(named: call.parameters.first)])
            }
        } + [
            APIRoute(
                (.get, "/photos/{name}", [.send, .read, .review]),
                (
                    "photo", "What became of the photo with this SHA-256: stored, reading, drafted, known or failed.",
                    "이 SHA-256의 사진이 어떻게 되었는지: stored, reading, drafted, known, failed."
                ),
                gives: "PhotoState"
            ) { call in
                JSONForm.upload(try await PhotoUploads(context: call.context).status(of: call.parameters[0]))
            }
        ]

    private static let messages: [APIRoute] = [
        APIRoute(
            (.post, "/messages", [.send]),
            (
                "sendMessage",
                "Send the text of a card company's or a bank's message: it becomes a draft, joins its purchase, or takes it back.",
                "카드사나 은행의 문자를 보냅니다. 초안이 되거나, 있는 구매에 더해지거나, 구매를 취소합니다."
            ),
            body: .values(HouseholdAPI.messages),
            gives: "Messages",
            status: 201
        ) { call in
            try await call.household.take(call.values, isSeen: call.context.device.scope.allows(.read))
        }
    ]

    private static let drafts: [APIRoute] = [
        APIRoute(
            (.get, "/drafts", [.read, .review]),
            (
                "drafts", "The drafts, the least certain first, with the words behind each value and where they stand.",
                "초안. 가장 불확실한 것부터, 값마다 근거가 된 글과 위치를 함께."
            ),
            query: HouseholdAPI.draftListing,
            gives: "Drafts"
        ) { call in try await call.household.drafts(call.values) },
        APIRoute(
            (.get, "/drafts/{id}", [.read, .review]),
            ("draft", "One draft.", "초안 하나."),
            gives: "Draft"
        ) { call in try await call.household.draft(call.record) },
        APIRoute(
            (.post, "/drafts/{id}", [.review]),
            ("answerDraft", "Answer a draft: confirm, change or discard it.", "초안에 답합니다: 확정, 수정, 버리기."),
            body: .values(HouseholdAPI.answering),
            gives: "Answer"
        ) { call in try await call.household.answer(call.record, call.values) },
    ]

    private static let records: [APIRoute] = [
        APIRoute(
            (.get, "/records", [.read]),
            ("records", "Records that fit all conditions, the newest first.", "조건에 모두 맞는 기록. 최근 것부터."),
            query: HouseholdAPI.listing,
            gives: "Records"
        ) { call in try await call.household.records(call.values) },
        APIRoute(
            (.get, "/search", [.read]),
            ("search", "Records with these words, in their photos, too.", "낱말이 들어 있는 기록. 사진의 글도 찾습니다."),
            query: HouseholdAPI.searching,
            gives: "Records"
        ) { call in try await call.household.records(call.values) },
        APIRoute(
            (.get, "/records/{id}", [.read]),
            ("record", "One record.", "기록 하나."),
            gives: "Record"
        ) { call in try await call.household.form(of: call.record) },
        APIRoute(
            (.post, "/records/{id}", [.write]),
            ("editRecord", "Change, discard or restore a record.", "기록을 고치거나 버리거나 되살립니다."),
            body: .values(HouseholdAPI.editing),
            gives: "Record"
        ) { call in try await call.household.edit(call.record, call.values) },
        APIRoute(
            (.get, "/records/{id}/pages/{number}", [.read, .review]),
            ("page", "A page of a record's photos, upright, as JPEG.", "기록 사진의 한 쪽. 바로 세운 JPEG."),
            [],
            .none,
            APIAnswer(type: "image/jpeg")
        ) { call in
            try await RecordScreen(context: call.context).page(call.parameters[0], number: call.parameters[1])
        },
    ]

    private static let book: [APIRoute] = [
        APIRoute(
            (.put, "/records/{id}/photos/{name}", [.write]),
            (
                "keepPhoto",
                "Keep a picture with a record, once however often it is sent; it is not read.",
                "기록에 사진을 붙입니다. 여러 번 보내도 한 번만 붙고, 읽지는 않습니다."
            ),
            body: .file(),
            gives: "Record",
            status: 201
        ) { call in
            _ = try await RecordScreen(context: call.context)
                .keepPicture(call.parameters[0], named: call.parameters[1])
            return try await call.household.form(of: call.record)
        },
        APIRoute(
            (.post, "/entries", [.write]),
            ("addEntry", "Enter an expense, an income, a transfer or a note.", "지출, 수입, 이체, 메모를 입력합니다."),
            body: .values(HouseholdAPI.entry),
            gives: "Record",
            status: 201
        ) { call in try await call.household.add(call.values) },
        APIRoute(
            (.get, "/accounts", [.read]),
            ("accounts", "The accounts with their balances, and their sum.", "계좌와 잔액, 그 합계."),
            query: HouseholdAPI.standing,
            gives: "Accounts"
        ) { call in try await call.household.accountStandings(call.values) },
        APIRoute(
            (.get, "/accounts/{id}", [.read]),
            ("account", "One account with its movements.", "계좌 하나와 그 내역."),
            query: HouseholdAPI.movements,
            gives: "AccountPage"
        ) { call in try await call.household.account(call.parameters[0], call.values) },
    ]

    private static let statements: [APIRoute] = [
        APIRoute(
            (.post, "/statements", [.write]),
            (
                "importStatement",
                "Import a statement of a bank or card: Excel, CSV, OFX, QIF, MT940 or CAMT. A row that is in the book is noted "
                    + "there, the others become drafts; again it changes nothing. What the file leaves open is refused with "
                    + "the parameter that answers it in field.",
                "은행이나 카드의 명세를 가져옵니다: 엑셀, CSV, OFX, QIF, MT940, CAMT. 장부에 있는 거래는 그 기록에 적어 두고 나머지는 "
                    + "초안이 됩니다. 다시 보내도 달라지지 않습니다. 파일만으로 알 수 없는 것은 field에 적힌 값을 함께 보내라고 답합니다."
            ),
            query: HouseholdAPI.importing,
            headers: [HouseholdAPI.workbookPassword],
            body: .file(["text/csv", "application/vnd.ms-excel", "application/x-ofx"]),
            gives: "Statement"
        ) { call in
            let context = call.context
            guard context.uploads.take(context.device.id) else { throw PageProblem.tooMany }
            defer { context.uploads.giveBack(context.device.id) }
            let name = try call.values.text("name") ?? "statement"
            let bytes = try await context.request.bytes(limit: KeptStatements.largest)
            return try await call.household.importStatement(
                context.dependencies.statement(name, bytes),
                named: name,
                call.values,
                password: call.headers[HouseholdAPI.workbookPassword.name]
            )
        }
    ]

    private static let arranging: [APIRoute] = [
        APIRoute(
            (.get, "/budgets", [.read]),
            ("budgets", "The budgets, and what is left of them today.", "예산과 오늘 남은 돈."),
            gives: "Budgets"
        ) { call in try await call.household.budgets() },
        APIRoute(
            (.post, "/budgets", [.write]),
            (
                "changeBudgets",
                "Set a budget from the period with today on, or remove it; earlier periods keep theirs.",
                "오늘이 든 기간부터 예산을 정하거나 삭제합니다. 지난 기간의 예산은 그대로 둡니다."
            ),
            body: .values(HouseholdAPI.budgeting),
            gives: "Budgets"
        ) { call in try await call.household.changeBudgets(call.values) },
        APIRoute(
            (.get, "/categories", [.read]),
            ("categories", "The categories, hidden ones too, with their numbers of records.", "분류와 기록 수. 숨긴 분류도 있습니다."),
            gives: "Categories"
        ) { call in try await call.household.categories() },
        APIRoute(
            (.post, "/categories", [.write]),
            ("addCategory", "Add a category.", "분류를 추가합니다."),
            body: .values(HouseholdAPI.newCategory),
            gives: "Category",
            status: 201
        ) { call in try await call.household.addCategory(call.values) },
        APIRoute(
            (.post, "/categories/{id}", [.write]),
            (
                "changeCategory", "Change a category, or remove it; the step can be undone.",
                "분류를 고치거나 삭제합니다. 되돌릴 수 있습니다."
            ),
            body: .values(HouseholdAPI.changedCategory),
            gives: "Category"
        ) { call in try await call.household.changeCategory(call.parameters[0], call.values) },
        APIRoute(
            (.get, "/rules", [.read]),
            ("rules", "The rules for shops, and what was learned from records.", "가게 규칙과 기록에서 배운 것."),
            gives: "Rules"
        ) { call in try await call.household.rules() },
        APIRoute(
            (.post, "/rules", [.write]),
            ("changeRules", "Add or remove a rule for a shop.", "가게 규칙을 추가하거나 삭제합니다."),
            body: .values(HouseholdAPI.ruling),
            gives: "Rules"
        ) { call in try await call.household.changeRules(call.values) },
    ]

    private static let reports: [APIRoute] = [
        APIRoute(
            (.get, "/reports/moods", [.read]),
            (
                "moods", "How often each mood was noted in each month, of the last twelve unless a period is named.",
                "달마다 적은 기분의 수. 기간이 없으면 최근 12개월."
            ),
            query: HouseholdAPI.periods,
            gives: "Moods"
        ) { call in try await call.household.moods(call.values) },
        APIRoute(
            (.get, "/reports", [.read]),
            ("report", "What was spent and earned in a period, with its budgets.", "기간의 지출과 수입, 예산."),
            query: HouseholdAPI.reporting,
            gives: "Report"
        ) { call in try await call.household.report(call.values) },
        APIRoute(
            (.get, "/reports/net-worth", [.read]),
            ("netWorth", "The sum of all accounts over a period.", "기간 동안의 순자산."),
            query: HouseholdAPI.worth,
            gives: "NetWorth"
        ) { call in try await call.household.netWorth(call.values) },
        APIRoute(
            (.get, "/reports/tax", [.read]),
            ("tax", "Sums by means of payment, of the year unless a period is named.", "결제 수단별 합계. 기간이 없으면 올해."),
            query: HouseholdAPI.periods,
            gives: "Tax"
        ) { call in try await call.household.tax(call.values) },
        APIRoute(
            (.get, "/reports/events", [.read]),
            ("familyEvents", "Money given and received at family events.", "경조사에서 주고받은 돈."),
            query: HouseholdAPI.periods,
            gives: "FamilyEvents"
        ) { call in try await call.household.events(call.values) },
        APIRoute(
            (.get, "/reports/prices", [.read]),
            ("prices", "One product's prices over time and shops.", "한 품목의 시기별, 상호별 값."),
            query: HouseholdAPI.pricing,
            gives: "Prices"
        ) { call in try await call.household.prices(call.values) },
    ]
}
