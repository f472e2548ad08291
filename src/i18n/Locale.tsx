import { I18nProvider } from '@lingui/react'
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Words } from './catalogs.ts'
import type { ExchangeRate } from './format/money.ts'
import type { Preferences, PreferenceStore } from './preferences.ts'

/** What a page needs to speak: the translator, the choices, and the rate for prices in dollars. */
export type Locale = { words: Words; preferences: PreferenceStore; rate: ExchangeRate | null }

const LocaleContext = createContext<Locale | null>(null)

/** Gives the tree its language, currency and translator. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { subscribe, read } = locale.words
  return (
    <LocaleContext value={locale}>
      <I18nProvider i18n={useSyncExternalStore(subscribe, read, read)}>{children}</I18nProvider>
    </LocaleContext>
  )
}

/** The locale of the tree; outside of one is a mistake of the programmer. */
export function useLocale(): Locale {
  const locale = use(LocaleContext)
  if (locale === null) throw new Error('useLocale needs a LocaleProvider above it.')
  return locale
}

/** The language, currency and theme, kept current. */
export function usePreferences(): Preferences {
  const { preferences } = useLocale()
  return useSyncExternalStore(preferences.subscribe, preferences.read, preferences.readFirst)
}

/** How to change them: at once, with the words of the new language loaded first, so that nothing flickers. */
export function useChangePreferences(): (changes: Partial<Preferences>) => Promise<void> {
  const { words, preferences } = useLocale()
  return async (changes) => {
    const language: Language = changes.language ?? preferences.now.language
    if (language !== preferences.now.language)
      await words.speak(language, words.loaded(preferences.now.language))
    preferences.change(changes)
  }
}
