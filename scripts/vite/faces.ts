import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const path = (address: string) => fileURLToPath(new URL(`../../${address}`, import.meta.url))
const SHEET = path('src/styles/fonts.css')
const FOLDER = path('node_modules/.cache/faces')
const { resolve } = createRequire(import.meta.url)
const WHOLE = {
  400: resolve('@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf'),
  600: resolve('@expo-google-fonts/be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf'),
} as const
/** Marks in their places, kerning, and figures of one width: what the pages use of it. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum']

/** Every letter that the style sheet says the faces have (`unicode-range`). */
async function lettersOfSheet(): Promise<string> {
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(await readFile(SHEET, 'utf8')) ?? []
  const letters = Array.from(
    ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g),
    ([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, more) =>
        String.fromCodePoint(first + more),
      ).join('')
    },
  ).join('')
  if (letters === '') throw new Error(`${SHEET} names no letters`)
  return letters
}

/**
 * The faces of the pages, a file for each weight: the letters of Vietnamese and English together, so that a word is drawn in
 * one go and comes at once (in two files, as fonts come from npm, "Đà Lạt" is five runs of two fonts that arrive one after
 * the other), and without the instructions for the coarse pixels of older desks, which are half of a file.
 */
export function faces(): Plugin {
  return {
    name: 'ghe:faces',
    async config() {
      await mkdir(FOLDER, { recursive: true })
      const letters = await lettersOfSheet()
      await Promise.all(
        Object.entries(WHOLE).map(async ([weight, file]) => {
          const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES } as const
          const face = await subsetFont(await readFile(file), letters, options)
          await writeFile(`${FOLDER}/be-vietnam-pro-${weight}.woff2`, face)
        }),
      )
      return { resolve: { alias: [{ find: /^faces\//, replacement: `${FOLDER}/` }] } }
    },
  }
}
