import { eq, inArray } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { expect } from 'vitest'
import { nightsOf } from '#contract/nights.ts'
import type { ConfirmationPolicy } from '#contract/shapes/resort.ts'
import { HOLDING, type Status } from '#contract/statuses.ts'
import { attemptByReference } from '#server/modules/attempts/attempts.ts'
import { checkBooks } from '#server/modules/books/books.ts'
import { bookings, type BookingRow } from '#server/modules/bookings/tables.ts'
import { bookingEdits } from '#server/modules/edits/tables.ts'
import { nightChanges } from '#server/modules/edits/rules.ts'
import { roomNights } from '#server/modules/inventory/tables.ts'
import { voucherUses, vouchers } from '#server/modules/vouchers/tables.ts'
import { insertVouchers } from '#server/modules/vouchers/vouchers.ts'
import { Refusal } from '#server/refusal.ts'
import { bankTransfers } from '#server/modules/transfers/tables.ts'
import { addPlace, contextOf, START, type Place, type TestWorld } from './bookingWorld.ts'
import { expectOutsideAgrees } from './outsideLedger.ts'
import { standInBank, type StandInBank } from './standInBank.ts'
import { book, type Stay } from './stays.ts'

// oxfmt-ignore
export const ACTS = [
  'book', 'pay', 'payLate', 'fail', 'cancel', 'confirm', 'reject', 'shorter', 'longer', 'contact', 'withdraw',
  'hostYes', 'hostNo', 'hostEdits', 'hostCancels', 'guestYes', 'guestNo', 'checkIn', 'complete', 'complain',
  'solve', 'part', 'full', 'force', 'refundsArrive', 'clock', 'days', 'delete', 'hostFault',
  'lose', 'altered', 'repeat', 'transfer', 'vnpay', 'report', 'wire', 'bankTells', 'hostSays', 'settle', 'bankBack', 'payout',
  'look',
] as const
/** Without these nothing else happens. */
export const OFTEN = ['book', 'book', 'pay', 'clock', 'transfer', 'wire', 'bankTells'] as const
export type Act = { what: (typeof ACTS)[number]; which: number }

/** Nights of a stay that is over were used, and are never given back. */
const USED: readonly Status[] = ['SUCCESS']

/**
 * A house with two units and all who have to do with it, with a shadow count of its nights and vouchers. It acts as they do, and
 * says whether the database, the gateway and the bank agree with it.
 */
export class Shadow {
  private readonly test$: TestWorld
  readonly place: Place
  readonly voucher: string
  readonly stays: Stay[] = []
  readonly references: { stay: Stay; reference: string }[] = []
  readonly bank: StandInBank
  /** What the gateway calls failed, by reference. */
  private readonly failed = new Set<string>()

  constructor(test$: TestWorld, place: Place, voucher: string) {
    this.test$ = test$
    this.bank = standInBank(test$)
    this.place = place
    this.voucher = voucher
  }

  private async take({ what, which }: Act): Promise<void> {
    const { calls } = this.test$
    const stay = this.stays[which % Math.max(1, this.stays.length)]
    const late = this.references[which % Math.max(1, this.references.length)]
    if (what === 'book') {
      const voucher = which % 2 === 0 ? { voucher_code: this.voucher, shown_total: 1_900_000 } : {}
      this.stays.push(await book(this.test$, { at: this.place, pay: false }, voucher))
      return
    }
    if (what === 'clock' || what === 'days') {
      this.test$.clock.advance(what === 'clock' ? { minutes: 7 + which * 9 } : { hours: 20 + which * 50 })
      await this.test$.runJobs()
      return
    }
    if (what === 'refundsArrive') {
      this.test$.gateway.refundAnswer.kind = 'done'
      this.test$.clock.advance({ minutes: 6 })
      await this.test$.runJobs()
      this.test$.gateway.refundAnswer.kind = 'on its way'
      return
    }
    if (what === 'payLate') {
      if (late) await late.stay.hear(late.reference)
      return
    }
    if (what === 'repeat' || what === 'altered') {
      if (late) await this.callAgain(late, what)
      return
    }
    if (what === 'bankTells') {
      const line =
        which % 3 === 0 ? this.bank.statement[which] : this.bank.statement.find(({ numbered }) => !numbered)
      if (line) await this.bank.tell(line)
      return
    }
    if (!stay) return
    if (what === 'look') {
      await stay.now()
      return
    }
    const seen = await stay.seen()
    const reason = 'vì sao'
    if (what === 'pay' || what === 'fail') {
      const { reference } = await calls['payment.address'](seen, stay.asGuest())
      this.references.push({ stay, reference })
      // A gateway does not call a payment failed that it took, and takes none that it calls failed.
      if (what === 'fail' && this.test$.gateway.captured.has(reference)) return
      if (what === 'fail') this.failed.add(reference)
      await stay.hear(reference, what === 'fail' ? { responseCode: '51' } : {})
    } else if (what === 'lose') {
      // The payer pays, and nobody is told.
      const { reference } = await calls['payment.address'](seen, stay.asGuest())
      this.references.push({ stay, reference })
      const amount = (await attemptByReference(this.test$.db, reference))?.amount ?? 0
      if (!this.failed.has(reference)) this.test$.gateway.captured.set(reference, amount)
    } else if (what === 'transfer') await calls['booking.chooseTransfer'](seen, stay.asGuest())
    else if (what === 'vnpay') await calls['booking.switchToVnpay'](seen, stay.asGuest())
    else if (what === 'report') await calls['booking.reportTransfer'](seen, stay.asGuest())
    else if (what === 'wire') {
      const { code, edit, total } = await stay.now()
      const due = edit?.state === 'AWAITING_PAYMENT' ? edit.toPay : total
      this.bank.receive({ id: stay.id, code }, which === 1 ? due - 1 : which === 2 ? due + 50_000 : due)
    } else if (what === 'hostSays') await this.hostSays(stay)
    else if (what === 'settle') await this.settle(stay, which)
    else if (what === 'bankBack' || what === 'payout') await this.sendMoney(stay, what)
    else if (what === 'cancel') await stay.cancel((await stay.quoteCancel()).fee)
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
      const decision =
        what === 'solve' ? 'GOES_ON' : what === 'part' ? 'PART' : what === 'hostFault' ? 'HOST_FAULT' : 'FULL'
      const more = { amount: 100_000, host_fault: false, reason }
      await calls['desk.resolveComplaint']({ ...seen, decision, ...more }, stay.asStaff())
    }
  }

  /** What the gateway said is said again, or with another amount, under its own signature and under a false one. */
  private async callAgain({ reference }: { reference: string }, what: 'repeat' | 'altered'): Promise<void> {
    const amount = this.test$.gateway.captured.get(reference)
    if (amount === undefined) return
    const say = async (query: string) =>
      (await this.test$.calls['payment.vnpayIpn']({}, { ...contextOf(uuidv7()), person: null, query }))
        .RspCode
    const query = this.test$.gateway.signed({ reference, amount })
    if (what === 'repeat') {
      await say(query)
      expect(await say(query)).toBe('02')
      return
    }
    expect(await say(query.replace(`vnp_Amount=${amount * 100}`, `vnp_Amount=${amount * 1000}`))).toBe('97')
  }

  /** An honest host says what came into their account and nobody has told of, or that nothing has. */
  private async hostSays(stay: Stay): Promise<void> {
    const rows = await this.test$.db.select().from(bankTransfers).where(eq(bankTransfers.bookingId, stay.id))
    const spoken = rows.some(({ transactionId, state }) => transactionId === null && state !== 'DISMISSED')
    if (spoken) return
    const line = this.bank.statement.find(({ stayId, numbered }) => stayId === stay.id && !numbered)
    const seen = { ...(await stay.seen()), received_amount: line?.amount ?? 0 }
    const { transferReported, edit } = await stay.now()
    if (transferReported || edit?.reportedAt) await this.test$.calls['host.confirm'](seen, stay.asHost())
  }

  /** Staff settles a line of the statement, or finds none. */
  private async settle(stay: Stay, which: number): Promise<void> {
    const lines = this.bank.statement.filter(({ stayId }) => stayId === stay.id)
    const line = lines[which % Math.max(1, lines.length)]
    const decision = line ? (which % 2 === 0 ? 'CONFIRM' : 'CANCEL') : 'NOTHING'
    const shown = { transfer_number: line?.number ?? '', transfer_amount: line?.amount ?? 0 }
    const asked = { ...(await stay.seen()), ...shown, decision, reason: 'sao kê' } as const
    await this.test$.calls['desk.settleTransfer'](asked, stay.asStaff())
    if (line) line.numbered = true
  }

  /** Staff sends what goes back by transfer, or what the host has earned. */
  private async sendMoney(stay: Stay, what: 'bankBack' | 'payout'): Promise<void> {
    const dossier = await this.test$.calls['desk.booking']({ booking_id: stay.id }, stay.asStaff())
    const reason = 'đến hạn'
    if (what === 'payout') {
      const due = dossier.payouts.find(({ state }) => state === 'WAITING')
      if (due)
        await this.test$.calls['desk.payout'](
          { payout_id: due.id, act: 'PAID', proof: 'FT', reason },
          stay.asStaff(),
        )
      return
    }
    const refund = dossier.booking.refunds.find(({ way, state }) => way === 'BANK' && state !== 'DONE')
    if (!refund) return
    const act = refund.state === 'SENT' ? 'DONE' : 'TRANSFERRED'
    await this.test$.calls['desk.refund']({ refund_id: refund.id, act, proof: 'FT', reason }, stay.asStaff())
  }

  /** One act; what is refused is refused. */
  readonly act = async (act: Act): Promise<void> => {
    await this.take(act).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
  }

  /** Whether all agree, to one đồng; `settled`: nothing is on its way, so that what was sent back is known to be. */
  readonly check = async (settled = true): Promise<void> => {
    const rows = await this.test$.db.select().from(bookings).where(eq(bookings.resortId, this.place.resortId))
    await this.checkNights(rows)
    await this.checkVouchers(rows)
    const { differences } = await checkBooks(this.test$.db)
    expect(differences).toEqual([])
    await expectOutsideAgrees(this.test$, this.bank, this.place.resortId, settled)
    for (const { status, paid, total, editingFee } of rows)
      if (HOLDING.includes(status) && status !== 'PENDING' && paid > 0)
        expect(paid).toBeGreaterThanOrEqual(Math.min(paid, total + editingFee))
  }

  /** Every booking that holds, and every change that is being asked for, counted night by night. */
  private async checkNights(rows: readonly BookingRow[]): Promise<void> {
    const counted = new Map<string, number>()
    const add = (night: string, count: number) => counted.set(night, (counted.get(night) ?? 0) + count)
    for (const { status, checkIn, checkOut } of rows)
      if (HOLDING.includes(status) || USED.includes(status))
        for (const night of nightsOf(checkIn, checkOut)) add(night, 1)
    const edits = await this.test$.db
      .select()
      .from(bookingEdits)
      .where(eq(bookingEdits.resortId, this.place.resortId))
    for (const edit of edits)
      if (edit.held) for (const { night, count } of nightChanges(edit.before, edit.after)) add(night, count)
    const taken = await this.test$.db
      .select()
      .from(roomNights)
      .where(eq(roomNights.resortId, this.place.resortId))
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
    const uses = await this.test$.db
      .select()
      .from(voucherUses)
      .where(
        inArray(
          voucherUses.bookingId,
          rows.map(({ id }) => id),
        ),
      )
    const [voucher] = await this.test$.db.select().from(vouchers).where(eq(vouchers.code, this.voucher))
    // Who has a use has a place of their own among theirs.
    const live = uses.filter(({ state }) => state !== 'RETURNED')
    expect(live.filter(({ slot }) => slot === null)).toEqual([])
    expect(live.length).toBeLessThanOrEqual(voucher?.quantity ?? 0)
    for (const { id, status, voucherId } of rows)
      if (voucherId === voucher?.id && HOLDING.includes(status))
        expect({ id, status, uses: live.filter(({ bookingId }) => bookingId === id).length }).toEqual({
          id,
          status,
          uses: 1,
        })
  }
}

/** A new house with two units, and a voucher for fewer than ask for it, at the beginning of the time. */
export async function newHouse(test$: TestWorld, policy: ConfirmationPolicy): Promise<Shadow> {
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
      quantity: 2,
    },
  ])
  return new Shadow(test$, await addPlace(test$.db, { policy, units: [2] }), code)
}
