import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Language } from '#contract/shapes/primitives.ts'

/** The catalogs there are: one for what every page shows and one a feature. */
export type CatalogName =
  | 'app'
  | 'titles'
  | 'frame'
  | 'stay'
  | 'home'
  | 'search'
  | 'welcome'
  | 'resort'
  | 'booking'
  | 'payment'
  | 'account'
  | 'proof'
  | 'notification'
  | 'outbox'
  | 'gate'
  | 'pictures'
  | 'profile'
  | 'review'
  | 'changing'
  | 'charged'
  | 'host'
  | 'news'
  | 'heart'
  | 'map'
  | 'chat'
  | 'favourite'
  | 'desk'
  | 'investor'
  | 'policy'
  | 'service'
  | 'tickets'

const spoken = import.meta.glob<{ messages: Messages }>('./{vi,en}/*.po', { base: '../../locales' })
const files = import.meta.env.DEV
  ? { ...spoken, ...import.meta.glob<{ messages: Messages }>('./pseudo/*.po', { base: '../../locales' }) }
  : spoken

/** A catalog's words; a catalog without words yet has none. */
async function messages(name: CatalogName, locale: string): Promise<Messages> {
  const load = files[`./${locale}/${name}.po`]
  return load ? (await load()).messages : {}
}

/** The translator of one page: on the server one a request, in the browser one a tab. */
export class Words {
  readonly i18n: I18n = setupI18n()
  readonly #loaded = new Map<string, Set<CatalogName>>()

  /** Loads the catalogs that are not there yet for a language, and speaks it. */
  async speak(locale: Language | 'pseudo', names: readonly CatalogName[]): Promise<void> {
    const there = this.#loaded.get(locale) ?? new Set()
    const wanted = [...new Set<CatalogName>(['app', ...names])].filter((name) => !there.has(name))
    const loaded = await Promise.all(wanted.map((name) => messages(name, locale)))
    this.#loaded.set(locale, new Set([...there, ...wanted]))
    if (this.i18n.locale === locale) {
      // In silence: whoever speaks these words is not there yet. Telling everybody would draw the whole page anew, and what
      // the server has drawn but the browser has not taken over would be thrown away.
      Object.assign(this.i18n.messages, ...loaded)
      return
    }
    for (const part of loaded) this.i18n.load(locale, part)
    this.i18n.activate(locale)
  }

  /** The names of the catalogs that a language has loaded. */
  loaded(locale: string): CatalogName[] {
    return [...(this.#loaded.get(locale) ?? [])]
  }
}
