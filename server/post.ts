import { smtpMail } from './ports/mail/smtp.ts'
import { fcmPush } from './ports/push/fcm.ts'
import type { Post } from './ports/post.ts'
import { esms } from './ports/sms/esms.ts'
import { createMailbox, type Mailbox } from './sandbox/mailbox/mailbox.ts'
import type { Services } from './services.ts'

/** Mail and text messages as the settings say, and the mailbox of what a stand-in keeps; null where none runs. */
export function postOf({ settings, clock }: Services): { post: Post; mailbox: Mailbox | null } {
  const { mail, sms, push, sandboxes, logLevel } = settings
  const say = (line: string) => {
    if (logLevel !== 'silent') process.stdout.write(`${line}\n`)
  }
  const standIn = createMailbox(clock, say)
  return {
    mailbox: mail === null || sms === null || sandboxes.includes('push') ? standIn : null,
    post: {
      mail: mail === null ? standIn.mail : smtpMail(mail),
      sms: sms === null ? standIn.sms : esms(sms),
      push: sandboxes.includes('push')
        ? standIn.push
        : push && fcmPush(push.fcm, () => clock.now().epochMilliseconds),
    },
  }
}
