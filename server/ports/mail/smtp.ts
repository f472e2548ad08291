import { createTransport } from 'nodemailer'
import * as z from 'zod/mini'
import { MailRefused, type MailPort } from './mail.ts'

export type SmtpSettings = {
  /** smtp:// or smtps://, with name and password in it. */
  url: string
  /** The sender as it stands in the letter: `Ghé <xin-chao@ghe.vn>`. */
  from: string
}

const TIMEOUT = 8_000

/** How the mail program tells of a server's refusal (RFC 5321): which command it was about, and the code of the answer. */
const refusal = z.object({
  responseCode: z.int(),
  command: z.optional(z.string()),
  response: z.optional(z.string()),
})
/** RFC 3463: refused for what we are or sent, not for who it is to. */
const POLICY = /^\d{3}[ -]5\.7\./

/** The commands whose refusal is about one letter; of the others the server refuses us: our password, our quota, our address. */
const OF_THE_LETTER: readonly (string | undefined)[] = ['RCPT TO', 'DATA']

/** What a failed sending means: a permanent refusal (5xx) of the letter is one, everything else may go better later. */
function meaning(error: unknown): unknown {
  const told = refusal.safeParse(error)
  if (!told.success || told.data.responseCode < 500) return error
  const { command, response = '' } = told.data
  if (!OF_THE_LETTER.includes(command)) return error
  return new MailRefused(command === 'RCPT TO' && !POLICY.test(response), error)
}

/** Letters by SMTP. A plain smtp:// line is turned into an encrypted one before a name and password cross it. */
export function smtpMail({ url, from }: SmtpSettings): MailPort {
  const address = new URL(url)
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  const secure = address.protocol === 'smtps:'
  const user = decodeURIComponent(address.username)
  const transport = createTransport({
    host: address.hostname,
    port: Number(address.port === '' ? (secure ? 465 : 587) : address.port),
    secure,
    requireTLS: !secure && user !== '',
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(address.password) } }),
    pool: true,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, id, attachments = [], ...letter }) => {
      await transport
        .sendMail({
          ...letter,
          from,
          to: { name: '', address: to },
          ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }),
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(content),
          })),
        })
        .catch((error: unknown) => Promise.reject(meaning(error)))
    },
  }
}
