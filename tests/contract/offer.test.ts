import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fewerTickets } from '#contract/service/offer.ts'

const asked = [
  { ticket_type_id: 'adult', quantity: 2 },
  { ticket_type_id: 'child', quantity: 2 },
]

describe('fewer tickets than were asked for', () => {
  it('takes from the last types first, and of a type no more than there are', () => {
    expect(fewerTickets(asked, 3)).toEqual([asked[0], { ticket_type_id: 'child', quantity: 1 }])
    expect(fewerTickets(asked, 9, new Map([['adult', 0]]))).toEqual([asked[1]])
    expect(fewerTickets(asked, 2, new Map([['adult', 1]]))).toEqual([
      { ticket_type_id: 'adult', quantity: 1 },
      { ticket_type_id: 'child', quantity: 1 },
    ])
  })

  it('offers nothing where all or none can be had', () => {
    expect(fewerTickets(asked, 4)).toEqual([])
    expect(fewerTickets(asked, 0)).toEqual([])
  })

  it('never offers more than is left or was asked for', () => {
    const tickets = fc.array(fc.record({ ticket_type_id: fc.uuid(), quantity: fc.nat(20) }), { maxLength: 5 })
    fc.assert(
      fc.property(tickets, fc.integer({ min: -3, max: 40 }), fc.nat(20), (wanted, left, most) => {
        const limits = new Map(wanted.map(({ ticket_type_id: id }) => [id, most]))
        const offer = fewerTickets(wanted, left, limits)
        expect(offer.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(Math.max(0, left))
        for (const { ticket_type_id: id, quantity } of offer) {
          expect(quantity).toBeGreaterThan(0)
          expect(quantity).toBeLessThanOrEqual(most)
          expect(quantity).toBeLessThanOrEqual(wanted.find((one) => one.ticket_type_id === id)?.quantity ?? 0)
        }
      }),
    )
  })
})
