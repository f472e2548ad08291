import type { Language } from '#contract/shapes/primitives.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { writeLetter } from './writeLetter.ts'

/** `masked` is the new address as others may see it. */
export type AddressChange = { language: Language; kind: 'email' | 'phone'; masked: string }

/** Tells the old address that an account is reached at another now. */
export function addressChangedLetter({ language, kind, masked }: AddressChange, to: string): Mail {
  return writeLetter(
    language === 'vi'
      ? {
          language,
          subject: `${kind === 'email' ? 'Email' : 'Số điện thoại'} của tài khoản Ghé vừa được đổi`,
          preview: 'Nếu không phải bạn, hãy liên hệ ngay với chúng tôi.',
          title: kind === 'email' ? 'Email vừa được đổi' : 'Số điện thoại vừa được đổi',
          lead: [
            `Tài khoản Ghé của bạn từ nay dùng ${kind === 'email' ? 'email' : 'số điện thoại'} ${masked}.`,
            kind === 'email'
              ? 'Thư từ Ghé sẽ không gửi đến địa chỉ này nữa.'
              : 'Mã xác minh sẽ gửi đến số mới.',
          ],
          notes: ['Nếu không phải bạn đổi, hãy gọi tổng đài hoặc trả lời thư này ngay.'],
        }
      : {
          language,
          subject: `The ${kind === 'email' ? 'email' : 'phone number'} of your Ghé account was changed`,
          preview: 'If it was not you, please contact us now.',
          title: kind === 'email' ? 'Your email was changed' : 'Your phone number was changed',
          lead: [
            `Your Ghé account now uses the ${kind === 'email' ? 'email' : 'phone number'} ${masked}.`,
            kind === 'email'
              ? 'Letters from Ghé will no longer come to this address.'
              : 'Verification codes will go to the new number.',
          ],
          notes: ['If it was not you, call the hotline or answer this letter now.'],
        },
    to,
  )
}

/** The same as a text message, without marks: operators take those everywhere. */
export const addressChangedText = ({ language, kind, masked }: AddressChange): string =>
  language === 'vi'
    ? `Ghe: ${kind === 'email' ? 'email' : 'so dien thoai'} cua tai khoan vua doi thanh ${masked}. Neu khong phai ban, hay goi tong dai ngay.`
    : `Ghe: the ${kind === 'email' ? 'email' : 'phone number'} of your account is now ${masked}. If it was not you, call the hotline now.`
