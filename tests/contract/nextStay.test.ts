import { expect, test } from 'vitest'
import { staysAhead } from '#contract/nextStay.ts'
import { AT_THE_GATE, STATUSES } from '#contract/statuses.ts'

const TODAY = '2026-12-24'
const stay = (
  name: string,
  checkIn: string,
  checkOut: string,
  status: (typeof STATUSES)[number] = 'ORDERED',
) => ({
  name,
  status,
  checkIn,
  checkOut,
})
const names = (stays: readonly ReturnType<typeof stay>[]) => staysAhead(stays, TODAY).map(({ name }) => name)

test.each([
  {
    why: 'the running stay before the next one',
    stays: [stay('next', '2026-12-26', '2026-12-27'), stay('now', '2026-12-23', '2026-12-25')],
    order: ['now', 'next'],
  },
  {
    why: 'who arrives today before who leaves today',
    stays: [stay('leaves', '2026-12-20', TODAY), stay('arrives', TODAY, '2026-12-26')],
    order: ['arrives', 'leaves'],
  },
  {
    why: 'who leaves today before a stay of next week',
    stays: [stay('next', '2026-12-30', '2026-12-31'), stay('leaves', '2026-12-20', TODAY)],
    order: ['leaves', 'next'],
  },
  {
    why: 'nothing that was left yesterday',
    stays: [stay('left', '2026-12-20', '2026-12-23')],
    order: [],
  },
])('W2: $why', ({ stays, order }) => {
  expect(names(stays)).toEqual(order)
})

test('W2: only stays that both sides agreed to open a gate', () => {
  const all = STATUSES.map((status) => stay(status, TODAY, '2026-12-26', status))
  expect(new Set(names(all))).toEqual(new Set(AT_THE_GATE))
})
