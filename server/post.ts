import { DEMO } from './demo.ts'
import { smtpMail } from './ports/mail/smtp.ts'
import { fcmPush } from './ports/push/fcm.ts'
import type { Mailbox, Post } from './ports/post.ts'
import { esms } from './ports/sms/esms.ts'
import type { Services } from './services.ts'

/** Mail and text messages as the settings say, and the mailbox of what a stand-in keeps; null where none runs. */
export async function postOf({
  settings,
  clock,
}: Services): Promise<{ post: Post; mailbox: Mailbox | null }> {
  const { mail, sms, push, sandboxes, logLevel } = settings
  const say = (line: string) => {
    if (logLevel !== 'silent') process.stdout.write(`${line}\n`)
  }
  let mailbox: Mailbox | null = null
  const standIn = async () => (mailbox ??= (await DEMO.mailbox()).createMailbox(clock, say))
  const post: Post = {
    mail: mail === null ? (await standIn()).mail : smtpMail(mail),
    sms: sms === null ? (await standIn()).sms : esms(sms),
    push: sandboxes.includes('push')
      ? (await standIn()).push
      : push && fcmPush(push.fcm, () => clock.now().epochMilliseconds),
  }
  return { post, mailbox }
}
