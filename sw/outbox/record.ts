import type { OutboxEntry } from '#contract/outbox.ts'
import { isRecord } from '#contract/record.ts'
import { callNamed, type LanguageCode } from '../match.ts'

/** A thing that a person did, as it is sealed. Moments in milliseconds; `shape` is the mark of its input's shape then. */
export type Waiting = {
  key: string
  name: string
  input: object
  language: LanguageCode
  shape: string
  createdAt: number
  expiresAt: number
  attempts: number
  state: 'queued' | 'refused' | 'conflict' | 'expired'
  problem: OutboxEntry['problem']
}
/** Where it stands in the store: the order of these is the order in which things were done. */
export type Placed = Waiting & { place: string }

const STATES = ['queued', 'refused', 'conflict', 'expired'] as const

function problemIn(value: unknown): Waiting['problem'] {
  if (!isRecord(value) || typeof value.code !== 'string' || typeof value.message !== 'string') return null
  return { code: value.code, message: value.message, current: value.current ?? null }
}

/** Reads what was sealed; null when it is none of ours. */
export function waitingIn(text: string): Waiting | null {
  const value: unknown = JSON.parse(text)
  if (!isRecord(value) || !isRecord(value.input)) return null
  const { key, name, shape, createdAt, expiresAt, attempts } = value
  const state = STATES.find((one) => one === value.state)
  if (typeof key !== 'string' || typeof name !== 'string' || typeof shape !== 'string') return null
  if (typeof createdAt !== 'number' || typeof expiresAt !== 'number' || state === undefined) return null
  return {
    key,
    name,
    input: value.input,
    language: value.language === '1' ? '1' : '0',
    shape,
    createdAt,
    expiresAt,
    attempts: typeof attempts === 'number' ? attempts : 0,
    state,
    problem: problemIn(value.problem),
  }
}

/** As pages see it; null for a call that this version does not know. */
export function entryOf(
  { key, name, input, createdAt, expiresAt, attempts, state, problem }: Waiting,
  now: { sending: boolean; signedIn: boolean },
): OutboxEntry | null {
  const call = callNamed(name)
  if (call === null) return null
  const shown = state !== 'queued' ? state : now.sending ? 'sending' : now.signedIn ? 'queued' : 'paused'
  return { key, name: call.name, input, createdAt, expiresAt, attempts, state: shown, problem }
}
