import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nightsOf } from '#contract/nights.ts'
import { CONFIRMATION_POLICIES, type ConfirmationPolicy } from '#contract/shapes/resort.ts'
import { HOLDING, type Status } from '#contract/statuses.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { bookings, type BookingRow } from '#server/modules/bookings/tables.ts'
import { bookingEdits } from '#server/modules/edits/tables.ts'
import { nightChanges } from '#server/modules/edits/rules.ts'
import { roomNights } from '#server/modules/inventory/tables.ts'
import { voucherUses, vouchers } from '#server/modules/vouchers/tables.ts'
import { insertVouchers } from '#server/modules/vouchers/vouchers.ts'
import { Refusal } from '#server/refusal.ts'
import { addPlace, bookingWorld, START, type Place, type TestWorld } from '#tests/support/bookingWorld.ts'
import { book, type Stay } from '#tests/support/stays.ts'

/**
 * Anything that two guests, a host, staff, the gateway and the clock can do to a house with two units, in any order. After
 * every step a shadow count of nights, money and vouchers must be what the database says, to one đồng.
 */
// prettier-ignore
const ACTS = [
  'book', 'pay', 'payLate', 'fail', 'cancel', 'confirm', 'reject', 'shorter', 'longer', 'contact', 'withdraw',
  'hostYes', 'hostNo', 'hostEdits', 'hostCancels', 'guestYes', 'guestNo', 'checkIn', 'complete', 'complain',
  'solve', 'part', 'full', 'force', 'refundsArrive', 'clock', 'days', 'delete',
] as const
type Act = { what: (typeof ACTS)[number]; which: number }
const acts = fc.array(
  fc.record({
    what: fc.constantFrom(...ACTS, 'book' as const, 'pay' as const, 'clock' as const),
    which: fc.nat(5),
  }),
  { minLength: 6, maxLength: 24 },
)

let test$: TestWorld
beforeAll(async () => {
  test$ = await bookingWorld()
})
afterAll(() => test$.close())

const holding: readonly Status[] = HOLDING
/** Nights of a stay that is over were used, and are never given back. */
const USED: readonly Status[] = ['SUCCESS']

class Shadow {
  readonly place: Place
  readonly voucher: string
  readonly stays: Stay[] = []
  readonly references: { stay: Stay; reference: string }[] = []

  constructor(place: Place, voucher: string) {
    this.place = place
    this.voucher = voucher
  }

  private async take({ what, which }: Act): Promise<void> {
    const { calls } = test$
    const stay = this.stays[which % Math.max(1, this.stays.length)]
    const late = this.references[which % Math.max(1, this.references.length)]
    if (what === 'book') {
      const voucher = which % 2 === 0 ? { voucher_code: this.voucher, shown_total: 1_900_000 } : {}
      this.stays.push(await book(test$, { at: this.place, pay: false }, voucher))
      return
    }
    if (what === 'clock' || what === 'days') {
      test$.clock.advance(what === 'clock' ? { minutes: 7 + which * 9 } : { hours: 20 + which * 50 })
      await test$.runJobs()
      return
    }
    if (what === 'refundsArrive') {
      test$.gateway.refundAnswer.kind = 'done'
      test$.clock.advance({ minutes: 6 })
      await test$.runJobs()
      test$.gateway.refundAnswer.kind = 'on its way'
      return
    }
    if (what === 'payLate') {
      if (late) await late.stay.hear(late.reference)
      return
    }
    if (!stay) return
    const seen = await stay.seen()
    const reason = 'vì sao'
    if (what === 'pay' || what === 'fail') {
      const { reference } = await calls['payment.vnpayAddress'](seen, stay.asGuest())
      this.references.push({ stay, reference })
      await stay.hear(reference, what === 'fail' ? { responseCode: '51' } : {})
    } else if (what === 'cancel') await stay.cancel((await stay.quoteCancel()).fee)
    else if (what === 'confirm') await calls['host.confirm'](seen, stay.asHost())
    else if (what === 'reject') await calls['host.reject']({ ...seen, reason }, stay.asHost())
    else if (what === 'shorter') await stay.edit({ check_out: '2026-12-08' })
    else if (what === 'longer') await stay.edit({ check_out: '2026-12-10', number_of_adult: 3 })
    else if (what === 'contact')
      await stay.edit({ contact: { ...(await stay.now()).contact, note: `${which}` } })
    else if (what === 'withdraw') await calls['booking.withdrawEdit'](seen, stay.asGuest())
    else if (what === 'hostYes') await stay.hostAnswers('ACCEPT')
    else if (what === 'hostNo') await stay.hostAnswers('REFUSE', reason)
    else if (what === 'hostEdits')
      await stay.hostAsksToEdit({ check_out: `2026-12-${which % 2 === 0 ? '08' : '11'}` })
    else if (what === 'hostCancels') await stay.hostAsksToCancel()
    else if (what === 'guestYes') await stay.guestAnswers('ACCEPT')
    else if (what === 'guestNo') await stay.guestAnswers('REFUSE')
    else if (what === 'checkIn') await stay.checkIn()
    else if (what === 'complete') await calls['booking.complete'](seen, stay.asGuest())
    else if (what === 'complain')
      await calls['booking.complain']({ ...seen, text: reason, picture_ids: [] }, stay.asGuest())
    else if (what === 'force')
      await calls['desk.forceCancel'](
        { ...seen, reason, evidence: reason, force_majeure: true },
        stay.asStaff(),
      )
    else if (what === 'delete') await calls['booking.delete'](seen, stay.asGuest())
    else {
      const decision = what === 'solve' ? 'GOES_ON' : what === 'part' ? 'PART' : 'FULL'
      const more = { amount: 100_000, host_fault: false, reason }
      await calls['desk.resolveComplaint']({ ...seen, decision, ...more }, stay.asStaff())
    }
  }

  readonly step = async (act: Act): Promise<void> => {
    await this.take(act).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
    await this.check()
  }

  private async check(): Promise<void> {
    const rows = await test$.db.select().from(bookings).where(eq(bookings.resortId, this.place.resortId))
    await this.checkNights(rows)
    await this.checkVouchers(rows)
    const { differences } = await checkBooks(test$.db)
    expect(differences).toEqual([])
    for (const { status, paid, total, editingFee } of rows)
      if (holding.includes(status) && status !== 'PENDING' && paid > 0)
        expect(paid).toBeGreaterThanOrEqual(Math.min(paid, total + editingFee))
  }

  /** Every booking that holds, and every change that is being asked for, counted night by night. */
  private async checkNights(rows: readonly BookingRow[]): Promise<void> {
    const counted = new Map<string, number>()
    const add = (night: string, count: number) => counted.set(night, (counted.get(night) ?? 0) + count)
    for (const { status, checkIn, checkOut } of rows)
      if (holding.includes(status) || USED.includes(status))
        for (const night of nightsOf(checkIn, checkOut)) add(night, 1)
    const edits = await test$.db
      .select()
      .from(bookingEdits)
      .where(eq(bookingEdits.resortId, this.place.resortId))
    for (const edit of edits)
      if (edit.held) for (const { night, count } of nightChanges(edit.before, edit.after)) add(night, count)
    const taken = await test$.db.select().from(roomNights).where(eq(roomNights.resortId, this.place.resortId))
    for (const row of taken) {
      expect({ night: row.night, taken: row.taken }).toEqual({
        night: row.night,
        taken: counted.get(row.night) ?? 0,
      })
      expect(row.taken).toBeLessThanOrEqual(2)
    }
  }

  /** As many uses are counted as live ones exist, and nobody has more than a guest may. */
  private async checkVouchers(rows: readonly BookingRow[]): Promise<void> {
    if (rows.length === 0) return
    const uses = await test$.db
      .select()
      .from(voucherUses)
      .where(
        inArray(
          voucherUses.bookingId,
          rows.map(({ id }) => id),
        ),
      )
    const [voucher] = await test$.db.select().from(vouchers).where(eq(vouchers.code, this.voucher))
    const slots = uses.filter(({ slot }) => slot !== null)
    expect(voucher?.used).toBe(slots.length)
  }
}

const run = async (policy: ConfirmationPolicy, list: readonly Act[]) => {
  test$.clock.set(START)
  test$.gateway.refundAnswer.kind = 'on its way'
  const code = `V${uuidv7().slice(-12).toUpperCase()}`
  await insertVouchers(test$.db, [
    {
      id: uuidv7(),
      code,
      kind: 'VALUE',
      amount: 100_000,
      applies: 'BOOKING_TIME',
      firstDay: '2026-01-01',
      lastDay: '2027-12-31',
      perGuest: 1,
      quantity: 50,
    },
  ])
  const shadow = new Shadow(await addPlace(test$.db, { policy, units: [2] }), code)
  for (const act of list) await shadow.step(act)
}

test(
  'whatever happens in whatever order, nights, money and vouchers add up',
  { timeout: 3_600_000 },
  async () => {
    await fc.assert(fc.asyncProperty(fc.constantFrom(...CONFIRMATION_POLICIES), acts, run), {
      numRuns: Number(process.env['MODEL_RUNS'] ?? 15),
    })
  },
)
