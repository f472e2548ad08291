import { dayAt } from '#contract/nights.ts'
import { writeDay } from '#contract/people/birthday.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { writeLetter } from './writeLetter.ts'

/** `address` is where somebody signs in to come back. */
export type Leaving = { language: Language; leavesAt: Temporal.Instant; address: string }

/** Tells a person that their account is closed, and until when they may come back. */
export function leavingLetter({ language, leavesAt, address }: Leaving, to: string): Mail {
  const day = writeDay(dayAt(leavesAt))
  return writeLetter(
    language === 'vi'
      ? {
          language,
          subject: 'Tài khoản Ghé của bạn đã đóng',
          preview: `Bạn còn quay lại được đến ngày ${day}.`,
          title: 'Hẹn gặp lại bạn',
          lead: [
            'Tài khoản của bạn đã đóng và mọi thiết bị đã được đăng xuất.',
            `Nếu đổi ý, bạn chỉ cần đăng nhập trước ngày ${day}. Sau ngày đó dữ liệu cá nhân của bạn sẽ được xóa hẳn.`,
          ],
          button: { text: 'Quay lại Ghé', address },
          notes: ['Nếu không phải bạn làm việc này, hãy đăng nhập ngay và đổi mật khẩu.'],
        }
      : {
          language,
          subject: 'Your Ghé account is closed',
          preview: `You can come back until ${day}.`,
          title: 'See you again',
          lead: [
            'Your account is closed and all devices were signed out.',
            `If you change your mind, just sign in before ${day}. After that day your personal data is erased for good.`,
          ],
          button: { text: 'Come back to Ghé', address },
          notes: ['If this was not you, sign in now and change your password.'],
        },
    to,
  )
}
