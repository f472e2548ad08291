import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const TABLE = 'docs/asvs.md'
/** A requirement's row, or a paragraph: what it names stands in one line. */
const LINES = readFileSync(TABLE, 'utf8').split('\n')
const TESTS = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((path) => `tests/${path}`)

/** A test file as the table names it (by its path, or by its name alone), with the titles in quotes right behind it. */
const NAMED = /`([\w./-]+\.(?:test|spec)\.ts)`((?:(?:, | and )?\s*"[^"]+")*)/g

const cited = LINES.flatMap((line, index) =>
  [...line.matchAll(NAMED)].map(([, name = '', titles = '']) => ({
    line: index + 1,
    name,
    titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
  })),
)

/** The one test file that a name means. */
function fileOf(name: string): string | undefined {
  if (name.includes('/')) return existsSync(name) ? name : undefined
  const found = TESTS.filter((path) => path.endsWith(`/${name}`))
  return found.length === 1 ? found[0] : undefined
}

/** The lines in which a file's tests say what they show. */
const titlesIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\s*(?:it|test|describe)\b|^\s*['"`]/.test(line))

describe('what the table of ASVS says', () => {
  it('names tests', () => {
    expect(cited.length).toBeGreaterThan(30)
  })

  it('is in tests that there are, under titles that they have', () => {
    const missing = cited.flatMap(({ line, name, titles }) => {
      const file = fileOf(name)
      if (file === undefined) return [`${TABLE}:${line} ${name}`]
      const held = titlesIn(file)
      return titles
        .filter((title) => !held.some((one) => one.includes(title)))
        .map((title) => `${TABLE}:${line} ${name} "${title}"`)
    })
    expect(missing).toEqual([])
  })

  it('is at places that there are', () => {
    const places = LINES.flatMap((line) =>
      [...line.matchAll(/`((?:contract|server|src|sw)\/[\w./-]+)`/g)].map(([, place = '']) => place),
    )
    expect(places.length).toBeGreaterThan(10)
    expect(places.filter((place) => !existsSync(place))).toEqual([])
  })

  it('has a word on every requirement', () => {
    const rows = LINES.filter((line) => /^\| \d/.test(line))
    const empty = rows.filter((row) => (row.split('|').at(4) ?? '').trim() === '')
    expect(rows.length).toBeGreaterThan(60)
    expect(empty).toEqual([])
  })
})
