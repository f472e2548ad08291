import type { EndpointName } from './endpoints.ts'

/**
 * What happens to a thing that a person did without a network. It waits in its lane, is sent, and the server says yes or no;
 * nobody else says so. `conflict`: the server has another state by now, which the person has to see. `paused`: nobody is
 * signed in to send it for.
 */
const OUTBOX_STATES = ['queued', 'sending', 'paused', 'refused', 'conflict', 'expired'] as const
type OutboxState = (typeof OUTBOX_STATES)[number]

/** What waits on a device, or was refused, as pages see it. Moments are milliseconds. */
export type OutboxEntry = {
  key: string
  name: EndpointName
  input: object
  state: OutboxState
  createdAt: number
  expiresAt: number
  attempts: number
  /** Why it was refused, and with a conflict how the thing stands now. */
  problem: { code: string; message: string; current: unknown } | null
}

/** The answer of a call that waits for the network. */
export type Queued = { queued: true; key: string }
/** A thing that waits is answered with this status, which is no success of the server's. */
export const QUEUED_STATUS = 202

export const isQueued = (answer: unknown): answer is Queued =>
  typeof answer === 'object' && answer !== null && 'queued' in answer && answer.queued === true

/** What an answer means for what was sent. `signIn`: the session is over; `wait`: nobody knows whether it was done. */
export type Verdict = 'accepted' | 'wait' | 'signIn' | 'refused' | 'conflict'

/** What came back: the HTTP status, and the body where it is whole and one of ours. */
export type Answer = { status: number; body: { status: number; code?: string } | null } | null

/**
 * No answer, half an answer, one that is not ours (a captive portal's page says 200 to everything), a busy or broken server:
 * it waits and is sent again under the same key. Only our own word accepts or refuses.
 */
export function verdictOf(answer: Answer): Verdict {
  if (answer === null || answer.body === null) return 'wait'
  const { status, body } = answer
  if (body.status !== status || status >= 500 || status === 408 || status === 429) return 'wait'
  if (status === 200) return 'accepted'
  if (status === 401) return 'signIn'
  if (status === 409) return body.code === 'G_RUNNING' ? 'wait' : 'conflict'
  return status >= 400 ? 'refused' : 'wait'
}

const FIRST_WAIT = 2000
const LONGEST_WAIT = 15 * 60_000

/** How long to wait after so many tries, in milliseconds: doubling, at most 15 minutes, spread so that not all come at once. */
export const waitAfter = (attempts: number, random: number): number =>
  Math.min(FIRST_WAIT * 2 ** Math.min(attempts, 20), LONGEST_WAIT) * (0.5 + random / 2)

/** Fields that name what a thing is about: things about the same stay one behind the other, others go side by side. */
const SUBJECTS = ['booking_id', 'conversation_id', 'review_id', 'resort_id'] as const

/** The lane of a thing: first in, first out. */
export function laneOf(lane: string, input: object): string {
  const fields: Record<string, unknown> = { ...input }
  const subject = SUBJECTS.map((field) => fields[field]).find((value) => typeof value === 'string')
  return typeof subject === 'string' ? `${lane} ${subject}` : lane
}
