import { isRecord } from '#contract/record.ts'
import { WORKPLACES, type Workplace } from '#contract/worker.ts'
import type { HandedOver } from './lookups.ts'

/** What a page says, as far as this version understands it. */
export type Heard =
  | { type: 'forget' | 'pause' | 'skipWaiting' | 'claim' | 'complete' | 'outbox' | 'takeLink' | 'lastPush' }
  | { type: 'handOver'; answers: HandedOver[] }
  | { type: 'send'; key: string | null; all: boolean }
  | { type: 'discard'; key: string }
  | { type: 'equip'; workplace: Workplace }

function handedOver(value: unknown): HandedOver[] {
  if (!isRecord(value) || typeof value.name !== 'string' || !isRecord(value.input)) return []
  return [
    { name: value.name, input: value.input, language: value.language === 1 ? '1' : '0', data: value.data },
  ]
}

/** Reads a message of a page, which may be of another version; null when it says nothing to us. */
export function heard(message: unknown): Heard | null {
  if (!isRecord(message)) return null
  switch (message.type) {
    case 'forget':
    case 'pause':
    case 'skipWaiting':
    case 'claim':
    case 'complete':
    case 'outbox':
    case 'takeLink':
    case 'lastPush':
      return { type: message.type }
    case 'send':
      return {
        type: 'send',
        key: typeof message.key === 'string' ? message.key : null,
        all: message.all === true,
      }
    case 'discard':
      return typeof message.key === 'string' ? { type: 'discard', key: message.key } : null
    case 'equip': {
      const workplace = WORKPLACES.find((name) => name === message.workplace)
      return workplace === undefined ? null : { type: 'equip', workplace }
    }
    case 'handOver': {
      const answers: unknown[] = Array.isArray(message.answers) ? message.answers : []
      return { type: 'handOver', answers: answers.flatMap(handedOver) }
    }
    default:
      return null
  }
}
