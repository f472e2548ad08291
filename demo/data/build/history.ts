import { BOOKING_ROWS, type Actor } from '#contract/booking/table.ts'
import { BOOKED_FAMILY, type Status } from '#contract/statuses.ts'
import type { EventParams } from '#server/modules/lives/lives.ts'

/** A step of a story: the row of the booking machine's table, and how many minutes after the booking was made. */
export type StoryStep = { row: string; after: number; params?: EventParams }
export type ToldStep = {
  row: (typeof BOOKING_ROWS)[number]
  actor: Actor
  after: number
  from: Status | null
  to: Status
  params: EventParams
}

/** Where a row leads when its target is no status: a check-in changes no booked status, and a story has no other such rows. */
function targetOf(to: (typeof BOOKING_ROWS)[number]['to'], here: Status | null, base: Status | null): Status {
  if (to === 'base') return base ?? 'ORDERED'
  if (to === 'same' || to === 'sameOrReturn') return here ?? 'ORDERED'
  if (to === 'bookedOrConfirm') return 'ORDERED'
  return to === 'baseOrComplete' ? 'SUCCESS' : to
}

/** Walks a story through the table. A step that the table does not allow is an error in the story. */
export function told(story: readonly StoryStep[]): {
  steps: ToldStep[]
  status: Status
  base: Status | null
} {
  let status: Status | null = null
  let base: Status | null = null
  const steps = story.map(({ row: name, after, params = {} }): ToldStep => {
    const row = BOOKING_ROWS.find((candidate) => candidate.row === name)
    const [actor] = row?.by ?? []
    const from = status
    const fits = row && (row.from === null ? from === null : from !== null && row.from.includes(from))
    if (!row || !actor || !fits) throw new Error(`Row ${name} cannot follow ${from ?? 'nothing'}`)
    const to = targetOf(row.to, from, base)
    const leaving = from !== null && BOOKED_FAMILY.includes(from) ? from : base
    base = BOOKED_FAMILY.includes(to) ? null : leaving
    status = to
    return { row, actor, after, from, to, params }
  })
  if (status === null) throw new Error('A story has no beginning')
  return { steps, status, base }
}
