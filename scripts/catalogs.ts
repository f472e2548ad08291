import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { formatter } from '@lingui/format-po'

/** Extracts the words of the app anew and says which of them have no English, have two, or were not extracted before. */
const dated = /^"(POT-Creation-Date|PO-Revision-Date): .*$/gm
const files = (locale: string) =>
  readdirSync(`locales/${locale}`)
    .map((name) => `locales/${locale}/${name}`)
    .filter((name) => name.endsWith('.po'))
const read = (file: string) => readFileSync(file, 'utf8').replace(dated, '')
const all = ['vi', 'en'].flatMap(files)
const before = new Map(all.map((file) => [file, read(file)]))
execFileSync(process.execPath, ['node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean'], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
const stale = ['vi', 'en'].flatMap(files).filter((file) => before.get(file) !== read(file))
const untranslated = files('en').flatMap((file) =>
  read(file)
    .split('\n\n')
    .filter((entry) => /^msgid (?!""$)/m.test(entry) && /^msgstr ""$(?!\n")/m.test(entry))
    .map((entry) => `${file}: ${/^msgid (.*)$/m.exec(entry)?.[1] ?? ''}`),
)
// A page keeps the words of all its catalogs together: of two wordings the catalog that came last would win, on every part of it.
const wordings = new Map<string, Map<string, string>>()
for (const file of files('en')) {
  const context = { locale: 'en', sourceLocale: 'vi', filename: file }
  const catalog = await formatter().parse(readFileSync(file, 'utf8'), context)
  for (const { message = '', context: meaning, translation = '' } of Object.values(catalog)) {
    const text = meaning ? `${message} (${meaning})` : message
    const said = wordings.get(text) ?? new Map<string, string>()
    wordings.set(text, said.set(translation, `${file} "${translation}"`))
  }
}
const ambiguous = [...wordings].filter(([, said]) => said.size > 1)
for (const file of stale) console.error(`Stale, run npm run i18n:extract: ${file}`)
for (const line of untranslated) console.error(`No English: ${line}`)
for (const [text, said] of ambiguous)
  console.error(`Two wordings, give one of them a context: "${text}": ${[...said.values()].join(', ')}`)
process.exitCode = stale.length + untranslated.length + ambiguous.length > 0 ? 1 : 0
