import type { CodePurpose } from '#contract/shapes/code.ts'
import type { Language } from '#contract/shapes/primitives.ts'

/** What somebody does with a code, as the end of "… để" / "to …". */
export const PURPOSE_WORDS: Record<Language, Record<CodePurpose, string>> = {
  vi: {
    register: 'tạo tài khoản Ghé',
    forgot_password: 'đặt lại mật khẩu',
    link_social: 'đăng nhập lần đầu bằng mạng xã hội',
    sign_in: 'đăng nhập Ghé',
    change_email: 'đổi email của tài khoản',
    change_phone: 'đổi số điện thoại của tài khoản',
    confirm_person: 'xác nhận đây là bạn',
  },
  en: {
    register: 'create your Ghé account',
    forgot_password: 'set a new password',
    link_social: 'sign in with another account for the first time',
    sign_in: 'sign in to Ghé',
    change_email: 'change the email of your account',
    change_phone: 'change the phone number of your account',
    confirm_person: 'confirm that it is you',
  },
}

/** The short name of a purpose for text messages, in letters without marks: operators take those everywhere. */
export const PURPOSE_SMS: Record<Language, Record<CodePurpose, string>> = {
  vi: {
    register: 'tao tai khoan',
    forgot_password: 'dat lai mat khau',
    link_social: 'dang nhap',
    sign_in: 'dang nhap',
    change_email: 'doi email',
    change_phone: 'doi so dien thoai',
    confirm_person: 'xac nhan',
  },
  en: {
    register: 'register',
    forgot_password: 'reset the password',
    link_social: 'sign in',
    sign_in: 'sign in',
    change_email: 'change the email',
    change_phone: 'change the number',
    confirm_person: 'confirm',
  },
}
