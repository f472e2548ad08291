import { OTP } from '#contract/numbers.ts'
import type { CodePurpose } from '#contract/shapes/code.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { writeLetter } from './writeLetter.ts'
import { PURPOSE_SMS, PURPOSE_WORDS } from './words.ts'

export type CodeMessage = { language: Language; purpose: CodePurpose; code: string }

/** The letter that carries a one-time code. */
export function codeLetter({ language, purpose, code }: CodeMessage, to: string): Mail {
  const wish = PURPOSE_WORDS[language][purpose]
  return writeLetter(
    language === 'vi'
      ? {
          language,
          subject: `${code} là mã xác minh Ghé của bạn`,
          preview: `Mã có hiệu lực trong ${OTP.minutes} phút.`,
          title: 'Mã xác minh của bạn',
          lead: [`Bạn nhập mã này để ${wish}. Mã có hiệu lực trong ${OTP.minutes} phút.`],
          code,
          notes: [
            'Đừng đưa mã này cho bất kỳ ai. Ghé không bao giờ gọi điện hay nhắn tin hỏi mã của bạn.',
            'Nếu bạn không yêu cầu, cứ bỏ qua thư này: không có mã thì không ai làm được gì.',
          ],
        }
      : {
          language,
          subject: `${code} is your Ghé verification code`,
          preview: `It works for ${OTP.minutes} minutes.`,
          title: 'Your verification code',
          lead: [`Enter this code to ${wish}. It works for ${OTP.minutes} minutes.`],
          code,
          notes: [
            'Give this code to nobody. Ghé never calls or writes to ask for it.',
            'If you did not ask for it, just ignore this letter: without the code nobody can do anything.',
          ],
        },
    to,
  )
}

/**
 * The text message that carries a one-time code: one message long, without marks. Its last line lets a phone offer the code
 * on this host's pages only (the "origin-bound one-time codes" format of WICG).
 */
export function codeText({ language, purpose, code }: CodeMessage, host: string): string {
  const wish = PURPOSE_SMS[language][purpose]
  const said =
    language === 'vi'
      ? `Ghe: ${code} la ma de ${wish}, dung trong ${OTP.minutes} phut. Khong dua ma cho ai.`
      : `Ghe: ${code} is your code to ${wish}, valid for ${OTP.minutes} minutes. Give it to nobody.`
  return `${said}\n\n@${host} #${code}`
}

/** Tells a person that the password of their account is another now. */
export function passwordChangedLetter(language: Language, to: string, address: string): Mail {
  return writeLetter(
    language === 'vi'
      ? {
          language,
          subject: 'Mật khẩu Ghé của bạn vừa được đổi',
          preview: 'Nếu không phải bạn, hãy đặt lại ngay.',
          title: 'Mật khẩu vừa được đổi',
          lead: ['Mật khẩu tài khoản Ghé của bạn vừa được đổi, và mọi thiết bị khác đã được đăng xuất.'],
          button: { text: 'Không phải tôi, đặt lại mật khẩu', address },
          notes: ['Nếu chính bạn vừa đổi thì không cần làm gì thêm.'],
        }
      : {
          language,
          subject: 'The password of your Ghé account was changed',
          preview: 'If it was not you, set a new one now.',
          title: 'Your password was changed',
          lead: [
            'The password of your Ghé account has just been changed, and all other devices were signed out.',
          ],
          button: { text: 'It was not me, set a new password', address },
          notes: ['If it was you, there is nothing else to do.'],
        },
    to,
  )
}
