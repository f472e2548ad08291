import { expect, test } from 'vitest'
import { dueNow, needsAccount } from '#contract/booking/due.ts'
import type { BookingSummary } from '#contract/shapes/booking.ts'
import { aBooking } from '#tests/support/aBooking.ts'

const NOW = Temporal.Instant.from('2029-12-20T03:00:00Z')
const LATER = '2029-12-20T03:12:04Z'
const EARLIER = '2029-12-20T02:59:59Z'
const names = (changes: Partial<BookingSummary>) => dueNow(aBooking(changes), NOW).map(({ what }) => what)

test.each<[string, Partial<BookingSummary>, string[]]>([
  ['a hold is paid while it lasts', { status: 'PENDING', paid: 0, holdUntil: LATER }, ['pay']],
  ['a failed payment too', { status: 'PAYMENT_FAILED', paid: 0, holdUntil: LATER }, ['pay']],
  ['a transfer too', { status: 'WATTING_KT_PAYMENT', paid: 0, holdUntil: LATER }, ['pay']],
  ['nothing once the hold is over', { status: 'PENDING', paid: 0, holdUntil: EARLIER }, []],
  ['nothing for a hold that was paid', { status: 'ORDERED', holdUntil: LATER }, []],
  [
    'a host’s change waits for an answer',
    { status: 'DRAFTS', due: [{ what: 'answerChange', until: LATER }] },
    ['answerChange'],
  ],
  [
    'and no more once the booking stands again, though a copy says so',
    { status: 'ORDERED', due: [{ what: 'answerChange', until: LATER }] },
    [],
  ],
  [
    'a wish to cancel is not answered after its time',
    { status: 'CSH_REQUEST_CANCEL', due: [{ what: 'answerCancellation', until: EARLIER }] },
    [],
  ],
  [
    'what ends first stands first, what has no end last',
    {
      status: 'SUCCESS',
      due: [
        { what: 'account', until: null },
        { what: 'review', until: '2029-12-30T00:00:00Z' },
        { what: 'complaint', until: '2029-12-22T00:00:00Z' },
      ],
    },
    ['complaint', 'review', 'account'],
  ],
])('%s', (_, changes, due) => {
  expect(names(changes)).toEqual(due)
})

test('a copy that an older version kept says what it can', () => {
  const { due: _, ...older } = aBooking({ status: 'PENDING', holdUntil: LATER })
  expect(dueNow(older, NOW)).toEqual([{ what: 'pay', until: LATER }])
})

test.each([
  ['BANK', 'REQUESTED', true],
  ['BANK', 'APPROVED', true],
  ['BANK', 'SENT', false],
  ['GATEWAY', 'APPROVED', false],
  ['GATEWAY', 'REJECTED', true],
] as const)('a refund by %s that is %s needs an account: %s', (way, state, needs) => {
  expect(needsAccount({ way, state })).toBe(needs)
})
