import type { Language } from '#contract/shapes/primitives.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { writeLetter } from './writeLetter.ts'

/** `name`: what the person called the passkey; `address`: where they look after their passkeys. */
export type PasskeyChange = { change: 'added' | 'removed'; name: string; address: string }

/** Tells a person that one may sign in to their account with another passkey, or no longer with one. */
export function passkeyChangedLetter(
  language: Language,
  { change, name, address }: PasskeyChange,
  to: string,
): Mail {
  const added = change === 'added'
  return writeLetter(
    language === 'vi'
      ? {
          language,
          subject: added ? 'Tài khoản Ghé có khóa truy cập mới' : 'Một khóa truy cập Ghé vừa được gỡ',
          preview: 'Nếu không phải bạn, hãy xem lại ngay.',
          title: added ? 'Khóa truy cập mới' : 'Khóa truy cập đã gỡ',
          lead: [
            added
              ? `Từ nay có thể đăng nhập tài khoản Ghé của bạn bằng khóa “${name}”.`
              : `Khóa “${name}” không còn đăng nhập được tài khoản Ghé của bạn.`,
          ],
          button: { text: 'Không phải tôi, xem bảo mật', address },
          notes: ['Nếu chính bạn vừa làm thì không cần làm gì thêm.'],
        }
      : {
          language,
          subject: added ? 'Your Ghé account has a new passkey' : 'A passkey of your Ghé account was removed',
          preview: 'If it was not you, look at it now.',
          title: added ? 'A new passkey' : 'A passkey was removed',
          lead: [
            added
              ? `From now on the passkey “${name}” signs in to your Ghé account.`
              : `The passkey “${name}” no longer signs in to your Ghé account.`,
          ],
          button: { text: 'It was not me, look at security', address },
          notes: ['If it was you, there is nothing else to do.'],
        },
    to,
  )
}
