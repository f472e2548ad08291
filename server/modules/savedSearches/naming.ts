import type { Language } from '#contract/shapes/primitives.ts'
import type { SavedWish } from '#contract/shapes/savedSearch.ts'
import { RESORT_TYPE_NAMES } from '#server/modules/resorts/resorts.ts'
import { termName, type searchEngine } from '#server/modules/search/search.ts'

type Areas = Awaited<ReturnType<ReturnType<typeof searchEngine>['areaNames']>>

const WORDS = {
  vi: {
    everywhere: 'Khắp nơi',
    gone: 'Nơi không còn nữa',
    onMap: 'Trong vùng bản đồ',
    aNight: 'giá một đêm',
    adults: (count: number) => `${count} người lớn`,
    children: (count: number) => `${count} trẻ em`,
    rooms: (count: number) => `${count} phòng`,
    from: (price: string) => `từ ${price}`,
    upTo: (price: string) => `dưới ${price}`,
    rate: (mark: string) => `từ ${mark} điểm`,
    bedrooms: (count: number) => `từ ${count} phòng ngủ`,
    more: (count: number) => `${count} tiện nghi`,
  },
  en: {
    everywhere: 'Everywhere',
    gone: 'A place that is gone',
    onMap: 'On a piece of the map',
    aNight: 'price a night',
    adults: (count: number) => (count === 1 ? '1 adult' : `${count} adults`),
    children: (count: number) => (count === 1 ? '1 child' : `${count} children`),
    rooms: (count: number) => (count === 1 ? '1 room' : `${count} rooms`),
    from: (price: string) => `from ${price}`,
    upTo: (price: string) => `under ${price}`,
    rate: (mark: string) => `rated ${mark}+`,
    bedrooms: (count: number) => `${count}+ bedrooms`,
    more: (count: number) => (count === 1 ? '1 amenity' : `${count} amenities`),
  },
} as const satisfies Record<Language, object>

const GROUPED = { vi: 'vi-VN', en: 'en-US' } as const satisfies Record<Language, string>

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "12–14 thg 12", "12–14 Dec"; without the year: nobody searches further ahead than the next. */
function dates(from: string, to: string, language: Language): string {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)]
  const month = ({ month: number }: Temporal.PlainDate) =>
    language === 'vi' ? `thg ${number}` : (MONTHS[number - 1] ?? '')
  return first.month === last.month && first.year === last.year
    ? `${first.day}–${last.day} ${month(last)}`
    : `${first.day} ${month(first)} – ${last.day} ${month(last)}`
}

/** A search in words, each dot at the end of its line: where, when, who, and what it is narrowed by. "Mộc Châu · 12–14 thg 12 · 2 người lớn". */
export function nameOf(search: SavedWish, areas: Areas, language: Language): string {
  const words = WORDS[language]
  const { project_area_id: area, within, search_content: typed, from_day, to_day } = search
  const price = (amount: number) => `${amount.toLocaleString(GROUPED[language])} ₫`
  const where =
    within !== undefined
      ? words.onMap
      : area === null
        ? words.everywhere
        : (areas.get(area)?.name[language] ?? words.gone)
  const children = search.number_of_school_aged_child + search.number_of_toddler_child
  const chosen = search.list_benefit.length + search.list_service.length
  return [
    where,
    typed === '' ? null : `“${typed}”`,
    from_day === undefined || to_day === undefined ? words.aNight : dates(from_day, to_day, language),
    [
      words.adults(search.number_of_adult),
      ...(children > 0 ? [words.children(children)] : []),
      ...(search.number_of_room > 1 ? [words.rooms(search.number_of_room)] : []),
    ].join(', '),
    search.resort_type.length === 0
      ? null
      : search.resort_type.map((type) => RESORT_TYPE_NAMES[type][language].toLocaleLowerCase()).join(', '),
    search.from_price === undefined || search.from_price === 0 ? null : words.from(price(search.from_price)),
    search.to_price === undefined ? null : words.upTo(price(search.to_price)),
    search.from_rate === undefined ? null : words.rate(search.from_rate.toLocaleString(GROUPED[language])),
    search.number_of_bedroom === undefined ? null : words.bedrooms(search.number_of_bedroom),
    ...search.list_term.map((term) => termName(term)[language]),
    chosen === 0 ? null : words.more(chosen),
  ]
    .filter((part) => part !== null)
    .join('\u00a0· ')
}
