/// Evidence for and against a printed date being the day of purchase.
enum DateFeature: Int, DecisionFeature {
    // MARK: Its form, weighted by clarity

    /// `2026-11-18`, `18 Nov 2026`: hardly anything else.
    case hasYearFirst
    /// `18/11/2026`.
    case hasYearLast
    /// `26.11.18`.
    case hasTwoDigitYear
    /// `20261118`: may be part of any number.
    case isGlued
    /// The engine's lowest confidence among its words.
    case confidence
    /// The number of other readings with the same day, at most 4.
    case isReadAgain
    /// Two passes read it.
    case isReadTwice
    /// Binary logarithm of the interpretation's share (day or month first).
    case orderShare

    /// The printed weekday is another one, so that a digit was misread.
    case isOtherWeekday

    // MARK: Its surroundings

    case isDate
    case hasTime
    /// "Date", "거래일시".
    case isCalledDate
    /// "Valid until", "유효기간", "입차".
    case isCalledOther
    /// Of a period, or after a tilde or "by".
    case isUntil
    /// "Returns accepted until" ends the line above.
    case isBelowUntil
    case isBelowDateLabel
    case isBelowOtherLabel
    /// On digital bills: a date of delivery, payment, or another document.
    case isOtherOnBill
    /// The bill and its number are named beside or above it.
    case isBesidePaper
    /// One of the days of a folio or statement, whose rows begin with days.
    case isOfRow
    /// In thousands of pixels, of which an A4 page has 1,754: the bill's own date is printed above those of its lines.
    case depthOnBill

    // MARK: Its age

    /// More than 25 years ago.
    case isOld
    /// Within three days before the photo.
    case isPhotoDay
    /// Within 45 days before the photo.
    case isPhotoMonth
    /// More than a day after the photo: one of the two is wrong.
    case isAfterPhoto
    /// More than 400 days before the photo.
    case isLongBeforePhoto
}
