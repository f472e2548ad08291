import type { Input } from '#contract/endpoints.ts'
import { VOUCHER_CODE_LEAST } from '#contract/numbers.ts'
import type { VoucherEntry } from '#contract/shapes/administration.ts'

/** A voucher while it is written: amounts and counts are null while nothing is there. */
export type VoucherDraft = {
  code: string
  kind: VoucherEntry['kind']
  amount: number | null
  cap: number | null
  minimum: number | null
  applies: VoucherEntry['applies']
  firstDay: string
  lastDay: string
  perGuest: number | null
  quantity: number | null
}

export const draftOf = (voucher: VoucherEntry | null, today: string): VoucherDraft => ({
  code: voucher?.code ?? '',
  kind: voucher?.kind ?? 'VALUE',
  amount: voucher?.amount ?? null,
  cap: voucher?.cap ?? null,
  minimum: voucher?.minimum ?? 0,
  applies: voucher?.applies ?? 'BOOKING_TIME',
  firstDay: voucher?.first_day ?? today,
  lastDay: voucher?.last_day ?? today,
  perGuest: voucher === null ? 1 : voucher.per_guest,
  quantity: voucher?.quantity ?? null,
})

export type DraftProblems = Partial<Record<keyof VoucherDraft, 'C_001' | 'C_004' | 'C_029'>>

/** What is missing or cannot be, by field. The server looks again. */
export function problemsOf(draft: VoucherDraft): DraftProblems {
  const problems: DraftProblems = {}
  if (draft.code.trim() === '') problems.code = 'C_001'
  else if (draft.code.trim().length < VOUCHER_CODE_LEAST) problems.code = 'C_029'
  else if (!/^[\p{L}\d_-]{1,30}$/u.test(draft.code.trim())) problems.code = 'C_004'
  if (draft.amount === null || draft.amount === 0) problems.amount = 'C_001'
  else if (draft.kind === 'PERCENTAGE' && draft.amount > 100) problems.amount = 'C_004'
  if (draft.firstDay === '') problems.firstDay = 'C_001'
  if (draft.lastDay === '') problems.lastDay = 'C_001'
  else if (draft.lastDay < draft.firstDay) problems.lastDay = 'C_004'
  if (draft.perGuest === 0) problems.perGuest = 'C_004'
  return problems
}

/** What is sent of a draft without problems. */
export const wishOf = (
  draft: VoucherDraft,
): Omit<Input<'desk.saveVoucher'>, 'id' | 'version' | 'reason'> => ({
  code: draft.code.trim(),
  kind: draft.kind,
  amount: draft.amount ?? 0,
  cap: draft.kind === 'PERCENTAGE' ? draft.cap : null,
  minimum: draft.minimum ?? 0,
  applies: draft.applies,
  first_day: draft.firstDay,
  last_day: draft.lastDay,
  per_guest: draft.perGuest,
  quantity: draft.quantity,
})
