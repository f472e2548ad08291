import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Language } from '#contract/shapes/primitives.ts'
import { signal } from '#src/signal.ts'

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

const files = import.meta.glob<{ messages: Messages }>('./{vi,en}/*.po', { base: '../../locales' })

/** A catalog's words; a catalog without words yet has none. */
async function messages(name: CatalogName, locale: string): Promise<Messages> {
  const load = files[`./${locale}/${name}.po`]
  return load ? (await load()).messages : {}
}

/**
 * The translator of one page: on the server one a request, in the browser one a tab. Each language has its own: what the
 * server has drawn and the browser has not taken over is taken over in the language it was written in, and changes then.
 */
export class Words {
  #i18n = setupI18n()
  readonly #spoken = new Map<string, I18n>()
  readonly #loaded = new Map<string, Set<CatalogName>>()
  readonly #changed = signal()

  /** The translator of the language that is spoken now. */
  get i18n(): I18n {
    return this.#i18n
  }

  readonly read = (): I18n => this.#i18n

  /** Tells when another language is spoken. */
  readonly subscribe = this.#changed.on

  /**
   * Loads the catalogs that are not there yet for a language, and speaks it. More words of the language that is spoken never
   * bring it back when they come late, after another one was chosen.
   */
  async speak(locale: Language, names: readonly CatalogName[]): Promise<void> {
    const isAnother = locale !== this.#i18n.locale
    const there = this.#loaded.get(locale) ?? new Set<CatalogName>()
    this.#loaded.set(locale, there)
    const wanted = [...new Set<CatalogName>(['app', ...names])].filter((name) => !there.has(name))
    const loaded = await Promise.all(wanted.map((name) => messages(name, locale)))
    for (const name of wanted) there.add(name)
    const spoken = this.#spoken.get(locale) ?? setupI18n({ locale, messages: { [locale]: {} } })
    this.#spoken.set(locale, spoken)
    // In silence: whoever speaks these words is not there yet. Telling everybody would draw the whole page anew, and what
    // the server has drawn but the browser has not taken over would be thrown away.
    Object.assign(spoken.messages, ...loaded)
    if (!isAnother || spoken === this.#i18n) return
    this.#i18n = spoken
    this.#changed.emit()
  }

  /** The names of the catalogs that a language has loaded. */
  loaded(locale: string): CatalogName[] {
    return [...(this.#loaded.get(locale) ?? [])]
  }
}
