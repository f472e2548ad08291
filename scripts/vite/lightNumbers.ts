import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const OURS = fileURLToPath(new URL('../../src/i18n/plainNumbers.ts', import.meta.url))
/** What Lingui makes when it first meets a number, and what it gets instead. */
const MADE = [
  ['new Intl.NumberFormat(_locales, format)', 'numbersOf(_locales, format)'],
  ['new Intl.PluralRules(_locales, { type: "cardinal" })', 'cardinalsOf(_locales)'],
] as const

/** Has the words of the app count without the browser's knowledge of languages (src/i18n/plainNumbers.ts). */
export function lightNumbers(): Plugin {
  return {
    name: 'ghe:light-numbers',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      filter: { id: /@lingui\/core\/dist\/index\.mjs$/ },
      handler(code) {
        let light = `import { cardinalsOf, numbersOf } from ${JSON.stringify(OURS)}\n${code}`
        for (const [made, ours] of MADE) {
          if (light.split(made).length !== 2)
            throw new Error(`Lingui makes its formats in other words now: ${made}`)
          light = light.replace(made, ours)
        }
        return { code: light, map: null }
      },
    },
  }
}
