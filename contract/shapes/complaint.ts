import * as z from 'zod/mini'
import { COMPLAINT_PHOTOS_MAX, COMPLAINT_TEXT_MAX } from '../numbers.ts'
import { pictureIds } from './photos.ts'
import { actOn, id, instant, money, requiredText } from './primitives.ts'

/** A complaint needs words or pictures that show what was wrong; here both may be given, words must. */
export const complainRequest = z.object({
  ...actOn,
  text: requiredText(COMPLAINT_TEXT_MAX),
  picture_ids: pictureIds(COMPLAINT_PHOTOS_MAX),
})

/** How staff ends a complaint. GOES_ON: solved, the stay goes on. */
export const COMPLAINT_DECISIONS = ['NOTHING', 'PART', 'FULL', 'HOST_FAULT', 'GOES_ON'] as const
export const complaint = z.object({
  id,
  text: z.string(),
  pictureIds: z.array(z.string()),
  openedAt: instant,
  decision: z.nullable(z.enum([...COMPLAINT_DECISIONS, 'WITHDRAWN'])),
  amount: z.nullable(money),
  answer: z.string(),
  closedAt: z.nullable(instant),
})
export type Complaint = z.infer<typeof complaint>
