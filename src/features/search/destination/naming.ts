import { foldAccents } from '#src/ui/foldAccents.ts'
import { AREA_BYNAMES, TYPE_WORDS } from '#contract/placeNames.ts'
import { RESORT_TYPES, type ResortType } from '#contract/resortTypes.ts'
import type { LookupItem } from '#contract/shapes/lookup.ts'

/** An area, a kind of place, or a kind in an area; `by`: the word it was found by, where that is not its name. */
export interface Named {
  readonly area?: LookupItem
  readonly type?: ResortType
  readonly by?: string | undefined
}

/** Fewer letters than this may begin a name, and no byname: they would mean half the country. */
const BYNAME_LETTERS = 3
const TYPES = Object.values(RESORT_TYPES)
/** Words between a kind and an area. */
const BETWEEN = / (?:o|tai|in) /

const plain = (text: string): string =>
  foldAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const joined = (text: string): string => plain(text).replaceAll(' ', '')

/** Whether what was typed begins one of a name's words and goes on as the name does; spaces need not be typed. */
function begins(name: string, typed: string): boolean {
  const words = plain(name).split(' ')
  return words.some((_, from) => words.slice(from).join('').startsWith(joined(typed)))
}

function areasNamed(typed: string, areas: readonly LookupItem[]): Named[] {
  if (joined(typed) === '') return []
  const own = areas.filter(({ name }) => begins(name, typed))
  if (joined(typed).length < BYNAME_LETTERS) return own.map((area) => ({ area }))
  const others = areas
    .filter((area) => !own.includes(area))
    .flatMap((area) => {
      const by = AREA_BYNAMES[joined(area.name)]?.find((byname) => begins(byname, typed))
      return by === undefined ? [] : [{ area, by }]
    })
  return [...own.map((area) => ({ area })), ...others]
}

/** A kind among other words, and the words without it: "khách sạn ở Đà Lạt". */
function kindWithin(typed: string): { type: ResortType; rest: string } | null {
  const text = ` ${plain(typed)} `
  for (const type of TYPES)
    for (const word of TYPE_WORDS[type]) {
      const rest = text
        .replace(` ${plain(word)} `, ' ')
        .replace(BETWEEN, ' ')
        .trim()
      if (text.includes(` ${plain(word)} `) && rest !== '') return { type, rest }
    }
  return null
}

/** What somebody may mean by what they typed, areas first; nothing typed means nothing. */
export function namedBy(typed: string, areas: readonly LookupItem[]): Named[] {
  if (joined(typed) === '') return []
  const kinds = TYPES.flatMap((type) => {
    const by = TYPE_WORDS[type].find((word) => begins(word, typed))
    return by === undefined ? [] : [{ type, by }]
  })
  const within = kindWithin(typed)
  const both = within ? areasNamed(within.rest, areas).map((one) => ({ ...one, type: within.type })) : []
  return [...areasNamed(typed, areas), ...both, ...kinds]
}
