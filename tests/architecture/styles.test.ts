import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
