import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transform, type Selector, type SelectorComponent } from 'lightningcss'
import { expect, it } from 'vitest'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|css)$/.test(file) && existsSync(file))
const source = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const parts = [...source].filter(([file]) => file.endsWith('x') || file.endsWith('.ts'))
const modules = files.filter((file) => file.endsWith('.module.css'))

/** The classes that a file of styles has. */
const classesOf = (file: string): Set<string> => {
  const bare = (source.get(file) ?? '').replace(/\/\*[^]*?\*\//g, '')
  return new Set(Array.from(bare.matchAll(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g), ([, name = '']) => name))
}

/** Which classes of which module a part wears, as `file#class`; what it takes by a name that is not known here as `file#*`. */
const worn = new Set(
  parts.flatMap(([file, text]) =>
    Array.from(text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)).flatMap(
      ([statement, name = '', path = '']) => {
        const module = path.startsWith('#') ? path.slice(1) : join(dirname(file), path)
        const uses = text
          .replace(statement, '')
          .matchAll(new RegExp(`(?<![\\w/])${name}(?:\\.(\\w+)|\\[)`, 'g'))
        return Array.from(uses, ([, used = '*']) => `${module}#${used}`)
      },
    ),
  ),
)
const defined = modules.flatMap((file) => Array.from(classesOf(file), (name) => `${file}#${name}`))

it('every class that a part wears exists in its file of styles', () => {
  const known = new Set(defined)
  expect([...worn].filter((use) => !use.endsWith('#*') && !known.has(use))).toEqual([])
})

it('no file of styles keeps a class that nothing wears', () => {
  expect(defined.filter((use) => !worn.has(use) && !worn.has(use.replace(/#.*/, '#*')))).toEqual([])
})

/** The plain names in what `className` is given: `className="note"`, and those beside a class of a module. */
const plain = parts.flatMap(([file, text]) =>
  Array.from(text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\}|\{([^{}]*)\})/g)).flatMap(
    ([, literal, template, expression]) =>
      (
        literal ??
        template?.replace(/\$\{[^}]*\}/g, ' ') ??
        Array.from((expression ?? '').matchAll(/'([^']*)'/g), ([, said = '']) => said).join(' ')
      )
        .split(/\s+/)
        .filter((name) => name !== '')
        .map((name) => ({ file, name })),
  ),
)

it('every plain class is one of the common looks, and each of those is worn', () => {
  const common = classesOf('src/styles/common.css')
  expect(plain.filter(({ name }) => !common.has(name))).toEqual([])
  const used = new Set(plain.map(({ name }) => name))
  expect([...common].filter((name) => !used.has(name))).toEqual([])
})

/** The last compound of a selector: what it is about. */
const subjectOf = (selector: Selector): Selector =>
  selector.slice(selector.findLastIndex(({ type }) => type === 'combinator') + 1)

/** What stands in the brackets of a pseudo-class, one by one. */
const within = (part: SelectorComponent): readonly Selector[] =>
  part.type === 'pseudo-class' &&
  (part.kind === 'has' || part.kind === 'is' || part.kind === 'not' || part.kind === 'where')
    ? part.selectors
    : []

const looksInside = (part: SelectorComponent): boolean =>
  part.type === 'pseudo-class' && (part.kind === 'has' || within(part).flat().some(looksInside))

const isNamed = (compound: Selector): boolean =>
  compound.some(
    (part) =>
      part.type === 'class' ||
      part.type === 'id' ||
      part.type === 'attribute' ||
      (part.type === 'pseudo-class' &&
        part.kind === 'is' &&
        within(part).every((selector) => isNamed(subjectOf(selector)))),
  )

/** Selectors of a file that look at everything below what they look into, each as its classes, tags and attributes. */
function lookingEverywhere(file: string, text: string): string[] {
  const code = Buffer.from(text)
  // What is nested is written out first: an "&" says nothing of what it stands for.
  const plainly = transform({ filename: file, code, targets: { chrome: 80 << 16 } }).code
  const found: string[] = []
  transform({
    filename: file,
    code: plainly,
    visitor: {
      Selector(selector) {
        const subject = subjectOf(selector)
        const before = selector.slice(0, selector.length - subject.length)
        if (before.some(looksInside) && !isNamed(subject))
          found.push(`${file}: ${selector.map((part) => ('name' in part ? part.name : part.type)).join(' ')}`)
      },
    },
  })
  return found
}

// `html` looks inside itself for a few things. The engine keeps one list of what may change with any `:has()`: a rule whose
// end could be anything (`> *`) makes it the whole page, and then every element that comes or goes styles all others anew.
it('what looks inside another element ends in a class, an attribute or an id', () => {
  const found = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => lookingEverywhere(file, source.get(file) ?? ''))
  expect(found).toEqual([])
})

it.each([
  ['.a { & > * { .b:not(:has([data-on])) > &:first-child { color: red } } }', 1],
  ['.a:has(.b) > div { color: red }', 1],
  [':where(.a:has(.b)) > * { color: red }', 1],
  ['.a:has(.b) { color: red }', 0],
  ['.a { :root:has(.b) & { color: red } }', 0],
])('which is seen of %s', (text, times) => {
  expect(lookingEverywhere('a.css', text)).toHaveLength(times)
})
