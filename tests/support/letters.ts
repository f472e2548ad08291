import { uuidv7 } from 'uuidv7'
import type { Language } from '#contract/shapes/primitives.ts'
import { addAccount } from '#server/modules/accounts/accounts.ts'
import { rememberLanguage } from '#server/modules/accounts/language.ts'
import { compose, markUnreachable } from '#server/modules/letters/letters.ts'
import { mailDue, type MailWorld } from '#server/modules/notices/notices.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import type { Sms } from '#server/ports/sms/sms.ts'
import type { TestWorld } from './bookingWorld.ts'

/** What sends letters in a test: into a list, or as the test says. */
export function mailing(test$: TestWorld, mail?: MailWorld['post']['mail']) {
  const letters: Mail[] = []
  const messages: Sms[] = []
  const { world } = test$
  const mailWorld: MailWorld = {
    ...world,
    post: {
      mail: mail ?? { send: async (letter) => void letters.push(letter) },
      sms: { send: async (message) => void messages.push(message) },
    },
    compose: (notice) => compose(world, notice),
    unreachable: (notice, address) => markUnreachable(world, notice, address),
  }
  return {
    letters,
    messages,
    /** Sends what is due, and what that makes due. */
    send: async () => {
      while ((await mailDue(mailWorld)) > 0);
    },
    /** Letters to one address, by their subjects’ first parts. */
    titles: (to: string) =>
      letters.filter((letter) => letter.to === to).map(({ subject }) => subject.split(' · ')[0] ?? ''),
  }
}

/** Somebody with an account, reached by mail or by telephone. */
export async function someone(
  test$: TestWorld,
  how: { email?: string; phone?: string; language?: Language; role?: 'KT' | 'CSH' },
): Promise<string> {
  const { language = 'vi', role = 'KT', ...reach } = how
  const id = uuidv7()
  await addAccount(test$.db, { id, name: 'Trần Văn Khách', ...reach, roles: [role] }, test$.clock.now())
  await rememberLanguage(test$.db, id, language)
  return id
}
