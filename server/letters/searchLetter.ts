import type { Language } from '#contract/shapes/primitives.ts'
import type { Letter } from './letter.ts'
import { moneyText } from './written.ts'

/** What a letter about a saved search says: the notice of the app, the place, and its price now and before. */
export type SearchTold = {
  id: string
  title: string
  body: string
  about: string
  place: string
  now: number
  before: number | null
}

const WORDS = {
  vi: {
    search: 'Tìm kiếm',
    place: 'Chỗ ở',
    now: 'Giá hiện tại',
    before: 'Trước đó',
    act: 'Xem kết quả',
    notes: [
      'Giá và phòng trống có thể đổi bất cứ lúc nào.',
      'Bạn nhận thư này vì đã bật báo tin cho tìm kiếm này.',
    ],
  },
  en: {
    search: 'Search',
    place: 'Place',
    now: 'Price now',
    before: 'Before',
    act: 'See the results',
    notes: [
      'Prices and free rooms may change at any time.',
      'You get this letter because you asked to hear of this search.',
    ],
  },
} as const satisfies Record<Language, object>

/** The page of one's saved searches; with an id, the way to that one. */
const SAVED_SEARCHES = '/profile/saved'

/** The letter about a search that somebody keeps. `site` is the product’s address. */
export function searchLetter(told: SearchTold, language: Language, site: string): Letter {
  const words = WORDS[language]
  const { id, title, body, about, place, now, before } = told
  return {
    language,
    subject: title,
    title,
    lead: [body],
    preview: body,
    facts: [
      { label: words.search, value: about },
      { label: words.place, value: place },
      { label: words.now, value: moneyText(now, language), strong: true },
      ...(before === null ? [] : [{ label: words.before, value: moneyText(before, language) }]),
    ],
    button: { text: words.act, address: `${site}${SAVED_SEARCHES}/${id}` },
    notes: words.notes,
    settings: site + SAVED_SEARCHES,
  }
}
