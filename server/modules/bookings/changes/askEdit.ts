import { uuidv7 } from 'uuidv7'
import type { EditWish } from '#contract/shapes/edit.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Transaction } from '#server/db/client.ts'
import { editsUsed, insertEdit, openEditOf, type BookingEdit } from '#server/modules/edits/edits.ts'
import { SoldOut } from '#server/modules/inventory/inventory.ts'
import { refuse } from '#server/refusal.ts'
import { advance, type By, type More } from '../life/life.ts'
import { priceEdit, shownEditQuote, type PricedEdit } from './editQuote.ts'
import { editAnswerBy } from '../rules.ts'
import type { BookingRow } from '../tables.ts'

type Asking = { wish: EditWish; shown: number; reason: string; language: Language }

const recordOf = (
  booking: BookingRow,
  { kind, before, after, difference, fee, toPay }: PricedEdit,
  { by, reason, now }: { by: BookingEdit['by']; reason: string; now: Temporal.Instant },
): BookingEdit => ({
  resortId: booking.resortId,
  id: uuidv7(),
  bookingId: booking.id,
  by,
  kind: kind === 'NOTHING' ? refuse('G_NOTHING_CHANGED') : kind,
  state: 'OPEN',
  before,
  after,
  difference,
  fee,
  toPay,
  held: false,
  reason,
  answer: '',
  askedAt: now,
  answerBy: kind === 'CONTACT' || by === 'STF' ? null : editAnswerBy(by, booking, now),
  payBy: null,
  reportedAt: null,
  closedAt: null,
})

/** The new price must be the one that was shown: another one is asked about, never charged. */
async function checkShown(
  tx: Transaction,
  booking: BookingRow,
  priced: PricedEdit,
  { shown, now, is }: { shown: number; now: Temporal.Instant; is: number },
): Promise<void> {
  if (shown !== is)
    refuse('G_PRICE_CHANGED', [shown, is], { current: await shownEditQuote(tx, booking, priced, now) })
}

/**
 * A guest asks for a change. A change of the stay goes to the host and holds its new nights; one of the contact alone goes to
 * payment at once.
 */
export async function askForEdit(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  { wish, shown, reason, language }: Asking,
): Promise<BookingRow> {
  if (await openEditOf(tx, booking)) return refuse('G_409')
  const priced = await priceEdit(tx, booking, wish, { by: 'KT', language, now: by.now })
  const edit = recordOf(booking, priced, { by: 'KT', reason, now: by.now })
  await checkShown(tx, booking, priced, { shown, now: by.now, is: priced.toPay })
  await insertEdit(tx, edit)
  const params = { toPay: edit.toPay, difference: edit.difference, fee: edit.fee }
  if (edit.kind === 'CONTACT') {
    return advance(tx, booking, 'editContact', by, { facts: { difference: edit.toPay }, params })
  }
  if (!priced.available) throw new SoldOut()
  const facts = { nightsFree: true, edits: await editsUsed(tx, booking) }
  return advance(tx, booking, 'requestEdit', by, {
    facts,
    params: { ...params, until: edit.answerBy?.toString() ?? '' },
  })
}

/** A host asks for a change: nothing is held and nothing changes before the guest agrees. */
export async function askForHostEdit(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  { wish, shown, reason, language }: Asking,
): Promise<BookingRow> {
  if (await openEditOf(tx, booking)) return refuse('G_409')
  const priced = await priceEdit(tx, booking, wish, { by: 'CSH', language, now: by.now })
  const edit = recordOf(booking, priced, { by: 'CSH', reason, now: by.now })
  await checkShown(tx, booking, priced, { shown, now: by.now, is: priced.after.quote.total })
  if (!priced.available) throw new SoldOut()
  await insertEdit(tx, edit)
  return advance(tx, booking, 'hostRequestEdit', by, {
    params: { toPay: edit.toPay, reason, until: edit.answerBy?.toString() ?? '' },
  })
}

/** Staff changes the contact, without the fee. */
export async function editContactFree(
  tx: Transaction,
  booking: BookingRow,
  by: By,
  { wish, reason, language }: Omit<Asking, 'shown'>,
): Promise<BookingRow> {
  const priced = await priceEdit(tx, booking, wish, { by: 'STF', language, now: by.now })
  await insertEdit(tx, recordOf(booking, priced, { by: 'STF', reason, now: by.now }))
  return advance(tx, booking, 'editContact', by, { facts: { reasonGiven: true }, params: { reason } })
}

/** What the machine has to know when one side answers the other's change. */
export async function answerFacts(tx: Transaction, booking: BookingRow): Promise<More> {
  const edit = await openEditOf(tx, booking)
  if (!edit) return refuse('G_409')
  return { facts: { difference: edit.toPay }, params: { toPay: edit.toPay } }
}
