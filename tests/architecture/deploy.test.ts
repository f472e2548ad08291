import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSettings } from '#server/settings.ts'

/** What an installation is told to set exists, and is enough: a name that is mistyped here is silently nothing there. */
const read = (file: string) => readFileSync(file, 'utf8')
const SETTINGS = new Set(
  [...read('.env.example').matchAll(/^#?([A-Z][\dA-Z_]+)=/gm)]
    .map(([, name = '']) => name)
    .concat('NODE_ENV'),
)
const OPERATIONS = read('docs/operations.md')
const pairs = (text: string, pattern: RegExp) =>
  Object.fromEntries(
    [...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value.replaceAll("'", '')]),
  )

/** The file of settings as the page shows it, with a secret in place of each ellipsis. */
const PAGE = pairs(
  (/```sh\n([^`]+GHE_MODE[^`]+)```/.exec(OPERATIONS)?.[1] ?? '').replaceAll('…', 'x'.repeat(32)),
  /^ *([A-Z][\dA-Z_]+)=(.+)$/gm,
)
const COMPOSE = pairs(
  /\nx-node:[^]*?\n {2}environment:\n((?: {4}.*\n)+)/
    .exec(read('deploy/compose.yaml'))?.[1]
    ?.replaceAll(/\$\{[^}]+\}/g, 'secret') ?? '',
  /^ {4}([A-Z][\dA-Z_]+): (.+)$/gm,
)
const IMAGE = pairs(
  [...read('deploy/Dockerfile').matchAll(/^ENV (.+)$/gm)].map(([, line = '']) => line).join(' '),
  /([A-Z][\dA-Z_]+)=(\S+)/g,
)
const UNIT = pairs(
  [...read('deploy/systemd/ghe@.service').matchAll(/^Environment=(.+)$/gm)]
    .map(([, line = '']) => line.replaceAll('%i', '3001'))
    .join(' '),
  /([A-Z][\dA-Z_]+)=(\S+)/g,
)

describe('what an installation sets', () => {
  it.each([
    ['docs/operations.md', PAGE, 10],
    ['deploy/compose.yaml', COMPOSE, 5],
    ['deploy/Dockerfile', IMAGE, 4],
    ['the unit of systemd', UNIT, 4],
  ] as const)('%s names no setting that does not exist', (_where, named, least) => {
    expect(Object.keys(named).length).toBeGreaterThanOrEqual(least)
    expect(Object.keys(named).filter((name) => !SETTINGS.has(name))).toEqual([])
  })
  it('the page names no other one either', () => {
    const words = OPERATIONS.match(/\b(?:[A-Z]+\d?_)+[A-Z]+\b(?==|`|,)/g) ?? []
    const ours = words.filter((name) => !/^(?:DATABASE|NODE)_KILLS$/.test(name))
    expect(ours.length).toBeGreaterThan(20)
    expect(ours.filter((name) => !SETTINGS.has(name))).toEqual([])
  })
  it.each([
    ['under systemd', UNIT],
    ['in a container', { ...IMAGE, ...COMPOSE }],
  ])('what the page sets starts a node %s', (_where, around) => {
    const settings = readSettings({ ...around, ...PAGE })
    expect(settings).toMatchObject({ mode: 'production', trustProxy: 1, insecure: [], sandboxes: [] })
    expect(settings.databaseUrl).not.toBeNull()
  })
  it.each(Object.keys(PAGE).filter((name) => !['GHE_MODE', 'DATABASE_URL', 'TRUST_PROXY'].includes(name)))(
    'nothing starts without %s, which the page asks for',
    (name) => {
      expect(() => readSettings({ ...UNIT, ...PAGE, [name]: '' })).toThrow(name)
    },
  )
})

it('the image leaves out no package that the server asks for', () => {
  const out = /rm -rf (.+)/.exec(read('deploy/Dockerfile'))?.[1]?.split(' ') ?? []
  expect(out.length).toBeGreaterThan(5)
  const asked = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...read(`server/${file}`).matchAll(/(?:from|import\() ?'([^'.#][^']*)'/g)])
    .map(([, name = '']) => name)
  expect(asked).toContain('fastify')
  expect(asked.filter((name) => out.some((one) => name === one || name.startsWith(`${one}/`)))).toEqual([])
})
