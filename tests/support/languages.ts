import type { BrowserContext } from '@playwright/test'
import { LANGUAGES, type Language } from '#contract/shapes/primitives.ts'
import { test as journey } from './journey.ts'
import { wordsOf, type Words } from './words.ts'

/** The pages that a browser opens from now on speak this language. */
export async function speak(
  context: BrowserContext,
  baseURL: string | undefined,
  language: Language,
): Promise<void> {
  await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }])
}

/** Signs out without a word to the server: everything is forgotten but the language. */
export async function forgotten(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: /^(?!lang$)/ })
}

/** The journeys' `test` with a language: pages speak it, and `words` says what stands on them. */
export const test = journey.extend<{ language: Language; words: Words }>({
  language: ['vi', { option: true }],
  words: async ({ language }, give) => {
    await give(await wordsOf(language))
  },
  context: async ({ context, baseURL, language }, give) => {
    await speak(context, baseURL, language)
    await give(context)
  },
})

/**
 * Journeys that are walked in one language, each for itself; in both with JOURNEYS=all. That every word is there in both, and
 * fits, is proved by the catalogs and by the walk over all screens.
 */
export function inLanguage(spoken: Language, walks: () => void): void {
  for (const language of process.env['JOURNEYS'] === 'all' ? LANGUAGES : [spoken])
    test.describe(language, () => {
      test.use({ language })
      walks()
    })
}

export { axeClean, expect, PASSWORD, signIn } from './journey.ts'
