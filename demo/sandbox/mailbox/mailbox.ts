import { randomUUID } from 'node:crypto'
import type { Clock } from '#server/ports/clock.ts'
import type { Mailbox, Sent } from '#server/ports/post.ts'

const KEPT = 500

/** `say` prints one line for each, for people at the terminal. */
export function createMailbox(clock: Clock, say: (line: string) => void): Mailbox {
  const all: Sent[] = []
  const keep = (sent: Omit<Sent, 'id' | 'at' | 'files'> & Partial<Pick<Sent, 'files'>>) => {
    all.unshift({ files: [], ...sent, id: randomUUID(), at: clock.now() })
    all.length = Math.min(all.length, KEPT)
    say(`[stand-in] ${sent.kind} to ${sent.to}: ${sent.subject}`)
  }
  return {
    mail: {
      send: async ({ to, subject, text, html, attachments: files = [] }) =>
        keep({ kind: 'email', to, subject, text, html, files }),
    },
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
