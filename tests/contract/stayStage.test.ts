import { expect, test } from 'vitest'
import { stageOf } from '#contract/stayStage.ts'

const HOURS = { checkInTime: '14:00', checkOutTime: '12:00' }
const stay = { checkIn: '2026-12-24', checkOut: '2026-12-27', checkedInAt: null }
const INSIDE = '2026-12-24T07:30:00Z'

test.each([
  ['2026-12-21T10:00', null, { stage: 'ahead', days: 3 }],
  ['2026-12-22T00:01', null, { stage: 'ahead', days: 2 }],
  ['2026-12-23T23:59', null, { stage: 'ahead', days: 1 }],
  ['2026-12-24T00:00', null, { stage: 'today' }],
  ['2026-12-24T13:59', null, { stage: 'today' }],
  ['2026-12-24T14:00', null, { stage: 'open' }],
  ['2026-12-24T13:30', INSIDE, { stage: 'here', days: 3 }],
  ['2026-12-24T15:00', INSIDE, { stage: 'here', days: 3 }],
  ['2026-12-25T01:00', null, { stage: 'here', days: 2 }],
  ['2026-12-26T20:00', INSIDE, { stage: 'here', days: 1 }],
  ['2026-12-27T11:59', INSIDE, { stage: 'here', days: 0 }],
  ['2026-12-27T12:00', INSIDE, { stage: 'over' }],
] as const)('at %s (checked in: %s) a guest stands at %o', (clock, checkedInAt, stage) => {
  const now = Temporal.Instant.from(`${clock}+07:00`)
  expect(stageOf({ ...stay, checkedInAt }, HOURS, now)).toEqual(stage)
})
