import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOf } from '../../scripts/proof/imports.ts'

/** Files of the work tree that are code of ours. */
const files = execFileSync(
  'git',
  [
    'ls-files',
    '-co',
    '--exclude-standard',
    '--',
    'contract',
    'src',
    'sw',
    'server',
    'demo',
    'tests',
    'scripts',
  ],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.gen\.ts$|\/migrations\//.test(file) && existsSync(file))
const source = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

const imports = (file: string): string[] => importsOf(file, source.get(file) ?? '')

const inRoom = (room: string) => files.filter((file) => file.startsWith(`${room}/`))
const offences = (room: string, allowed: (name: string, file: string) => boolean) =>
  inRoom(room).flatMap((file) =>
    imports(file)
      .filter((name) => !allowed(name, file))
      .map((name) => `${file} → ${name}`),
  )
const under =
  (...rooms: string[]) =>
  (name: string) =>
    name.startsWith('npm:') || rooms.some((room) => name.startsWith(`${room}/`))

describe('rooms of the house', () => {
  it('the contract knows zod/mini only', () => {
    expect(offences('contract', (name) => name.startsWith('contract/') || name === 'npm:zod/mini')).toEqual(
      [],
    )
  })
  it('the app knows the contract, never worker or server', () => {
    const assets = (name: string) => /\.(css|svg|po)$/.test(name) || name.startsWith('locales/')
    expect(offences('src', (name) => under('src', 'contract')(name) || assets(name))).toEqual([])
  })
  it('the worker knows the contract, never app or server', () => {
    expect(offences('sw', under('sw', 'contract'))).toEqual([])
  })
  it('the server knows the contract, never app or worker', () => {
    expect(
      offences(
        'server',
        (name, file) =>
          under('server', 'contract')(name) || (file === 'server/demo.ts' && under('demo')(name)),
      ),
    ).toEqual([])
  })
  it('the demo knows the server and the contract, and is loaded by one file of the server, when it is asked for', () => {
    expect(offences('demo', under('demo', 'server', 'contract'))).toEqual([])
    expect(offences('demo', (name) => name !== 'server/demo.ts')).toEqual([])
    const door = source.get('server/demo.ts') ?? ''
    expect(door.match(/#demo\//g)?.length).toBe(door.match(/\(\) => import\('#demo\//g)?.length)
  })
  it('ui knows no router, query, catalog or feature', () => {
    const forbidden = /^npm:(@tanstack|@lingui)|^src\/(?!ui\/|styles\/|signal\.ts$)/
    expect(offences('src/ui', (name) => !forbidden.test(name))).toEqual([])
  })
  it.each([
    ['src/api', ['src/api']],
    ['src/i18n', ['src/i18n', 'src/api']],
  ])('%s knows of the app no more than %j and what stands beside the rooms', (room, known) => {
    expect(
      offences(room, (name) => !name.startsWith('src/') || under(...known)(name) || name === 'src/signal.ts'),
    ).toEqual([])
  })
  it('a feature does not import another', () => {
    const feature = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1]
    expect(
      offences(
        'src/features',
        (name, file) => feature(name) === undefined || feature(name) === feature(file),
      ),
    ).toEqual([])
  })
  it('a server module reaches another through its door, its tables only for reading in the demo and schema', () => {
    const module = (path: string) => /^server\/modules\/([^/]+)\//.exec(path)?.[1]
    const door = (name: string) => /^server\/modules\/([^/]+)\/\1\.ts$/.test(name)
    expect(
      offences(
        'server/modules',
        (name, file) => module(name) === undefined || module(name) === module(file) || door(name),
      ),
    ).toEqual([])
  })
  it('a folder within a server module is reached through the file of its name, in it or beside it', () => {
    const inner = /^(server\/modules\/[^/]+\/(?:.+\/)?)([^/]+)\/([^/]+)\.ts$/
    expect(
      offences('server/modules', (name, file) => {
        const [, above, folder, own] = inner.exec(name) ?? []
        return (
          folder === undefined ||
          folder === own ||
          file.startsWith(`${above}${folder}/`) ||
          file === `${above}${folder}.ts`
        )
      }),
    ).toEqual([])
  })
  it('what a stay is made of is known one way: its life by what uses it, never the other way round', () => {
    const order = ['life', 'transfers', 'stays', 'changes', 'host']
    const rank = (path: string) =>
      order.indexOf(/^server\/modules\/bookings\/([^/]+)\//.exec(path)?.[1] ?? '')
    expect(
      offences('server/modules/bookings', (name, file) => rank(file) === -1 || rank(name) <= rank(file)),
    ).toEqual([])
  })
  it('only the mount and what it is built with know the HTTP framework', () => {
    const allowed = /^server\/(app|mount|main|render|dev|http\/.*|modules\/(ops|openapi)\/.*)/
    const offenders = inRoom('server').filter(
      (file) => imports(file).some((name) => /^npm:(fastify$|@fastify\/)/.test(name)) && !allowed.test(file),
    )
    expect(offenders).toEqual([])
  })
  it('no call’s path is written outside the endpoint table', () => {
    const offenders = files.filter(
      (file) =>
        !file.startsWith('contract/endpoints') &&
        !file.startsWith('tests/') &&
        /['"`/]v1\//.test(source.get(file) ?? ''),
    )
    expect(offenders).toEqual([])
  })
  it('pure rules touch no clock and no database', () => {
    const offenders = files.filter(
      (file) =>
        /(^contract\/|\/rules\.ts$)/.test(file) &&
        /Temporal\.Now|Date\.now|new Date\(\)|drizzle/.test(source.get(file) ?? ''),
    )
    expect(offenders).toEqual([])
  })
})

describe('how the code is written', () => {
  it('types are never silenced', () => {
    const escapes = /:\s*any\b|\bas any\b|<any>|as unknown as|@ts-(ignore|expect-error|nocheck)/
    expect(
      files.filter(
        (file) => file !== 'tests/architecture/rooms.test.ts' && escapes.test(source.get(file) ?? ''),
      ),
    ).toEqual([])
  })
  it('files are small: the median under 120 lines, none of the product above 300', () => {
    const lines = files
      .filter((file) => !file.startsWith('tests/'))
      .map((file) => ({ file, count: (source.get(file) ?? '').split('\n').length }))
    const sorted = lines.map(({ count }) => count).sort((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length / 2)] ?? 0).toBeLessThan(120)
    expect(lines.filter(({ count }) => count > 301)).toEqual([])
  })
  it('no route is left as a tool wrote it', () => {
    expect(
      inRoom('src/routes').filter((file) => /RouteComponent|Hello "/.test(source.get(file) ?? '')),
    ).toEqual([])
  })
  it('U2: a link names every part of its address that may be left out, else it takes them from the page one is on', () => {
    const target = /\bto(?:=\{?|:\s*)(['"`])([^'"`]*\{-\$[^'"`]*)\1/g
    const offenders = inRoom('src')
      .filter((file) => !file.startsWith('src/routes/'))
      .flatMap((file) => {
        const text = source.get(file) ?? ''
        if (/\bparams(?:=\{|:\s*)\{\}/.test(text)) return [`${file}: no part is named`]
        return [...text.matchAll(target)].flatMap(({ index, 2: address = '' }) => {
          const after = text.slice(index, index + 300)
          // Parts built elsewhere are a whole record by their type.
          const [, parts] =
            /^[^>]*?\bparams(?:=\{|:)\s*(\{(?:\$\{[^}]*\}|[^}])*\}|[a-z]\w*)/.exec(after) ?? []
          if (parts !== undefined && !parts.startsWith('{')) return []
          const names = [...address.matchAll(/\{-\$(\w+)\}/g)].map(([, name = '']) => name)
          return names
            .filter((name) => !new RegExp(`[{,\\s]${name}[:,\\s}]`).test(parts ?? ''))
            .map((name) => `${file}: ${address} without ${name}`)
        })
      })
    expect(offenders).toEqual([])
  })
  it('tests neither sleep nor skip', () => {
    const marks = /waitForTimeout|\.only\(|\.skip\(|\.todo\(/
    expect(
      inRoom('tests').filter(
        (file) => file !== 'tests/architecture/rooms.test.ts' && marks.test(source.get(file) ?? ''),
      ),
    ).toEqual([])
  })
})
