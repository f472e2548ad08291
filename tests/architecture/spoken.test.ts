import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** The gallery of parts is for who builds, and speaks for itself. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'src/*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(file) && file.endsWith('.tsx') && !file.startsWith('src/ui/gallery/'))

/** Lingui's own: what stands between them is collected for the catalogs. */
const COLLECTED = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])
/** What a part is given to be read or read out. */
const SAID =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|label|placeholder|text|heading|caption|hint|reason|description|\w+(Text|Label|Title))$/
/** Two letters make a word; "m²" and "×" are the same in every language. */
const WORD = /\p{L}{2,}/u

/** A language by its own name, a company's, and what something typed looks like. */
const SAME_EVERYWHERE = new Set(['Tiếng Việt', 'Airbnb', 'GHE-7K2M9Q', 'https://', 'https://…/calendar.ics'])

type Node = Record<string, unknown> & { type: string }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const named = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
/** The text of a literal, also between braces. */
function literal(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'JSXExpressionContainer') return literal(node['expression'])
  const isText = node.type === 'Literal' || node.type === 'JSXText'
  return isText && typeof node['value'] === 'string' ? node['value'] : ''
}

/** The words that a part says without a catalog: the text of its elements, and of attributes that are read or read out. */
function wordsWithoutCatalog(file: string, text: string): string[] {
  const found: string[] = []
  const hear = (node: unknown) => {
    const said = literal(node).trim()
    if (WORD.test(said) && !SAME_EVERYWHERE.has(said)) found.push(`${file}: ${said}`)
  }
  const walk = (value: unknown, collected: boolean): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, collected)
    if (!isNode(value)) return
    const opening = isNode(value['openingElement']) ? value['openingElement'] : null
    const within = collected || COLLECTED.has(named(opening?.['name']))
    if (!within && Array.isArray(value['children'])) value['children'].forEach(hear)
    if (value.type === 'JSXAttribute' && SAID.test(named(value['name']))) hear(value['value'])
    for (const part of Object.values(value)) walk(part, within)
  }
  walk(parseSync(file, text, { lang: 'tsx' }).program, false)
  return found
}

describe('what a screen says', () => {
  it('comes from a catalog, whoever says it', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap((file) => wordsWithoutCatalog(file, readFileSync(file, 'utf8')))).toEqual([])
  })
  it.each([
    ['<p>Xin chào</p>', ['Xin chào']],
    ["<p>{'Xin chào'}</p>", ['Xin chào']],
    ['<img alt="Một con thuyền" />', ['Một con thuyền']],
    ["<Field label={'Họ và tên'} />", ['Họ và tên']],
    ['<p><Trans>Xin <b>chào</b></Trans> · {name}, 30 m²</p>', []],
    ['<Plural value={1} other="# khách" />', []],
    ['<Trans><Link aria-label="Về nhà">Về</Link></Trans>', ['Về nhà']],
    ['<input name="email" autoComplete="email" />', []],
  ])('%s: %j', (jsx, said) => {
    expect(wordsWithoutCatalog('a.tsx', `const part = ${jsx}`)).toEqual(
      said.map((words) => `a.tsx: ${words}`),
    )
  })
})
