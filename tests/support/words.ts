import { readdirSync, readFileSync } from 'node:fs'
import { setupI18n, type Messages } from '@lingui/core'
import { formatter } from '@lingui/format-po'
import { CODES } from '#contract/codes.ts'
import type { Language } from '#contract/shapes/primitives.ts'

/** What the screen says for a Vietnamese text of the source that stands there without a context, with what its places are filled with. */
export type Words = (vietnamese: string, values?: Readonly<Record<string, string | number>>) => string

const CATALOGS = 'locales/en'

/** Everything the product says on a screen, with each English wording it has: the catalogs' words and the contract's messages. */
async function everyText(): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  const add = (vietnamese: string, english: string) =>
    found.set(vietnamese, (found.get(vietnamese) ?? new Set()).add(english))
  const { parse } = formatter()
  for (const filename of readdirSync(CATALOGS)) {
    const text = readFileSync(`${CATALOGS}/${filename}`, 'utf8')
    const catalog = await parse(text, { locale: 'en', sourceLocale: 'vi', filename })
    for (const { message = '', context, translation = '' } of Object.values(catalog))
      if (!context) add(message, translation)
  }
  for (const { vi, en } of Object.values(CODES)) add(vi, en)
  return found
}

let read: ReturnType<typeof everyText> | null = null

/**
 * The product's words in a language, asked for by their Vietnamese source. A text that no catalog and no message knows, or that
 * is said in English in more than one way, is an error: a changed text breaks whoever looks for the old one.
 */
export async function wordsOf(language: Language): Promise<Words> {
  read ??= everyText()
  const texts = await read
  const messages: Messages = {}
  for (const [vietnamese, english] of texts)
    messages[vietnamese] = language === 'vi' ? vietnamese : ([...english][0] ?? '')
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  return (vietnamese, values = {}) => {
    const wordings = texts.get(vietnamese)
    if (wordings?.size !== 1)
      throw new Error(
        `"${vietnamese}" is said in ${wordings?.size ?? 0} ways: ${[...(wordings ?? [])].join(', ')}`,
      )
    // Marks such as <0> stand for elements, which are not words.
    return i18n._(vietnamese, values).replaceAll(/<\/?\d+\/?>/g, '')
  }
}
