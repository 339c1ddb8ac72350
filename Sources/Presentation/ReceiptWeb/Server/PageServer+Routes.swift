import ReceiptDomain

/// All routes; the first that matches answers.
extension PageServer {
    static let routes = doors + pages + photos + actions + APIRoute.all.map(\.route)

    private static let doors: [PageRoute] =
        Assets.files.map { file in .anybody(.get, file.name) { _, request, _ in file.answer(to: request) } } + [
            .anybody(.get, "/service-worker.js") { _, request, _ in
                guard request.isSecure else { throw PageProblem.notFound }
                return Assets.worker
            },
            .anybody(.get, "/pair") { try await $0.offer($1, $2) },
            .anybody(.post, "/pair") { try await $0.pair($1, $2) },
            .anybody(.get, "/metrics") { server, request, _ in try await server.metrics(request) },
            .anybody(.get, "/healthz") { server, _, _ in try await server.health() },
            .anybody(.get, "/certificate") { server, _, pairing in try server.certificate(pairing) },
            .anybody(.get, "/certificate/{file}") { server, request, _ in try server.certificateFile(request.path[1]) },
        ]

    private static let pages: [PageRoute] = [
        .page("/") { context, _ in try await HomeScreen(context: context).show() },
        .page("/review") { context, _ in try await ReviewScreen(context: context).begin() },
        .device(.get, "/review/question") { context, _ in try await ReviewScreen(context: context).question() },
        .device(.get, "/review/pictures") { context, _ in try await ReviewScreen(context: context).otherPictures() },
        .device(.get, "/review/statements") { context, _ in try await ReviewScreen(context: context).statements() },
        .page("/review/{id}") { try await ReviewScreen(context: $0).show($1[0]) },
        .page("/records") { context, _ in try await RecordsScreen(context: context).show() },
        .page("/records/{id}") { try await RecordScreen(context: $0).show($1[0]) },
        .device(.get, "/records/{id}/pages/{number}") {
            try await RecordScreen(context: $0).page($1[0], number: $1[1])
        },
        .device(.get, "/records/{id}/images/{number}") {
            try await RecordScreen(context: $0).image($1[0], number: $1[1])
        },
        .page("/add") { context, _ in try await AddScreen(context: context).show() },
        .page("/reports") { context, _ in try await ReportsScreen(context: context).show() },
        .page("/reports/moods") { context, _ in try await ReportsScreen(context: context).moods() },
        .page("/reports/prices") { context, _ in try await ReportsScreen(context: context).prices() },
        .page("/export") { context, _ in try await ExportScreen(context: context).show() },
        .device(.get, "/export/file") { context, _ in try await ExportScreen(context: context).file() },
        .page("/calendar") { context, _ in try await CalendarScreen(context: context).show() },
        .page("/budgets") { context, _ in try await BookScreens(context: context).budgets() },
        .page("/budgets/new") { context, _ in try await BookScreens(context: context).newBudget() },
        .page("/budgets/move") { context, _ in try await BookScreens(context: context).moving() },
        .page("/budgets/{id}") { try await BookScreens(context: $0).budget($1[0]) },
        .page("/goals") { context, _ in try await BookScreens(context: context).goals() },
        .page("/goals/{id}") { try await BookScreens(context: $0).goal($1[0]) },
        .page("/claims") { context, _ in try await ClaimScreens(context: context).list() },
        .page("/claims/new") { context, _ in try await ClaimScreens(context: context).new() },
        .page("/claims/{id}") { try await ClaimScreens(context: $0).show($1[0]) },
        .device(.get, "/claims/{id}/pdf") { try await ClaimScreens(context: $0).pdf($1[0]) },
        .device(.get, "/statements") { context, _ in try await StatementScreens(context: context).choose() },
        .device(.get, "/statements/{number}") { try await StatementScreens(context: $0).show($1[0]) },
        .page("/accounts/new") { context, _ in try await BookScreens(context: context).newAccount() },
        .page("/coming/entry") { context, _ in try await BookScreens(context: context).newRecurring() },
        .page("/coming/entry/{id}") { try await BookScreens(context: $0).recurring($1[0]) },
        .page("/coming/reminder") { context, _ in try await BookScreens(context: context).newReminder() },
        .page("/coming/reminder/{id}") { try await BookScreens(context: $0).reminder($1[0]) },
        .page("/more") { context, _ in try await BookScreens(context: context).more() },
        .page("/accounts") { context, _ in try await BookScreens(context: context).accounts() },
        .page("/accounts/{id}") { try await BookScreens(context: $0).account($1[0]) },
        .page("/coming") { context, _ in try await BookScreens(context: context).coming() },
        .page("/subjects") { context, _ in try await BookScreens(context: context).subjects() },
        .page("/subjects/{id}") { try await BookScreens(context: $0).subject($1[0]) },
        .page("/subjects/{id}/{measure}") { try await BookScreens(context: $0).measure($1[1], of: $1[0]) },
        .page("/categories") { context, _ in try await BookScreens(context: context).categories() },
        .page("/categories/new") { context, _ in try await BookScreens(context: context).newCategory() },
        .page("/categories/{code}") { try await BookScreens(context: $0).category($1[0]) },
        .page("/rules") { context, _ in try await BookScreens(context: context).rules() },
        .page("/steps") { context, _ in try await BookScreens(context: context).steps() },
        .device(.get, "/settings") { context, _ in try await SettingsScreen(context: context).show() },
        .device(.get, "/calendar/{file}", rights: [.calendar]) { context, _ in
            try await CalendarFeed(context: context).answer()
        },
        .device(.get, "/events") { context, _ in .events(EventFeed(context), context) },
    ]

    private static let photos: [PageRoute] = [
        .device(.put, "/photos", rights: [.send]) { context, _ in try await PhotoUploads(context: context).put() },
        // curl appends the file's name when it uploads to a folder.
        .device(.put, "/photos/{name}", rights: [.send]) {
            try await PhotoUploads(context: $0).put(named: $1[0])
        },
        // Photos that other apps share where no service worker takes them.
        .device(.post, "/share") { context, _ in try await PhotoUploads(context: context).post() },
        .device(.post, "/photos") { context, _ in try await PhotoUploads(context: context).post() },
        .device(.post, "/statements") { context, _ in try await StatementScreens(context: context).receive() },
        .device(.get, "/photos/{sha256}", rights: [.send]) { try await PhotoUploads(context: $0).state($1[0]) },
    ]

    private static let actions: [PageRoute] = [
        .device(.post, "/failed") { context, _ in try await HomeScreen(context: context).answerFailed() },
        .device(.post, "/review/question") { context, _ in try await ReviewScreen(context: context).answerQuestion() },
        .device(.post, "/review/pictures") { context, _ in
            try await ReviewScreen(context: context).answerAboutOtherPictures()
        },
        .device(.post, "/review/statements") { context, _ in
            try await ReviewScreen(context: context).answerStatements()
        },
        .device(.post, "/review/again") { context, _ in try await ReviewScreen(context: context).lookAgain() },
        .device(.post, "/review/{id}") { try await ReviewScreen(context: $0).answer($1[0]) },
        .device(.post, "/records/{id}") { try await RecordScreen(context: $0).answer($1[0]) },
        .device(.put, "/records/{id}/photos/{name}") {
            try await RecordScreen(context: $0).keepPicture($1[0], named: $1[1])
        },
        .device(.post, "/add") { context, _ in try await AddScreen(context: context).answer() },
        .device(.post, "/coming") { context, _ in try await BookScreens(context: context).answerComing() },
        .device(.post, "/accounts") { context, _ in try await BookScreens(context: context).addAccount() },
        .device(.post, "/accounts/{id}") { try await BookScreens(context: $0).changeAccount($1[0]) },
        .device(.post, "/statements/{number}") { try await StatementScreens(context: $0).answer($1[0]) },
        .device(.post, "/budgets") { context, _ in try await BookScreens(context: context).answerBudgets() },
        .device(.post, "/budgets/{id}") { try await BookScreens(context: $0).changeBudget($1[0]) },
        .device(.post, "/goals") { context, _ in try await BookScreens(context: context).addGoal() },
        .device(.post, "/goals/{id}") { try await BookScreens(context: $0).changeGoal($1[0]) },
        .device(.post, "/claims") { context, _ in try await ClaimScreens(context: context).add() },
        .device(.post, "/claims/{id}") { try await ClaimScreens(context: $0).answer($1[0]) },
        .device(.post, "/coming/entry") { context, _ in try await BookScreens(context: context).addRecurring() },
        .device(.post, "/coming/entry/{id}") { try await BookScreens(context: $0).changeRecurring($1[0]) },
        .device(.post, "/coming/reminder") { context, _ in try await BookScreens(context: context).addReminder() },
        .device(.post, "/coming/reminder/{id}") { try await BookScreens(context: $0).changeReminder($1[0]) },
        .device(.post, "/subjects") { context, _ in try await BookScreens(context: context).addSubject() },
        .device(.post, "/subjects/{id}") { try await BookScreens(context: $0).changeSubject($1[0]) },
        .device(.post, "/subjects/{id}/{measure}") {
            try await BookScreens(context: $0).changeMeasure($1[1], of: $1[0])
        },
        .device(.post, "/categories") { context, _ in try await BookScreens(context: context).addCategory() },
        .device(.post, "/categories/{code}") { try await BookScreens(context: $0).changeCategory($1[0]) },
        .device(.post, "/rules") { context, _ in try await BookScreens(context: context).answerRules() },
        .device(.post, "/settings/people") { context, _ in try await SettingsScreen(context: context).people() },
        .device(.post, "/undo") { context, _ in try await BookScreens(context: context).takeBack(.change) },
        .device(.post, "/redo") { context, _ in try await BookScreens(context: context).takeBack(.undoing) },
        .device(.post, "/settings") { context, _ in try await SettingsScreen(context: context).save() },
        .device(.post, "/settings/profile") { context, _ in
            try await SettingsScreen(context: context).saveProfile()
        },
        .device(.post, "/settings/devices") { context, _ in try await SettingsScreen(context: context).devices() },
    ]
}
