/// A piece of the commands' help: what a command, an argument or an option is for.
///
/// The commands themselves say which piece belongs where; help, manual pages and completions are made from them.
public enum HelpText: CaseIterable, Hashable, Sendable {
    case programAbstract, programDiscussion
    case importAbstract, importDiscussion, importPaths, importMove, importDryRun, importJson
    case watchAbstract, watchDiscussion, watchPoll, watchOnce, watchJson
    case reviewAbstract, reviewDiscussion, reviewOrder, reviewAuto, reviewDryRun, reviewJson
    case scanAbstract, scanDiscussion, scanFiles, scanJson, scanOverlay
    case listAbstract, listDiscussion, listJson, listTsv
    case showAbstract, showDiscussion, showId, showJson, showEvidence, showPicture, showPage, showCuts
    case editAbstract, editDiscussion, editArguments, editDryRun, editJson
    case undoAbstract, undoDiscussion, undoSteps, undoDryRun, undoJson
    case discardAbstract, discardDiscussion, discardIds, discardPurge, discardJson
    case attachAbstract, attachDiscussion, attachId, attachFiles, attachAs, attachJson
    case detachAbstract, detachDiscussion, detachNumber
    case rulesAbstract
    case listRulesAbstract, listRulesAll, listRulesJson
    case addRuleAbstract, addRuleDiscussion, addRuleMerchant, addRuleValue
    case removeRuleAbstract, removeRuleNumber
    case retryAbstract, retryDiscussion, retryList, retryJson
    case usersAbstract, usersDiscussion, usersAdd, usersJson
    case doctorAbstract
    case verifyAbstract, verifyDiscussion, verifyRepair, verifyJson
    case backupAbstract, backupDiscussion, backupFile
    case restoreAbstract, restoreDiscussion, restoreFile
    case benchAbstract, benchDiscussion, benchFiles, benchLedger, benchRecord, benchReplay, benchFeatures, benchEach,
        benchMisses,
        benchJson
    case statusAbstract
    case filterStatus, filterFrom, filterTo, filterMerchant, filterCategory, filterConditions
    case generalLang
    case libraryPlaceLibrary
    case libraryUser
    case jobsJobs
}
