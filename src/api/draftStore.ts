import { DRAFTS_DATABASE, DRAFTS_TABLE, KEY_CACHE } from '#contract/worker.ts'
import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import { writeSearches } from './recentSearches.ts'
import { viewedHere } from './viewedPlaces.ts'

type Sealed = { vector: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer; at: number }

const BASE = 'base'
const WHOLE = 'key'
const HALF = '/key/drafts'
const HALF_BYTES = 32
const PREFIX = 'draft '

let store: UseStore | null = null
/** The drafts' table. A browser that is told to keep nothing throws when it is opened: that is a refusal like any other. */
function disk(): UseStore {
  if (store !== null) return store
  const table = createStore(DRAFTS_DATABASE, DRAFTS_TABLE)
  return (store = async (mode, use) => await table(mode, use))
}

/** What was written in this tab: the truth while it is open, and all there is where the device keeps nothing. */
const memory = new Map<string, string>()

const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && 'vector' in value && 'sealed' in value && 'at' in value

/** The half of the key that lies here: no script can read it, and a database keeps what was deleted from it. */
async function base(): Promise<CryptoKey> {
  const kept: unknown = await get(BASE, disk())
  if (kept instanceof CryptoKey) return kept
  const secret = crypto.getRandomValues(new Uint8Array(HALF_BYTES))
  const made = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  await set(BASE, made, disk())
  return made
}

/** The other half lies in a cache, whose files are unlinked when it is deleted. */
async function half(): Promise<ArrayBuffer> {
  const cache = await caches.open(KEY_CACHE)
  const kept = await cache.match(HALF)
  if (kept !== undefined) return await kept.arrayBuffer()
  const made = crypto.getRandomValues(new Uint8Array(HALF_BYTES))
  await cache.put(HALF, new Response(made))
  return made.buffer
}

/** The key that drafts are sealed with: made of two halves, never readable by a script, gone with {@link forgetTexts}. */
const sealingKey = (): Promise<CryptoKey> =>
  navigator.locks.request(DRAFTS_DATABASE, async () =>
    crypto.subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: await half(), info: new TextEncoder().encode('ghe drafts') },
      await base(),
      { name: 'AES-GCM', length: 256 },
      false,
      ['encrypt', 'decrypt'],
    ),
  )

/** What builds sealed before the key had halves opens with their whole one, until it is written anew. */
async function unseal({ vector, sealed }: Sealed): Promise<string | null> {
  const whole: unknown = await get(WHOLE, disk())
  for (const key of [await sealingKey(), whole]) {
    if (!(key instanceof CryptoKey)) continue
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: vector }, key, sealed).catch(() => null)
    if (plain !== null) return new TextDecoder().decode(plain)
  }
  return null
}

/** Writes go one after another, so that the last one typed is the last one kept. */
let writing: Promise<unknown> = Promise.resolve()

/** Keeps a text on this device, sealed. False where the device refuses: it then lives as long as the tab. */
export function keepText(name: string, text: string): Promise<boolean> {
  memory.set(name, text)
  const write = writing.then(async () => {
    const vector = crypto.getRandomValues(new Uint8Array(12))
    const bytes = new TextEncoder().encode(text)
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: vector }, await sealingKey(), bytes)
    await set(PREFIX + name, { vector, sealed, at: Date.now() } satisfies Sealed, disk())
  })
  const kept = write.then(
    () => true,
    () => false,
  )
  writing = kept
  return kept
}

/** A text that was kept, from this tab or from the device; null when there is none. */
export async function readText(name: string): Promise<string | null> {
  const here = memory.get(name)
  if (here !== undefined) return here
  const kept: unknown = await get(PREFIX + name, disk()).catch(() => null)
  return isSealed(kept) ? await unseal(kept).catch(() => null) : null
}

/** All texts that are kept, by name. */
export async function allTexts(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const kept: [IDBValidKey, unknown][] = await entries(disk()).catch(() => [])
  for (const [name, value] of kept) {
    if (typeof name !== 'string' || !name.startsWith(PREFIX) || !isSealed(value)) continue
    const text = await unseal(value).catch(() => null)
    if (text !== null) found.set(name.slice(PREFIX.length), text)
  }
  for (const [name, text] of memory) found.set(name, text)
  return found
}

/** Takes one text away. */
export async function dropText(name: string): Promise<void> {
  memory.delete(name)
  await writing
  await del(PREFIX + name, disk()).catch(() => undefined)
}

/** Takes everything away, what was searched and looked at last as well, and the key's half in the cache first: nothing that may linger on the disk can be read. */
export async function forgetTexts(): Promise<void> {
  writeSearches(null)
  viewedHere.write(null)
  memory.clear()
  await writing
  await caches
    .open(KEY_CACHE)
    .then((cache) => cache.delete(HALF))
    .catch(() => undefined)
  await clear(disk()).catch(() => undefined)
}
