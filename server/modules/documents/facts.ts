import * as numbers from '#contract/numbers.ts'
import type { Language } from '#contract/shapes/primitives.ts'

const grouped = (amount: number, language: Language): string =>
  String(amount).replace(/\B(?=(\d{3})+$)/g, language === 'vi' ? '.' : ',')

/** The figures that the documents name, from the contract: what is promised is what is done. */
export const documentFacts = (language: Language): Record<string, string> => ({
  holdMinutes: String(numbers.HOLD_MINUTES),
  hostAnswerHours: String(numbers.HOST_ANSWER_MINUTES / 60),
  editCutOffHours: String(numbers.EDIT_CUTOFF_HOURS),
  editPaymentMinutes: String(numbers.EDIT_PAYMENT_MINUTES),
  staffLooksHours: String(numbers.STAFF_LOOKS_HOURS),
  contactFreeMinutes: String(numbers.CONTACT_FREE_MINUTES),
  pictureWaitsDays: String(numbers.PICTURE_WAITS_DAYS),
  contactEditFee: `${grouped(numbers.CONTACT_EDIT_FEE, language)}\u00a0₫`,
  hostMonthLimit: String(numbers.HOST_CANCELLATIONS.month),
  hostYearLimit: String(numbers.HOST_CANCELLATIONS.year),
  complaintDays: String(numbers.COMPLAINT_DAYS),
  reviewDays: String(numbers.REVIEW_DAYS),
  replyDays: String(numbers.REPLY_DAYS),
})
