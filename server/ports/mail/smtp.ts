import { createTransport } from 'nodemailer'
import type { MailPort } from './mail.ts'

export type SmtpSettings = {
  /** smtp:// or smtps://, with name and password in it. */
  url: string
  /** The sender as it stands in the letter: `Ghé <xin-chao@ghe.vn>`. */
  from: string
}

const TIMEOUT = 8_000

/** Letters by SMTP. A plain smtp:// line is turned into an encrypted one before a name and password cross it. */
export function smtpMail({ url, from }: SmtpSettings): MailPort {
  const address = new URL(url)
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
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html })
    },
  }
}
