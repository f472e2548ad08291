import type { Insecurity } from '#server/safeSettings.ts'

/** What an installation does without, in words for whoever opened it. */
const WORDS = {
  http: { vi: 'đường truyền không mã hoá', en: 'the connection is not encrypted' },
  database: {
    vi: 'mất điện có thể mất các đặt phòng mới nhất',
    en: 'a power cut may lose the latest bookings',
  },
  limits: { vi: 'không giới hạn số lần gọi', en: 'calls are not limited' },
  gateway: { vi: 'cổng thanh toán không mã hoá', en: 'the payment gateway is not encrypted' },
  mailbox: { vi: 'ai cũng đọc được mã xác minh', en: 'anybody can read verification codes' },
} as const satisfies Record<Insecurity, { vi: string; en: string }>

/** The document of an installation that is no real one: every page of it says so, above everything else. */
export function warned(template: string, insecure: readonly Insecurity[]): string {
  if (insecure.length === 0) return template
  const told = (language: 'vi' | 'en') => insecure.map((name) => WORDS[name][language]).join(', ')
  const warning = `<p role="alert"><strong lang="vi">Không dùng thật: ${told('vi')}.</strong> <strong lang="en">Not for real use: ${told('en')}.</strong></p>`
  return template.replace('<div id="root">', () => `${warning}<div id="root">`)
}
