import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CODES, isCode } from '#contract/codes.ts'
import { ACTORS } from '#contract/booking/names.ts'
import {
  freeUntilOf,
  lateFee,
  someTicketsCost,
  ticketCancelCost,
  ticketShares,
  type PaidTicket,
} from '#contract/service/cancelling.ts'
import type { ServiceFacts } from '#contract/service/guards.ts'
import { SERVICE_GUARDS } from '#contract/service/guards.ts'
import { SERVICE_EVENTS } from '#contract/service/names.ts'
import { quoteTickets } from '#contract/service/price.ts'
import { serviceMachine } from '#contract/service/service.ts'
import { SERVICE_ROWS } from '#contract/service/table.ts'
import { SERVICE_STATUSES, serviceStatusNumber, type ServiceStatus } from '#contract/serviceStatuses.ts'

const START = Temporal.Instant.from('2026-11-25T02:00:00Z')
const facts = (status: ServiceStatus | null, more: Partial<ServiceFacts> = {}): ServiceFacts => ({
  status,
  now: START.subtract({ hours: 72 }),
  paid: status !== null && status !== 'SERVICE_PENDING',
  partner: 'ORDERED',
  holdUntil: START.subtract({ hours: 71 }),
  freeUntil: START.subtract({ hours: 24 }),
  startsAt: START,
  dayEnds: START.add({ hours: 15 }),
  ticketsUsed: 0,
  ticketsLeft: 3,
  ...more,
})

describe('the service machine', () => {
  it('numbers its statuses 101 to 106', () => {
    expect(SERVICE_STATUSES.map(serviceStatusNumber)).toEqual([101, 102, 103, 104, 105, 106])
  })

  it('says no with a code of the catalogue', () => {
    for (const { code } of Object.values(SERVICE_GUARDS)) expect([code, isCode(code)]).toEqual([code, true])
    expect(Object.keys(CODES)).toContain('G_TICKETS_409')
  })

  it('reaches every status, and leaves all but the last ones', () => {
    const targets = new Set<string>(SERVICE_ROWS.map(({ to }) => to))
    const left = new Set(
      SERVICE_ROWS.flatMap(({ from, to, event }) =>
        to === 'same' || event === 'latePayment' ? [] : (from ?? []),
      ),
    )
    for (const status of SERVICE_STATUSES) expect(targets).toContain(status)
    expect([...left].toSorted()).toEqual(['SERVICE_ORDERED', 'SERVICE_PENDING'])
  })

  it.each([
    ['free', 72, 'SERVICE_KT_CANCEL', ['refundInFull']],
    ['with a fee', 10, 'SERVICE_KT_CANCEL_FEE', ['refundLessFee']],
  ] as const)('a guest cancels %s', (_how, hours, to, effects) => {
    const step = serviceMachine.next(
      facts('SERVICE_ORDERED', { now: START.subtract({ hours }) }),
      'cancel',
      'KT',
    )
    expect(step).toMatchObject({ ok: true, to })
    if (step.ok) expect(step.row.effects).toEqual(expect.arrayContaining([...effects]))
  })

  it.each([
    ['once it has begun', { now: START }, 'G_TICKETS_STARTED'],
    ['once a ticket is used', { ticketsUsed: 1 }, 'G_TICKET_USED'],
  ])('nobody cancels %s', (_when, more, why) => {
    expect(serviceMachine.next(facts('SERVICE_ORDERED', more), 'cancel', 'KT')).toEqual({ ok: false, why })
  })

  it('sells tickets until the very moment it begins', () => {
    const buy = (now: Temporal.Instant) => serviceMachine.next(facts(null, { now }), 'buy', 'KT')
    expect(buy(START.subtract({ seconds: 1 }))).toMatchObject({ ok: true })
    expect(buy(START)).toEqual({ ok: false, why: 'G_SLOT_CLOSED' })
  })

  it('holds its laws however it is walked', () => {
    const step = fc.record({
      event: fc.constantFrom(...SERVICE_EVENTS),
      actor: fc.constantFrom(...ACTORS),
      hours: fc.integer({ min: -100, max: 40 }),
      partner: fc.constantFrom('ORDERED', 'PENDING', 'CSH_CANCEL'),
      fee: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let status: ServiceStatus | null = null
        let held = 0
        let paid = 0
        let back = 0
        let used = 0
        for (const { event, actor, hours, partner, fee } of steps) {
          const answer = serviceMachine.next(
            facts(status, {
              now: START.add({ hours }),
              paid: paid - back > 0,
              partner,
              ticketsUsed: used,
              ticketsLeft: 3 - used,
              feeAccepted: fee,
            }),
            event,
            actor,
          )
          if (!answer.ok) continue
          const { effects } = answer.row
          if (event === 'paid' || event === 'latePayment') paid += 100
          if (effects.includes('holdTickets')) held += 3
          if (effects.includes('releaseTickets')) held -= 3
          if (effects.includes('refundInFull')) back = paid
          if (effects.includes('refundThisPayment')) back += 100
          if (effects.includes('refundLessFee')) back = paid - 30
          if (effects.includes('useTicket')) used += 1
          status = answer.to
          // Nothing is held twice, given back twice, or paid back beyond what came.
          expect([0, 3]).toContain(held)
          expect(back).toBeLessThanOrEqual(paid)
          if (status === 'SERVICE_KT_CANCEL' || status === 'SERVICE_CSH_CANCEL') {
            expect(back).toBe(paid)
            expect(held).toBe(0)
          }
          if (status === 'SERVICE_KT_CANCEL_FEE') expect([held, paid - back]).toEqual([0, 30])
          if (status === 'SERVICE_ORDERED' || status === 'SERVICE_SUCCESS') expect(held).toBe(3)
        }
      }),
      { numRuns: 3000 },
    )
  })
})

describe('money of tickets', () => {
  const ticket = fc.record({
    ticketTypeId: fc.uuid(),
    name: fc.constant('Vé'),
    quantity: fc.nat(20),
    price: fc.integer({ min: 0, max: 2_000_000 }),
    discountPrice: fc.constant(0),
  })
  it('is a price that adds up, and a coupon never takes more than there is', () => {
    fc.assert(
      fc.property(
        fc.array(ticket, { maxLength: 4 }),
        fc.integer({ min: 0, max: 5_000_000 }),
        (tickets, amount) => {
          const priced = tickets.map((one) => ({ ...one, discountPrice: Math.floor(one.price / 2) }))
          const terms = { code: 'VE', kind: 'VALUE', amount, cap: null, minimum: 0 } as const
          const quote = quoteTickets(priced, terms)
          expect(quote.total).toBe(quote.ticketPrice - quote.discount - quote.voucherDiscount)
          expect(quote.total).toBeGreaterThanOrEqual(0)
          expect(quote.lines.every(({ quantity }) => quantity > 0)).toBe(true)
        },
      ),
    )
  })

  it('is conserved in whatever order tickets are cancelled: none twice, and many steps never cost more than one', () => {
    const terms = { date: '2026-11-25', time: '09:00', freeCancelHours: 24, cancelFeePercent: 30 }
    const until = freeUntilOf(terms)
    const coupon = fc.option(
      fc.record({
        code: fc.constant('VE'),
        kind: fc.constantFrom('VALUE' as const, 'PERCENTAGE' as const),
        amount: fc.integer({ min: 1, max: 100 }),
        cap: fc.constant(null),
        minimum: fc.constant(0),
      }),
    )
    const step = fc.record({ picks: fc.array(fc.nat(80), { maxLength: 6 }), late: fc.boolean() })
    fc.assert(
      fc.property(
        fc.array(ticket, { minLength: 1, maxLength: 4 }),
        coupon,
        fc.array(step, { maxLength: 12 }),
        (lines, voucher, steps) => {
          const quote = quoteTickets(
            lines.map((one) => ({ ...one, discountPrice: one.price })),
            voucher?.kind === 'VALUE' ? { ...voucher, amount: voucher.amount * 7_777 } : voucher,
          )
          const shares = ticketShares(quote)
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(quote.total)
          expect(shares.every((share) => share >= 0)).toBe(true)
          let tickets: PaidTicket[] = shares.map((share, index) => ({
            id: String(index),
            share,
            cancelledAt: null,
          }))
          let [fees, back, lateValue] = [0, 0, 0]
          let begun = false
          for (const { picks, late } of steps) {
            begun ||= late
            const now = begun ? until : until.subtract({ hours: 1 })
            const chosen = new Set(picks.map(String))
            const { value, fee, refund } = someTicketsCost(
              { ...terms, cancellationFee: fees },
              tickets,
              chosen,
              now,
            )
            expect(Math.min(fee, refund)).toBeGreaterThanOrEqual(0)
            expect(fee + refund).toBe(value)
            fees += fee
            back += refund
            if (begun) lateValue += value
            tickets = tickets.map((one) =>
              chosen.has(one.id) && one.cancelledAt === null ? { ...one, cancelledAt: now } : one,
            )
            expect(someTicketsCost({ ...terms, cancellationFee: fees }, tickets, chosen, now).value).toBe(0)
          }
          const left = tickets.reduce((sum, one) => sum + (one.cancelledAt === null ? one.share : 0), 0)
          expect(left + back + fees).toBe(quote.total)
          // What a cheap ticket cannot bear is left out, never more than one rounding of the fee.
          const due = lateFee(lateValue, terms.cancelFeePercent)
          expect(due - fees).toBeGreaterThanOrEqual(0)
          expect(due - fees).toBeLessThanOrEqual(1000)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('is a fee in whole thousands, never above its percentage, and free until the hour', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        (paid, percent) => {
          const fee = lateFee(paid, percent)
          expect(fee % 1000).toBe(0)
          expect(fee).toBeLessThanOrEqual((paid * percent) / 100)
          expect((paid * percent) / 100 - fee).toBeLessThan(1000)
        },
      ),
    )
    const terms = { date: '2026-11-25', time: '09:00', freeCancelHours: 24, cancelFeePercent: 30 }
    const until = freeUntilOf(terms)
    const cost = (now: Temporal.Instant) => ticketCancelCost({ ...terms, paid: 520_000, now })
    expect(cost(until.subtract({ nanoseconds: 1 }))).toEqual({ fee: 0, refund: 520_000, free: true })
    expect(cost(until)).toEqual({ fee: 156_000, refund: 364_000, free: false })
  })
})
