import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

/** Extracts the words of the app anew and says which of them have no English, or were not extracted before. */
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
for (const file of stale) console.error(`Stale, run npm run i18n:extract: ${file}`)
for (const line of untranslated) console.error(`No English: ${line}`)
process.exitCode = stale.length + untranslated.length > 0 ? 1 : 0
