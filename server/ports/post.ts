import type { Attachment, MailPort } from './mail/mail.ts'
import type { PushPort } from './push/push.ts'
import type { SmsPort } from './sms/sms.ts'

/** The ways to reach a person outside the app. */
export type Post = { mail: MailPort; sms: SmsPort; push: PushPort | null }

/** Something that would have been sent. */
export type Sent = {
  id: string
  kind: 'email' | 'sms' | 'push'
  to: string
  subject: string
  text: string
  html: string | null
  files: readonly Attachment[]
  at: Temporal.Instant
}

/** A stand-in for mail server and text message provider: what is sent stays in this process, to be looked at. */
export type Mailbox = Post & {
  /** The newest first, those to one address where one is named. */
  sent: (to?: string) => readonly Sent[]
  byId: (id: string) => Sent | null
}
