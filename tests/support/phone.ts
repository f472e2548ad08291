import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test'
import { chromiumLaunch, engineLaunch } from './chromium.ts'

/**
 * A phone of its own: what it stored survives a restart. `film`: the file with what its camera sees. `engine`: the engine alone,
 * for journeys that look at pages and not at the browser around them: a third less of the processor.
 */
export async function phone(
  directory: string,
  address: string,
  { width = 360, film, engine = false }: { width?: number; film?: string; engine?: boolean } = {},
): Promise<BrowserContext> {
  const { args, ...launch } = engine ? engineLaunch() : chromiumLaunch()
  const camera =
    film === undefined
      ? []
      : [
          '--use-fake-device-for-media-stream',
          '--use-fake-ui-for-media-stream',
          `--use-file-for-fake-video-capture=${film}`,
        ]
  return await chromium.launchPersistentContext(directory, {
    ...launch,
    args: [...args, ...camera],
    baseURL: address,
    viewport: { width, height: 740 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  })
}

/** The page that a phone opens with. */
export const firstPage = async (context: BrowserContext): Promise<Page> =>
  context.pages()[0] ?? (await context.newPage())

/** Waits until the worker is in charge of the page: from then on home, trips and codes open without a network. */
export async function workerStands(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}

/** Waits until the whole app is on the device, which a page at rest asks for: from then on all of it opens without a network. */
export async function workerReady(page: Page): Promise<void> {
  await workerStands(page)
  await page.evaluate(async () => {
    const { waiting, active } = await navigator.serviceWorker.ready
    ;(waiting ?? active)?.postMessage({ type: 'complete' }, [])
  })
  // Asked for once: while a page asks for something the worker does not go on.
  const files = await page.evaluate(async () =>
    Array.from(
      (await (await fetch('/sw.js')).text()).matchAll(/"?url"?:\s*"([^"]+)"/g),
      ([, url]) => `/${url}`,
    ),
  )
  const missing = () =>
    page.evaluate(async (wanted) => {
      const there = new Set(
        (await (await caches.open('ghe-shell')).keys()).map(({ url }) => new URL(url).pathname),
      )
      return wanted.filter((url) => !/assets\/(host|desk|investor|map)\//.test(url) && !there.has(url)).length
    }, files)
  await expect.poll(missing, { timeout: 60_000 }).toBe(0)
}

/** How many rows a table of the worker has; 0 where there is none. */
export const rows = (page: Page, database: string, table: string): Promise<number> =>
  page.evaluate(
    async ([name, store]) => {
      const known = await indexedDB.databases()
      if (!known.some((entry) => entry.name === name)) return 0
      const opened = indexedDB.open(name)
      await new Promise((resolve) => opened.addEventListener('success', resolve))
      const counted = opened.result.transaction(store).objectStore(store).count()
      await new Promise((resolve) => counted.addEventListener('success', resolve))
      opened.result.close()
      return counted.result
    },
    [database, table] as const,
  )

/**
 * Everything a script of the site can read on this device, as one text: every database, cache, storage and cookie. Bytes
 * are read as text; a key that cannot be read out shows nothing.
 */
export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('unreadable')))
      })
    const plain = (_key: string, value: unknown): unknown => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return new TextDecoder().decode(value instanceof ArrayBuffer ? new Uint8Array(value) : value)
      return value
    }
    const found: unknown[] = [document.cookie, { ...localStorage }, { ...sessionStorage }]
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const table = database.transaction(store).objectStore(store)
        found.push(name, store, await done(table.getAllKeys()))
        found.push(await done(database.transaction(store).objectStore(store).getAll()))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        found.push(name, request.url)
        const response = await cache.match(request)
        if (response?.headers.get('content-type')?.includes('json')) found.push(await response.text())
      }
    }
    return JSON.stringify(found, plain)
  })

const filesUnder = (directory: string): string[] =>
  readdirSync(directory).flatMap((name) => {
    const path = join(directory, name)
    // A browser that runs makes and removes files while one looks.
    const entry = statSync(path, { throwIfNoEntry: false })
    if (entry?.isDirectory() === true) return filesUnder(path)
    return entry?.isFile() === true ? [path] : []
  })

/** What a file holds; nothing, where the browser removes it between being listed and being read. */
function contentOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

/** The browser's own memory, of what was typed into forms and which pages were open; a person empties it in its settings. */
const BROWSERS_OWN = /\/Default\/(Web Data|Login Data|History|Sessions\/|Top Sites|Favicons)/

/** Where on a phone words are found that the site left there, as `word in file`, in any spelling a browser stores text in. */
export const wordsOnDisk = (directory: string, words: readonly string[]): string[] => {
  const encodings = ['utf8', 'utf16le', 'latin1'] as const
  const files = filesUnder(join(directory, 'Default')).filter((file) => !BROWSERS_OWN.test(file))
  return files.flatMap((file) => {
    const bytes = contentOf(file)
    return words
      .filter((word) => encodings.some((encoding) => bytes.includes(Buffer.from(word, encoding))))
      .map((word) => `${word} in ${file.slice(directory.length)}`)
  })
}
