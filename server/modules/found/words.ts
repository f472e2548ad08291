import type { Language } from '#contract/shapes/primitives.ts'

const grouped = (amount: number, language: Language): string =>
  String(amount).replace(/\B(?=(\d{3})+$)/g, language === 'vi' ? '.' : ',')

/** Whole VND: "1.250.000 ₫". */
export const dong = (amount: number, language: Language): string => `${grouped(amount, language)}\u00a0₫`

/** The lowest price of a night. */
export const fromANight = (amount: number, language: Language): string =>
  language === 'vi' ? `từ ${dong(amount, language)} mỗi đêm` : `from ${dong(amount, language)} a night`

/** The price of an adult's ticket. */
export const fromATicket = (amount: number, language: Language): string =>
  language === 'vi' ? `từ ${dong(amount, language)} một vé` : `from ${dong(amount, language)} a ticket`

/** What guests said, in one line; empty before the first review. */
export function rated(rate: number, count: number, language: Language): string {
  if (count === 0) return ''
  return language === 'vi'
    ? `${String(rate).replace('.', ',')} trên 5 · ${count} đánh giá`
    : `${rate} out of 5 · ${count} ${count === 1 ? 'review' : 'reviews'}`
}

/** Days of an event or an article: "20/11/2026 – 27/11/2026". */
export function daysOf(from: string, to: string | null): string {
  const day = (text: string) => text.split('-').toReversed().join('/')
  return to === null || to === from ? day(from) : `${day(from)} – ${day(to)}`
}

/** Names of the pages on the way. */
export const PLACES = {
  home: { vi: 'Trang chủ', en: 'Home' },
  stays: { vi: 'Chỗ ở', en: 'Places to stay' },
  news: { vi: 'Tin tức và sự kiện', en: 'News and events' },
  services: { vi: 'Trải nghiệm', en: 'Experiences' },
  service: { vi: 'Trải nghiệm', en: 'Experience' },
  event: { vi: 'Sự kiện', en: 'Event' },
  article: { vi: 'Bài viết', en: 'Article' },
} as const
