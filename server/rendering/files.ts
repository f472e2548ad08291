import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { PageCatalogs } from '#contract/rendering.ts'
import { classesIn, readCss, usedCss } from './usedCss.ts'

const chunk = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
})
const manifestShape = z.record(z.string(), chunk)
type Manifest = z.infer<typeof manifestShape>

/** The files a page is made of, beside those of every page; `soon`: scripts that it asks for by itself once it answers. */
export type PageFiles = { scripts: readonly string[]; styles: readonly string[]; soon: readonly string[] }

/** What the app does after its start, and what it keeps of a page; every rendered page asks for both. */
const AFTER = ['src/app/after.ts', 'src/app/persist.ts']

/** A route's id from the file it is written in: `src/routes/booking/$id/index.tsx` → `/booking/$id`. */
const routeOf = (source: string): string => {
  const path = source
    .replace(/^src\/routes\//, '')
    .replace(/\.tsx\?.*$/, '')
    .replaceAll('.', '/')
  return withoutSlash(`/${path}`.replace(/\/(index|route)$/, '/'))
}
const withoutSlash = (id: string): string => id.replace(/(.)\/$/, '$1')

/** The files that the built document itself names: those of every page. */
const namedIn = (template: string, pattern: RegExp): string[] =>
  [...template.matchAll(pattern)].flatMap(([, files]) => (files ?? '').split(' ')).filter(Boolean)

/** Reads the build's manifest and answers which files a set of routes and catalogs needs. */
export class BuiltFiles {
  readonly #manifest: Manifest
  readonly #dist: string
  readonly #routes = new Map<string, string>()
  readonly #styles = new Map<string, ReturnType<typeof readCss>>()
  /** The chunks and style sheets of every page. */
  readonly #everyChunk: readonly string[]
  readonly #everyStyle: readonly string[]
  /** The files of lazy parts that the server draws: their styles are needed with the page, their script is not. */
  readonly #deferred: ReadonlySet<string>

  constructor(dist: string, template: string) {
    this.#dist = dist
    this.#manifest = manifestShape.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')))
    const deferred: unknown = JSON.parse(readFileSync(join(dist, '.vite/deferred.json'), 'utf8'))
    this.#deferred = new Set(z.array(z.string()).parse(deferred))
    const started = namedIn(template, /<meta name="(?:start|ahead)" content="([^"]*)">/g)
    const keys = Object.keys(this.#manifest)
    this.#everyChunk = this.#reach(
      keys.filter((key) => started.includes(`/${this.#manifest[key]?.file ?? ''}`)),
    )
    this.#everyStyle = namedIn(template, /<meta name="sheets" content="([^"]*)">/g)
    for (const key of keys) if (key.includes('?tsr-split=component')) this.#routes.set(routeOf(key), key)
  }

  /** The chunks reached from `keys` by static imports, each once, those imported first; `drawn`: and by deferred parts. */
  #reach(keys: readonly string[], drawn = false): string[] {
    const found: string[] = []
    const visit = (key: string) => {
      const chunk = this.#manifest[key]
      if (found.includes(key) || chunk === undefined) return
      for (const next of chunk.imports ?? []) visit(next)
      found.push(key)
      if (!drawn) return
      for (const next of chunk.dynamicImports ?? [])
        if (this.#deferred.has(this.#manifest[next]?.file ?? '')) visit(next)
    }
    for (const key of keys) visit(key)
    return found
  }

  /** Files for matched routes and their catalogs in a language. The entry's scripts are not among them: every page has them. */
  of(routeIds: readonly string[], catalogs: PageCatalogs, language: string): PageFiles {
    const components = routeIds.map((id) => this.#routes.get(withoutSlash(id)) ?? '')
    const words = (names: readonly string[]) => names.map((name) => `locales/${language}/${name}.po`)
    const own = this.#reach([...components, ...words(['app', ...catalogs.now])])
    const drawn = this.#reach([...this.#everyChunk, ...components], true)
    const soon = this.#reach([...words(['frame', ...catalogs.later]), ...AFTER])
    const styles = drawn.flatMap((key) => this.#manifest[key]?.css ?? []).map((file) => `/${file}`)
    return {
      scripts: this.#scripts(own, this.#everyChunk),
      styles: [...new Set([...this.#everyStyle, ...styles])],
      soon: this.#scripts([...soon, ...drawn], [...this.#everyChunk, ...own]),
    }
  }

  /** The addresses of chunks, without those that come in another way. */
  #scripts(keys: readonly string[], others: readonly string[]): string[] {
    const files = keys
      .filter((key) => !others.includes(key))
      .flatMap((key) => this.#manifest[key]?.file ?? [])
    return [...new Set(files)].map((file) => `/${file}`)
  }

  /** The rules of style sheets that a page can use, as one text. */
  css(styles: readonly string[], html: string): string {
    const classes = classesIn(html)
    return styles.map((address) => usedCss(this.#sheet(address), classes)).join('')
  }

  /** A style sheet in its parts, read once. */
  #sheet(address: string): ReturnType<typeof readCss> {
    const known = this.#styles.get(address)
    if (known !== undefined) return known
    const path = join(this.#dist, address)
    const parts = existsSync(path) ? readCss(readFileSync(path, 'utf8').trim()) : []
    this.#styles.set(address, parts)
    return parts
  }
}
