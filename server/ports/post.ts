import type { MailPort } from './mail/mail.ts'
import type { PushPort } from './push/push.ts'
import type { SmsPort } from './sms/sms.ts'

/** The ways to reach a person outside the app. */
export type Post = { mail: MailPort; sms: SmsPort; push: PushPort | null }
