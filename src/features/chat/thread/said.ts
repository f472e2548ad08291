import type { OutboxEntry } from '#contract/outbox.ts'
import type { ChatMessage } from '#contract/shapes/chat.ts'
import { nameOf, type Where } from '../where.ts'

/** A message as the screen shows it. `state` null: the server has it. */
export type Said = ChatMessage & {
  state: 'sending' | 'waiting' | 'refused' | null
  /** Why it was refused. */
  problem: string
}

/** Something that was just said here and of which nobody has heard yet. */
export type Unsaid = {
  id: string
  text: string
  pictureIds: readonly string[]
  at: string
  state: 'sending' | 'refused'
  problem: string
}

const field = (input: object, name: string): unknown => Reflect.get(input, name)
const textIn = (input: object, name: string): string => {
  const value = field(input, name)
  return typeof value === 'string' ? value : ''
}
const listIn = (input: object, name: string): string[] => {
  const value = field(input, name)
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
const isIn = (where: Where, input: object): boolean =>
  nameOf(where) ===
  (['conversation_id', 'resort_id', 'about_booking'].map((name) => textIn(input, name)).find(Boolean) ??
    'support')

const mineOf = (one: Omit<Unsaid, 'state'> & { state: Said['state'] }, place: number): Said => ({
  ...one,
  pictureIds: [...one.pictureIds],
  place,
  side: 'PERSON',
  mine: true,
  author: '',
})

function waitingIn({ name, input, state, createdAt, problem }: OutboxEntry, where: Where) {
  const id = textIn(input, 'message_id')
  if (name !== 'chat.send' || id === '' || !isIn(where, input)) return null
  const waits = state === 'queued' || state === 'sending' || state === 'paused'
  return {
    id,
    text: textIn(input, 'text'),
    pictureIds: listIn(input, 'picture_ids'),
    at: new Date(createdAt).toISOString(),
    state: waits ? ('waiting' as const) : ('refused' as const),
    problem: problem?.message ?? '',
  }
}

/**
 * What the server has, then what waits on this device in the order in which it was said, each message once: the server's word
 * counts before the outbox's, and that before what this page alone knows.
 */
export function allSaid(
  said: readonly ChatMessage[],
  outbox: readonly OutboxEntry[],
  unsaid: readonly Unsaid[],
  where: Where,
): Said[] {
  const known = new Set(said.map(({ id }) => id))
  const last = said.at(-1)?.place ?? 0
  const waiting = outbox.flatMap((entry) => waitingIn(entry, where) ?? []).filter(({ id }) => !known.has(id))
  for (const { id } of waiting) known.add(id)
  const here = unsaid.filter(({ id }) => !known.has(id))
  return [
    ...said.map((message) => ({ ...message, state: null, problem: '' })),
    ...[...waiting, ...here].map((one, index) => mineOf(one, last + 1 + index)),
  ]
}

/** Messages of one side stand together while no more than this lies between them, in milliseconds. */
const TOGETHER = 5 * 60_000

/** A day's messages, in groups of one side. */
export type Day = { day: string; groups: Said[][] }

/** Messages by the day of the reader's zone and by who says them. `dayOf`: the day of a moment. */
export function inDays(said: readonly Said[], dayOf: (instant: string) => string): Day[] {
  const days: Day[] = []
  for (const message of said) {
    const day = dayOf(message.at)
    const today = days.at(-1)?.day === day ? days.at(-1) : undefined
    if (!today) {
      days.push({ day, groups: [[message]] })
      continue
    }
    const group = today.groups.at(-1)
    const before = group?.at(-1)
    const joins =
      before !== undefined &&
      before.mine === message.mine &&
      before.side === message.side &&
      Date.parse(message.at) - Date.parse(before.at) < TOGETHER
    if (joins) group?.push(message)
    else today.groups.push([message])
  }
  return days
}
