import { can } from '#contract/grants.ts'
import type { ChatKind, ChatSide } from '#contract/shapes/chat.ts'
import type { Person } from '#server/handlers.ts'

type Parties = { kind: ChatKind; personId: string; hostId: string | null }

/** On which side of a conversation somebody stands; null: it is not theirs. */
export function sideOf({ kind, personId, hostId }: Parties, { userId, role }: Person): ChatSide | null {
  if (personId === userId) return 'PERSON'
  if (kind === 'OWNER') return hostId === userId && can(role, 'host.work') ? 'HOST' : null
  return can(role, 'desk.work') ? 'STAFF' : null
}

const PREVIEW = 120
/** Marks that turn the direction of what stands around them. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** The beginning of a message on one line, as lists and notices show it. */
export function previewOf(text: string): string {
  const line = text.replace(TURNS, '').replace(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length > PREVIEW ? `${letters.slice(0, PREVIEW).join('')}…` : line
}
