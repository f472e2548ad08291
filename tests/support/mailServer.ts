import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

const portOf = (address: string | AddressInfo | null): number => {
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

/** What it says to every letter, to whom it is to, or to who sends it, while it is set: an answer of SMTP with its code. */
type Refusal = { code: number; text: string }
type Refusals = { refuses: string; refusesAddress: Refusal | null; refusesSender: Refusal | null }

const answer = ({ code, text }: { code: number; text: string }) =>
  Object.assign(new Error(text), { responseCode: code })

/** A real mail server on this machine: what it took stands in `letters`, as it came. */
export async function mailServer(taken: (letter: string) => Promise<void> = async () => {}) {
  const letters: string[] = []
  const state: Refusals = { refuses: '', refusesAddress: null, refusesSender: null }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onMailFrom: (_address, _session, done) =>
      done(state.refusesSender === null ? null : answer(state.refusesSender)),
    onRcptTo: (_address, _session, done) =>
      done(state.refusesAddress === null ? null : answer(state.refusesAddress)),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      const end = async () => {
        if (state.refuses !== '') return done(new Error(state.refuses))
        const letter = Buffer.concat(parts).toString('utf8')
        letters.push(letter)
        await taken(letter)
        done(null)
      }
      stream.on('end', () => void end())
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    letters,
    state,
    url: `smtp://127.0.0.1:${portOf(server.server.address())}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
export type MailServer = Awaited<ReturnType<typeof mailServer>>

/** A letter's Message-ID. */
export const messageId = (letter: string): string => /^Message-ID: (.*)$/im.exec(letter)?.[1]?.trim() ?? ''
