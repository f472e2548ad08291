import type { Language } from '#contract/shapes/primitives.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { signal } from '#src/signal.ts'

export const CURRENCIES = ['VND', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]
export const THEMES = ['system', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** What a person chose for this browser. Kept in cookies, so that the server renders it so too. */
export type Preferences = {
  language: Language
  currency: Currency
  theme: Theme
  /** Found places say first what a night costs, and then the whole stay; otherwise the other way round. */
  price?: 'night' | undefined
}

/** Reads the choices from cookies; what is not one of ours is the default: Vietnamese, VND, as the device. */
export function preferencesFrom(cookies: string): Preferences {
  const theme = THEMES.find((name) => name === readCookie(cookies, 'theme'))
  return {
    language: readCookie(cookies, 'lang') === 'en' ? 'en' : 'vi',
    currency: readCookie(cookies, 'currency') === 'USD' ? 'USD' : 'VND',
    theme: theme ?? 'system',
    price: readCookie(cookies, 'price') === 'night' ? 'night' : undefined,
  }
}

/** Holds the choices of one page and tells who listens when they change. */
export class PreferenceStore {
  #now: Preferences
  readonly #first: Preferences
  readonly #changed = signal()

  constructor(now: Preferences) {
    this.#now = now
    this.#first = now
  }

  get now(): Preferences {
    return this.#now
  }

  readonly read = (): Preferences => this.#now

  /** With which the page was rendered: parts that wake late wake in these, and change then. */
  readonly readFirst = (): Preferences => this.#first

  readonly subscribe = this.#changed.on

  /** Changes choices, keeps them in cookies and tells everybody. */
  change(changes: Partial<Preferences>): void {
    this.#now = { ...this.#now, ...changes }
    const { language, currency, theme, price } = this.#now
    writeCookie('lang', language)
    writeCookie('currency', currency)
    writeCookie('theme', theme)
    writeCookie('price', price ?? '')
    document.documentElement.lang = language
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    this.#changed.emit()
  }
}
