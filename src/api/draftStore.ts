import { DRAFTS_DATABASE, DRAFTS_TABLE } from '#contract/worker.ts'
import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval'

type Sealed = { vector: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer; at: number }

const KEY = 'key'
const PREFIX = 'draft '

let store: UseStore | null = null
const disk = (): UseStore => (store ??= createStore(DRAFTS_DATABASE, DRAFTS_TABLE))

/** What was written in this tab: the truth while it is open, and all there is where the device keeps nothing. */
const memory = new Map<string, string>()

const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && 'vector' in value && 'sealed' in value && 'at' in value

/** The key that drafts are sealed with: made here, never readable by a script, gone with {@link forgetTexts}. */
async function sealingKey(): Promise<CryptoKey> {
  const kept: unknown = await get(KEY, disk())
  if (kept instanceof CryptoKey) return kept
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  await set(KEY, made, disk())
  return made
}

async function unseal(sealed: Sealed): Promise<string | null> {
  const key = await sealingKey()
  const plain = await crypto.subtle
    .decrypt({ name: 'AES-GCM', iv: sealed.vector }, key, sealed.sealed)
    .catch(() => null)
  return plain === null ? null : new TextDecoder().decode(plain)
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

/** Takes everything away, and the key with it, so that nothing that may linger on the disk can be read. */
export async function forgetTexts(): Promise<void> {
  memory.clear()
  await writing
  await clear(disk()).catch(() => undefined)
}
