import { randomUUID } from 'node:crypto'
import type { Clock } from '#server/ports/clock.ts'
import type { Post } from '#server/ports/post.ts'

/** Where the stand-in shows what was sent. */
export const MAILBOX = '/sandbox/mailbox'

/** Something that would have been sent. */
export type Sent = {
  id: string
  kind: 'email' | 'sms' | 'push'
  to: string
  subject: string
  text: string
  html: string | null
  at: Temporal.Instant
}

/** A stand-in for mail server and text message provider: what is sent stays in this process, to be looked at. */
export type Mailbox = Post & {
  /** The newest first, those to one address where one is named. */
  sent: (to?: string) => readonly Sent[]
  byId: (id: string) => Sent | null
}

const KEPT = 500

/** `say` prints one line for each, for people at the terminal. */
export function createMailbox(clock: Clock, say: (line: string) => void): Mailbox {
  const all: Sent[] = []
  const keep = (sent: Omit<Sent, 'id' | 'at'>) => {
    all.unshift({ ...sent, id: randomUUID(), at: clock.now() })
    all.length = Math.min(all.length, KEPT)
    say(`[stand-in] ${sent.kind} to ${sent.to}: ${sent.subject}`)
  }
  return {
    mail: { send: async ({ to, subject, text, html }) => keep({ kind: 'email', to, subject, text, html }) },
    sms: {
      send: async ({ to, text }) =>
        keep({ kind: 'sms', to, subject: text.split('\n')[0] ?? '', text, html: null }),
    },
    push: {
      send: async (to, data) => {
        keep({
          kind: 'push',
          to,
          subject: data['title'] ?? '',
          text: JSON.stringify(data, null, 2),
          html: null,
        })
        return 'sent'
      },
    },
    sent: (to) => (to === undefined ? all : all.filter((one) => one.to === to)),
    byId: (id) => all.find((one) => one.id === id) ?? null,
  }
}
